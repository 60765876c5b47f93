//! Hills & Sheep: the shepherd and its flock.

pub mod flock;
mod texts;

use crate::summary::{Award, GameSummary};
use crate::words::expansions::hills_and_sheep::Messages as _;
use crate::words::{Words, labels};
use crate::{AnswerContext, Category, CodedComponent, Overview, PointSource};
use bergerie_rules::expansions::hills_and_sheep::{self, state};
use bergerie_rules::{
    Action, Event, ExpansionEvent, ExpansionOccasion, Figure, Game, Kind, Occasion, PlacedFigure, Score,
};

use super::Hooks;

const FLOCKS: Category = Category("flock");

pub(super) const HOOKS: Hooks = Hooks {
    order_labels: &[("herd", labels::ORDER_HERD)],
    code_letters: &[(CodedComponent::Figure(Figure::Shepherd), 's')],
    answer: flock::answer,
    answer_note,
    prompt: flock::prompt,
    wait_kind: flock::wait_kind,
    consequences: flock::consequences,
    point_source: |_| PointSource { depends_on_rest_of_turn: true, ..PointSource::of(FLOCKS) },
    categories: &[FLOCKS],
    awards,
    possessions: flock::possessions,
    figure_text,
    overview: |words, game| Overview {
        hidden_tiles: hidden_tiles(words, game),
        footnote: flock::bag(words, game),
        scenery: scenery(words, game).into_iter().collect(),
        ..Overview::default()
    },
    add_tile_prints: texts::add_tile_prints,
    event_narration: texts::event_narration,
    score_text: texts::score_text,
    occasion_text: texts::occasion_text,
    term_text: texts::term_text,
    tie_break: texts::tie_break,
    ..Hooks::NONE
};

/// Returns a note with the number of tiles under hills, or `None` if there are none.
fn hidden_tiles(words: Words, game: &Game) -> Option<String> {
    let hidden = state(game)?.hidden_tile_count();
    let all = || game.unseen().iter().map(|&(_, count)| count).sum::<usize>();
    (hidden > 0).then(|| words.tiles_hidden(all(), hidden))
}

fn awards(summary: &GameSummary) -> Vec<Award> {
    let herded = summary.seat_with_most(|seat| {
        let scores = summary.events.iter().filter_map(|(_, event)| match event {
            Event::Scored(score) if is_herded(score) => Some(score.gain(seat).max(0) as u32),
            _ => None,
        });
        scores.sum()
    });
    let bitten = summary.seat_with_most(|seat| {
        let is_wolf = |event: &Event| {
            matches!(event, Event::Expansion(ExpansionEvent::HillsAndSheep(hills_and_sheep::Event::WolfDrawn { seat: of, .. })) if *of == seat)
        };
        summary.events.iter().filter(|(_, event)| is_wolf(event)).count() as u32
    });
    let awards =
        [herded.and_then(|best| Award::of("sheep", best, 8)), bitten.and_then(|most| Award::of("wolf", most, 2))];
    awards.into_iter().flatten().collect()
}

fn is_herded(score: &Score) -> bool {
    matches!(score.occasion, Occasion::Expansion(ExpansionOccasion::HillsAndSheep(_)))
}

fn answer_note(context: &AnswerContext<'_>, _: &Game, _: &[Event], action: Action) -> Option<String> {
    let Action::Deploy { figure: Figure::Shepherd, .. } = action else { return None };
    flock::wolves(context.words, context.game)
}

fn figure_text(words: Words, game: &Game, occupant: &PlacedFigure, figure: &str) -> Option<String> {
    let is_shepherd = occupant.figure == Figure::Shepherd;
    is_shepherd.then(|| words.alt_flock(figure, flock::own_sheep_count(game, occupant.seat)))
}

fn scenery(words: Words, game: &Game) -> Option<String> {
    let hills = game.board().tiles().iter().filter(|placed| placed.shape.has(Kind::Hill));
    let hills: Vec<String> = hills.map(|placed| placed.at.to_string()).collect();
    (!hills.is_empty()).then(|| words.alt_hills(hills.join(", ")))
}
