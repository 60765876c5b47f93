//! The Princess & the Dragon: the dragon's steps, the fairy, the princess and magic portals.

use crate::words::expansions::the_princess_and_the_dragon::Messages as _;
use crate::words::{Words, labels, markup};
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Overview, PlayerNames,
    PointSource, Prompt, QuestionContext,
};
use bergerie_picture::{Pane, Part};
use bergerie_rules::expansions::the_princess_and_the_dragon::{
    Action, CompanionView, Event, PublicState, Question, RefusalReason, victims,
};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionRefusal, Game, Kind, Mark, OwnedFigure, Piece, Pos, Refusal, Score, Shape, Site,
    Term, TermLabel,
};

use super::{Hooks, HouseRules};

/// The points for the meeple beside the fairy at the start of a turn.
const FAIRY: Category = Category("fairy");

/// The maximum number of steps that are offered with the question. A tile of one cell has four neighbours.
const MAX_STEPS: usize = 5;

/// The maximum number of steps with victims among them. The name of each is so long that it takes a row on a phone.
const MAX_STEPS_WITH_VICTIMS: usize = 1;

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.the_princess_and_the_dragon() {
        Some(
            Action::MoveDragon { to: at }
            | Action::MoveFairyToFigure { at, .. }
            | Action::MoveFairyToTile { at }
            | Action::SendKnightHome { at, .. }
            | Action::UsePortal { at, .. },
        ) => AnswerRole::ChangesSite(Site::Tile(at)),
        None => AnswerRole::Plain,
    },
    prompt,
    pane,
    mentions_in_rehearsal,
    point_source: |_| PointSource { is_uncounted: true, ..PointSource::of(FAIRY) },
    categories: &[FAIRY],
    overview,
    order_labels: &[("dragon-away", labels::ORDER_DRAGON_AWAY), ("dragon-leader", labels::ORDER_DRAGON_LEADER)],
    add_tile_prints,
    refusal_text,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text,
    term_text,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    let spot = |figure, at, segment| words.figure_at(game.board(), figure, (at, segment));
    Some(match action.the_princess_and_the_dragon()? {
        Action::MoveDragon { to } => AnswerDescription::named(step(words, game, to)).on(to, None),
        Action::MoveFairyToFigure { figure, at, segment } => {
            let on_top = || words.role_of(figure, Kind::Foundation);
            let meeple = segment.map_or_else(on_top, |segment| spot(figure, at, segment));
            AnswerDescription::named(words.action_fairy(at.to_string(), meeple))
                .with_heading(words.heading_fairy())
                .on(at, segment)
        }
        Action::MoveFairyToTile { at } => AnswerDescription::named(words.action_fairy_on(at.to_string()))
            .with_heading(words.heading_fairy())
            .on(at, None),
        Action::SendKnightHome { seat, figure, at, segment } => {
            let owner = PlayerNames::of_colours(words);
            let name = words.action_send_home(at.to_string(), owner.name(seat), spot(figure, at, segment));
            AnswerDescription::named(name).with_heading(words.heading_princess()).on(at, Some(segment))
        }
        Action::UsePortal { figure, at, segment } => {
            let name = words.action_magic_portal(at.to_string(), spot(figure, at, segment));
            AnswerDescription::named(name).with_heading(words.heading_magic_portal()).on(at, Some(segment))
        }
    })
}

/// Names a step of the dragon, with the figures that it would eat.
fn step(words: Words, game: &Game, to: Pos) -> String {
    let eaten: Vec<OwnedFigure> = victims(game, to).map(|(figure, _)| figure).collect();
    if eaten.is_empty() {
        return words.action_step(to.to_string());
    }
    words.action_step_eats(to.to_string(), words.owned_figures(&eaten, &PlayerNames::of_marks()))
}

/// Rehearsals mention the dragon's arrival, its steps and knights sent home.
const fn mentions_in_rehearsal(event: &ExpansionEvent) -> bool {
    use Event::{DragonBlocked, DragonLanded, DragonMoved, KnightSentHome, TilesShuffledIn};
    let ExpansionEvent::ThePrincessAndTheDragon(event) = event else { return false };
    matches!(
        event,
        DragonLanded { .. }
            | TilesShuffledIn { .. }
            | DragonMoved { .. }
            | DragonBlocked { .. }
            | KnightSentHome { .. }
    )
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let Question::Step { number } = decision.question.the_princess_and_the_dragon()?;
    let words = context.words;
    let line = match context.is_upcoming {
        true => words.prompt_step_upcoming(),
        false => {
            let at = markup::cell(context.game.board().cell_of_piece(Piece::Dragon)?);
            words.prompt_step(at, number, context.names.name(decision.seat))
        }
    };
    let eats = |action: &&bergerie_rules::Action| {
        let step = action.the_princess_and_the_dragon();
        matches!(step, Some(Action::MoveDragon { to }) if victims(context.game, to).next().is_some())
    };
    let eating = decision.actions.iter().filter(eats).count();
    let is_short = decision.actions.len() <= MAX_STEPS && eating <= MAX_STEPS_WITH_VICTIMS;
    Some(Prompt { is_short, ..Prompt::of(line).with_heading(words.heading_step()) })
}

fn pane(words: Words, game: &Game) -> Option<(Pane, String)> {
    let decision = game.decision()?;
    decision.question.the_princess_and_the_dragon()?;
    let steps = decision.actions.iter().filter_map(|action| match action.the_princess_and_the_dragon()? {
        Action::MoveDragon { to } => Some(to),
        _ => None,
    });
    let (at, open) = (game.board().cell_of_piece(Piece::Dragon)?, steps.collect::<Vec<Pos>>());
    let named: Vec<String> = open.iter().map(|&to| step(words, game, to)).collect();
    let around = open.iter().copied().chain([at]).collect();
    let part = Part { around, focus: open, ..Part::default() };
    Some((Pane::Part(part), words.alt_steps(at.to_string(), words.separated(&named))))
}

fn overview(words: Words, game: &Game) -> Overview {
    if game.setup().expansions.the_princess_and_the_dragon.is_none() {
        return Overview::default();
    }
    let PublicState { set_aside, companion, .. } = PublicState::of(game);
    let dragon = game.board().cell_of_piece(Piece::Dragon).map(|at| words.alt_dragon(at.to_string()));
    let meeple = companion.map(|CompanionView { seat, figure, .. }| {
        words.owned_figures(&[OwnedFigure { figure, seat }], &PlayerNames::of_colours(words))
    });
    let fairy = |at: Pos| words.alt_fairy(at.to_string(), meeple.unwrap_or_else(|| "none".to_owned()));
    let fairy = game.board().cell_of_piece(Piece::Fairy).map(fairy);
    let tiles: Vec<String> = set_aside.iter().map(|shape| words.tile(shape.get())).collect();
    let aside = (!tiles.is_empty()).then(|| words.alt_set_aside(words.separated(&tiles)));
    Overview {
        tiles_to_come: set_aside.len(),
        scenery: [dragon, fairy, aside].into_iter().flatten().collect(),
        ..Overview::default()
    }
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    let prints = [
        (shape.has(Kind::Dragon), words.tile_dragon()),
        (shape.has_mark(Mark::Princess), words.tile_princess()),
        (shape.has(Kind::Portal), words.tile_magic_portal()),
    ];
    parts.extend(prints.into_iter().filter(|(is_printed, _)| *is_printed).map(|(_, text)| text));
}

/// The effect of a volcano is described before the move of the fairy.
fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::ThePrincessAndTheDragon(event) = event else { return Narration::Silent };
    let names = context.names;
    Narration::Sentence(match event {
        Event::TileSetAside { shape } => words.event_set_aside(words.tile(shape.get())),
        Event::TilesShuffledIn { count } => return Narration::AfterTile(words.event_shuffled_in(*count)),
        Event::DragonLanded { at } => return Narration::AfterTile(words.event_landed(markup::cell(at))),
        Event::DragonMoved { seat, number, to, eaten, is_forced } => {
            let (at, player) = (markup::cell(to), names.name(*seat));
            let step = match is_forced {
                true => words.event_step_forced(at, *number),
                false => words.event_step(at, *number, player),
            };
            match eaten.is_empty() {
                true => step,
                false => format!("{step} {}", words.event_eaten(words.owned_figures(eaten, names))),
            }
        }
        Event::DragonBlocked { steps } => words.event_dead_end(*steps),
        Event::FairyMoved { seat, at, figure: Some(figure) } => {
            words.event_fairy(markup::cell(at), figure.key(), names.name(*seat))
        }
        Event::FairyMoved { seat, at, figure: None } => words.event_fairy_on(markup::cell(at), names.name(*seat)),
        Event::KnightSentHome { by, seat, figure, at } => {
            let figures = words.owned_figures(&[OwnedFigure { figure: *figure, seat: *seat }], names);
            words.event_sent_home(markup::cell(at), figures, names.name(*by))
        }
        Event::PortalUsed { seat, from } => words.event_magic_portal(markup::cell(from), names.name(*seat)),
    })
}

fn occasion_text(words: Words, _: &Score, winners: &str) -> Option<String> {
    Some(words.score_fairy(winners))
}

fn term_text(words: Words, term: Term) -> Option<String> {
    (term.label == TermLabel::Fairy).then(|| words.label_fairy(term.points()))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::ThePrincessAndTheDragon(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::DragonOnTile => words.refusal_dragon_dragon_on_tile(),
        RefusalReason::NoStep => words.refusal_dragon_no_step(),
        RefusalReason::NoMeepleForFairy => words.refusal_dragon_no_meeple_for_fairy(),
        RefusalReason::NoKnight => words.refusal_dragon_no_knight(),
        RefusalReason::NoPortal => words.refusal_dragon_no_portal(),
        RefusalReason::NoPath => words.refusal_dragon_no_path(),
    })
}
