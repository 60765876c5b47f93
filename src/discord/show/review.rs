//! The review of a game as text and pictures, for Discord and for the command line.

use crate::opponent::{Review, ReviewedMove};
use crate::picture::{Artist, PictureError};
use crate::presenter::answers;
use crate::presenter::look_ahead::repeat;
use crate::presenter::seats::Cast;
use crate::rules::record::RecordError;
use crate::rules::seat::Seat;
use crate::rules::{Action, Event, Game, Record};
use crate::table::Assists;
use crate::words::Words;

use super::change::alternatives;
use super::pictures::sample;

/// The reason why a review cannot be shown.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ShowReviewError {
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
    /// A picture cannot be drawn.
    #[error(transparent)]
    Picture(#[from] PictureError),
}

/// A review as text and pictures.
pub(crate) struct ShownReview {
    /// The lines of the text.
    pub lines: Vec<String>,
    /// A picture of each move in the text, as PNG with its alternative text; `None` if the move changes no cell.
    pub moves: Vec<Option<(Vec<u8>, String)>>,
    /// The chart of the expected leads, as PNG with its alternative text.
    pub curve: (Vec<u8>, String),
}

/// Describes a review and draws its pictures.
pub(crate) fn shown(
    artist: &Artist,
    words: Words,
    cast: &Cast,
    record: &Record,
    review: &Review,
) -> Result<ShownReview, ShowReviewError> {
    let (mut lines, mut moves) = (Vec::new(), Vec::new());
    for (place, reviewed) in (1..).zip(&review.moves) {
        let ReviewedMove { at, seat, played, better, cost } = reviewed;
        let mut before = record.clone();
        before.log.truncate(*at as usize);
        let before = before.replay()?;
        let [own, other] = [played, better].map(|answers| after(&before, answers));
        let [played, better] = [played, better].map(|answers| answers::sequence(words, Assists::On, &before, answers));
        let (player, cost, tiles) = (cast.name(*seat), words.decimal(*cost), before.board().tiles().len());
        lines.push(words.review_move(better, cost, place, played, player, tiles));
        let pair = [(&own.0, own.1.as_slice()), (&other.0, other.1.as_slice())];
        moves.push(alternatives(artist, pair, *seat)?.map(|png| (png, words.alt_review_move(place))));
    }
    if lines.is_empty() {
        lines.push(words.review_none());
    }
    let seats = || Seat::all(usize::from(record.setup.players));
    lines.extend(seats().zip(review.costs.iter().zip(&review.luck)).map(|(seat, (cost, luck))| {
        let luck = format!("{}{}", if *luck > 0.0 { "+" } else { "" }, words.decimal(*luck));
        words.review_seat(words.decimal(cost.max(0.0)), luck, cast.name(seat))
    }));
    lines.push(words.review_note());
    let lead =
        |seat: Seat| review.leads.iter().filter_map(|leads| Some(leads.get(seat.index())?.round() as i32)).collect();
    let leads: Vec<(Seat, Vec<i32>)> = seats().map(|seat| (seat, lead(seat))).collect();
    let told: Vec<String> =
        leads.iter().map(|(seat, leads)| format!("{} {}", words.colour(*seat), sample(leads))).collect();
    let curve = (artist.chart(&leads)?.png, words.alt_review_curve(words.separated(&told).replace('-', "−")));
    Ok(ShownReview { lines, moves, curve })
}

/// Returns the game after a move, and the events of the move.
fn after(before: &Game, answers: &[Action]) -> (Game, Vec<Event>) {
    let (mut game, mut events) = (before.clone(), Vec::new());
    for &answer in answers {
        repeat(&mut game, answer, &mut events);
    }
    (game, events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::record::Entry;
    use crate::rules::{Setup, Waiting};

    #[test]
    fn a_picture_has_the_number_of_its_move() {
        let setup = Setup::base(2);
        let (mut record, mut game, mut moves) = (Record::new(setup.clone()), Game::new(setup).unwrap(), Vec::new());
        while moves.len() < 2 {
            let entry = match game.waiting() {
                Waiting::Over => panic!("the game is over"),
                Waiting::Draw(_) => Entry::Draw(game.outcome(0).unwrap()),
                Waiting::Decision(decision) => {
                    // A tile is placed first. Passing after that changes no cell.
                    let is_pass = |answer: &&Action| **answer == Action::Pass;
                    let answer = *decision.actions.iter().find(is_pass).unwrap_or(&decision.actions[0]);
                    let at = u32::try_from(record.log.len()).unwrap();
                    let (seat, played, better) = (decision.seat, vec![answer], vec![answer]);
                    moves.insert(0, ReviewedMove { at, seat, played, better, cost: 1.0 });
                    Entry::Act(answer)
                }
            };
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
        let review = Review { moves, ..Review::default() };
        let words = Words::default();
        let shown = shown(&Artist::new(), words, &Cast::of_colours(words), &record, &review).unwrap();
        let texts: Vec<Option<String>> = shown.moves.into_iter().map(|picture| Some(picture?.1)).collect();
        assert_eq!(texts, [None, Some(words.alt_review_move(2))], "{:?}", shown.lines);
    }
}
