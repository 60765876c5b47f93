//! Tests of the subcommands that read records and the database.

use std::path::{Path, PathBuf};

use bergerie::cli::InputError;
use bergerie::cli::backup::{self, Backup, BackupError};
use bergerie::cli::replay::{self, Renderers, Replay, ReplayCommandError};
use bergerie::cli::review::{self, ReviewArgs, ReviewError};
use bergerie::cli::verify::{self, Verify, VerifyError};
use bergerie::picture::Artist;
use bergerie::rules::View;
use bergerie::store::StoreError;
use bergerie::table::{RecordFile, Snapshot};

use super::{CHANNEL, game, memory, on_disk, play_out, seed};

/// Plays a game to its end and writes the record to a file in this directory. Returns the table, the record and the
/// path.
fn finished(directory: &Path) -> (Snapshot, RecordFile, PathBuf) {
    let tables = memory();
    let over = play_out(&tables, game(&tables, 3, 9).snapshot);
    let record = tables.export(CHANNEL).unwrap();
    let file = save(directory, &record);
    (over, record, file)
}

fn save(directory: &Path, record: &RecordFile) -> PathBuf {
    let file = directory.join("game.json");
    std::fs::write(&file, record.to_json().unwrap()).unwrap();
    file
}

/// Runs a command and returns its output.
fn printed<E>(run: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> Result<String, E> {
    let mut out = Vec::new();
    run(&mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn review_prints_costly_moves_and_saves_their_pictures() {
    let directory = tempfile::tempdir().unwrap();
    let (_, mut record, _) = finished(directory.path());
    record.record.log.truncate(36);
    let (artist, file) = (Artist::new(), save(directory.path(), &record));
    let args = ReviewArgs { file: file.clone(), pictures: Some(directory.path().to_path_buf()) };
    let text = printed(|out| review::run(&args, &artist, out)).unwrap();
    let moves = text.lines().filter(|line| line.contains(" Better: ")).count();
    assert!((1..=5).contains(&moves) && text.matches("luck of the draw").count() == 3, "{text}");
    assert!(!text.contains('*'), "no markup: {text}");
    for name in (1..=moves).map(|number| format!("move-{number}.png")).chain(["curve.png".to_owned()]) {
        assert!(std::fs::read(directory.path().join(name)).unwrap().starts_with(b"\x89PNG"));
    }
    std::fs::write(&file, "[]").unwrap();
    let failed = printed(|out| review::run(&args, &artist, out));
    assert!(matches!(failed, Err(ReviewError::Input(InputError::Game { .. }))), "{failed:?}");
}

#[test]
fn replay_prints_the_scores_of_a_game_and_saves_its_picture() {
    let directory = tempfile::tempdir().unwrap();
    let (over, _, file) = finished(directory.path());
    let view = View::of(over.game().unwrap());
    let png = directory.path().join("table.png");
    let film = directory.path().join("film.gif");
    let mut args =
        Replay { file, png: Some(png.clone()), film: Some(film.clone()), notation: None, jcz: None, json: true };
    let studio = Renderers {
        picture: &|shown| Ok(format!("{} tiles", shown.tiles.len()).into_bytes()),
        film: &|moments| Ok(format!("{} moments", moments.len()).into_bytes()),
    };
    let json: serde_json::Value =
        serde_json::from_str(&printed(|out| replay::run(&args, studio, out)).unwrap()).unwrap();
    assert_eq!(std::fs::read_to_string(&png).unwrap(), format!("{} tiles", view.tiles.len()));
    // The animation has one moment at the start and one after each turn. A turn may have no tile if the drawn tile fits
    // nowhere.
    let moments: usize = std::fs::read_to_string(&film).unwrap().trim_end_matches(" moments").parse().unwrap();
    assert!((view.tiles.len()..view.tiles.len() + 8).contains(&moments), "{moments}");
    assert_eq!((&json["finished"], &json["tiles_left"]), (&true.into(), &0.into()));
    let ranking = json["ranking"].as_array().unwrap();
    assert_eq!(ranking.len(), view.seats.len());
    for place in ranking {
        let seat = &view.seats[place["seat"].as_u64().unwrap() as usize];
        assert_eq!(place["score"], seat.score);
        let points = place["points"].as_object().unwrap().values().map(|points| points.as_i64().unwrap());
        assert_eq!(points.sum::<i64>(), i64::from(seat.score));
    }

    args.json = false;
    let text = printed(|out| replay::run(&args, studio, out)).unwrap();
    assert!(text.starts_with("The game is over.\n1. ") && text.contains(" (seat 0): "), "{text}");
}

#[test]
fn replay_reads_saved_games_of_jcloisterzone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/jcz");
    let studio = Renderers { picture: &|_| Ok(Vec::new()), film: &|_| Ok(Vec::new()) };
    let run = |file: PathBuf, notation| {
        printed(|out| {
            replay::run(&Replay { file, png: None, film: None, notation, jcz: None, json: false }, studio, out)
        })
    };
    let directory = tempfile::tempdir().unwrap();
    let written = directory.path().join("game.txt");
    let text = run(folder.join("random.jcz"), Some(written.clone())).unwrap();
    let expected = "The game is not over. Tiles left: 66.\n1. red (seat 0): 4; roads 4\n2. blue (seat 1): 0\n";
    assert_eq!(text, expected);
    assert_eq!(run(written, None).unwrap(), expected, "the written game is the same");
    let other = directory.path().join("other.jcz");
    let text = std::fs::read_to_string(folder.join("random.jcz")).unwrap();
    std::fs::write(&other, text.replace("basic:1", "fishermen")).unwrap();
    let failed = run(other, None).unwrap_err();
    assert!(matches!(&failed, ReplayCommandError::Input(InputError::Game { .. })));
    assert!(failed.to_string().contains("1 × the tile set fishermen"), "{failed}");
}

#[test]
fn replay_reports_why_there_is_no_picture() {
    let directory = tempfile::tempdir().unwrap();
    let (_, _, file) = finished(directory.path());
    let args = Replay {
        file,
        png: Some(directory.path().join("table.png")),
        film: None,
        notation: None,
        jcz: None,
        json: false,
    };
    let broken = Renderers { picture: &|_| Err("no ink".into()), film: &|_| Err("no light".into()) };
    let failed = printed(|out| replay::run(&args, broken, out));
    assert!(matches!(failed, Err(ReplayCommandError::Render(error)) if error.to_string() == "no ink"));
    let args = Replay { film: args.png.clone(), png: None, ..args };
    let failed = printed(|out| replay::run(&args, broken, out));
    assert!(matches!(failed, Err(ReplayCommandError::Render(error)) if error.to_string() == "no light"));
}

#[test]
fn replay_refuses_invalid_records() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("notes.txt");
    let run = |file: &Path| {
        let args = Replay { file: file.to_path_buf(), png: None, film: None, notation: None, jcz: None, json: false };
        let studio = Renderers { picture: &|_| Ok(Vec::new()), film: &|_| Ok(Vec::new()) };
        printed(|out| replay::run(&args, studio, out))
    };
    assert!(matches!(run(&file), Err(ReplayCommandError::Input(_))));
    std::fs::write(&file, "milk, eggs").unwrap();
    assert!(matches!(run(&file), Err(ReplayCommandError::Input(InputError::Game { .. }))));
}

#[test]
fn verify_distinguishes_fair_and_unfair_games() {
    let directory = tempfile::tempdir().unwrap();
    let (_, mut record, file) = finished(directory.path());
    let run = || printed(|out| verify::run(&Verify { file: file.clone() }, out));
    let text = run().unwrap();
    assert!(text.starts_with("fair: ") && text.contains(&record.commitment.to_string()), "{text}");

    record.commitment = seed(1).commitment();
    save(directory.path(), &record);
    assert!(matches!(run(), Err(VerifyError::OtherSeed { .. })));

    record.seed = Some(seed(1));
    save(directory.path(), &record);
    let error = run().unwrap_err();
    assert!(
        matches!(error, VerifyError::OtherDraw { .. }) && error.to_string().starts_with("unfair: draw "),
        "{error}"
    );
}

#[test]
fn backup_copies_the_database_of_a_bot_that_runs() {
    let directory = tempfile::tempdir().unwrap();
    let (database, file) = (directory.path().join("bergerie.db"), directory.path().join("copy.db"));
    let tables = on_disk(&database);
    game(&tables, 2, 1);
    let args = Backup { database, file };
    let text = printed(|out| backup::run(&args, out)).unwrap();
    assert!(text.contains("a sound copy of"), "{text}");
    let again = printed(|out| backup::run(&args, out));
    assert!(matches!(again, Err(BackupError::Store(StoreError::Exists(_)))));
}
