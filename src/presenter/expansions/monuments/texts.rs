//! Texts of Monuments: cubes, objectives and their rewards, architects and gates.

use crate::receipt::multiplied;
use crate::words::expansions::monuments::Messages as _;
use crate::words::{Words, markup};
use crate::{EventContext, Narration, PlayerNames};
use bergerie_rules::expansions::monuments::{Event, Occasion, RefusalReason, Reward, renown_points};
use bergerie_rules::{
    self, ExpansionEvent, ExpansionOccasion, ExpansionRefusal, Figure, Kind, Piece, Refusal, Score, Shape, Term,
    TermLabel,
};

pub(super) fn figure_role(words: Words, figure: Figure, kind: Option<Kind>) -> Option<String> {
    (kind == Some(Kind::Monument)).then(|| words.role_architect(figure.key()))
}

pub(super) fn add_tile_prints(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Monument) {
        parts.insert(0, words.tile_monument());
    }
    if shape.has(Kind::Chappaai) {
        parts.push(words.tile_chappaai());
    }
}

/// Describes an event of a monument. A cube on an objective that a tile completes is described after the tile.
pub(super) fn event_narration(words: Words, event: &ExpansionEvent, context: &EventContext<'_>) -> Narration {
    let ExpansionEvent::Monuments(event) = event else { return Narration::Silent };
    let text = words.monument_event(event, context.names);
    match *event {
        Event::CubePlaced { is_automatic: true, .. } => Narration::AfterTile(text),
        Event::ObjectiveCompleted { at, objective } => {
            let is_mentioned = context.before.iter().any(|event| match *event {
                bergerie_rules::Event::Expansion(ExpansionEvent::Monuments(Event::CubePlaced {
                    at: there,
                    objective: other,
                    is_automatic: true,
                    ..
                })) => (there, other) == (at, objective),
                _ => false,
            });
            if is_mentioned { Narration::Silent } else { Narration::Sentence(text) }
        }
        _ => Narration::Sentence(text),
    }
}

pub(super) fn occasion_text(words: Words, score: &Score, winners: &str) -> Option<String> {
    let bergerie_rules::score::Occasion::Expansion(ExpansionOccasion::Monuments(occasion)) = score.occasion else {
        return None;
    };
    Some(match occasion {
        Occasion::Objective { at, objective } => {
            words.score_objective(markup::cell(at), u32::from(objective) + 1, winners)
        }
        Occasion::Renown => words.score_renown(winners),
    })
}

pub(super) fn term_text(words: Words, term: Term) -> Option<String> {
    let what = match term.label {
        TermLabel::Monument => words.label_monument(),
        TermLabel::Objectives => words.label_objectives(term.count),
        TermLabel::Cubes => words.piece(Piece::Cube.key(), term.count),
        TermLabel::Renown => words.piece(Piece::Renown.key(), term.count),
        _ => return None,
    };
    Some(multiplied(what, term.each))
}

pub(super) fn refusal_text(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Expansion(ExpansionRefusal::Monuments(reason)) = refusal else { return None };
    Some(match reason {
        RefusalReason::NoneLeft => words.refusal_cube_none_left(),
        RefusalReason::NoObjective => words.refusal_cube_no_objective(),
        RefusalReason::ObjectiveComplete => words.refusal_cube_objective_complete(),
        RefusalReason::NotAdvanced => words.refusal_cube_not_advanced(),
        RefusalReason::LimitReached => words.refusal_cube_limit_reached(),
    })
}

impl Words {
    pub fn monument_event(self, event: &Event, names: &PlayerNames) -> String {
        let number = |objective: u8| u32::from(objective) + 1;
        match *event {
            Event::Reshuffled { seat, shape } => self.event_monument_back(names.name(seat), self.tile(shape.get())),
            Event::CubePlaced { seat, at, objective, is_automatic: false } => {
                self.event_cube(markup::cell(at), number(objective), names.name(seat))
            }
            Event::CubePlaced { seat, at, objective, is_automatic: true } => {
                self.event_cube_completed(markup::cell(at), number(objective), names.name(seat))
            }
            Event::ChappaaiUsed { seat, from } => self.event_through(markup::cell(from), names.name(seat)),
            Event::ObjectiveCompleted { at, objective } => self.event_objective(markup::cell(at), number(objective)),
            Event::Rewarded { seat, cubes, gain, .. } => self.event_reward(cubes, self.gain(gain), names.name(seat)),
            Event::RenownGained { seat, tokens } => self.event_renown(names.name(seat), renown_points(tokens), tokens),
        }
    }

    /// Describes a reward: "2 points, 2 Renown".
    pub fn gain(self, gain: Reward) -> String {
        let points = (gain.points > 0).then(|| self.reward_points(gain.points));
        let pieces = [
            (Piece::Renown, gain.renown),
            (Piece::Bridge, gain.bridges),
            (Piece::House, gain.houses),
            (Piece::Wall, gain.walls),
        ];
        let pieces = pieces.into_iter().filter(|&(_, count)| count > 0);
        let pieces = pieces.map(|(piece, count)| self.piece(piece.key(), count));
        let parts: Vec<String> = points.into_iter().chain(pieces).collect();
        if parts.is_empty() { self.reward_nothing() } else { parts.join(", ") }
    }
}
