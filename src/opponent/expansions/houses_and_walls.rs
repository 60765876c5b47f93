//! The value of houses and walls in the supply: each is a spare tile edge for a moment at which no tile fits.
//!
//! Without this value, the bot used up all pieces in its first turns, for gains of a fraction of a point
//! (`benches/README.md`, "Strength of the bots").

use super::{Hooks, KeptPiece};
use bergerie_rules::Piece;

pub(super) const HOOKS: Hooks =
    Hooks { kept_pieces: &[kept_piece(Piece::House), kept_piece(Piece::Wall)], ..Hooks::NONE };

/// Returns the value of a house or wall. Bots with this value won far more games than bots without one.
const fn kept_piece(piece: Piece) -> KeptPiece {
    KeptPiece { piece, value: 3.0, endgame_turns: 10.0 }
}
