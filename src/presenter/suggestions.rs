//! Suggested moves, which a user interface can try in advance.

use bergerie_opponent::Advice;
use bergerie_rules::{Action, Game, Piece, Pos, Question, Refusal};

use super::answers::is_earlier_answer;
use super::codes;
use super::look_ahead::{apply_with_placeholders, reapply};

/// Returns the first answers of a suggested move that may be chosen in advance, because they cost no piece. The player
/// decides about the others, those that precede the tile, and questions of expansions.
pub fn answers_without_stake<'a>(game: &Game, answers: &'a [Action]) -> &'a [Action] {
    let mut game = game.clone();
    let is_free = |&action: &Action| {
        let Some(decision) = game.decision() else { return false };
        if is_earlier_answer(action) || matches!(decision.question, Question::Expansion(_)) {
            return false;
        }
        // Pieces that the tile itself costs are no choice.
        if let Action::Place(placement) = action {
            return placement.piece.is_none() && apply_with_placeholders(&mut game, action, &mut Vec::new()).is_ok();
        }
        let seat = decision.seat;
        let pieces =
            |game: &Game| Piece::ALL.iter().map(|&piece| game.player(seat).piece_count(piece)).collect::<Vec<_>>();
        let before = pieces(&game);
        reapply(&mut game, action, &mut Vec::new());
        pieces(&game).iter().zip(before).all(|(&after, before)| after >= before)
    };
    let count = answers.iter().copied().take_while(is_free).count();
    answers.split_at(count).0
}

/// Returns the best move that places the tile on a cell, without answers at stake, and its position among all suggestions. Returns `None`
/// if there is none.
pub fn best_move_on<'a>(game: &Game, advice: &'a [Advice], at: Pos) -> Option<(usize, &'a [Action])> {
    let is_there = |action: Option<&Action>| matches!(action, Some(Action::Place(way)) if way.at == at);
    let there = advice.iter().enumerate().filter(|(_, advice)| is_there(advice.answers.first()));
    // Answers are applied to find their cost, so those on other cells are left out before.
    there.map(|(rank, advice)| (rank, answers_without_stake(game, &advice.answers))).find(|(_, it)| !it.is_empty())
}

/// Returns the path of answers.
pub fn path_of_answers(game: &Game, answers: &[Action]) -> Result<String, Refusal> {
    let (mut game, mut path) = (game.clone(), String::new());
    for &action in answers {
        path = codes::join(&path, &codes::legal_answer_code(action, game.legal_actions()));
        apply_with_placeholders(&mut game, action, &mut Vec::new())?;
    }
    Ok(path)
}
