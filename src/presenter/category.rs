//! Categories of points in tallies.

use crate::rules::Kind;

/// A category of points, by the key that messages and menus use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Category(pub &'static str);

impl Category {
    /// The categories of the base game, in display order.
    pub const BASE: &[Category] = &[
        Category::of(Kind::City),
        Category::of(Kind::Road),
        Category::of(Kind::Monastery),
        Category::of(Kind::Garden),
        Category::of(Kind::Field),
    ];

    /// Returns the category to which the points of a feature belong, by its kind.
    pub const fn of(kind: Kind) -> Category {
        Category(kind.key())
    }

    /// Returns the key that messages and menus use.
    pub const fn key(self) -> &'static str {
        self.0
    }
}
