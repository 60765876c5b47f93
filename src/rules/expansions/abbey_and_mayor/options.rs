//! Options for abbeys, wagons, barns and mayors (`rules/abbey_and_mayor.md` §6).

use crate::options::options;

options! {
    AbbeyAndMayor in abbey_and_mayor;
    /// Whether abbeys may be placed after the last tile (`abbey_final_round`, §2.4).
    abbey_final_round: FinalRound {
        /// Each player who still has one is asked once.
        On "on",
        /// They are lost.
        Off "off",
    },
    /// The destinations of a wagon (`wagon_move`, §4.5, §4.6).
    wagon_move: WagonMove {
        /// Its own tile and the eight around it.
        Adjacent "adjacent",
        /// The features that a road connects to the scored one, as in the first edition.
        Connected "connected",
    },
    /// The number of barns in a field (`barn_placement`, §5.1.5).
    barn_placement: BarnPlacement {
        /// One; joining fields may bring more together.
        NotWithBarn "not_with_barn",
        /// Any number.
        Free "free",
    },
    /// Whether a wagon on a castle that was scored may move on (`wagon_after_castle`, §8.10).
    wagon_after_castle: WagonAfterCastle {
        /// Yes, to a feature in the six cells of the castle.
        Neighbourhood "neighbourhood",
        /// No, it returns to the supply.
        None "none",
    },
    /// The points of a mayor on a castle (`castle_mayor_lord`, §8.11).
    castle_mayor_lord: CastleMayor {
        /// None.
        ScoresNothing "scores_nothing",
        /// The same as for any other lord.
        Allowed "allowed",
    },
}
