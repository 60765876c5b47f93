//! The Robbers (`the_robbers.md 1`): figures on the score track that take half of the points of other players.
//!
//! A robber takes points as soon as they are scored or, from a player with two figures on the score track, as soon as one of
//! them moves.

use serde::{Deserialize, Serialize};

use super::own::the_robbers::{action, event, occasion, options, question, refusal, state, state_mut};
use crate::kind::INSIDE_RULES;
use crate::setup::options;
use crate::{
    AuditedScore, ExpansionAction, ExpansionOccasion, Flow, Game, Hooks, Kind, KindRules, Occasion as When, Refusal,
    Score, Seat, Seats, Term, TermLabel, TrackFigure, scoring,
};

pub(crate) use super::nothing::*;

/// The rules of bags, which belong to a whole tile and are not features (`the_robbers.md 0.1`).
pub(crate) const KINDS: &[(Kind, KindRules)] = &[(Kind::Bag, INSIDE_RULES)];

options! {
    TheRobbers in the_robbers;
    /// The players who may place robbers after the active player (`followers`, `the_robbers.md 1.4`).
    followers: Followers {
        /// The next player with a robber.
        One "one",
        /// All players with robbers.
        All "all",
    },
    /// The points that robbers take (`sources`, `the_robbers.md 2.6`).
    sources: Sources {
        /// Points from any source.
        All "all",
        /// Points for features only.
        FeaturesOnly "features_only",
    },
    /// Whether robbers take points in the final scoring (`final_scoring`, `the_robbers.md 2.7`).
    final_scoring: FinalScoring {
        /// They do.
        On "on",
        /// They do not.
        Off "off",
    },
}

/// The positions of the robbers, and the players who are still to be asked about theirs.
#[derive(Clone, Debug)]
pub struct State {
    /// The points of the space with each player's robber, by seat. `None` in the player's supply.
    robbers: [Option<i32>; Seat::MAX_COUNT],
    asked: Seats,
}

impl State {
    pub(super) fn new(_: &Options) -> State {
        State { robbers: [None; Seat::MAX_COUNT], asked: Seats::new() }
    }
}

/// The public information: the robbers on the score track.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// Each player with a robber on the score track, with the points of its space, by seat.
    pub robbers: Vec<(Seat, i32)>,
}

impl PublicState {
    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        let space = |seat: Seat| Some((seat, state(game)?.robbers[seat.index()]?));
        PublicState { robbers: game.seats().filter_map(space).collect() }
    }

    /// Returns the space with a player's robber, or `None` if it is in the player's supply.
    pub fn space(&self, seat: Seat) -> Option<i32> {
        self.robbers.iter().find(|(owner, _)| *owner == seat).map(|&(_, space)| space)
    }
}

/// The answers that the expansion adds to those of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts the player's robber on the space of another player's figure (`the_robbers.md 1.2, 1.3`).
    PlaceRobber { space: i32 },
    /// Leaves the robber where it is.
    Decline,
}

/// The question that the expansion asks players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The player may place or move a robber (`the_robbers.md 1.2–1.4`).
    Place,
}

/// The event that only this expansion causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player put a robber on a space of the score track.
    RobberPlaced { seat: Seat, space: i32 },
}

/// The occasion on which only this expansion awards points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A robber took half of the points of another player (`the_robbers.md 2.1`).
    Robbed { from: Seat },
}

/// The reason why the expansion refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalReason {
    /// No other player's figure is on the space, or the robber is already there (`the_robbers.md 1.2, 1.3`).
    #[error("the robber cannot be placed there")]
    NoSpace,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `the_robbers.md 0.1`
    prepare_tiles: |_, tiles| tiles.shuffle_in("robbers"),
    on_tile_placed: |game, _, _| state_mut(game).asked = askable_players(game),
    refusal_of: |game, _, answer| {
        answer.the_robbers()?;
        let is_asked = game.decision()?.question.the_robbers().is_some();
        Some(if is_asked { refusal(RefusalReason::NoSpace) } else { Refusal::NotAsked })
    },
    costs_nothing: |answer| answer == ExpansionAction::TheRobbers(Action::Decline),
    on_scored,
    recount,
    ..Hooks::NONE
};

/// Returns the players who may place or move robbers because of the last tile: the active player, and then one or all of the
/// players whose robbers are in their supplies (`the_robbers.md 1.2, 1.4`).
fn askable_players(game: &Game) -> Seats {
    let active = game.active();
    if !game.board().placed_tile(game.last_placed_tile()).shape.has(Kind::Bag) {
        return Seats::new();
    }
    let shown = PublicState::of(game);
    let may_follow = |seat: &Seat| shown.space(*seat).is_none() && !game.player(*seat).has_resigned;
    let most = match options(game).map(|options| options.followers).unwrap_or_default() {
        Followers::One => 1,
        Followers::All => Seat::MAX_COUNT,
    };
    let followers = game.clockwise(active).skip(1).filter(may_follow).take(most);
    std::iter::once(active).chain(followers).collect()
}

/// Returns the spaces on which a player may put the robber, in ascending order (`the_robbers.md 1.2, 1.3`).
fn open_spaces(game: &Game, seat: Seat) -> Vec<i32> {
    let now = PublicState::of(game).space(seat);
    let others = game.seats().filter(|&other| other != seat).flat_map(|other| game.player(other).spaces());
    let mut spaces: Vec<i32> = others.filter(|&space| now != Some(space)).collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// The step after a tile with a bag: asks the players about their robbers, one after the other (`the_robbers.md 1.2–1.5`).
pub(crate) fn ask_about_robbers(game: &mut Game, _: &mut Vec<crate::Event>) -> Flow {
    while let Some(&seat) = state(game).and_then(|state| state.asked.first()) {
        let spaces = open_spaces(game, seat);
        if !spaces.is_empty() && !game.player(seat).has_resigned {
            let moves = spaces.into_iter().map(|space| Action::PlaceRobber { space });
            return Flow::ask(
                game,
                seat,
                question(Question::Place),
                std::iter::once(Action::Decline).chain(moves).map(action),
            );
        }
        state_mut(game).asked.remove(0);
    }
    Flow::Next
}

pub(super) fn apply(game: &mut Game, action: Action, events: &mut Vec<crate::Event>) -> Flow {
    match (state_mut(game).asked.pop_at(0), action) {
        (Some(seat), Action::PlaceRobber { space }) => put_robber(game, seat, space, events),
        (Some(_), Action::Decline) => {}
        (None, _) => never!("nobody was asked about a robber"),
    }
    Flow::Stay
}

pub(crate) fn put_robber(game: &mut Game, seat: Seat, space: i32, events: &mut Vec<crate::Event>) {
    state_mut(game).robbers[seat.index()] = Some(space);
    events.push(event(Event::RobberPlaced { seat, space }));
}

/// The move of a figure on the score track.
pub(crate) struct TrackMove {
    pub seat: Seat,
    /// The space on which the figure started.
    pub from: i32,
    pub points: i32,
}

/// Lets robbers take points from the players who have only one figure on the score track.
fn on_scored(game: &mut Game, score: &Score, events: &mut Vec<crate::Event>) {
    let gains = score.gains().filter(|&(seat, _)| game.player(seat).space(TrackFigure::Second).is_none());
    // The spaces are those before the score.
    let moves: Vec<TrackMove> =
        gains.map(|(seat, points)| TrackMove { seat, from: game.player(seat).points() - points, points }).collect();
    rob(game, &moves, (score.occasion, score.feature.is_some()), events);
}

/// Lets robbers take half of the points of figures that move forward from their space for the same score, of which the
/// arguments include the reason and whether it is for a feature (`the_robbers.md 2.1–2.7`).
pub(crate) fn rob(
    game: &mut Game,
    moves: &[TrackMove],
    (reason, is_for_feature): (When, bool),
    events: &mut Vec<crate::Event>,
) {
    let Some(options) = options(game) else { return };
    let is_spared = (game.progress.is_closing && options.final_scoring == FinalScoring::Off)
        || (!is_for_feature && options.sources == Sources::FeaturesOnly);
    let is_robbery = matches!(reason, When::Expansion(ExpansionOccasion::TheRobbers(_)));
    if is_spared && !is_robbery {
        return;
    }
    let mut robberies = Vec::new();
    for (robber, space) in PublicState::of(game).robbers {
        let victims = moves.iter().filter(|moved| moved.seat != robber && moved.from == space && moved.points > 0);
        let Some(&TrackMove { seat: victim, points, .. }) = victims.max_by_key(|moved| moved.points) else { continue };
        let place = &mut state_mut(game).robbers[robber.index()];
        if is_robbery {
            *place = Some(space + points);
        } else {
            *place = None;
            robberies.push((robber, victim, points));
        }
    }
    for (robber, from, points) in robberies {
        let term = Term { label: TermLabel::Robbed, count: 1, each: ((points + 1) / 2) as i16 };
        scoring::award(game, Score::for_player(robber, occasion(Occasion::Robbed { from }), term), events);
    }
}

/// Recounts half of the points that the victim last got by something other than a robbery. A figure of a player who has two
/// may move later, for an earlier score.
fn recount(AuditedScore { game, score, earlier, .. }: AuditedScore<'_>, worth: &mut i32) {
    let robbed = |score: &Score| match score.occasion {
        When::Expansion(ExpansionOccasion::TheRobbers(Occasion::Robbed { from })) => Some(from),
        _ => None,
    };
    if let Some(from) = robbed(score).filter(|&from| game.player(from).space(TrackFigure::Second).is_none()) {
        let gains = earlier.iter().rev().filter(|other| robbed(other).is_none()).map(|other| other.gain(from));
        *worth = gains.into_iter().find(|&points| points > 0).map_or(0, |points| points - points / 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, support};

    /// Awards points to some players under these options, during the game or at its end, in a game in which players have points
    /// and robbers. Returns the points of all players and the robbers that are left.
    fn after(
        (options, is_closing): (Options, bool),
        points: [i32; 3],
        robbers: &[(usize, i32)],
        gains: &[usize],
        gain: i16,
    ) -> (Vec<i32>, Vec<(Seat, i32)>) {
        let seat = |index: usize| Seat::new(index).unwrap();
        let mut setup = crate::Setup::base(3).with(&[Expansion::TheRobbers]);
        setup.expansions.the_robbers = Some(options);
        let mut game = Game::new(setup).unwrap();
        game.progress.is_closing = is_closing;
        (0..3).zip(points).for_each(|(index, points)| game.player_mut(seat(index)).add_points(points));
        robbers.iter().for_each(|&(index, space)| state_mut(&mut game).robbers[index] = Some(space));
        let mut score =
            Score::for_player(Seat::FIRST, When::Final, Term { label: TermLabel::Tiles, count: 1, each: gain });
        score.winners = gains.iter().map(|&index| seat(index)).collect();
        scoring::award(&mut game, score, &mut Vec::new());
        (support::points(&game), PublicState::of(&game).robbers)
    }

    /// `the_robbers.md 2.1, 2.4, 2.5`
    #[test]
    fn robbers_take_half_rounded_up_and_points_that_they_take_are_not_robbed() {
        let seat = |index: usize| Seat::new(index).unwrap();
        let play = || (Options::default(), false);
        let in_turn = after(play(), [12, 5, 0], &[(1, 12), (2, 5)], &[0], 7);
        assert_eq!(in_turn, (vec![19, 9, 0], vec![(seat(2), 9)]));
        let both = after(play(), [12, 12, 0], &[(1, 12), (2, 12)], &[0], 2);
        assert_eq!(both, (vec![14, 13, 1], vec![]));
        assert_eq!(after(play(), [0; 3], &[(1, 0)], &[0], -3), (vec![-3, 0, 0], vec![(seat(1), 0)]));
        assert_eq!(after(play(), [0; 3], &[(0, 0)], &[0], 3), (vec![3, 0, 0], vec![(seat(0), 0)]));
    }

    /// `the_robbers.md 2.3`
    #[test]
    fn a_robber_takes_from_one_of_several_figures() {
        let robbed = after((Options::default(), false), [0; 3], &[(0, 0)], &[1, 2], 5);
        assert_eq!(robbed, (vec![3, 5, 5], vec![]));
    }

    /// `the_robbers.md 2.6, 2.7`
    #[test]
    fn options_spare_points_without_a_feature_and_the_final_scoring() {
        let features = Options { sources: Sources::FeaturesOnly, ..Options::default() };
        let no_final = Options { final_scoring: FinalScoring::Off, ..Options::default() };
        for (options, is_closing, points) in [
            (Options::default(), false, 2),
            (Options::default(), true, 2),
            (features, false, 0),
            (no_final.clone(), false, 2),
            (no_final, true, 0),
        ] {
            let (after, _) = after((options.clone(), is_closing), [0; 3], &[(1, 0)], &[0], 4);
            assert_eq!(after, [4, points, 0], "{options:?}, {is_closing}");
        }
    }
}
