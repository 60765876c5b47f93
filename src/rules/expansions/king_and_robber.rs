//! King & Robber Baron (`king_and_robber.md 1`): the king belongs to the player who completed the largest
//! city, the robber baron to the player who completed the longest road.
//!
//! With Bridges, Castles & Bazaars, a city that becomes a castle does not count as completed
//! (`king_and_robber.md 1.10`). Its owners decide about this before scoring.
//!
//! With The Count of Carcassonne, the City counts as one more completed city at the end of the game
//! (`king_and_robber.md 1.11`).

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::bridges_castles_and_bazaars;
use super::own::king_and_robber::{event, occasion, options, state, state_mut};
use crate::setup::options;
use crate::{
    AuditedScore, Expansion, ExpansionOccasion, FeatureId, Game, Hooks, Kind, Score, Seat, Seats, Term, TermLabel,
    score, scoring,
};

pub(crate) use super::nothing::*;

options! {
    KingAndRobber in king_and_robber;
    /// The points that the holders of titles get (`king_robber_scoring`).
    points: Points {
        /// 1 point for each completed city or road at the end of the game (`king_and_robber.md 1.9`).
        PerFeature "per_feature",
        /// 10 points for each title at the end of the game.
        TenEach "ten_each",
        /// 15 points for one title, and 40 for both, at the end of the game.
        FifteenOrForty "fifteen_or_forty",
        /// 1 point during the game for each city or road when it is completed.
        Running "running",
    },
    /// The effect of completing a feature as large as the largest one (`king_tie`, `king_and_robber.md 1.4`).
    tie: Tie {
        /// The title stays with its holder (`king_and_robber.md 1.4`).
        Unchanged "unchanged",
        /// The player who completed it joins the holders of the title.
        Shared "shared",
    },
}

/// A title, held by the player who completed the largest feature of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// The king, for the largest city.
    King,
    /// The robber baron, for the longest road.
    Robber,
}

impl Title {
    /// Both titles, in the order in which they are scored.
    pub const ALL: [Title; 2] = [Title::King, Title::Robber];

    /// Returns the kind of feature that the title is for.
    pub const fn kind(self) -> Kind {
        match self {
            Title::King => Kind::City,
            Title::Robber => Kind::Road,
        }
    }

    /// Returns the labels of the title's receipt lines: for completed features, and for the title itself.
    pub const fn labels(self) -> [TermLabel; 2] {
        match self {
            Title::King => [TermLabel::CompletedCities, TermLabel::King],
            Title::Robber => [TermLabel::CompletedRoads, TermLabel::Robber],
        }
    }

    /// Returns the name of the title in message keys: `king` or `robber`.
    pub const fn key(self) -> &'static str {
        self.labels()[1].key()
    }
}

/// Points are awarded for a title, so the occasion is that title.
pub type Occasion = Title;

/// The largest completed city or the longest completed road.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LargestFeature {
    /// The holders of the title. Empty until the first feature is completed.
    pub holders: Seats,
    /// The size in tiles. A feature must be larger to win the title, or as large under some options.
    pub size: usize,
}

/// The public information: the largest city and the longest road, in the order of [`Title::ALL`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicState([LargestFeature; Title::ALL.len()]);

impl PublicState {
    /// Creates the information from the largest city and the longest road.
    pub const fn new(largest: [LargestFeature; Title::ALL.len()]) -> PublicState {
        PublicState(largest)
    }

    /// Returns the public information about a game.
    pub fn of(game: &Game) -> PublicState {
        state(game).map(|state| state.0.clone()).unwrap_or_default()
    }

    /// Returns the largest feature for a title, with the holders of that title.
    pub const fn largest(&self, title: Title) -> &LargestFeature {
        &self.0[title as usize]
    }
}

/// The state of the expansion in a game. All of it is public.
#[derive(Clone, Debug)]
pub struct State(PublicState);

impl State {
    pub(super) fn new(_: &Options) -> State {
        State(PublicState::default())
    }
}

/// The event of completing a feature that is at least as large as all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The title that the feature counts for: King for a city, Robber for a road.
    pub title: Title,
    /// The player who completed the feature.
    pub seat: Seat,
    /// The size of the completed feature, in tiles.
    pub size: usize,
    /// The effect on the holders of the title.
    pub change: TitleChange,
}

/// The effect of a completed feature on the holders of a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TitleChange {
    /// The player gets the title.
    Taken,
    /// The player already had the title and keeps it with a larger feature.
    Kept,
    /// The player shares the title with its other holders.
    Shared,
}

pub(super) const HOOKS: Hooks = Hooks {
    // `king_and_robber.md 1.1`
    prepare_tiles: |setup, tiles| tiles.shuffle_in_edition("king-and-robber", setup.edition),
    before_scoring,
    add_final_points,
    recount,
    audit,
    ..Hooks::NONE
};

/// Returns whether a feature that is being completed counts for a title. A city that becomes a castle does not
/// (`king_and_robber.md 1.10`).
fn counts_for_title(game: &Game, title: Title, feature: FeatureId) -> bool {
    game.board().features().get(feature).kind == title.kind() && !scoring::is_exempt(game, feature)
}

/// Returns whether an owner of a small city builds a castle there, while the others score it
/// (`king_and_robber.md 1.10`).
fn becomes_castle(game: &Game, feature: FeatureId) -> bool {
    game.seats().any(|seat| bridges_castles_and_bazaars::builds_castle(game, feature, seat))
}

/// Returns the number of completed cities or roads on the table, whether or not they were claimed
/// (`king_and_robber.md 1.9`). Cities that became castles do not count (`king_and_robber.md 1.10`).
pub fn completed_count(game: &Game, title: Title) -> usize {
    scoring::count_completed(game, title.kind()) + city_of_carcassonne(game, title)
}

/// Returns the number of completed cities that are no features: the City of Carcassonne (`king_and_robber.md 1.11`).
fn city_of_carcassonne(game: &Game, title: Title) -> usize {
    usize::from(title == Title::King && game.setup().expansions.has(Expansion::TheCount))
}

/// Gives the title to the player whose tile completed a feature larger than all before (`king_and_robber.md 1.2–1.6`).
fn before_scoring(game: &mut Game, announced: &[FeatureId], events: &mut Vec<crate::Event>) {
    let Some(Options { points, tie }) = options(game).cloned() else { return };
    let seat = game.active();
    for title in Title::ALL {
        let sizes = announced
            .iter()
            .filter(|&&feature| counts_for_title(game, title, feature) && !becomes_castle(game, feature));
        let sizes: Vec<usize> = sizes.map(|&feature| game.board().cells(feature).len()).collect();
        let Some(&size) = sizes.iter().max() else { continue };
        if points == Points::Running {
            award_holders(game, title, |_| completed_features_term(title, sizes.len()), events);
        }
        let largest = &mut state_mut(game).0.0[title as usize];
        let change = match size.cmp(&largest.size) {
            Ordering::Greater if largest.holders[..] == [seat] => TitleChange::Kept,
            Ordering::Greater => TitleChange::Taken,
            Ordering::Equal if tie == Tie::Shared && !largest.holders.contains(&seat) => TitleChange::Shared,
            _ => continue,
        };
        if change != TitleChange::Shared {
            largest.holders.clear();
        }
        largest.holders.push(seat);
        largest.size = size;
        events.push(event(Event { title, seat, size, change }));
    }
}

/// Awards the points of `term` to each player who holds the title.
fn award_holders(game: &mut Game, title: Title, term: impl Fn(Seat) -> Term, events: &mut Vec<crate::Event>) {
    for seat in PublicState::of(game).largest(title).holders.iter().copied() {
        scoring::award(game, Score::for_player(seat, occasion(title), term(seat)), events);
    }
}

const fn completed_features_term(title: Title, count: usize) -> Term {
    let [label, _] = title.labels();
    Term { label, count: count as u16, each: 1 }
}

/// Awards the points for the titles at the end of the game (`king_and_robber.md 1.9`), or those of an option.
fn add_final_points(game: &mut Game, events: &mut Vec<crate::Event>) {
    let Some(points) = options(game).map(|options| options.points) else { return };
    let titles = PublicState::of(game);
    let has_both = |seat: Seat| titles.0.iter().all(|largest| largest.holders.contains(&seat));
    for title in Title::ALL {
        let [_, label] = title.labels();
        let worth = |each| Term { label, count: 1, each };
        match points {
            Points::PerFeature => {
                let count = completed_count(game, title);
                award_holders(game, title, |_| completed_features_term(title, count), events);
            }
            Points::TenEach => award_holders(game, title, |_| worth(10), events),
            Points::FifteenOrForty => {
                award_holders(game, title, |seat| worth(if has_both(seat) { 20 } else { 15 }), events)
            }
            Points::Running => {}
        }
    }
}

fn recount(AuditedScore { table, game, score, .. }: AuditedScore<'_>, worth: &mut i32) {
    let score::Occasion::Expansion(ExpansionOccasion::KingAndRobber(title)) = score.occasion else { return };
    if options(game).is_some_and(|options| options.points == Points::PerFeature) {
        let board = game.board();
        let is_castle = |place| {
            board.node_at(place).is_some_and(|node| scoring::is_exempt(game, board.features().feature_of(node)))
        };
        let completed = table.completed_features(title.kind()).into_iter();
        let counted = completed.filter(|found| !found.places.iter().any(|&place| is_castle(place)));
        *worth = (counted.count() + city_of_carcassonne(game, title)) as i32;
    }
}

/// Checks that no completed feature is larger than the recorded one, except features that are about to be scored.
fn audit(game: &Game) -> Result<(), String> {
    let (board, titles) = (game.board(), PublicState::of(game));
    let due = board.completed_by(game.last_placed_tile());
    let settled = board.features().iter().filter(|&(feature, _)| board.is_complete(feature) && !due.contains(&feature));
    for (feature, _) in settled {
        let title = Title::ALL.into_iter().find(|&title| counts_for_title(game, title, feature));
        let size = board.cells(feature).len();
        if let Some(title) = title.filter(|&title| titles.largest(title).size < size) {
            return Err(format!("a feature of {size} tiles is larger than that of the {title:?}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Rotation, support};

    #[test]
    fn the_audit_counts_completed_features_and_notices_larger_ones() {
        // `king_and_robber.md 1.4, 1.9`
        let mut game = support::game(2, &[Expansion::KingAndRobber]);
        support::place_tile(&mut game, "BA/C", "N1", Rotation::R180, None);
        assert_eq!((completed_count(&game, Title::King), completed_count(&game, Title::Robber)), (1, 0));
        let score =
            |title, count| Score::for_player(Seat::FIRST, occasion(title), completed_features_term(title, count));
        for count in [0, 1, 2] {
            assert_eq!(support::audited(&game, &score(Title::King, count)), 1);
            assert_eq!(support::audited(&game, &score(Title::Robber, count)), 0);
        }
        support::place_tile(&mut game, "BA/L", "S1", Rotation::R0, None);
        assert_eq!(support::audit_error(&game), None);
        game.states.king_and_robber.as_mut().unwrap().0.0[Title::King as usize].size = 1;
        assert!(
            support::audit_error(&game).is_some_and(|error| error.contains("2 tiles is larger than that of the King"))
        );
    }

    #[test]
    fn the_audit_leaves_out_castles() {
        // `king_and_robber.md 1.10`
        let mut game = support::game(2, &[Expansion::KingAndRobber, Expansion::BridgesCastlesAndBazaars]);
        support::place_tile(&mut game, "BA/C", "N1", Rotation::R180, Some(Kind::City));
        let castle = super::super::bridges_castles_and_bazaars::Action::BuildCastle;
        support::apply(&mut game, super::super::own::bridges_castles_and_bazaars::action(castle));
        let score = Score::for_player(Seat::FIRST, occasion(Title::King), completed_features_term(Title::King, 0));
        assert_eq!((support::audited(&game, &score), completed_count(&game, Title::King)), (0, 0));
    }
}
