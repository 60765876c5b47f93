//! Scores of both engines, brought to one form.

use std::collections::BTreeSet;

use bergerie::rules::expansions::bridges_castles_and_bazaars::{Origin, castle_origin};
use bergerie::rules::score::{Label, Occasion, Score, Term};
use bergerie::rules::tile::Kind;

use crate::location::kind_name;
use crate::{abbeys, log, names};

/// A score reduced to what both engines say about it.
pub type Points = (usize, i32, &'static str, Vec<(String, Option<u16>, i32)>, BTreeSet<(i16, i16)>, Vec<(usize, u8)>);

/// Our score in the other engine's words, once for each winner.
pub fn ours(score: &Score) -> Vec<Points> {
    // Only a game that values small cities less has a name for them.
    let small = score.terms.first().is_some_and(|term| term.each == 1);
    // The price of a tile is compared with the sale.
    let Some(feature) = &score.feature else { return Vec::new() };
    let is_castle = castle_origin(score).is_some();
    let name = abbeys::name(score).unwrap_or_else(|| match (feature.kind, score.occasion) {
        _ if is_castle => "castle",
        (Kind::Road, Occasion::Completed) => "road",
        (Kind::Road, _) => "road.incomplete",
        (Kind::City, Occasion::Completed) if small => "city.tiny",
        (Kind::City, Occasion::Completed) => "city",
        (Kind::City, _) => "city.incomplete",
        (Kind::Field, Occasion::Final) => "field",
        (Kind::Field, _) => "flock",
        (Kind::Monastery, Occasion::Completed) => "monastery",
        (Kind::Monastery, _) => "monastery.incomplete",
        (kind, _) => kind_name(kind).unwrap_or("?"),
    });
    let label = |term: &Term| match term.label {
        Label::Sheep => format!("sheep.SHEEP_{}X", term.each),
        other => names::receipt(other).to_owned(),
    };
    let mut items: Vec<_> =
        score.terms.iter().map(|t| (label(t), names::is_counted(t.label).then_some(t.count), t.points())).collect();
    items.sort();
    if let Some(origin) = castle_origin(score) {
        // Theirs says what the castle repeats, not how that was counted.
        items = vec![(format!("castle.{}", repeated(origin, small)), None, score.points)];
    }
    // Theirs names the monastery's own tile alone, and strengths only where there is something to compare.
    let inner = matches!(feature.kind, Kind::Monastery | Kind::Garden);
    let cells: BTreeSet<_> = feature.cells.iter().filter(|_| !inner).map(|at| (at.x, at.y)).collect();
    let strengths: Vec<_> = feature.strengths.iter().map(|&(seat, s)| (seat.index(), s)).collect();
    let powers = if strengths.len() > 1 { strengths } else { Vec::new() };
    let each = |seat: &bergerie::rules::seat::Seat| {
        (seat.index(), score.points, name, items.clone(), cells.clone(), powers.clone())
    };
    score.winners.iter().map(each).collect()
}

/// The other engine's word for what a castle repeats.
const fn repeated(origin: Origin, small: bool) -> &'static str {
    match origin {
        Origin::Castle => "castle",
        Origin::Road => "road",
        Origin::City if small => "city.tiny",
        Origin::City => "city",
        Origin::Monastery => "monastery",
    }
}

/// Their score, in the same form.
pub fn theirs(score: log::Score) -> Result<Points, String> {
    const NAMES: [&str; 12] = [
        "castle",
        "flock",
        "road",
        "road.incomplete",
        "city",
        "city.tiny",
        "city.incomplete",
        "field",
        "field.barn-placed",
        "field.barn-connected",
        "monastery",
        "monastery.incomplete",
    ];
    let name = NAMES.into_iter().find(|n| *n == score.name).ok_or_else(|| format!("unknown score {}", score.name))?;
    let tiles = if name.starts_with("monastery") { Vec::new() } else { score.tiles };
    // Ours does not list who has no strength at all.
    let powers: Vec<_> =
        score.powers.into_iter().map(|(player, strength, _)| (player, strength)).filter(|p| p.1 > 0).collect();
    let powers = if powers.len() > 1 { powers } else { Vec::new() };
    let mut items = score.items;
    items.sort();
    Ok((score.p, score.pts, name, items, tiles.into_iter().collect(), powers))
}
