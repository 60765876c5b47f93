//! Pieces that join segments.

use crate::{Expansion, NodeId};

/// A piece that joins two segments of the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The expansion that the piece belongs to.
    pub by: Expansion,
    /// The nodes of the two segments.
    pub nodes: [NodeId; 2],
}
