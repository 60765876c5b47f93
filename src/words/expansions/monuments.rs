//! Texts of Monuments: cubes, objectives and their rewards, architects and gates.

use crate::rules::expansions::monuments::{Event, Occasion, RefusalReason, Reward, renown_points};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Occasion as AnyOccasion, Score, Term};
use crate::rules::tile::{Kind, Shape};
use crate::rules::{Event as AnyEvent, Refusal};
use crate::words::Words;
use crate::words::receipt::times;
use crate::words::story::Cast;

use super::{Hooks, Narration, Scene};

pub(super) const HOOKS: Hooks = Hooks { role, tile, narration, event, occasion, term, refusal, ..Hooks::NONE };

fn role(words: Words, _: Figure, kind: Kind) -> Option<String> {
    (kind == Kind::Monument).then(|| words.role_architect())
}

fn tile(words: Words, shape: &Shape, parts: &mut Vec<String>) {
    if shape.has(Kind::Monument) {
        parts.insert(0, words.tile_monument());
    }
    if shape.has(Kind::Chappaai) {
        parts.push(words.tile_chappaai());
    }
}

/// Returns the place of an event's description. A cube on an objective that a tile completes is described after the tile. It
/// implies that the objective is completed.
fn narration(event: &SpecialEvent, before: &[AnyEvent]) -> Narration {
    match *event {
        SpecialEvent::Monuments(Event::Cube { by_itself: true, .. }) => Narration::Beside,
        SpecialEvent::Monuments(Event::Completed { at, objective }) => {
            let told = before.iter().any(|event| match *event {
                AnyEvent::Special(SpecialEvent::Monuments(Event::Cube {
                    at: there,
                    objective: other,
                    by_itself: true,
                    ..
                })) => (there, other) == (at, objective),
                _ => false,
            });
            if told { Narration::Silent } else { Narration::Alone }
        }
        _ => Narration::Alone,
    }
}

fn event(words: Words, event: &SpecialEvent, scene: &Scene<'_>) -> Option<String> {
    let SpecialEvent::Monuments(event) = event else { return None };
    Some(words.monument_event(event, scene.cast))
}

fn occasion(words: Words, score: &Score, winners: &str) -> Option<String> {
    let AnyOccasion::Special(SpecialOccasion::Monuments(occasion)) = score.occasion else { return None };
    Some(match occasion {
        Occasion::Objective { at, objective } => {
            words.score_objective(at.to_string(), u32::from(objective) + 1, winners)
        }
        Occasion::Renown => words.score_renown(winners),
    })
}

fn term(words: Words, term: Term) -> Option<String> {
    let what = match term.label {
        Label::Monument => words.label_monument(),
        Label::Objectives => words.label_objectives(term.count),
        Label::Cubes => words.label_cubes(term.count),
        Label::Renown => words.reward_renown(term.count),
        _ => return None,
    };
    Some(times(what, term.each))
}

fn refusal(words: Words, refusal: Refusal) -> Option<String> {
    let Refusal::Special(SpecialRefusal::Monuments(reason)) = refusal else { return None };
    Some(words.refusal_cube(match reason {
        RefusalReason::NoneLeft => "none",
        RefusalReason::NoObjective => "unknown",
        RefusalReason::Complete => "complete",
        RefusalReason::NotAdvanced => "elsewhere",
        RefusalReason::Enough => "enough",
    }))
}

impl Words {
    /// Describes an event of a monument.
    pub(crate) fn monument_event(self, event: &Event, cast: &Cast) -> String {
        let number = |objective: u8| u32::from(objective) + 1;
        match *event {
            Event::Reshuffled { seat, shape } => self.story_monument_back(cast.name(seat), self.tile(shape.shape())),
            Event::Cube { seat, at, objective, by_itself: false } => {
                self.story_cube(at.to_string(), number(objective), cast.name(seat))
            }
            Event::Cube { seat, at, objective, by_itself: true } => {
                self.story_cube_completed(at.to_string(), number(objective), cast.name(seat))
            }
            Event::Through { seat, from } => self.story_through(from.to_string(), cast.name(seat)),
            Event::Completed { at, objective } => self.story_objective(at.to_string(), number(objective)),
            Event::Rewarded { seat, cubes, gain, .. } => self.story_reward(cubes, self.gain(gain), cast.name(seat)),
            Event::Renown { seat, tokens } => self.story_renown(cast.name(seat), renown_points(tokens), tokens),
        }
    }

    /// Describes a reward: "2 points, 2 Renown".
    pub(crate) fn gain(self, gain: Reward) -> String {
        let parts = [
            (gain.points, self.reward_points(gain.points)),
            (gain.renown, self.reward_renown(gain.renown)),
            (gain.bridges, self.reward_bridges(gain.bridges)),
            (gain.houses, self.reward_houses(gain.houses)),
            (gain.walls, self.reward_walls(gain.walls)),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, text)| text).collect();
        if parts.is_empty() { self.reward_nothing() } else { parts.join(", ") }
    }
}
