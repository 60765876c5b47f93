//! Evaluation of a game for each player: the points if the game ended immediately, and the expected gains until its
//! end.
//!
//! The evaluation uses only the information that the rules report about features, so changes that expansions make to
//! features are included automatically. Gains that the rules cannot report, such as those of a flock, are
//! [estimated](super::expansions) by modules for each expansion.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::expansions;
use super::odds::Odds;
use bergerie_rules::feature::Node;
use bergerie_rules::forecast::Prospect;
use bergerie_rules::{CompletionRule, Event, FeatureId, Figure, Game, Kind, Pos, Seat, Side, Sides, Waiting};

/// The value of a game for each seat, in points. Unscored advantages are converted to points.
pub type Values = [f32; Seat::MAX];

/// The maximum number of open cells of a feature that are examined. Features with more open cells are hardly ever
/// completed.
const MAX_OPEN: usize = 12;

/// The value of each number of meeples in the supply, before scaling. The fewer are left, the more each of them is worth.
pub const MEEPLES: [f32; 12] = [0.0, 3.5, 5.5, 7.0, 8.0, 8.8, 9.4, 9.8, 10.1, 10.3, 10.4, 10.5];

/// The weights of the evaluation. [`Weights::default`] was tuned by games (`duel --tune`; `benches/README.md`).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// The scale for the value of meeples in the supply, in points.
    pub supply: f32,
    /// The scale for the value of other figures in the supply, in points.
    pub special: f32,
    /// The value of a figure that returns to the supply, in points.
    pub returning: f32,
    /// The cost of a figure that never returns, in points.
    pub lasting: f32,
    /// The number of remaining turns below which figures in the supply lose value.
    pub horizon: f32,
    /// The fraction of its owner's remaining turns in which a feature can be extended.
    pub focus: f32,
    /// The fraction of these turns that each other unscored road or city of the owner takes away, relative to the rest.
    pub crowd: f32,
    /// The chance that a tile that extends a feature leads to its completion, relative to one that completes it.
    pub detour: f32,
    /// The fraction of a field's points that its owners are expected to lose, because others join the field.
    pub field_risk: f32,
    /// The fraction of the points of a road or city that its owners are expected to lose, for each of at most four open
    /// ends.
    pub open_risk: f32,
    /// The chance that an incomplete city scores for the field beside it, relative to its chance of completion.
    pub cities: f32,
    /// Points for an empty cell around a monastery, relative to the chance that the cell is filled.
    pub around: f32,
    /// The value of the next turn, in points.
    pub turn: f32,
    /// Preference for cities: factor of the expected points of an own city.
    pub city: f32,
    /// Preference for fields: factor of the expected points of an own field.
    pub field: f32,
    /// Preference for farmers: value of each own figure on a field, in points.
    pub farmer: f32,
    /// Preference for the features of others: value of each own feature with figures of others, in points.
    pub contested: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            supply: 2.85,
            special: 0.6,
            returning: 1.75,
            lasting: 0.27,
            horizon: 7.0,
            focus: 0.43,
            crowd: 0.25,
            detour: 0.1,
            field_risk: 0.05,
            open_risk: 0.033,
            cities: 0.48,
            around: 0.38,
            turn: 1.2,
            city: 1.0,
            field: 1.0,
            farmer: 0.0,
            contested: 0.0,
        }
    }
}

/// The extent to which an evaluation includes the gains that only expansions can estimate.
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
pub struct Appraiser {
    weights: Weights,
    /// The seat to which the preferences of the weights apply, or `None` if they apply to none.
    own: Option<Seat>,
    /// The extent to which evaluations include the gains that only expansions can estimate.
    pub foresight: Foresight,
    /// The unseen tiles.
    pub odds: Odds,
    events: Vec<Event>,
}

/// A game with the data that its evaluation uses repeatedly.
pub struct EvaluationContext<'a> {
    /// The game that is evaluated.
    pub game: &'a Game,
    /// The estimated number of turns that each player has left.
    pub turns: f32,
    foresight: Foresight,
    weights: Weights,
    own: Option<Seat>,
    odds: &'a mut Odds,
    chances: Vec<(FeatureId, f32)>,
    /// The number of unscored roads and cities of each seat, by its figures there.
    claims: [f32; Seat::MAX],
}

impl Appraiser {
    /// Creates an evaluator for a game and its continuations.
    pub fn new(game: &Game, weights: Weights) -> Appraiser {
        Appraiser { weights, own: None, foresight: Foresight::Far, odds: Odds::of(game), events: Vec::new() }
    }

    /// Applies the preferences of the weights to a seat, if there are any.
    pub fn of(self, seat: Seat) -> Appraiser {
        let preferences = |weights: Weights| [weights.city, weights.field, weights.farmer, weights.contested];
        let has_preferences = preferences(self.weights) != preferences(Weights::default());
        Appraiser { own: has_preferences.then_some(seat), ..self }
    }

    /// Changes the extent to which evaluations include the gains that only expansions can estimate. Usually, they include all of them.
    pub fn with(self, foresight: Foresight) -> Appraiser {
        Appraiser { foresight, ..self }
    }

    /// Returns the value of a game for each player.
    pub fn values(&mut self, game: Game) -> Values {
        let mut values = Values::default();
        if *game.waiting() != Waiting::Over {
            let mut context = EvaluationContext::of(&game, self.weights, self.foresight, self.own, &mut self.odds);
            context.add_prospects(&mut values);
            if self.foresight > Foresight::Nothing {
                expansions::estimate(&mut context, &mut values);
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
pub type ActiveSeats = [bool; Seat::MAX];

/// Returns which players have not resigned. Those who have are ranked last, whatever their points are.
pub fn playing(game: &Game) -> ActiveSeats {
    let mut playing = ActiveSeats::default();
    game.playing().iter().for_each(|seat| playing[seat.index()] = true);
    playing
}

/// Returns the lead of a seat over its opponents. The best opponent counts as much as the mean of all opponents.
pub fn lead(values: &Values, seat: Seat, playing: ActiveSeats) -> f32 {
    let is_opponent = |other: &Seat| *other != seat && playing[other.index()];
    let others = || Seat::all(Seat::MAX).filter(is_opponent).map(|other| values[other.index()]);
    let Some(best) = others().reduce(f32::max) else { return values[seat.index()] };
    let mean = others().sum::<f32>() / others().count() as f32;
    values[seat.index()] - (best + mean) / 2.0
}

impl<'a> EvaluationContext<'a> {
    /// Prepares the evaluation of a game. The preferences of the weights apply to the seat `own`.
    pub fn of(
        game: &'a Game,
        weights: Weights,
        foresight: Foresight,
        own: Option<Seat>,
        odds: &'a mut Odds,
    ) -> EvaluationContext<'a> {
        let players = game.playing().len().max(1);
        let turns = game.pile().len() as f32 / players as f32;
        let mut claims = [0.0; Seat::MAX];
        for standing in game.board().figures().iter().filter(|standing| standing.figure.claims()) {
            let feature = game.board().features().get(game.board().features().feature_of(standing.node));
            if feature.kind.rules().completion == CompletionRule::WithoutOpenEnds {
                claims[standing.seat.index()] += 1.0;
            }
        }
        EvaluationContext { game, turns, foresight, weights, own, odds, chances: Vec::new(), claims }
    }

    fn add_prospects(&mut self, values: &mut Values) {
        let mut seen: Vec<FeatureId> = Vec::with_capacity(self.game.board().figures().len());
        for standing in self.game.board().figures().iter().filter(|standing| standing.figure.claims()) {
            let feature = self.game.board().features().feature_of(standing.node);
            if !seen.contains(&feature) {
                seen.push(feature);
                self.add_feature(feature, values);
            }
        }
        self.add_supplies(values);
        self.add_next_turn(values);
    }

    /// Adds the expected points of a claimed feature to the values of its owners.
    fn add_feature(&mut self, feature: FeatureId, values: &mut Values) {
        let Some(prospect) = self.game.prospect(feature) else { return };
        let completed = self.game.board().features().get(feature).kind.rules().completion;
        let (chance, points) = (self.chance(feature), self.expected(feature, &prospect));
        for winner in prospect.winners {
            values[winner.index()] += points;
            if self.own == Some(winner) {
                values[winner.index()] += self.preference(feature, winner, points);
            }
        }
        for extra in prospect.extras {
            values[extra.seat.index()] += extra.term.points() as f32;
        }
        let back = match completed {
            CompletionRule::Never => -self.weights.lasting,
            _ => chance * self.weights.returning,
        };
        for standing in self.game.board().figures_on(feature).filter(|standing| standing.figure.claims()) {
            values[standing.seat.index()] += back * self.phase();
        }
    }

    /// Returns the additional value of a feature for a seat with preferences.
    fn preference(&self, feature: FeatureId, own: Seat, points: f32) -> f32 {
        let kind = self.game.board().features().get(feature).kind;
        let figures = || self.game.board().figures_on(feature).filter(|standing| standing.figure.claims());
        let is_contested = figures().any(|standing| standing.seat != own);
        let share = match self.weights.contested > 0.0 {
            true if is_contested => 1.0,
            true if self.approaches(feature, own) => 0.4,
            _ => 0.0,
        };
        share * self.weights.contested * self.phase()
            + match kind.rules().completion {
                CompletionRule::Never => {
                    let farmers = figures().filter(|standing| standing.seat == own).count() as f32;
                    (self.weights.field - 1.0) * points + self.weights.farmer * farmers * self.phase()
                }
                _ if kind == Kind::City => (self.weights.city - 1.0) * points,
                _ => 0.0,
            }
    }

    /// Returns whether one tile could join a feature with a feature of the same kind that another seat claims.
    fn approaches(&self, feature: FeatureId, own: Seat) -> bool {
        let features = self.game.board().features();
        let (kind, open) = (features.get(feature).kind, open_cells(self.game, feature));
        let others = self.game.board().figures().iter().filter(|other| other.seat != own && other.figure.claims());
        let others =
            others.map(|other| features.feature_of(other.node)).filter(|&other| features.get(other).kind == kind);
        others.flat_map(|other| open_cells(self.game, other)).any(|(cell, _)| open.iter().any(|(own, _)| *own == cell))
    }

    /// Returns the points that the winners of a claimed feature are expected to get.
    pub fn expected(&mut self, feature: FeatureId, prospect: &Prospect) -> f32 {
        let sure = prospect.unfinished as f32;
        let points = sure + self.chance(feature) * (prospect.completed - prospect.unfinished) as f32;
        let tally = self.game.board().features().get(feature);
        match tally.kind.rules().completion {
            CompletionRule::Never => {
                (points + self.cities_to_come(feature)) * (1.0 - self.weights.field_risk * self.phase())
            }
            CompletionRule::Surrounded => points + self.neighbours_to_come(feature),
            CompletionRule::WithoutOpenEnds => {
                points * (1.0 - self.weights.open_risk * f32::from(tally.open_ends.min(4)) * self.phase())
            }
        }
    }

    /// Returns the expected fraction of the tiles in the pile that have a segment of a kind.
    pub fn share(&self, kind: Kind) -> f32 {
        self.odds.share(kind)
    }

    /// Returns the value of a figure in the supply relative to its value early in the game. It decreases at the end.
    pub fn phase(&self) -> f32 {
        self.fading(self.weights.horizon)
    }

    /// Returns whether an estimate takes into account how long an advantage lasts in a long game.
    pub fn is_far(&self) -> bool {
        self.foresight == Foresight::Far
    }

    /// Returns the fraction of its value that something keeps. It falls from 1 to 0 in a player's last `turns` turns.
    pub fn fading(&self, turns: f32) -> f32 {
        (self.turns / turns).min(1.0)
    }

    fn add_supplies(&self, values: &mut Values) {
        for seat in self.game.seats() {
            let player = self.game.player(seat);
            let (mut meeples, mut others) = (0, 0.0);
            for figure in Figure::ALL.into_iter().filter(|&figure| player.has(figure)) {
                let count = player.count(figure);
                if figure.is_meeple() {
                    meeples += usize::from(count);
                } else {
                    others += f32::from(count) * if figure.claims() { 1.5 } else { 0.5 };
                }
            }
            let meeples = self.weights.supply * MEEPLES[meeples.min(MEEPLES.len() - 1)];
            values[seat.index()] += self.phase() * (meeples + self.weights.special * others);
        }
    }

    /// Adds the value of having the next turn, unless no tile is left.
    fn add_next_turn(&self, values: &mut Values) {
        if self.turns > 0.0 {
            values[self.game.active().index()] += self.weights.turn;
        }
    }

    /// Returns the probability that a feature is completed before the game ends.
    pub fn chance(&mut self, feature: FeatureId) -> f32 {
        if let Some(&(_, chance)) = self.chances.iter().find(|(known, _)| *known == feature) {
            return chance;
        }
        let chance = match self.game.board().features().get(feature).kind.rules().completion {
            CompletionRule::Never => 0.0,
            _ if self.game.board().is_complete(feature) => 1.0,
            CompletionRule::WithoutOpenEnds => self.chance_to_close(feature),
            CompletionRule::Surrounded => {
                let fills = self.fills(feature);
                let (count, sum) = fills.iter().fold((0.0, 0.0), |(count, sum), fill| (count + 1.0, sum + fill));
                if count > 0.0 { (sum / count).powf(0.6 * count) } else { 1.0 }
            }
        };
        self.chances.push((feature, chance));
        chance
    }

    /// Returns the probability that all open cells of a feature are closed. Each of them needs a tile that ends the
    /// feature, and the remaining turns of the owner are shared between the cells.
    fn chance_to_close(&mut self, feature: FeatureId) -> f32 {
        let open = open_cells(self.game, feature);
        if open.is_full() {
            return 0.0;
        }
        let owner = self.game.board().figures_on(feature).find(|standing| standing.figure.claims());
        let others = owner.map_or(0.0, |standing| (self.claims[standing.seat.index()] - 1.0).max(0.0));
        let turns = self.turns * self.weights.focus / (1.0 + self.weights.crowd * others);
        let turns = turns / open.len().max(1) as f32;
        let mut chance = 1.0;
        for (cell, sides) in open {
            let fit = self.odds.fit(self.game.board().demand(cell), sides);
            let share = fit.ends + self.weights.detour * (fit.fits - fit.ends);
            chance *= 1.0 - (1.0 - share.min(1.0)).powf(turns);
        }
        chance
    }

    /// Returns the probability that each empty cell around a monastery or similar feature is filled.
    fn fills(&mut self, feature: FeatureId) -> ArrayVec<f32, MAX_OPEN> {
        let board = self.game.board();
        let tile = board.features().node(board.features().get(feature).oldest).tile;
        let empty = board.placed_tile(tile).around().into_iter().filter(|&cell| board.tile_at(cell).is_none());
        empty.map(|cell| self.filled(cell)).collect()
    }

    /// Returns the probability that an empty cell is filled.
    pub fn filled(&mut self, cell: Pos) -> f32 {
        let share = self.odds.fit(self.game.board().demand(cell), Sides::NONE).fits.min(0.5);
        1.0 - (1.0 - share).powf(self.turns)
    }

    /// Returns the expected points for tiles that will be placed around a feature.
    fn neighbours_to_come(&mut self, feature: FeatureId) -> f32 {
        self.weights.around * self.fills(feature).iter().sum::<f32>()
    }

    /// Returns the expected points for incomplete cities beside a field.
    pub fn cities_to_come(&mut self, field: FeatureId) -> f32 {
        let (game, cities) = (self.game, self.game.board().cities_beside(field));
        let incomplete = cities.into_iter().filter(|&city| !game.board().is_complete(city));
        incomplete.map(|city| 3.0 * self.weights.cities * self.chance(city)).sum()
    }
}

/// Returns the empty cells into which a road or city continues, each with the sides through which it enters. Returns at
/// most [`MAX_OPEN`] cells, because a feature with more is hardly ever completed.
pub fn open_cells(game: &Game, feature: FeatureId) -> ArrayVec<(Pos, Sides), MAX_OPEN> {
    let mut open: ArrayVec<(Pos, Sides), MAX_OPEN> = ArrayVec::new();
    for node in game.board().features().members(feature) {
        for_ends(game, node, |cell, side| {
            if let Some((_, sides)) = open.iter_mut().find(|(known, _)| *known == cell) {
                *sides = sides.with(side);
            } else if !open.is_full() {
                open.push((cell, Sides::NONE.with(side)));
            }
        });
    }
    open
}

/// Calls `call` for each empty cell into which a segment continues, with the side through which it enters that cell.
fn for_ends(game: &Game, node: &Node, mut call: impl FnMut(Pos, Side)) {
    let board = game.board();
    let placed = board.placed_tile(node.tile);
    let mut end = |cell: Pos, side: Side| {
        let beyond = cell.step(side);
        if board.tile_at(beyond).is_none() {
            call(beyond, side.opposite());
        }
    };
    if !placed.is_large() {
        node.segment.sides.turned(placed.rotation).iter().for_each(|side| end(placed.at, side));
        return;
    }
    for (quarter, face) in placed.shape.shape().faces(placed.rotation) {
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

    #[test]
    fn a_player_who_has_resigned_is_no_opponent() {
        let (values, seat) = ([45.0, 60.0, 40.0, 0.0, 0.0, 0.0], Seat::FIRST);
        let playing = |resigned: usize| std::array::from_fn(|index| index < 3 && index != resigned);
        assert_eq!(lead(&values, seat, playing(1)), 5.0);
        assert_eq!(lead(&values, seat, playing(5)), 45.0 - (60.0 + 50.0) / 2.0);
    }
}
