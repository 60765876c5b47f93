//! Plays many games between two players and reports which is stronger.
//!
//! `cargo run --release --example duel -- --first strong --second steady --players 2 --sets basic:2 --games 100 --seed 1`
//!
//! `gentle`, `steady` and `strong` are the levels of the computer player. `steady:supply=3,focus=0.5` is a level with
//! other weights. `policy` is the quick policy of the bot's simulated turns, and `policy:focus=0.5` the policy with other
//! weights. `plain:steady` is a level that uses no pieces or features of expansions, unless it must. `random` plays any legal
//! answer. `uct` is a plain Monte Carlo tree search with random playouts. `cmd:PROGRAM ARGUMENTS` is an engine
//! (`docs/ENGINE.md`). If an engine fails to make a move, *gentle* makes it. With more than two seats, the two players
//! alternate.
//!
//! Each deal is played twice with the seats exchanged. The n-th draw of both games uses the same random number.
//! `--millis` limits a decision by CPU time, so that a busy machine plays the same games as an idle one. `--positions`
//! limits it by the number of positions.
//!
//! The last line of the output is a JSON object. It has the numbers of games that the first player has won, lost and
//! drawn, the mean margin in points, the share of wins, and the seconds per decision. A draw counts as half a win.
//! Margin and share have their 95 % intervals. For each kind and player, `outvoted` is the number of scored features of at least 10
//! points that others won although the player had figures there. With `--tune`, it has the weights found instead.

use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use bergerie::engine::{Agent, AgentTurn, Engine, EngineError};
use bergerie::opponent::{self, Bot, Level, Policy, PolicyWeights, SearchBudget};
use bergerie::rules::audit::Audit;
use bergerie::rules::setup::Edition;
use bergerie::rules::{
    Action, Entry, Event, Expansion, Figure, FirstPlayer, Game, Kind, Question, Record, Seat, SegmentIndex, Setup,
    View, Waiting,
};
use clap::Parser;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

mod stopwatch;
mod tune;
mod uct;

use stopwatch::spent;

#[derive(Parser)]
struct Args {
    /// The player whose wins are counted.
    #[arg(long)]
    first: Player,
    /// The opponent of the first player.
    #[arg(long)]
    second: Player,
    /// The number of seats per game, 2 to 6.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Tile sets and expansions, separated by commas, such as `basic:1` or `basic:2`, `river`, `abbot`. `all` selects
    /// everything.
    #[arg(long, default_value = "basic:2", value_delimiter = ',')]
    sets: Vec<String>,
    /// The number of games. It must be even, because each deal is played twice.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The seed of the deals and of the players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The CPU time per decision, in milliseconds.
    #[arg(long, default_value_t = 1000)]
    millis: u64,
    /// The maximum number of positions per decision. It replaces the time limit of `--millis`.
    #[arg(long)]
    positions: Option<u64>,
    /// Audit every move and replay every game.
    #[arg(long)]
    check: bool,
    /// Print every game to standard error.
    #[arg(long)]
    verbose: bool,
    /// Tune the weights of the first player, or the weights of a policy, in this many iterations, each of `--games` games. The
    /// second player is ignored. Without this option, the two players play against each other.
    #[arg(long)]
    tune: Option<u32>,
}

/// A player, as named in the arguments.
#[derive(Clone)]
enum Player {
    Bot(String, Bot),
    Policy(String, PolicyWeights),
    Plain(Level),
    Random,
    Uct,
    Engine(Vec<String>),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(name: &str) -> Result<Player, String> {
        if let Some(command) = name.strip_prefix("cmd:") {
            let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
            return if words.is_empty() { Err("no program".to_owned()) } else { Ok(Player::Engine(words)) };
        }
        let level_named = |name: &str| Level::ALL.into_iter().find(|level| level.key() == name);
        if let Some(level) = name.strip_prefix("plain:") {
            return level_named(level)
                .map(Player::Plain)
                .ok_or_else(|| "plain:gentle, plain:steady or plain:strong".to_owned());
        }
        match name {
            "random" => Ok(Player::Random),
            "uct" => Ok(Player::Uct),
            _ => {
                let (kind, numbers) = name.split_once(':').unwrap_or((name, ""));
                let (name, numbers) = (name.to_owned(), numbers.replace(',', "\n"));
                if kind == "policy" {
                    return Ok(Player::Policy(name, toml::from_str(&numbers).map_err(|error| error.to_string())?));
                }
                let level = level_named(kind).ok_or("gentle, steady, strong, policy, random, uct or cmd:PROGRAM")?;
                let weights = toml::from_str(&numbers).map_err(|error| error.to_string())?;
                Ok(Player::Bot(name, Bot { level, weights }))
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(name, _) | Player::Policy(name, _) => f.write_str(name),
            Player::Plain(level) => write!(f, "plain:{}", level.key()),
            Player::Random => f.write_str("random"),
            Player::Uct => f.write_str("uct"),
            Player::Engine(command) => write!(f, "cmd:{}", command.join(" ")),
        }
    }
}

impl Player {
    fn agent(&self) -> Box<dyn Agent> {
        match self {
            Player::Bot(_, bot) => Box::new(*bot),
            Player::Policy(_, weights) => Box::new(Reflex::of(*weights)),
            Player::Plain(level) => Box::new(Plain(*level)),
            Player::Random => Box::new(Random),
            Player::Uct => Box::new(uct::Uct),
            Player::Engine(command) => Box::new(Engine::new(&command[0], &command[1..])),
        }
    }
}

/// The kinds of features in the base game that take meeples.
const BASE_KINDS: [Kind; 4] = [Kind::Field, Kind::Road, Kind::City, Kind::Monastery];

/// A bot that chooses the best of its plans with the fewest answers that expansions add: special answers, other figures, and
/// meeples on other kinds of features.
struct Plain(Level);

impl Agent for Plain {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        let tile = match turn.game.decision().ok_or(EngineError::NotAsked)?.question {
            Question::Place(shape) => shape.get(),
            _ => turn.game.board().placed_tile(turn.game.last_placed_tile()).shape.get(),
        };
        let kind = |segment: SegmentIndex| tile.segments.get(usize::from(segment)).map(|segment| segment.kind);
        let is_added = |action: &&Action| match *action {
            Action::Place(placement) => placement.piece.is_some(),
            Action::Deploy { figure, segment, .. } => {
                *figure != Figure::Meeple || kind(*segment).is_some_and(|kind| !BASE_KINDS.contains(&kind))
            }
            Action::Pass => false,
            Action::Expansion(_) => true,
        };
        let plans = opponent::advise(turn.game, turn.seat, self.0, turn.seed, turn.budget);
        let plan = plans.into_iter().min_by_key(|plan| plan.answers.iter().filter(is_added).count());
        plan.map(|plan| plan.answers).ok_or(EngineError::NotAsked)
    }
}

/// A player that follows the policy of simulated turns.
struct Reflex {
    weights: PolicyWeights,
    /// The policy of the current turn, or `None` before the first tile.
    policy: Option<Policy<'static>>,
}

impl Reflex {
    fn of(weights: PolicyWeights) -> Reflex {
        Reflex { weights, policy: None }
    }
}

impl Agent for Reflex {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        let decision = turn.game.decision().ok_or(EngineError::NotAsked)?;
        if matches!(decision.question, Question::Place(_)) {
            self.policy = None;
        }
        let policy = self.policy.get_or_insert_with(|| Policy::new(turn.game, self.weights));
        policy.answer(turn.game, decision).map(|answer| vec![answer]).ok_or(EngineError::NotAsked)
    }
}

/// A player that chooses any legal answer at random.
struct Random;

impl Agent for Random {
    fn answer(&mut self, turn: AgentTurn<'_>) -> Result<Vec<Action>, EngineError> {
        let legal = turn.game.legal_actions();
        let index = SmallRng::seed_from_u64(turn.seed).random_range(0..legal.len());
        Ok(vec![legal[index]])
    }
}

/// The limit for a decision: a time, or a number of positions.
enum Budget {
    DeadlineBudget(Duration),
    Positions(u64),
}

impl SearchBudget for Budget {
    fn allows(&self, positions: u64) -> bool {
        match self {
            Budget::DeadlineBudget(end) => spent() < *end,
            Budget::Positions(most) => positions < *most,
        }
    }
}

/// The points of a feature from which on `outvoted` counts it.
const OUTVOTED_POINTS: i32 = 10;

/// The results of both players so far.
#[derive(Default)]
struct Tally {
    failed: [u32; 2],
    /// The number of features that each player has lost to the majority of others, by the key of their kind.
    outvoted: BTreeMap<&'static str, [u32; 2]>,
    margins: Vec<f64>,
    decisions: [u32; 2],
    spent: [Duration; 2],
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(summary) => {
            println!("{summary}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("duel: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<serde_json::Value, Box<dyn std::error::Error>> {
    let setup = setup(args)?;
    match (args.tune, &args.first) {
        (Some(iterations), Player::Bot(_, bot)) => {
            return tune::tune(args, &setup, bot.weights, |weights| Box::new(Bot { weights, ..*bot }), iterations);
        }
        (Some(iterations), Player::Policy(_, weights)) => {
            return tune::tune(args, &setup, *weights, |weights| Box::new(Reflex::of(weights)), iterations);
        }
        (Some(_), _) => return Err("only a level or policy can be tuned".into()),
        (None, _) => {}
    }
    let mut tally = Tally::default();
    let mut agents = [&args.first, &args.second].map(Player::agent);
    for number in 0..args.games {
        play(args, &setup, number, &mut agents, &mut tally)?;
    }
    Ok(summary(args, &tally))
}

fn setup(args: &Args) -> Result<Setup, Box<dyn std::error::Error>> {
    let mut setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(args.players) };
    for name in &args.sets {
        match name.as_str() {
            "basic:1" => setup.edition = Edition::First,
            "basic:2" => setup.edition = Edition::Second,
            "all" => Expansion::ALL.iter().for_each(|&expansion| setup.expansions.set(expansion, true)),
            _ => {
                let known = Expansion::ALL.iter().find(|expansion| expansion.id() == name);
                setup.expansions.set(*known.ok_or_else(|| format!("unknown set {name}"))?, true);
            }
        }
    }
    Ok(setup)
}

/// Plays one game and returns its result. In the second game of a deal, the seats are exchanged.
fn play(
    args: &Args,
    setup: &Setup,
    number: u32,
    agents: &mut [Box<dyn Agent>; 2],
    tally: &mut Tally,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut luck = SmallRng::seed_from_u64(args.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2)));
    let side = |seat: Seat| (seat.index() + number as usize) % 2;
    let mut game = Game::new(setup.clone()).map_err(|errors| format!("{errors:?}"))?;
    let (mut events, mut record) = (Vec::new(), Record::new(setup.clone()));
    let mut audit = args.check.then(|| Audit::new(&game));
    let mut enter = |game: &mut Game, record: &mut Record, entry: Entry| -> Result<(), Box<dyn std::error::Error>> {
        events.clear();
        game.enter(entry, &mut events)?;
        outvoted_seats(&events).for_each(|(kind, seat)| tally.outvoted.entry(kind.key()).or_default()[side(seat)] += 1);
        record.log.push(entry);
        if let Some(audit) = &mut audit {
            audit.check_move(game, &events)?;
        }
        Ok(())
    };
    loop {
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Draw(_) => {
                let outcomes = game.outcome_count();
                let outcome = (luck.random::<f64>() * outcomes as f64) as usize;
                let drawn = game.outcome(outcome.min(outcomes - 1)).ok_or("a draw without outcome")?;
                enter(&mut game, &mut record, Entry::Draw(drawn))?;
            }
            Waiting::Decision(decision) => {
                let (seat, mover) = (decision.seat, side(decision.seat));
                let start = spent();
                let seed = args.seed ^ u64::from(number) << 32 ^ u64::from(decision.number);
                let time = Duration::from_millis(args.millis);
                let budget = args.positions.map_or(Budget::DeadlineBudget(start + time), Budget::Positions);
                let turn = AgentTurn { game: &game, record: &record, seat, seed, time, budget: &budget };
                let answers = agents[mover].answer(turn).or_else(|error| {
                    tally.failed[mover] += 1;
                    eprintln!("game {number}, decision {}: {error}", decision.number);
                    Level::Gentle.answer(turn)
                })?;
                tally.spent[mover] += spent() - start;
                tally.decisions[mover] += 1;
                for answer in answers {
                    enter(&mut game, &mut record, Entry::Act(answer))?;
                    while game.awaits_hidden_draw() {
                        let outcome = luck.random_range(0..game.outcome_count());
                        let drawn = game.outcome(outcome).ok_or("a draw without outcome")?;
                        enter(&mut game, &mut record, Entry::Draw(drawn))?;
                    }
                }
            }
        }
    }
    if args.check {
        let written = serde_json::to_string(&record)?;
        let again = serde_json::from_str::<Record>(&written)?.replay()?;
        if View::of(&again) != View::of(&game) {
            return Err("the replayed game differs".into());
        }
    }
    let best =
        |wanted: usize| game.seats().filter(|&seat| side(seat) == wanted).map(|seat| game.player(seat).points()).max();
    let margin = f64::from(best(0).unwrap_or_default() - best(1).unwrap_or_default());
    tally.margins.push(margin);
    if args.verbose {
        let scores: Vec<i32> = game.seats().map(|seat| game.player(seat).points()).collect();
        eprintln!("game {number}: {margin:+} {scores:?}");
    }
    Ok(())
}

/// Returns the seats that get nothing for a large feature with figures of theirs, once for each such feature, with its kind.
fn outvoted_seats(events: &[Event]) -> impl Iterator<Item = (Kind, Seat)> {
    let scores = events.iter().filter_map(|event| match event {
        Event::Scored(score) if score.points >= OUTVOTED_POINTS => Some((score, score.feature.as_ref()?)),
        _ => None,
    });
    scores.flat_map(|(score, feature)| {
        let seats = feature.strengths.iter().map(|&(seat, _)| (feature.kind, seat));
        seats.filter(move |(_, seat)| !score.winners.contains(seat))
    })
}

fn summary(args: &Args, tally: &Tally) -> serde_json::Value {
    let games = tally.margins.len() as f64;
    let count = |wanted: fn(f64) -> bool| tally.margins.iter().filter(|&&margin| wanted(margin)).count();
    let (wins, draws, losses) = (count(|m| m > 0.0), count(|m| m == 0.0), count(|m| m < 0.0));
    let mean = tally.margins.iter().sum::<f64>() / games;
    let variance = tally.margins.iter().map(|margin| (margin - mean).powi(2)).sum::<f64>() / (games - 1.0).max(1.0);
    let share = (wins as f64 + draws as f64 / 2.0) / games;
    let round = |number: f64| (number * 1000.0).round() / 1000.0;
    let a_move = |side: usize| round(tally.spent[side].as_secs_f64() / f64::from(tally.decisions[side].max(1)));
    let share_95 = wilson(share, games).map(round);
    let margin_95 = [-1.0, 1.0].map(|sign: f64| round(mean + sign * 1.96 * (variance / games).sqrt()));
    serde_json::json!({
        "first": args.first.to_string(),
        "second": args.second.to_string(),
        "failed_moves": tally.failed,
        "outvoted": tally.outvoted,
        "players": args.players,
        "sets": args.sets,
        "seed": args.seed,
        "games": tally.margins.len(),
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "share": round(share),
        "share_95": share_95,
        "mean_margin": round(mean),
        "margin_95": margin_95,
        "seconds_a_move": [a_move(0), a_move(1)],
    })
}

/// Returns the 95 % confidence interval of a share, according to Wilson.
fn wilson(share: f64, games: f64) -> [f64; 2] {
    let z = 1.96;
    let centre = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    [centre - spread, centre + spread].map(|bound| bound / (1.0 + z * z / games))
}
