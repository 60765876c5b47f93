//! Prisoners: how meeples are captured, exchanged and ransomed (`the_tower.md 3, 4`).

use super::building::{figure_on_top, height, open_towers, tower_holder};
use super::{
    Action, Event, Occasion, Question, RansomBelowThree, RefusalReason, action, event, occasion, options, question,
    state, state_mut,
};
use crate::expansions::bridges_castles_and_bazaars::is_lord;
use crate::{
    ExpansionQuestion, Figure, FigureLocation, Flow, Game, Holder, NodeId, OwnedFigure, Piece, PlacedFigure, Pos,
    Score, Seat, SegmentIndex, Term, TermLabel, scoring,
};

/// The price in points of a prisoner's freedom (`the_tower.md 4.7, 4.10`).
const RANSOM_POINTS: i16 = 3;

/// Asks the active player which meeple in the range of the tower just built to capture. Equal figures are one answer.
pub(super) fn ask_for_capture(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let Some(at) = state_mut(game).last_tower else {
        never!("a capture follows no floor");
        return Flow::Next;
    };
    let mut actions = vec![crate::Action::Pass];
    for capture in capture_actions(game, at).map(action) {
        if !actions.contains(&capture) {
            actions.push(capture);
        }
    }
    if actions.len() == 1 {
        return Flow::Next;
    }
    Flow::Ask { seat: game.active(), question: question(Question::Capture { at }), actions }
}

/// Returns whether a cell is in the range of a tower. The range is the tower's own cell and, in each of the four
/// directions, as many cells as the tower has floors. Nothing blocks it (`the_tower.md 3.3–3.5`).
pub fn is_in_range(game: &Game, tower: Pos, cell: Pos) -> bool {
    is_within(tower, height(game, tower), cell)
}

fn is_within(tower: Pos, height: usize, cell: Pos) -> bool {
    let distances = [cell.x.abs_diff(tower.x), cell.y.abs_diff(tower.y)].map(usize::from);
    distances.contains(&0) && distances.iter().all(|&distance| distance <= height)
}

/// A meeple that can be captured: on a segment, or on top of a tower.
#[derive(Clone, Copy, Debug)]
pub struct CaptureTarget {
    pub owned: OwnedFigure,
    /// The cell of the meeple's segment, or of the tower that it is on.
    pub at: Pos,
    /// The meeple's segment, or `None` for a meeple on top of a tower.
    pub node: Option<NodeId>,
}

/// Returns the meeples that another player could capture with the next floor of a tower.
pub fn threatened_meeples(game: &Game) -> impl Iterator<Item = CaptureTarget> {
    let towers: Vec<(Pos, usize)> = open_towers(game).map(|at| (at, height(game, at) + 1)).collect();
    let is_near = move |cell: Pos| towers.iter().any(|&(tower, height)| is_within(tower, height, cell));
    let has_floor = |seat: Seat| game.player(seat).piece_count(Piece::Floor) > 0;
    capture_targets(game, is_near)
        .filter(move |target| game.seats().any(|seat| seat != target.owned.seat && has_floor(seat)))
}

/// Returns the meeples that can be captured and are on a tile with a cell for which `is_near` returns true.
fn capture_targets(game: &Game, is_near: impl Fn(Pos) -> bool + Clone) -> impl Iterator<Item = CaptureTarget> {
    let (board, is_tower_near) = (game.board(), is_near.clone());
    let on_segments = board.figures().iter().filter(move |occupant| {
        let tile = board.placed_tile(board.features().node(occupant.node).tile);
        tile.cells().any(&is_near) && is_capturable(game, occupant)
    });
    let on_segments = on_segments.map(|occupant| {
        let (at, _) = board.segment_location(occupant.node);
        CaptureTarget { owned: occupant.owned(), at, node: Some(occupant.node) }
    });
    let foundations = state(game).into_iter().flat_map(|state| &state.foundations);
    on_segments.chain(
        foundations
            .filter(move |&&at| is_tower_near(at))
            .filter_map(|&at| Some(CaptureTarget { owned: figure_on_top(game, at)?.owned(), at, node: None })),
    )
}

fn capture_actions(game: &Game, tower: Pos) -> impl Iterator<Item = Action> {
    capture_targets(game, move |cell: Pos| is_in_range(game, tower, cell)).map(|target| {
        let CaptureTarget { owned: OwnedFigure { figure, seat }, at, node } = target;
        let segment = node.map(|node| game.board().features().node(node).index);
        Action::Capture { seat, figure, at, segment }
    })
}

/// Returns whether a figure can be captured: any kind of meeple, except a lord of a castle (`the_tower.md 3.7, 3.8`).
fn is_capturable(game: &Game, occupant: &PlacedFigure) -> bool {
    occupant.figure.claims() && !is_lord(game, occupant)
}

/// Captures a meeple. The captor's own meeple returns to the supply. The meeple of another player becomes a prisoner,
/// for whom the captor may have to exchange a prisoner (`the_tower.md 3.9, 3.10, 4.1`).
pub(super) fn capture(
    game: &mut Game,
    OwnedFigure { figure, seat }: OwnedFigure,
    (at, segment): (Pos, Option<SegmentIndex>),
    events: &mut Vec<crate::Event>,
) -> Flow {
    let by = game.active();
    let from = segment.map_or(Some(FigureLocation::Held(tower_holder(at))), |segment| {
        game.board().offered_node((at, segment)).map(FigureLocation::Node)
    });
    let Some(from) = from else { return Flow::Next };
    let to = if seat == by { FigureLocation::Supply } else { FigureLocation::Held(Holder::Seat(by)) };
    events.push(event(Event::Captured { by, seat, figure, at }));
    game.move_figure(OwnedFigure { figure, seat }, [from, to], events);
    game.add_follow_up(ask_for_exchange);
    Flow::Next
}

/// Returns the meeples that a player has captured (`the_tower.md 3.10`).
pub fn prisoners(game: &Game, captor: Seat) -> impl Iterator<Item = OwnedFigure> {
    let held = game.board().held_figures().iter().filter(move |held| held.by == Holder::Seat(captor));
    held.map(|held| held.owned())
}

/// Returns the kinds of prisoners that one player holds of another one, each once.
fn prisoner_kinds(game: &Game, captor: Seat, owner: Seat) -> impl Iterator<Item = Figure> {
    Figure::ALL
        .into_iter()
        .filter(move |&figure| prisoners(game, captor).any(|held| held == OwnedFigure { figure, seat: owner }))
}

/// Returns the player with whom this player must exchange prisoners, because each holds one of the other, if any.
pub(super) fn exchange_partner(game: &Game, seat: Seat) -> Option<Seat> {
    prisoners(game, seat).map(|held| held.seat).find(|&owner| prisoner_kinds(game, owner, seat).next().is_some())
}

/// Exchanges prisoners with a player who holds a meeple of the captor, or asks for which (`the_tower.md 4.1, 4.3`).
fn ask_for_exchange(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let Some(with) = exchange_partner(game, seat) else { return Flow::Next };
    let own: Vec<Figure> = prisoner_kinds(game, with, seat).collect();
    match own[..] {
        [figure] => exchange(game, figure, events),
        _ => {
            let actions = own.into_iter().map(|figure| action(Action::Exchange { figure })).collect();
            Flow::Ask { seat, question: question(Question::Exchange { with }), actions }
        }
    }
}

/// Returns the meeple just captured and one of the captor's own meeples to their owners' supplies.
pub(super) fn exchange(game: &mut Game, figure: Figure, events: &mut Vec<crate::Event>) -> Flow {
    let seat = game.active();
    let other = exchange_partner(game, seat).and_then(|with| Some((with, prisoner_kinds(game, seat, with).next()?)));
    let Some((with, captured)) = other else {
        never!("{seat} has no prisoner to exchange");
        return Flow::Next;
    };
    for (figure, owner, by) in [(figure, seat, with), (captured, with, seat)] {
        let prison = FigureLocation::Held(Holder::Seat(by));
        game.move_figure(OwnedFigure { figure, seat: owner }, [prison, FigureLocation::Supply], events);
    }
    events.push(event(Event::Exchanged {
        captor: OwnedFigure { figure, seat },
        other: OwnedFigure { figure: captured, seat: with },
    }));
    Flow::Next
}

/// Offers the active player the ransoms that they can pay, until the end of action 2 (`the_tower.md 4.7, 4.13`).
pub(super) fn offer_side_actions(game: &Game, asked: crate::Question, actions: &mut Vec<crate::Action>) {
    let is_early = match asked {
        crate::Question::Place(_) => true,
        crate::Question::Figure { .. } => !game.progress.has_passed_scoring(),
        crate::Question::Expansion(question) => matches!(question, ExpansionQuestion::TheTower(_)),
    };
    if !is_early || !can_pay_ransom(game) {
        return;
    }
    let seat = game.active();
    for captor in game.seats() {
        let own = prisoner_kinds(game, captor, seat);
        actions.extend(own.map(|figure| action(Action::Ransom { captor, figure })));
    }
}

/// Returns whether the active player has paid no ransom in this turn but can (`the_tower.md 4.11, 4.12`).
fn can_pay_ransom(game: &Game) -> bool {
    let is_rich = game.player(game.active()).points() >= i32::from(RANSOM_POINTS);
    let may_go_below_zero =
        options(game).is_some_and(|options| options.ransom_below_three == RansomBelowThree::Allowed);
    (is_rich || may_go_below_zero) && !has_paid_ransom(game)
}

fn has_paid_ransom(game: &Game) -> bool {
    state(game).is_some_and(|state| state.ransom_turns.contains(&game.turn_id()))
}

/// Returns the reason why the active player cannot pay the ransom for a prisoner, or `None` if they can.
pub(super) fn ransom_refusal(game: &Game, captor: Seat, figure: Figure) -> Option<RefusalReason> {
    if !prisoner_kinds(game, captor, game.active()).any(|own| own == figure) {
        Some(RefusalReason::NoPrisoner)
    } else if has_paid_ransom(game) {
        Some(RefusalReason::RansomPaidThisTurn)
    } else {
        (!can_pay_ransom(game)).then_some(RefusalReason::TooFewPoints)
    }
}

/// Pays the ransom for a prisoner, who returns to the supply (`the_tower.md 4.7–4.10`).
pub(super) fn ransom(game: &mut Game, captor: Seat, figure: Figure, events: &mut Vec<crate::Event>) -> Flow {
    let (seat, turn) = (game.active(), game.turn_id());
    state_mut(game).ransom_turns.push(turn);
    game.move_figure(
        OwnedFigure { figure, seat },
        [FigureLocation::Held(Holder::Seat(captor)), FigureLocation::Supply],
        events,
    );
    events.push(event(Event::Ransomed { seat, figure, captor }));
    for (seat, each) in [(seat, -RANSOM_POINTS), (captor, RANSOM_POINTS)] {
        let term = Term { label: TermLabel::Ransom, count: 1, each };
        scoring::award(game, Score::for_player(seat, occasion(Occasion::Ransom), term), events);
    }
    Flow::Stay
}
