//! The Goldmines: where ingots go, who takes them, and their points.

use crate::receipt::multiplied;
use crate::words::expansions::goldmines::Messages as _;
use crate::words::{Words, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Overview, PointSource,
    Possessions, Prompt, QuestionContext, WaitKind,
};
use bergerie_rules::expansions::goldmines::{Action, Event, PublicState, RefusalReason};
use bergerie_rules::{ExpansionEvent, ExpansionRefusal, Game, Kind, Piece, Refusal, Seat, Site, Term, TermLabel};

use super::{Hooks, HouseRules};

/// The points of ingots in final scoring.
const INGOTS: Category = Category("ingots");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.goldmines() {
        Some(Action::PutIngot { at }) => AnswerRole::ChangesSite(Site::Tile(at)),
        None => AnswerRole::Plain,
    },
    prompt,
    wait_kind: |game| if is_asked(game) { WaitKind::BeforeFigure } else { WaitKind::Plain },
    mentions_in_rehearsal: |_| true,
    point_source: |_| PointSource::of(INGOTS),
    categories: &[INGOTS],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    add_tile_prints: |words, shape, parts| parts.extend(shape.has(Kind::Goldmine).then(|| words.tile_mine())),
    refusal_text,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text: |words, _, winners| Some(words.score_ingots(winners)),
    term_text,
    ..Hooks::NONE
};

fn is_asked(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.question.goldmines().is_some())
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::PutIngot { at }, words) = (action.goldmines()?, context.words);
    Some(AnswerDescription::named(words.action_put(at.to_string())).with_heading(words.heading_ingot()).on(at, None))
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision().filter(|_| is_asked(context.game))?;
    let words = context.words;
    let line = match context.is_upcoming {
        true => words.prompt_put_upcoming(),
        false => words.prompt_put(context.names.name(decision.seat)),
    };
    Some(Prompt::of(line).with_heading(words.heading_ingot()))
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let ingots = Some(game.player(seat).piece_count(Piece::Ingot)).filter(|&ingots| ingots > 0);
    Possessions {
        scoring_holdings: ingots.map(|ingots| words.piece(Piece::Ingot.key(), ingots)).into_iter().collect(),
        badge: ingots.map(|ingots| format!("🪙 {ingots}")),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let tiles = PublicState::of(game).tiles.into_iter();
    let tiles: Vec<String> = tiles.map(|(at, count)| words.alt_tile(at.to_string(), count)).collect();
    if tiles.is_empty() { Vec::new() } else { vec![words.alt_ingots(words.list(&tiles))] }
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Goldmines(event) = *event else { return Narration::Silent };
    Narration::Sentence(match event {
        Event::IngotsPut { seat, at } => words.event_put(markup::cell(at), context.names.name(seat)),
        Event::IngotsTaken { seat, count } => {
            words.event_taken(words.piece(Piece::Ingot.key(), count), context.names.name(seat))
        }
    })
}

fn term_text(words: Words, term: Term) -> Option<String> {
    (term.label == TermLabel::Ingots).then(|| multiplied(words.piece(Piece::Ingot.key(), term.count), term.each))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::Goldmines(RefusalReason::NotBeside)) = refusal else { return None };
    Some(words.refusal_around())
}
