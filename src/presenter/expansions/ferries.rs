//! The Ferries: lakes, placing and moving ferries.

use crate::presenter::{Answer, AnswerContext, AnswerRole, EventContext, Narration, Overview, Prompt, QuestionContext};
use crate::rules::expansions::ferries::{Action, PublicState, Question, RefusalReason};
use crate::rules::{
    self, ExpansionEvent, ExpansionQuestion, ExpansionRefusal, Game, Kind, Pos, Refusal, SegmentIndex, Shape, Side,
    Site,
};
use crate::words::expansions::ferries::Messages as _;
use crate::words::{Words, markup};

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
fn ferry(words: Words, game: &Game, at: Pos, roads: [SegmentIndex; 2]) -> Option<String> {
    let placed = game.board().placed_tile(game.board().tile_at(at)?);
    let turned = placed.shape.shape().face(placed.rotation);
    let side = |road| Side::ALL.into_iter().find(|&side| turned.on_side(side).any(|segment| segment == road));
    let [one, other] = roads.map(side);
    Some(words.action_ferry(at.to_string(), words.side(one?), words.side(other?)))
}

fn answer(context: &AnswerContext<'_>, action: rules::Action) -> Option<Answer> {
    let Action { at, roads } = action.ferries()?;
    ferry(context.words, context.game, at, roads).map(Answer::named)
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let (words, player) = (context.words, context.names.name(decision.seat));
    let (line, heading) = match (decision.question.ferries()?, context.is_upcoming) {
        (Question::Place { .. }, true) => (words.ferry_ahead(), words.menu_ferry()),
        (Question::Place { at }, false) => (words.ferry_yours(markup::spot(at), player), words.menu_ferry()),
        (Question::Move, true) => (words.moves_ahead(), words.menu_ferries()),
        (Question::Move, false) => (words.moves_yours(player), words.menu_ferries()),
    };
    Some(Prompt::of(line).with_heading(heading))
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    game.setup().expansions.ferries.as_ref()?;
    let shown = PublicState::of(game).ferries;
    let ferries: Vec<String> = shown.into_iter().filter_map(|(at, roads)| ferry(words, game, at, roads)).collect();
    (!ferries.is_empty()).then(|| words.alt_ferries(words.separated(&ferries)))
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    parts.extend(shape.has(Kind::Lake).then(|| words.tile_lake()));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Ferries(event) = event else { return Narration::Silent };
    let (at, player) = (markup::spot(event.ferry.at), context.names.name(event.seat));
    Narration::Sentence(if event.has_moved {
        words.event_ferry_moved(at, player)
    } else {
        words.event_ferry(at, player)
    })
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::Ferries(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoRoadPair => words.refusal_ferry_roads(),
        RefusalReason::OutOfReach => words.refusal_ferry_reach(),
    })
}
