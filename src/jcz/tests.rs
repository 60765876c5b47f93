//! Tests with saved games of both versions.

use bergerie_rules::{Record, Seat, Waiting};
use serde_json::{Value, json};

use crate::data;
use crate::expansions::NAMES;
use crate::random::RandomValue;
use crate::scenario::{Verdict, check};
use crate::{ReadError, read};

/// A game of version 5 for two players, all of whose draws follow from random values.
const RANDOM: &str = include_str!("../../tests/data/jcz/random.jcz");
/// A scenario of version 6.2 with a shepherd and a hill.
const SCENARIO: &str = include_str!("../../tests/data/jcz/scenario.jcz");

/// Changes the part of a file at a path of keys and indices.
fn changed(text: &str, pointer: &str, value: Value) -> String {
    let mut file: Value = serde_json::from_str(text).unwrap();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match file.pointer_mut(parent).unwrap() {
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        other => other[key] = value,
    }
    file.to_string()
}

fn refusal(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

#[test]
fn games_of_both_versions_become_records() {
    let record: Record = read(RANDOM).unwrap();
    let game = record.replay().unwrap();
    assert_eq!(game.seats().map(|seat| game.player(seat).points()).collect::<Vec<_>>(), [4, 0]);
    assert_eq!(game.board().tiles().len(), 5);
    // The last message has the random value of the next draw.
    assert_eq!(game.hand().unwrap().name, "BA/CccR");
    // A record of ours that was read before is the same game.
    let stored: Record = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
    assert_eq!(stored, record);

    let game = read(SCENARIO).unwrap().replay().unwrap();
    assert_eq!(game.player(Seat::FIRST).points(), 4);
    assert!(matches!(game.waiting(), Waiting::Draw(_)));
}

/// `base.md 2.5`
#[test]
fn a_game_for_one_player_becomes_a_record() {
    let text = RANDOM.replace("\"player\": 1", "\"player\": 0").replace("1.small.1", "0.small.2");
    let game = read(&changed(&text, "/players", json!([{ "name": "Ann" }]))).unwrap().replay().unwrap();
    assert_eq!((game.player_count(), game.player(Seat::FIRST).points()), (1, 4));
}

#[test]
fn random_values_follow_each_other_as_in_the_other_program() {
    let mut random = RandomValue::new(0.5810601404932261).unwrap();
    // Computed from the definition by another program.
    assert_eq!([72, 18, 6, 3, 100].map(|bound| random.pick(bound)), [41, 2, 1, 2, 73]);
    assert!([1.0, -0.1, f64::NAN, f64::INFINITY].into_iter().all(|value| RandomValue::new(value).is_none()));
}

#[test]
fn a_draw_that_does_not_follow_is_a_divergence() {
    let text = changed(RANDOM, "/initialRandom", json!(0.0));
    assert_eq!(
        refusal(&text),
        "message 1 (PLACE_TILE) cannot be followed. The file has {\"position\":[1,0],\"rotation\":\"R0\",\"tileId\":\"BA/RFr\"}, \
         but player 0 has to place BA/C: BA/C was drawn"
    );
}

#[test]
fn a_divergence_names_the_message_and_both_states() {
    for (pointer, value, expected, found) in [
        ("/replay/3/payload/position", json!([5, 5]), "message 4 (PLACE_TILE)", "player 1 has to place BA/RRR"),
        (
            "/replay/1/payload/pointer/location",
            json!("NS"),
            "message 2 (DEPLOY_MEEPLE)",
            "player 0 is asked about figure",
        ),
        ("/replay/1/payload/meepleId", json!("0.cube.1"), "message 2 (DEPLOY_MEEPLE)", "no figure is called 0.cube.1"),
        ("/replay/1/type", json!("ROLL_DICE"), "message 2 (ROLL_DICE)", "does not know such messages"),
        ("/replay/2/payload/random", json!(7.5), "message 3 (COMMIT)", "random value is not from 0 to 1"),
        ("/replay/3/payload/position", json!([-32768, 0]), "message 4 (PLACE_TILE)", "a cell that no game reaches"),
        ("/replay/1/payload/pointer/position", json!([0, -32768]), "message 2 (DEPLOY_MEEPLE)", "did not match"),
        ("/replay/3/payload/position", json!("here"), "message 4 (PLACE_TILE)", "invalid type"),
        ("/replay/10/payload/meepleId", json!("1.mayor.1"), "message 11 (DEPLOY_MEEPLE)", "no Mayor is left"),
    ] {
        let refusal = refusal(&changed(RANDOM, pointer, value));
        assert!(refusal.starts_with(expected) && refusal.contains(found), "{refusal}");
    }
}

#[test]
fn everything_unknown_is_listed_at_once() {
    let text = changed(RANDOM, "/setup/sets", json!({ "basic:1": 1, "caves": 1, "fishermen": 2, "river/1:2": 1 }));
    let text = changed(
        &text,
        "/setup/elements",
        json!({ "small-follower": 8, "cave": 1, "fairy": 1, "pig": 0, "farmers": true }),
    );
    let text =
        changed(&text, "/setup/rules", json!({ "tiny-city-scoring": "3", "house": true, "more-tunnel-tokens": "2/1" }));
    let text = changed(&text, "/players", json!(vec![json!({ "name": "Ann" }); 7]));
    let expected = "it needs something that this program does not support: 1 × the tile set caves; 2 × the tile set fishermen; \
                    1 × the tile set river/1:2; the element cave = 1; the element small-follower = 8; the rule house = true; \
                    the rule tiny-city-scoring = 3; 7 players with these expansions";
    assert_eq!(refusal(&text), expected);
    let part = changed(RANDOM, "/setup/elements/fairy", json!(1));
    assert!(refusal(&part).contains("elements of the_princess_and_the_dragon without its tiles"));
    let start = changed(RANDOM, "/setup/start", json!([]));
    assert!(refusal(&start).contains("other tiles on the table"));
}

#[test]
fn files_of_another_format_are_refused() {
    assert!(matches!(read(&changed(RANDOM, "/appVersion", json!("4.6.1"))), Err(ReadError::Version(_))));
    assert!(refusal(&changed(RANDOM, "/appVersion", json!("7"))).contains("version 7"));
    for text in ["", "[]", "{}", "{\"appVersion\":\"5.7.0\"}", &RANDOM[..RANDOM.len() / 2]] {
        assert!(matches!(read(text), Err(ReadError::Json(_))), "{text}");
    }
}

#[test]
fn statements_of_scenarios_are_checked() {
    assert_eq!(check(SCENARIO), Verdict::Passed);
    let verdict = |statement: &str| check(&changed(SCENARIO, "/test/assertions", json!([statement])));
    for statement in ["Ann has 5 points", "Ben scored road for 2 points", "Player can pass", "phase is TilePhase"] {
        let Verdict::Failed(reason) = verdict(statement) else { panic!("{statement} is false") };
        assert!(reason.contains(statement), "{reason}");
    }
    for statement in ["Carl has 4 points", "phase is CocCountPhase", "Ann is happy"] {
        assert!(matches!(verdict(statement), Verdict::Skipped(_)), "{statement}");
    }
    assert!(matches!(check(&changed(SCENARIO, "/setup/sets/caves", json!(1))), Verdict::Skipped(_)));
    assert!(matches!(check(&changed(SCENARIO, "/replay/0/payload/rotation", json!("R90"))), Verdict::Failed(_)));
    let placing =
        |listed: &str| changed(RANDOM, "/test", json!({ "assertions": [format!("Placement options: {listed}")] }));
    let all = "[-2,0] - [90]; [1,1] - [270]";
    assert!(matches!(check(&placing(all)), Verdict::Failed(_)));
}

#[test]
fn every_data_file_belongs_to_an_expansion() {
    assert_eq!(data::all().count(), NAMES.len());
}
