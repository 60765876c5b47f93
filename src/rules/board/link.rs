//! Pieces that join segments.

use super::Board;
use crate::{Expansion, NodeId};

/// A piece that joins two segments, or two pieces that do so together. The inner ends of the segments are closed by it.
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

    /// Returns whether a segment has an inner end that no link has closed.
    pub fn has_open_inner_end(&self, node: NodeId) -> bool {
        let is_linked = || self.links.iter().any(|link| link.nodes.contains(&node));
        self.features.node(node).segment.has_inner_end && !is_linked()
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
            let ends = link.nodes.iter().filter(|node| self.features.node(**node).segment.has_inner_end).count();
            self.features.join(one, other, ends as u16);
        }
    }
}
