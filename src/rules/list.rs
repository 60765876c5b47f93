//! The expansions, in one list that drives every room.
//!
//! An expansion has at most one module in each of the rooms `rules`, `words`, `discord`, `picture` and `opponent`:
//! `expansions/<id>` there holds all that it means in that room. An entry of the list declares those modules and puts what they
//! export where the core of the room asks for it; so the core names no expansion. `ARCHITECTURE.md` tells how to add one.
//!
//! The order is that in which their rules are asked: what alters the pile comes before what looks at the board. Tiles are
//! numbered in the same order, so two entries never change places: the outcomes of proven draws depend on it.

/// The list, handed whole to a macro. An entry has the name of the expansion's modules, the name of its type, and the names
/// that it adds to the vocabulary of the game, each with the word for it in records and messages:
/// - `figures`: wooden figures ([`Figure`](crate::figure::Figure));
/// - `kinds`: what a segment can be ([`Kind`](crate::tile::Kind));
/// - `marks`: what can be printed on a segment besides ([`Mark`](crate::tile::Mark));
/// - `pieces`: what players own besides figures, and what stands on no segment ([`Piece`](crate::piece::Piece));
/// - `labels`: what a line of a receipt counts ([`Label`](crate::score::Label)).
///
/// `rooms` lists the rooms in which it has a module. One without rules of its own shuffles the tiles of its file in: those of the
/// set that has its name.
#[macro_export]
macro_rules! list {
    ([$($then:tt)*] $($passed:ident)?) => {
        $($then)*! {
            $($passed)?

            /// The River: twelve tiles that are laid first.
            river River {
                figures: [],
                kinds: [
                    /// Volcano at the end of the second river. Nothing here gives it a rule.
                    Volcano "volcano",
                ],
                marks: [],
                pieces: [],
                labels: [],
                rooms: [rules, words, picture],
            }

            /// The Abbot: a figure for monasteries and gardens that may be called back.
            abbot Abbot {
                figures: [
                    /// The abbot: monasteries and gardens only.
                    Abbot "abbot",
                ],
                kinds: [],
                marks: [],
                pieces: [],
                labels: [],
                rooms: [rules, words, discord, picture],
            }

            /// Inns & Cathedrals: roads and cities worth more finished and nothing unfinished, and a large meeple.
            inns_and_cathedrals InnsAndCathedrals {
                figures: [
                    /// The large meeple: a meeple that counts two for majorities (`inns_and_cathedrals.md` §4).
                    LargeMeeple "large_meeple",
                ],
                kinds: [],
                marks: [
                    /// A cathedral in a city.
                    Cathedral "cathedral",
                ],
                pieces: [],
                labels: [
                    /// What an inn adds to a finished road, or takes from an unfinished one.
                    Inns "inns",
                    /// What a cathedral adds to a finished city, or takes from an unfinished one.
                    Cathedrals "cathedrals",
                ],
                rooms: [rules, words, discord, picture],
            }

            /// Traders & Builders: goods for whoever completes a city, a builder that brings a second tile, and a pig.
            traders_and_builders TradersAndBuilders {
                figures: [
                    /// The builder: on a road or in a city with a meeple of its owner (`traders_and_builders.md` §3).
                    Builder "builder",
                    /// The pig: in a field with a farmer of its owner (`traders_and_builders.md` §4).
                    Pig "pig",
                ],
                kinds: [],
                marks: [
                    /// A city's wine.
                    Wine "wine",
                    /// A city's grain.
                    Grain "grain",
                    /// A city's cloth.
                    Cloth "cloth",
                ],
                pieces: [
                    /// A token for wine.
                    Wine "wine",
                    /// A token for grain.
                    Grain "grain",
                    /// A token for cloth.
                    Cloth "cloth",
                ],
                labels: [
                    /// The most wine.
                    Wine "wine",
                    /// The most grain.
                    Grain "grain",
                    /// The most cloth.
                    Cloth "cloth",
                    /// Completed cities by the field of one's pig.
                    Pig "pig",
                ],
                rooms: [rules, words, discord, picture, opponent],
            }

            /// Abbey & Mayor: a tile that fits everywhere, a mayor, a wagon that moves on, and barns.
            abbey_and_mayor AbbeyAndMayor {
                figures: [
                    /// The mayor: in cities only, as strong as its city has pennants (`abbey_and_mayor.md` §3).
                    Mayor "mayor",
                    /// The wagon: it may move on when what it stands on was scored (`abbey_and_mayor.md` §4).
                    Wagon "wagon",
                ],
                kinds: [],
                marks: [],
                pieces: [
                    /// An abbey that was not laid yet (`abbey_and_mayor.md` §2).
                    Abbey "abbey",
                    /// A barn (`abbey_and_mayor.md` §5).
                    Barn "barn",
                ],
                labels: [],
                rooms: [rules, words, discord, picture],
            }

            /// Hills & Sheep: shepherds and their flocks, hills, vineyards.
            hills_and_sheep HillsAndSheep {
                figures: [
                    /// The shepherd: fields only, and no follower: it claims nothing (`000 §Berger`).
                    Shepherd "shepherd",
                ],
                kinds: [
                    /// Hill: it lies above its whole tile (`000 §Collines`).
                    Hill "hill",
                    /// Vineyard: makes completed monasteries around it worth more (`000 §Vignobles`).
                    Vineyard "vineyard",
                ],
                marks: [],
                pieces: [],
                labels: [
                    /// Vineyards around a completed monastery.
                    Vineyards "vineyards",
                    /// Tokens of a flock, by the sheep on each.
                    Sheep "sheep",
                ],
                rooms: [rules, words, discord, picture, opponent],
            }

            /// Bridges, Castles & Bazaars: roads over anything, small cities that repeat points, tiles by auction.
            bridges_castles_and_bazaars BridgesCastlesAndBazaars {
                figures: [],
                kinds: [
                    /// Bazaar: its tile opens an auction (`001 §Bazars`).
                    Bazaar "bazaar",
                ],
                marks: [],
                pieces: [
                    /// A bridge (`001 §Ponts`).
                    Bridge "bridge",
                    /// A castle (`001 §Forteresses`).
                    Castle "castle",
                ],
                labels: [
                    /// Castles by a field.
                    Castles "castles",
                    /// What a tile cost at auction.
                    Bid "bid",
                ],
                rooms: [rules, words, discord, picture, opponent],
            }

            /// Monuments: large tiles with architects, cubes, objectives and Renown.
            monuments Monuments {
                figures: [],
                kinds: [
                    /// Monument in the middle of a large tile; an architect stands here (`004 §Placement P`).
                    Monument "monument",
                    /// Chappa'ai: a gate to the others (`monuments.md` §E).
                    Chappaai "chappaai",
                ],
                marks: [],
                pieces: [
                    /// A cube for objectives (`004 §Matériel`).
                    Cube "cube",
                    /// A Renown token, of which players begin with none (`004 §Matériel`).
                    Renown "renown",
                ],
                labels: [
                    /// A monument whose objectives are all completed.
                    Monument "monument",
                    /// Completed objectives of another monument.
                    Objectives "objectives",
                    /// Cubes on an objective that was completed.
                    Cubes "cubes",
                    /// Renown tokens.
                    Renown "renown",
                ],
                rooms: [rules, words, discord, picture],
            }

            /// Houses and Walls: pieces between tiles that make placements legal.
            houses_and_walls HousesAndWalls {
                figures: [],
                kinds: [],
                marks: [],
                pieces: [
                    /// A house, in which a road ends before a field (`monuments.md` §C).
                    House "house",
                    /// A wall between a field and a city (`monuments.md` §D).
                    Wall "wall",
                ],
                labels: [],
                rooms: [rules, words, discord, picture],
            }

            /// Deserts: oases, spice deposits and sandworms.
            deserts Deserts {
                figures: [],
                kinds: [
                    /// Desert: separates fields, takes no figure (`monuments.md` B-1).
                    Desert "desert",
                    /// Oasis: scored by the tiles around it (`monuments.md` §F.1).
                    Oasis "oasis",
                    /// Spice deposit (`monuments.md` §F.2).
                    Spice "spice",
                    /// Sandworm: carries a meeple elsewhere (`monuments.md` §F.2).
                    Sandworm "sandworm",
                ],
                marks: [],
                pieces: [],
                labels: [
                    /// Desert tiles around an oasis.
                    Deserts "deserts",
                    /// A spice deposit with tiles all around.
                    Spice "spice",
                ],
                rooms: [rules, words, discord, picture],
            }

            /// The Gifts: cards for extending what others control.
            the_gifts TheGifts {
                figures: [],
                kinds: [],
                marks: [],
                pieces: [
                    /// A gift that was not opened yet.
                    Gift "gift",
                ],
                labels: [
                    /// Meeples of a feature that one is taken back from, that one included.
                    Meeples "meeples",
                    /// Gifts that were never opened.
                    Gifts "gifts",
                ],
                rooms: [rules, words, discord, picture],
            }
        }
    };
}

/// Hands a room's macro the modules, types and rooms of the list: `/// doc`, `id TypeName room room;` for each expansion.
#[macro_export]
macro_rules! expansions {
    ($room:ident) => {
        $crate::list! { [$crate::names] $room }
    };
}

/// Leaves of each entry its documentation, its two names and its rooms.
#[macro_export]
macro_rules! names {
    ($room:ident $($(#[$doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: $kinds:tt,
        marks: $marks:tt,
        pieces: $pieces:tt,
        labels: $labels:tt,
        rooms: [$($at:ident),*],
    })*) => {
        $room! { $($(#[$doc])* $id $Name $($at)*;)* }
    };
}

/// The modules of the list once more, never compiled: `cargo fmt` finds files by their `mod` lines and cannot read those that a
/// macro writes. A test compares these lines with the list.
#[cfg(any())]
#[path = ".."]
mod formatted {
    #[path = "rules/expansions"]
    mod rules {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod monuments;
        mod river;
        mod the_gifts;
        mod traders_and_builders;
    }

    #[path = "words/expansions"]
    mod words {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod monuments;
        mod river;
        mod the_gifts;
        mod traders_and_builders;
    }

    #[path = "discord/expansions"]
    mod discord {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod monuments;
        mod the_gifts;
        mod traders_and_builders;
    }

    #[path = "picture/expansions"]
    mod picture {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod monuments;
        mod river;
        mod the_gifts;
        mod traders_and_builders;
    }

    #[path = "opponent/expansions"]
    mod opponent {
        mod bridges_castles_and_bazaars;
        mod hills_and_sheep;
        mod traders_and_builders;
    }
}
