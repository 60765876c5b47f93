//! Tests of the snapshots of a game, which videos show.

use bergerie_rules::{FirstPlayer, Pos, Record, Seat, Setup};

use super::table;

/// A script in which a city and a road are completed. The last tile is being placed when it ends.
const SCRIPT: &str = "
    0: BA/C N1 180 city:S
    > city completed: 0 +4 = 2 tiles x 2
    > returned: 0 meeple from N1
    1: BA/RFr E1 0 road:E
    0: BA/RRR E2 0
    1: BA/RRR W1 0
    > road completed: 1 +4 = 4 tiles x 1
    > returned: 1 meeple from E1
    0: BA/L S1 0 ...
";

fn record(script: &str) -> Record {
    table::record(Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(2) }, script)
}

fn cells(names: &[&str]) -> Vec<Pos> {
    names.iter().map(|name| name.parse().expect("a cell")).collect()
}

fn sorted(mut cells: Vec<Pos>) -> Vec<Pos> {
    cells.sort_unstable();
    cells
}

#[test]
fn each_turn_and_an_unfinished_one_is_a_moment() {
    let moments = record(SCRIPT).moments().expect("a record");
    let tiles: Vec<usize> = moments.iter().map(|moment| moment.view.tiles.len()).collect();
    assert_eq!(tiles, [2, 3, 4, 5, 6]);
    let last: Vec<Option<Pos>> = moments.iter().map(|moment| moment.last.map(|(at, _)| at)).collect();
    assert_eq!(last, cells(&["N1", "E1", "E2", "W1", "S1"]).into_iter().map(Some).collect::<Vec<_>>());
    let scored: Vec<Vec<Pos>> = moments.into_iter().map(|moment| sorted(moment.scored)).collect();
    let road = sorted(cells(&["0", "E1", "E2", "W1"]));
    assert_eq!(scored, [sorted(cells(&["0", "N1"])), vec![], vec![], road, vec![]]);
}

#[test]
fn a_turn_that_is_over_is_one_moment() {
    let mut record = record(SCRIPT);
    record.log.truncate(record.log.len() - 2);
    assert_eq!(record.moments().expect("a record").len(), 4);
}

#[test]
fn later_moments_show_each_change() {
    let record = record(SCRIPT);
    let whole = record.moments_since(0).expect("a record");
    // Placing a tile, placing a figure and scoring each produce a snapshot. Drawing a tile does not.
    let tiles: Vec<usize> = whole.iter().map(|moment| moment.view.tiles.len()).collect();
    assert_eq!(tiles, [1, 2, 2, 3, 3, 4, 5, 5, 6]);
    let rest = record.moments_since(record.log.len()).expect("a record");
    assert_eq!(rest.len(), 1);
    assert!(rest[0].scored.is_empty());
    assert_eq!(rest[0].view, whole.last().expect("a moment").view);
    let scored: Vec<Pos> = whole.into_iter().flat_map(|moment| moment.scored).collect();
    assert_eq!(sorted(scored), sorted(cells(&["0", "N1", "0", "E1", "E2", "W1"])));
}

#[test]
fn the_final_scoring_is_not_shown() {
    let script = format!("{SCRIPT}    0: pass\n    rest: filler\n    > over\n");
    let moments = record(&script).moments().expect("a record");
    assert!(moments.last().expect("a moment").scored.is_empty());
}
