//! The expansions, in one list that drives every room.
//!
//! An expansion has one place in each of the rooms `rules`, `words`, `discord` and `picture`: `expansions/<id>` there holds
//! all that it means in that room. A line of the list below declares those modules and puts what they export where the
//! core of the room asks for it; so the core names no expansion. `ARCHITECTURE.md` tells how to add one.
//!
//! The order is that in which their rules are asked: what alters the pile comes before what looks at the board. Tiles are
//! numbered in the same order, so two lines never change places: the outcomes of proven draws depend on it.

/// Hands the list to a macro of a room: each expansion's documentation, the name of its modules and its type's name.
macro_rules! expansions {
    ($room:ident) => {
        $room! {
            /// The River: twelve tiles that are laid first.
            river River;
            /// The Abbot: a figure for monasteries and gardens that may be called back.
            abbot Abbot;
            /// Hills & Sheep: shepherds and their flocks, hills, vineyards.
            hills_and_sheep HillsAndSheep;
            /// Bridges, Castles & Bazaars: roads over anything, small cities that repeat points, tiles by auction.
            bridges_castles_and_bazaars BridgesCastlesAndBazaars;
            /// Monuments: large tiles with architects, cubes, objectives and Renown.
            monuments Monuments;
            /// Houses and Walls: pieces between tiles that make placements legal.
            houses_and_walls HousesAndWalls;
            /// Deserts: oases, spice deposits and sandworms.
            deserts Deserts;
            /// The Gifts: cards for extending what others control.
            the_gifts TheGifts;
        }
    };
}
pub(crate) use expansions;
