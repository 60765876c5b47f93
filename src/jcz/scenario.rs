//! Scenarios: saved games that end with statements about the game, by which the other program is tested.

use std::collections::BTreeSet;

use bergerie_rules::{Action, Event, Game, Pos, Question, Score, Seat, Waiting};

use crate::answers::passing;
use crate::data;
use crate::error::ReadError;
use crate::reader::{FollowedGame, follow};
use crate::saved_game::SavedGame;

/// The result of a scenario.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All statements are true.
    Passed,
    /// The game could not be followed, or a statement is false.
    Failed(String),
    /// The game needs something that this program does not support, or a statement cannot be checked here.
    Skipped(String),
}

/// Follows a saved game and checks the statements at its end.
pub fn check(text: &str) -> Verdict {
    let followed =
        serde_json::from_str(text).map_err(ReadError::from).and_then(|file: SavedGame| Ok((follow(&file)?, file)));
    match followed {
        Ok((followed, file)) => verify(followed, &file),
        Err(error @ (ReadError::Unknown(_) | ReadError::Version(_))) => Verdict::Skipped(error.to_string()),
        Err(error) => Verdict::Failed(error.to_string()),
    }
}

fn verify(mut followed: FollowedGame, file: &SavedGame) -> Verdict {
    let mut unplayed = Vec::new();
    if has_acted(&followed.game, file) {
        // Our game has scored, and the other one waits for the confirmation.
        unplayed = followed.events.split_off(followed.events_before);
    }
    if file.game_annotations.end_turn.is_some() && *followed.game.waiting() != Waiting::Over {
        // Our game has begun the next turn, and may have given points for that.
        let last = followed.events.iter().rposition(|event| matches!(event, Event::Turn { .. } | Event::Placed { .. }));
        let begun = last.filter(|&last| matches!(followed.events.get(last), Some(Event::Turn { .. })));
        unplayed.extend(begun.map(|begun| followed.events.split_off(begun)).unwrap_or_default());
        let (game, events) = followed.game.if_ended();
        followed.game = game;
        followed.events.extend(events);
    }
    let points = |seat: Seat| followed.game.player(seat).points() - gained(&unplayed, seat);
    let mut unclear = None;
    for assertion in file.test.iter().flat_map(|test| &test.assertions) {
        match holds(&followed, file, points, assertion) {
            Some(Ok(())) => {}
            Some(Err(ours)) => return Verdict::Failed(format!("{assertion:?}, but {ours}")),
            None => unclear = Some(format!("cannot check {assertion:?}")),
        }
    }
    unclear.map_or(Verdict::Passed, Verdict::Skipped)
}

/// Checks a statement. Returns `None` if it has an unknown form, or is about something that only the other program has.
fn holds(
    followed: &FollowedGame,
    file: &SavedGame,
    points: impl Fn(Seat) -> i32,
    assertion: &str,
) -> Option<Result<(), String>> {
    let game = &followed.game;
    let seat = |name: &str| Seat::new(file.players.iter().position(|player| player.name == name)?);
    let words: Vec<&str> = assertion.trim_end_matches('.').split_whitespace().collect();
    let same = |is_true: bool, ours: String| Some(if is_true { Ok(()) } else { Err(ours) });
    match words[..] {
        [name, "has", theirs, "points" | "point"] => {
            let (ours, theirs) = (points(seat(name)?), theirs.parse::<i32>().ok()?);
            same(ours == theirs, format!("we have {ours}"))
        }
        [name, "scored", feature, "for", points, "points" | "point"] => {
            let (seat, points) = (seat(name)?, points.parse::<i32>().ok()?);
            let ours: Vec<_> = scores(&followed.events).flat_map(|score| gains(score, seat)).collect();
            same(
                ours.iter().any(|(name, ours)| name.eq_ignore_ascii_case(feature) && *ours == points),
                format!("we have {ours:?}"),
            )
        }
        ["Player", can @ ("can" | "can't"), "pass"] => {
            let decision = game.decision().filter(|_| !has_acted(game, file));
            let may_pass = decision.is_some_and(|decision| decision.offers(passing(decision)));
            same(may_pass == (can == "can"), format!("we ask {:?}", decision.map(|decision| decision.question)))
        }
        ["Phase" | "phase", "is", phase] => {
            let is_in = match phase {
                "TilePhase" => game.hand().is_some(),
                "ActionPhase" => game.decision().is_some_and(|decision| decision.question.is_main()),
                "CommitActionPhase" => has_acted(game, file),
                "GameOverPhase" => *game.waiting() == Waiting::Over || file.game_annotations.end_turn.is_some(),
                _ => return None,
            };
            same(is_in, format!("we wait for {:?}", game.decision().map(|decision| decision.question)))
        }
        // Whether that program lets its user take the last message back is not a matter of rules.
        ["Undo", "is", ..] => Some(Ok(())),
        ["Available", "action", "TilePlacement", "for", tile] => {
            same(game.hand().is_some_and(|shape| shape.name == tile), format!("we have {:?}", game.hand()))
        }
        _ => {
            let (_, listed) = assertion.split_once("lacement").and_then(|(_, rest)| rest.split_once("options:"))?;
            let (ours, theirs) = (placements(game), options(listed)?);
            same(ours == theirs, format!("we have {ours:?}"))
        }
    }
}

/// Returns whether the last message was an answer that the other program waits to have confirmed.
fn has_acted(game: &Game, file: &SavedGame) -> bool {
    let is_asked = |question| matches!(question, Question::Place(_) | Question::Figure { .. });
    *game.waiting() != Waiting::Over
        && file.replay.last().is_some_and(|last| last.kind != "COMMIT")
        && !game.decision().is_some_and(|decision| is_asked(decision.question))
}

fn scores(events: &[Event]) -> impl Iterator<Item = &Score> {
    events.iter().filter_map(|event| if let Event::Scored(score) = event { Some(&**score) } else { None })
}

fn gained(events: &[Event], seat: Seat) -> i32 {
    scores(events).map(|score| score.gain(seat)).sum()
}

/// Returns the points that a player gets with a score, each with the first part of the other program's name.
fn gains(score: &Score, seat: Seat) -> Vec<(&'static str, i32)> {
    let extras = || score.extras.iter().filter(|extra| extra.seat == seat);
    let alone = extras().filter_map(|extra| Some((data::bonus(&extra.term)?, extra.term.points())));
    let joint: Vec<i32> =
        extras().filter(|extra| data::bonus(&extra.term).is_none()).map(|extra| extra.term.points()).collect();
    let is_winner = score.winners.contains(&seat);
    let points = if is_winner { score.points } else { 0 } + joint.iter().sum::<i32>();
    let own = data::score_name(score).filter(|_| is_winner || !joint.is_empty()).map(|(name, _)| (name, points));
    let first = |(name, points): (&'static str, i32)| (name.split('.').next().unwrap_or(name), points);
    own.into_iter().chain(alone).map(first).collect()
}

type Options = BTreeSet<(i16, i16, u16)>;

fn placements(game: &Game) -> Options {
    let options = game.legal_actions().iter().filter_map(|action| match action {
        Action::Place(placement) => Some((placement.at.x, placement.at.y, placement.rotation.degrees())),
        _ => None,
    });
    options.collect()
}

/// Parses a list of cells with rotations, such as `[2,0] - [90, 270], [1,-1] - [0]`.
fn options(text: &str) -> Option<Options> {
    let mut numbers = text.split('[').skip(1).map(|list| {
        let (list, _) = list.split_once(']')?;
        list.split(',').map(|number| number.trim().parse().ok()).collect::<Option<Vec<i16>>>()
    });
    let mut options = Options::new();
    while let Some(cell) = numbers.next() {
        let &[x, y] = cell?.as_slice() else { return None };
        let Pos { x, y } = Pos::new(x, y);
        options.extend(numbers.next()??.into_iter().map(|degrees| (x, y, degrees.unsigned_abs())));
    }
    Some(options)
}
