//! Russian promos: the hut, figures that are trapped, and taking them back.

use crate::receipt::multiplied;
use crate::words::Words;
use crate::words::expansions::russian_promos::Messages as _;
use crate::{
    AnswerContext, AnswerDescription, Category, EventContext, Narration, Overview, PlayerNames, PointSource,
    Possessions,
};
use bergerie_rules::expansions::russian_promos::{Action, Event, RefusalReason, Trap};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionRefusal, Figure, Game, Kind, Refusal, Seat, Shape, Term, TermLabel,
};

use super::{Hooks, HouseRules};

/// The points that meeples in the lake cost.
const LAKE: Category = Category("in_lake");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::Details,
    figure_role: |words, figure, kind| (kind? == Kind::YagaHut).then(|| words.role_yaga(figure.key())),
    answer,
    mentions_in_rehearsal: |_| true,
    point_source: |_| PointSource::of(LAKE),
    categories: &[Category::of(Kind::YagaHut), LAKE],
    possessions,
    overview: |words, game| Overview { scenery: scenery(words, game), ..Overview::default() },
    add_tile_prints,
    refusal_text,
    event_narration,
    score_text: |words, score, context| Some(words.score(score, context.names)),
    occasion_text: |words, _, winners| Some(words.score_lake(winners)),
    term_text,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let (Action::TakeBack { figure, from }, words) = (action.russian_promos()?, context.words);
    let name = words.action_take_back(words.figure(figure.key(), 1), from.key());
    Some(AnswerDescription::named(name).with_heading(words.heading_trap()))
}

/// Lists a player's figures in a trap, each kind with its number. Empty if there are none.
fn trapped(words: Words, game: &Game, trap: Trap, seat: Seat) -> String {
    let held = game.board().held_figures().iter().filter(|held| trap.holds(held) && held.seat == seat);
    let figures: Vec<Figure> = held.map(|held| held.figure).collect();
    let counts = Figure::ALL.map(|kind| (kind, figures.iter().filter(|figure| **figure == kind).count()));
    let present = counts.into_iter().filter(|&(_, count)| count > 0);
    words.list(&present.map(|(kind, count)| words.figure(kind.key(), count)).collect::<Vec<_>>())
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    let figures = Trap::ALL.map(|trap| (trap, trapped(words, game, trap, seat))).into_iter();
    let held = figures.filter(|(_, figures)| !figures.is_empty());
    Possessions {
        holdings: held.map(|(trap, figures)| words.holding(figures, trap.key())).collect(),
        ..Possessions::default()
    }
}

fn scenery(words: Words, game: &Game) -> Vec<String> {
    let names = PlayerNames::of_colours(words);
    let mut lines = Vec::new();
    for trap in Trap::ALL {
        for seat in game.seats() {
            let figures = trapped(words, game, trap, seat);
            lines.extend((!figures.is_empty()).then(|| words.alt_trapped(figures, names.name(seat), trap.key())));
        }
    }
    lines
}

fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    parts.extend(shape.has(Kind::YagaHut).then(|| words.tile_hut()));
    parts.extend(shape.has(Kind::Solovei).then(|| words.tile_solovei()));
    parts.extend(shape.has(Kind::Vodyanoy).then(|| words.tile_vodyanoy()));
}

fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::RussianPromos(event) = *event else { return Narration::Silent };
    let described = |figure: Figure, seat| (words.figure(figure.key(), 1), context.names.name(seat));
    Narration::Sentence(match event {
        Event::Trapped { seat, figure, by } => {
            let (figure, player) = described(figure, seat);
            words.event_trapped(figure, player, by.key())
        }
        Event::TakenBack { seat, figure, from } => {
            let (figure, player) = described(figure, seat);
            words.event_freed(figure, player, from.key())
        }
    })
}

fn term_text(words: Words, term: Term) -> Option<String> {
    let label = match term.label {
        TermLabel::EmptyCells => words.label_empty(term.count),
        TermLabel::InLake => words.label_lake(term.count),
        _ => return None,
    };
    Some(multiplied(label, term.each))
}

fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::RussianPromos(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoneTrapped => words.refusal_none(),
        RefusalReason::OnLake => words.refusal_lake(),
    })
}
