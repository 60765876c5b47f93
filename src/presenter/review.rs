//! The review of a game, as text with pictures.

use crate::words::{Words, markup};
use bergerie_opponent::{Review, ReviewedMove};
use bergerie_picture::Subject;
use bergerie_rules::{Action, Event, Game, Record, RecordError, Seat};
use bergerie_table::Assists;

use super::answers;
use super::change::alternatives_subject;
use super::look_ahead::reapply;
use super::pictures::{Picture, sampled_points};
use super::seats::PlayerNames;

/// The maximum number of moves that are described.
const MAX_MOVES: usize = 5;

/// A review as text with pictures.
pub struct DescribedReview {
    /// A line about each player.
    pub seats: Vec<String>,
    /// The chart of the expected leads.
    pub chart: Picture,
    /// A line about each move, and a picture of it, or `None` if the move changes no cell.
    pub moves: Vec<(String, Option<Picture>)>,
    /// A line about the meaning of the numbers and pictures.
    pub note: String,
}

/// Describes a review. The moves of `reader` come first, if the reader is a player; then those that cost most.
///
/// # Errors
/// [`RecordError`] if the record cannot be replayed.
pub fn described_review(
    words: Words,
    names: &PlayerNames,
    record: &Record,
    review: &Review,
    reader: Option<Seat>,
) -> Result<DescribedReview, RecordError> {
    let (own, others): (Vec<&ReviewedMove>, _) =
        review.moves.iter().partition(|reviewed| Some(reviewed.seat) == reader);
    let mut moves = Vec::new();
    for (place, reviewed) in (1..).zip(own.into_iter().chain(others).take(MAX_MOVES)) {
        let ReviewedMove { at, turns: (first, last), seat, played, better, cost } = reviewed;
        let mut before = record.clone();
        before.log.truncate(*at as usize);
        let before = before.replay()?;
        let [own, other] = [played, better].map(|answers| game_after(&before, answers));
        let [played, better] =
            [played, better].map(|answers| answers::answer_names(words, Assists::On, &before, answers));
        let turns = if first == last { words.review_turn(*first) } else { words.review_turns(*first, *last) };
        let line = words.review_move(better, words.one_decimal(*cost), place, played, names.name(*seat), turns);
        let pair = [(&own.0, own.1.as_slice()), (&other.0, other.1.as_slice())];
        let picture = |subject| Picture { subject, alt: words.alt_review_move(place), note: None };
        moves.push((line, alternatives_subject(pair, *seat).map(picture)));
    }
    if moves.is_empty() {
        moves.push((words.review_none(), None));
    }
    let seats = || Seat::all(usize::from(record.setup.players));
    let seat_lines = seats().zip(review.costs.iter().zip(&review.luck)).map(|(seat, (cost, luck))| {
        let luck = format!("{}{}", if *luck > 0.0 { "+" } else { "" }, words.one_decimal(*luck));
        let player = names.name(seat);
        if *cost > 0.0 {
            words.review_seat(words.one_decimal(*cost), luck, player)
        } else {
            words.review_seat_faultless(luck, player)
        }
    });
    let seat_lines = seat_lines.collect();
    let lead =
        |seat: Seat| review.leads.iter().filter_map(|leads| Some(leads.get(seat.index())?.round() as i32)).collect();
    let leads: Vec<(Seat, Vec<i32>)> = seats().map(|seat| (seat, lead(seat))).collect();
    let values: Vec<String> =
        leads.iter().map(|(seat, leads)| format!("{} {}", words.colour(*seat), sampled_points(leads))).collect();
    let alt = words.alt_review_curve(words.separated(&values).replace('-', "−"));
    let chart = Picture { subject: Subject::Chart(leads), alt, note: None };
    Ok(DescribedReview { seats: seat_lines, chart, moves, note: markup::note(words.review_note()) })
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
    use bergerie_rules::{Entry, Setup, Waiting};

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
                    moves.insert(0, ReviewedMove { at, turns: (1, 1), seat, played, better, cost: 1.0 });
                    Entry::Act(answer)
                }
            };
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
        let review = Review { moves, ..Review::default() };
        let words = Words::default();
        let names = PlayerNames::of_colours(words);
        let shown = super::described_review(words, &names, &record, &review, None).unwrap();
        let texts: Vec<Option<String>> = shown.moves.into_iter().map(|(_, picture)| Some(picture?.alt)).collect();
        assert_eq!(texts, [None, Some(words.alt_review_move(2))]);
    }

    #[test]
    fn the_reader_s_own_moves_come_first() {
        let setup = Setup::base(3);
        let (mut record, mut game) = (Record::new(setup.clone()), Game::new(setup).unwrap());
        while game.decision().is_none() {
            let entry = Entry::Draw(game.outcome(0).unwrap());
            game.enter(entry, &mut Vec::new()).unwrap();
            record.log.push(entry);
        }
        let at = u32::try_from(record.log.len()).unwrap();
        let answers = vec![game.decision().unwrap().actions[0]];
        let missed = |seat: usize, turns: (u32, u32), cost: f32| {
            let (played, better) = (answers.clone(), answers.clone());
            ReviewedMove { at, turns, seat: Seat::new(seat).unwrap(), played, better, cost }
        };
        let moves =
            vec![missed(0, (4, 4), 9.0), missed(1, (12, 15), 8.0), missed(0, (1, 1), 7.0), missed(2, (3, 3), 6.0)];
        let review = Review { moves, costs: vec![16.0, 8.0, 0.0], luck: vec![0.0; 3], ..Review::default() };
        let (words, names) = (Words::default(), PlayerNames::of_colours(Words::default()));
        let lines = |reader: Option<usize>| -> Vec<String> {
            let reader = reader.and_then(Seat::new);
            let shown = super::described_review(words, &names, &record, &review, reader).unwrap();
            assert_eq!(
                shown.seats[2],
                words.review_seat_faultless(words.one_decimal(0.0), names.name(Seat::new(2).unwrap()))
            );
            shown.moves.into_iter().map(|(line, _)| line).collect()
        };
        let (own, public) = (lines(Some(1)), lines(None));
        assert!(own[0].contains(&words.review_turns(12, 15)) && own[1].contains(&words.review_turn(4)), "{own:?}");
        assert!(
            public[0].contains(&words.review_turn(4)) && public[1].contains(&words.review_turns(12, 15)),
            "{public:?}"
        );
    }
}
