//! Features: roads, cities, fields and other areas that segments of adjacent tiles form together.
//!
//! Every segment of a placed tile is a *node*, and joined nodes form a *feature*. A feature stores its number of open
//! ends, so checking for completion is a comparison with zero. Other numbers, such as tiles, pennants and the cities
//! beside a field, are rarely needed and are counted from the members.

use crate::{Kind, Segment, SegmentIndex, TileNo};

/// The ID of a node: a segment of a placed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u16);

impl NodeId {
    const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of the node, counted from 0 in the order of placing.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns the node of the segment with this index, if `self` is the first node of the same tile.
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

    /// Returns the number of the feature, which is less than the number of nodes.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// A segment of a placed tile, with the feature that it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The segment as printed, or as carried over a tile by a piece.
    pub segment: &'static Segment,
    /// The tile on which the segment is printed, or over which a piece carries it.
    pub tile: TileNo,
    /// The index of the segment in [`PlacedTile::segments`](super::board::PlacedTile::segments) of its tile.
    pub index: SegmentIndex,
    /// The feature that the segment belongs to. It changes when features are joined.
    pub feature: FeatureId,
    next: NodeId,
}

/// A feature with the counts that are available without visiting its members.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// The kind of its segments, such as field, road or city.
    pub kind: Kind,
    /// The number of ends that face an empty cell, and of open inner ends. For fields, half-sides are counted.
    pub open_ends: u16,
    /// The number of figures on the feature that claim it.
    pub claims: u8,
    /// The segment of the feature that was placed first. It identifies the feature.
    pub oldest: NodeId,
    head: NodeId,
    len: u16,
}

impl Feature {
    /// Returns whether the feature has no open ends. A closed road or city is complete, a closed field never is.
    pub const fn is_closed(&self) -> bool {
        self.open_ends == 0
    }
}

/// All nodes and features of a board.
#[derive(Clone, Debug)]
pub struct Features {
    nodes: Vec<Node>,
    features: Vec<Feature>,
    /// The number of features without open ends, by kind.
    closed: [u16; Kind::ALL.len()],
}

impl Features {
    pub(super) fn with_capacity(nodes: usize) -> Features {
        Features { nodes: Vec::with_capacity(nodes), features: Vec::with_capacity(nodes), closed: [0; Kind::ALL.len()] }
    }

    /// Adds a segment as a feature of its own, with all its ends open. Returns its node.
    pub(super) fn add(&mut self, segment: &'static Segment, tile: TileNo, index: SegmentIndex) -> NodeId {
        let node = NodeId(self.nodes.len() as u16);
        let feature = FeatureId(self.features.len() as u16);
        let (kind, open_ends) = (segment.kind, u16::from(segment.ends));
        self.nodes.push(Node { segment, tile, index, feature, next: node });
        self.features.push(Feature { kind, open_ends, claims: 0, oldest: node, head: node, len: 1 });
        self.closed[kind as usize] += u16::from(open_ends == 0);
        node
    }

    /// Returns the ID that the next added node will have.
    pub(super) fn next_node(&self) -> NodeId {
        NodeId(self.nodes.len() as u16)
    }

    /// Returns the tile, the segment and the feature of a node.
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// Returns the feature that a node belongs to.
    pub fn feature_of(&self, node: NodeId) -> FeatureId {
        self.nodes[node.index()].feature
    }

    /// Returns the kind, open ends and claims of a feature.
    pub fn get(&self, feature: FeatureId) -> &Feature {
        &self.features[feature.index()]
    }

    /// Returns the number of features of a kind without open ends. For roads and cities, these are the complete ones.
    pub fn closed_count(&self, kind: Kind) -> usize {
        usize::from(self.closed[kind as usize])
    }

    pub(super) fn claim(&mut self, node: NodeId) {
        let feature = self.feature_of(node);
        self.features[feature.index()].claims += 1;
    }

    /// Removes a claim from the feature of a node. The caller has added it before.
    pub(super) fn unclaim(&mut self, node: NodeId) {
        let feature = self.feature_of(node);
        self.features[feature.index()].claims -= 1;
    }

    /// Changes a feature. All changes of open ends are made here, so that closed features are counted.
    fn update(&mut self, feature: FeatureId, change: impl FnOnce(&mut Feature)) {
        let feature = &mut self.features[feature.index()];
        let was_closed = feature.is_closed();
        change(feature);
        let closed = &mut self.closed[feature.kind as usize];
        *closed = *closed + u16::from(feature.is_closed()) - u16::from(was_closed);
    }

    /// Returns all features, each once, in the order of their oldest segments.
    pub fn iter(&self) -> impl Iterator<Item = (FeatureId, &Feature)> {
        self.filter(|_| true)
    }

    /// Returns the features for which `is` returns true, like [`iter`](Features::iter).
    pub fn filter(&self, is: impl Fn(&Feature) -> bool) -> impl Iterator<Item = (FeatureId, &Feature)> {
        self.nodes.iter().enumerate().filter_map(move |(index, node)| {
            let feature = self.get(node.feature);
            (is(feature) && feature.oldest.index() == index).then_some((node.feature, feature))
        })
    }

    /// Returns the IDs of a feature's nodes, each once, in unspecified order.
    pub fn node_ids(&self, feature: FeatureId) -> impl ExactSizeIterator<Item = NodeId> {
        let Feature { head, len, .. } = *self.get(feature);
        let mut next = head;
        (0..len).map(move |_| {
            let node = next;
            next = self.node(node).next;
            node
        })
    }

    /// Returns a feature's nodes in the order of [`node_ids`](Features::node_ids).
    pub fn nodes(&self, feature: FeatureId) -> impl ExactSizeIterator<Item = &Node> {
        self.node_ids(feature).map(|node| self.node(node))
    }

    /// Joins the features of two nodes, unless they are the same already, and subtracts `ends` from their open ends.
    pub(super) fn join(&mut self, a: NodeId, b: NodeId, ends: u16) {
        self.unite(self.feature_of(a), self.feature_of(b), ends);
    }

    fn unite(&mut self, mut keep: FeatureId, mut drop: FeatureId, ends: u16) {
        if keep != drop {
            if self.get(keep).len < self.get(drop).len {
                std::mem::swap(&mut keep, &mut drop);
            }
            let gone = *self.get(drop);
            self.relabel(gone.head, gone.len, keep);
            // The members form a circular list. Swapping the successors of one node in each list joins the two lists.
            let head = self.get(keep).head.index();
            let after = self.nodes[head].next;
            self.nodes[head].next = self.nodes[gone.head.index()].next;
            self.nodes[gone.head.index()].next = after;
            self.closed[gone.kind as usize] -= u16::from(gone.is_closed());
            self.update(keep, |kept| {
                kept.open_ends += gone.open_ends;
                kept.claims += gone.claims;
                kept.len += gone.len;
                kept.oldest = kept.oldest.min(gone.oldest);
            });
        }
        self.update(keep, |kept| kept.open_ends -= ends);
    }

    /// Subtracts `ends` from the open ends of a node's feature, without joining anything.
    pub(super) fn close_ends(&mut self, node: NodeId, ends: u16) {
        let feature = self.feature_of(node);
        self.update(feature, |feature| feature.open_ends -= ends);
    }

    /// Handles two half-sides that meet. Ground of the same kind is joined, and ground of different kinds ends there.
    pub(super) fn join_or_close(&mut self, a: NodeId, b: NodeId) {
        let (one, other) = (self.feature_of(a), self.feature_of(b));
        if self.get(one).kind == self.get(other).kind {
            self.unite(one, other, 2);
        } else {
            self.update(one, |one| one.open_ends -= 1);
            self.update(other, |other| other.open_ends -= 1);
        }
    }

    /// Splits a feature into features of one segment each, without open ends or claims, and returns their nodes.
    pub(super) fn dissolve(&mut self, feature: FeatureId) -> Vec<NodeId> {
        let Feature { kind, head, len, open_ends, .. } = *self.get(feature);
        self.closed[kind as usize] -= u16::from(open_ends == 0);
        let chain = std::iter::successors(Some(head), |node| Some(self.node(*node).next));
        let nodes: Vec<NodeId> = chain.take(usize::from(len)).collect();
        for &node in &nodes {
            // The ID of a feature is always the ID of one of its nodes, so all these IDs are free.
            let own = FeatureId(node.0);
            let parted = &mut self.nodes[node.index()];
            (parted.feature, parted.next) = (own, node);
            self.features[own.index()] = Feature { kind, open_ends: 0, claims: 0, oldest: node, head: node, len: 1 };
        }
        self.closed[kind as usize] += len;
        nodes
    }

    /// Records that the node's feature has one more open end.
    pub(super) fn open_end(&mut self, node: NodeId) {
        let feature = self.feature_of(node);
        self.update(feature, |feature| feature.open_ends += 1);
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
    use super::super::geometry::{Axis, Rotation};
    use super::super::tile;
    use super::*;

    /// A road with two ends.
    fn road() -> &'static Segment {
        tile::road_over(Axis::NorthSouth, Rotation::R0)
    }

    #[test]
    fn joined_features_share_members_ends_and_age() {
        let mut features = Features::with_capacity(0);
        let nodes: Vec<NodeId> = (0..5).map(|i| features.add(road(), TileNo::new(i), 0)).collect();
        features.join(nodes[3], nodes[4], 2);
        features.join(nodes[3], nodes[1], 2);
        let feature = features.feature_of(nodes[4]);
        assert_eq!(features.get(feature).open_ends, 2);
        assert_eq!(features.get(feature).oldest, nodes[1]);
        let mut tiles: Vec<usize> = features.nodes(feature).map(|n| n.tile.index()).collect();
        tiles.sort_unstable();
        assert_eq!(tiles, [1, 3, 4]);
        // The last tile of a loop closes two ends of the same feature.
        features.join(nodes[1], nodes[4], 2);
        assert_eq!(features.get(features.feature_of(nodes[3])).open_ends, 0);
        assert_eq!(
            (features.iter().count(), features.closed_count(Kind::Road), features.closed_count(Kind::City)),
            (3, 1, 0)
        );
        features.dissolve(features.feature_of(nodes[3]));
        assert_eq!(features.closed_count(Kind::Road), 3);
        features.open_end(nodes[3]);
        features.join(nodes[3], nodes[4], 0);
        assert_eq!(features.closed_count(Kind::Road), 1);
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic = "overflow")]
    fn a_claim_cannot_be_removed_twice() {
        let mut features = Features::with_capacity(0);
        let nodes = [0, 1].map(|tile| features.add(road(), TileNo::new(tile), 0));
        features.claim(nodes[0]);
        features.join(nodes[0], nodes[1], 2);
        features.unclaim(nodes[1]);
        assert_eq!(features.get(features.feature_of(nodes[0])).claims, 0);
        features.unclaim(nodes[0]);
    }
}
