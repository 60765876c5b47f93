//! The Messages: the figures on the score track, and the messages.

use crate::words::Words;
use crate::words::expansions::the_messages::Messages as _;
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, PointSource, Possessions, Prompt,
    QuestionContext,
};
use bergerie_rules::expansions::the_messages::{
    Action, Event, Message, Occasion, Question, RefusalReason, spaces_before,
};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionOccasion, ExpansionQuestion, ExpansionRefusal, Game, Refusal, Score, Seat, Site,
    Term, TermLabel, TrackFigure,
};

use super::{Hooks, HouseRules};

/// The points for messages.
const MESSAGES: Category = Category("messages");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.the_messages() {
        Some(Action::ScoreMeeple { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        Some(_) | None => AnswerRole::Plain,
    },
    prompt,
    mentions_in_rehearsal: |_| true,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text,
    term_text,
    point_source: |_| PointSource { depends_on_rest_of_turn: true, ..PointSource::of(MESSAGES) },
    categories: &[MESSAGES],
    possessions,
    refusal_text,
    ..Hooks::NONE
};

/// Returns the key of a figure in messages.
const fn key(figure: TrackFigure) -> &'static str {
    match figure {
        TrackFigure::First => "meeple",
        TrackFigure::Second => "courier",
    }
}

fn asked(game: &Game) -> Option<Question> {
    match game.decision()?.question {
        bergerie_rules::Question::Expansion(ExpansionQuestion::TheMessages(question)) => Some(question),
        _ => None,
    }
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, seat, .. } = *context;
    Some(match (action.the_messages()?, asked(game)) {
        (Action::MoveFigure { figure }, Some(Question::Move { points })) => {
            let from = spaces_before(game, seat)[figure as usize];
            AnswerDescription::named(words.action_move(words.track_figure(key(figure)), from, from + points))
                .with_heading(words.heading_move())
        }
        (Action::MoveFigure { figure }, _) => AnswerDescription::named(words.track_figure(key(figure))),
        (Action::TakePoints, _) => AnswerDescription::named(words.action_points()),
        (Action::CarryOut, _) => AnswerDescription::named(words.action_carry_out()),
        (Action::ScoreMeeple { figure, at, segment }, _) => {
            let meeple = words.figure_at(game.board(), figure, (at, segment));
            AnswerDescription::named(words.action_meeple(at.to_string(), meeple)).on(at, Some(segment))
        }
    })
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let (words, seat) = (context.words, context.game.decision()?.seat);
    let name = context.names.name(seat);
    Some(match asked(context.game)? {
        Question::Move { points } => {
            let line = match context.is_upcoming {
                true => words.prompt_move_upcoming(points),
                false => words.prompt_move(name, points),
            };
            Prompt { is_short: true, ..Prompt::of(line).with_heading(words.heading_move()) }
        }
        Question::Message(message) => {
            let line = match context.is_upcoming {
                true => words.prompt_message_upcoming(words.text(message.key())),
                false => words.prompt_message(words.text(message.key()), name),
            };
            Prompt { is_short: message != Message::Meeple, ..Prompt::of(line).with_heading(words.heading_message()) }
        }
    })
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let player = game.player(seat);
    let (Some(meeple), Some(courier)) = (player.space(TrackFigure::First), player.space(TrackFigure::Second)) else {
        return Possessions::default();
    };
    Possessions {
        holdings: vec![words.holding(courier, meeple)],
        badge: Some(format!("🚩 {meeple} ✉️ {courier}")),
        ..Possessions::default()
    }
}

/// Narrates the moves of couriers only, because a meeple on the score track moves with most scores.
fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheMessages(event) = *event else { return Narration::Silent };
    Narration::Sentence(match event {
        Event::FigureMoved { figure: TrackFigure::First, .. } => return Narration::Silent,
        Event::FigureMoved { seat, space, .. } => words.event_courier(context.names.name(seat), space),
        Event::MessageDrawn { seat, message } => {
            words.event_message(words.text(message.key()), context.names.name(seat))
        }
        Event::TileEarned { seat } => words.event_tile(context.names.name(seat)),
    })
}

fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let bergerie_rules::Occasion::Expansion(ExpansionOccasion::TheMessages(occasion)) = score.occasion else {
        return None;
    };
    Some(match occasion {
        Occasion::CarriedOut(_) => words.score_message(winners),
        Occasion::PointsTaken => words.score_points(winners),
    })
}

fn term_text(words: Words, term: Term) -> Option<String> {
    let label = match term.label {
        TermLabel::Message => return Some(words.label_message(term.points())),
        TermLabel::Knights => words.label_knights(term.count),
        TermLabel::Farmers => words.label_farmers(term.count),
        _ => return None,
    };
    Some(crate::receipt::multiplied(label, term.each))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheMessages(RefusalReason::NotAllowed)) = refusal else { return None };
    Some(words.refusal_message())
}
