//! Opening a gift (`the_gifts.md 2`): the possible targets of each card and its effect.
//!
//! With the Abbot, an abbot can be placed by a Synod and be cashed out, but cannot change its position. With Hills &
//! Sheep, shepherds are not meeples, so cards do not apply to them. Hills break ties for a swept road. With Bridges,
//! Castles & Bazaars, a meeple on a castle can be cashed out, but cannot change its position. With Monuments, an
//! architect can only be cashed out, and all four cells of a monument are one tile (`monuments.md 3.21, 3.22`).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::{Action, Event, Occasion, State, action, event, occasion, state, state_mut, take2};
use crate::setup::Fields;
use crate::{
    FeatureId, Figure, FigureLocation, Flow, Game, Kind, Majority, NodeId, OwnedFigure, PlacedFigure, Pos, Question,
    Seat, SegmentIndex, SegmentPlace, Term, TermLabel, Terms, figure_placement, scoring,
};

/// A card and its target. Features are given by their oldest segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GiftOpening {
    /// Places a figure from the supply on an incomplete monastery.
    Synod { figure: Figure, at: Pos, segment: SegmentIndex },
    /// Scores an incomplete road, given by its oldest segment, and returns its meeples.
    RoadSweeper { at: Pos, segment: SegmentIndex },
    /// Moves a figure of the player from one segment to another of the same tile.
    ChangePosition { figure: Figure, at: Pos, from: SegmentIndex, to: SegmentIndex },
    /// Takes back a figure of the player for points.
    CashOut { figure: Figure, at: Pos, segment: SegmentIndex },
    /// Draws a second tile.
    Take2,
    /// Opens a card that has no effect (`the_gifts.md 2.3`).
    Wasted(Card),
}

impl GiftOpening {
    /// Returns the kind of the card.
    pub const fn card(self) -> Card {
        match self {
            GiftOpening::Synod { .. } => Card::Synod,
            GiftOpening::RoadSweeper { .. } => Card::RoadSweeper,
            GiftOpening::ChangePosition { .. } => Card::ChangePosition,
            GiftOpening::CashOut { .. } => Card::CashOut,
            GiftOpening::Take2 => Card::Take2,
            GiftOpening::Wasted(card) => card,
        }
    }
}

/// The reason why an attempt to open a gift is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The player has no gift of this kind.
    #[error("the player has no such card")]
    NotHeld,
    /// The player has opened a gift with this tile already (`the_gifts.md 2.4`).
    #[error("one gift was opened with this tile")]
    LimitReached,
    /// The card has no effect on this target.
    #[error("the card has no effect there")]
    NoTarget,
    /// The card would have an effect, so it cannot be opened as [`GiftOpening::Wasted`].
    #[error("the card has an effect")]
    NotWasted,
}

/// Offers every card that may be opened with the tile in hand, once for each of its targets (`the_gifts.md 2.1`).
pub(super) fn offer_side_actions(game: &Game, asked: Question, actions: &mut Vec<crate::Action>) {
    let seat = game.active();
    let may_open = |state: &&State| matches!(asked, Question::Place(_)) && !state.has_opened_gift;
    let Some(state) = state(game).filter(may_open) else { return };
    for card in Card::ALL.into_iter().filter(|&card| state.cards.may_hold(seat, card)) {
        let mut openings = openings(game, seat, card);
        if openings.is_empty() {
            openings.push(GiftOpening::Wasted(card));
        }
        actions.extend(openings.into_iter().map(|opening| action(Action::OpenGift(opening))));
    }
}

/// Returns the reason why a card cannot be opened with this target.
pub(super) fn refusal_of(game: &Game, seat: Seat, opening: GiftOpening) -> RefusalReason {
    match state(game) {
        Some(state) if state.has_opened_gift => RefusalReason::LimitReached,
        Some(state) if state.cards.may_hold(seat, opening.card()) => match opening {
            GiftOpening::Wasted(_) => RefusalReason::NotWasted,
            _ => RefusalReason::NoTarget,
        },
        _ => RefusalReason::NotHeld,
    }
}

/// Returns every target of a card, each once.
fn openings(game: &Game, seat: Seat, card: Card) -> Vec<GiftOpening> {
    match card {
        Card::Synod => synods(game, seat),
        Card::RoadSweeper => {
            let roads =
                incomplete_features(game, Kind::Road).map(|(at, segment)| GiftOpening::RoadSweeper { at, segment });
            roads.collect()
        }
        Card::ChangePosition => own_meeples(game, seat)
            .flat_map(|occupant| position_changes(game, occupant))
            .fold(Vec::new(), push_distinct),
        Card::CashOut => {
            own_meeples(game, seat).map(|occupant| cash_out(game, occupant)).fold(Vec::new(), push_distinct)
        }
        Card::Take2 if take2::has_effect(game) => vec![GiftOpening::Take2],
        Card::Take2 => Vec::new(),
    }
}

/// Adds an opening unless the list contains it. Two equal figures on one segment are one choice.
fn push_distinct(mut openings: Vec<GiftOpening>, opening: GiftOpening) -> Vec<GiftOpening> {
    if !openings.contains(&opening) {
        openings.push(opening);
    }
    openings
}

/// Returns the incomplete features of a kind, each by its oldest segment.
fn incomplete_features(game: &Game, kind: Kind) -> impl Iterator<Item = SegmentPlace> {
    let board = game.board();
    let found = board.features().filter(move |feature| feature.kind.base() == kind);
    let found = found.filter(move |&(feature, _)| !board.is_complete(feature));
    found.map(|(_, feature)| board.segment_location(feature.oldest))
}

/// Returns a player's meeples of all kinds on the board. Shepherds are not meeples (`hills_and_sheep.md 1.1.4`).
fn own_meeples(game: &Game, seat: Seat) -> impl Iterator<Item = PlacedFigure> {
    game.board().figures().iter().copied().filter(move |s| s.seat == seat && s.figure.claims())
}

/// Returns the openings of a Synod: a figure on any incomplete monastery, occupied or not, but not on a garden
/// (`the_gifts.md 3.1, 3.4`). An expansion can bar figures from a monastery.
fn synods(game: &Game, seat: Seat) -> Vec<GiftOpening> {
    let joins =
        |figure: &Figure| figure.claims() && figure.stands_on(Kind::Monastery) && game.player(seat).has_figure(*figure);
    let figures = Figure::ALL.into_iter().filter(joins);
    let onto = |figure| {
        let takes = move |&place: &_| {
            game.board().node_at(place).is_some_and(|node| !figure_placement::is_barred(game, figure, node))
        };
        let monasteries = incomplete_features(game, Kind::Monastery).filter(takes);
        monasteries.map(move |(at, segment)| GiftOpening::Synod { figure, at, segment })
    };
    figures.flat_map(onto).collect()
}

/// Returns whether a figure can become a farmer (`the_gifts.md 5.4`).
fn can_be_farmer(figure: Figure) -> bool {
    figure.claims() && figure.stands_on(Kind::Field)
}

/// Returns the targets to which Change Position can move a figure: from a field to an incomplete road, city or
/// monastery of the same tile, or the reverse, occupied or not (`the_gifts.md 5.1–5.3`). A farmer can also join the
/// figures on a shared segment. A figure on a castle cannot move, because a castle covers two tiles.
fn position_changes(game: &Game, occupant: PlacedFigure) -> impl Iterator<Item = GiftOpening> {
    let board = game.board();
    let features = board.features();
    let (at, from) = board.segment_location(occupant.node);
    let placed = board.placed_tile(features.node(occupant.node).tile);
    let kind = features.get(features.feature_of(occupant.node)).kind.base();
    let lies = kind == Kind::Field;
    let stands = matches!(kind, Kind::Road | Kind::City | Kind::Monastery) || kind.rules().is_shared;
    let may = can_be_farmer(occupant.figure)
        && (lies || stands)
        && !scoring::is_exempt(game, features.feature_of(occupant.node));
    let figure = occupant.figure;
    let goes_there = move |&(_, node, kind): &(SegmentIndex, NodeId, Kind)| match kind {
        Kind::Field => stands && game.setup().fields == Fields::On,
        Kind::Road | Kind::City | Kind::Monastery => lies && !board.is_complete(features.feature_of(node)),
        // An architect cannot enter or leave a monument in this way (`monuments.md 3.12, 3.21`). Oases and deposits are
        // not monasteries (`deserts.md 1.5`).
        _ => lies && figure_placement::may_join(game, figure, node),
    };
    let segments =
        (0..).zip(placed.nodes()).zip(placed.segments()).map(|((to, node), segment)| (to, node, segment.kind.base()));
    let change = move |(to, ..): (SegmentIndex, NodeId, Kind)| GiftOpening::ChangePosition { figure, at, from, to };
    segments.filter(move |segment| may && goes_there(segment)).map(change)
}

fn cash_out(game: &Game, occupant: PlacedFigure) -> GiftOpening {
    let (at, segment) = game.board().segment_location(occupant.node);
    GiftOpening::CashOut { figure: occupant.figure, at, segment }
}

/// Reveals a card, applies its effect and moves it to the discard pile (`the_gifts.md 2.3`).
pub(super) fn open_gift(game: &mut Game, opening: GiftOpening, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let state = state_mut(game);
    state.cards.discard(seat, opening.card());
    state.has_opened_gift = true;
    events.push(event(Event::GiftOpened { seat, opening }));
    match opening {
        GiftOpening::Synod { figure, at, segment } => join_synod(game, figure, (at, segment), events),
        GiftOpening::RoadSweeper { at, segment } => sweep_road(game, (at, segment), events),
        GiftOpening::ChangePosition { figure, at, from, to } => {
            change_position(game, figure, [(at, from), (at, to)], events)
        }
        GiftOpening::CashOut { figure, at, segment } => cash_out_meeple(game, figure, (at, segment), events),
        GiftOpening::Take2 => return take2::draw_second(game),
        GiftOpening::Wasted(_) => {}
    }
    Flow::Stay
}

fn feature(game: &Game, node: NodeId) -> FeatureId {
    game.board().features().feature_of(node)
}

/// Places a figure by a Synod. The player can still place the figure of the turn (`the_gifts.md 3.1`).
fn join_synod(game: &mut Game, figure: Figure, place: SegmentPlace, events: &mut Vec<crate::Event>) {
    let (seat, (at, segment)) = (game.active(), place);
    let Some(node) = game.board().offered_node(place) else { return };
    game.move_figure(OwnedFigure { figure, seat }, [FigureLocation::Supply, FigureLocation::Node(node)], events);
    events.push(crate::Event::Deployed { seat, figure, at, segment });
}

/// Scores a road as at the end of the game and returns all figures on it, without completing it (`the_gifts.md 4.1`).
/// An unoccupied road can be chosen, without effect (`the_gifts.md 4.2`).
fn sweep_road(game: &mut Game, place: SegmentPlace, events: &mut Vec<crate::Event>) {
    let Some(road) = game.board().offered_node(place).map(|node| feature(game, node)) else { return };
    if game.board().features().get(road).claims > 0 {
        scoring::award_feature(game, road, occasion(Occasion::Swept), events);
        scoring::return_figures(game, road, events);
    }
}

/// Moves a figure to another segment of its tile. The event of the opened card covers this move.
fn change_position(game: &mut Game, figure: Figure, places: [SegmentPlace; 2], events: &mut Vec<crate::Event>) {
    let seat = game.active();
    if let [Some(from), Some(node)] = places.map(|place| game.board().offered_node(place)) {
        game.move_figure(OwnedFigure { figure, seat }, [from, node].map(FigureLocation::Node), events);
        game.for_hooks(|game, hooks| (hooks.on_figure_deployed)(game, PlacedFigure { figure, seat, node }, events));
    }
}

/// Takes a figure back for two points, and two more for every meeple that stays in the feature (`the_gifts.md 6.1`).
fn cash_out_meeple(game: &mut Game, figure: Figure, place: SegmentPlace, events: &mut Vec<crate::Event>) {
    let seat = game.active();
    let Some(node) = game.board().offered_node(place) else { return };
    let from = feature(game, node);
    let count = u16::from(game.board().features().get(from).claims);
    let terms: Terms = [Term { label: TermLabel::Meeples, count, each: 2 }].into_iter().collect();
    let majority = Majority { winners: ArrayVec::from_iter([seat]), is_for_one: true, ..Majority::default() };
    scoring::award_terms(game, from, occasion(Occasion::CashedOut), terms, majority, events);
    game.return_figure(PlacedFigure { figure, seat, node }, events);
}
