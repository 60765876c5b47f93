//! The actions of players other than moves: undo, votes, rematches, replacing a player, the pinned status, and the
//! lists of own and of open tables.

pub(super) mod find;
pub(super) mod mygames;
pub(super) mod rematch;
pub(super) mod replace;
pub(super) mod status;
pub(super) mod undo;
pub(super) mod votes;
