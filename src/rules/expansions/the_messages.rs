//! The Messages (`the_messages.md 1`): each player has two figures on the score track, and draws a message when one of them
//! stops on a multiple of five.
//!
//! Points are added when something is scored, and the players then choose one by one which figure moves. So a score never
//! waits for a choice, and a turn asks for all choices together.
//!
//! With The Robbers, a robber takes points from the figure that moves (`the_messages.md 4.1`).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::ExpansionOccasion;
use super::own::the_messages::{action, draw, event, occasion, options, question, refusal, state, state_mut};
use super::the_robbers::{self, TrackMove};
use crate::setup::options;
use crate::{
    AuditedScore, ExpansionAction, FeatureId, Figure, Flow, Game, Hooks, Kind, Majority, PlacedFigure, Pos, Refusal,
    Score, Seat, SegmentIndex, Term, TermLabel, TrackFigure, TurnId, score, scoring, tile_placement,
};

pub(crate) use super::nothing::*;

/// A message lies on every space whose number of points is a multiple of this (`the_messages.md 2.1`).
pub const MESSAGE_SPACES: i32 = 5;

/// The points for a message that is not carried out (`the_messages.md 2.2`).
pub const POINTS_INSTEAD: i16 = 2;

options! {
    TheMessages in the_messages;
    /// When the players choose which figure moves (`message_check`, `the_messages.md 1.3`).
    message_check: MessageCheck {
        /// For each score.
        EachScoring "each_scoring",
        /// Once for all scores of a turn, whose points one figure gets.
        EndOfScoring "end_of_scoring",
    },
    /// Whether a space with a figure of another player brings a message (`message_free_space`, `the_messages.md 2.4`).
    message_free_space: MessageFreeSpace {
        /// It does.
        NoCondition "no_condition",
        /// It does not.
        OnlyIfAlone "only_if_alone",
    },
}

/// The message on a tile of the pile, in the order of their numbers (`the_messages.md 3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// The player scores the own road that is worth least.
    Road,
    /// The player scores the own city that is worth least.
    City,
    /// The player scores the own monastery that is worth least.
    Monastery,
    /// The player places one more tile.
    ExtraTile,
    /// The player scores the coats of arms in cities with own knights.
    CoatsOfArms,
    /// The player scores the own knights.
    Knights,
    /// The player scores the own farmers.
    Farmers,
    /// The player scores the feature of an own meeple and takes the meeple back.
    Meeple,
}

impl Message {
    /// Every message, in the order of their numbers.
    pub const ALL: [Message; 8] = [
        Message::Road,
        Message::City,
        Message::Monastery,
        Message::ExtraTile,
        Message::CoatsOfArms,
        Message::Knights,
        Message::Farmers,
        Message::Meeple,
    ];

    /// Returns the name in message keys.
    pub const fn key(self) -> &'static str {
        ["road", "city", "monastery", "tile", "coats", "knights", "farmers", "meeple"][self as usize]
    }

    /// Returns the kind of the feature that is worth least and scores, or `None` for other messages.
    const fn scored_kind(self) -> Option<Kind> {
        match self {
            Message::Road => Some(Kind::Road),
            Message::City => Some(Kind::City),
            Message::Monastery => Some(Kind::Monastery),
            _ => None,
        }
    }
}

/// Points for which a figure is still to be moved.
#[derive(Clone, Copy, Debug)]
struct DueMove {
    seat: Seat,
    points: i32,
    /// The score that the points are from. With [`MessageCheck::EndOfScoring`], the first one.
    occasion: crate::Occasion,
    is_for_feature: bool,
    /// Whether the player was active in a turn, and so draws a message if the figure stops on a message space.
    may_draw: bool,
}

impl DueMove {
    /// Returns whether the points are for a message, so that the move can bring another one (`the_messages.md 2.3`).
    const fn is_for_message(&self) -> bool {
        matches!(self.occasion, crate::Occasion::Expansion(ExpansionOccasion::TheMessages(_)))
    }
}

/// A message that the active player draws or has drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PendingMessage {
    /// The player is about to draw it.
    Due,
    /// The player must carry it out or take points.
    Drawn(Message),
}

/// The pile, and the moves and messages that are still to be dealt with. The spaces of the figures are those of the players.
#[derive(Clone, Debug, Default)]
pub struct State {
    moves: Vec<DueMove>,
    /// The message that comes before the next move, or `None` if no message is due.
    pending: Option<PendingMessage>,
    /// Whether one of the moves since the last time that none was due has brought a message (`the_messages.md 2.3`).
    has_drawn: bool,
    /// The messages that were drawn, each once, in the order in which they are under the pile.
    drawn: ArrayVec<Message, { Message::ALL.len() }>,
    /// The number of messages drawn, some of them repeatedly.
    draw_count: usize,
    /// The turns in which the player still places one more tile.
    extra_tiles: Vec<TurnId>,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State::default()
    }

    /// Returns the message on top of the pile, if it is known because all were drawn (`the_messages.md 0.1, 2.2`).
    fn known_message(&self) -> Option<Message> {
        self.drawn.is_full().then(|| self.drawn.get(self.draw_count % self.drawn.len()).copied()).flatten()
    }
}

/// The public information: the pile, and the message that the active player has drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The message to be carried out, or `None` if there is none.
    pub message: Option<Message>,
    /// The messages that were drawn, each once, in the order in which they are under the pile.
    pub drawn: Vec<Message>,
    /// Whether the active player is about to draw a message.
    pub is_due: bool,
    /// The number of tiles that messages let the active player place after this one.
    pub extra_tiles: u8,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let Some(state) = state(game) else { return PublicState::default() };
        let message = match state.pending {
            Some(PendingMessage::Drawn(message)) => Some(message),
            Some(PendingMessage::Due) | None => None,
        };
        PublicState {
            message,
            drawn: state.drawn.to_vec(),
            is_due: state.pending == Some(PendingMessage::Due),
            extra_tiles: state.extra_tiles.iter().filter(|&&turn| turn == game.turn_id()).count() as u8,
        }
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Moves a figure on the score track (`the_messages.md 1.1`).
    MoveFigure { figure: TrackFigure },
    /// Takes two points instead of carrying out the message (`the_messages.md 2.2`).
    TakePoints,
    /// Carries out the message.
    CarryOut,
    /// Carries out [`Message::Meeple`] with this meeple.
    ScoreMeeple { figure: Figure, at: Pos, segment: SegmentIndex },
}

/// The questions that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player must choose which figure moves by these points (`the_messages.md 1.1`).
    Move { points: i32 },
    /// The active player must carry out a message or take two points (`the_messages.md 2.2`).
    Message(Message),
}

/// The draw of the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A message that was not drawn before.
    Message,
}

/// The outcomes of this draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawOutcome {
    /// The message, which everyone sees.
    Message(Message),
}

/// The events that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A figure moved to a space of the score track.
    FigureMoved { seat: Seat, figure: TrackFigure, space: i32 },
    /// The active player drew a message.
    MessageDrawn { seat: Seat, message: Message },
    /// The active player will place one more tile at the end of this part of the turn.
    TileEarned { seat: Seat },
}

/// The occasions on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A message was carried out.
    CarriedOut(Message),
    /// A player took points instead of carrying out a message.
    PointsTaken,
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// The message cannot be carried out in this way.
    #[error("the message does not allow that")]
    NotAllowed,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `the_messages.md 0.2`
    distribute_components: |game| game.seats().for_each(|seat| game.player_mut(seat).add_second_track_figure()),
    refusal_of: |game, _, answer| {
        let asked = game.decision()?.question.the_messages();
        Some(match (answer.the_messages()?, asked) {
            (Action::CarryOut | Action::ScoreMeeple { .. }, Some(Question::Message(_))) => {
                refusal(RefusalReason::NotAllowed)
            }
            _ => Refusal::NotAsked,
        })
    },
    costs_nothing: |answer| {
        let ExpansionAction::TheMessages(answer) = answer else { return false };
        matches!(answer, Action::TakePoints | Action::MoveFigure { figure: TrackFigure::First })
    },
    on_scored,
    recount_total,
    ..Hooks::NONE
};

/// Records the points of each player, for which a figure moves later. In the final scoring, the first figure moves at once
/// (`the_messages.md 1.1, 1.3, 2.5`).
fn on_scored(game: &mut Game, score: &Score, events: &mut Vec<crate::Event>) {
    let is_merged = options(game).is_some_and(|options| options.message_check == MessageCheck::EndOfScoring);
    let in_turn = game.progress.is_in_turn();
    for (seat, points) in score.gains().filter(|&(_, points)| points != 0) {
        let (occasion, is_for_feature) = (score.occasion, score.feature.is_some());
        let due = DueMove { seat, points, occasion, is_for_feature, may_draw: in_turn && seat == game.active() };
        if score.is_final {
            let from = spaces_before(game, seat)[0] - points;
            the_robbers::rob(game, &[TrackMove { seat, from, points }], (occasion, is_for_feature), events);
            continue;
        }
        let moves = &mut state_mut(game).moves;
        let is_same = |other: &&mut DueMove| other.seat == seat && !other.is_for_message() && !due.is_for_message();
        match moves.iter_mut().find(is_same).filter(|_| is_merged) {
            Some(earlier) => earlier.points += points,
            None => moves.push(due),
        }
    }
}

/// A step that moves figures for the points since the last such step, and deals with the messages that this brings. Figures that
/// are on the same space, and those of players who have resigned, move without a question (`the_messages.md 1.1–1.4, 2.1–2.4`).
pub(crate) fn move_figures(game: &mut Game, events: &mut Vec<crate::Event>) -> Flow {
    loop {
        let Some(state) = state(game) else { return Flow::Next };
        match (state.pending, state.moves.first().copied()) {
            (Some(PendingMessage::Due), _) => match state.known_message() {
                Some(message) => turn_up(game, message, events),
                None => return draw(Draw::Message),
            },
            (Some(PendingMessage::Drawn(message)), _) => {
                let ways = ways_to_carry_out(game, message);
                if !ways.is_empty() {
                    let answers = std::iter::once(Action::TakePoints).chain(ways).map(action);
                    return Flow::ask(game, game.active(), question(Question::Message(message)), answers);
                }
                take_points(game, events);
            }
            (None, Some(DueMove { seat, points, .. })) => {
                let [first, second] = spaces_before(game, seat);
                if first != second && !game.player(seat).has_resigned {
                    let answers = TrackFigure::ALL.map(|figure| action(Action::MoveFigure { figure }));
                    return Flow::ask(game, seat, question(Question::Move { points }), answers);
                }
                move_figure(game, TrackFigure::First, events);
            }
            (None, None) => {
                state_mut(game).has_drawn = false;
                return Flow::Next;
            }
        }
    }
}

/// Returns the spaces of a player's figures before the moves that are still due.
pub fn spaces_before(game: &Game, seat: Seat) -> [i32; 2] {
    let due = state(game).map_or(&[][..], |state| &state.moves);
    let due: i32 = due.iter().filter(|due| due.seat == seat).map(|due| due.points).sum();
    let [first, second] = TrackFigure::ALL.map(|figure| game.player(seat).space(figure).unwrap_or_default());
    [first - due, second]
}

/// The step at the end of a part of a turn: begins one more part for a message (`the_messages.md 3.4`).
pub(crate) fn play_extra_tile(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    let turn = game.turn_id();
    let extra_tiles = &mut state_mut(game).extra_tiles;
    let Some(index) = extra_tiles.iter().position(|&other| other == turn) else { return Flow::Next };
    extra_tiles.remove(index);
    let has_tile = tile_placement::has_next_tile(game) && !game.player(game.active()).has_resigned;
    if has_tile { Flow::OneMoreTile } else { Flow::Next }
}

/// Moves a figure for the first of the due moves. A message is due if it stops on a message space (`the_messages.md 2.1–2.4`).
fn move_figure(game: &mut Game, figure: TrackFigure, events: &mut Vec<crate::Event>) {
    let Some(DueMove { seat, .. }) = state(game).and_then(|state| state.moves.first().copied()) else {
        never!("a figure moves without points");
        return;
    };
    let from = spaces_before(game, seat)[figure as usize];
    let due = state_mut(game).moves.remove(0);
    if figure == TrackFigure::Second {
        game.player_mut(seat).shift_track_figures(due.points);
    }
    let space = from + due.points;
    events.push(event(Event::FigureMoved { seat, figure, space }));
    let mut others = game.seats().filter(|&other| other != seat);
    let is_shared = others.any(|other| spaces_before(game, other).contains(&space));
    let needs_free = options(game).is_some_and(|options| options.message_free_space == MessageFreeSpace::OnlyIfAlone);
    let is_message_space = space >= 0 && space % MESSAGE_SPACES == 0 && !(needs_free && is_shared);
    let state = state_mut(game);
    if due.may_draw && is_message_space && (due.is_for_message() || !state.has_drawn) {
        state.pending = Some(PendingMessage::Due);
        state.has_drawn |= !due.is_for_message();
    }
    let moved = TrackMove { seat, from, points: due.points };
    the_robbers::rob(game, &[moved], (due.occasion, due.is_for_feature), events);
}

fn turn_up(game: &mut Game, message: Message, events: &mut Vec<crate::Event>) {
    let seat = game.active();
    let state = state_mut(game);
    state.pending = Some(PendingMessage::Drawn(message));
    state.draw_count += 1;
    events.push(event(Event::MessageDrawn { seat, message }));
}

pub fn outcome_count(game: &Game, Draw::Message: Draw) -> usize {
    unseen(game).count()
}

pub fn outcome(game: &Game, Draw::Message: Draw, number: usize) -> Option<DrawOutcome> {
    unseen(game).nth(number).map(DrawOutcome::Message)
}

/// Returns `None`: all players see the message, and the questions depend on it.
pub const fn placeholder(_: &Game, Draw::Message: Draw) -> Option<DrawOutcome> {
    None
}

/// Returns the messages that were not drawn yet, in the order of their numbers.
fn unseen(game: &Game) -> impl Iterator<Item = Message> {
    Message::ALL.into_iter().filter(|message| state(game).is_some_and(|state| !state.drawn.contains(message)))
}

pub(crate) fn apply_draw(
    game: &mut Game,
    Draw::Message: Draw,
    DrawOutcome::Message(message): DrawOutcome,
    events: &mut Vec<crate::Event>,
) -> Option<Flow> {
    unseen(game).find(|&other| other == message)?;
    state_mut(game).drawn.try_push(message).ok()?;
    turn_up(game, message, events);
    Some(Flow::Stay)
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match action {
        Action::MoveFigure { figure } => move_figure(game, figure, events),
        Action::TakePoints => take_points(game, events),
        Action::CarryOut => match state_mut(game).pending.take() {
            Some(PendingMessage::Drawn(message)) => carry_out(game, message, events),
            _ => never!("there is no message to carry out"),
        },
        Action::ScoreMeeple { figure, at, segment } => {
            state_mut(game).pending = None;
            if let Some(node) = game.board().offered_node((at, segment)) {
                let feature = game.board().features().feature_of(node);
                score_feature(game, feature, Message::Meeple, events);
                game.return_figure(PlacedFigure { figure, seat: game.active(), node }, events);
            }
        }
    }
    Flow::Stay
}

fn take_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    state_mut(game).pending = None;
    let term = Term { label: TermLabel::Message, count: 1, each: POINTS_INSTEAD };
    scoring::award(game, Score::for_player(game.active(), occasion(Occasion::PointsTaken), term), events);
}

/// Returns the answers that carry out a message, which are none if it has no effect for the active player.
fn ways_to_carry_out(game: &Game, message: Message) -> Vec<Action> {
    if message == Message::Meeple {
        let meeples = scored_figures(game, |_| true).filter(|(occupant, _)| occupant.figure.is_meeple());
        let mut ways = Vec::new();
        for (PlacedFigure { figure, node, .. }, _) in meeples {
            let (at, segment) = game.board().segment_location(node);
            let way = Action::ScoreMeeple { figure, at, segment };
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        return ways;
    }
    let has_effect = match message {
        Message::ExtraTile => tile_placement::has_next_tile(game),
        _ => match message.scored_kind() {
            Some(kind) => least_feature(game, kind).is_some(),
            None => counted(game, message).is_some_and(|term| term.count > 0),
        },
    };
    if has_effect { vec![Action::CarryOut] } else { Vec::new() }
}

/// Returns the active player's figures on features of these kinds, each with its feature. Those on castles are not among them.
fn scored_figures(game: &Game, is_kind: impl Fn(Kind) -> bool) -> impl Iterator<Item = (PlacedFigure, FeatureId)> {
    let (features, seat) = (game.board().features(), game.active());
    let own = game.board().figures().iter().filter(move |occupant| occupant.seat == seat && occupant.figure.claims());
    own.map(move |&occupant| (occupant, features.feature_of(occupant.node))).filter(move |&(_, feature)| {
        let kind = features.get(feature).kind.base();
        let scores = matches!(kind, Kind::Road | Kind::City | Kind::Monastery | Kind::Garden | Kind::Field);
        scores && is_kind(kind) && !scoring::is_exempt(game, feature)
    })
}

/// Returns the active player's feature of this kind that is worth least, or `None` if there is none (`the_messages.md 3.1–3.3`).
fn least_feature(game: &Game, kind: Kind) -> Option<FeatureId> {
    let own = scored_figures(game, |other| other == kind).map(|(_, feature)| feature);
    own.min_by_key(|&feature| (score::total(&scoring::feature_terms(game, feature, crate::Occasion::Final)), feature))
}

/// Returns the line of the receipt for a message that scores things, or `None` for other messages (`the_messages.md 3.5–3.7`).
fn counted(game: &Game, message: Message) -> Option<Term> {
    let meeples_on = |kind| {
        let figures = scored_figures(game, move |other| other == kind);
        figures.filter(|(occupant, _)| occupant.figure.is_meeple()).map(|(_, feature)| feature)
    };
    let (label, count, each) = match message {
        Message::CoatsOfArms => {
            let mut cities: Vec<FeatureId> = meeples_on(Kind::City).collect();
            cities.sort_unstable();
            cities.dedup();
            let count = cities.into_iter().map(|city| scoring::pennant_count(game, city)).sum();
            (TermLabel::Pennants, count, 2)
        }
        Message::Knights => (TermLabel::Knights, meeples_on(Kind::City).count(), 2),
        Message::Farmers => (TermLabel::Farmers, meeples_on(Kind::Field).count(), 3),
        _ => return None,
    };
    Some(Term { label, count: count as u16, each })
}

fn carry_out(game: &mut Game, message: Message, events: &mut Vec<crate::Event>) {
    let seat = game.active();
    if let Some(term) = counted(game, message) {
        scoring::award(game, Score::for_player(seat, occasion(Occasion::CarriedOut(message)), term), events);
    } else if let Some(feature) = message.scored_kind().and_then(|kind| least_feature(game, kind)) {
        score_feature(game, feature, message, events);
    } else {
        let turn = game.turn_id();
        state_mut(game).extra_tiles.push(turn);
        events.push(event(Event::TileEarned { seat }));
    }
}

/// Awards the points of a feature, as at the end of the game, to the active player alone (`the_messages.md 3.1–3.3, 3.8`).
fn score_feature(game: &mut Game, feature: FeatureId, message: Message, events: &mut Vec<crate::Event>) {
    let terms = scoring::feature_terms(game, feature, crate::Occasion::Final);
    let majority = Majority { winners: ArrayVec::from_iter([game.active()]), is_for_one: true, ..Majority::default() };
    scoring::award_terms(game, feature, occasion(Occasion::CarriedOut(message)), terms, majority, events);
}

/// Recounts a feature that scores for a message as in the final scoring, whatever other expansions have recounted.
fn recount_total(AuditedScore { table, game, found, score, earlier }: AuditedScore<'_>, worth: &mut i32) {
    let is_own = matches!(score.occasion, crate::Occasion::Expansion(ExpansionOccasion::TheMessages(_)));
    if is_own && score.feature.is_some() {
        let final_score = Score { occasion: crate::Occasion::Final, ..score.clone() };
        *worth = table.expected_points(game, found, &final_score, earlier);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Setup, support};

    const SEAT: Seat = Seat::FIRST;

    fn game(options: Options) -> Game {
        let mut setup = Setup::base(3).with(&[Expansion::TheMessages, Expansion::TheRobbers]);
        setup.expansions.the_messages = Some(options);
        Game::new(setup).unwrap()
    }

    fn award(game: &mut Game, seat: Seat, points: i16) {
        let term = Term { label: TermLabel::Tiles, count: 1, each: points };
        scoring::award(game, Score::for_player(seat, crate::Occasion::Final, term), &mut Vec::new());
    }

    /// Returns whether a figure that starts on a space brings a message when it moves by these points.
    fn brings_message(options: Options, start: i32, points: i16) -> bool {
        let mut game = game(options);
        game.player_mut(SEAT).add_points(start);
        game.player_mut(SEAT.after(3)).add_points(5);
        award(&mut game, SEAT, points);
        move_figure(&mut game, TrackFigure::First, &mut Vec::new());
        PublicState::of(&game).is_due
    }

    /// `the_messages.md 1.1, 2.1, 2.4`
    #[test]
    fn messages_are_on_multiples_of_five_from_zero() {
        for (start, points, expected) in
            [(3, 2, true), (3, 3, false), (-7, 2, false), (-3, 3, true), (2, -2, true), (6, 4, true)]
        {
            assert_eq!(brings_message(Options::default(), start, points), expected, "{start} {points}");
            let alone = Options { message_free_space: MessageFreeSpace::OnlyIfAlone, ..Options::default() };
            let is_shared = [0, 5].contains(&(start + i32::from(points)));
            assert_eq!(brings_message(alone, start, points), expected && !is_shared, "alone: {start} {points}");
        }
    }

    /// `the_messages.md 1.4`
    #[test]
    fn the_meeple_of_a_player_who_has_resigned_moves() {
        let mut game = game(Options::default());
        game.player_mut(SEAT).add_points(4);
        award(&mut game, SEAT, 3);
        assert!(matches!(move_figures(&mut game, &mut Vec::new()), Flow::Ask { seat: SEAT, .. }));
        game.player_mut(SEAT).has_resigned = true;
        assert!(matches!(move_figures(&mut game, &mut Vec::new()), Flow::Next));
        assert_eq!(game.player(SEAT).spaces().collect::<Vec<_>>(), [7, 0]);
    }

    /// `the_messages.md 0.1, 2.2`
    #[test]
    fn messages_come_again_in_the_same_order() {
        let mut game = game(Options::default());
        let order = Message::ALL.into_iter().rev();
        for message in order.clone().chain(order) {
            match state(&game).unwrap().known_message() {
                Some(known) => turn_up(&mut game, known, &mut Vec::new()),
                None => {
                    let drawn = DrawOutcome::Message(message);
                    assert!(apply_draw(&mut game, Draw::Message, drawn, &mut Vec::new()).is_some());
                    assert!(apply_draw(&mut game, Draw::Message, drawn, &mut Vec::new()).is_none());
                }
            }
            assert_eq!(PublicState::of(&game).message, Some(message));
        }
        assert_eq!((outcome_count(&game, Draw::Message), outcome(&game, Draw::Message, 0)), (0, None));
    }

    /// `the_messages.md 3.8, 3.9`
    #[test]
    fn a_pig_adds_nothing_to_the_field_of_a_message() {
        let mut game = support::game(3, &[Expansion::TheMessages, Expansion::TheCount, Expansion::TradersAndBuilders]);
        support::put(&mut game, "BA/C", "S2W2", crate::Rotation::R0);
        let field = support::node(&game, "S1W2", Kind::Field);
        for figure in [Figure::Meeple, Figure::Pig] {
            support::stand(&mut game, figure, SEAT, field);
        }
        let (feature, mut events) = (game.board().features().feature_of(field), Vec::new());
        score_feature(&mut game, feature, Message::Meeple, &mut events);
        let [crate::Event::Scored(score)] = &events[..] else { panic!("{events:?}") };
        assert_eq!((support::points(&game), support::audited(&game, score)), (vec![6, 0, 0], 6));
    }

    /// `the_messages.md 4.1`
    #[test]
    fn a_robber_takes_points_from_the_figure_that_moves() {
        for (figure, robbed) in [(TrackFigure::First, 0), (TrackFigure::Second, 2)] {
            let mut game = game(Options::default());
            game.player_mut(SEAT).add_points(9);
            game.player_mut(SEAT).shift_track_figures(6);
            the_robbers::put_robber(&mut game, SEAT.after(3), 6, &mut Vec::new());
            award(&mut game, SEAT, 4);
            assert_eq!(support::points(&game), [13, 0, 0]);
            move_figure(&mut game, figure, &mut Vec::new());
            assert_eq!(support::points(&game), [13, robbed, 0], "{figure:?}");
        }
    }
}
