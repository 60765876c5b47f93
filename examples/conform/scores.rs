//! Scores of both engines, brought to one form.

use std::collections::BTreeSet;

use bergerie::rules::Game;
use bergerie::rules::expansions::bridges_castles_and_bazaars::{Origin, castle_origin};
use bergerie::rules::score::{Label, Occasion, Score, Term};
use bergerie::rules::seat::Seat;
use bergerie::rules::tile::Kind;

use crate::location::kind_name;
use crate::{abbeys, goods, log, names};

/// A score reduced to what both engines say about it.
pub type Points = (usize, i32, &'static str, Vec<Item>, BTreeSet<(i16, i16)>, Vec<(usize, u8)>);

/// A line of a receipt: what it counts, how many, and its points.
type Item = (String, Option<u16>, i32);

/// Our score in the other engine's words, once for each winner.
pub fn ours(score: &Score) -> Vec<Points> {
    // Only a game that values small cities less has a name for them.
    let small = score.terms.first().is_some_and(|term| term.each == 1);
    // The price of a tile is compared with the sale.
    let Some(feature) = &score.feature else {
        return goods::score(score).map_or_else(Vec::new, |name| alone(score, name));
    };
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
    let mut items: Vec<Item> = score.terms.iter().map(item).collect();
    if let Some(origin) = castle_origin(score) {
        // Theirs says what the castle repeats, not how that was counted.
        items = vec![(format!("castle.{}", repeated(origin, small)), None, score.points)];
    }
    // Theirs names the monastery's own tile alone, and strengths only where there is something to compare.
    let inner = matches!(feature.kind, Kind::Monastery | Kind::Garden);
    let cells: BTreeSet<_> = feature.cells.iter().filter(|_| !inner).map(|at| (at.x, at.y)).collect();
    let strengths: Vec<_> = feature.strengths.iter().map(|&(seat, s)| (seat.index(), s)).collect();
    let powers = if strengths.len() > 1 { strengths } else { Vec::new() };
    let each = |seat: &Seat| {
        let extras = score.extras.iter().filter(|extra| extra.seat == *seat).map(|extra| item(&extra.term));
        let mut items: Vec<Item> = items.iter().cloned().chain(extras).collect();
        items.sort();
        (seat.index(), score.gain(*seat), name, items, cells.clone(), powers.clone())
    };
    score.winners.iter().map(each).collect()
}

/// A line of a receipt in their words: what it counts, how many if they say so, and its points.
fn item(term: &Term) -> Item {
    let label = match term.label {
        Label::Sheep => format!("sheep.SHEEP_{}X", term.each),
        other => names::receipt(other).to_owned(),
    };
    (label, names::is_counted(term.label).then_some(term.count), term.points())
}

/// Points that no feature gives, once for each winner.
fn alone(score: &Score, name: &'static str) -> Vec<Points> {
    let items: Vec<Item> = score.terms.iter().map(item).collect();
    let each = |seat: &Seat| (seat.index(), score.points, name, items.clone(), BTreeSet::new(), Vec::new());
    score.winners.iter().map(each).collect()
}

/// Clears what a castle repeats where the last tile completed several kinds of features with as many points, or another
/// castle took as many: either engine may name either. Owner and points stay.
pub fn forget_choices(game: &Game, told: &mut [Points]) {
    let features = game.board().features();
    let completed = game.board().completed_by(game.last()).into_iter();
    let worth: BTreeSet<(i32, Kind)> =
        completed.filter_map(|feature| Some((game.prospect(feature)?.completed, features.get(feature).kind))).collect();
    let castles: Vec<i32> = told.iter().filter(|score| score.2 == "castle").map(|score| score.1).collect();
    for castle in told.iter_mut().filter(|score| score.2 == "castle") {
        let kinds = worth.iter().filter(|(points, _)| *points == castle.1).count();
        if kinds + castles.iter().filter(|&&points| points == castle.1).count() > 2 {
            castle.3.clear();
        }
    }
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
    const NAMES: [&str; 13] = [
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
        "trade-goods",
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
