//! Options for abbeys, wagons, barns and mayors.

use crate::setup::options;

options! {
    AbbeyAndMayor in abbey_and_mayor;
    /// Whether abbeys may be placed after the last tile (`abbey_final_round`, `abbey_and_mayor.md 2.4`).
    abbey_final_round: FinalRound {
        /// Each player who still has an abbey is asked once.
        On "on",
        /// The remaining abbeys are not placed.
        Off "off",
    },
    /// The features that a wagon can move to (`wagon_move`, `abbey_and_mayor.md 4.5, 4.6`).
    wagon_move: WagonMove {
        /// Features on its own tile and the eight tiles around it.
        Adjacent "adjacent",
        /// Features that a road connects to the scored one, as in the first edition.
        Connected "connected",
    },
    /// The maximum number of barns in a field (`barn_placement`, `abbey_and_mayor.md 5.1.5`).
    barn_placement: BarnPlacement {
        /// A barn cannot be placed in a field with a barn. Several barns can still share fields that are joined.
        NotWithBarn "not_with_barn",
        /// A field can have any number of barns.
        Free "free",
    },
    /// Whether a wagon on a castle that was scored may move on (`wagon_after_castle`, `abbey_and_mayor.md 6.10`).
    wagon_after_castle: WagonAfterCastle {
        /// The wagon may move to a feature on the six cells of the castle.
        Neighbourhood "neighbourhood",
        /// The wagon returns to the supply.
        None "none",
    },
    /// The points of a player with only a mayor on a castle (`castle_mayor_lord`, `abbey_and_mayor.md 6.11`).
    castle_mayor_lord: CastleMayor {
        /// The player gets no points.
        ScoresNothing "scores_nothing",
        /// The player gets the same points as any other lord.
        Allowed "allowed",
    },
}
