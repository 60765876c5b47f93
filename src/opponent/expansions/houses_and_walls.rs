//! The value of houses and walls in the supply: each is a spare tile edge for a moment at which no tile fits.
//!
//! Without this value, the bot used up all pieces in its first turns, for gains of a fraction of a point
//! (`benches/README.md`, "Strength of the bots").

use super::Hooks;
use crate::evaluation::{EvaluationContext, Values};
use bergerie_rules::expansions::houses_and_walls::MarkerKind;
use bergerie_rules::{Game, Seat};

pub(super) const HOOKS: Hooks = Hooks { add_estimates, ..Hooks::NONE };

/// The points that a piece gains when it is used at a good moment. This value won far more games than 0.
const KEPT_PIECE_VALUE: f32 = 3.0;

/// The number of remaining turns of a player below which a piece in the supply loses value.
const ENDGAME_TURNS: f32 = 10.0;

/// Adds the value of the houses and walls in each supply.
fn add_estimates(context: &mut EvaluationContext<'_>, values: &mut Values) {
    let each = KEPT_PIECE_VALUE * context.late_game_factor(ENDGAME_TURNS);
    for seat in context.game.seats() {
        values[seat.index()] += each * f32::from(pieces_in_supply(context.game, seat));
    }
}

/// Returns the number of houses and walls in a player's supply.
fn pieces_in_supply(game: &Game, seat: Seat) -> u8 {
    MarkerKind::ALL.map(|kind| game.player(seat).pieces(kind.piece())).iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Positions, choose};
    use bergerie_rules::{Expansion, Setup, Waiting};

    /// Without a value for pieces in the supply, the bots use more than half of them by then.
    #[test]
    fn bots_keep_most_houses_and_walls_for_later() {
        let setup = Setup::base(2).with(&[Expansion::HousesAndWalls]);
        let mut left = 0;
        for seed in [1, 2] {
            let (mut game, mut draws) = (Game::new(setup.clone()).unwrap(), seed);
            while game.board().tiles().len() < 20 {
                let Waiting::Decision(decision) = game.waiting() else {
                    draws += 37;
                    let drawn = game.outcome(draws % game.outcome_count()).unwrap();
                    game.draw(drawn, &mut Vec::new()).unwrap();
                    continue;
                };
                let answers = choose(&game, decision.seat, Level::Steady, seed as u64, &Positions(300));
                answers.into_iter().for_each(|answer| game.apply(answer, &mut Vec::new()).unwrap());
            }
            left += game.seats().map(|seat| super::pieces_in_supply(&game, seat)).sum::<u8>();
        }
        assert!(left >= 11, "{left} of 16 pieces are left");
    }
}
