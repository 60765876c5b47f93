//! The headings under which points are listed.

use crate::rules::tile::Kind;

/// A heading under which points are listed, as the word by which messages and menus name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Category(pub &'static str);

impl Category {
    /// The headings of the base game, in the order in which they are listed.
    pub const BASE: &[Category] = &[
        Category::of(Kind::City),
        Category::of(Kind::Road),
        Category::of(Kind::Monastery),
        Category::of(Kind::Garden),
        Category::of(Kind::Field),
    ];

    /// The heading of features of a kind.
    pub const fn of(kind: Kind) -> Category {
        Category(kind.key())
    }

    /// The word by which messages and menus name it.
    pub const fn key(self) -> &'static str {
        self.0
    }
}
