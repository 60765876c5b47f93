//! What a table agrees on about abbeys, wagons, barns and mayors (`rules/abbey_and_mayor.md` §6).

use crate::options::options;

options! {
    AbbeyAndMayor in abbey_and_mayor;
    /// Whether abbeys may be laid after the last tile (`abbey_final_round`, §2.4).
    abbey_final_round: FinalRound {
        /// Everybody who still has one is asked once.
        On "on",
        /// They are lost.
        Off "off",
    },
    /// Where a wagon may move on to (`wagon_move`, §4.5, §4.6).
    wagon_move: WagonMove {
        /// Onto its own tile or one around it.
        Adjacent "adjacent",
        /// To what a road connects with what was scored, as in the first edition.
        Connected "connected",
    },
    /// Whether several barns may be put into one field (`barn_placement`, §5.1.5).
    barn_placement: BarnPlacement {
        /// Only one; fields that join may bring more together.
        NotWithBarn "not_with_barn",
        /// As many as people like.
        Free "free",
    },
    /// Whether a wagon on a castle that was scored may move on (`wagon_after_castle`, §8.10).
    wagon_after_castle: WagonAfterCastle {
        /// To something in the six cells of the castle.
        Neighbourhood "neighbourhood",
        /// It goes home.
        None "none",
    },
    /// What a mayor on a castle gets (`castle_mayor_lord`, §8.11).
    castle_mayor_lord: CastleMayor {
        /// Nothing.
        ScoresNothing "scores_nothing",
        /// What any other lord gets.
        Allowed "allowed",
    },
}
