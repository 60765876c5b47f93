//! Mage & Witch: moving the mage or the witch, and their lines on receipts.

use crate::seats::mark;
use crate::words::Words;
use crate::words::expansions::mage_and_witch::Messages as _;
use crate::{
    AnswerContext, AnswerDescription, AnswerRole, Category, EventContext, Narration, Overview, Prompt, QuestionContext,
    WaitKind,
};
use bergerie_rules::expansions::mage_and_witch::{Action, Event, PublicState, Question, RefusalReason, Wizard};
use bergerie_rules::{
    self, Board, ExpansionEvent, ExpansionRefusal, Game, Kind, Pos, Refusal, Seat, SegmentIndex, SegmentPlace, Setup,
    Site, Term, TermLabel,
};

use super::{Hooks, HouseRules};

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    answer,
    answer_role: |action| match action.mage_and_witch() {
        Some(Action::MoveWizard { at, .. }) => AnswerRole::ChangesSite(Site::Tile(at)),
        Some(Action::RemoveWizard { .. }) | None => AnswerRole::Plain,
    },
    answer_note,
    prompt,
    wait_kind,
    mentions_in_rehearsal: |_| true,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    add_tile_prints: |words, shape, parts| {
        parts.extend(shape.has(Kind::MagicSymbol).then(|| words.tile_symbol()));
    },
    refusal_text,
    event_narration,
    term_text,
    rule_change,
    ..Hooks::NONE
};

/// Names the road or city at a segment: "road at N1E2".
fn target(words: Words, board: &Board, (at, segment): (Pos, SegmentIndex)) -> Option<String> {
    let placed = board.placed_tile(board.tile_at(at)?);
    let kind = placed.segment(segment)?.kind.base();
    Some(words.target(kind.key(), words.feature_place(board, (at, segment))))
}

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    Some(match action.mage_and_witch()? {
        Action::MoveWizard { wizard, at, segment } => {
            let name = words.action_move(target(words, game.board(), (at, segment))?, wizard.key());
            AnswerDescription::named(name).with_heading(words.name(wizard.key())).on(at, Some(segment))
        }
        Action::RemoveWizard { wizard } => AnswerDescription::named(words.action_remove(wizard.key())),
    })
}

/// Describes the points that players gain or lose once the roads and cities are completed that the mage or the witch leaves and enters.
/// Returns `None` if there are none, because no player has figures there.
fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    _: &[bergerie_rules::Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let Action::MoveWizard { wizard, at, segment } = action.mage_and_witch()? else { return None };
    let placed = PublicState::of(context.game).placed.into_iter();
    let left = placed.filter(|&(other, ..)| other == wizard).map(|(_, at, segment)| (at, segment));
    let places: Vec<SegmentPlace> = left.chain([(at, segment)]).collect();
    let points = |game: &Game, seat: Seat| -> i32 {
        let board = game.board();
        let nodes = places.iter().filter_map(|&place| board.node_at(place));
        let prospects = nodes.filter_map(|node| game.prospect(board.features().feature_of(node)));
        prospects.filter(|prospect| prospect.winners.contains(&seat)).map(|prospect| prospect.completed).sum()
    };
    let gain = |seat: Seat| {
        let gain = points(after, seat) - points(context.game, seat);
        let sign = if gain > 0 { '+' } else { '−' };
        (gain != 0).then(|| format!("{} {sign}{}", mark(seat), gain.abs()))
    };
    let gains: Vec<String> = after.seats().filter_map(gain).collect();
    (!gains.is_empty()).then(|| context.words.move_gains(gains.join(", ")))
}

fn prompt(context: &QuestionContext<'_>) -> Option<Prompt> {
    let decision = context.game.decision()?;
    let words = context.words;
    let question = match decision.question.mage_and_witch()? {
        Question::Move => "move",
        Question::Remove => "remove",
    };
    let line = match context.is_upcoming {
        true => words.prompt_wizard_upcoming(question),
        false => words.prompt_wizard(context.names.name(decision.seat), question),
    };
    Some(Prompt { is_short: question == "remove", ..Prompt::of(line).with_heading(words.heading_wizard()) })
}

fn wait_kind(game: &Game) -> WaitKind {
    let is_asked = game.decision().is_some_and(|decision| decision.question.mage_and_witch().is_some());
    if is_asked { WaitKind::BeforeFigure } else { WaitKind::Plain }
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let placed = PublicState::of(game).placed.into_iter();
    let text = |(wizard, at, segment): (Wizard, _, _)| {
        Some(words.alt_wizard(target(words, game.board(), (at, segment))?, wizard.key()))
    };
    placed.filter_map(text).collect()
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::MageAndWitch(event) = *event else { return Narration::Silent };
    Narration::Sentence(match event {
        Event::WizardMoved { seat, wizard, at, segment } => {
            let Some(target) = target(words, context.board, (at, segment)) else { return Narration::Silent };
            words.event_moved(context.names.name(seat), target, wizard.key())
        }
        Event::WizardLeft { wizard } => words.event_left(wizard.key()),
    })
}

fn term_text(words: Words, term: Term) -> Option<String> {
    match term.label {
        TermLabel::Mage => Some(words.label_mage(term.points())),
        TermLabel::Witch => Some(words.label_witch(-term.points())),
        _ => None,
    }
}

fn rule_change(words: Words, setup: &Setup, category: Category) -> Option<String> {
    let is_changed = [Category::ROAD, Category::CITY].contains(&category);
    (is_changed && setup.expansions.mage_and_witch.is_some()).then(|| words.rule_wizards())
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::MageAndWitch(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoTarget => words.refusal_target(),
        RefusalReason::CanMove => words.refusal_removal(),
    })
}
