//! The URL at which the bot's pages are reached from outside.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use bergerie_store::PageKey;

/// The URL at which pages are reached: scheme and host, with a port if it is not the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: &'static str,
    authority: String,
}

/// The error for a text that is not such a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not a URL of a scheme and a host")]
pub struct InvalidPublicUrl;

impl PublicUrl {
    /// Returns the host, with the port if it is not the usual one, in lower case. Requests have it in the header `Host`.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// Returns whether requests are encrypted on the way to the host.
    pub fn is_encrypted(&self) -> bool {
        self.scheme == "https://"
    }

    /// Returns whether only this machine reaches the host.
    pub fn is_loopback(&self) -> bool {
        let host = match self.authority.rsplit_once(':') {
            // The colons in brackets belong to an IPv6 address.
            Some((host, port)) if !port.contains(']') => host,
            _ => self.authority.as_str(),
        };
        host == "localhost" || host.trim_matches(['[', ']']).parse().is_ok_and(|address: IpAddr| address.is_loopback())
    }

    /// Returns the address of a path, which begins with a slash.
    pub fn at(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// Returns the address of the page with this key.
    pub fn page(&self, key: PageKey) -> String {
        format!("{self}/tables/{key}")
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.scheme, self.authority)
    }
}

impl FromStr for PublicUrl {
    type Err = InvalidPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, InvalidPublicUrl> {
        let found = ["https://", "http://"].into_iter().find_map(|scheme| Some((scheme, text.strip_prefix(scheme)?)));
        let (scheme, rest) = found.ok_or(InvalidPublicUrl)?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        // Browsers leave the usual port out of the header `Host`.
        let usual_port = if scheme == "https://" { ":443" } else { ":80" };
        let authority = rest.strip_suffix(usual_port).unwrap_or(rest).to_ascii_lowercase();
        let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        if authority.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[') && authority.chars().all(is_allowed) {
            Ok(PublicUrl { scheme, authority })
        } else {
            Err(InvalidPublicUrl)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_has_a_scheme_and_a_host_only() {
        let url: PublicUrl = "https://Games.example/".parse().unwrap();
        assert_eq!((url.authority(), url.is_encrypted()), ("games.example", true));
        let is_loopback = |text: &str| text.parse::<PublicUrl>().unwrap().is_loopback();
        let local =
            ["http://127.0.0.1:80", "http://127.0.0.1:8090", "http://localhost", "http://[::1]", "http://[::1]:8090"];
        assert!(local.into_iter().all(is_loopback));
        assert!(!is_loopback("http://127.0.0.1.example:80") && !is_loopback("http://192.168.1.2:80"));
        let key = PageKey::new([0xa5; 16]);
        assert_eq!(url.page(key), format!("https://games.example/tables/{}", "a5".repeat(16)));
        for text in
            ["http://127.0.0.1:8090", "http://[::1]", "https://a-b.example:8443", "https://a:80", "http://a:443"]
        {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.to_string()), Ok(text.to_owned()));
        }
        for (text, authority) in [
            ("https://a.example:443", "a.example"),
            ("http://a.example:80/", "a.example"),
            ("http://[::1]:80", "[::1]"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().authority(), authority, "browsers omit the usual port");
        }
        for text in [
            "",
            "games.example",
            "https://",
            "https:///",
            "https://a/b",
            "https://a?b",
            "https://u@a",
            "ftp://a",
            "https://a b",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(InvalidPublicUrl), "{text}");
        }
    }
}
