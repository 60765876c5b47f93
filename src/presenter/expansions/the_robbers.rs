//! The Robbers: where robbers go, and the points that they take.

use crate::words::Words;
use crate::words::expansions::the_robbers::Messages as _;
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Overview, PlayerNames,
    PointSource, Possessions, Prompt, QuestionContext, WaitKind,
};
use bergerie_rules::expansions::the_robbers::{Action, Event, Occasion, PublicState, RefusalReason};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Game, Kind, Refusal, Score, Seat, Term, TermLabel,
};

use super::{Hooks, HouseRules};

/// The points that robbers take.
const ROBBED: Category = Category("robbed");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.the_robbers() {
        Some(Action::Decline) => AnswerRole::Refuses,
        Some(Action::PlaceRobber { .. }) | None => AnswerRole::Plain,
    },
    prompt,
    wait_kind: |game| if is_asked(game) { WaitKind::BeforeFigure } else { WaitKind::Plain },
    mentions_in_rehearsal: |_| true,
    // With two figures on the score track, the points depend on the one that moves.
    point_source: |_| PointSource { depends_on_rest_of_turn: true, ..PointSource::of(ROBBED) },
    categories: &[ROBBED],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    add_tile_prints: |words, shape, parts| parts.extend(shape.has(Kind::Bag).then(|| words.tile_bag())),
    refusal_text,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text,
    term_text: |words, term: Term| (term.label == TermLabel::Robbed).then(|| words.label_robbed(term.points())),
    ..Hooks::NONE
};

fn is_asked(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.question.the_robbers().is_some())
}

/// Names the other players on a space of the score track, by mark and colour.
fn players_on(words: Words, game: &Game, owner: Seat, space: i32) -> String {
    let there = game.seats().filter(|&seat| seat != owner && game.player(seat).spaces().any(|other| other == space));
    PlayerNames::of_colours(words).list(words, there)
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, seat, .. } = *context;
    Some(match action.the_robbers()? {
        Action::PlaceRobber { space } => {
            AnswerDescription::named(words.action_place(players_on(words, game, seat, space), space))
                .with_heading(words.heading_robber())
        }
        Action::Decline => AnswerDescription::named(words.action_decline()),
    })
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|_| is_asked(context.game))?;
    let words = context.words;
    let line = match context.is_upcoming {
        true => words.prompt_place_upcoming(),
        false => words.prompt_place(context.names.name(decision.seat)),
    };
    Some(Prompt::of(line).with_heading(words.heading_robber()))
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let space = PublicState::of(game).space(seat);
    Possessions {
        holdings: space.map(|space| words.holding(space)).into_iter().collect(),
        badge: space.map(|space| format!("💰 {space}")),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let names = PlayerNames::of_colours(words);
    let robbers = PublicState::of(game).robbers.into_iter();
    robbers.map(|(seat, space)| words.alt_robber(names.name(seat), space)).collect()
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::TheRobbers(Event::RobberPlaced { seat, space }) = *event else { return Narration::Silent };
    Narration::Sentence(words.event_robber(context.names.name(seat), space))
}

fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let bergerie_rules::Occasion::Expansion(ExpansionOccasion::TheRobbers(Occasion::Robbed { from })) = score.occasion
    else {
        return None;
    };
    Some(words.score_robbed(PlayerNames::of_colours(words).name(from), winners))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::TheRobbers(RefusalReason::NoSpace)) = refusal else { return None };
    Some(words.refusal_space())
}
