//! Measures response times and resource use with many tables and presses.
//!
//! `cargo run --release --example load -- --tables 500 --presses 20 --seconds 60`
//!
//! The bot runs in a separate process with a database of running games. This process contains the sandbox in which the
//! bot plays and simulates the users. Users press buttons at a fixed rate, however fast the bot answers: *Play*, a
//! place, and the button that commits the move. The sandbox records the times of requests and responses.
//!
//! The last line of the output is a JSON object. Times are in milliseconds, and memory is in MiB.

mod crowd;
mod gauge;
mod stage;
mod tally;
#[path = "../../tests/it/support/user.rs"]
#[expect(dead_code, reason = "the example needs less of it than the tests")]
mod user;
#[path = "../../tests/it/support/wait.rs"]
#[expect(dead_code, reason = "the tests use all of it")]
mod wait;

use std::error::Error;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::{Value, json};

use crowd::Crowd;
use gauge::Gauge;
use stage::Stage;
use tally::Tally;

/// Any error that prevents the measurement.
type AnyError = Box<dyn Error + Send + Sync>;

#[derive(Parser)]
struct Args {
    /// The number of tables with a running game.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// The number of presses per second, of all users together.
    #[arg(long, default_value_t = 20.0)]
    presses: f64,
    /// The duration of the presses, in seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The idle time before memory is measured again, in seconds.
    #[arg(long, default_value_t = 150)]
    idle: u64,
    /// The maximum number of requests per second that the sandbox accepts, except answers to interactions. There is no
    /// limit by default.
    #[arg(long)]
    limit: Option<u64>,
    /// The number of animations that one user requests at once, half-way through the measurement.
    #[arg(long, default_value_t = 0)]
    films: usize,
    /// The number of finished games whose reviews users request after the presses. A user requests one at a time.
    #[arg(long, default_value_t = 0)]
    reviews: usize,
    /// The seed of the games and of the choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Run the bot. Only the example itself uses this option.
    #[arg(long, hide = true)]
    bot: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = if args.bot { be_the_bot() } else { measure(&args).map(|summary| println!("{summary}")) };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the bot in this process, as the bot's binary does.
fn be_the_bot() -> Result<(), AnyError> {
    bergerie::cli::run(bergerie::cli::Cli::parse_from(["bergerie"]))
}

#[tokio::main]
async fn measure(args: &Args) -> Result<Value, AnyError> {
    let begun = Instant::now();
    let mut stage = Stage::set(args.tables, args.reviews, args.seed).await?;
    eprintln!("{} tables after {:.1?}", args.tables, begun.elapsed());
    let begun = Instant::now();
    if let Some(limit) = args.limit {
        stage.limit(limit).await?;
    }
    stage.start().await?;
    let tally = Tally::follow(&stage);
    let mut crowd = Crowd::gather(&stage, args.seed);
    while tally.posts() < args.tables + args.reviews {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let posted = begun.elapsed();
    eprintln!("all of them posted after {posted:.1?}");
    let gauge = Gauge::of(stage.bot()?)?;
    let (before, memory) = (gauge.cpu()?, gauge.memory()?);
    let start_refusals = tally.begin();
    let pressed = crowd.press(args.presses, Duration::from_secs(args.seconds), args.films).await;
    let busy = gauge.cpu()? - before;
    eprintln!("{} presses, {} moves", pressed.presses, pressed.moves.len());
    let ended = tally.settled().await?;
    let waits = tally.finish(&pressed.moves).await?;
    let reviews = crowd.review(&stage.finished).await;
    let (peak, threads) = gauge.peak()?;
    tokio::time::sleep(Duration::from_secs(args.idle)).await;
    let idle = gauge.memory()?;
    let unplayable = stage.unplayable().await?;
    stage.stop();
    let moves_of = |channel: &u64| pressed.moves.iter().filter(|(_, at)| at == channel).count();
    let mut moves: Vec<usize> = stage.channels.iter().map(moves_of).collect();
    moves.sort_unstable();
    let each = |count: usize| (busy.as_secs_f64() * 1e4 / count.max(1) as f64).round() / 10.0;
    Ok(json!({
        "tables": args.tables,
        "presses_per_second": args.presses,
        "seconds": args.seconds,
        "presses": pressed.presses,
        "late_presses": pressed.late,
        "moves": pressed.moves.len(),
        "moves_of_a_table": { "least": moves.first(), "median": moves.get(moves.len() / 2), "most": moves.last() },
        "refused_at_the_start": start_refusals,
        "limits": ended,
        "unplayable": unplayable,
        "failed": pressed.failed,
        "refused": pressed.refused,
        "films": pressed.films,
        "reviews": reviews,
        "started_ms": posted.as_millis() as u64,
        "acknowledged_ms": waits.acknowledged,
        "rehearsal_ms": waits.rehearsal,
        "turn_ms": waits.turn,
        "completion_ms": pressed.completion,
        "cpu_ms_a_press": each(pressed.presses),
        "cpu_ms_a_move": each(pressed.moves.len()),
        "memory_mib": { "before": memory, "peak": peak, "after_idle": idle },
        "threads": threads,
    }))
}
