//! Actions of players other than moves: undo, votes, rematches, reviews, replacing a player, the pinned status, and the lists of own
//! and of open tables.

pub(super) mod find;
pub(super) mod mygames;
pub(super) mod rematch;
pub(super) mod replace;
pub(super) mod review;
pub(super) mod status;
pub(super) mod undo;
pub(super) mod votes;
