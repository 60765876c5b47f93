//! Tests of the engine protocol: whole games with another program, and programs that misbehave.

use std::fs;
use std::io::Cursor;
use std::process::Command;
use std::time::Duration;

use bergerie::engine::{Agent, AgentTurn, Engine, EngineError, Request, serve};
use bergerie::opponent::{Level, Positions};
use bergerie::rules::{Action, Entry, Expansion, FirstPlayer, Game, PrivateView, Record, Seat, Setup, View, Waiting};
use jsonschema::Validator;
#[cfg(target_os = "linux")]
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter};
use serde_json::{Value, json};

use crate::support::wait::DEADLINE;

const BERGERIE: &str = env!("CARGO_BIN_EXE_bergerie");
const PLAYER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/player.py");

/// A game in progress, with its record and a source of random numbers.
struct Play {
    game: Game,
    record: Record,
    luck: u64,
}

impl Play {
    fn new(players: u8, expansions: &[Expansion]) -> Play {
        let mut setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(players) };
        expansions.iter().for_each(|&expansion| setup.expansions.set(expansion, true));
        Play { game: Game::new(setup.clone()).unwrap(), record: Record::new(setup), luck: 7 }
    }

    fn enter(&mut self, entry: Entry) {
        self.game.enter(entry, &mut Vec::new()).unwrap();
        self.record.log.push(entry);
    }

    /// Draws until the next decision and returns its seat. Returns `None` at the end of the game.
    fn next(&mut self) -> Option<Seat> {
        loop {
            match self.game.waiting() {
                Waiting::Over => return None,
                Waiting::Decision(decision) => return Some(decision.seat),
                Waiting::Draw(_) => {
                    self.luck =
                        self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let number = (self.luck >> 33) as usize % self.game.outcome_count();
                    let drawn = self.game.outcome(number).unwrap();
                    self.enter(Entry::Draw(drawn));
                }
            }
        }
    }

    fn turn(&self, seat: Seat, time: Duration) -> AgentTurn<'_> {
        AgentTurn { game: &self.game, record: &self.record, seat, seed: 1, time, budget: &Positions(20) }
    }

    /// Lets an agent answer the pending decision and applies the answers.
    fn answer(&mut self, agent: &mut dyn Agent, time: Duration) -> Result<(), EngineError> {
        let seat = self.next().unwrap();
        for answer in agent.answer(self.turn(seat, time))? {
            self.enter(Entry::Act(answer));
            while self.game.awaits_hidden_draw() {
                let drawn = self.game.outcome(0).unwrap();
                self.enter(Entry::Draw(drawn));
            }
        }
        Ok(())
    }
}

fn schema(message: &str) -> Validator {
    let mut schema: Value = serde_json::from_str(include_str!("../../../docs/engine.schema.json")).unwrap();
    schema["$ref"] = json!(format!("#/$defs/{message}"));
    jsonschema::draft202012::new(&schema).unwrap()
}

fn check(schema: &Validator, message: &Value) {
    let errors: Vec<String> =
        schema.iter_errors(message).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

#[test]
fn a_python_program_plays_a_whole_game_with_every_expansion() {
    let (requests, actions) = (schema("request"), schema("reply"));
    let mut play = Play::new(3, Expansion::ALL);
    let mut python = Engine::confined(BERGERIE, ["python3", PLAYER]);
    let (mut asked, time) = (0, DEADLINE);
    while let Some(seat) = play.next() {
        if seat == Seat::FIRST {
            let turn = play.turn(seat, time);
            check(&requests, &serde_json::to_value(Request::new(turn).unwrap()).unwrap());
            let answers = python.answer(turn).unwrap();
            check(&actions, &json!({ "action": answers[0] }));
            play.enter(Entry::Act(answers[0]));
            asked += 1;
        } else {
            play.answer(&mut Level::Gentle, time).unwrap();
        }
    }
    assert!(asked > 60, "{asked} decisions");
    assert_eq!(View::of(&play.record.replay().unwrap()), View::of(&play.game));
}

#[test]
fn a_request_contains_what_its_seat_knows_and_nothing_else() {
    let mut play = Play::new(3, &[Expansion::HillsAndSheep, Expansion::TheGifts]);
    let (mut disguised, mut kept) = (0, 0);
    while let Some(seat) = play.next() {
        let known = play.record.clone().known_to(Some(seat)).unwrap();
        let game = known.replay().unwrap();
        assert_eq!(
            (View::of(&game), PrivateView::of(&game, seat)),
            (View::of(&play.game), PrivateView::of(&play.game, seat))
        );
        assert_eq!(game.legal_actions(), play.game.legal_actions());
        let public = play.record.clone().public().unwrap();
        // The request is the same as in a game in which all secrets of others are different.
        let time = Duration::ZERO;
        let disguised_play = Play { game: game.clone(), record: known.clone(), luck: 0 };
        let requests =
            [&play, &disguised_play].map(|play| serde_json::to_string(&Request::new(play.turn(seat, time)).unwrap()));
        let [request, disguised_request] = requests.map(Result::unwrap);
        assert_eq!(request, disguised_request);
        disguised += usize::from(known != play.record);
        kept += usize::from(known != public);
        for other in play.game.seats().filter(|&other| other != seat) {
            let own = PrivateView::of(&game, other).expansions.the_gifts.unwrap();
            assert!(own.cards.is_empty(), "{seat} sees {own:?} of {other}");
        }
        play.answer(&mut Level::Gentle, Duration::ZERO).unwrap();
    }
    assert!(disguised > 20 && kept > 20, "{disguised} secrets of others, {kept} of its own");
}

#[test]
fn the_computer_player_answers_as_an_engine() {
    let mut play = Play::new(2, Expansion::ALL);
    let mut engine = Engine::new(BERGERIE, ["engine", "--level", "gentle"]);
    for _ in 0..12 {
        play.answer(&mut engine, Duration::from_secs(5)).unwrap();
    }
    let (errors, seat) = (schema("error"), play.next().unwrap());
    let other = json!({ "seat": (seat.index() + 1) % 2, "millis": 5, "record": play.record });
    for bad in ["", "{}", "[1", &other.to_string(), r#"{"seat":9,"millis":1,"record":null}"#] {
        let mut output = Vec::new();
        serve(Level::Gentle, Cursor::new(format!("{bad}\n")), &mut output).unwrap();
        check(&errors, &serde_json::from_slice(&output).unwrap());
    }
}

/// Asks a program that misbehaves for a move, with a long time limit. Returns the error.
fn error(command: &[&str]) -> EngineError {
    error_within(DEADLINE, command)
}

/// Asks a program that misbehaves for a move. Returns the error. The game must continue with the computer player in
/// place of the program.
fn error_within(time: Duration, command: &[&str]) -> EngineError {
    let mut play = Play::new(2, &[]);
    let mut engine = Engine::confined(BERGERIE, command);
    let error = play.answer(&mut engine, time).unwrap_err();
    assert!(play.record.log.iter().all(|entry| matches!(entry, Entry::Draw(_))), "{command:?} returned a legal move");
    for _ in 0..3 {
        play.answer(&mut Level::Gentle, Duration::ZERO).unwrap();
    }
    assert!(play.answer(&mut engine, time).is_err(), "{command:?} started to behave");
    error
}

#[test]
fn a_silent_program_only_loses_its_move() {
    let time = Duration::from_millis(100);
    assert!(matches!(error_within(time, &["sleep", "600"]), EngineError::Timeout(_)));
}

#[test]
fn a_program_that_ends_or_cannot_start_only_loses_its_move() {
    assert!(matches!(error(&["true"]), EngineError::Ended(_)));
    assert!(matches!(error(&["/nonexistent"]), EngineError::Ended(_)));
    let mut missing = Engine::new("/nonexistent", [""; 0]);
    let missing = Play::new(2, &[]).answer(&mut missing, Duration::ZERO);
    assert!(matches!(missing, Err(EngineError::Start(_))), "{missing:?}");
    let by_hand = Command::new(BERGERIE).args(["confine", "--", "/nonexistent"]).output().unwrap();
    assert!(String::from_utf8_lossy(&by_hand.stderr).contains("/nonexistent"), "{by_hand:?}");
}

#[test]
fn endless_output_only_loses_the_move() {
    assert!(matches!(error(&["yes"]), EngineError::Malformed(_)));
    assert!(matches!(error(&["cat", "/dev/zero"]), EngineError::TooLong));
}

#[test]
fn invalid_and_illegal_answers_only_lose_the_move() {
    assert!(matches!(error(&["yes", "{\"action\":\"resign\"}"]), EngineError::Malformed(_)));
    assert!(matches!(error(&["yes", "{\"action\":\"pass\"}"]), EngineError::Illegal(Action::Pass)));
    // `cat` echoes the request, which is not a valid response.
    assert!(matches!(error(&["cat"]), EngineError::Malformed(_)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_confined_program_reaches_neither_network_nor_processes_nor_files() {
    let prisoner = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/engine/prisoner.py");
    let (named, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::write(named.path().join("named"), "known").unwrap();
    let secret = other.path().join("secret");
    fs::write(&secret, "unknown").unwrap();
    let (named, secret) = (named.path().to_str().unwrap(), secret.to_str().unwrap().trim_start_matches('/'));
    let mut play = Play::new(2, &[]);
    let mut engine = Engine::confined(BERGERIE, ["python3", prisoner, named, secret]);
    play.answer(&mut engine, DEADLINE).unwrap();
    // Without confinement, the program reaches what it must not reach. So the check above can fail.
    let mut free = Engine::new("python3", [prisoner, named, secret]);
    assert!(matches!(play.answer(&mut free, DEADLINE), Err(EngineError::Malformed(_))));
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_is_confined_by_hand_gets_no_environment() {
    let mut command = Command::new(BERGERIE);
    command.env("DISCORD_TOKEN", "abc").env("PATH", "/elsewhere").args(["confine", "--", "/usr/bin/env"]);
    assert_eq!(String::from_utf8(command.output().unwrap().stdout).unwrap(), "PATH=/usr/local/bin:/usr/bin:/bin\n");
}

#[cfg(target_os = "linux")]
#[test]
fn without_landlock_programs_do_not_start_and_the_bot_refuses_to_offer_them() {
    // The filter applies to this thread and the programs that it starts. They run as on a kernel without Landlock.
    let run = |arguments: &'static [&str]| {
        let call = move || {
            let (calls, missing) = ([(libc::SYS_landlock_create_ruleset, Vec::new())], libc::ENOSYS.cast_unsigned());
            let arch = std::env::consts::ARCH.try_into().unwrap();
            let actions = (SeccompAction::Allow, SeccompAction::Errno(missing));
            let filter = SeccompFilter::new(calls.into(), actions.0, actions.1, arch).unwrap();
            seccompiler::apply_filter(&BpfProgram::try_from(filter).unwrap()).unwrap();
            let mut command = Command::new(BERGERIE);
            command.env_clear().env("DISCORD_TOKEN", "abc").env("DATABASE_PATH", "/nonexistent/bergerie.db");
            command.env("BERGERIE_ENGINES", "tested=/bin/true").args(arguments).output().unwrap()
        };
        let output = std::thread::spawn(call).join().unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let confined = run(&["confine", "--", "/bin/echo", "unconfined"]);
    assert!(confined.contains("no Landlock"), "{confined}");
    for arguments in [&[] as &[&str], &["sandbox", "--listen", "127.0.0.1:0"]] {
        let refused = run(arguments);
        assert!(refused.contains("BERGERIE_ENGINES is set, but this system cannot confine programs"), "{refused}");
    }
}
