//! What a segment of a tile can be, as a table: how it lies on its tile, what completes it and what it counts. Who may stand
//! there, the table of figures says.

use serde::{Deserialize, Serialize};

use super::tile::Edge;

/// What is always true of a kind of segment.
#[derive(Clone, Copy, Debug)]
pub struct KindRules {
    /// How it lies on its tile.
    pub lies: Lies,
    /// What completes it.
    pub completed: Completed,
    /// What it is worth by the rules of the base game.
    pub counts: Counts,
}

/// What a feature is worth by the rules of the base game (`base.md` §3.3, §4). Expansions add lines of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Nothing, or what an expansion says.
    Nothing,
    /// A point for each tile.
    Tiles,
    /// Points for each tile and each coat of arms: twice as many when it is completed.
    TilesAndPennants,
    /// A point for its own tile and each of those around.
    TilesAround,
    /// Three points for each completed city that it touches.
    Cities,
}

/// How a kind of segment lies on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// It reaches half-sides, which show a field. It may meet other ground without joining it.
    Ground,
    /// It reaches sides, which show this.
    Line(Edge),
    /// Inside its tile; it never joins a neighbour.
    Inside,
}

/// What completes a kind of segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// Nothing.
    Never,
    /// That no end of it is open.
    WithoutOpenEnds,
    /// That tiles lie all around its own.
    Surrounded,
}

/// Some kinds of segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u64);

impl Kinds {
    /// These kinds.
    pub const fn of(kinds: &[Kind]) -> Kinds {
        let (mut set, mut index) = (0, 0);
        while index < kinds.len() {
            set |= 1 << kinds[index] as u32;
            index += 1;
        }
        Kinds(set)
    }

    /// Whether a kind is one of them.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }
}

/// Ground: meadow and the like. Whether it is closed is another question than whether it is complete.
pub(super) const GROUND: KindRules =
    KindRules { lies: Lies::Ground, completed: Completed::Never, counts: Counts::Nothing };

/// Something inside a tile that is never complete.
pub(super) const INSIDE: KindRules =
    KindRules { lies: Lies::Inside, completed: Completed::Never, counts: Counts::Nothing };

/// Something inside a tile that is complete when tiles lie all around.
pub(super) const SURROUNDED: KindRules =
    KindRules { lies: Lies::Inside, completed: Completed::Surrounded, counts: Counts::Nothing };

/// A road or the like.
const fn line(edge: Edge, completed: Completed, counts: Counts) -> KindRules {
    KindRules { lies: Lies::Line(edge), completed, counts }
}

macro_rules! kinds {
    ($($(#[$_doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: [$($(#[$doc:meta])* $Kind:ident $key:literal,)*],
        $($vocabulary:tt)*
    })*) => {
        /// What a segment of a tile is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Kind {
            /// Meadow; farmers lie here.
            Field,
            /// Road; a highwayman stands here.
            Road,
            /// City; a knight stands here.
            City,
            /// River: separates fields, takes no figure.
            River,
            /// Monastery; a monk stands here.
            Monastery,
            /// Garden of the second edition: takes no meeple.
            Garden,
            $($($(#[$doc])* $Kind,)*)*
        }

        impl Kind {
            /// Every kind, in a fixed order.
            pub const ALL: [Kind; 6 $($(+ { let _ = $key; 1 })*)*] = [
                Kind::Field, Kind::Road, Kind::City, Kind::River, Kind::Monastery, Kind::Garden $($(, Kind::$Kind)*)*
            ];

            /// The word for it in records and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    Kind::Field => "field",
                    Kind::Road => "road",
                    Kind::City => "city",
                    Kind::River => "river",
                    Kind::Monastery => "monastery",
                    Kind::Garden => "garden",
                    $($(Kind::$Kind => $key,)*)*
                }
            }
        }

        /// The rules of every kind, by its number. Each expansion exports those of its own.
        const RULES: [KindRules; Kind::ALL.len()] = {
            let mut rules = [INSIDE; Kind::ALL.len()];
            rules[Kind::Field as usize] = KindRules { counts: Counts::Cities, ..GROUND };
            rules[Kind::Road as usize] = line(Edge::Road, Completed::WithoutOpenEnds, Counts::Tiles);
            rules[Kind::City as usize] = line(Edge::City, Completed::WithoutOpenEnds, Counts::TilesAndPennants);
            rules[Kind::River as usize] = line(Edge::River, Completed::Never, Counts::Nothing);
            rules[Kind::Monastery as usize] = KindRules { counts: Counts::TilesAround, ..SURROUNDED };
            rules[Kind::Garden as usize] = KindRules { counts: Counts::TilesAround, ..SURROUNDED };
            let lists: &[&[(Kind, KindRules)]] = &[$(super::expansions::$id::KINDS),*];
            let (mut list, mut found) = (0, 6);
            while list < lists.len() {
                let mut entry = 0;
                while entry < lists[list].len() {
                    let (kind, of) = lists[list][entry];
                    rules[kind as usize] = of;
                    (entry, found) = (entry + 1, found + 1);
                }
                list += 1;
            }
            assert!(found == Kind::ALL.len(), "an expansion lists a kind without its rules");
            rules
        };
    };
}
crate::list!([kinds]);

impl Kind {
    /// What is always true of it.
    pub const fn rules(self) -> &'static KindRules {
        &RULES[self as usize]
    }

    /// Whether it lies inside its tile and never joins a neighbour.
    pub const fn is_inner(self) -> bool {
        matches!(self.rules().lies, Lies::Inside)
    }

    /// Whether it is completed when it has no open end.
    pub const fn is_line(self) -> bool {
        matches!(self.rules().completed, Completed::WithoutOpenEnds)
    }

    /// Whether it is open ground, which reaches half-sides: it may meet other ground without joining it.
    pub const fn is_ground(self) -> bool {
        matches!(self.rules().lies, Lies::Ground)
    }

    /// What a side of a tile shows that it reaches; nothing of what reaches none.
    pub const fn edge(self) -> Option<Edge> {
        match self.rules().lies {
            Lies::Line(edge) => Some(edge),
            Lies::Ground | Lies::Inside => None,
        }
    }
}
