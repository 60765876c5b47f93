//! Plays random games on one core, to measure the speed of the rules and to find errors in them.
//!
//! `cargo run --release --example playout -- --games 10000 --players 2 --sets basic:1 --seed 1 [--check]`
//!
//! Answers are chosen at random. First, all combinations of cell and rotation have the same probability. Then, *pass*
//! and all places for figures have the same probability. Only bids are kept small, so that scores remain meaningful.
//! With `--check`, each game is audited after every move, written as a record, and replayed. The last line of the
//! output is a JSON object with `games_per_second`, `mean_total_score` and `actions`.

use std::process::ExitCode;
use std::time::Instant;

use bergerie::rules::audit::Audit;
use bergerie::rules::expansions::ExpansionQuestion::BridgesCastlesAndBazaars;
use bergerie::rules::expansions::bridges_castles_and_bazaars as bazaars;
use bergerie::rules::expansions::bridges_castles_and_bazaars::Question::{Pick, Raise};
use bergerie::rules::setup::{Edition, SetupOption};
use bergerie::rules::{
    Action, Decision, Entry, Event, Expansion, ExpansionAction, Game, Question, Record, Setup, View, Waiting,
};
use clap::Parser;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

#[derive(Parser)]
struct Args {
    /// The number of games.
    #[arg(long, default_value_t = 10_000)]
    games: u32,
    /// The number of players per game, 2 to 6.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Tile sets and expansions, separated by commas: `basic:1` or `basic:2`, `river`, `abbot`…, or `all` expansions. With `random`,
    /// each game has other expansions and options.
    #[arg(long, default_value = "basic:1", value_delimiter = ',')]
    sets: Vec<String>,
    /// The seed of the random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Audit every move and replay every game.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("playout: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<serde_json::Value, Box<dyn std::error::Error>> {
    let mut random = SmallRng::seed_from_u64(args.seed);
    let (mut actions, mut score) = (0_u64, 0_i64);
    let start = Instant::now();
    for number in 0..args.games {
        let setup = setup(args, &mut random)?;
        let game = if args.check { checked(&setup, &mut random) } else { play(&setup, &mut random, |_, _, _| Ok(())) };
        let (game, answers) = game.map_err(|error| format!("game {number}, {setup:?}: {error}"))?;
        actions += answers;
        score += game.seats().map(|seat| i64::from(game.player(seat).points())).sum::<i64>();
    }
    let seconds = start.elapsed().as_secs_f64();
    let games = f64::from(args.games);
    Ok(serde_json::json!({
        "games": args.games,
        "players": args.players,
        "sets": args.sets,
        "seed": args.seed,
        "checked": args.check,
        "games_per_second": (games / seconds).round(),
        "mean_total_score": (score as f64 / games * 100.0).round() / 100.0,
        "actions": actions,
    }))
}

/// Returns the setup of the next game.
fn setup(args: &Args, random: &mut SmallRng) -> Result<Setup, Box<dyn std::error::Error>> {
    let mut setup = Setup::base(args.players);
    setup.edition = Edition::First;
    for name in &args.sets {
        match name.as_str() {
            "basic:1" => setup.edition = Edition::First,
            "basic:2" => setup.edition = Edition::Second,
            "all" => Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true)),
            "random" => {
                choose_randomly(&mut setup, random);
                while !setup.errors().is_empty() {
                    choose_randomly(&mut setup, random);
                }
            }
            _ => {
                let known = Expansion::ALL.iter().find(|e| e.id() == name);
                setup.expansions.set(*known.ok_or_else(|| format!("unknown set {name}"))?, true);
            }
        }
    }
    Ok(setup)
}

fn choose_randomly(setup: &mut Setup, random: &mut SmallRng) {
    Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, random.random()));
    for option in SetupOption::all() {
        option.set(setup, option.values[random.random_range(0..option.values.len())]);
    }
}

type PlayoutResult = Result<(Game, u64), Box<dyn std::error::Error>>;
type CheckResult = Result<(), Box<dyn std::error::Error>>;

/// Plays one game to its end and returns it with the number of answers.
fn play(
    setup: &Setup,
    random: &mut SmallRng,
    mut watch: impl FnMut(Entry, &[Event], &Game) -> CheckResult,
) -> PlayoutResult {
    let mut game = Game::new(setup.clone()).map_err(|errors| format!("{errors:?}"))?;
    let mut events = Vec::new();
    let mut answers = 0;
    loop {
        let entry = match game.waiting() {
            Waiting::Over => return Ok((game, answers)),
            Waiting::Draw(_) => {
                let number = random.random_range(0..game.outcome_count());
                Entry::Draw(game.outcome(number).ok_or("a draw without outcome")?)
            }
            Waiting::Decision(decision) => {
                answers += 1;
                Entry::Act(choose(decision, random))
            }
        };
        events.clear();
        game.enter(entry, &mut events)?;
        watch(entry, &events, &game)?;
    }
}

fn choose(decision: &Decision, random: &mut SmallRng) -> Action {
    let pick = |actions: &[Action], random: &mut SmallRng| actions[random.random_range(0..actions.len())];
    if let Question::Expansion(BridgesCastlesAndBazaars(Pick | Raise)) = decision.question {
        let small: Vec<Action> = decision.actions.iter().copied().filter(is_small).collect();
        return pick(&small, random);
    }
    pick(&decision.actions, random)
}

/// Returns `false` for large bids in an auction, and `true` for all other answers.
fn is_small(action: &Action) -> bool {
    use bazaars::Action::{Pick, Raise};
    match action {
        Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(Pick { bid, .. })) => *bid < 4,
        Action::Expansion(ExpansionAction::BridgesCastlesAndBazaars(Raise { bid })) => *bid < 10,
        _ => true,
    }
}

/// Plays one game, audits every move, and replays its record.
fn checked(setup: &Setup, random: &mut SmallRng) -> PlayoutResult {
    let mut record = Record::new(setup.clone());
    let mut audit = Audit::new(&Game::new(setup.clone()).map_err(|errors| format!("{errors:?}"))?);
    let (game, answers) = play(setup, random, |entry, events, game| {
        record.log.push(entry);
        for &action in game.legal_actions() {
            game.check(action)?;
        }
        Ok(audit.check_move(game, events)?)
    })?;
    let written = serde_json::to_string(&record)?;
    let again = serde_json::from_str::<Record>(&written)?.replay()?;
    if View::of(&again) != View::of(&game) {
        return Err("the replayed game differs".into());
    }
    Ok((game, answers))
}
