//! The flock: its value, its owners, and the odds of drawing a wolf, which tables without assists do not show.

use crate::words::expansions::hills_and_sheep::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, Possessions, Prompt, QuestionContext, RehearsalContext, RehearsedAnswer, WaitKind,
};
use bergerie_rules::expansions::hills_and_sheep::{
    self, Action, FieldFlock, FlockTiming, Question, Token, field_flock, state,
};
use bergerie_rules::{Decision, Draw, ExpansionDraw, Figure, Game, Seat, Seats, Waiting};

fn question(flock: &FieldFlock, context: &QuestionContext<'_>, seat: Seat) -> Vec<String> {
    let QuestionContext { words, names, game, .. } = *context;
    let at = markup::cell(game.board().segment_location(flock.shepherd.node).0);
    if !context.assists.are_on() {
        return vec![words.flock_asked(at, names.name(seat))];
    }
    let others: Seats = flock.owners.iter().copied().filter(|&owner| owner != seat).collect();
    let owners = names.list(words, others.iter().copied());
    let question = words.prompt_flock(others.len(), owners, at, names.name(seat), flock.sheep);
    std::iter::once(question).chain(wolves(words, game)).collect()
}

fn question_ahead(flock: &FieldFlock, context: &QuestionContext<'_>, seat: Seat) -> Vec<String> {
    let QuestionContext { words, names, game, .. } = *context;
    if !context.assists.are_on() {
        return vec![words.prompt_flock_asked_upcoming()];
    }
    let others = flock.owners.iter().copied().filter(|&owner| owner != seat);
    let owners = names.list(words, std::iter::once(seat).chain(others));
    let mut lines = vec![words.prompt_flock_upcoming(flock.sheep), words.flock_worth(owners, flock.sheep)];
    lines.extend(wolves(words, game));
    lines
}

pub(super) fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let (decision, flock) = pending_flock(context.game)?;
    let compose = if context.is_upcoming { question_ahead } else { question };
    Some(Prompt { lines: compose(&flock, context, decision.seat), is_short: true, ..Prompt::default() })
}

/// Describes the odds that a shepherd placed in this attempt draws a wolf. A question about a flock includes them already.
pub(super) fn consequences(context: &RehearsalContext<'_>) -> Vec<String> {
    let is_shepherd = |answer: &RehearsedAnswer| {
        matches!(answer.action, bergerie_rules::Action::Deploy { figure: Figure::Shepherd, .. })
    };
    if context.open_decision.is_some_and(|_| pending_flock(context.game).is_some())
        || !context.answers.iter().any(is_shepherd)
    {
        return Vec::new();
    }
    let odds = wolf_odds(context.before).filter(|_| context.assists.are_on());
    odds.map(|(wolves, tokens)| context.words.flock_first(tokens, wolves)).into_iter().collect()
}

/// Returns the number of sheep on a player's own tokens, which pictures show beside the shepherd.
pub(super) fn own_sheep_count(game: &Game, seat: Seat) -> u32 {
    state(game).map_or(0, |state| hills_and_sheep::sheep_count(state.flocks.of(seat)))
}

pub(super) fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, assists, game, .. } = *context;
    let name = match (action.hills_and_sheep()?, pending_flock(game)) {
        (Action::GrowFlock, _) => words.action_grow(),
        (Action::HerdFlock, _) if !assists.are_on() => words.action_herd_plain(),
        (Action::HerdFlock, flock) => {
            let (sheep, others) = flock.map_or((0, 0), |(_, flock)| (flock.sheep, flock.owners.len() - 1));
            words.action_herd(others, sheep)
        }
    };
    // The name has the points.
    Some(AnswerDescription { whole_note: Some(String::new()), ..AnswerDescription::named(name) })
}

pub(super) fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let estimates = field_flock(game, seat).map(|flock| words.scores_flock(flock.sheep)).into_iter().collect();
    Possessions { estimates, ..Possessions::default() }
}

/// Describes the odds that the next token is a wolf. Returns `None` if the expansion is not in play.
pub(super) fn wolves(words: Words, game: &Game) -> Option<String> {
    wolf_odds(game).map(|(wolves, tokens)| words.flock_wolves(tokens, wolves))
}

/// Describes the content of the bag. Returns `None` if the expansion is not in play.
pub(super) fn bag(words: Words, game: &Game) -> Option<String> {
    wolf_odds(game).map(|(wolves, tokens)| words.scores_bag(tokens, wolves))
}

/// Returns the number of wolves in the bag, and of all tokens. Returns `None` if the expansion is not in play.
fn wolf_odds(game: &Game) -> Option<(u32, u32)> {
    let bag: Vec<(Token, u8)> = state(game)?.flocks.bag().collect();
    let count = |wanted: fn(Token) -> bool| bag.iter().filter(|(t, _)| wanted(*t)).map(|&(_, n)| u32::from(n)).sum();
    Some((count(|token| token == Token::Wolf), count(|_| true)))
}

/// Returns the kind of decision or draw that the game waits for. A decision about a flock may precede the figure,
/// depending on the option `flock_timing`. A token from the bag may have to be drawn.
pub(super) fn wait_kind(game: &Game) -> WaitKind {
    let token = Draw::Expansion(ExpansionDraw::HillsAndSheep(hills_and_sheep::Draw::Token));
    if *game.waiting() == Waiting::Draw(token) {
        return WaitKind::HarmlessDraw;
    }
    let options = game.setup().expansions.hills_and_sheep.as_ref();
    let is_before = options.is_some_and(|options| options.flock_timing == FlockTiming::BeforeMeeple);
    if is_before && pending_flock(game).is_some() { WaitKind::BeforeFigure } else { WaitKind::Plain }
}

/// Returns the pending decision about a flock, and the flock. Returns `None` if the game waits for another decision.
fn pending_flock(game: &Game) -> Option<(&Decision, FieldFlock)> {
    let decision = game.decision().filter(|one| one.question.hills_and_sheep() == Some(Question::Flock))?;
    Some((decision, field_flock(game, decision.seat)?))
}
