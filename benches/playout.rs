//! Measures the speed of the rules: whole random games, and the two most frequent queries of a turn.

use bergerie::rules::setup::Edition;
use bergerie::rules::{Entry, FirstPlayer, Game, Seat, Setup, Waiting};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn setup() -> Setup {
    Setup { first: FirstPlayer::Seat(Seat::FIRST), edition: Edition::First, ..Setup::base(2) }
}

/// Plays random answers until `left` tiles are left in the pile. If `left` is `None`, plays to the end.
fn play(game: &mut Game, random: &mut SmallRng, left: Option<usize>) {
    let mut events = Vec::new();
    loop {
        events.clear();
        let entry = match game.waiting() {
            Waiting::Over => return,
            Waiting::Draw(_) if Some(game.pile().len()) == left => return,
            Waiting::Draw(_) => game.outcome(random.random_range(0..game.outcome_count())).map(Entry::Draw),
            Waiting::Decision(d) => Some(Entry::Act(d.actions[random.random_range(0..d.actions.len())])),
        };
        let entry = entry.expect("a game that waits has something to choose from");
        game.enter(entry, &mut events).expect("the game listed it");
    }
}

fn bench(criterion: &mut Criterion) {
    let mut random = SmallRng::seed_from_u64(1);
    criterion.bench_function("a random two-player base game", |bencher| {
        bencher.iter(|| {
            let mut game = Game::new(setup()).expect("a legal setup");
            play(&mut game, &mut random, None);
            game.player(Seat::FIRST).points()
        });
    });
    let mut half = Game::new(setup()).expect("a legal setup");
    play(&mut half, &mut random, Some(36));
    let drawn = half.outcome(0).expect("36 tiles are left");
    criterion.bench_function("draw in mid-game: list every placement", |bencher| {
        bencher.iter_batched_ref(|| half.clone(), |game| game.draw(drawn, &mut Vec::new()), BatchSize::SmallInput);
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
