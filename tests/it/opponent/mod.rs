//! Tests of the computer player. It uses only what its seat may know, its moves depend only on the seed, and it can
//! answer every question.

use bergerie::rules::expansions::hills_and_sheep;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};

use bergerie::opponent::{
    Level, Policy, PolicyWeights, Positions, SearchBudget, advise, choose, maximum_prices, quick_advice,
};
use bergerie::rules::audit::Audit;
use bergerie::rules::expansions::the_gifts::{self, Card};
use bergerie::rules::{
    Action, Decision, DrawOutcome, Entry, Event, Expansion, ExpansionDrawOutcome, ExpansionEvent, Figure, FirstPlayer,
    Game, Placement, PrivateView, Question, Record, Rotation, Seat, Setup, ShapeId, View, Waiting,
};

const SECOND: Seat = Seat::new(1).unwrap();

fn setup(players: u8, expansions: &[Expansion]) -> Setup {
    let mut setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(players) };
    expansions.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
    setup
}

/// Returns a generator of pseudo-random numbers. Its argument is the upper bound, which is excluded.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |count| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % count
    }
}

/// Returns the next entry of a random game, or `None` if the game is over.
fn entry(game: &Game, number: &mut impl FnMut(usize) -> usize) -> Option<Entry> {
    match game.waiting() {
        Waiting::Over => None,
        Waiting::Draw(_) => Some(Entry::Draw(game.outcome(number(game.outcome_count())).unwrap())),
        Waiting::Decision(decision) => Some(Entry::Act(decision.actions[number(decision.actions.len())])),
    }
}

/// Returns a record that ends when the second player must place a tile. At that point, there is a tile under a hill,
/// and another player has an unopened gift. Returns `None` if the game with this seed never gets there.
fn with_secrets(seed: u64) -> Option<(Record, Game)> {
    let mut record = Record::new(setup(3, &[Expansion::HillsAndSheep, Expansion::TheGifts]));
    let (mut game, mut number) = (Game::new(record.setup.clone()).unwrap(), numbers(seed));
    loop {
        let asked = game.decision().is_some_and(|d| d.seat == SECOND && matches!(d.question, Question::Place(_)));
        let hidden = hills_and_sheep::state(&game).unwrap().hidden_tile_count() > 0;
        let gifts = the_gifts::state(&game).unwrap();
        let held = game.seats().any(|seat| seat != SECOND && gifts.held(seat) > 0);
        if asked && hidden && held {
            return Some((record, game));
        }
        let entry = entry(&game, &mut number)?;
        game.enter(entry, &mut Vec::new()).unwrap();
        record.log.push(entry);
    }
}

/// Returns variants of a record. In each, one draw that the second player has not seen has a different outcome.
fn others(record: &Record, game: &Game) -> Vec<Record> {
    let mut receivers = Vec::new();
    record
        .replay_with(|_, events, _| {
            receivers.push(events.iter().find_map(|event| match event {
                Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftReceived { seat })) => Some(*seat),
                _ => None,
            }));
        })
        .unwrap();
    let mut others = Vec::new();
    for (place, entry) in record.log.iter().enumerate() {
        let instead: Vec<DrawOutcome> =
            match entry {
                Entry::Draw(DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(
                    hills_and_sheep::DrawOutcome::UnderTile(_),
                ))) => {
                    let under = |shape: ShapeId| {
                        DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(
                            hills_and_sheep::DrawOutcome::UnderTile(shape),
                        ))
                    };
                    game.unseen().into_iter().map(|(shape, _)| under(shape)).collect()
                }
                Entry::Draw(DrawOutcome::Expansion(ExpansionDrawOutcome::TheGifts(the_gifts::DrawOutcome::Card(
                    _,
                )))) if receivers[place] != Some(SECOND) => Card::ALL
                    .map(|card| {
                        DrawOutcome::Expansion(ExpansionDrawOutcome::TheGifts(the_gifts::DrawOutcome::Card(card)))
                    })
                    .to_vec(),
                _ => continue,
            };
        for drawn in instead {
            let mut other = record.clone();
            other.log[place] = Entry::Draw(drawn);
            others.push(other);
        }
    }
    others.retain(|other| other != record);
    others
}

#[test]
fn unknown_information_does_not_change_moves() {
    let mut compared = 0;
    for seed in 0..12 {
        let Some((record, game)) = with_secrets(seed) else { continue };
        let moves = |game: &Game| Level::ALL.map(|level| choose(game, SECOND, level, seed, &Positions(1500)));
        let expected = moves(&game);
        let mut count = 0;
        for other in others(&record, &game) {
            // The variant is impossible if the card has been opened since, or if the tile has been drawn since.
            let Ok(other) = other.replay() else { continue };
            let knows = |game: &Game| (View::of(game), PrivateView::of(game, SECOND), game.decision().cloned());
            if knows(&other) != knows(&game) || count == 4 {
                continue;
            }
            count += 1;
            assert_eq!(moves(&other), expected, "game {seed}");
        }
        compared += count;
    }
    assert!(compared > 10, "{compared} games that differ in secret");
}

#[test]
fn the_same_seed_and_as_many_positions_lead_to_the_same_answers() {
    let mut number = numbers(5);
    let mut game = Game::new(setup(3, &[Expansion::Abbot, Expansion::River])).unwrap();
    let mut asked = 0;
    while asked < 12 {
        let entry = entry(&game, &mut number).unwrap();
        if let Some(decision) = game.decision() {
            for level in Level::ALL {
                let think = |seed| choose(&game, decision.seat, level, seed, &Positions(600));
                assert_eq!(think(7), think(7), "{level:?}");
                assert!(decision.actions.contains(&think(8)[0]), "{level:?}");
            }
            asked += 1;
        }
        game.enter(entry, &mut Vec::new()).unwrap();
    }
}

#[test]
fn no_seat_answers_for_another() {
    let mut game = Game::new(setup(2, &[])).unwrap();
    game.draw(game.outcome(4).unwrap(), &mut Vec::new()).unwrap();
    assert!(choose(&game, SECOND, Level::Gentle, 1, &Positions(10)).is_empty());
    assert_eq!(maximum_prices(&game, SECOND, Level::Steady, 1, &[0, 1], 20), [0, 0], "nothing is offered");
    let advice = advise(&game, Seat::FIRST, Level::Steady, 1, &Positions(u64::MAX));
    assert!(advice.len() > 3, "a hint has several moves to tell");
}

/// Otherwise, bots would compare a move with itself.
#[test]
fn rotations_that_look_the_same_are_one_move() {
    let mut game = Game::new(setup(2, &[])).unwrap();
    game.draw(DrawOutcome::Tile(ShapeId::named("BA/L").unwrap()), &mut Vec::new()).unwrap();
    for level in Level::ALL {
        let advice = advise(&game, Seat::FIRST, level, 1, &Positions(10_000));
        let placed = advice.iter().map(|one| one.answers[0]);
        let is_plain = |answer| matches!(answer, Action::Place(Placement { rotation: Rotation::R0, .. }));
        assert!(!advice.is_empty() && placed.into_iter().all(is_plain), "{level:?}: {advice:?}");
    }
}

/// Counts the positions of a computation without limiting them.
#[derive(Default)]
struct Counted(AtomicU64);

impl SearchBudget for Counted {
    fn allows(&self, positions: u64) -> bool {
        self.0.fetch_max(positions, Ordering::Relaxed);
        true
    }
}

#[test]
fn a_glance_finds_the_same_plans_without_simulated_turns() {
    let (mut game, mut luck) = (Game::new(setup(2, &[])).unwrap(), numbers(8));
    while game.board().tiles().len() < 20 || game.hand().is_none() {
        let entry = entry(&game, &mut luck).unwrap();
        game.enter(entry, &mut Vec::new()).unwrap();
    }
    let seat = game.decision().unwrap().seat;
    let counts = [Counted::default(), Counted::default()];
    let advice = advise(&game, seat, Level::Steady, 1, &counts[0]);
    let found = quick_advice(&game, seat, 1, &counts[1]);
    let [searched, glanced] = counts.map(|count| count.0.into_inner());
    assert!(glanced * 5 < searched, "{glanced} positions instead of {searched}");
    assert_eq!(found.len(), advice.len());
    assert!(advice.iter().all(|one| found.iter().any(|other| other.answers == one.answers)));
    assert!(found.is_sorted_by(|one, other| one.gain >= other.gain));
    assert!(
        advice[..12].iter().any(|one| one.answers == found[0].answers),
        "the plans with the best quick evaluations are compared"
    );
    assert!(quick_advice(&game, if seat == SECOND { Seat::FIRST } else { SECOND }, 1, &Positions(9)).is_empty());
}

#[test]
fn answers_elsewhere_are_tried_after_a_few_placements_only() {
    let (mut game, mut luck) = (Game::new(setup(2, &[Expansion::TheTower])).unwrap(), numbers(8));
    while game.board().tiles().len() < 40 || game.hand().is_none() {
        let entry = entry(&game, &mut luck).unwrap();
        game.enter(entry, &mut Vec::new()).unwrap();
    }
    let mut followed: HashMap<Action, HashSet<Action>> = HashMap::new();
    for advice in quick_advice(&game, game.decision().unwrap().seat, 1, &Positions(u64::MAX)) {
        if let [placement, next, ..] = advice.answers[..] {
            followed.entry(next).or_default().insert(placement);
        }
    }
    let placements = followed[&Action::Pass].len();
    let elsewhere = followed.iter().filter(|(action, _)| matches!(action, Action::Expansion(_)));
    let counts: Vec<usize> = elsewhere.map(|(_, placements)| placements.len()).collect();
    assert!(placements > 10 && counts.len() > 3, "{placements} {counts:?}");
    assert_eq!(counts.iter().filter(|&&count| count > placements / 2).count(), 2, "{placements} {counts:?}");
}

/// Plays a game to its end and audits it after every move. The seats have these levels in turn. `positions` is the
/// number of positions per decision.
fn play(setup: Setup, seed: u64, levels: &[Level], positions: u64) -> Game {
    let (mut game, mut luck, mut events) = (Game::new(setup).unwrap(), numbers(seed), Vec::new());
    let mut audit = Audit::new(&game);
    let mut follow = |game: &mut Game, entry: Entry| {
        events.clear();
        game.enter(entry, &mut events).unwrap();
        audit.check_move(game, &events).unwrap();
    };
    loop {
        match game.waiting() {
            Waiting::Over => return game,
            Waiting::Draw(_) => {
                let drawn = game.outcome(luck(game.outcome_count())).unwrap();
                follow(&mut game, Entry::Draw(drawn));
            }
            Waiting::Decision(decision) => {
                let seat = decision.seat;
                let level = levels[seat.index() % levels.len()];
                let answers = choose(&game, seat, level, seed ^ u64::from(decision.number), &Positions(positions));
                assert!(!answers.is_empty(), "no answer to {:?}", decision.question);
                for answer in answers {
                    follow(&mut game, Entry::Act(answer));
                    while game.awaits_hidden_draw() {
                        let drawn = game.outcome(luck(game.outcome_count())).unwrap();
                        follow(&mut game, Entry::Draw(drawn));
                    }
                }
            }
        }
    }
}

/// Returns the final lead of the player to move after the best answers to the pending decisions, by trying all of them.
fn best_final_lead(game: &Game, seat: Seat) -> i32 {
    match game.waiting() {
        Waiting::Over => {
            let points = |seat: Seat| game.player(seat).points();
            2 * points(seat) - game.seats().map(points).sum::<i32>()
        }
        Waiting::Draw(_) => panic!("a draw without a tile"),
        Waiting::Decision(decision) => {
            let lead_after = |&action: &Action| {
                let mut next = game.clone();
                next.apply(action, &mut Vec::new()).unwrap();
                best_final_lead(&next, seat)
            };
            decision.actions.iter().map(lead_after).max().unwrap()
        }
    }
}

#[test]
fn the_last_tile_is_placed_best() {
    let mut with_many_placements = 0;
    for seed in 0..60 {
        let (mut game, mut number) = (Game::new(setup(2, &[])).unwrap(), numbers(seed));
        let is_last = |game: &Game| {
            game.pile().is_empty() && matches!(game.decision(), Some(Decision { question: Question::Place(_), .. }))
        };
        while *game.waiting() != Waiting::Over && !is_last(&game) {
            match game.decision().map(|decision| decision.seat) {
                Some(seat) => {
                    for answer in choose(&game, seat, Level::Gentle, seed, &Positions(20)) {
                        game.apply(answer, &mut Vec::new()).unwrap();
                    }
                }
                None => {
                    let entry = entry(&game, &mut number).unwrap();
                    game.enter(entry, &mut Vec::new()).unwrap();
                }
            }
        }
        let Some(decision) = game.decision() else { continue };
        let seat = decision.seat;
        with_many_placements += usize::from(decision.actions.len() > 14);
        let best = best_final_lead(&game, seat);
        for answer in choose(&game, seat, Level::Steady, seed, &Positions(100_000)) {
            game.apply(answer, &mut Vec::new()).unwrap();
        }
        assert_eq!(best_final_lead(&game, seat), best, "seed {seed}");
    }
    assert!(with_many_placements > 10, "{with_many_placements}");
}

/// The example `duel` plays any number of such games:
/// `cargo run --release --example duel -- --players 6 --sets all --positions 40 --check …`
#[test]
fn six_play_a_whole_game_with_every_expansion() {
    let game = play(setup(6, Expansion::ALL), 3, &[Level::Gentle], 40);
    assert!(game.seats().all(|seat| game.player(seat).points() > 0), "{:?}", game.ranking());
}

#[test]
fn every_level_answers_whatever_an_expansion_asks() {
    for (seed, &expansion) in (0..).zip(Expansion::ALL) {
        play(setup(3, &[expansion]), seed, &Level::ALL, 200);
    }
}

#[test]
fn a_move_without_time_is_legal() {
    for level in Level::ALL {
        let game = play(setup(2, &[Expansion::Abbot, Expansion::HillsAndSheep]), 9, &[level], 0);
        assert_eq!(*game.waiting(), Waiting::Over, "{level:?}");
    }
}

/// The computer player values bids on the same scale as everything else. Even with a large lead, it bids only a few
/// points for a tile.
#[test]
fn an_auction_is_about_a_few_points() {
    let setup = setup(2, &[Expansion::BridgesCastlesAndBazaars, Expansion::HillsAndSheep]);
    let (mut game, mut luck, mut furthest, mut asked) = (Game::new(setup).unwrap(), numbers(4), 0, 0);
    while let Some(entry) = entry(&game, &mut luck) {
        let decision = game.decision().cloned();
        let is_auction =
            |decision: &Decision| format!("{:?}", decision.question).contains("BridgesCastlesAndBazaars(Raise");
        if let Some(decision) = decision.as_ref().filter(|decision| is_auction(decision)) {
            let scores = [Seat::FIRST, SECOND].map(|seat| game.player(seat).points());
            furthest = furthest.max((scores[0] - scores[1]).abs());
            for level in Level::ALL {
                let advice = advise(&game, decision.seat, level, 1, &Positions(2000));
                assert!(advice.iter().all(|one| one.gain.abs() < 40.0), "{level:?} at {scores:?}: {advice:?}");
            }
            asked += 1;
        }
        let thinks = decision.is_some_and(|decision| decision.seat == Seat::FIRST);
        let answers = if thinks { choose(&game, Seat::FIRST, Level::Gentle, 1, &Positions(300)) } else { Vec::new() };
        if answers.is_empty() {
            game.enter(entry, &mut Vec::new()).unwrap();
        }
        for answer in answers {
            game.apply(answer, &mut Vec::new()).unwrap();
            while let Some(drawn) = game.placeholder() {
                game.draw(drawn, &mut Vec::new()).unwrap();
            }
        }
    }
    assert!(asked > 3 && furthest > 60, "{asked} auctions, {furthest} points apart");
}

#[test]
fn a_gentle_bot_beats_random_play() {
    let mut wins = 0;
    for seed in 0..6 {
        let (mut game, mut luck) = (Game::new(setup(2, &[])).unwrap(), numbers(seed));
        let thinks = Seat::new((seed % 2) as usize).unwrap();
        while let Some(entry) = entry(&game, &mut luck) {
            let answers: Vec<Action> = match entry {
                Entry::Act(_) => choose(&game, thinks, Level::Gentle, seed, &Positions(u64::MAX)),
                _ => Vec::new(),
            };
            if answers.is_empty() {
                game.enter(entry, &mut Vec::new()).unwrap();
            }
            answers.into_iter().for_each(|answer| game.apply(answer, &mut Vec::new()).unwrap());
        }
        wins += usize::from(game.ranking()[0].1 == thinks);
    }
    assert_eq!(wins, 6, "against somebody who does not think");
}

/// Without them, simulated turns would say little about a game with expansions.
#[test]
fn simulated_turns_use_the_figures_and_answers_of_expansions() {
    let expansions = [Expansion::InnsAndCathedrals, Expansion::TradersAndBuilders, Expansion::ThePrincessAndTheDragon];
    let (mut figures, mut answers) = (HashSet::new(), 0);
    for seed in 5..13 {
        let (mut game, mut luck) = (Game::new(setup(2, &expansions)).unwrap(), numbers(seed));
        let mut policy = Policy::new(&game, PolicyWeights::default());
        while let Some(entry) = entry(&game, &mut luck) {
            let entry = game.decision().map_or(entry, |decision| Entry::Act(policy.answer(&game, decision).unwrap()));
            match entry {
                Entry::Act(Action::Deploy { figure, .. }) => drop(figures.insert(figure)),
                Entry::Act(Action::Expansion(_)) if game.decision().unwrap().question.is_main() => answers += 1,
                _ => {}
            }
            game.enter(entry, &mut Vec::new()).unwrap();
        }
    }
    assert!(figures.len() > 3 && figures.contains(&Figure::Builder), "{figures:?}");
    assert!(answers > 80, "{answers} answers instead of figures");
}

/// A bot without meeples scores nothing on most turns, and neither does a player who follows its hints. Turns before
/// the sixth and the last four rounds do not count.
#[test]
fn a_bot_keeps_meeples() {
    let (mut turns, mut without) = (0, 0);
    for seed in 1..=4 {
        let (mut game, mut number) = (Game::new(setup(2, &[])).unwrap(), numbers(seed));
        loop {
            let decision =
                game.decision().map(|decision| (decision.seat, matches!(decision.question, Question::Place(_))));
            let Some((seat, places)) = decision else {
                let Some(entry) = entry(&game, &mut number) else { break };
                game.enter(entry, &mut Vec::new()).unwrap();
                continue;
            };
            if places && (8..60).contains(&game.pile().len()) {
                turns += 1;
                without += u32::from(game.player(seat).figure_count(Figure::Meeple) == 0);
            }
            for answer in choose(&game, seat, Level::Steady, seed, &Positions(300)) {
                game.apply(answer, &mut Vec::new()).unwrap();
            }
        }
    }
    assert!(without * 10 < turns, "{without} of {turns} turns without a meeple");
}
