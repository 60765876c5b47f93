//! Evaluation of a game for each player: the points if the game ended immediately, and the expected gains until its
//! end.
//!
//! The evaluation uses only the information that the rules report about features, so changes that expansions make to
//! features are included automatically. Gains that the rules cannot report, such as those of a flock, are
//! [estimated](super::expansions) by modules for each expansion.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::expansions;
use super::unseen_tiles::{UnseenTiles, segment_ends};
use bergerie_rules::feature::Node;
use bergerie_rules::forecast::Prospect;
use bergerie_rules::kind::POINTS_PER_CITY;
use bergerie_rules::{
    CompletionRule, Event, FeatureId, Figure, Game, Halves, Kind, Pos, Seat, Seats, Side, Sides, Waiting,
};

/// The value of a game for each seat, in points. Unscored advantages are converted to points.
pub type Values = [f32; Seat::MAX_COUNT];

/// The maximum number of open cells of a feature that are examined. Features with more open cells are hardly ever
/// completed.
const MAX_OPEN_CELLS: usize = 12;

/// The probability that an open inner end is closed.
const INNER_END_CHANCE: f32 = 0.5;

/// The value of each number of meeples in the supply, before scaling. The fewer are left, the more each of them is worth.
pub const MEEPLE_VALUES: [f32; 12] = [0.0, 3.5, 5.5, 7.0, 8.0, 8.8, 9.4, 9.8, 10.1, 10.3, 10.4, 10.5];

/// The weights of the evaluation. [`Weights::default`] was tuned by games (`duel --tune`; `benches/README.md`).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// The scale for the value of meeples in the supply, in points.
    pub supply_meeple_scale: f32,
    /// The scale for the value of other figures in the supply, in points.
    pub other_figure_scale: f32,
    /// The value of a figure that returns to the supply, in points.
    pub returning_figure_value: f32,
    /// The cost of a figure that never returns, in points.
    pub lasting_figure_cost: f32,
    /// The number of remaining turns below which figures in the supply lose value.
    pub endgame_turns: f32,
    /// The fraction of its owner's remaining turns in which a feature can be extended.
    pub turn_share: f32,
    /// The fraction of these turns that each other unscored road or city of the owner takes away, relative to the rest.
    pub other_feature_share: f32,
    /// The chance that a tile that extends a feature leads to its completion, relative to one that completes it.
    pub extension_weight: f32,
    /// The fraction of a field's points that its owners are expected to lose, because others join the field.
    pub field_risk: f32,
    /// The fraction of the points of a road or city that its owners are expected to lose, for each of at most four open
    /// ends.
    pub open_end_risk: f32,
    /// The fraction of a player's remaining turns in which a tile can join two features.
    pub join_turn_share: f32,
    /// The weight of the points that change owners if a tile joins two features.
    pub join_weight: f32,
    /// The chance that an incomplete city scores for the field beside it, relative to its chance of completion.
    pub incomplete_city_factor: f32,
    /// Points for an empty cell around a monastery, relative to the chance that the cell is filled.
    pub empty_neighbour_points: f32,
    /// The value of the next turn, in points.
    pub next_turn_value: f32,
    /// Preference for cities: factor of the expected points of an own city.
    pub city_preference: f32,
    /// Preference for fields: factor of the expected points of an own field.
    pub field_preference: f32,
    /// Preference for farmers: value of each own figure on a field, in points.
    pub farmer_preference: f32,
    /// Preference for the features of others: value of each own feature with figures of others, in points.
    pub contested_preference: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            supply_meeple_scale: 2.85,
            other_figure_scale: 0.6,
            returning_figure_value: 1.75,
            lasting_figure_cost: 0.27,
            endgame_turns: 7.0,
            turn_share: 0.43,
            other_feature_share: 0.25,
            extension_weight: 0.1,
            field_risk: 0.05,
            open_end_risk: 0.033,
            join_turn_share: 0.3,
            join_weight: 0.45,
            incomplete_city_factor: 0.48,
            empty_neighbour_points: 0.38,
            next_turn_value: 1.2,
            city_preference: 1.0,
            field_preference: 1.0,
            farmer_preference: 0.0,
            contested_preference: 0.0,
        }
    }
}

/// The extent to which an evaluation includes the gains that only expansions can estimate, and those from joining features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Foresight {
    /// These gains are left out.
    Nothing,
    /// Estimates that take few causes into account.
    Near,
    /// Also how long an advantage lasts in a long game.
    Far,
}

/// Evaluates games, including the points that may still be scored.
pub struct PositionEvaluator {
    weights: Weights,
    /// The seat to which the preferences of the weights apply, or `None` if they apply to none.
    preference_seat: Option<Seat>,
    /// The extent to which evaluations include the gains that only expansions can estimate.
    pub foresight: Foresight,
    /// The unseen tiles.
    pub unseen_tiles: UnseenTiles,
    events: Vec<Event>,
}

/// A claimed feature that a tile can join with others.
struct JoinableFeature {
    feature: FeatureId,
    winners: Seats,
    /// The expected points of each winner.
    points: f32,
    /// The empty cells into which the feature continues, each with the half-sides through which it enters.
    open: Vec<(Pos, Halves)>,
}

/// A game with the data that its evaluation uses repeatedly.
pub struct EvaluationContext<'a> {
    /// The game that is evaluated.
    pub game: &'a Game,
    /// The estimated number of turns that each player has left.
    pub remaining_turns: f32,
    foresight: Foresight,
    weights: Weights,
    preference_seat: Option<Seat>,
    unseen_tiles: &'a mut UnseenTiles,
    known_chances: Vec<(FeatureId, f32)>,
    /// The number of unscored roads and cities of each seat, by its figures there.
    claim_counts: [f32; Seat::MAX_COUNT],
}

impl PositionEvaluator {
    /// Creates an evaluator for a game and its continuations.
    pub fn new(game: &Game, weights: Weights) -> PositionEvaluator {
        PositionEvaluator {
            weights,
            preference_seat: None,
            foresight: Foresight::Far,
            unseen_tiles: UnseenTiles::of(game),
            events: Vec::new(),
        }
    }

    /// Applies the preferences of the weights to a seat, if there are any.
    pub fn with_preferences_of(self, seat: Seat) -> PositionEvaluator {
        let preferences = |weights: Weights| {
            [weights.city_preference, weights.field_preference, weights.farmer_preference, weights.contested_preference]
        };
        let has_preferences = preferences(self.weights) != preferences(Weights::default());
        PositionEvaluator { preference_seat: has_preferences.then_some(seat), ..self }
    }

    /// Changes the extent to which evaluations include the gains that only expansions can estimate. Usually, they include all of them.
    pub fn with_foresight(self, foresight: Foresight) -> PositionEvaluator {
        PositionEvaluator { foresight, ..self }
    }

    /// Returns the value of a game for each player.
    pub fn values(&mut self, game: Game) -> Values {
        let mut values = Values::default();
        if *game.waiting() != Waiting::Over {
            let mut context = EvaluationContext::new(
                &game,
                self.weights,
                self.foresight,
                self.preference_seat,
                &mut self.unseen_tiles,
            );
            context.add_prospects(&mut values);
            if self.foresight > Foresight::Nothing {
                expansions::all().for_each(|hooks| (hooks.add_estimates)(&mut context, &mut values));
            }
        }
        for (seat, points) in game.points_with_final_bonuses(&mut self.events) {
            values[seat.index()] += points as f32;
        }
        self.events.clear();
        values
    }
}

/// For each seat, whether it is part of the game and its player has not resigned.
pub type ActiveSeats = [bool; Seat::MAX_COUNT];

/// Returns which players have not resigned. Those who have are ranked last, whatever their points are.
pub fn active_seats(game: &Game) -> ActiveSeats {
    let mut playing = ActiveSeats::default();
    game.playing().iter().for_each(|seat| playing[seat.index()] = true);
    playing
}

/// Returns the lead of a seat over its opponents. The best opponent counts as much as the mean of all opponents.
pub fn lead(values: &Values, seat: Seat, playing: ActiveSeats) -> f32 {
    let is_opponent = |other: &Seat| *other != seat && playing[other.index()];
    let others = || Seat::all(Seat::MAX_COUNT).filter(is_opponent).map(|other| values[other.index()]);
    let Some(best) = others().reduce(f32::max) else { return values[seat.index()] };
    let mean = others().sum::<f32>() / others().count() as f32;
    values[seat.index()] - (best + mean) / 2.0
}

impl<'a> EvaluationContext<'a> {
    /// Prepares the evaluation of a game. The preferences of the weights apply to `preference_seat`.
    pub fn new(
        game: &'a Game,
        weights: Weights,
        foresight: Foresight,
        preference_seat: Option<Seat>,
        unseen_tiles: &'a mut UnseenTiles,
    ) -> EvaluationContext<'a> {
        let players = game.playing().len().max(1);
        let remaining_turns = game.pile().len() as f32 / players as f32;
        let mut claim_counts = [0.0; Seat::MAX_COUNT];
        for occupant in game.board().figures().iter().filter(|occupant| occupant.figure.claims()) {
            let feature = game.board().features().get(game.board().features().feature_of(occupant.node));
            if feature.kind.rules().completion == CompletionRule::WithoutOpenEnds {
                claim_counts[occupant.seat.index()] += 1.0;
            }
        }
        EvaluationContext {
            game,
            remaining_turns,
            foresight,
            weights,
            preference_seat,
            unseen_tiles,
            known_chances: Vec::new(),
            claim_counts,
        }
    }

    fn add_prospects(&mut self, values: &mut Values) {
        let mut seen: Vec<FeatureId> = Vec::with_capacity(self.game.board().figures().len());
        let mut joinable = Vec::new();
        for occupant in self.game.board().figures().iter().filter(|occupant| occupant.figure.claims()) {
            let feature = self.game.board().features().feature_of(occupant.node);
            if !seen.contains(&feature) {
                seen.push(feature);
                joinable.extend(self.add_expected_points(feature, values));
            }
        }
        if self.foresight > Foresight::Nothing && self.remaining_turns > 0.0 {
            self.add_join_values(&joinable, values);
        }
        self.add_supply_values(values);
        self.add_next_turn_value(values);
    }

    /// Adds the expected points of a claimed feature to the values of its owners. Returns the feature if others can join it.
    fn add_expected_points(&mut self, feature: FeatureId, values: &mut Values) -> Option<JoinableFeature> {
        let prospect = self.game.prospect(feature)?;
        let completed = self.game.board().features().get(feature).kind.rules().completion;
        let (chance, points) = (self.completion_chance(feature), self.expected_points(feature, &prospect));
        for &winner in &prospect.winners {
            values[winner.index()] += points;
            if self.preference_seat == Some(winner) {
                values[winner.index()] += self.preference_points(feature, winner, points);
            }
        }
        for extra in prospect.extras {
            values[extra.seat.index()] += extra.term.points() as f32;
        }
        let back = match completed {
            CompletionRule::Never => -self.weights.lasting_figure_cost,
            _ => chance * self.weights.returning_figure_value,
        };
        for occupant in self.game.board().figures_on(feature).filter(|occupant| occupant.figure.claims()) {
            values[occupant.seat.index()] += back * self.supply_factor();
        }
        let open = joinable_cells(self.game, feature);
        let is_joinable = completed != CompletionRule::Surrounded && !open.is_empty();
        is_joinable.then_some(JoinableFeature { feature, winners: prospect.winners, points, open })
    }

    /// Adds the expected change of each player's points when a tile joins two features, so that all points go to the majority of
    /// both. If an owner can join further figures with one of them, these may come first.
    fn add_join_values(&mut self, joinable: &[JoinableFeature], values: &mut Values) {
        let joins = self.possible_joins(joinable);
        for (features, chance) in &joins {
            let [one, other] = features.map(|index| &joinable[index]);
            if one.winners == other.winners {
                continue;
            }
            let is_defence = |&&([first, second], _): &&([usize; 2], f32)| {
                features.contains(&first) != features.contains(&second)
                    && joinable[first].winners == joinable[second].winners
            };
            let undefended: f32 = joins.iter().filter(is_defence).map(|(_, defence)| 1.0 - defence).product();
            let mut strengths = [0_u8; Seat::MAX_COUNT];
            for (seat, strength) in [one, other].into_iter().flat_map(|one| self.game.ownership(one.feature).strengths)
            {
                strengths[seat.index()] += strength;
            }
            let most = strengths.iter().copied().max();
            for seat in self.game.seats().filter(|seat| strengths[seat.index()] > 0) {
                let won = |one: &JoinableFeature| if one.winners.contains(&seat) { one.points } else { 0.0 };
                let joined = if Some(strengths[seat.index()]) == most { one.points + other.points } else { 0.0 };
                values[seat.index()] +=
                    self.weights.join_weight * chance * undefended * (joined - won(one) - won(other));
            }
        }
    }

    /// Returns the pairs of features that one of the unseen tiles can join, as indices, with the chance that this happens.
    fn possible_joins(&mut self, joinable: &[JoinableFeature]) -> Vec<([usize; 2], f32)> {
        let board = self.game.board();
        let kind = |one: &JoinableFeature| board.features().get(one.feature).kind;
        let turns = self.remaining_turns * self.weights.join_turn_share;
        let mut joins = Vec::new();
        for (second, other) in joinable.iter().enumerate() {
            for (first, one) in joinable.iter().enumerate().take(second).filter(|(_, one)| kind(one) == kind(other)) {
                let mut unfit = 1.0;
                for &(cell, ends) in &one.open {
                    if let Some(&(_, others)) = other.open.iter().find(|(beside, _)| *beside == cell) {
                        unfit *= 1.0 - self.unseen_tiles.joining_share(board.demand(cell), kind(one), [ends, others]);
                    }
                }
                if unfit < 1.0 {
                    joins.push(([first, second], 1.0 - unfit.powf(turns)));
                }
            }
        }
        joins
    }

    /// Returns the additional value of a feature for a seat with preferences.
    fn preference_points(&self, feature: FeatureId, own: Seat, points: f32) -> f32 {
        let kind = self.game.board().features().get(feature).kind;
        let figures = || self.game.board().figures_on(feature).filter(|occupant| occupant.figure.claims());
        let is_contested = figures().any(|occupant| occupant.seat != own);
        let share = match self.weights.contested_preference > 0.0 {
            true if is_contested => 1.0,
            true if self.can_join_rival(feature, own) => 0.4,
            _ => 0.0,
        };
        share * self.weights.contested_preference * self.supply_factor()
            + match kind.rules().completion {
                CompletionRule::Never => {
                    let farmers = figures().filter(|occupant| occupant.seat == own).count() as f32;
                    (self.weights.field_preference - 1.0) * points
                        + self.weights.farmer_preference * farmers * self.supply_factor()
                }
                _ if kind == Kind::City => (self.weights.city_preference - 1.0) * points,
                _ => 0.0,
            }
    }

    /// Returns whether one tile could join a feature with a feature of the same kind that another seat claims.
    fn can_join_rival(&self, feature: FeatureId, own: Seat) -> bool {
        let features = self.game.board().features();
        let (kind, open) = (features.get(feature).kind, open_cells(self.game, feature));
        let others = self.game.board().figures().iter().filter(|other| other.seat != own && other.figure.claims());
        let others =
            others.map(|other| features.feature_of(other.node)).filter(|&other| features.get(other).kind == kind);
        others.flat_map(|other| open_cells(self.game, other)).any(|(cell, _)| open.iter().any(|(own, _)| *own == cell))
    }

    /// Returns the points that the winners of a claimed feature are expected to get.
    pub fn expected_points(&mut self, feature: FeatureId, prospect: &Prospect) -> f32 {
        let sure = prospect.unfinished as f32;
        let points = sure + self.completion_chance(feature) * (prospect.completed - prospect.unfinished) as f32;
        let tally = self.game.board().features().get(feature);
        match tally.kind.rules().completion {
            CompletionRule::Never => {
                (points + self.expected_points_of_cities(feature))
                    * (1.0 - self.weights.field_risk * self.supply_factor())
            }
            CompletionRule::Surrounded => points + self.expected_neighbour_points(feature),
            CompletionRule::WithoutOpenEnds => {
                points * (1.0 - self.weights.open_end_risk * f32::from(tally.open_ends.min(4)) * self.supply_factor())
            }
        }
    }

    /// Returns the expected fraction of the tiles in the pile that have a segment of a kind.
    pub fn tile_share(&self, kind: Kind) -> f32 {
        self.unseen_tiles.kind_share(kind)
    }

    /// Returns the value of a figure in the supply relative to its value early in the game. It decreases at the end.
    pub fn supply_factor(&self) -> f32 {
        self.late_game_factor(self.weights.endgame_turns)
    }

    /// Returns whether an estimate takes into account how long an advantage lasts in a long game.
    pub fn has_far_foresight(&self) -> bool {
        self.foresight == Foresight::Far
    }

    /// Returns the fraction of its value that something keeps. It falls from 1 to 0 in a player's last `turns` turns.
    pub fn late_game_factor(&self, turns: f32) -> f32 {
        (self.remaining_turns / turns).min(1.0)
    }

    fn add_supply_values(&self, values: &mut Values) {
        for seat in self.game.seats() {
            let player = self.game.player(seat);
            let (mut meeples, mut others) = (0, 0.0);
            for figure in Figure::ALL.into_iter().filter(|&figure| player.has_figure(figure)) {
                let count = player.figure_count(figure);
                if figure.is_meeple() {
                    meeples += usize::from(count);
                } else {
                    others += f32::from(count) * if figure.claims() { 1.5 } else { 0.5 };
                }
            }
            let meeples = self.weights.supply_meeple_scale * MEEPLE_VALUES[meeples.min(MEEPLE_VALUES.len() - 1)];
            values[seat.index()] += self.supply_factor() * (meeples + self.weights.other_figure_scale * others);
            for kept in expansions::all().flat_map(|hooks| hooks.kept_pieces) {
                let count = f32::from(player.piece_count(kept.piece));
                values[seat.index()] += count * kept.value * self.late_game_factor(kept.endgame_turns);
            }
        }
    }

    /// Adds the value of having the next turn, unless no tile is left.
    fn add_next_turn_value(&self, values: &mut Values) {
        if self.remaining_turns > 0.0 {
            values[self.game.active().index()] += self.weights.next_turn_value;
        }
    }

    /// Returns the probability that a feature is completed before the game ends.
    pub fn completion_chance(&mut self, feature: FeatureId) -> f32 {
        if let Some(&(_, chance)) = self.known_chances.iter().find(|(known, _)| *known == feature) {
            return chance;
        }
        let chance = match self.game.board().features().get(feature).kind.rules().completion {
            CompletionRule::Never => 0.0,
            _ if self.game.board().is_complete(feature) => 1.0,
            CompletionRule::WithoutOpenEnds => self.closing_chance(feature),
            CompletionRule::Surrounded => {
                let fills = self.filling_chances(feature);
                let (count, sum) = fills.iter().fold((0.0, 0.0), |(count, sum), fill| (count + 1.0, sum + fill));
                if count > 0.0 { (sum / count).powf(0.6 * count) } else { 1.0 }
            }
        };
        self.known_chances.push((feature, chance));
        chance
    }

    /// Returns the probability that all open cells of a feature are closed. Each of them needs a tile that ends the
    /// feature, and the remaining turns of the owner are shared between the cells.
    fn closing_chance(&mut self, feature: FeatureId) -> f32 {
        let open = open_cells(self.game, feature);
        if open.is_full() {
            return 0.0;
        }
        let owner = self.game.board().figures_on(feature).find(|occupant| occupant.figure.claims());
        let others = owner.map_or(0.0, |occupant| (self.claim_counts[occupant.seat.index()] - 1.0).max(0.0));
        let turns = self.remaining_turns * self.weights.turn_share / (1.0 + self.weights.other_feature_share * others);
        let turns = turns / open.len().max(1) as f32;
        let board = self.game.board();
        let inner_ends = board.features().node_ids(feature).filter(|&node| board.has_open_inner_end(node)).count();
        let mut chance = INNER_END_CHANCE.powi(inner_ends as i32);
        for (cell, sides) in open {
            let fit = self.unseen_tiles.fitting_shares(self.game.board().demand(cell), sides);
            let share = fit.ending + self.weights.extension_weight * (fit.fitting - fit.ending);
            chance *= 1.0 - (1.0 - share.min(1.0)).powf(turns);
        }
        chance
    }

    /// Returns the probability that each empty cell around a monastery or similar feature is filled.
    fn filling_chances(&mut self, feature: FeatureId) -> ArrayVec<f32, MAX_OPEN_CELLS> {
        let board = self.game.board();
        let tile = board.features().node(board.features().get(feature).oldest).tile;
        let empty =
            board.placed_tile(tile).surrounding_cells().into_iter().filter(|&cell| board.tile_at(cell).is_none());
        empty.map(|cell| self.filling_chance(cell)).collect()
    }

    /// Returns the probability that an empty cell is filled.
    pub fn filling_chance(&mut self, cell: Pos) -> f32 {
        let share = self.unseen_tiles.fitting_shares(self.game.board().demand(cell), Sides::NONE).fitting.min(0.5);
        1.0 - (1.0 - share).powf(self.remaining_turns)
    }

    /// Returns the expected points for tiles that will be placed around a feature.
    fn expected_neighbour_points(&mut self, feature: FeatureId) -> f32 {
        self.weights.empty_neighbour_points * self.filling_chances(feature).iter().sum::<f32>()
    }

    /// Returns the expected points of a field for the incomplete cities beside it.
    pub fn expected_points_of_cities(&mut self, field: FeatureId) -> f32 {
        f32::from(POINTS_PER_CITY) * self.expected_city_count(field)
    }

    /// Returns the expected number of incomplete cities beside a field that will be completed.
    pub fn expected_city_count(&mut self, field: FeatureId) -> f32 {
        let (game, cities) = (self.game, self.game.board().cities_beside(field));
        let incomplete = cities.into_iter().filter(|&city| !game.board().is_complete(city));
        incomplete.map(|city| self.weights.incomplete_city_factor * self.completion_chance(city)).sum()
    }
}

/// Returns the empty cells into which a road or city continues, each with the sides through which it enters. Returns at
/// most [`MAX_OPEN_CELLS`] cells, because a feature with more is hardly ever completed.
pub fn open_cells(game: &Game, feature: FeatureId) -> ArrayVec<(Pos, Sides), MAX_OPEN_CELLS> {
    let mut open: ArrayVec<(Pos, Sides), MAX_OPEN_CELLS> = ArrayVec::new();
    for node in game.board().features().nodes(feature) {
        for_each_open_end(game, node, |cell, side| {
            if let Some((_, sides)) = open.iter_mut().find(|(known, _)| *known == cell) {
                *sides = sides.with(side);
            } else if !open.is_full() {
                open.push((cell, Sides::NONE.with(side)));
            }
        });
    }
    open
}

/// Returns the empty cells into which a feature continues, each with the half-sides through which it enters. Large tiles are left
/// out.
fn joinable_cells(game: &Game, feature: FeatureId) -> Vec<(Pos, Halves)> {
    let board = game.board();
    let mut open: Vec<(Pos, Halves)> = Vec::new();
    for node in board.features().nodes(feature) {
        let placed = board.placed_tile(node.tile);
        let ends = if placed.is_large() { Halves::NONE } else { segment_ends(node.segment, placed.rotation) };
        for half in ends.iter() {
            let cell = placed.at.step(half.side());
            if let Some((_, known)) = open.iter_mut().find(|(known, _)| *known == cell) {
                *known = known.with(half.facing());
            } else if board.tile_at(cell).is_none() {
                open.push((cell, Halves::NONE.with(half.facing())));
            }
        }
    }
    open
}

/// Calls `call` for each empty cell into which a segment continues, with the side through which it enters that cell.
fn for_each_open_end(game: &Game, node: &Node, mut call: impl FnMut(Pos, Side)) {
    let board = game.board();
    let placed = board.placed_tile(node.tile);
    let mut end = |cell: Pos, side: Side| {
        let beyond = cell.step(side);
        if board.tile_at(beyond).is_none() {
            call(beyond, side.opposite());
        }
    };
    if !placed.is_large() {
        node.segment.sides.rotated(placed.rotation).iter().for_each(|side| end(placed.at, side));
        return;
    }
    for (quarter, face) in placed.shape.faces(placed.rotation) {
        let cell = quarter.of(placed.at);
        for side in Side::ALL {
            if face.on_side(side).any(|index| index == node.index) {
                end(cell, side);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::first_position;
    use bergerie_rules::Setup;

    #[test]
    fn a_player_who_has_resigned_is_no_opponent() {
        let (values, seat) = ([45.0, 60.0, 40.0, 0.0, 0.0, 0.0], Seat::FIRST);
        let playing = |resigned: usize| std::array::from_fn(|index| index < 3 && index != resigned);
        assert_eq!(lead(&values, seat, playing(1)), 5.0);
        assert_eq!(lead(&values, seat, playing(5)), 45.0 - (60.0 + 50.0) / 2.0);
    }

    #[test]
    fn a_tile_that_can_join_two_features_is_a_risk_for_the_owner_of_the_larger_one() {
        let weights = Weights::default();
        for wanted in [Kind::City, Kind::Road, Kind::Field] {
            // The only possible join is one of the features of two players, each with a single meeple.
            let mut owner = None;
            let game = first_position(&Setup::base(2), |game| {
                let mut unseen_tiles = UnseenTiles::of(game);
                let mut context = EvaluationContext::new(game, weights, Foresight::Near, None, &mut unseen_tiles);
                let features = game.board().features();
                let claimed = game.board().figures().iter().map(|figure| features.feature_of(figure.node));
                let joinable = claimed.filter_map(|id| context.add_expected_points(id, &mut Values::default()));
                let joinable: Vec<_> = joinable.collect();
                let [(pair, _)] = context.possible_joins(&joinable)[..] else { return false };
                let [one, other] = pair.map(|index| &joinable[index]);
                let is_even = [one, other].iter().all(|one| game.board().figures_on(one.feature).count() == 1);
                let larger = if one.points > other.points { one } else { other };
                owner = larger.winners.first().copied();
                is_even
                    && features.get(one.feature).kind == wanted
                    && one.winners != other.winners
                    && one.points != other.points
            });
            let owner = owner.unwrap();
            let lead = |foresight| {
                let mut evaluator = PositionEvaluator::new(&game, weights).with_foresight(foresight);
                lead(&evaluator.values(game.clone()), owner, active_seats(&game))
            };
            assert!(lead(Foresight::Near) < lead(Foresight::Nothing), "{wanted:?} of {owner:?}");
        }
    }
}
