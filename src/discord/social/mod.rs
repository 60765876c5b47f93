//! Actions of players other than moves: undo, votes, reviews, uploads, public posts, the pinned status, the lists of own and of open tables, and profiles.

pub(super) mod find;
pub(super) mod mygames;
pub(super) mod page;
pub(super) mod profile;
pub(super) mod review;
pub(super) mod share;
pub(super) mod status;
pub(super) mod undo;
pub(super) mod upload;
pub(super) mod votes;
