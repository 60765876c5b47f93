//! Monuments in words: cubes, objectives and what they earn, architects and gates.

use crate::rules::expansions::monuments::{Bad, Event, Occasion, Reward, renown_points};
use crate::rules::expansions::{SpecialEvent, SpecialOccasion, SpecialRefusal};
use crate::rules::figure::Figure;
use crate::rules::score::{Label, Occasion as AnyOccasion, Score, Term};
use crate::rules::tile::{Kind, Shape};
use crate::rules::{Event as AnyEvent, Refusal};
use crate::words::receipt::times;
use crate::words::story::Cast;
use crate::words::{Words, keyed, labels, messages};

use super::{Hooks, Manner, Scene};

labels! {
    MONUMENTS true;
    MONUMENT true;
    MONUMENT_CUBE true;
    MONUMENT_ARCHITECT true;
    MONUMENT_INFO true;
    MONUMENT_WHICH true;
    OBJECTIVE true;
    UNPLACEABLE_MONUMENT true;
    UNPLACEABLE_MONUMENT_RESHUFFLED false;
    UNPLACEABLE_MONUMENT_DISCARDED false;
    PLACING_CUBE true;
    PLACING_CUBE_INSTEAD false;
    PLACING_CUBE_AS_WELL false;
    CHAPPAAI true;
    CHAPPAAI_PORTAL false;
    CHAPPAAI_DECORATION false;
}

messages! {
    role_architect();
    story_monument_back(player, tile);
    story_cube(player, at, objective);
    story_cube_completed(player, at, objective);
    story_through(player, at);
    story_objective(at, objective);
    story_reward(player, cubes, gain);
    story_renown(player, tokens, points);
    reward_points(count);
    reward_renown(count);
    reward_bridges(count);
    reward_houses(count);
    reward_walls(count);
    reward_nothing();
    label_monument();
    label_objectives(count);
    tile_monument();
    tile_chappaai();
    action_cube(at, objective);
    action_portal(at, spot);
    menu_cube();
    menu_portal();
    refusal_cube(reason);
    score_objective(at, objective, winners);
    score_renown(winners);
    label_cubes(count);
    monument_which(player, left);
    monument_title(at);
    monument_title_with(at, players);
    objective_done(objective);
    objective_open(objective, filled, cells, missing, gain);
    option_objective(filled, cells, gain);
    monument_bank(left);
    monument_none();
    monument_ours();
    alt_monument(at, objectives);
    alt_objective(objective, filled, cells, cubes, owners);
    fault_no_architect();
    fault_monument(possible);
    fault_cube(possible);
}

keyed! {
    kind_monument { completed(place, winners) final(place, winners) left(place, winners) };
    category_monument() { title() none() rule() };
    category_renown() { title() none() rule() };
}

pub(super) const HOOKS: Hooks = Hooks { role, tile, manner, event, occasion, term, refusal, ..Hooks::NONE };

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

/// A cube for what a tile completes comes with the tile, and tells that the objective is completed.
fn manner(event: &SpecialEvent, before: &[AnyEvent]) -> Manner {
    match *event {
        SpecialEvent::Monuments(Event::Cube { by_itself: true, .. }) => Manner::Beside,
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
            if told { Manner::Silent } else { Manner::Alone }
        }
        _ => Manner::Alone,
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
    let Refusal::Special(SpecialRefusal::Monuments(bad)) = refusal else { return None };
    Some(words.refusal_cube(match bad {
        Bad::NoneLeft => "none",
        Bad::NoObjective => "unknown",
        Bad::Complete => "complete",
        Bad::NotAdvanced => "elsewhere",
        Bad::Enough => "enough",
    }))
}

impl Words {
    /// Something about a monument.
    pub(crate) fn monument_event(self, event: &Event, cast: &Cast) -> String {
        let number = |objective: u8| u32::from(objective) + 1;
        match *event {
            Event::Reshuffled { seat, shape } => self.story_monument_back(cast.name(seat), self.tile(shape.shape())),
            Event::Cube { seat, at, objective, by_itself: false } => {
                self.story_cube(cast.name(seat), at.to_string(), number(objective))
            }
            Event::Cube { seat, at, objective, by_itself: true } => {
                self.story_cube_completed(cast.name(seat), at.to_string(), number(objective))
            }
            Event::Through { seat, from } => self.story_through(cast.name(seat), from.to_string()),
            Event::Completed { at, objective } => self.story_objective(at.to_string(), number(objective)),
            Event::Rewarded { seat, cubes, gain, .. } => self.story_reward(cast.name(seat), cubes, self.gain(gain)),
            Event::Renown { seat, tokens } => self.story_renown(cast.name(seat), tokens, renown_points(tokens)),
        }
    }

    /// "2 points, 2 Renown"
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
