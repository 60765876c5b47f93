//! The review of a game, as text with pictures.

use crate::opponent::{Review, ReviewedMove};
use crate::picture::Subject;
use crate::rules::{Action, Event, Game, Record, RecordError, Seat};
use crate::table::Assists;
use crate::words::{Words, markup};

use super::answers;
use super::change::alternatives_subject;
use super::look_ahead::reapply;
use super::pictures::{Picture, sampled_points};
use super::seats::PlayerNames;

/// A review as text with pictures.
pub(crate) struct DescribedReview {
    /// The lines of the text.
    pub lines: Vec<String>,
    /// A picture of each move in the text, or `None` if the move changes no cell.
    pub moves: Vec<Option<Picture>>,
    /// The chart of the expected leads.
    pub chart: Picture,
}

/// Describes a review.
///
/// # Errors
/// [`RecordError`] if the record cannot be replayed.
pub(crate) fn described_review(
    words: Words,
    names: &PlayerNames,
    record: &Record,
    review: &Review,
) -> Result<DescribedReview, RecordError> {
    let (mut lines, mut moves) = (Vec::new(), Vec::new());
    for (place, reviewed) in (1..).zip(&review.moves) {
        let ReviewedMove { at, seat, played, better, cost } = reviewed;
        let mut before = record.clone();
        before.log.truncate(*at as usize);
        let before = before.replay()?;
        let [own, other] = [played, better].map(|answers| game_after(&before, answers));
        let [played, better] =
            [played, better].map(|answers| answers::answer_names(words, Assists::On, &before, answers));
        let (player, cost, tiles) = (names.name(*seat), words.decimal(*cost), before.board().tiles().len());
        lines.push(words.review_move(better, cost, place, played, player, tiles));
        let pair = [(&own.0, own.1.as_slice()), (&other.0, other.1.as_slice())];
        let picture = |subject| Picture { subject, alt: words.alt_review_move(place), note: None };
        moves.push(alternatives_subject(pair, *seat).map(picture));
    }
    if lines.is_empty() {
        lines.push(words.review_none());
    }
    let seats = || Seat::all(usize::from(record.setup.players));
    lines.extend(seats().zip(review.costs.iter().zip(&review.luck)).map(|(seat, (cost, luck))| {
        let luck = format!("{}{}", if *luck > 0.0 { "+" } else { "" }, words.decimal(*luck));
        words.review_seat(words.decimal(cost.max(0.0)), luck, names.name(seat))
    }));
    lines.push(markup::note(words.review_note()));
    let lead =
        |seat: Seat| review.leads.iter().filter_map(|leads| Some(leads.get(seat.index())?.round() as i32)).collect();
    let leads: Vec<(Seat, Vec<i32>)> = seats().map(|seat| (seat, lead(seat))).collect();
    let values: Vec<String> =
        leads.iter().map(|(seat, leads)| format!("{} {}", words.colour(*seat), sampled_points(leads))).collect();
    let alt = words.alt_review_curve(words.separated(&values).replace('-', "−"));
    Ok(DescribedReview { lines, moves, chart: Picture { subject: Subject::Chart(leads), alt, note: None } })
}

fn game_after(before: &Game, answers: &[Action]) -> (Game, Vec<Event>) {
    let (mut game, mut events) = (before.clone(), Vec::new());
    for &answer in answers {
        reapply(&mut game, answer, &mut events);
    }
    (game, events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Entry, Setup, Waiting};

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
        let shown = super::described_review(words, &PlayerNames::of_colours(words), &record, &review).unwrap();
        let texts: Vec<Option<String>> = shown.moves.into_iter().map(|picture| Some(picture?.alt)).collect();
        assert_eq!(texts, [None, Some(words.alt_review_move(2))], "{:?}", shown.lines);
    }
}
