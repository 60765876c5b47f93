//! The Tower: floors and meeples on towers, captures, exchanges and ransoms.

mod prisoners;

use crate::discord::decision::attempt::{Asked, Asking};
use crate::discord::show::category::Category;
use crate::picture::{Pane, Part};
use crate::rules::expansions::the_tower::{Action, Event as Happened, Question, State, height, reaches, top};
use crate::rules::expansions::traders_and_builders::Event as Companion;
use crate::rules::expansions::{SpecialAction, SpecialEvent, SpecialOccasion, SpecialQuestion};
use crate::rules::geometry::Pos;
use crate::rules::piece::Piece;
use crate::rules::score::{Occasion, Score};
use crate::rules::seat::Seat;
use crate::rules::view::SeatView;
use crate::rules::{Action as AnyAction, Decision, Event, Game, Question as AnyQuestion};
use crate::words::Words;
use crate::words::story::Cast;

use super::Hooks;

/// Points paid and received for prisoners.
const RANSOMS: Category = Category("ransom");

pub(super) const HOOKS: Hooks = Hooks {
    has_house_rules: true,
    buttons: &[prisoners::BUTTON],
    answer,
    placeholder: |words, decision| {
        matches!(question(decision), Some(Question::Capture { .. })).then(|| words.menu_capture())
    },
    control,
    prospect,
    precedes: |action| matches!(as_action(action), Some(Action::Ransom { .. })),
    builds: |action| {
        matches!(as_action(action), Some(Action::Floor { .. } | Action::Top { .. } | Action::Capture { .. }))
    },
    beginning: |words, table, game| prisoners::ransoms(words, table, game).next(),
    preceding: prisoners::told,
    committing: prisoners::committing,
    is_told,
    ask,
    pane,
    controls: prisoners::controls,
    pieces: |words, game, seat| state(game).map(|state| floors(words, state.floors(seat).into())).unwrap_or_default(),
    holdings: prisoners::holdings,
    legend,
    scenery,
    categories: &[RANSOMS],
    category: |score| is_ransom(score).then_some(RANSOMS),
    is_earned: |_| false,
    ..Hooks::NONE
};

fn state(game: &Game) -> Option<&State> {
    game.states().the_tower.as_ref()
}

/// Returns the answer of the expansion that an action is, if it is one.
const fn as_action(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Special(SpecialAction::TheTower(action)) => Some(action),
        _ => None,
    }
}

/// Returns the question of the expansion that a decision asks, if it is one.
const fn question(decision: &Decision) -> Option<Question> {
    match decision.question {
        AnyQuestion::Special(SpecialQuestion::TheTower(question)) => Some(question),
        _ => None,
    }
}

const fn is_ransom(score: &Score) -> bool {
    matches!(score.occasion, Occasion::Special(SpecialOccasion::TheTower(_)))
}

/// Names a player by mark and colour, for labels in which a mention would show as a number.
fn coloured(words: Words, seat: Seat) -> String {
    Cast::of_colours(words).name(seat).to_owned()
}

fn answer(asked: &Asked<'_>, action: AnyAction) -> Option<String> {
    let Asked { words, game, .. } = *asked;
    Some(match as_action(action)? {
        Action::Floor { at } => words.action_floor(at.to_string(), height(game, at) + 1),
        Action::Top { at, figure } => words.action_top(at.to_string(), figure.key()),
        other => prisoners::answer(words, game, other),
    })
}

fn control(words: Words, action: AnyAction) -> Option<String> {
    match as_action(action)? {
        Action::Floor { .. } | Action::Top { .. } => Some(words.menu_tower()),
        Action::Ransom { .. } => Some(words.menu_ransom()),
        Action::Capture { .. } | Action::Exchange { .. } => None,
    }
}

/// Returns the number of figures that a floor brings into range, or the feature that a capture frees.
fn prospect(asked: &Asked<'_>, after: &Game, action: AnyAction) -> Option<String> {
    let words = asked.words;
    match as_action(action)? {
        Action::Floor { .. } => {
            let asks = after.decision().filter(|decision| matches!(question(decision), Some(Question::Capture { .. })));
            let captures = asks.into_iter().flat_map(|decision| &decision.actions);
            let captures = captures.filter(|&&action| matches!(as_action(action), Some(Action::Capture { .. })));
            Some(words.floor_reaches(captures.count()))
        }
        Action::Capture { segment: None, .. } => Some(words.capture_frees("tower")),
        Action::Capture { at, segment: Some(segment), .. } => {
            let board = after.board();
            let node = board.laid(board.at(at)?).node(segment);
            let kind = board.features().get(board.features().of(node)).kind;
            after.is_free(node).then(|| words.capture_frees(kind.key()))
        }
        Action::Top { .. } | Action::Exchange { .. } | Action::Ransom { .. } => None,
    }
}

/// Accepts captures with their consequences, and ransoms.
const fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::Special(
            SpecialEvent::TheTower(Happened::Captured { .. } | Happened::Exchanged { .. } | Happened::Freed { .. })
                | SpecialEvent::TradersAndBuilders(Companion::Followed { .. })
        )
    )
}

/// Composes the question.
fn ask(asking: &Asking<'_>) -> Option<Vec<String>> {
    let decision = asking.game.decision()?;
    let (words, player) = (asking.words, asking.cast.name(decision.seat));
    Some(vec![match question(decision)? {
        Question::Capture { at } => words.capture_yours(at.to_string(), player),
        Question::Exchange { .. } if asking.is_ahead => words.exchange_ahead(),
        Question::Exchange { with } => words.exchange_yours(asking.cast.name(with), player),
    }])
}

/// Returns the range of the tower just built, for the decision about a capture.
fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let decision = game.decision()?;
    let Question::Capture { at } = question(decision)? else { return None };
    let cells = game.board().tiles().iter().flat_map(|laid| laid.cells());
    let range: Vec<Pos> = cells.filter(|&cell| reaches(game, at, cell)).collect();
    let part = Part { around: range.clone(), focus: range, ..Part::default() };
    let captures = decision.actions.iter().filter_map(|&action| as_action(action));
    let captures = captures.filter(|action| matches!(action, Action::Capture { .. }));
    let named: Vec<String> = captures.map(|action| prisoners::answer(words, game, action)).collect();
    Some((Pane::Part(part), words.alt_range(at.to_string(), named.join("; "))))
}

fn floors(words: Words, count: usize) -> Vec<String> {
    (count > 0).then(|| words.floors(count)).into_iter().collect()
}

/// Describes a player's floors and prisoners for the alternative text of the legend.
fn legend(words: Words, seat: &SeatView) -> Vec<String> {
    let mut pieces = floors(words, seat.count(Piece::Floor).unwrap_or_default());
    pieces.extend(prisoners::listed(words, &seat.prisoners));
    pieces
}

/// Describes the towers on the board.
fn scenery(words: Words, game: &Game) -> Option<String> {
    let built = state(game)?.foundations().iter().map(|&at| (at, height(game, at))).filter(|&(_, floors)| floors > 0);
    let tower = |(at, floors): (Pos, usize)| {
        let top = top(game, at).map(|held| prisoners::of(words, held.figure, held.seat));
        words.alt_tower(at.to_string(), floors, top.unwrap_or_else(|| "none".to_owned()))
    };
    let towers: Vec<String> = built.map(tower).collect();
    (!towers.is_empty()).then(|| words.alt_towers(towers.join("; ")))
}
