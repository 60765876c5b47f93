//! Invariants of all games, tested with random games and random setups.

use std::collections::BTreeMap;

use bergerie_rules::audit::Audit;
use bergerie_rules::expansions::the_gifts;
use bergerie_rules::score::total;
use bergerie_rules::{
    Action, DrawOutcome, Entry, Event, ExpansionDrawOutcome, Figure, FirstPlayer, Game, Occasion, Placement, Record,
    Rotation, Ruleset, Score, Seat, Setup, SetupError, ShapeId, SpecialPiece, View, Waiting,
};
use proptest::prelude::*;

use crate::expansions;

use super::arbitrary::Arbitrary;
use super::random::{choices, games, play, setups};
use super::state::snapshot;

/// Returns an action that may be legal or not, chosen by two numbers.
fn any_action(game: &Game, numbers: (u16, u16)) -> Action {
    let mut any = Arbitrary::new(numbers, game.board().placed_tile(game.last_placed_tile()).at);
    match any.below(6) {
        0 => Action::Pass,
        1 => {
            let at = if any.below(3) > 0 { game.board().placed_tile(game.last_placed_tile()).at } else { any.cell() };
            Action::Deploy { figure: any.value(), at, segment: any.below(16) as u8 }
        }
        2 | 3 => Action::Expansion(any.value()),
        number => {
            let placement = Placement::new(any.cell(), Rotation::ALL[any.below(4)]);
            let piece = SpecialPiece { piece: any.value(), site: any.value() };
            Action::Place(if number == 4 { placement } else { placement.with(piece) })
        }
    }
}

/// Returns the outcome of a draw that may be possible or not, chosen by two numbers.
fn any_draw(game: &Game, numbers: (u16, u16)) -> DrawOutcome {
    let mut any = Arbitrary::new(numbers, game.board().placed_tile(game.last_placed_tile()).at);
    if any.below(2) == 0 { DrawOutcome::Tile(any.tile()) } else { DrawOutcome::Expansion(any.value()) }
}

/// Checks that every action that the game lists can be applied, on copies of the game.
fn listed_actions_apply(game: &Game) {
    for &action in game.legal_actions() {
        assert_eq!(game.check(action), Ok(()), "{action:?}");
        let (mut copy, mut events) = (game.clone(), Vec::new());
        assert_eq!(copy.apply(action, &mut events), Ok(()), "{action:?}");
        let draws = matches!(copy.waiting(), Waiting::Draw(_));
        // An answer without events declines an offer, takes effect only when other players have answered too, or ends the last
        // turn, after which players are asked before the final scoring.
        let is_last = copy.hand().is_none() && copy.pile().is_empty();
        let is_declined = || View::of(&copy) == View::of(game);
        assert!(!events.is_empty() || draws || is_last || is_declined(), "{action:?} is not reported");
    }
}

/// Checks that an entry that the game does not list is refused and changes nothing.
fn is_refused(game: &Game, entry: Entry) {
    let (mut copy, mut events) = (game.clone(), Vec::new());
    assert!(copy.enter(entry, &mut events).is_err(), "{entry:?} is not listed and was not refused");
    assert!(events.is_empty(), "{entry:?} was refused and caused {events:?}");
    assert_eq!(snapshot(&copy), snapshot(game), "{entry:?} was refused and changed the game");
}

/// The placeholder for a card, which records for other players contain even where a later answer may depend on the card.
const FACE_DOWN: DrawOutcome = DrawOutcome::Expansion(ExpansionDrawOutcome::TheGifts(the_gifts::DrawOutcome::FaceDown));

/// Returns whether an outcome is the placeholder for an invisible draw.
fn is_placeholder(game: &Game, drawn: DrawOutcome) -> bool {
    let (mut entered, mut skipped, mut events) = (game.clone(), game.clone(), Vec::new());
    while let Some(drawn) = skipped.placeholder() {
        skipped.draw(drawn, &mut events).unwrap();
    }
    if entered.draw(drawn, &mut events).is_err() {
        return false;
    }
    while let Some(drawn) = entered.placeholder() {
        entered.draw(drawn, &mut events).unwrap();
    }
    if game.awaits_hidden_draw() { snapshot(&entered) == snapshot(&skipped) } else { drawn == FACE_DOWN }
}

fn unlisted_entries_are_refused(game: &Game, numbers: (u16, u16)) {
    let action = any_action(game, numbers);
    if !game.legal_actions().contains(&action) {
        assert!(game.check(action).is_err(), "{action:?}");
        is_refused(game, Entry::Act(action));
    }
    let drawn = any_draw(game, numbers);
    if !(0..game.outcome_count()).any(|number| game.outcome(number) == Some(drawn)) && !is_placeholder(game, drawn) {
        is_refused(game, Entry::Draw(drawn));
    }
}

/// Returns how many figures of each kind a player has in total: on the board, held, and in the supply.
fn figures(game: &Game, seat: Seat) -> Vec<usize> {
    let on_board = |figure| game.board().figures().iter().filter(|s| s.seat == seat && s.figure == figure).count();
    let held =
        |figure| game.board().held_figures().iter().filter(|held| held.seat == seat && held.figure == figure).count();
    let supply = |figure| usize::from(game.player(seat).figure_count(figure));
    Figure::ALL.into_iter().map(|figure| on_board(figure) + held(figure) + supply(figure)).collect()
}

/// Returns the number of tiles of each shape, wherever they are. Tiles that fit everywhere are not included, because
/// they belong to players from the start. The audit counts these.
fn tiles(game: &Game) -> BTreeMap<ShapeId, usize> {
    let placed = game.board().tiles().iter().map(|placed| placed.shape);
    let elsewhere = game.discarded().iter().copied().chain(game.hand()).chain(expansions::kept_tiles(game));
    let seen = placed.chain(elsewhere).filter(|shape| !shape.fits_all).map(|shape| (shape, 1));
    seen.chain(View::of(game).unseen).fold(BTreeMap::new(), |mut counts, (shape, count)| {
        *counts.entry(shape).or_default() += count;
        counts
    })
}

/// Checks that the players with the greatest strength get the points, or only some of them if hills broke a tie. Scores
/// of flocks and recalled meeples do not depend on strength.
fn winners_are_strongest(score: &Score) {
    let Some(feature) = &score.feature else { return };
    // Mayors in a city without pennants win nothing.
    let most = feature.strengths.iter().map(|&(_, strength)| strength).max().filter(|&most| most > 0);
    let mut tied = feature.strengths.iter().filter(|&&(_, s)| Some(s) == most).map(|&(seat, _)| seat);
    if feature.strengths.is_empty() {
        // A city without pennants in which there are only mayors has no winner.
        assert!(feature.tie_broken_by.is_none());
        assert!(matches!(score.occasion, Occasion::Expansion(_)) || score.winners.is_empty());
    } else if feature.tie_broken_by.is_some() {
        let tied: Vec<Seat> = tied.collect();
        assert!(!score.winners.is_empty() && score.winners.len() < tied.len());
        assert!(score.winners.iter().all(|seat| tied.contains(seat)));
    } else {
        assert!(score.winners.iter().all(|&seat| tied.next() == Some(seat)) && tied.next().is_none());
    }
}

#[test]
fn all_faults_of_a_setup_are_reported_at_once() {
    let sixth = Seat::all(Seat::MAX_COUNT).last().expect("there are seats");
    for players in [0, 1, 7] {
        let errors = [SetupError::Players(players), SetupError::First(sixth)];
        let setup = Setup { first: FirstPlayer::Seat(sixth), ..Setup::base(players) };
        let expected = if players > 6 { &errors[..1] } else { &errors[..] };
        assert_eq!(Game::new(setup).err().as_deref(), Some(expected));
    }
}

proptest! {
    #![proptest_config(games())]

    #[test]
    fn listed_actions_are_legal_and_all_others_refused(setup in setups(), choices in choices(), other: (u16, u16)) {
        let mut turn = other.0;
        play(&setup, &choices, |before, _, _, after| {
            turn = turn.wrapping_mul(25173).wrapping_add(13849);
            listed_actions_apply(before);
            unlisted_entries_are_refused(after, (turn, turn.rotate_left(7) ^ other.1));
        });
    }

    #[test]
    fn a_record_replays_to_the_same_game(setup in setups(), choices in choices()) {
        let mut states = Vec::new();
        let record = play(&setup, &choices, |_, _, events, after| states.push((events.to_vec(), snapshot(after))));
        let text = serde_json::to_string(&record).expect("records are plain data");
        let read: Record = serde_json::from_str(&text).expect("a record reads what it writes");
        prop_assert_eq!(&read, &record);
        let mut states = states.into_iter();
        read.replay_with(|_, events, game| assert_eq!(states.next(), Some((events.to_vec(), snapshot(game)))))?;
        prop_assert_eq!(states.next(), None);
    }

    #[test]
    fn every_step_adds_up(setup in setups(), choices in choices()) {
        let mut audit = Audit::new(&Game::with_ruleset(Ruleset::NEWEST, setup.clone()).expect("the setup is fit to play"));
        play(&setup, &choices, |_, _, events, game| assert_eq!(audit.check_move(game, events), Ok(())));
    }

    #[test]
    fn figures_and_tiles_are_conserved(setup in setups(), choices in choices()) {
        let new = Game::with_ruleset(Ruleset::NEWEST, setup.clone()).expect("the setup is fit to play");
        let (all, own) = (tiles(&new), figures(&new, Seat::FIRST));
        play(&setup, &choices, |_, _, _, game| {
            assert!(game.seats().all(|seat| figures(game, seat) == own));
            assert_eq!(tiles(game), all);
            let view = View::of(game);
            let unseen: usize = view.unseen.iter().map(|(_, count)| count).sum();
            let under_hills = view.expansions.hills_and_sheep.map_or(0, |sheep| sheep.under_hills);
            assert_eq!(unseen, game.pile().len() + under_hills);
        });
    }

    #[test]
    fn points_are_the_sum_of_scores(setup in setups(), choices in choices()) {
        let mut sums = vec![0; usize::from(setup.players)];
        play(&setup, &choices, |_, _, events, game| {
            for score in events.iter().filter_map(|e| if let Event::Scored(score) = e { Some(score) } else { None }) {
                assert_eq!(score.points, total(&score.terms));
                winners_are_strongest(score);
                score.gains().for_each(|(seat, points)| sums[seat.index()] += points);
            }
            assert_eq!(game.seats().map(|seat| game.player(seat).points()).collect::<Vec<_>>(), sums);
        });
    }

    #[test]
    fn games_end_with_an_empty_pile_or_one_player(setup in setups(), choices in choices()) {
        let record = play(&setup, &choices, |_, _, events, game| {
            assert_eq!(events.contains(&Event::Over), *game.waiting() == Waiting::Over);
        });
        let game = record.replay()?;
        let playing = game.seats().filter(|&seat| !game.player(seat).has_resigned).count();
        // A game for one player ends when this player resigns.
        prop_assert!(playing <= 1 || game.pile().is_empty() && game.hand().is_none());
        let firsts: Vec<_> = game.ranking().into_iter().filter(|&(place, ..)| place == 1).collect();
        prop_assert!(playing == 0 || firsts.iter().all(|&(_, seat, points)| !game.player(seat).has_resigned && points == firsts[0].2));
    }
}
