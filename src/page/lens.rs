//! Additional information that a page shows on request, as the table's settings allow.

use std::str::FromStr;

use crate::presenter::words::Words;
use crate::table::TableOptions;

/// Additional information about a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Lens {
    /// The fields on the board in the patterns of their owners, and their points if the game ended now.
    Fields,
    /// The final scores if the game ended now.
    IfEnded,
    /// The tiles that can still be drawn.
    Tiles,
}

/// The error for a string that is not the key of a lens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnknownLens;

impl FromStr for Lens {
    type Err = UnknownLens;

    fn from_str(key: &str) -> Result<Lens, UnknownLens> {
        Lens::ALL.into_iter().find(|lens| lens.key() == key).ok_or(UnknownLens)
    }
}

impl Lens {
    pub const ALL: [Lens; 3] = [Lens::Fields, Lens::IfEnded, Lens::Tiles];

    /// Returns the key of the lens in addresses.
    pub const fn key(self) -> &'static str {
        match self {
            Lens::Fields => "fields",
            Lens::IfEnded => "if_ended",
            Lens::Tiles => "tiles",
        }
    }

    pub fn name(self, words: Words) -> String {
        match self {
            Lens::Fields => words.button_fields(),
            Lens::IfEnded => words.button_if_ended(),
            Lens::Tiles => words.button_tiles(),
        }
    }

    /// Returns whether watchers of a table with these options may see the information.
    pub fn is_shown(self, options: &TableOptions) -> bool {
        match self {
            Lens::Fields => options.assists.are_on(),
            Lens::IfEnded => options.shows_forecast(false),
            // At a table without assists, it consists of the number of tiles.
            Lens::Tiles => true,
        }
    }
}
