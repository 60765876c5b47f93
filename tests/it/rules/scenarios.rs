//! Plays all scenarios.

use std::collections::BTreeSet;

use super::scenario::{self, Scenario};
use super::table::Table;

/// Plays every scenario of a file and returns the errors of those that fail.
fn problems(file: &str) -> Vec<String> {
    let scenarios = scenario::read(file).into_iter();
    scenarios
        .filter_map(|(scenario, line)| play(&scenario, line).err().map(|error| report(file, &scenario, &error)))
        .collect()
}

fn play(scenario: &Scenario, line: usize) -> Result<(), String> {
    let table = Table::new(scenario.setup()?);
    match (&scenario.refused, table) {
        (None, table) => table?.play(scenario.play(), line),
        (Some(_), Ok(_)) => Err("but the setup is allowed".into()),
        (Some(_), _) if !scenario.play().trim().is_empty() => Err("a refused setup cannot be played".into()),
        (Some(reason), Err(error)) if error.contains(reason) => Ok(()),
        (Some(_), Err(error)) => Err(format!("but the reason is {error}")),
    }
}

fn report(file: &str, scenario: &Scenario, error: &str) -> String {
    format!("{file}.toml, {} ({}): {}\n  {error}", scenario.id, scenario.rule, scenario.says)
}

/// Plays all scenario files in parallel, because that takes long. `BERGERIE_SCENARIOS=river` selects a single file.
#[test]
fn every_scenario_passes() {
    let only = std::env::var("BERGERIE_SCENARIOS").ok();
    let files: Vec<String> =
        scenario::files().into_iter().filter(|file| only.as_ref().is_none_or(|only| only == file)).collect();
    assert!(!files.is_empty(), "there is no file {only:?}");
    let problems: Vec<String> = std::thread::scope(|scope| {
        let played: Vec<_> = files.iter().map(|file| scope.spawn(move || problems(file))).collect();
        played.into_iter().flat_map(|played| played.join().expect("an error is told, not a panic")).collect()
    });
    assert!(problems.is_empty(), "{} scenarios failed:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn scenario_names_are_unique_and_have_a_rule() {
    let mut names = BTreeSet::new();
    for (scenario, _) in scenario::files().iter().flat_map(|file| scenario::read(file)) {
        assert!(!scenario.rule.is_empty() && scenario.says.ends_with('.'), "{}", scenario.id);
        assert!(names.insert(scenario.id.clone()), "{} appears twice", scenario.id);
    }
}

/// Returns the error of a scenario of the base game with this script.
fn fault_of(play: &str) -> String {
    let text = format!("[[scenario]]\nid = 'x'\nrule = 'x'\nsays = 'x.'\nplayers = 2\nplay = '''\n{play}\n'''\n");
    let scenarios = scenario::parse(&text).expect("the scenario is well formed");
    let (scenario, line) = &scenarios[0];
    self::play(scenario, *line).expect_err("the scenario is wrong")
}

#[test]
fn a_failing_scenario_names_its_line() {
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
