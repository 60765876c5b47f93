//! The expansions, in one list that drives every layer.
//!
//! An expansion has at most one module in each of the layers `rules`, `words`, `presenter`, `discord`, `picture` and
//! `opponent`: `expansions/<id>` contains its whole effect on that layer. An entry of the list declares those modules and
//! connects their exports to the core of the layer, so the core names no expansion. `docs/EXPANSIONS.md` explains how to
//! add one.
//!
//! Hooks are called in this order: expansions that change the pile come before those that look at the board. Tiles are
//! numbered in the same order, so entries never change places: the outcomes of proven draws depend on it.

/// Passes the whole list to a macro. An entry has the name of the expansion's modules, the name of its type, and the
/// names that it adds to the vocabulary of the game, each with the word for it in records and messages:
/// - `figures`: wooden figures ([`Figure`](crate::figure::Figure));
/// - `kinds`: kinds of segments ([`Kind`](crate::tile::Kind));
/// - `marks`: symbols printed on segments ([`Mark`](crate::tile::Mark));
/// - `pieces`: components other than figures ([`Piece`](crate::piece::Piece));
/// - `labels`: subjects of receipt lines ([`Label`](crate::score::Label)).
///
/// `layers` lists the layers in which it has a module. Without rules of its own, its tiles (the set with its name) are
/// shuffled into the pile.
#[macro_export]
macro_rules! list {
    ([$($then:tt)*] $($passed:ident)?) => {
        $($then)*! {
            $($passed)?

            /// The River: twelve tiles that are placed first.
            river River {
                figures: [],
                kinds: [
                    /// Volcano at the end of the second river, without a rule here.
                    Volcano "volcano",
                ],
                marks: [],
                pieces: [],
                labels: [],
                layers: [rules, words, picture],
            }

            /// The Abbot: a figure for monasteries and gardens that may be called back.
            abbot Abbot {
                figures: [
                    /// The abbot, for monasteries and gardens only.
                    Abbot "abbot",
                ],
                kinds: [],
                marks: [],
                pieces: [],
                labels: [],
                layers: [rules, words, presenter, picture],
            }

            /// Inns & Cathedrals: roads and cities worth more when completed and nothing otherwise, and a large meeple.
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
                    /// The points that an inn adds to a completed road, or removes from an incomplete one.
                    Inns "inns",
                    /// The points that a cathedral adds to a completed city, or removes from an incomplete one.
                    Cathedrals "cathedrals",
                ],
                layers: [rules, words, presenter, picture],
            }

            /// Traders & Builders: goods for the player who completes a city, a builder that earns a second tile, and a
            /// pig.
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
                    /// Completed cities beside the field of the player's pig.
                    Pig "pig",
                ],
                layers: [rules, words, presenter, picture, opponent],
            }

            /// Abbey & Mayor: a tile that fits everywhere, a mayor, a wagon that moves on, and barns.
            abbey_and_mayor AbbeyAndMayor {
                figures: [
                    /// The mayor: in cities only, with a strength equal to the city's pennants (`abbey_and_mayor.md` §3).
                    Mayor "mayor",
                    /// The wagon: it may move on when its feature was scored (`abbey_and_mayor.md` §4).
                    Wagon "wagon",
                ],
                kinds: [],
                marks: [],
                pieces: [
                    /// An abbey in a supply (`abbey_and_mayor.md` §2).
                    Abbey "abbey",
                    /// A barn (`abbey_and_mayor.md` §5).
                    Barn "barn",
                ],
                labels: [],
                layers: [rules, words, presenter, discord, picture],
            }

            /// Hills & Sheep: shepherds and their flocks, hills, vineyards.
            hills_and_sheep HillsAndSheep {
                figures: [
                    /// The shepherd: fields only; not a follower, so it claims nothing (`000 §Berger`).
                    Shepherd "shepherd",
                ],
                kinds: [
                    /// Hill, which covers its whole tile (`000 §Collines`).
                    Hill "hill",
                    /// Vineyard, which adds points to completed monasteries around it (`000 §Vignobles`).
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
                layers: [rules, words, presenter, discord, picture, opponent],
            }

            /// Bridges, Castles & Bazaars: roads over other tiles, small cities that repeat points, and auctions of
            /// tiles.
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
                    /// Castles beside a field.
                    Castles "castles",
                    /// The price of a tile at auction.
                    Bid "bid",
                ],
                layers: [rules, words, presenter, discord, picture, opponent],
            }

            /// Monuments: large tiles with architects, cubes, objectives and Renown.
            monuments Monuments {
                figures: [],
                kinds: [
                    /// Monument in the middle of a large tile, for architects (`004 §Placement P`).
                    Monument "monument",
                    /// Chappa'ai: a gate to the others (`monuments.md` §E).
                    Chappaai "chappaai",
                ],
                marks: [],
                pieces: [
                    /// A cube for objectives (`004 §Matériel`).
                    Cube "cube",
                    /// A Renown token; players begin with none (`004 §Matériel`).
                    Renown "renown",
                ],
                labels: [
                    /// A monument whose objectives are all completed.
                    Monument "monument",
                    /// Completed objectives of another monument.
                    Objectives "objectives",
                    /// Cubes on a completed objective.
                    Cubes "cubes",
                    /// Renown tokens.
                    Renown "renown",
                ],
                layers: [rules, words, presenter, discord, picture],
            }

            /// Houses and Walls: pieces between tiles that make placements legal.
            houses_and_walls HousesAndWalls {
                figures: [],
                kinds: [],
                marks: [],
                pieces: [
                    /// A house, which ends a road before a field (`monuments.md` §C).
                    House "house",
                    /// A wall between a field and a city (`monuments.md` §D).
                    Wall "wall",
                ],
                labels: [],
                layers: [rules, words, presenter, picture],
            }

            /// Deserts: oases, spice deposits and sandworms.
            deserts Deserts {
                figures: [],
                kinds: [
                    /// Desert, which separates fields and takes no figure (`monuments.md` B-1).
                    Desert "desert",
                    /// Oasis: scored by the tiles around it (`monuments.md` §F.1).
                    Oasis "oasis",
                    /// Spice deposit (`monuments.md` §F.2).
                    Spice "spice",
                    /// Sandworm, which carries a meeple to another feature (`monuments.md` §F.2).
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
                layers: [rules, words, presenter, picture],
            }

            /// The Gifts: cards for extending the features of others.
            the_gifts TheGifts {
                figures: [],
                kinds: [],
                marks: [],
                pieces: [
                    /// An unopened gift.
                    Gift "gift",
                ],
                labels: [
                    /// Meeples in a feature that one is taken back from, that one included.
                    Meeples "meeples",
                    /// Unopened gifts.
                    Gifts "gifts",
                ],
                layers: [rules, words, presenter, discord, picture],
            }

            /// The Tower: towers from which meeples are captured, and ransoms for prisoners.
            the_tower TheTower {
                figures: [],
                kinds: [
                    /// Foundation of a tower (`tower.md` §2.1).
                    Foundation "foundation",
                ],
                marks: [],
                pieces: [
                    /// A floor of a tower (`tower.md` §0.2).
                    Floor "floor",
                ],
                labels: [
                    /// The release of a prisoner.
                    Ransom "ransom",
                ],
                layers: [rules, words, presenter, discord, picture],
            }

            /// The Ferries: lakes, and ferries that join two of their roads.
            ferries Ferries {
                figures: [],
                kinds: [
                    /// Lake at which roads end (`minis.md` §4.3).
                    Lake "lake",
                ],
                marks: [],
                pieces: [],
                labels: [],
                layers: [rules, words, presenter, picture],
            }

            /// The Princess & the Dragon: a dragon that eats figures, a fairy, a princess and magic portals.
            the_princess_and_the_dragon ThePrincessAndTheDragon {
                figures: [],
                kinds: [
                    /// Dragon, which moves when its tile is laid (`princess_and_dragon.md` §2.9).
                    Dragon "dragon",
                    /// Magic portal (`princess_and_dragon.md` §5).
                    Portal "portal",
                ],
                marks: [
                    /// A princess in a city.
                    Princess "princess",
                ],
                pieces: [
                    /// The dragon (`princess_and_dragon.md` §2).
                    Dragon "dragon",
                    /// The fairy (`princess_and_dragon.md` §3).
                    Fairy "fairy",
                ],
                labels: [
                    /// Meeples beside the fairy.
                    Fairy "fairy",
                ],
                layers: [rules, words, presenter, picture, opponent],
            }

            /// King & Robber Baron: titles for the largest city and the longest road.
            king_and_robber KingAndRobber {
                figures: [],
                kinds: [],
                marks: [],
                pieces: [],
                labels: [
                    /// Completed cities, for the king.
                    CompletedCities "completed_cities",
                    /// Completed roads, for the robber baron.
                    CompletedRoads "completed_roads",
                    /// The king.
                    King "king",
                    /// The robber baron.
                    Robber "robber",
                ],
                layers: [rules, words, presenter, picture, opponent],
            }
        }
    };
}

/// Passes the modules, types and layers of the list to a layer's macro: `/// doc`, `id TypeName layer layer;` for each
/// expansion.
#[macro_export]
macro_rules! expansions {
    ($layer:ident) => {
        $crate::list! { [$crate::names] $layer }
    };
}

/// Reduces each entry to its documentation, its two names and its layers.
#[macro_export]
macro_rules! names {
    ($layer:ident $($(#[$doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: $kinds:tt,
        marks: $marks:tt,
        pieces: $pieces:tt,
        labels: $labels:tt,
        layers: [$($at:ident),*],
    })*) => {
        $layer! { $($(#[$doc])* $id $Name $($at)*;)* }
    };
}

/// Declares a layer's modules of expansions, and the functions `of` and `all`, which return their `HOOKS`.
#[macro_export]
macro_rules! hooks {
    ($layer:ident) => {
        $crate::list! { [$crate::hooks] $layer }
    };
    ($layer:ident $($(#[$doc:meta])* $id:ident $Name:ident {
        figures: $figures:tt,
        kinds: $kinds:tt,
        marks: $marks:tt,
        pieces: $pieces:tt,
        labels: $labels:tt,
        layers: [$($at:ident),*],
    })*) => {
        $($crate::module! { $layer $id $($at)* })*

        /// Returns the hooks of an expansion.
        pub(crate) const fn of(expansion: $crate::expansions::Expansion) -> &'static Hooks {
            match expansion {
                $($crate::expansions::Expansion::$Name => &$id::HOOKS,)*
            }
        }

        /// Returns the hooks of all expansions, in the order of the list.
        pub(crate) fn all() -> impl Iterator<Item = &'static Hooks> {
            $crate::expansions::Expansion::ALL.iter().map(|&expansion| of(expansion))
        }
    };
}

/// Declares the module of an expansion in a layer, given its layers. Without a module, its hooks are `Hooks::NONE`.
#[macro_export]
macro_rules! module {
    (words $id:ident words $($more:ident)*) => { pub(crate) mod $id; };
    (presenter $id:ident presenter $($more:ident)*) => { pub(crate) mod $id; };
    (discord $id:ident discord $($more:ident)*) => { pub(crate) mod $id; };
    (opponent $id:ident opponent $($more:ident)*) => { pub(crate) mod $id; };
    ($layer:ident $id:ident $other:ident $($more:ident)*) => { $crate::module! { $layer $id $($more)* } };
    ($layer:ident $id:ident) => {
        pub(crate) mod $id {
            pub(super) const HOOKS: super::Hooks = super::Hooks::NONE;
        }
    };
}

/// The modules of the list again, never compiled: `cargo fmt` finds files by their `mod` lines and cannot read those that
/// a macro writes. A test compares these lines with the list.
#[cfg(any())]
#[path = ".."]
mod formatted {
    #[path = "rules/expansions"]
    mod rules {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod ferries;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod king_and_robber;
        mod monuments;
        mod river;
        mod the_gifts;
        mod the_princess_and_the_dragon;
        mod the_tower;
        mod traders_and_builders;
    }

    #[path = "words/expansions"]
    mod words {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod ferries;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod king_and_robber;
        mod monuments;
        mod river;
        mod the_gifts;
        mod the_princess_and_the_dragon;
        mod the_tower;
        mod traders_and_builders;
    }

    #[path = "presenter/expansions"]
    mod presenter {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod ferries;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod king_and_robber;
        mod monuments;
        mod the_gifts;
        mod the_princess_and_the_dragon;
        mod the_tower;
        mod traders_and_builders;
    }

    #[path = "discord/expansions"]
    mod discord {
        mod abbey_and_mayor;
        mod bridges_castles_and_bazaars;
        mod hills_and_sheep;
        mod monuments;
        mod the_gifts;
        mod the_tower;
    }

    #[path = "picture/expansions"]
    mod picture {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod ferries;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod king_and_robber;
        mod monuments;
        mod river;
        mod the_gifts;
        mod the_princess_and_the_dragon;
        mod the_tower;
        mod traders_and_builders;
    }

    #[path = "opponent/expansions"]
    mod opponent {
        mod bridges_castles_and_bazaars;
        mod hills_and_sheep;
        mod king_and_robber;
        mod the_princess_and_the_dragon;
        mod traders_and_builders;
    }

    #[path = "../tests/it/expansions"]
    mod tests {
        mod abbey_and_mayor;
        mod abbot;
        mod bridges_castles_and_bazaars;
        mod deserts;
        mod ferries;
        mod hills_and_sheep;
        mod houses_and_walls;
        mod inns_and_cathedrals;
        mod king_and_robber;
        mod monuments;
        mod river;
        mod the_gifts;
        mod the_princess_and_the_dragon;
        mod the_tower;
        mod traders_and_builders;
    }
}
