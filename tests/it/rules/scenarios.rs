//! Plays the scenarios of `tests/data/rules/*.toml`.

use std::collections::BTreeSet;

use super::scenario::{self, Scenario};
use super::table::Table;

/// The files, without their ending.
const FILES: [&str; 10] = [
    "base",
    "river",
    "abbot",
    "hills_and_sheep",
    "bridges_castles_and_bazaars",
    "monuments",
    "houses_and_walls",
    "deserts",
    "the_gifts",
    "together",
];

/// Plays every scenario of a file and reports all that do not go as they say.
fn check(file: &str) {
    let faults: Vec<String> = scenario::read(file)
        .into_iter()
        .filter_map(|(scenario, line)| play(&scenario, line).err().map(|fault| report(file, &scenario, &fault)))
        .collect();
    assert!(faults.is_empty(), "{} scenarios failed:\n{}", faults.len(), faults.join("\n"));
}

fn play(scenario: &Scenario, line: usize) -> Result<(), String> {
    Table::under(scenario.ruleset()?, scenario.setup()?)?.play(scenario.play(), line)
}

fn report(file: &str, scenario: &Scenario, fault: &str) -> String {
    format!("{file}.toml, {} ({}): {}\n  {fault}", scenario.id, scenario.rule, scenario.says)
}

#[test]
fn base_game() {
    check("base");
}

#[test]
fn river() {
    check("river");
}

#[test]
fn abbot() {
    check("abbot");
}

#[test]
fn hills_and_sheep() {
    check("hills_and_sheep");
}

#[test]
fn bridges_castles_and_bazaars() {
    check("bridges_castles_and_bazaars");
}

#[test]
fn monuments() {
    check("monuments");
}

#[test]
fn houses_and_walls() {
    check("houses_and_walls");
}

#[test]
fn deserts() {
    check("deserts");
}

#[test]
fn the_gifts() {
    check("the_gifts");
}

#[test]
fn expansions_together() {
    check("together");
}

#[test]
fn every_file_is_played() {
    assert_eq!(scenario::files(), FILES.into_iter().map(str::to_owned).collect());
}

#[test]
fn every_scenario_has_its_own_name_and_tells_its_rule() {
    let mut names = BTreeSet::new();
    for (scenario, _) in FILES.into_iter().flat_map(scenario::read) {
        assert!(!scenario.rule.is_empty() && scenario.says.ends_with('.'), "{}", scenario.id);
        assert!(names.insert(scenario.id.clone()), "{} appears twice", scenario.id);
    }
}

/// A scenario of the base game with this play, as it would stand in a file.
fn fault_of(play: &str) -> String {
    let text = format!("[[scenario]]\nid = 'x'\nrule = 'x'\nsays = 'x.'\nplayers = 2\nplay = '''\n{play}\n'''\n");
    let scenarios = scenario::parse(&text).expect("the scenario is well formed");
    let (scenario, line) = &scenarios[0];
    self::play(scenario, *line).expect_err("the scenario is wrong")
}

#[test]
fn a_wrong_scenario_is_told_by_its_line() {
    assert!(fault_of("\n? points = 1 0").contains("line 8: `? points = 1 0`\n    points = 0 0"));
    assert!(fault_of("0: BA/C N1 0").starts_with("line 7") && fault_of("0: BA/C N1 0").contains("Misfit"));
    assert!(fault_of("0: BA/C N1 180 refused: Misfit").contains("but it is legal"));
    assert!(fault_of("0: BA/C N1 0 refused: Occupied").contains("but the reason is"));
    assert!(fault_of("0: BA/C N1 180 city:S").contains("at the end: nobody expected"));
    assert!(fault_of("1: BA/C N1 180").contains("the turn of seat 0"));
    assert!(fault_of("> over").contains("nothing more happened"));
    assert!(fault_of("0: BA/C\n? offered only N1 180").contains("offered are"));
    assert!(fault_of("0: BA/C N1 180\n? turn = 1").contains("passed without saying so"));
    assert!(fault_of("hello").contains("a line is"));
}
