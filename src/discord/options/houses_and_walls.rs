//! What a table may agree on about houses and walls.

use crate::rules::expansions::houses_and_walls::{HouseEnds, NeededPiece, Pieces};

rules_of! {
    HousesAndWalls in houses_and_walls;
    "house-pieces" HOUSE_PIECES sets pieces {
        "by-players" HOUSE_PIECES_BY_PLAYERS = Pieces::ByPlayers;
        "one" HOUSE_PIECES_ONE = Pieces::One;
        "two" HOUSE_PIECES_TWO = Pieces::Two;
    }
    "house-ends" HOUSE_ENDS sets house_ends {
        "new-roads" HOUSE_ENDS_NEW_ROADS = HouseEnds::NewRoads;
        "all-roads" HOUSE_ENDS_ALL_ROADS = HouseEnds::AllRoads;
    }
    "needed-piece" NEEDED_PIECE sets needed_piece {
        "may-discard" NEEDED_PIECE_MAY_DISCARD = NeededPiece::MayDiscard;
        "must-build" NEEDED_PIECE_MUST_BUILD = NeededPiece::MustBuild;
    }
}
