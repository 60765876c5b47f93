//! The policy of simulated turns: it chooses an answer about a hundred times faster than an evaluation of all plans.
//!
//! The policy estimates how a placement changes the features that the tile would join, without placing the tile. Its
//! estimates are simpler than those of the module [`evaluation`](super::evaluation): the chance to complete a feature depends only on
//! the number of its open ends and on the unseen tiles that fit them. A placement also changes this chance for features that
//! continue into a cell beside it.
//!
//! The policy has no estimate for other figures: if it plans no meeple, it places one that claims nothing as soon as it can. It
//! evaluates a few of the answers that an expansion offers, and compares them with the meeple that it would place.

use arrayvec::ArrayVec;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::budget::Positions;
use super::evaluation::{MEEPLE_VALUES, Weights, open_cells};
use super::expansion_decisions::is_decided_by_expansion;
use super::plan::Evaluator;
use super::unseen_tiles::UnseenTiles;
use bergerie_rules::board::Neighbours;
use bergerie_rules::figure::Strength;
use bergerie_rules::kind::{BaseScoring, POINTS_PER_CITY};
use bergerie_rules::{
    Action, CompletionRule, Decision, Edges, FeatureId, Figure, Game, Kind, NodeId, Placement, Pos, Question, Seat,
    Seats, Segment, SegmentIndex, SegmentPlace, Shape, Side, Sides, always,
};

/// The constants of the policy. [`PolicyWeights::default`] was tuned by games (`duel --tune`; `benches/README.md`).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PolicyWeights {
    /// The fraction of a player's remaining turns that is spent on one feature.
    pub turn_share: f32,
    /// The chance that a turn spent on an open end closes it.
    pub closing_chance: f32,
    /// The fraction of unseen tiles that end a feature at a new end for which `closing_chance` is exact. For other fractions, the chance
    /// changes with their square root.
    pub usual_end_share: f32,
    /// The weight of a tile that extends a feature without ending it, relative to one that ends it.
    pub extension_weight: f32,
    /// The chance that a given cell beside a monastery is filled in one turn.
    pub filling_chance: f32,
    /// The factor for the value of a meeple that leaves the supply.
    pub spent_meeple_factor: f32,
    /// The factor for the value of a meeple that returns to the supply.
    pub returned_meeple_factor: f32,
    /// The value of a meeple that is certain to return later, in points.
    pub returning_meeple_value: f32,
    /// The value of a meeple that never returns, in points. The tuned value is positive because `field_risk` is high.
    pub lasting_meeple_value: f32,
    /// The number of remaining turns below which meeples lose value.
    pub endgame_turns: f32,
    /// The fraction of a field's points that its owners are expected to lose.
    pub field_risk: f32,
    /// The fraction of the points of a road or city that its owners are expected to lose, for each of at most four open ends.
    pub open_end_risk: f32,
    /// The cost of each of at most three open ends of a road, in points.
    pub road_end_cost: f32,
    /// The chance that an incomplete city scores for the field beside it, relative to its chance of completion.
    pub incomplete_city_factor: f32,
    /// The expected points for each empty cell around a monastery.
    pub empty_neighbour_points: f32,
    /// The exponent applied to the chance that unseen tiles fit an open end on the board.
    pub open_end_exponent: f32,
    /// The weight of the gain from making open ends of other features easier or harder to close.
    pub blocking_weight: f32,
}

impl Default for PolicyWeights {
    fn default() -> PolicyWeights {
        PolicyWeights {
            turn_share: 0.325,
            closing_chance: 0.257,
            usual_end_share: 0.323,
            extension_weight: 0.288,
            filling_chance: 0.178,
            spent_meeple_factor: 1.65,
            returned_meeple_factor: 3.38,
            returning_meeple_value: 1.68,
            lasting_meeple_value: 0.445,
            endgame_turns: 6.65,
            field_risk: 0.55,
            open_end_risk: 0.0502,
            road_end_cost: 0.482,
            incomplete_city_factor: 0.533,
            empty_neighbour_points: 0.163,
            open_end_exponent: 1.2,
            blocking_weight: 1.39,
        }
    }
}

/// Features with this many open ends are expected to stay incomplete.
const MAX_OPEN_ENDS: usize = 12;

/// The ends of features with this many open ends are not examined, because these features are seldom completed.
const MAX_EXAMINED_ENDS: u16 = 6;

/// The maximum number of answers of expansions that are evaluated for one decision, besides the usual answer.
const MAX_EVALUATED_ANSWERS: usize = 4;

/// The number of figures of each seat that claim a feature.
type Claims = [u8; Seat::MAX_COUNT];

/// Chooses the answers of all players in simulated turns.
pub struct Policy<'a> {
    weights: PolicyWeights,
    /// Evaluates answers of expansions, and knows the unseen tiles.
    pub(super) evaluator: Evaluator<'a>,
    /// The tile just placed and its segment on which to place a meeple, chosen with the placement.
    planned_meeple: Option<SegmentPlace>,
}

impl Policy<'static> {
    /// Creates a policy for a game and its continuations.
    pub fn new(game: &Game, weights: PolicyWeights) -> Policy<'static> {
        Policy { weights, ..Policy::with_evaluator(Evaluator::new(game, Weights::default(), &Positions(u64::MAX))) }
    }
}

impl<'a> Policy<'a> {
    /// Creates a policy that evaluates with `evaluator`.
    pub(super) fn with_evaluator(evaluator: Evaluator<'a>) -> Policy<'a> {
        Policy { weights: PolicyWeights::default(), evaluator, planned_meeple: None }
    }

    /// Returns an answer to a decision of the game. Returns `None` if the decision has no legal answer.
    pub fn answer(&mut self, game: &Game, decision: &Decision) -> Option<Action> {
        let chosen = match decision.question {
            Question::Place(shape) => self.best_placement(game, decision, shape.get()),
            Question::Figure { by: None, .. } => self.figure_answer(game, decision),
            Question::Figure { .. } | Question::Expansion(_) => self.improved_answer(game, decision, None),
        };
        chosen.filter(|&action| decision.offers(action)).or_else(|| decision.fallback())
    }

    /// Returns the placement of a tile with the greatest gain, and plans the meeple that belongs to it.
    fn best_placement(&mut self, game: &Game, decision: &Decision, shape: &'static Shape) -> Option<Action> {
        let mut context =
            PlacementContext::new(game, decision.seat, shape, self.evaluator.unseen_tiles(), self.weights);
        let mut best: Option<(f32, Action)> = None;
        for &action in &decision.actions {
            let Action::Place(placement) = action else { continue };
            if placement.piece.is_some() || !shape.is_canonical(placement.rotation) {
                continue;
            }
            let (gain, meeple) = context.placement_gain(placement);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
                self.planned_meeple = meeple.map(|segment| (placement.at, segment));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Returns the planned meeple, a figure that claims nothing, or the best answer of an expansion.
    fn figure_answer(&mut self, game: &Game, decision: &Decision) -> Option<Action> {
        let meeple = self.planned_meeple.take();
        let placed = |is_wanted: &dyn Fn(Figure, SegmentPlace) -> bool| {
            let mut actions = decision.actions.iter().copied();
            actions.find(
                |action| matches!(*action, Action::Deploy { figure, at, segment } if is_wanted(figure, (at, segment))),
            )
        };
        let planned = placed(&|figure, on| Some(on) == meeple && serves_as_meeple(figure));
        if planned.is_none()
            && let Some(helper) = placed(&|figure, _| !figure.claims())
        {
            return Some(helper);
        }
        self.improved_answer(game, decision, planned)
    }

    /// Returns the best of a few answers of expansions and the planned answer, or the fallback answer if none is planned. The figures
    /// that an expansion asks for are such answers, too. Returns the planned answer if there are no such answers, or if an expansion
    /// decides the question itself.
    fn improved_answer(&mut self, game: &Game, decision: &Decision, planned: Option<Action>) -> Option<Action> {
        let belongs_to_expansion = |action: &&Action| match action {
            Action::Expansion(_) => true,
            Action::Deploy { .. } => !decision.question.is_main(),
            _ => false,
        };
        let count = decision.actions.iter().filter(belongs_to_expansion).count();
        if count == 0 || is_decided_by_expansion(decision) {
            return planned;
        }
        // Which answers are evaluated changes from turn to turn, so that each has a chance.
        let step = count.div_ceil(MAX_EVALUATED_ANSWERS);
        let offered = decision.actions.iter().filter(belongs_to_expansion);
        let sampled = offered.skip(decision.number as usize % step).step_by(step).copied();
        let usual = planned.or_else(|| decision.fallback());
        self.evaluator.best_answer(game, decision.seat, usual.into_iter().chain(sampled))
    }
}

/// Returns whether a figure is placed like an ordinary meeple: it claims its feature, with the same strength everywhere.
const fn serves_as_meeple(figure: Figure) -> bool {
    figure.claims() && matches!(figure.rules().strength, Strength::Always(1..))
}

/// A feature with the data that determine its value.
#[derive(Clone, Copy)]
struct RatedFeature {
    kind: Kind,
    /// The number of tiles and pennants. For a monastery, the number of tiles on its cell and around it.
    size: f32,
    /// The number of open ends. For a monastery, the number of empty cells around it.
    open: u16,
    claims: Claims,
    /// Whether a meeple can be placed here if no figure claims it.
    admits_meeple: bool,
    /// The expected points for the cities beside a field.
    city_points: f32,
    /// The chance that unseen tiles fit the open ends, relative to usual ends.
    fit: f32,
    /// The ends of a road or city on the board, as a range of indices into [`PlacementContext::ends`].
    ends: (usize, usize),
}

impl RatedFeature {
    /// Returns whether a figure claims the feature.
    fn is_claimed(&self) -> bool {
        self.claims != Claims::default()
    }
}

/// A cell into which a feature on the board continues.
#[derive(Clone, Copy)]
struct OpenCell {
    cell: Pos,
    /// The sides through which the feature enters the cell.
    sides: Sides,
    /// The chance that unseen tiles fit there, relative to usual ends.
    fit: f32,
}

/// The surroundings of a cell, which all rotations of a tile share.
#[derive(Clone, Copy)]
struct Surroundings<'a> {
    at: Pos,
    neighbours: Neighbours<'a>,
    /// The mover's gain from filling the cell beside claimed monasteries.
    gain: f32,
    /// The claimed features that continue into a cell beside this one, as bits at their indices in [`PlacementContext::claimed_features`].
    claimed_beside: u64,
}

/// A position before the placement of a tile.
struct PlacementContext<'a> {
    game: &'a Game,
    mover: Seat,
    /// The players who have not resigned.
    active_seats: Seats,
    shape: &'static Shape,
    unseen_tiles: &'a mut UnseenTiles,
    weights: PolicyWeights,
    /// The value of a meeple in the supply relative to its value early in the game.
    supply_factor: f32,
    /// The chance to complete a road or city, by the number of its open ends.
    completion_chances: [f32; MAX_OPEN_ENDS],
    /// The value of the meeple that the mover would place. `None` if there is none in the supply.
    spent_meeple_value: Option<f32>,
    /// The value of one more meeple in the supply of each seat.
    returned_meeple_values: [f32; Seat::MAX_COUNT],
    /// The features with figures.
    claimed_features: Vec<(FeatureId, Claims)>,
    /// The surroundings of the cell examined last.
    known_surroundings: Option<Surroundings<'a>>,
    /// The chance that a given cell beside a monastery is filled before the end of the game.
    filling_chance: f32,
    /// The features rated so far, with their values for the mover.
    rated_features: FxHashMap<FeatureId, (RatedFeature, f32)>,
    /// The ends of these features.
    ends: Vec<OpenCell>,
}

impl<'a> PlacementContext<'a> {
    fn new(
        game: &'a Game,
        mover: Seat,
        shape: &'static Shape,
        unseen_tiles: &'a mut UnseenTiles,
        weights: PolicyWeights,
    ) -> PlacementContext<'a> {
        let active_seats = game.playing();
        let turns = game.pile().len() as f32 / active_seats.len().max(1) as f32;
        let supply_factor = (turns / weights.endgame_turns).min(1.0);
        let mut completion_chances = [1.0; MAX_OPEN_ENDS];
        for (open, chance) in (1_u8..).zip(completion_chances.iter_mut().skip(1)) {
            let each = turns * weights.turn_share / f32::from(open);
            *chance = (1.0 - (1.0 - weights.closing_chance).powf(each)).powi(i32::from(open));
        }
        let mut claimed_features: Vec<(FeatureId, Claims)> = Vec::with_capacity(game.board().figures().len());
        for occupant in game.board().figures().iter().filter(|occupant| occupant.figure.claims()) {
            let feature = game.board().features().feature_of(occupant.node);
            match claimed_features.iter_mut().find(|(known, _)| *known == feature) {
                Some((_, claims)) => claims[occupant.seat.index()] += 1,
                None => {
                    let mut claims = Claims::default();
                    claims[occupant.seat.index()] = 1;
                    claimed_features.push((feature, claims));
                }
            }
        }
        let step = |count: usize| match MEEPLE_VALUES.get(count.saturating_sub(1)..=count) {
            Some([less, more]) => supply_factor * (more - less),
            _ => 0.0,
        };
        let meeples = |seat: Seat| {
            let figures = Figure::ALL.into_iter().filter(|&figure| serves_as_meeple(figure));
            figures
                .map(|figure| usize::from(game.player(seat).figure_count(figure)))
                .sum::<usize>()
                .min(MEEPLE_VALUES.len() - 1)
        };
        let mut returned_meeple_values = [0.0; Seat::MAX_COUNT];
        game.seats().for_each(|seat| {
            returned_meeple_values[seat.index()] = weights.returned_meeple_factor * step(meeples(seat) + 1)
        });
        let spent_meeple_value = (meeples(mover) > 0).then(|| weights.spent_meeple_factor * step(meeples(mover)));
        PlacementContext {
            game,
            mover,
            active_seats,
            shape,
            unseen_tiles,
            weights,
            supply_factor,
            completion_chances,
            spent_meeple_value,
            returned_meeple_values,
            claimed_features,
            known_surroundings: None,
            filling_chance: 1.0 - (1.0 - weights.filling_chance).powf(turns),
            rated_features: FxHashMap::default(),
            ends: Vec::new(),
        }
    }

    /// Returns the gain of a placement for the mover, including that of the best meeple, and the segment of this meeple.
    fn placement_gain(&mut self, placement: Placement) -> (f32, Option<SegmentIndex>) {
        let Surroundings { neighbours, mut gain, claimed_beside, .. } = self.surroundings(placement.at);
        let mut best: (f32, Option<SegmentIndex>) = (0.0, None);
        // The expected points for each city of the tile before and after the placement, for the fields beside it.
        let mut cities: ArrayVec<(SegmentIndex, f32, f32), 8> = ArrayVec::new();
        let shape = self.shape;
        let segments = || shape.segments.iter().zip(0..);
        let (lines, rest) = (segments().filter(|(segment, _)| segment.kind.completes_when_closed()), segments());
        let mut met: ArrayVec<FeatureId, 16> = ArrayVec::new();
        for (segment, index) in lines.chain(rest.filter(|(segment, _)| !segment.kind.completes_when_closed())) {
            let mut rated = RatedFeature {
                kind: segment.kind,
                size: 1.0 + f32::from(segment.pennants),
                open: 0,
                claims: Claims::default(),
                admits_meeple: self.game.takes(Figure::Meeple, segment.kind),
                city_points: 0.0,
                fit: 1.0,
                ends: (0, 0),
            };
            let (joined, closed) = self.join_segment(segment, placement, &neighbours, &mut rated);
            let (mut before, mut city) = (0.0, 0.0_f32);
            for &feature in &joined {
                always!(met.try_push(feature).is_ok(), "a tile joins more than {met:?}");
                let (old, worth) = self.rated_feature(feature);
                before += worth;
                city = city.max(self.expected_city_points(old.open));
                rated.size += old.size;
                rated.open += old.open;
                rated.admits_meeple &= old.admits_meeple;
                rated.city_points += old.city_points;
                rated.fit *= self.relative_fit_after(&old, placement);
                rated.claims.iter_mut().zip(old.claims).for_each(|(sum, count)| *sum += count);
            }
            rated.open = rated.open.saturating_sub(closed);
            match segment.kind {
                Kind::City => {
                    let city = (index, city, self.expected_city_points(rated.open));
                    always!(cities.try_push(city).is_ok(), "a tile has more cities than {cities:?}");
                }
                Kind::Field => {
                    for &(_, before, after) in cities.iter().filter(|(city, ..)| segment.touches.contains(city)) {
                        // A field that continues has most likely touched the old part of the city.
                        rated.city_points += if joined.is_empty() { after } else { after - before };
                    }
                }
                _ => {}
            }
            if rated.is_claimed() {
                gain += self.feature_value(&rated) - before;
            } else if let Some(spent) = self.spent_meeple_value.filter(|_| rated.admits_meeple) {
                rated.claims[self.mover.index()] = 1;
                let claim = self.feature_value(&rated) - spent;
                if claim > best.0 {
                    best = (claim, Some(index));
                }
            }
        }
        (gain + self.weights.blocking_weight * self.gain_beside(placement, claimed_beside, &met) + best.0, best.1)
    }

    /// Returns the mover's gain from changing the cells beside a placement into which the claimed features `beside` continue.
    /// `met` are the features that the tile joins.
    fn gain_beside(&mut self, placement: Placement, mut beside: u64, met: &[FeatureId]) -> f32 {
        let mut gain = 0.0;
        while beside != 0 {
            let (feature, _) = self.claimed_features[beside.trailing_zeros() as usize];
            beside &= beside - 1;
            if !met.contains(&feature) {
                let (mut rated, before) = self.rated_feature(feature);
                rated.fit = self.relative_fit_after(&rated, placement);
                gain += self.feature_value(&rated) - before;
            }
        }
        gain
    }

    /// Returns the claimed features that continue into a cell beside `at`, as bits at their indices.
    fn claimed_features_beside(&mut self, at: Pos) -> u64 {
        let mut beside = 0;
        for index in 0..self.claimed_features.len().min(u64::BITS as usize) {
            let (feature, _) = self.claimed_features[index];
            let (rated, _) = self.rated_feature(feature);
            if self.open_ends(&rated).iter().any(|end| side_towards(at, end.cell).is_some()) {
                beside |= 1 << index;
            }
        }
        beside
    }

    /// Returns the open ends of a feature on the board.
    fn open_ends(&self, rated: &RatedFeature) -> &[OpenCell] {
        &self.ends[rated.ends.0..rated.ends.1]
    }

    /// Returns the chance that unseen tiles fit the ends that a feature on the board has after a placement, relative to usual ends.
    fn relative_fit_after(&mut self, rated: &RatedFeature, placement: Placement) -> f32 {
        let mut product = 1.0;
        for index in rated.ends.0..rated.ends.1 {
            let OpenCell { cell, sides, fit } = self.ends[index];
            product *= match side_towards(placement.at, cell) {
                _ if cell == placement.at => 1.0,
                Some(side) => self.relative_fit_beside(placement, side, sides).powf(self.weights.open_end_exponent),
                None => fit,
            };
        }
        product
    }

    /// Returns the surroundings of a cell. They are computed once for all rotations of the tile, which follow each other.
    fn surroundings(&mut self, at: Pos) -> Surroundings<'a> {
        if let Some(surroundings) = self.known_surroundings.filter(|surroundings| surroundings.at == at) {
            return surroundings;
        }
        let (neighbours, gain, claimed_beside) =
            (self.game.board().neighbours(at), self.monastery_gain(at), self.claimed_features_beside(at));
        let surroundings = Surroundings { at, neighbours, gain, claimed_beside };
        self.known_surroundings = Some(surroundings);
        surroundings
    }

    /// Returns the mover's gain from filling a cell beside claimed monasteries.
    fn monastery_gain(&mut self, at: Pos) -> f32 {
        let mut gain = 0.0;
        for index in 0..self.claimed_features.len() {
            let (feature, _) = self.claimed_features[index];
            let tally = self.game.board().features().get(feature);
            if tally.kind.rules().completion == CompletionRule::Surrounded
                && self.game.board().segment_location(tally.oldest).0.around().contains(&at)
            {
                let (mut rated, before) = self.rated_feature(feature);
                (rated.size, rated.open) = (rated.size + 1.0, rated.open.saturating_sub(1));
                gain += self.feature_value(&rated) - before;
            }
        }
        gain
    }

    /// Adds the ends of a segment, or the cells around it, to `rated`. Returns the features that the segment would join and the
    /// number of their ends that it would close. A tile of several cells is treated like one of its cells.
    fn join_segment(
        &mut self,
        segment: &Segment,
        placement: Placement,
        neighbours: &Neighbours<'_>,
        rated: &mut RatedFeature,
    ) -> (ArrayVec<FeatureId, 8>, u16) {
        let (board, Placement { at, rotation, .. }) = (self.game.board(), placement);
        let (mut joined, mut closed) = (ArrayVec::new(), 0);
        let mut join = |node: NodeId| {
            let feature = board.features().feature_of(node);
            if board.features().get(feature).kind == segment.kind && !joined.contains(&feature) {
                always!(joined.try_push(feature).is_ok(), "a segment joins more than {joined:?}");
            }
        };
        match segment.kind.rules().completion {
            CompletionRule::WithoutOpenEnds => {
                for side in segment.sides.rotated(rotation).iter() {
                    match neighbours.continuation(side) {
                        Some(node) => {
                            closed += 1;
                            join(node);
                        }
                        None if !neighbours.has(side) => {
                            rated.open += 1;
                            rated.fit *= self.relative_fit_beside(placement, side, Sides::NONE.with(side.opposite()));
                        }
                        None => {}
                    }
                }
            }
            CompletionRule::Surrounded => {
                let around = board.tile_count_around(at);
                (rated.size, rated.open) = (f32::from(1 + around), u16::from(8 - around));
            }
            CompletionRule::Never => {
                segment.halves.rotated(rotation).iter().filter_map(|half| neighbours.ground_at(half)).for_each(join);
            }
        }
        (joined, closed)
    }

    /// Returns the chance that unseen tiles fit the cell beside a placement and end what enters it, relative to usual ends.
    fn relative_fit_beside(&mut self, Placement { at, rotation, .. }: Placement, side: Side, entered: Sides) -> f32 {
        let demand = self.game.board().demand(at.step(side));
        let edge = self.shape.face(rotation).edges.on(side);
        self.relative_fit(edge.map_or(demand, |edge| demand.with_edge(side.opposite(), edge)), entered)
    }

    /// Returns the chance that unseen tiles fit a cell and end what enters it through some sides, relative to usual ends.
    fn relative_fit(&mut self, demand: Edges, entered: Sides) -> f32 {
        let fit = self.unseen_tiles.fitting_shares(demand, entered);
        ((fit.ending + self.weights.extension_weight * (fit.fitting - fit.ending)) / self.weights.usual_end_share)
            .sqrt()
            .min(1.3)
    }

    /// Returns a feature as it is now, with its value for the mover.
    fn rated_feature(&mut self, feature: FeatureId) -> (RatedFeature, f32) {
        if let Some(&known) = self.rated_features.get(&feature) {
            return known;
        }
        let board = self.game.board();
        let tally = board.features().get(feature);
        let members = || board.features().nodes(feature);
        let claims = self.claimed_features.iter().find(|(known, _)| *known == feature);
        let claims = claims.map(|&(_, claims)| claims).unwrap_or_default();
        let ends = self.ends.len();
        let mut rated = RatedFeature {
            kind: tally.kind,
            size: 0.0,
            open: tally.open_ends,
            claims,
            admits_meeple: self.game.admits(Figure::Meeple, feature),
            city_points: 0.0,
            fit: 1.0,
            ends: (ends, ends),
        };
        if tally.kind.rules().completion == CompletionRule::WithoutOpenEnds
            && (1..MAX_EXAMINED_ENDS).contains(&tally.open_ends)
        {
            for (cell, sides) in open_cells(self.game, feature) {
                let fit = self.relative_fit(board.demand(cell), sides).powf(self.weights.open_end_exponent);
                rated.fit *= fit;
                self.ends.push(OpenCell { cell, sides, fit });
            }
            rated.ends.1 = self.ends.len();
        }
        match tally.kind.rules().base_scoring {
            BaseScoring::Nothing => {}
            BaseScoring::Cities => rated.city_points = self.field_points(feature),
            BaseScoring::Tiles => rated.size = members().len() as f32,
            BaseScoring::TilesAndPennants => {
                rated.size = members().map(|node| 1.0 + f32::from(node.segment.pennants)).sum();
            }
            BaseScoring::TilesAround => {
                let around = board.tile_count_around(board.segment_location(tally.oldest).0);
                (rated.size, rated.open) = (f32::from(1 + around), u16::from(8 - around.min(8)));
            }
        }
        let known = (rated, self.feature_value(&rated));
        self.rated_features.insert(feature, known);
        known
    }

    /// Returns the expected points of a field for the cities beside it.
    fn field_points(&self, field: FeatureId) -> f32 {
        let board = self.game.board();
        board
            .cities_beside(field)
            .into_iter()
            .map(|city| self.expected_city_points(board.features().get(city).open_ends))
            .sum()
    }

    /// Returns the expected points of a field for a city beside it with this number of open ends.
    fn expected_city_points(&self, open: u16) -> f32 {
        let chance = if open == 0 { 1.0 } else { self.weights.incomplete_city_factor * self.completion_chance(open) };
        f32::from(POINTS_PER_CITY) * chance
    }

    /// Returns the chance that a road or city with this number of open ends is completed.
    fn completion_chance(&self, open: u16) -> f32 {
        self.completion_chances.get(usize::from(open)).copied().unwrap_or(0.0)
    }

    /// Returns the value of a feature for the mover: the expected points and meeples, less the mean of the others.
    fn feature_value(&self, rated: &RatedFeature) -> f32 {
        if !rated.is_claimed() {
            return 0.0;
        }
        let rules = rated.kind.rules();
        let (chance, risk) = match rules.completion {
            CompletionRule::Never => (0.0, self.weights.field_risk),
            CompletionRule::WithoutOpenEnds => (
                (rated.fit * self.completion_chance(rated.open)).min(1.0),
                self.weights.open_end_risk * f32::from(rated.open.min(4)),
            ),
            CompletionRule::Surrounded => (self.filling_chance.powi(i32::from(rated.open)), 0.0),
        };
        let points = match rules.base_scoring {
            BaseScoring::Nothing => return 0.0,
            BaseScoring::Tiles => {
                rated.size - self.weights.road_end_cost * f32::from(rated.open.min(3)) * self.supply_factor
            }
            BaseScoring::TilesAndPennants => rated.size * (1.0 + chance),
            BaseScoring::TilesAround => {
                rated.size + self.weights.empty_neighbour_points * f32::from(rated.open) * self.supply_factor
            }
            BaseScoring::Cities => rated.city_points,
        };
        let points = points * (1.0 - risk * self.supply_factor);
        let most = rated.claims.iter().copied().max().unwrap_or(0);
        let mut worth = 0.0;
        for &seat in &self.active_seats {
            let (count, returned) = (rated.claims[seat.index()], self.returned_meeple_values[seat.index()]);
            if count > 0 {
                let back = match rules.completion {
                    CompletionRule::Never => self.weights.lasting_meeple_value * self.supply_factor,
                    _ if rated.open == 0 => returned,
                    _ => chance * self.weights.returning_meeple_value * self.supply_factor,
                };
                let value = if count == most { points } else { 0.0 } + f32::from(count) * back;
                worth += if seat == self.mover { value } else { -value / (self.active_seats.len() - 1) as f32 };
            }
        }
        worth
    }
}

/// Returns the side of a cell that adjoins another cell, or `None` if the cells are not neighbours.
fn side_towards(at: Pos, other: Pos) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| at.step(side) == other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::apply_random_draw;
    use bergerie_rules::expansions::abbey_and_mayor;
    use bergerie_rules::{Expansion, Setup, Waiting};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    #[test]
    fn planned_meeples_are_offered() {
        // Fields with barns admit no farmers.
        let setup = Setup::base(2).with(&[Expansion::AbbeyAndMayor]);
        let (mut game, mut rng) = (Game::new(setup).unwrap(), SmallRng::seed_from_u64(1));
        let mut policy = Policy::new(&game, PolicyWeights::default());
        let mut barns = 0;
        while *game.waiting() != Waiting::Over {
            let Some(decision) = game.decision() else {
                apply_random_draw(&mut game, &mut rng);
                continue;
            };
            let is_barn =
                |action: &&Action| matches!(action.abbey_and_mayor(), Some(abbey_and_mayor::Action::PlaceBarn { .. }));
            let barn = decision.actions.iter().find(is_barn).copied();
            if let (Question::Figure { .. }, Some(planned)) = (decision.question, policy.planned_meeple) {
                let is_planned = |action: &Action| matches!(action, Action::Deploy { at, segment, .. } if (*at, *segment) == planned);
                assert!(decision.actions.iter().any(is_planned), "{planned:?} with {barns} barns");
            }
            barns += usize::from(barn.is_some());
            let action = barn.or_else(|| policy.answer(&game, decision)).unwrap();
            game.apply(action, &mut Vec::new()).unwrap();
            while game.awaits_hidden_draw() {
                apply_random_draw(&mut game, &mut rng);
            }
        }
        assert!(barns > 0);
    }

    #[test]
    fn a_figure_asked_of_another_player_is_placed_where_it_is_worth_most() {
        // Crop circles: each player in turn is asked for a figure, on one of several tiles.
        let (mut game, mut rng) = (Game::new(Setup::base(2)).unwrap(), SmallRng::seed_from_u64(3));
        let mut policy = Policy::new(&game, PolicyWeights::default());
        while game.board().tiles().len() < 12 || !game.decision().is_some_and(|decision| decision.question.is_main()) {
            match game.decision() {
                Some(decision) => game.apply(policy.answer(&game, decision).unwrap(), &mut Vec::new()).unwrap(),
                None => apply_random_draw(&mut game, &mut rng),
            }
        }
        let seat = game.decision().unwrap().seat.after(game.player_count());
        let free = game.board().tiles().iter().filter_map(|placed| {
            let mut nodes = placed.nodes().zip(placed.segments());
            let index = nodes.position(|(node, segment)| segment.kind != Kind::Field && game.is_free(node))?;
            Some(Action::Deploy { figure: Figure::Meeple, at: placed.at, segment: index as SegmentIndex })
        });
        let actions: Vec<Action> = free.collect();
        let mut game =
            game.with_question(seat, Question::Figure { at: None, by: Some(Expansion::TheCult) }, actions.clone());
        let decision = game.decision().unwrap();
        let answer = policy.answer(&game, decision).unwrap();
        let chosen = crate::choose(&game, seat, crate::Level::Steady, 1, &Positions(2000));
        assert!(actions.len() > 3 && actions.contains(&answer) && answer != actions[0], "{answer:?} of {actions:?}");
        assert!(chosen.len() == 1 && actions.contains(&chosen[0]), "{chosen:?}");
        game.apply(chosen[0], &mut Vec::new()).unwrap();
        assert!(game.board().figures().iter().any(|occupant| occupant.seat == seat));
    }

    #[test]
    fn features_of_a_player_who_has_resigned_are_worth_nothing() {
        let mut game = Game::new(Setup::base(3)).unwrap();
        let mut rng = SmallRng::seed_from_u64(1);
        while game.decision().is_none() {
            apply_random_draw(&mut game, &mut rng);
        }
        let mover = game.decision().unwrap().seat;
        let others: ArrayVec<Seat, 2> = game.seats().filter(|&seat| seat != mover).collect();
        let weights = PolicyWeights { endgame_turns: 1.0, ..PolicyWeights::default() };
        let shape = game.board().tiles()[0].shape.get();
        let worth = |game: &Game, owner: Seat| {
            let mut policy = Policy::new(game, weights);
            let context = PlacementContext::new(game, mover, shape, policy.evaluator.unseen_tiles(), weights);
            let mut claims = Claims::default();
            claims[owner.index()] = 1;
            let (kind, size, fit) = (Kind::Road, 3.0, 1.0);
            let rated =
                RatedFeature { kind, size, open: 0, claims, admits_meeple: true, city_points: 0.0, fit, ends: (0, 0) };
            context.feature_value(&rated)
        };
        let worths = |game: &Game| others.iter().map(|&owner| worth(game, owner)).collect::<Vec<_>>();
        let before = worths(&game);
        assert!(before[0] < 0.0 && before[0] == before[1]);
        game.resign(others[1], &mut Vec::new()).unwrap();
        assert_eq!(worths(&game), [2.0 * before[0], 0.0], "the other player is the only opponent");
    }
}
