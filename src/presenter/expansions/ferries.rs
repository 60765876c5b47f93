//! The Ferries: lakes, placing and moving ferries.

use crate::words::expansions::ferries::Messages as _;
use crate::words::{Words, markup};
use crate::{AnswerContext, AnswerDescription, AnswerRole, EventContext, Narration, Overview, Prompt, QuestionContext};
use bergerie_rules::expansions::ferries::{Ferry, PublicState, Question, RefusalReason};
use bergerie_rules::{ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Game, Kind, Refusal, Shape, Site};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    pass_label: |words, question| match question {
        ExpansionQuestion::Ferries(Question::Move) => Some(words.action_move_none()),
        _ => None,
    },
    answer_role: |action| {
        action.ferries().map_or(AnswerRole::Plain, |ferry| AnswerRole::ChangesSite(Site::Tile(ferry.at)))
    },
    prompt,
    mentions_in_rehearsal: |_| true,
    overview: |words, game| Overview { scenery: scenery(words, game).into_iter().collect(), ..Overview::default() },
    add_tile_prints,
    refusal_text,
    event_narration,
    ..Hooks::NONE
};

/// Names a ferry by its cell and the sides of its roads.
fn ferry_name(words: Words, game: &Game, Ferry { at, roads }: Ferry) -> Option<String> {
    let placed = game.board().placed_tile(game.board().tile_at(at)?);
    let face = placed.shape.face(placed.rotation);
    let [one, other] = roads.map(|road| face.side_of(road));
    Some(words.action_ferry(at.to_string(), words.side(one?), words.side(other?)))
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let ferry = action.ferries()?;
    let answer = AnswerDescription::named(ferry_name(context.words, context.game, ferry)?);
    // The player chooses among ferries, but places a new one on the tile just placed.
    let is_choice = context.game.decision()?.question.ferries() == Some(Question::Move);
    Some(if is_choice { answer.on(ferry.at, None) } else { answer })
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let (words, player) = (context.words, context.names.name(decision.seat));
    let (line, heading) = match (decision.question.ferries()?, context.is_upcoming) {
        (Question::Place { .. }, true) => (words.prompt_ferry_upcoming(), words.heading_ferry()),
        (Question::Place { at }, false) => (words.prompt_ferry(markup::cell(at), player), words.heading_ferry()),
        (Question::Move, true) => (words.prompt_move_upcoming(), words.heading_move()),
        (Question::Move, false) => (words.prompt_move(player), words.heading_move()),
    };
    Some(Prompt::of(line).with_heading(heading))
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    game.setup().expansions.ferries.as_ref()?;
    let shown = PublicState::of(game).ferries;
    let ferries: Vec<String> = shown.into_iter().filter_map(|ferry| ferry_name(words, game, ferry)).collect();
    (!ferries.is_empty()).then(|| words.alt_ferries(words.separated(&ferries)))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    parts.extend(shape.has(Kind::Lake).then(|| words.tile_lake()));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Ferries(event) = event else { return Narration::Silent };
    let (at, player) = (markup::cell(event.ferry.at), context.names.name(event.seat));
    Narration::Sentence(if event.has_moved {
        words.event_ferry_moved(at, player)
    } else {
        words.event_ferry_placed(at, player)
    })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::Ferries(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::InvalidRoads => words.refusal_invalid_roads(),
        RefusalReason::WrongLake => words.refusal_wrong_lake(),
        RefusalReason::NotMovable => words.refusal_not_movable(),
    })
}
