//! The content of a public post that a user asks for.

use std::fmt;
use std::str::FromStr;

use crate::table::TableId;

/// The content of a post. As a text, it is a part of a custom ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum SharedContent {
    /// The board of a table with the points.
    Game(TableId),
    /// The last move of a table when its log had this length.
    Move(TableId, u32),
    /// The profile of the user.
    Profile,
}

impl fmt::Display for SharedContent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SharedContent::Game(table) => write!(f, "game-{table}"),
            SharedContent::Move(table, length) => write!(f, "move-{table}-{length}"),
            SharedContent::Profile => f.write_str("profile"),
        }
    }
}

/// The error for a text that is not the content of a post.
#[derive(Debug)]
pub(in crate::discord) struct InvalidContent;

impl FromStr for SharedContent {
    type Err = InvalidContent;

    fn from_str(text: &str) -> Result<SharedContent, InvalidContent> {
        let table = |text: &str| text.parse().map(TableId).map_err(|_| InvalidContent);
        Ok(match text.split('-').collect::<Vec<_>>()[..] {
            ["game", id] => SharedContent::Game(table(id)?),
            ["move", id, length] => SharedContent::Move(table(id)?, length.parse().map_err(|_| InvalidContent)?),
            ["profile"] => SharedContent::Profile,
            _ => return Err(InvalidContent),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_are_read_back_and_other_texts_are_not() {
        for content in
            [SharedContent::Game(TableId(i64::MAX)), SharedContent::Move(TableId(1), 0), SharedContent::Profile]
        {
            assert_eq!(content.to_string().parse().ok(), Some(content));
        }
        for text in ["", "game", "game-", "game-x", "game-1-2", "move-1", "move-1-2-3", "profile-1", "review-1"] {
            assert!(text.parse::<SharedContent>().is_err(), "{text}");
        }
    }
}
