//! The list of all expansions, from which every layer generates its tables.
//!
//! An expansion has at most one module in each layer. The module `expansions/<id>` contains everything that the
//! expansion does in its layer, and `expansions/mod.rs` declares it. The macros of the list connect the exports of these
//! modules to the core of the layer, so the core names no expansion. `docs/EXPANSIONS.md` explains how to add one.
//!
//! The order of the list matters. Hooks are called in this order, so expansions that change the pile come before those
//! that look at the board. Tiles are numbered in this order too, and the outcomes of proven draws depend on these
//! numbers, so entries never change places.

/// Passes the whole list to a macro. Each entry has the name of the expansion's modules and the name of its type. `published` has
/// its [group](crate::ExpansionGroup), and the boxes with it that are a [collection](crate::Collection). Then come the names that the
/// expansion adds to the [vocabulary](crate::vocabulary!) of the game:
/// - `figures`: wooden figures ([`Figure`](crate::figure::Figure));
/// - `kinds`: kinds of segments ([`Kind`](crate::tile::Kind));
/// - `marks`: symbols printed on segments ([`Mark`](crate::tile::Mark));
/// - `pieces`: components other than figures ([`Piece`](crate::piece::Piece));
/// - `labels`: subjects of receipt lines ([`TermLabel`](crate::score::TermLabel)).
#[macro_export]
macro_rules! list {
    ([$($then:tt)*] $($passed:ident)? $({ $($own:tt)* })?) => {
        $($then)*! {
            $($passed)?
            $({ $($own)* })?

            /// The River: twelve tiles that are placed first.
            river River {
                published: [Small; FirstEvening, BigBox],
                kinds: [
                    /// The volcano at the end of the second river. The River itself has no rule for it.
                    Volcano "volcano",
                ],
                marks: [
                    /// A herd of pigs in a field.
                    PigHerd "pig_herd",
                ],
                labels: [
                    /// The pig herd in a field (`river.md 2.7`).
                    PigHerd "pig_herd",
                ],
            }

            /// The Abbot: a figure for monasteries and gardens that can be called back early.
            abbot Abbot {
                published: [Small; FirstEvening, BigBox],
                figures: [
                    /// The abbot, which can only be placed on monasteries and gardens.
                    Abbot "abbot",
                ],
            }

            /// Inns & Cathedrals: a large meeple, and roads and cities that score more when completed and nothing otherwise.
            inns_and_cathedrals InnsAndCathedrals {
                published: [Large; BigBox],
                figures: [
                    /// The large meeple: a meeple that counts as two for majorities (`inns_and_cathedrals.md 4`).
                    LargeMeeple "large_meeple",
                ],
                marks: [
                    /// An inn beside a road.
                    Inn "inn",
                    /// A cathedral, which makes its city score more when completed and nothing otherwise.
                    Cathedral "cathedral",
                ],
                labels: [
                    /// The points that an inn adds to a completed road, or removes from an incomplete one.
                    Inns "inns",
                    /// The points that a cathedral adds to a completed city, or removes from an incomplete one.
                    Cathedrals "cathedrals",
                ],
            }

            /// Traders & Builders: goods for completing cities, a builder that earns a second tile, and a pig.
            traders_and_builders TradersAndBuilders {
                published: [Large; BigBox],
                figures: [
                    /// The builder, which joins a meeple of its owner (`traders_and_builders.md 3`).
                    Builder "builder",
                    /// The pig, which joins a farmer of its owner in a field (`traders_and_builders.md 4`).
                    Pig "pig",
                ],
                marks: [
                    /// Wine printed in a city.
                    Wine "wine",
                    /// Grain printed in a city.
                    Grain "grain",
                    /// Cloth printed in a city.
                    Cloth "cloth",
                ],
                pieces: [
                    /// A wine token.
                    Wine "wine",
                    /// A grain token.
                    Grain "grain",
                    /// A cloth token.
                    Cloth "cloth",
                ],
                labels: [
                    /// Points for the most wine tokens.
                    Wine "wine",
                    /// Points for the most grain tokens.
                    Grain "grain",
                    /// Points for the most cloth tokens.
                    Cloth "cloth",
                    /// Completed cities beside the field with the player's pig.
                    Pig "pig",
                ],
            }

            /// Abbey & Mayor: a tile that fits everywhere, a mayor, a wagon that moves on after scoring, and barns.
            abbey_and_mayor AbbeyAndMayor {
                published: [Large],
                figures: [
                    /// The mayor, for cities, whose strength is the number of their pennants (`abbey_and_mayor.md 3`).
                    Mayor "mayor",
                    /// The wagon, which may move on when its feature is scored (`abbey_and_mayor.md 4`).
                    Wagon "wagon",
                ],
                pieces: [
                    /// An abbey tile that a player has not placed yet (`abbey_and_mayor.md 2`).
                    Abbey "abbey",
                    /// A barn (`abbey_and_mayor.md 5`).
                    Barn "barn",
                ],
            }

            /// Hills & Sheep: shepherds and their flocks, hills, vineyards.
            hills_and_sheep HillsAndSheep {
                published: [Large],
                figures: [
                    /// The shepherd, which can only be placed in fields and claims nothing (`hills_and_sheep.md 1.1`).
                    Shepherd "shepherd",
                ],
                kinds: [
                    /// A hill, which covers its whole tile (`hills_and_sheep.md 2`).
                    Hill "hill",
                    /// A vineyard, which adds points to completed monasteries around it (`hills_and_sheep.md 3`).
                    Vineyard "vineyard",
                ],
                labels: [
                    /// Vineyards around a completed monastery.
                    Vineyards "vineyards",
                    /// Tokens of a flock, with the number of sheep on each.
                    Sheep "sheep",
                ],
            }

            /// Bridges, Castles & Bazaars: roads over tiles, small cities that repeat points, and auctions of tiles.
            bridges_castles_and_bazaars BridgesCastlesAndBazaars {
                published: [Large],
                kinds: [
                    /// A bazaar. Placing its tile leads to an auction (`bridges_castles_and_bazaars.md 3`).
                    Bazaar "bazaar",
                ],
                pieces: [
                    /// A bridge (`bridges_castles_and_bazaars.md 1`).
                    Bridge "bridge",
                    /// A castle (`bridges_castles_and_bazaars.md 2`).
                    Castle "castle",
                ],
                labels: [
                    /// Castles beside a field.
                    Castles "castles",
                    /// The price of a tile at auction.
                    Bid "bid",
                ],
            }

            /// Monuments: large tiles with architects, cubes, objectives and Renown.
            monuments Monuments {
                published: [Fan],
                kinds: [
                    /// A monument in the middle of a large tile, for architects (`monuments.md 2.4`).
                    Monument "monument",
                    /// A Chappa'ai, which is a gate to all others (`monuments.md 4`).
                    Chappaai "chappaai",
                ],
                pieces: [
                    /// A cube that marks an objective (`monuments.md 2.5`).
                    Cube "cube",
                    /// A Renown token. Players begin without any (`monuments.md 1.2`).
                    Renown "renown",
                ],
                labels: [
                    /// A monument whose objectives are all completed.
                    Monument "monument",
                    /// Completed objectives of another player's monument.
                    Objectives "objectives",
                    /// Cubes on a completed objective.
                    Cubes "cubes",
                    /// Renown tokens.
                    Renown "renown",
                ],
            }

            /// Houses and Walls: pieces between tiles that make placements legal.
            houses_and_walls HousesAndWalls {
                published: [Fan],
                pieces: [
                    /// A house, which ends a road where it meets a field (`houses_and_walls.md 1`).
                    House "house",
                    /// A wall between a field and a city (`houses_and_walls.md 2`).
                    Wall "wall",
                ],
            }

            /// Deserts: oases, spice deposits and sandworms.
            deserts Deserts {
                published: [Fan],
                kinds: [
                    /// A desert, which separates fields and takes no figures (`deserts.md 1.2`).
                    Desert "desert",
                    /// An oasis, which is scored by the tiles around it (`deserts.md 1`).
                    Oasis "oasis",
                    /// A spice deposit (`deserts.md 2`).
                    Spice "spice",
                    /// A sandworm, which carries a meeple to another feature (`deserts.md 2`).
                    Sandworm "sandworm",
                ],
                labels: [
                    /// Desert tiles around an oasis.
                    Deserts "deserts",
                    /// A spice deposit that is surrounded by tiles.
                    Spice "spice",
                ],
            }

            /// The Gifts: cards for extending the features of other players.
            the_gifts TheGifts {
                published: [Small],
                pieces: [
                    /// An unopened gift.
                    Gift "gift",
                ],
                labels: [
                    /// Meeples in a feature from which one is taken back, including that one.
                    Meeples "meeples",
                    /// Unopened gifts.
                    Gifts "gifts",
                ],
            }

            /// The Tower: towers from which meeples are captured, and ransoms for prisoners.
            the_tower TheTower {
                published: [Large],
                kinds: [
                    /// The foundation of a tower (`the_tower.md 2.1`).
                    Foundation "foundation",
                ],
                pieces: [
                    /// A floor of a tower (`the_tower.md 0.1`).
                    Floor "floor",
                ],
                labels: [
                    /// The ransom for a prisoner.
                    Ransom "ransom",
                ],
            }

            /// The Ferries: lakes where roads end, and ferries that join two of these roads.
            ferries Ferries {
                published: [Small; BigBox],
                kinds: [
                    /// A lake at which roads end (`ferries.md 1.3`).
                    Lake "lake",
                ],
            }

            /// The Princess & the Dragon: a dragon that eats figures, a fairy, a princess and magic portals.
            the_princess_and_the_dragon ThePrincessAndTheDragon {
                published: [Large],
                kinds: [
                    /// A dragon symbol, which moves the dragon (`the_princess_and_the_dragon.md 2.9`).
                    Dragon "dragon",
                    /// A magic portal (`the_princess_and_the_dragon.md 5`).
                    Portal "portal",
                ],
                marks: [
                    /// A princess in a city.
                    Princess "princess",
                ],
                pieces: [
                    /// The dragon (`the_princess_and_the_dragon.md 2`).
                    Dragon "dragon",
                    /// The fairy (`the_princess_and_the_dragon.md 3`).
                    Fairy "fairy",
                ],
                labels: [
                    /// Meeples beside the fairy.
                    Fairy "fairy",
                ],
            }

            /// The Count of Carcassonne: a city as start tile, whose meeples join features that are scored.
            the_count TheCount {
                published: [Large],
                pieces: [
                    /// The count (`the_count.md 3`).
                    Count "count",
                    /// A quarter of the City of Carcassonne, which holds meeples.
                    Quarter "quarter",
                ],
                labels: [
                    /// The City of Carcassonne, a completed city beside a field.
                    CityOfCarcassonne "city_of_carcassonne",
                ],
            }

            /// King & Robber Baron: titles for the largest city and the longest road.
            king_and_robber KingAndRobber {
                published: [Large],
                labels: [
                    /// Completed cities, which score points for the holder of the king.
                    CompletedCities "completed_cities",
                    /// Completed roads, which score points for the holder of the robber baron.
                    CompletedRoads "completed_roads",
                    /// The king, held by the player who completed the largest city.
                    King "king",
                    /// The robber baron, held by the player who completed the longest road.
                    Robber "robber",
                ],
            }

            /// Under the Big Top: a travelling circus, pyramids of acrobats, and a ringmaster.
            under_the_big_top UnderTheBigTop {
                published: [Large],
                figures: [
                    /// The ringmaster: a meeple with points for circus and acrobat spaces around it
                    /// (`under_the_big_top.md 4`).
                    Ringmaster "ringmaster",
                ],
                kinds: [
                    /// A circus space, for the big top (`under_the_big_top.md 2`).
                    Circus "circus",
                    /// An acrobat space, for a pyramid of meeples (`under_the_big_top.md 3`).
                    Acrobats "acrobats",
                ],
                pieces: [
                    /// The big top (`under_the_big_top.md 2`).
                    BigTop "big_top",
                ],
                labels: [
                    /// Meeples near the big top.
                    Circus "circus",
                    /// Acrobats of a pyramid.
                    Acrobats "acrobats",
                    /// Circus and acrobat spaces around the ringmaster.
                    Spaces "spaces",
                ],
            }

            /// The Cult: shrines, which compete with a monastery beside them.
            the_cult TheCult {
                published: [Large],
                kinds: [
                    /// A shrine, for heretics (`the_cult.md 1`).
                    Shrine "shrine",
                ],
            }

            /// The Phantom: a meeple that can be the second one of a turn.
            the_phantom ThePhantom {
                published: [Small],
                figures: [
                    /// The phantom, which can be placed after the main action of a turn (`the_phantom.md 1.1`).
                    Phantom "phantom",
                ],
            }

            /// Crop Circles I and II: signs after which everyone adds a meeple or takes one back.
            crop_circles CropCircles {
                published: [Small; BigBox],
                kinds: [
                    /// A crop circle with a shield, for knights (`crop_circles.md 1.1`).
                    ShieldCircle "shield_circle",
                    /// A crop circle with a club, for highwaymen.
                    ClubCircle "club_circle",
                    /// A crop circle with a fork, for farmers.
                    ForkCircle "fork_circle",
                ],
            }

            /// The Flying Machines: machines that carry a figure one to three tiles away.
            flying_machines FlyingMachines {
                published: [Small; BigBox],
                kinds: [
                    /// A flying machine (`flying_machines.md 1.1`).
                    FlyingMachine "flying_machine",
                ],
                marks: [
                    /// The arrow of a flying machine that points to a corner of its tile.
                    Diagonal "diagonal",
                ],
            }

            /// Mage & Witch: a mage who adds points to a road or city, and a witch who halves its points.
            mage_and_witch MageAndWitch {
                published: [Small; BigBox],
                kinds: [
                    /// A magic symbol, for which the mage or the witch moves (`mage_and_witch.md 1.1`).
                    MagicSymbol "magic_symbol",
                ],
                labels: [
                    /// Tiles of a feature with the mage (`mage_and_witch.md 2.1`).
                    Mage "mage",
                    /// The half of the points that a feature loses because of the witch (`mage_and_witch.md 2.2`).
                    Witch "witch",
                ],
            }

            /// The Goldmines: ingots on tiles, for the players who score features there.
            goldmines Goldmines {
                published: [Small; BigBox],
                kinds: [
                    /// A goldmine, for which ingots are put on tiles (`goldmines.md 1.1`).
                    Goldmine "goldmine",
                ],
                pieces: [
                    /// An ingot that a player has taken. Players begin without any (`goldmines.md 0.2`).
                    Ingot "ingot",
                ],
                labels: [
                    /// Ingots of a player at the end of the game (`goldmines.md 3.1`).
                    Ingots "ingots",
                ],
            }

            /// The Messages: a second figure on the score track for each player, and messages for stopping on certain spaces.
            the_messages TheMessages {
                published: [Small; BigBox],
                labels: [
                    /// Points for a message that is not carried out (`the_messages.md 2.2`).
                    Message "message",
                    /// Knights of a player (`the_messages.md 3.6`).
                    Knights "knights",
                    /// Farmers of a player (`the_messages.md 3.7`).
                    Farmers "farmers",
                ],
            }

            /// The Robbers: figures on the score track that take half of the points of others.
            the_robbers TheRobbers {
                published: [Small; BigBox],
                kinds: [
                    /// A bag of loot, for which robbers are placed (`the_robbers.md 1.2`).
                    Bag "bag",
                ],
                labels: [
                    /// Half of another player's points (`the_robbers.md 2.1`).
                    Robbed "robbed",
                ],
            }

            /// The Watchtowers: towers that score the tiles around them, for meeples on their tile.
            watchtowers Watchtowers {
                published: [Small],
                kinds: [
                    /// A tower that counts meeples (`watchtowers.md 2.1`).
                    MeepleTower "meeple_tower",
                    /// A tower that counts coats of arms.
                    PennantTower "pennant_tower",
                    /// A tower that counts monasteries.
                    MonasteryTower "monastery_tower",
                    /// A tower that counts tiles with a city.
                    CityTower "city_tower",
                    /// A tower that counts tiles with a road.
                    RoadTower "road_tower",
                ],
                labels: [
                    /// Meeples around a watchtower (`watchtowers.md 2.1`).
                    TowerMeeples "tower_meeples",
                    /// Coats of arms around a watchtower.
                    TowerPennants "tower_pennants",
                    /// Monasteries around a watchtower.
                    TowerMonasteries "tower_monasteries",
                    /// Tiles with a city around a watchtower.
                    TowerCities "tower_cities",
                    /// Tiles with a road around a watchtower.
                    TowerRoads "tower_roads",
                ],
            }

            /// Besiegers and Cathars: besieged cities, which score less, but more for fields.
            siege Siege {
                published: [Promo],
                marks: [
                    /// A siege of a city.
                    Besieged "besieged",
                ],
                labels: [
                    /// The points that a siege removes from its city (`siege.md 1.2`).
                    Besieged "besieged",
                    /// Besieged cities beside a field, which count double (`siege.md 2.1`).
                    BesiegedCities "besieged_cities",
                ],
            }

            /// The Labyrinth: a road with four branches, each of which can have a meeple.
            labyrinth Labyrinth {
                published: [Promo],
                marks: [
                    /// The labyrinth in the middle of a road (`labyrinth.md 0.1`).
                    Labyrinth "labyrinth",
                ],
                labels: [
                    /// Meeples on a completed road with a labyrinth (`labyrinth.md 1.3`).
                    Labyrinth "labyrinth",
                ],
            }

            /// Special monasteries: a meeple is a monk, or an abbot who scores rows of tiles at the end.
            special_monasteries SpecialMonasteries {
                published: [Small],
                kinds: [
                    /// The place of abbots in a special monastery (`special_monasteries.md 1.1`).
                    Abbacy "abbacy",
                ],
            }

            /// Games Quarterly 11: more land tiles, and two river tiles.
            games_quarterly GamesQuarterly {
                published: [Promo],
                marks: [
                    /// A herd of pigs, which an option brings into play (`games_quarterly.md 1.1`).
                    Herd "herd",
                ],
                labels: [
                    /// Completed cities beside the field with the herd.
                    Herd "herd",
                ],
            }

            /// The Festival: a player takes a figure back instead of placing one.
            festival Festival {
                published: [Promo],
                kinds: [
                    /// A festival (`festival.md 1.1`).
                    Festival "festival",
                ],
            }

            /// Winter tiles: the tiles that the Winter Edition adds to the base game.
            winter_tiles WinterTiles {
                published: [Promo],
            }

            /// Darmstadt: a building that adds points to its city, and churches with points for the most meeples around them.
            darmstadt Darmstadt {
                published: [Promo],
                marks: [
                    /// The Darmstadtium in a city (`darmstadt.md 1.1`).
                    Darmstadtium "darmstadtium",
                    /// A monastery that is a church (`darmstadt.md 2.1`).
                    Church "church",
                ],
                labels: [
                    /// Points for the Darmstadtium (`darmstadt.md 1.1`).
                    Darmstadtium "darmstadtium",
                    /// Points for the most meeples around a church (`darmstadt.md 2.2`).
                    Church "church",
                ],
            }

            /// The Wind Roses: points for tiles placed in the right direction from a rose.
            wind_roses WindRoses {
                published: [Promo],
                kinds: [
                    /// A rose, or one quarter of a rose with its mark (`wind_roses.md 0.1`).
                    WindRose "wind_rose",
                ],
                marks: [
                    /// The north-east quarter of a rose.
                    RoseNorthEast "rose_north_east",
                    /// The south-east quarter of a rose.
                    RoseSouthEast "rose_south_east",
                    /// The south-west quarter of a rose.
                    RoseSouthWest "rose_south_west",
                    /// The north-west quarter of a rose.
                    RoseNorthWest "rose_north_west",
                ],
                labels: [
                    /// Points for a tile in its quadrant (`wind_roses.md 1.2`).
                    WindRose "wind_rose",
                ],
            }

            /// Spiel Doch!: two land tiles, with which a game may begin.
            spiel_doch SpielDoch {
                published: [Promo],
            }

            /// The Tunnel: tunnels, whose roads two tokens join underground.
            the_tunnel TheTunnel {
                published: [Promo],
                pieces: [
                    /// A token of a player's first pair (`the_tunnel.md 0.2`).
                    TunnelTokenA "tunnel_token_a",
                    /// A token of the second pair.
                    TunnelTokenB "tunnel_token_b",
                    /// A token of the third pair.
                    TunnelTokenC "tunnel_token_c",
                ],
            }

            /// Little Buildings: buildings on tiles, each of which adds points to the features there.
            little_buildings LittleBuildings {
                published: [Small],
                pieces: [
                    /// A shed (`little_buildings.md 0.1`).
                    LittleShed "little_shed",
                    /// A house.
                    LittleHouse "little_house",
                    /// A tower.
                    LittleTower "little_tower",
                ],
                labels: [
                    /// Buildings on the tiles of a feature (`little_buildings.md 2.1`).
                    LittleBuildings "little_buildings",
                    /// Sheds, if the buildings differ in points.
                    LittleSheds "little_sheds",
                    /// Houses, if the buildings differ in points.
                    LittleHouses "little_houses",
                    /// Towers, if the buildings differ in points.
                    LittleTowers "little_towers",
                ],
            }

            /// The School: a teacher who repeats the points of a feature for the player who completed a road to the school.
            school School {
                published: [Promo],
                kinds: [
                    /// The building at which six roads end (`school.md 0.1`).
                    School "school",
                ],
                labels: [
                    /// The points of a feature that the teacher repeats (`school.md 2.1`).
                    Lesson "lesson",
                ],
            }

            /// Russian promos: a hut that scores empty cells, and two traps for figures.
            russian_promos RussianPromos {
                published: [Promo],
                kinds: [
                    /// The hut of Baba Yaga (`russian_promos.md 1`).
                    YagaHut "yaga_hut",
                    /// The tree of Solovei, who traps figures on his road (`russian_promos.md 2`).
                    Solovei "solovei",
                    /// The lake of Vodyanoy, who traps meeples around it (`russian_promos.md 3`).
                    Vodyanoy "vodyanoy",
                ],
                pieces: [
                    /// The tree of Solovei, which holds trapped figures.
                    SoloveiTree "solovei_tree",
                    /// The lake of Vodyanoy, which holds trapped meeples.
                    VodyanoyLake "vodyanoy_lake",
                ],
                labels: [
                    /// Empty cells around the hut (`russian_promos.md 1.2`).
                    EmptyCells "empty_cells",
                    /// Meeples of a player in the lake at the end (`russian_promos.md 3.5`).
                    InLake "in_lake",
                ],
            }
        }
    };
}

/// Declares an enum of the vocabulary: its own names, then those in this group of each expansion, each with its key.
#[macro_export]
macro_rules! vocabulary {
    (@names figures $own:tt [$($found:tt)*] figures [$($names:tt)*] $($rest:tt)*) => {
        $crate::vocabulary! { @names figures $own [$($found)* $($names)*] $($rest)* }
    };
    (@names kinds $own:tt [$($found:tt)*] kinds [$($names:tt)*] $($rest:tt)*) => {
        $crate::vocabulary! { @names kinds $own [$($found)* $($names)*] $($rest)* }
    };
    (@names marks $own:tt [$($found:tt)*] marks [$($names:tt)*] $($rest:tt)*) => {
        $crate::vocabulary! { @names marks $own [$($found)* $($names)*] $($rest)* }
    };
    (@names pieces $own:tt [$($found:tt)*] pieces [$($names:tt)*] $($rest:tt)*) => {
        $crate::vocabulary! { @names pieces $own [$($found)* $($names)*] $($rest)* }
    };
    (@names labels $own:tt [$($found:tt)*] labels [$($names:tt)*] $($rest:tt)*) => {
        $crate::vocabulary! { @names labels $own [$($found)* $($names)*] $($rest)* }
    };
    (@names $group:ident $own:tt $found:tt $other:ident $names:tt $($rest:tt)*) => {
        $crate::vocabulary! { @names $group $own $found $($rest)* }
    };
    (@names $group:ident
        { $(#[$attribute:meta])* pub enum $Type:ident { $($(#[$own_doc:meta])* $Own:ident $own:literal,)* } }
        [$($(#[$doc:meta])* $Added:ident $added:literal,)*]
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $Type {
            $($(#[$own_doc])* $Own,)*
            $($(#[$doc])* $Added,)*
        }

        impl $Type {
            /// Every value, in a fixed order.
            pub const ALL: [$Type; [$($own,)* $($added,)*].len()] = [$($Type::$Own,)* $($Type::$Added,)*];

            /// Returns the name of the value in tile files, records and message keys.
            pub const fn key(self) -> &'static str {
                match self {
                    $($Type::$Own => $own,)*
                    $($Type::$Added => $added,)*
                }
            }
        }
    };
    ($group:ident $own:tt $($(#[$doc:meta])* $id:ident $Name:ident { $($other:ident: $names:tt,)* })*) => {
        $crate::vocabulary! { @names $group $own [] $($($other $names)*)* }
    };
}

/// Passes a short form of the list to the macro of a layer: `/// doc`, `id TypeName;` for each expansion.
#[macro_export]
macro_rules! expansions {
    ($layer:ident) => {
        $crate::list! { [$crate::names] $layer }
    };
}

/// Reduces each entry to its documentation and its two names, and passes them to `expansions!`.
#[macro_export]
macro_rules! names {
    ($layer:ident $($(#[$doc:meta])* $id:ident $Name:ident $vocabulary:tt)*) => {
        $layer! { $($(#[$doc])* $id $Name;)* }
    };
}

/// Declares the functions `of` and `all`, which return the `HOOKS` of the layer's modules, declared beside the macro.
#[macro_export]
macro_rules! hooks {
    () => {
        $crate::list! { [$crate::hooks] }
    };
    ($($(#[$doc:meta])* $id:ident $Name:ident $vocabulary:tt)*) => {
        /// Modules for the expansions without a file in this layer. Declared modules take precedence over this glob.
        #[allow(dead_code, reason = "modules with a file take precedence")]
        mod absent {
            $(pub mod $id {
                pub(in super::super) const HOOKS: super::super::Hooks = super::super::Hooks::NONE;
            })*
        }
        #[allow(unused_imports, reason = "some layers have a file for each expansion")]
        use absent::*;

        /// Returns the `HOOKS` of an expansion's module.
        pub const fn of(expansion: $crate::expansions::Expansion) -> &'static Hooks {
            match expansion {
                $($crate::expansions::Expansion::$Name => &$id::HOOKS,)*
            }
        }

        /// Returns the hooks of all expansions, in the order of the list.
        pub fn all() -> impl Iterator<Item = &'static Hooks> {
            $crate::expansions::Expansion::ALL.iter().map(|&expansion| of(expansion))
        }
    };
}
