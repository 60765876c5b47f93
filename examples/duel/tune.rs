//! Tunes the numbers of a player by SPSA (simultaneous perturbation stochastic approximation; Spall, 1992): in each iteration,
//! all numbers are multiplied or divided by a random factor at once, the two resulting players play some deals, and the
//! numbers move a small step towards the winner's.

use bergerie::engine::Agent;
use bergerie::rules::Setup;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Args, Tally, play};

/// The size of the first perturbation, as the logarithm of its factor.
const PERTURBATION: f64 = 0.25;
/// The size of the first step.
const STEP: f64 = 0.1;
/// The number of points that count as one victory.
const POINTS: f64 = 20.0;
/// The number of iterations between two lines of output.
const LINES: u32 = 25;

/// Tunes the numbers of a player, such as [`Weights`](bergerie::opponent::Weights), and prints them after every few
/// iterations. Returns the last ones. Each iteration plays `args.games` games.
pub fn tune<N: Copy + Serialize + DeserializeOwned>(
    args: &Args,
    setup: &Setup,
    start: N,
    player: impl Fn(N) -> Box<dyn Agent>,
    iterations: u32,
) -> Result<Value, Box<dyn std::error::Error>> {
    let mut numbers = start;
    let mut random = SmallRng::seed_from_u64(args.seed);
    let calm = f64::from(iterations / 10 + 1);
    for iteration in 1..=iterations {
        let time = f64::from(iteration);
        let perturbation = PERTURBATION / time.powf(0.101);
        let step = STEP * (calm / (calm + time)).powf(0.602);
        let signs: [f64; 32] = std::array::from_fn(|_| if random.random() { 1.0 } else { -1.0 });
        let mut agents =
            [player(moved(numbers, &signs, perturbation)?), player(moved(numbers, &signs, -perturbation)?)];
        let mut tally = Tally::default();
        for game in 0..args.games {
            play(args, setup, iteration * args.games + game, &mut agents, &mut tally)?;
        }
        let results = tally.margins.iter().map(|margin| (margin / POINTS).clamp(-2.0, 2.0));
        let result = results.sum::<f64>() / f64::from(args.games);
        numbers = moved(numbers, &signs, step * result)?;
        if iteration % LINES == 0 {
            eprintln!("{iteration} {}", serde_json::to_string(&numbers)?);
        }
    }
    Ok(serde_json::to_value(numbers)?)
}

/// Returns numbers that are multiplied by `e` to the power of `by`, with a sign for each.
fn moved<N: Serialize + DeserializeOwned>(numbers: N, signs: &[f64], by: f64) -> serde_json::Result<N> {
    let mut fields: Map<String, Value> = serde_json::from_value(serde_json::to_value(numbers)?)?;
    for (value, sign) in fields.values_mut().zip(signs) {
        *value = (value.as_f64().unwrap_or_default() * (sign * by).exp()).into();
    }
    serde_json::from_value(fields.into())
}
