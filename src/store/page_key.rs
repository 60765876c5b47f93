//! The keys of the pages on which tables are watched.

use std::fmt;
use std::str::FromStr;

use super::{Column, ToColumn, Value};

/// The secret in the address of a table's page. It displays as 32 hexadecimal digits, and is hidden in `Debug`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PageKey([u8; 16]);

/// The error for a string that is not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not 32 hexadecimal digits")]
pub struct InvalidPageKey;

impl PageKey {
    /// Creates a key from random bytes.
    pub const fn new(bytes: [u8; 16]) -> PageKey {
        PageKey(bytes)
    }
}

impl fmt::Display for PageKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PageKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PageKey(…)")
    }
}

impl FromStr for PageKey {
    type Err = InvalidPageKey;

    fn from_str(text: &str) -> Result<PageKey, InvalidPageKey> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let number = u128::from_str_radix(text, 16).ok().filter(|_| text.len() == 32 && text.bytes().all(is_digit));
        number.map(|number| PageKey(number.to_be_bytes())).ok_or(InvalidPageKey)
    }
}

impl ToColumn for PageKey {
    fn to_value(&self) -> Value {
        Value::Bytes(self.0.to_vec())
    }
}

impl Column for PageKey {
    fn from_value(value: &Value) -> Option<PageKey> {
        if let Value::Bytes(bytes) = value { bytes.as_slice().try_into().ok().map(PageKey) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_back_and_other_texts_are_not() {
        let key = PageKey::new(*b"0123456789abcdef");
        let text = key.to_string();
        assert_eq!((text.len(), text.parse()), (32, Ok(key)));
        for text in
            ["", &text[1..], &format!("{text}0"), &text.to_uppercase().replace('3', "A"), &format!("+{}", &text[1..])]
        {
            assert_eq!(text.parse::<PageKey>(), Err(InvalidPageKey), "{text}");
        }
        assert!(!format!("{key:?}").contains(&text[..4]));
    }
}
