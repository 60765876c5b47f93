//! The value of Little Buildings in the supply: each adds more to a large feature later than to a small one at once.

use super::{Hooks, KeptPiece};
use bergerie_rules::Piece;

pub(super) const HOOKS: Hooks = Hooks {
    kept_pieces: &[kept_piece(Piece::LittleShed), kept_piece(Piece::LittleHouse), kept_piece(Piece::LittleTower)],
    ..Hooks::NONE
};

/// Returns the value of a building: about the point that it adds to one feature.
const fn kept_piece(piece: Piece) -> KeptPiece {
    KeptPiece { piece, value: 1.0, endgame_turns: 10.0 }
}
