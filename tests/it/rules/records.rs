//! Tests of stored records: replaying each of them must always give the same result.

use bergerie_rules::record::{Format, UnknownFormat};
use bergerie_rules::replay::EntryError;
use bergerie_rules::{Game, Record, RecordError, Refusal, Ruleset, Setup, Waiting};
use serde::Deserialize;

use super::path;

/// The expected result of a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    file: String,
    says: String,
    ruleset: u16,
    /// Whether the record ends before the game does.
    #[serde(default)]
    unfinished: bool,
    /// The seats that resigned.
    #[serde(default)]
    resigned: Vec<usize>,
    scores: Vec<i32>,
    winners: Vec<usize>,
    /// The number of tiles on the table.
    tiles: usize,
    /// The points that seats got, with the entry of the log that caused them: `23: 0+4; 31: 0+8 1+8`.
    gains: String,
    /// The figures on the table after the last entry, each with its cell and segment: `0 meeple N1 2; 1 abbot W1 0`.
    /// They are not checked if this is `None`.
    figures: Option<String>,
}

#[derive(Deserialize)]
struct File {
    record: Vec<Expected>,
}

/// The folder of the stored records.
const RECORDS: &str = "tests/data/records";

fn text(file: &str) -> String {
    let path = path(RECORDS).join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn check(expected: &Expected) {
    let named = format!("{}: {}", expected.file, expected.says);
    let text = text(&expected.file);
    let record: Record = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{named} {error}"));
    assert_eq!(record.ruleset, expected.ruleset, "{named}");
    let mut history = vec![vec![0; usize::from(record.setup.players)]];
    let game = record.replay_with(|_, _, game| history.push(scores(game)));
    let game = game.unwrap_or_else(|error| panic!("{named} {error}"));
    assert_eq!(game.waiting() != &Waiting::Over, expected.unfinished, "{named}");
    assert_eq!(resigned(&game), expected.resigned, "{named}");
    assert_eq!(scores(&game), expected.scores, "{named}");
    assert_eq!(winners(&game), expected.winners, "{named}");
    assert_eq!(game.board().tiles().len(), expected.tiles, "{named}");
    assert_eq!(gains(&history), expected.gains, "{named}");
    assert!(
        expected.figures.as_ref().is_none_or(|expected| *expected == figures(&game)),
        "{named}: {}",
        figures(&game)
    );
}

/// Returns the differences between consecutive scores, in the format of [`Expected`].
fn gains(history: &[Vec<i32>]) -> String {
    let steps = history.windows(2).enumerate().filter(|(_, step)| step[0] != step[1]);
    let gain = |(seat, (before, after)): (usize, (&i32, &i32))| {
        (before != after).then(|| format!(" {seat}{:+}", after - before))
    };
    let line = |step: &[Vec<i32>]| step[0].iter().zip(&step[1]).enumerate().filter_map(gain).collect::<String>();
    steps.map(|(index, step)| format!("{}:{}", index + 1, line(step))).collect::<Vec<_>>().join("; ")
}

fn scores(game: &Game) -> Vec<i32> {
    game.seats().map(|seat| game.player(seat).points()).collect()
}

fn resigned(game: &Game) -> Vec<usize> {
    game.seats().filter(|&seat| game.player(seat).has_resigned).map(|seat| seat.index()).collect()
}

/// Returns the figures on the table in the format of [`Expected`], in alphabetical order.
fn figures(game: &Game) -> String {
    let figures = game.board().figures().iter().map(|occupant| {
        let (at, segment) = game.board().segment_location(occupant.node);
        let figure = serde_json::to_value(occupant.figure).expect("a name");
        format!("{} {} {at} {segment}", occupant.seat.index(), figure.as_str().unwrap_or_default())
    });
    let mut figures: Vec<String> = figures.collect();
    figures.sort();
    figures.join("; ")
}

fn winners(game: &Game) -> Vec<usize> {
    game.ranking().into_iter().filter(|&(place, ..)| place == 1).map(|(_, seat, _)| seat.index()).collect()
}

#[test]
fn stored_games_replay_to_the_same_result() {
    let file: File = toml::from_str(&text("expected.toml")).unwrap_or_else(|error| panic!("expected.toml: {error}"));
    let stored = std::fs::read_dir(path(RECORDS)).expect("the folder is part of the repository").flatten();
    let stored = stored.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "json")).count();
    assert_eq!(file.record.len(), stored, "every stored record is listed");
    file.record.iter().for_each(check);
}

fn stored() -> Record {
    serde_json::from_str(&text("base-tied.json")).expect("a record")
}

#[test]
fn a_record_of_another_format_is_not_read() {
    // A record from before the first release.
    let old =
        r#"{"format":2,"ruleset":9,"setup":{"players":2,"six_players":"with_exp1"},"log":[{"draw":{"tile":"BA/L"}}]}"#;
    let error = serde_json::from_str::<Record>(old).unwrap_err().to_string();
    assert!(error.starts_with("unknown record format 2: this version reads format 3"), "{error}");
    assert_eq!(Format::try_from(Format::NUMBER + 1), Err(UnknownFormat(Format::NUMBER + 1)));
}

#[test]
fn a_record_of_unknown_rules_is_not_replayed() {
    for ruleset in [0, Record::RULESET + 1] {
        let record = Record { ruleset, ..stored() };
        let error = record.replay().err().expect("a refusal");
        assert_eq!(error, RecordError::Ruleset(ruleset));
        assert_eq!(error.to_string(), format!("unknown ruleset {ruleset}: this version has rulesets up to 1"));
    }
    let record = Record { setup: Setup::base(0), ..stored() };
    assert!(matches!(record.replay(), Err(RecordError::Setup(_))));
}

#[test]
fn a_record_names_its_ruleset() {
    let rulesets: Vec<Ruleset> = (1..).map_while(Ruleset::numbered).collect();
    assert_eq!((rulesets.first(), rulesets.last()), (Some(&Ruleset::First), Some(&Ruleset::NEWEST)));
    for (ruleset, number) in rulesets.into_iter().zip(1..) {
        assert_eq!(ruleset.number(), number);
        let record = Record { ruleset: ruleset.number(), ..stored() };
        assert_eq!(record.replay().map(|game| game.ruleset()), Ok(ruleset));
    }
    assert_eq!(Record::new(Setup::base(2)).replay().map(|game| game.ruleset()), Ok(Ruleset::NEWEST));
}

#[test]
fn a_record_with_a_false_entry_is_refused_there() {
    let mut record = stored();
    record.log.remove(1);
    let error = EntryError::Refused(Refusal::NotAsked);
    assert_eq!(record.replay().err(), Some(RecordError::Entry { entry: 2, error }));
}

#[test]
fn a_record_may_stop_anywhere() {
    let whole = stored();
    for entries in [0, 1, 2, 3, 50] {
        let record = Record { log: whole.log[..entries].to_vec(), ..whole.clone() };
        assert!(record.replay().is_ok_and(|game| game.waiting() != &Waiting::Over), "{entries}");
    }
}
