//! Monuments: architects, cubes on objectives, Renown and portals.

pub mod objectives;
mod texts;

use crate::words::Words;
use crate::words::expansions::monuments::Messages as _;
use crate::{AnswerContext, AnswerDescription, Category, PointSource, Possessions, WaitKind};
use bergerie_rules::expansions::monuments::{Action, Event, Occasion};
use bergerie_rules::{ExpansionEvent, ExpansionOccasion, Game, Kind, Piece, Seat};

use super::{Hooks, HouseRules};
use objectives::state;

/// The points of cubes on objectives, and of monuments.
const MONUMENTS: Category = Category::of(Kind::Monument);

/// The points of Renown in final scoring.
const RENOWN: Category = Category("renown");

pub(super) const HOOKS: Hooks = Hooks {
    house_rules: HouseRules::FanExpansion,
    answer,
    answer_note,
    prompt: objectives::prompt,
    wait_kind: |game| match game.decision() {
        Some(decision) if objectives::asks_which(decision) => WaitKind::BeforeFigure,
        _ => WaitKind::Plain,
    },
    mentions_in_rehearsal: |event| {
        matches!(event, ExpansionEvent::Monuments(Event::ObjectiveCompleted { .. } | Event::Rewarded { .. }))
    },
    point_source: |occasion| {
        let ExpansionOccasion::Monuments(occasion) = occasion else { return PointSource::default() };
        PointSource::of(match occasion {
            Occasion::Objective { .. } => MONUMENTS,
            Occasion::Renown => RENOWN,
        })
    },
    categories: &[MONUMENTS, RENOWN],
    possessions,
    figure_role: texts::figure_role,
    add_tile_prints: texts::add_tile_prints,
    refusal_text: texts::refusal_text,
    event_narration: texts::event_narration,
    occasion_text: texts::occasion_text,
    term_text: texts::term_text,
    ..Hooks::NONE
};

fn answer(context: &AnswerContext<'_>, action: bergerie_rules::Action) -> Option<AnswerDescription> {
    let AnswerContext { words, game, .. } = *context;
    Some(match action.monuments()? {
        Action::PlaceCube { at, objective } => {
            AnswerDescription::named(words.action_cube(at.to_string(), u32::from(objective) + 1))
                .with_heading(words.heading_cube())
        }
        Action::UseChappaai { at, segment, figure } => {
            let place = words.figure_at(game.board(), figure, (at, segment));
            let name = words.action_portal(at.to_string(), place);
            AnswerDescription::named(name).with_heading(words.heading_portal()).on(at, Some(segment))
        }
    })
}

/// Describes the progress of a cube's objective, or returns `None` for answers that concern no monument. The note on an architect
/// is empty, because a monument's points depend on its cubes.
fn answer_note(
    context: &AnswerContext<'_>,
    after: &Game,
    _: &[bergerie_rules::Event],
    action: bergerie_rules::Action,
) -> Option<String> {
    let bergerie_rules::Action::Deploy { at, segment, .. } = action else { return objectives::note(context, action) };
    let board = after.board();
    let feature = board.features().feature_of(board.node_at((at, segment))?);
    (board.features().get(feature).kind == Kind::Monument).then(String::new)
}

fn possessions(words: Words, game: &Game, seat: Seat) -> Possessions {
    if state(game).is_none() {
        return Possessions::default();
    }
    let renown = Some(game.player(seat).piece_count(Piece::Renown)).filter(|&renown| renown > 0);
    Possessions {
        pieces: vec![words.piece(Piece::Cube.key(), game.player(seat).piece_count(Piece::Cube))],
        scoring_holdings: renown.map(|renown| words.piece(Piece::Renown.key(), renown)).into_iter().collect(),
        ..Possessions::default()
    }
}
