//! Figures that players place. In action 2 of a turn, the active player places a figure on the last tile, chooses an
//! expansion's alternative, or passes. Expansions ask any player for a figure at any time in the same way.

use super::expansions::FigureEntry;
use super::setup::Fields;
use crate::{
    Action, Event, FeatureId, Figure, FigureLocation, Flow, Game, Kind, NodeId, OwnedFigure, PlacedFigure, Pos,
    Question, Refusal, Seat, SegmentIndex, SegmentPlace, TileNo,
};

/// Asks the active player for the main action, with all legal figures and the alternatives of expansions.
pub(super) fn ask_for_main_action(game: &mut Game, _: &mut Vec<Event>) -> Flow {
    game.progress.await_main_action();
    let (seat, tile) = (game.active(), game.last_placed_tile());
    let mut actions = game.take_action_buffer();
    actions.push(Action::Pass);
    offer_figure(game, OwnedFigure { figure: Figure::Meeple, seat }, tile, &mut actions);
    for (index, hooks) in game.hooks().iter().enumerate() {
        for &(figure, _) in game.figures_of(index) {
            offer_figure(game, OwnedFigure { figure, seat }, tile, &mut actions);
        }
        (hooks.offer_main_actions)(game, seat, tile, &mut actions);
    }
    Flow::Ask { seat, question: Question::Figure { at: Some(game.board().placed_tile(tile).at), by: None }, actions }
}

/// Adds an answer for each segment of a tile on which the player may place this figure by the ordinary rules.
pub(super) fn offer_figure(
    game: &Game,
    OwnedFigure { figure, seat }: OwnedFigure,
    tile: TileNo,
    actions: &mut Vec<Action>,
) {
    if !game.player(seat).has_figure(figure) {
        return;
    }
    let placed = game.board().placed_tile(tile);
    for (index, (node, segment)) in placed.nodes().zip(placed.segments()).enumerate() {
        if game.takes(figure, segment.kind) && is_unclaimed_for(game, figure, node) {
            actions.push(Action::Deploy { figure, at: placed.at, segment: index as SegmentIndex });
        }
    }
}

impl Game {
    /// Returns whether the ordinary rules allow this kind of figure on this kind of segment (`base.md 3.2.1`).
    pub fn takes(&self, figure: Figure, kind: Kind) -> bool {
        let farms = kind != Kind::Field || !figure.claims() || self.setup().fields == Fields::On;
        figure.stands_on(kind) && farms
    }

    /// Returns whether a figure can be placed on a feature if no figure claims it. An expansion may bar it.
    pub fn admits(&self, figure: Figure, feature: FeatureId) -> bool {
        let feature = self.board().features().get(feature);
        self.takes(figure, feature.kind) && !is_barred(self, figure, feature.oldest)
    }
}

/// Returns whether no claim keeps a figure out of the feature of a node. A figure that claims features needs an unclaimed one, unless
/// an expansion has another rule.
fn is_unclaimed_for(game: &Game, figure: Figure, node: NodeId) -> bool {
    let mut rules = game.hooks().iter().filter_map(|hooks| hooks.claim_override);
    !figure.claims() || rules.find_map(|rule| rule(game, node)).unwrap_or_else(|| game.is_free(node))
}

/// Checks that no expansion bars a figure from a feature.
pub(super) fn check_with_expansions(game: &Game, entry: FigureEntry) -> Result<(), Refusal> {
    game.hooks().iter().filter_map(|hooks| hooks.figure_check).try_for_each(|check| check(game, entry))
}

/// Returns whether an expansion bars a figure from the feature of a node.
pub(super) fn is_barred(game: &Game, figure: Figure, node: NodeId) -> bool {
    check_with_expansions(game, FigureEntry::new(figure, node)).is_err()
}

/// Returns whether a figure can be placed on this node by the ordinary rules. The node can be on any tile.
pub(super) fn may_enter(game: &Game, figure: Figure, node: NodeId) -> bool {
    let kind = game.board().features().get(game.board().features().feature_of(node)).kind;
    game.takes(figure, kind) && is_unclaimed_for(game, figure, node) && !is_barred(game, figure, node)
}

/// Returns whether a figure can be placed on a [shared](super::kind::KindRules::is_shared) segment beside other figures.
/// The expansion that defines the segment's kind refuses figures for which there is no room.
pub(super) fn may_join(game: &Game, figure: Figure, node: NodeId) -> bool {
    let kind = game.board().features().get(game.board().features().feature_of(node)).kind;
    kind.rules().is_shared && !is_barred(game, figure, node)
}

/// Returns the kinds of meeples that the player has in the supply.
pub(super) fn meeples(game: &Game, seat: Seat) -> impl Iterator<Item = Figure> {
    Figure::ALL.into_iter().filter(move |&figure| figure.is_meeple() && game.player(seat).has_figure(figure))
}

/// Returns the kinds of meeples in a player's supply that a special rule for meeples allows on this kind of segment.
pub(super) fn meeples_for(game: &Game, seat: Seat, kind: Kind) -> impl Iterator<Item = Figure> {
    meeples(game, seat).filter(move |figure| figure.goes_with_meeples_to(kind))
}

/// Places a figure from a player's supply on a segment that was offered.
pub(super) fn deploy(game: &mut Game, figure: OwnedFigure, to: SegmentPlace, events: &mut Vec<Event>) -> Flow {
    let Some(node) = game.board().offered_node(to) else { return Flow::Next };
    deploy_on_node(game, figure, node, events)
}

/// Places a figure from a player's supply on a segment and calls the `on_figure_deployed` hooks.
pub(super) fn deploy_on_node(
    game: &mut Game,
    OwnedFigure { figure, seat }: OwnedFigure,
    node: NodeId,
    events: &mut Vec<Event>,
) -> Flow {
    let (at, segment) = game.board().segment_location(node);
    game.move_figure(OwnedFigure { figure, seat }, [FigureLocation::Supply, FigureLocation::Node(node)], events);
    events.push(Event::Deployed { seat, figure, at, segment });
    let occupant = PlacedFigure { figure, seat, node };
    game.for_hooks(|game, hooks| (hooks.on_figure_deployed)(game, occupant, events));
    Flow::Next
}

/// Places a figure of the active player on a segment of another tile, as the main action of the turn. Before that, reports
/// that the player passes through the last tile, with the event that `through` makes of the player and the tile's cell.
pub(super) fn deploy_elsewhere(
    game: &mut Game,
    figure: Figure,
    to: SegmentPlace,
    through: impl FnOnce(Seat, Pos) -> Event,
    events: &mut Vec<Event>,
) -> Flow {
    let seat = game.active();
    events.push(through(seat, game.board().placed_tile(game.last_placed_tile()).at));
    deploy(game, OwnedFigure { figure, seat }, to, events)
}

/// Returns the reason why a player cannot place this figure on this segment.
pub(super) fn refusal_of(
    game: &Game,
    OwnedFigure { figure, seat }: OwnedFigure,
    (at, segment): SegmentPlace,
) -> Refusal {
    let Some(tile) = game.board().tile_at(at) else { return Refusal::NotOffered };
    let placed = game.board().placed_tile(tile);
    let Some(kind) = placed.segment(segment).map(|s| s.kind) else { return Refusal::NoSegment(segment) };
    if !game.player(seat).has_figure(figure) {
        return Refusal::NoneLeft(figure);
    }
    match check_with_expansions(game, FigureEntry::new(figure, placed.node(segment))) {
        Err(refusal) => refusal,
        Ok(()) if !is_unclaimed_for(game, figure, placed.node(segment)) => Refusal::Occupied,
        Ok(()) if game.takes(figure, kind) => Refusal::NotOffered,
        Ok(()) => Refusal::NotThere { figure, kind },
    }
}
