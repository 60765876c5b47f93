//! The policy of simulated turns: it chooses an answer about a hundred times faster than an evaluation of all plans.
//!
//! The policy estimates how a placement changes the features that the tile would join, without placing the tile. Its
//! estimates are simpler than those of the module [`worth`](super::worth): the chance to complete a feature depends only on
//! the number of its open ends and on the unseen tiles that fit them. A placement also changes this chance for features that
//! continue into a cell beside it.
//!
//! The policy has no estimate for other figures: if it plans no meeple, it places one that claims nothing as soon as it can. It
//! evaluates a few of the answers that an expansion offers, and compares them with the meeple that it would place.

use arrayvec::ArrayVec;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::budget::Positions;
use super::expansions;
use super::odds::Odds;
use super::plan::Evaluator;
use super::worth::{MEEPLES, Weights, open_cells};
use bergerie_rules::board::Neighbours;
use bergerie_rules::figure::Strength;
use bergerie_rules::kind::BaseScoring;
use bergerie_rules::{
    Action, CompletionRule, Decision, Edges, FeatureId, Figure, Game, Kind, NodeId, Placement, Pos, Question, Seat,
    Seats, Segment, SegmentIndex, Shape, Side, Sides, always,
};

/// The constants of the policy. [`PolicyWeights::default`] was tuned by games (`duel --tune`; `benches/README.md`).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PolicyWeights {
    /// The fraction of a player's remaining turns that is spent on one feature.
    pub focus: f32,
    /// The chance that a turn spent on an open end closes it.
    pub closes: f32,
    /// The fraction of unseen tiles that end a feature at a new end for which `closes` is exact. For other fractions, the chance
    /// changes with their square root.
    pub usual: f32,
    /// The weight of a tile that extends a feature without ending it, relative to one that ends it.
    pub detour: f32,
    /// The chance that a given cell beside a monastery is filled in one turn.
    pub fills: f32,
    /// The factor for the value of a meeple that leaves the supply.
    pub spent: f32,
    /// The factor for the value of a meeple that returns to the supply.
    pub returned: f32,
    /// The value of a meeple that is certain to return later, in points.
    pub returning: f32,
    /// The value of a meeple that never returns, in points. The tuned value is positive because `field_risk` is high.
    pub lasting: f32,
    /// The number of remaining turns below which meeples lose value.
    pub horizon: f32,
    /// The fraction of a field's points that its owners are expected to lose.
    pub field_risk: f32,
    /// The fraction of the points of a road or city that its owners are expected to lose, for each of at most four open ends.
    pub open_risk: f32,
    /// The cost of each of at most three open ends of a road, in points.
    pub road_end: f32,
    /// The chance that an incomplete city scores for the field beside it, relative to its chance of completion.
    pub cities: f32,
    /// The expected points for each empty cell around a monastery.
    pub around: f32,
    /// The exponent applied to the chance that unseen tiles fit an open end on the board.
    pub known: f32,
    /// The weight of the gain from making open ends of other features easier or harder to close.
    pub blocks: f32,
}

impl Default for PolicyWeights {
    fn default() -> PolicyWeights {
        PolicyWeights {
            focus: 0.325,
            closes: 0.257,
            usual: 0.323,
            detour: 0.288,
            fills: 0.178,
            spent: 1.65,
            returned: 3.38,
            returning: 1.68,
            lasting: 0.445,
            horizon: 6.65,
            field_risk: 0.55,
            open_risk: 0.0502,
            road_end: 0.482,
            cities: 0.533,
            around: 0.163,
            known: 1.2,
            blocks: 1.39,
        }
    }
}

/// Features with this many open ends are expected to stay incomplete.
const MAX_ENDS: usize = 12;

/// The ends of features with this many open ends are not examined, because these features are seldom completed.
const MAX_EXAMINED: u16 = 6;

/// The maximum number of answers of expansions that are evaluated for one decision, besides the usual answer.
const MAX_EVALUATED: usize = 4;

type Claims = [u8; Seat::MAX];

/// Chooses the answers of all players in simulated turns.
pub struct Policy<'a> {
    weights: PolicyWeights,
    /// Evaluates answers of expansions, and knows the unseen tiles.
    pub(super) evaluator: Evaluator<'a>,
    /// The tile just placed and its segment on which to place a meeple, chosen with the placement.
    meeple: Option<(Pos, SegmentIndex)>,
}

impl Policy<'static> {
    /// Creates a policy for a game and its continuations.
    pub fn new(game: &Game, weights: PolicyWeights) -> Policy<'static> {
        Policy { weights, ..Policy::with(Evaluator::new(game, Weights::default(), &Positions(u64::MAX))) }
    }
}

impl<'a> Policy<'a> {
    /// Creates a policy that evaluates with `evaluator`.
    pub(super) fn with(evaluator: Evaluator<'a>) -> Policy<'a> {
        Policy { weights: PolicyWeights::default(), evaluator, meeple: None }
    }

    /// Returns an answer to a decision of the game. Returns `None` if the decision has no legal answer.
    pub fn answer(&mut self, game: &Game, decision: &Decision) -> Option<Action> {
        let chosen = match decision.question {
            Question::Place(shape) => self.place(game, decision, shape.shape()),
            Question::Figure { by: None, .. } => self.act(game, decision),
            Question::Figure { .. } | Question::Expansion(_) => self.best_special(game, decision, None),
        };
        chosen.filter(|&action| decision.offers(action)).or_else(|| decision.fallback())
    }

    fn place(&mut self, game: &Game, decision: &Decision, shape: &'static Shape) -> Option<Action> {
        let mut context = PlacementContext::new(game, decision.seat, shape, self.evaluator.odds(), self.weights);
        let mut best: Option<(f32, Action)> = None;
        for &action in &decision.actions {
            let Action::Place(placement) = action else { continue };
            if placement.piece.is_some() || !shape.is_canonical(placement.rotation) {
                continue;
            }
            let (gain, meeple) = context.gain(placement);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
                self.meeple = meeple.map(|segment| (placement.at, segment));
            }
        }
        best.map(|(_, action)| action)
    }

    fn act(&mut self, game: &Game, decision: &Decision) -> Option<Action> {
        let meeple = self.meeple.take();
        let placed = |is_wanted: &dyn Fn(Figure, (Pos, SegmentIndex)) -> bool| {
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
        self.best_special(game, decision, planned)
    }

    /// Returns the best of a few answers of expansions and the planned answer, or the fallback answer if none is planned. The figures
    /// that an expansion asks for are such answers, too. Returns the planned answer if there are no such answers, or if an expansion
    /// decides the question itself.
    fn best_special(&mut self, game: &Game, decision: &Decision, planned: Option<Action>) -> Option<Action> {
        let is_special = |action: &&Action| match action {
            Action::Expansion(_) => true,
            Action::Deploy { .. } => !decision.question.is_main(),
            _ => false,
        };
        let count = decision.actions.iter().filter(is_special).count();
        if count == 0 || expansions::decides(decision) {
            return planned;
        }
        // Which answers are evaluated changes from turn to turn, so that each has a chance.
        let step = count.div_ceil(MAX_EVALUATED);
        let special = decision.actions.iter().filter(is_special);
        let sampled = special.skip(decision.number as usize % step).step_by(step).copied();
        let usual = planned.or_else(|| decision.fallback());
        self.evaluator.best(game, decision.seat, usual.into_iter().chain(sampled))
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
    admits: bool,
    /// The expected points for the cities beside a field.
    cities: f32,
    /// The chance that unseen tiles fit the open ends, relative to usual ends.
    fit: f32,
    /// The ends of a road or city on the board, as a range of indices into [`PlacementContext::ends`].
    ends: (usize, usize),
}

impl RatedFeature {
    fn is_claimed(&self) -> bool {
        self.claims != Claims::default()
    }
}

/// A cell into which a feature on the board continues.
#[derive(Clone, Copy)]
struct End {
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
    /// The claimed features that continue into a cell beside this one, as bits at their indices in [`PlacementContext::claimed`].
    beside: u64,
}

/// A position before the placement of a tile.
struct PlacementContext<'a> {
    game: &'a Game,
    mover: Seat,
    /// The players who have not resigned.
    playing: Seats,
    shape: &'static Shape,
    odds: &'a mut Odds,
    weights: PolicyWeights,
    /// The value of a meeple in the supply relative to its value early in the game.
    phase: f32,
    /// The chance to complete a road or city, by the number of its open ends.
    chances: [f32; MAX_ENDS],
    /// The value of the meeple that the mover would place. `None` if there is none in the supply.
    spent: Option<f32>,
    /// The value of one more meeple in the supply of each seat.
    returned: [f32; Seat::MAX],
    /// The features with figures.
    claimed: Vec<(FeatureId, Claims)>,
    /// The surroundings of the cell examined last.
    spot: Option<Surroundings<'a>>,
    /// The chance that a given cell beside a monastery is filled before the end of the game.
    filled: f32,
    /// The areas examined so far with their values for the mover.
    areas: FxHashMap<FeatureId, (RatedFeature, f32)>,
    /// The ends of these areas.
    ends: Vec<End>,
}

impl<'a> PlacementContext<'a> {
    fn new(
        game: &'a Game,
        mover: Seat,
        shape: &'static Shape,
        odds: &'a mut Odds,
        weights: PolicyWeights,
    ) -> PlacementContext<'a> {
        let playing = game.playing();
        let turns = game.pile().len() as f32 / playing.len().max(1) as f32;
        let phase = (turns / weights.horizon).min(1.0);
        let mut chances = [1.0; MAX_ENDS];
        for (open, chance) in (1_u8..).zip(chances.iter_mut().skip(1)) {
            let each = turns * weights.focus / f32::from(open);
            *chance = (1.0 - (1.0 - weights.closes).powf(each)).powi(i32::from(open));
        }
        let mut claimed: Vec<(FeatureId, Claims)> = Vec::with_capacity(game.board().figures().len());
        for standing in game.board().figures().iter().filter(|standing| standing.figure.claims()) {
            let feature = game.board().features().feature_of(standing.node);
            match claimed.iter_mut().find(|(known, _)| *known == feature) {
                Some((_, claims)) => claims[standing.seat.index()] += 1,
                None => {
                    let mut claims = Claims::default();
                    claims[standing.seat.index()] = 1;
                    claimed.push((feature, claims));
                }
            }
        }
        let step = |count: usize| match MEEPLES.get(count.saturating_sub(1)..=count) {
            Some([less, more]) => phase * (more - less),
            _ => 0.0,
        };
        let meeples = |seat: Seat| {
            let figures = Figure::ALL.into_iter().filter(|&figure| serves_as_meeple(figure));
            figures.map(|figure| usize::from(game.player(seat).count(figure))).sum::<usize>().min(MEEPLES.len() - 1)
        };
        let mut returned = [0.0; Seat::MAX];
        game.seats().for_each(|seat| returned[seat.index()] = weights.returned * step(meeples(seat) + 1));
        let spent = (meeples(mover) > 0).then(|| weights.spent * step(meeples(mover)));
        PlacementContext {
            game,
            mover,
            playing,
            shape,
            odds,
            weights,
            phase,
            chances,
            spent,
            returned,
            claimed,
            spot: None,
            filled: 1.0 - (1.0 - weights.fills).powf(turns),
            areas: FxHashMap::default(),
            ends: Vec::new(),
        }
    }

    /// Returns the gain of a placement for the mover, including that of the best meeple, and the segment of this meeple.
    fn gain(&mut self, placement: Placement) -> (f32, Option<SegmentIndex>) {
        let Surroundings { neighbours, mut gain, beside, .. } = self.spot(placement.at);
        let mut best: (f32, Option<SegmentIndex>) = (0.0, None);
        // The expected points for each city of the tile before and after the placement, for the fields beside it.
        let mut cities: ArrayVec<(SegmentIndex, f32, f32), 8> = ArrayVec::new();
        let shape = self.shape;
        let segments = || shape.segments.iter().zip(0..);
        let (lines, rest) = (segments().filter(|(segment, _)| segment.kind.completes_when_closed()), segments());
        let mut met: ArrayVec<FeatureId, 16> = ArrayVec::new();
        for (segment, index) in lines.chain(rest.filter(|(segment, _)| !segment.kind.completes_when_closed())) {
            let mut area = RatedFeature {
                kind: segment.kind,
                size: 1.0 + f32::from(segment.pennants),
                open: 0,
                claims: Claims::default(),
                admits: self.game.takes(Figure::Meeple, segment.kind),
                cities: 0.0,
                fit: 1.0,
                ends: (0, 0),
            };
            let (joined, closed) = self.joined(segment, placement, &neighbours, &mut area);
            let (mut before, mut city) = (0.0, 0.0_f32);
            for &feature in &joined {
                always!(met.try_push(feature).is_ok(), "a tile joins more than {met:?}");
                let (old, worth) = self.area(feature);
                before += worth;
                city = city.max(self.city(old.open));
                area.size += old.size;
                area.open += old.open;
                area.admits &= old.admits;
                area.cities += old.cities;
                area.fit *= self.fit_after(&old, placement);
                area.claims.iter_mut().zip(old.claims).for_each(|(sum, count)| *sum += count);
            }
            area.open = area.open.saturating_sub(closed);
            match segment.kind {
                Kind::City => {
                    let city = (index, city, self.city(area.open));
                    always!(cities.try_push(city).is_ok(), "a tile has more cities than {cities:?}");
                }
                Kind::Field => {
                    for &(_, before, after) in cities.iter().filter(|(city, ..)| segment.touches.contains(city)) {
                        // A field that continues has most likely touched the old part of the city.
                        area.cities += if joined.is_empty() { after } else { after - before };
                    }
                }
                _ => {}
            }
            if area.is_claimed() {
                gain += self.worth(&area) - before;
            } else if let Some(spent) = self.spent.filter(|_| area.admits) {
                area.claims[self.mover.index()] = 1;
                let claim = self.worth(&area) - spent;
                if claim > best.0 {
                    best = (claim, Some(index));
                }
            }
        }
        (gain + self.weights.blocks * self.gain_beside(placement, beside, &met) + best.0, best.1)
    }

    /// Returns the mover's gain from changing the cells beside a placement into which the claimed features `beside` continue.
    /// `met` are the features that the tile joins.
    fn gain_beside(&mut self, placement: Placement, mut beside: u64, met: &[FeatureId]) -> f32 {
        let mut gain = 0.0;
        while beside != 0 {
            let (feature, _) = self.claimed[beside.trailing_zeros() as usize];
            beside &= beside - 1;
            if !met.contains(&feature) {
                let (mut area, before) = self.area(feature);
                area.fit = self.fit_after(&area, placement);
                gain += self.worth(&area) - before;
            }
        }
        gain
    }

    /// Returns the claimed features that continue into a cell beside `at`, as bits at their indices.
    fn beside(&mut self, at: Pos) -> u64 {
        let mut beside = 0;
        for index in 0..self.claimed.len().min(u64::BITS as usize) {
            let (feature, _) = self.claimed[index];
            let (area, _) = self.area(feature);
            if self.ends_of(&area).iter().any(|end| side_towards(at, end.cell).is_some()) {
                beside |= 1 << index;
            }
        }
        beside
    }

    fn ends_of(&self, area: &RatedFeature) -> &[End] {
        &self.ends[area.ends.0..area.ends.1]
    }

    /// Returns the chance that unseen tiles fit the ends that an area on the board has after a placement, relative to usual ends.
    fn fit_after(&mut self, area: &RatedFeature, placement: Placement) -> f32 {
        let mut product = 1.0;
        for index in area.ends.0..area.ends.1 {
            let End { cell, sides, fit } = self.ends[index];
            product *= match side_towards(placement.at, cell) {
                _ if cell == placement.at => 1.0,
                Some(side) => self.fit_beside(placement, side, sides).powf(self.weights.known),
                None => fit,
            };
        }
        product
    }

    /// Returns the surroundings of a cell. They are computed once for all rotations of the tile, which follow each other.
    fn spot(&mut self, at: Pos) -> Surroundings<'a> {
        if let Some(spot) = self.spot.filter(|spot| spot.at == at) {
            return spot;
        }
        let (neighbours, gain, beside) = (self.game.board().neighbours(at), self.gain_around(at), self.beside(at));
        let spot = Surroundings { at, neighbours, gain, beside };
        self.spot = Some(spot);
        spot
    }

    /// Returns the mover's gain from filling a cell beside claimed monasteries.
    fn gain_around(&mut self, at: Pos) -> f32 {
        let mut gain = 0.0;
        for index in 0..self.claimed.len() {
            let (feature, _) = self.claimed[index];
            let tally = self.game.board().features().get(feature);
            if tally.kind.rules().completion == CompletionRule::Surrounded
                && self.game.board().segment_location(tally.oldest).0.around().contains(&at)
            {
                let (mut area, before) = self.area(feature);
                (area.size, area.open) = (area.size + 1.0, area.open.saturating_sub(1));
                gain += self.worth(&area) - before;
            }
        }
        gain
    }

    /// Returns the features that a segment would join and the number of their ends that it would close. Adds the ends of the
    /// segment, or the cells around it, to its area. A tile of several cells is treated like one of its cells.
    fn joined(
        &mut self,
        segment: &Segment,
        placement: Placement,
        neighbours: &Neighbours<'_>,
        area: &mut RatedFeature,
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
                for side in segment.sides.turned(rotation).iter() {
                    match neighbours.continuation(side) {
                        Some(node) => {
                            closed += 1;
                            join(node);
                        }
                        None if !neighbours.has(side) => {
                            area.open += 1;
                            area.fit *= self.fit_beside(placement, side, Sides::NONE.with(side.opposite()));
                        }
                        None => {}
                    }
                }
            }
            CompletionRule::Surrounded => {
                let around = board.tile_count_around(at);
                (area.size, area.open) = (f32::from(1 + around), u16::from(8 - around));
            }
            CompletionRule::Never => {
                segment.halves.turned(rotation).iter().filter_map(|half| neighbours.ground_at(half)).for_each(join);
            }
        }
        (joined, closed)
    }

    /// Returns the chance that unseen tiles fit the cell beside a placement and end what enters it, relative to usual ends.
    fn fit_beside(&mut self, Placement { at, rotation, .. }: Placement, side: Side, entered: Sides) -> f32 {
        let demand = self.game.board().demand(at.step(side));
        let edge = self.shape.turned(rotation).edges.on(side);
        self.fit(edge.map_or(demand, |edge| demand.with_edge(side.opposite(), edge)), entered)
    }

    /// Returns the chance that unseen tiles fit a cell and end what enters it through some sides, relative to usual ends.
    fn fit(&mut self, demand: Edges, entered: Sides) -> f32 {
        let fit = self.odds.fit(demand, entered);
        ((fit.ends + self.weights.detour * (fit.fits - fit.ends)) / self.weights.usual).sqrt().min(1.3)
    }

    /// Returns a feature as it is now, with its value for the mover.
    fn area(&mut self, feature: FeatureId) -> (RatedFeature, f32) {
        if let Some(&known) = self.areas.get(&feature) {
            return known;
        }
        let board = self.game.board();
        let tally = board.features().get(feature);
        let members = || board.features().members(feature);
        let claims = self.claimed.iter().find(|(known, _)| *known == feature);
        let claims = claims.map(|&(_, claims)| claims).unwrap_or_default();
        let ends = self.ends.len();
        let mut area = RatedFeature {
            kind: tally.kind,
            size: 0.0,
            open: tally.open_ends,
            claims,
            admits: self.game.admits(Figure::Meeple, feature),
            cities: 0.0,
            fit: 1.0,
            ends: (ends, ends),
        };
        if tally.kind.rules().completion == CompletionRule::WithoutOpenEnds
            && (1..MAX_EXAMINED).contains(&tally.open_ends)
        {
            for (cell, sides) in open_cells(self.game, feature) {
                let fit = self.fit(board.demand(cell), sides).powf(self.weights.known);
                area.fit *= fit;
                self.ends.push(End { cell, sides, fit });
            }
            area.ends.1 = self.ends.len();
        }
        match tally.kind.rules().base_scoring {
            BaseScoring::Nothing => {}
            BaseScoring::Cities => area.cities = self.cities(feature),
            BaseScoring::Tiles => area.size = members().len() as f32,
            BaseScoring::TilesAndPennants => {
                area.size = members().map(|node| 1.0 + f32::from(node.segment.pennants)).sum();
            }
            BaseScoring::TilesAround => {
                let around = board.tile_count_around(board.segment_location(tally.oldest).0);
                (area.size, area.open) = (f32::from(1 + around), u16::from(8 - around.min(8)));
            }
        }
        let known = (area, self.worth(&area));
        self.areas.insert(feature, known);
        known
    }

    fn cities(&self, field: FeatureId) -> f32 {
        let board = self.game.board();
        board.cities_beside(field).into_iter().map(|city| self.city(board.features().get(city).open_ends)).sum()
    }

    /// Returns the expected points of a field for a city beside it with this number of open ends.
    fn city(&self, open: u16) -> f32 {
        if open == 0 { 3.0 } else { 3.0 * self.weights.cities * self.chance(open) }
    }

    fn chance(&self, open: u16) -> f32 {
        self.chances.get(usize::from(open)).copied().unwrap_or(0.0)
    }

    /// Returns the value of a feature for the mover: the expected points and meeples, less the mean of the others.
    fn worth(&self, area: &RatedFeature) -> f32 {
        if !area.is_claimed() {
            return 0.0;
        }
        let rules = area.kind.rules();
        let (chance, risk) = match rules.completion {
            CompletionRule::Never => (0.0, self.weights.field_risk),
            CompletionRule::WithoutOpenEnds => {
                ((area.fit * self.chance(area.open)).min(1.0), self.weights.open_risk * f32::from(area.open.min(4)))
            }
            CompletionRule::Surrounded => (self.filled.powi(i32::from(area.open)), 0.0),
        };
        let points = match rules.base_scoring {
            BaseScoring::Nothing => return 0.0,
            BaseScoring::Tiles => area.size - self.weights.road_end * f32::from(area.open.min(3)) * self.phase,
            BaseScoring::TilesAndPennants => area.size * (1.0 + chance),
            BaseScoring::TilesAround => area.size + self.weights.around * f32::from(area.open) * self.phase,
            BaseScoring::Cities => area.cities,
        };
        let points = points * (1.0 - risk * self.phase);
        let most = area.claims.iter().copied().max().unwrap_or(0);
        let mut worth = 0.0;
        for &seat in &self.playing {
            let (count, returned) = (area.claims[seat.index()], self.returned[seat.index()]);
            if count > 0 {
                let back = match rules.completion {
                    CompletionRule::Never => self.weights.lasting * self.phase,
                    _ if area.open == 0 => returned,
                    _ => chance * self.weights.returning * self.phase,
                };
                let value = if count == most { points } else { 0.0 } + f32::from(count) * back;
                worth += if seat == self.mover { value } else { -value / (self.playing.len() - 1) as f32 };
            }
        }
        worth
    }
}

fn side_towards(at: Pos, other: Pos) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| at.step(side) == other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions::random::draw;
    use bergerie_rules::expansions::abbey_and_mayor;
    use bergerie_rules::{Expansion, Setup, Waiting};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    #[test]
    fn planned_meeples_are_offered() {
        // Fields with barns admit no farmers.
        let setup = Setup::base(2).with(&[Expansion::AbbeyAndMayor]);
        let (mut game, mut luck) = (Game::new(setup).unwrap(), SmallRng::seed_from_u64(1));
        let mut policy = Policy::new(&game, PolicyWeights::default());
        let mut barns = 0;
        while *game.waiting() != Waiting::Over {
            let Some(decision) = game.decision() else {
                draw(&mut game, &mut luck);
                continue;
            };
            let is_barn =
                |action: &&Action| matches!(action.abbey_and_mayor(), Some(abbey_and_mayor::Action::BuildBarn { .. }));
            let barn = decision.actions.iter().find(is_barn).copied();
            if let (Question::Figure { .. }, Some(planned)) = (decision.question, policy.meeple) {
                let is_planned = |action: &Action| matches!(action, Action::Deploy { at, segment, .. } if (*at, *segment) == planned);
                assert!(decision.actions.iter().any(is_planned), "{planned:?} with {barns} barns");
            }
            barns += usize::from(barn.is_some());
            let action = barn.or_else(|| policy.answer(&game, decision)).unwrap();
            game.apply(action, &mut Vec::new()).unwrap();
            while game.draws_unseen() {
                draw(&mut game, &mut luck);
            }
        }
        assert!(barns > 0);
    }

    #[test]
    fn a_figure_asked_of_another_player_is_placed_where_it_is_worth_most() {
        // Crop circles: each player in turn is asked for a figure, on one of several tiles.
        let (mut game, mut luck) = (Game::new(Setup::base(2)).unwrap(), SmallRng::seed_from_u64(3));
        let mut policy = Policy::new(&game, PolicyWeights::default());
        while game.board().tiles().len() < 12 || !game.decision().is_some_and(|decision| decision.question.is_main()) {
            match game.decision() {
                Some(decision) => game.apply(policy.answer(&game, decision).unwrap(), &mut Vec::new()).unwrap(),
                None => draw(&mut game, &mut luck),
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
        assert!(game.board().figures().iter().any(|standing| standing.seat == seat));
    }

    #[test]
    fn features_of_a_player_who_has_resigned_are_worth_nothing() {
        let mut game = Game::new(Setup::base(3)).unwrap();
        let mut luck = SmallRng::seed_from_u64(1);
        while game.decision().is_none() {
            draw(&mut game, &mut luck);
        }
        let mover = game.decision().unwrap().seat;
        let others: ArrayVec<Seat, 2> = game.seats().filter(|&seat| seat != mover).collect();
        let weights = PolicyWeights { horizon: 1.0, ..PolicyWeights::default() };
        let shape = game.board().tiles()[0].shape.shape();
        let worth = |game: &Game, owner: Seat| {
            let mut policy = Policy::new(game, weights);
            let context = PlacementContext::new(game, mover, shape, policy.evaluator.odds(), weights);
            let mut claims = Claims::default();
            claims[owner.index()] = 1;
            let (kind, size, fit) = (Kind::Road, 3.0, 1.0);
            let area = RatedFeature { kind, size, open: 0, claims, admits: true, cities: 0.0, fit, ends: (0, 0) };
            context.worth(&area)
        };
        let worths = |game: &Game| others.iter().map(|&owner| worth(game, owner)).collect::<Vec<_>>();
        let before = worths(&game);
        assert!(before[0] < 0.0 && before[0] == before[1]);
        game.resign(others[1], &mut Vec::new()).unwrap();
        assert_eq!(worths(&game), [2.0 * before[0], 0.0], "the other player is the only opponent");
    }
}
