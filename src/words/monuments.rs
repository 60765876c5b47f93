//! Monuments, Houses and Walls, and Deserts in words.

use crate::rules::border::{BadMarker, Marker, MarkerKind};
use crate::rules::expansions::monuments::{BadCube, Event, Reward};
use crate::rules::expansions::{deserts, houses_and_walls};
use crate::rules::geometry::Side;

use super::story::Cast;
use super::{Words, messages};

messages! {
    story_monument_back(player, tile);
    story_cube(player, at, objective);
    story_cube_completed(player, at, objective);
    story_through(player, at);
    story_objective(at, objective);
    story_reward(player, cubes, gain);
    story_renown(player, tokens, points);
    story_built(player, piece, at, side);
    story_rode(player, at);
    reward_points(count);
    reward_renown(count);
    reward_bridges(count);
    reward_houses(count);
    reward_walls(count);
    reward_nothing();
    score_worm(place, winners);
    label_monument();
    label_objectives(count);
    label_deserts(count);
    label_spice();
    tile_monument();
    tile_chappaai();
    tile_desert();
    tile_oasis();
    tile_spice();
    tile_sandworm();
    action_cube(at, objective);
    action_portal(at, spot);
    action_ride(at, spot);
    refusal_marker(reason);
    refusal_cube(reason);
    option_uses_marker(piece, left);
    marker_used(piece, side, at, left);
    action_discard_marker();
    label_cubes(count);
    monument_which(player, left);
    monument_title(at);
    monument_title_with(at, players);
    objective_done(objective);
    objective_open(objective, filled, cells, missing, gain);
    option_objective(filled, cells, gain);
    option_of_tiles(tiles, all);
    monument_bank(left);
    monument_none();
    monument_ours();
    alt_monument(at, objectives);
    alt_objective(objective, filled, cells, cubes, owners);
    fault_no_monuments();
    fault_no_architect();
    fault_monument(possible);
    fault_cube(possible);
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
            Event::Renown { seat, tokens, points } => self.story_renown(cast.name(seat), tokens, points),
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

    /// A house or wall was built.
    pub(super) fn marker_event(self, event: houses_and_walls::Event, cast: &Cast) -> String {
        let houses_and_walls::Event::Built { seat, marker: Marker { kind, border } } = event;
        let side = self.side(border.side);
        self.story_built(cast.name(seat), marker_key(kind), border.at.to_string(), side)
    }

    /// A sandworm carried a meeple.
    pub(super) fn desert_event(self, event: deserts::Event, cast: &Cast) -> String {
        let deserts::Event::Rode { seat, from } = event;
        self.story_rode(cast.name(seat), from.to_string())
    }

    /// A side, as a wind.
    pub(crate) fn side(self, side: Side) -> String {
        self.direction(["n", "e", "s", "w"][side.index()])
    }

    /// Why a house or wall may not stand somewhere.
    pub(super) fn bad_marker(self, bad: BadMarker) -> String {
        self.refusal_marker(match bad {
            BadMarker::NoneLeft(MarkerKind::House) => "no_house_left",
            BadMarker::NoneLeft(MarkerKind::Wall) => "no_wall_left",
            BadMarker::NoHouse => "house",
            BadMarker::NoWall => "wall",
        })
    }

    /// Why a cube may not be placed somewhere.
    pub(super) fn bad_cube(self, bad: BadCube) -> String {
        self.refusal_cube(match bad {
            BadCube::NoneLeft => "none",
            BadCube::NoObjective => "unknown",
            BadCube::Complete => "complete",
            BadCube::NotAdvanced => "elsewhere",
            BadCube::Enough => "enough",
        })
    }
}

/// The word that messages choose by for a house or wall.
pub(crate) const fn marker_key(kind: MarkerKind) -> &'static str {
    match kind {
        MarkerKind::House => "house",
        MarkerKind::Wall => "wall",
    }
}
