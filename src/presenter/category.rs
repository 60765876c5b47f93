//! Categories of points in tallies.

use bergerie_rules::Kind;

/// A category of points, by the key that messages and menus use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Category(pub &'static str);

impl Category {
    /// The points for cities.
    pub const CITY: Category = Category::of(Kind::City);

    /// The points for roads.
    pub const ROAD: Category = Category::of(Kind::Road);

    /// The points for monasteries.
    pub const MONASTERY: Category = Category::of(Kind::Monastery);

    /// The points for gardens.
    pub const GARDEN: Category = Category::of(Kind::Garden);

    /// The points for fields.
    pub const FIELD: Category = Category::of(Kind::Field);

    /// The categories of the base game, in display order.
    pub const BASE: &[Category] =
        &[Category::CITY, Category::ROAD, Category::MONASTERY, Category::GARDEN, Category::FIELD];

    /// Returns the category to which the points of a feature belong, by its kind.
    pub const fn of(kind: Kind) -> Category {
        Category(kind.key())
    }

    /// Returns the key that messages and menus use.
    pub const fn key(self) -> &'static str {
        self.0
    }
}
