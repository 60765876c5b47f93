//! The groups and collections in which hosts find an expansion among many.

use crate::Expansion;

/// A group of expansions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpansionGroup {
    /// The numbered expansions of the publisher, and their parts.
    Large,
    /// The other expansions of the publisher.
    Small,
    /// Tiles that were given away at fairs and tournaments, or came with magazines and special editions.
    Promo,
    /// The expansions of fans.
    Fan,
}

impl ExpansionGroup {
    /// Every group.
    pub const ALL: [ExpansionGroup; 4] =
        [ExpansionGroup::Large, ExpansionGroup::Small, ExpansionGroup::Promo, ExpansionGroup::Fan];

    /// Returns the key of the group in menus and messages.
    pub const fn key(self) -> &'static str {
        match self {
            ExpansionGroup::Large => "large",
            ExpansionGroup::Small => "small",
            ExpansionGroup::Promo => "promo",
            ExpansionGroup::Fan => "fan",
        }
    }

    /// Returns the expansions of the group, in the order of the list.
    pub fn members(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.iter().copied().filter(move |expansion| expansion.group() == self)
    }
}

/// Expansions that are played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collection {
    /// The expansions in the box of the base game.
    FirstEvening,
    /// The expansions in the Big Box.
    BigBox,
    /// All expansions of the publisher.
    Official,
}

impl Collection {
    /// Every collection, from the smallest to the largest.
    pub const ALL: [Collection; 3] = [Collection::FirstEvening, Collection::BigBox, Collection::Official];

    /// Returns the key of the collection in menus and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Collection::FirstEvening => "first_evening",
            Collection::BigBox => "big_box",
            Collection::Official => "official",
        }
    }

    /// Returns whether an expansion is part of the collection.
    pub fn contains(self, expansion: Expansion) -> bool {
        match self {
            Collection::Official => expansion.group() != ExpansionGroup::Fan,
            Collection::FirstEvening | Collection::BigBox => expansion.boxes().contains(&self),
        }
    }
}

macro_rules! publications {
    ($(
        $(#[$doc:meta])* $id:ident $Name:ident {
            published: [$Group:ident $(; $($Box:ident),*)?],
            $($vocabulary:tt)*
        }
    )*) => {
        impl Expansion {
            /// Returns the group of the expansion.
            pub const fn group(self) -> ExpansionGroup {
                match self {
                    $(Expansion::$Name => ExpansionGroup::$Group,)*
                }
            }

            /// Returns the collections that are sold in a box with the expansion.
            const fn boxes(self) -> &'static [Collection] {
                match self {
                    $(Expansion::$Name => &[$($(Collection::$Box),*)?],)*
                }
            }
        }
    };
}

crate::list!([publications]);
