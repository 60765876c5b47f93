//! Features: joined segments of tiles.
//!
//! Every segment on the table is a *node*; joined nodes form a *feature*. A feature stores its number of open ends, so
//! that completion is a comparison with zero; everything else (tiles, pennants, cities beside a field) is counted from
//! the members when needed, which is rare.

use super::grid::TileNo;
use super::tile::{Kind, SegmentIndex};

/// A node: a segment of a placed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u16);

impl NodeId {
    const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its number, counted from 0 in the order of placing.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns the node this many after another of the same tile.
    pub(super) const fn plus(self, segment: SegmentIndex) -> NodeId {
        NodeId(self.0 + segment as u16)
    }
}

/// The ID of a feature, valid until the feature is joined to another or split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FeatureId(u16);

impl FeatureId {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node with its tile, segment and feature.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Its tile.
    pub tile: TileNo,
    /// Its index in the shape.
    pub segment: SegmentIndex,
    /// The feature that it belongs to.
    pub feature: FeatureId,
    next: NodeId,
}

/// The tally of a feature, available without visiting its members.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// Field, road, city…
    pub kind: Kind,
    /// The number of ends (half-sides for fields) that face an empty cell.
    pub open: u16,
    /// The number of figures that claim it.
    pub claims: u8,
    /// Its first segment.
    pub oldest: NodeId,
    head: NodeId,
    len: u16,
}

/// All features of a board.
#[derive(Clone, Debug, Default)]
pub struct Features {
    nodes: Vec<Node>,
    features: Vec<Feature>,
}

impl Features {
    pub(super) fn with_capacity(nodes: usize) -> Features {
        Features { nodes: Vec::with_capacity(nodes), features: Vec::with_capacity(nodes) }
    }

    /// Adds a segment as a separate feature with this many open ends.
    pub(super) fn add(&mut self, kind: Kind, tile: TileNo, segment: SegmentIndex, open: u16) -> NodeId {
        let node = NodeId(self.nodes.len() as u16);
        let feature = FeatureId(self.features.len() as u16);
        self.nodes.push(Node { tile, segment, feature, next: node });
        self.features.push(Feature { kind, open, claims: 0, oldest: node, head: node, len: 1 });
        node
    }

    /// Returns the ID of the next added node.
    pub(super) fn next_node(&self) -> NodeId {
        NodeId(self.nodes.len() as u16)
    }

    /// Returns a node: a segment of a placed tile.
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// Returns the feature of a node.
    pub fn of(&self, node: NodeId) -> FeatureId {
        self.nodes[node.index()].feature
    }

    /// Returns the tally of a feature.
    pub fn get(&self, feature: FeatureId) -> &Feature {
        &self.features[feature.index()]
    }

    pub(super) fn get_mut(&mut self, feature: FeatureId) -> &mut Feature {
        &mut self.features[feature.index()]
    }

    /// Returns the features of the table, each once, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (FeatureId, &Feature)> {
        self.nodes.iter().enumerate().filter_map(|(index, node)| {
            let feature = self.get(node.feature);
            (feature.oldest.index() == index).then_some((node.feature, feature))
        })
    }

    /// Returns the segments of a feature, each once, in unspecified order.
    pub fn members(&self, feature: FeatureId) -> impl ExactSizeIterator<Item = &Node> {
        let Feature { head, len, .. } = *self.get(feature);
        let mut at = head;
        (0..len).map(move |_| {
            let node = self.node(at);
            at = node.next;
            node
        })
    }

    /// Joins the features of two segments and counts the ends that met as closed.
    pub(super) fn join(&mut self, a: NodeId, b: NodeId, ends: u16) {
        self.unite(self.of(a), self.of(b), ends);
    }

    fn unite(&mut self, mut keep: FeatureId, mut drop: FeatureId, ends: u16) {
        if keep != drop {
            if self.get(keep).len < self.get(drop).len {
                std::mem::swap(&mut keep, &mut drop);
            }
            let gone = *self.get(drop);
            self.relabel(gone.head, gone.len, keep);
            // Swapping the successors of one node of each cycle makes one cycle of both.
            let head = self.get(keep).head.index();
            let after = self.nodes[head].next;
            self.nodes[head].next = self.nodes[gone.head.index()].next;
            self.nodes[gone.head.index()].next = after;
            let kept = self.get_mut(keep);
            kept.open += gone.open;
            kept.claims += gone.claims;
            kept.len += gone.len;
            kept.oldest = kept.oldest.min(gone.oldest);
        }
        self.get_mut(keep).open -= ends;
    }

    /// Counts ends of a segment as closed, without joining.
    pub(super) fn close(&mut self, node: NodeId, ends: u16) {
        let feature = self.of(node);
        self.get_mut(feature).open -= ends;
    }

    /// Handles two adjacent half-sides: equal kinds of ground are joined, different kinds end there.
    pub(super) fn meet(&mut self, a: NodeId, b: NodeId) {
        let (one, other) = (self.of(a), self.of(b));
        if self.get(one).kind == self.get(other).kind {
            self.unite(one, other, 2);
        } else {
            self.get_mut(one).open -= 1;
            self.get_mut(other).open -= 1;
        }
    }

    /// Makes each segment of a feature a separate feature without open ends or claims, and returns the segments.
    pub(super) fn dissolve(&mut self, feature: FeatureId) -> Vec<NodeId> {
        let Feature { kind, head, len, .. } = *self.get(feature);
        let chain = std::iter::successors(Some(head), |node| Some(self.node(*node).next));
        let nodes: Vec<NodeId> = chain.take(usize::from(len)).collect();
        for &node in &nodes {
            // A feature's ID is that of one of its nodes, so the IDs of all its nodes are free.
            let own = FeatureId(node.0);
            let parted = &mut self.nodes[node.index()];
            (parted.feature, parted.next) = (own, node);
            *self.get_mut(own) = Feature { kind, open: 0, claims: 0, oldest: node, head: node, len: 1 };
        }
        nodes
    }

    /// Adds an open end to a segment.
    pub(super) fn open(&mut self, node: NodeId) {
        let feature = self.of(node);
        self.get_mut(feature).open += 1;
    }

    fn relabel(&mut self, head: NodeId, len: u16, feature: FeatureId) {
        let mut at = head;
        for _ in 0..len {
            let node = &mut self.nodes[at.index()];
            node.feature = feature;
            at = node.next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_features_share_members_ends_and_age() {
        let mut features = Features::default();
        let nodes: Vec<NodeId> = (0..5).map(|i| features.add(Kind::Road, TileNo::new(i), 0, 2)).collect();
        features.join(nodes[3], nodes[4], 2);
        features.join(nodes[3], nodes[1], 2);
        let feature = features.of(nodes[4]);
        assert_eq!(features.get(feature).open, 2);
        assert_eq!(features.get(feature).oldest, nodes[1]);
        let mut tiles: Vec<usize> = features.members(feature).map(|n| n.tile.index()).collect();
        tiles.sort_unstable();
        assert_eq!(tiles, [1, 3, 4]);
        // A loop closes its last two ends without growing.
        features.join(nodes[1], nodes[4], 2);
        assert_eq!(features.get(features.of(nodes[3])).open, 0);
        assert_eq!(features.iter().count(), 3);
    }
}
