//! Pieces that join segments.

use super::Board;
use crate::{Expansion, NodeId};

/// A piece that joins two segments of the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The expansion that the piece belongs to.
    pub by: Expansion,
    /// The nodes of the two segments.
    pub nodes: [NodeId; 2],
}

impl Board {
    /// Returns the pieces that join segments, in the order of placing.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Moves a piece that joins two roads, cities or rivers from one pair to another, which changes their features.
    pub(crate) fn replace_link(&mut self, old: Option<Link>, new: Option<Link>) {
        if let Some(place) = self.links.iter().position(|link| Some(*link) == old) {
            let link = self.links.remove(place);
            self.touched_nodes.extend(link.nodes);
            self.rebuild_feature(self.features.feature_of(link.nodes[0]));
        }
        if let Some(link) = new {
            let [one, other] = link.nodes;
            self.links.push(link);
            self.touched_nodes.extend(link.nodes);
            self.features.join(one, other, 0);
        }
    }
}
