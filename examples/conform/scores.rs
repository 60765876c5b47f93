//! Converts the scores of both engines to a common form.

use std::collections::BTreeSet;

use bergerie_jcz::data::{self, SMALL_CITY};
use bergerie_rules::{Extra, Kind, Score, Seat, Term};

use crate::{expansions, log};

/// A score with only the parts that both engines report.
pub type Points = (usize, i32, &'static str, Vec<Item>, BTreeSet<(i16, i16)>, Vec<(usize, u8)>);

/// A line of a receipt: subject, count and points.
pub type Item = (String, Option<u16>, i32);

/// Returns our score in the common form, once for each winner.
pub fn ours(score: &Score) -> Vec<Points> {
    let Some((name, city)) = data::score_name(score) else { return Vec::new() };
    let Some(feature) = &score.feature else { return alone(score, name) };
    let items = expansions::ALL.iter().find_map(|code| (code.items)(score, city));
    let items: Vec<Item> = items.unwrap_or_else(|| score.terms.iter().map(item).collect());
    // For a monastery, the other engine names only its own tile. It reports strengths only if there are several to
    // compare.
    let inner = matches!(feature.kind, Kind::Monastery | Kind::Garden);
    let cells: BTreeSet<_> = feature.cells.iter().filter(|_| !inner).map(|at| (at.x, at.y)).collect();
    let strengths: Vec<_> = feature.strengths.iter().map(|&(seat, s)| (seat.index(), s)).collect();
    let powers = if strengths.len() > 1 { strengths } else { Vec::new() };
    let each = |seat: &Seat| {
        let extras = score.extras.iter().filter(|extra| extra.seat == *seat && data::bonus(&extra.term).is_none());
        let extras = || extras.clone().map(|extra| &extra.term);
        let mut items: Vec<Item> = items.iter().cloned().chain(extras().map(item)).collect();
        items.sort();
        let points = score.points + extras().map(|term| term.points()).sum::<i32>();
        (seat.index(), points, name, items, cells.clone(), powers.clone())
    };
    score.winners.iter().map(each).chain(score.extras.iter().filter_map(bonus)).collect()
}

/// Returns points that the other engine reports as a separate score without a feature.
fn bonus(Extra { seat, term }: &Extra) -> Option<Points> {
    Some((seat.index(), term.points(), data::bonus(term)?, vec![item(term)], BTreeSet::new(), Vec::new()))
}

/// Returns a line of a receipt with the other engine's name. The count is `None` if such lines have none there.
fn item(term: &Term) -> Item {
    let (name, count) = data::receipt(term);
    (name, count, term.points())
}

/// Returns points without a feature, once for each winner.
fn alone(score: &Score, name: &'static str) -> Vec<Points> {
    let items: Vec<Item> = score.terms.iter().map(item).collect();
    let each = |seat: &Seat| (seat.index(), score.points, name, items.clone(), BTreeSet::new(), Vec::new());
    score.winners.iter().map(each).collect()
}

/// Returns a score of the log in the common form. A score with a joint name is divided into equal ones.
pub fn theirs(score: log::Score) -> Result<Vec<Points>, String> {
    let Some(names) = data::joint_scores(&score.name) else { return Ok(vec![single(score)?]) };
    let pts = score.pts / names.len() as i32;
    let part =
        |name: &String| log::Score { name: name.clone(), pts, items: vec![(name.clone(), None, pts)], ..score.clone() };
    names.iter().map(part).map(single).collect()
}

fn single(score: log::Score) -> Result<Points, String> {
    const NAMES: [&str; 8] = [
        "road",
        "road.incomplete",
        "city",
        SMALL_CITY,
        "city.incomplete",
        "field",
        "monastery",
        "monastery.incomplete",
    ];
    let name = NAMES.into_iter().find(|name| *name == score.name).or_else(|| data::score_named(&score.name));
    let name = name.ok_or_else(|| format!("unknown score {}", score.name))?;
    let is_bonus = data::is_bonus(name);
    let tiles = if name.starts_with("monastery") || is_bonus { Vec::new() } else { score.tiles };
    // Our engine does not list players without strength.
    let powers: Vec<_> =
        score.powers.into_iter().map(|(player, strength, _)| (player, strength)).filter(|p| p.1 > 0).collect();
    let powers = if powers.len() > 1 && !is_bonus { powers } else { Vec::new() };
    let mut items = score.items;
    items.sort();
    Ok((score.p, score.pts, name, items, tiles.into_iter().collect(), powers))
}

#[test]
fn a_joint_score_is_divided_into_those_of_both_titles() {
    let score = |name: &str, pts: i32, item: &str| serde_json::json!({ "t": "score", "p": 1, "pts": pts, "name": name, "items": [[item, null, pts]], "at": null });
    let parsed = |score| theirs(serde_json::from_value(score).unwrap()).unwrap();
    let joint = parsed(score("king+robber", 40, "king+robber"));
    assert_eq!(joint, [parsed(score("king", 20, "king")), parsed(score("robber", 20, "robber"))].concat());
}
