//! The symbols printed on segments: an inn beside a road, a herd of pigs in a field.

use serde::{Deserialize, Serialize};

macro_rules! marks {
    ($($(#[$_doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: $kinds:tt,
        marks: [$($(#[$doc:meta])* $Mark:ident $key:literal,)*],
        $($vocabulary:tt)*
    })*) => {
        /// A symbol printed on a segment. Some tiles show symbols whose rules belong to another box. Without that
        /// expansion, such symbols have no effect.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Mark {
            /// An inn beside a road.
            Inn,
            /// A herd of pigs in a field.
            PigHerd,
            $($($(#[$doc])* $Mark,)*)*
        }

        impl Mark {
            /// Every mark, in a fixed order.
            pub const ALL: &[Mark] = &[Mark::Inn, Mark::PigHerd, $($(Mark::$Mark,)*)*];

            /// Returns the name of the mark in tile files and message keys.
            pub const fn key(self) -> &'static str {
                match self {
                    Mark::Inn => "inn",
                    Mark::PigHerd => "pig_herd",
                    $($(Mark::$Mark => $key,)*)*
                }
            }
        }
    };
}
crate::list!([marks]);

/// The set of marks on a segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Marks(u32);

impl Marks {
    /// The empty set.
    pub const NONE: Marks = Marks(0);

    /// Returns whether a mark is in the set.
    pub const fn has(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u32 != 0
    }

    /// Returns the marks, each once, in their fixed order.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.iter().copied().filter(move |&mark| self.has(mark))
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Marks {
        Marks(marks.into_iter().fold(0, |set, mark| set | 1 << mark as u32))
    }
}
