//! `/place`: the whole move in one line. What is left out is looked at first, in the console.

use serenity::builder::AutocompleteChoice;

use crate::discord::console::open::{awaited, confirm, open};
use crate::discord::decision::look_ahead::go_on;
use crate::discord::decision::spots::{Spot, plain, spots};
use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::decision::{answers, codes};
use crate::discord::expansions;
use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::message::draft::clip;
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::geometry::{Half, Pos, Rotation, Side};
use crate::rules::tile::{Edge, ShapeId, Turned};
use crate::rules::{Action, Decision, Game, Placement, Question, Refusal};
use crate::table::{ActError, Aids, Snapshot, TableId};
use crate::words::Words;
use crate::words::commands::{self as labels, Label};
use crate::words::faults::edge_key;

use super::args::Args;
use super::command::{Command, Kind, Opt};

/// The most choices that Discord shows.
const MOST_CHOICES: usize = 25;

pub(super) const COMMAND: Command = Command {
    label: labels::PLACE,
    options: &[
        Opt { label: labels::AT, kind: Kind::Text, required: true },
        Opt { label: labels::TURNED, kind: Kind::Number, required: false },
        Opt { label: labels::FIGURE, kind: Kind::Text, required: false },
    ],
    run,
    complete,
};

/// Which figures a command that lays a tile is about.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Move {
    /// The option that names the figure.
    pub figure: Label,
    /// The answers that it may stand for, once the tile lies in the game.
    pub only: fn(&Game, Action) -> bool,
    /// How many of them leave no need to name one, if there are no more.
    pub least: usize,
    /// Why there is none of them once the tile lies in the game, if there is one reason for all.
    pub none: fn(&Game) -> Option<Refusal>,
    /// What is done with a move that leaves nothing open.
    pub finish: fn(&App, &Visit, TableId, u32, &str) -> Result<Outcome, Fault>,
}

/// Any figure, or none: it is named, or looked for in the console.
const ANY: Move = Move { figure: labels::FIGURE, only: |_, _| true, least: 0, none: |_| None, finish: confirm };

fn run(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Outcome, Fault> {
    lay(app, visit, args, ANY)
}

/// Lays the tile in hand, and a figure on it.
pub(in crate::discord) fn lay(app: &App, visit: &Visit, args: &Args<'_>, kind: Move) -> Result<Outcome, Fault> {
    let table = visit.table(app)?;
    let number = asked(visit, &table)?;
    let table = awaited(app, visit, table.id, number)?;
    let game = table.game().ok_or(ActError::NotStarted)?;
    let decision = game.decision().ok_or(ActError::Over)?;
    // Whatever must be chosen first is shown.
    let Question::Place(shape) = decision.question else { return open(app, visit, table.id, number, "") };
    let at = position(args.text(labels::AT).unwrap_or_default(), decision)?;
    let (way, sure) = way(visit.words, game, shape, at, args.number(labels::TURNED))?;
    let path = codes::place(way);
    let walk = Walk::along(game, &path, Reading::Strict)?;
    // Some things are asked before any figure.
    let asked_first = |decision| expansions::all().any(|hooks| (hooks.is_before_figures)(decision));
    if walk.game.decision().is_some_and(asked_first) {
        return open(app, visit, table.id, number, &path);
    }
    let asks = walk.tried.get(1).is_some();
    let choices = figures(visit.words, table.aids, game, &path, kind.only);
    let named = match args.text(kind.figure) {
        Some(text) => Some(text),
        None if choices.len() <= kind.least => Some(""),
        None => None,
    };
    match named {
        _ if sure && !asks && kind.least == 0 => confirm(app, visit, table.id, number, &path),
        Some(text) if sure => {
            if let Some(refusal) = laid(game, &walk).filter(|_| choices.is_empty()).and_then(|laid| (kind.none)(&laid))
            {
                return Err(AnswerFault::Refused { at: at.to_string(), refusal }.into());
            }
            let others = || figures(visit.words, table.aids, game, &path, |_, _| true);
            let figure = figure(choices, text, others)?;
            let path = codes::join(&path, &figure);
            let walk = Walk::along(game, &path, Reading::Strict)?;
            // A bridge can carry a figure: that is asked with it, not in front of everybody afterwards.
            let finish = if walk.names_all(&path) { kind.finish } else { open };
            finish(app, visit, table.id, number, &path)
        }
        _ => open(app, visit, table.id, number, &path),
    }
}

/// The number of the decision that the table waits for; why not, if it waits for none.
fn asked(_: &Visit, table: &Snapshot) -> Result<u32, Fault> {
    match table.decision() {
        Some(decision) => Ok(decision.number),
        None if table.is_active() => Err(ActError::NotStarted.into()),
        None => Err(ActError::Over.into()),
    }
}

/// The place that was typed: a position, or its number in the picture.
fn position(text: &str, decision: &Decision) -> Result<Pos, AnswerFault> {
    let numbered = text.trim().parse().ok().filter(|&n: &usize| n > 0);
    let spot = numbered.and_then(|number| spots(decision).into_iter().find(|spot| spot.number == number));
    match spot {
        Some(spot) => Ok(spot.at),
        // What people typed is shown again only as far as it is plain.
        None => text
            .parse()
            .map_err(|_| AnswerFault::Place(text.chars().filter(char::is_ascii_alphanumeric).take(12).collect())),
    }
}

/// The way to lay the tile, and whether that is what was meant for sure.
fn way(
    words: Words,
    game: &Game,
    shape: ShapeId,
    at: Pos,
    degrees: Option<i64>,
) -> Result<(Placement, bool), AnswerFault> {
    let decision_spots = game.decision().map(spots).unwrap_or_default();
    let spot = decision_spots.iter().find(|spot| spot.at == at);
    let refused = |rotation| {
        let refusal = game.check(Action::Place(Placement::new(at, rotation))).err();
        refusal.map(|refusal| AnswerFault::Refused { at: at.to_string(), refusal })
    };
    let Some(spot) = spot else {
        let rotation = degrees.and_then(turned).unwrap_or_default();
        return Err(refused(rotation).unwrap_or(AnswerFault::OtherQuestion));
    };
    let possible = || spot.ways.iter().map(|way| format!("`{}`", way_name(words, shape, way.rotation))).collect();
    let wanted = match degrees {
        None => None,
        Some(degrees) => Some(turned(degrees).ok_or_else(|| AnswerFault::Turned { possible: possible() })?),
    };
    let plain = wanted.map(|rotation| plain(shape, rotation));
    // The same turn is two ways where either a bridge or a house helps.
    let mut fitting = spot.ways.iter().copied().filter(|way| plain.is_none_or(|plain| way.rotation == plain));
    match (fitting.next(), fitting.next()) {
        (Some(way), other) => Ok((way, other.is_none())),
        (None, _) => Err(wanted.and_then(refused).unwrap_or_else(|| AnswerFault::Turned { possible: possible() })),
    }
}

fn turned(degrees: i64) -> Option<Rotation> {
    u16::try_from(degrees.rem_euclid(360)).ok().and_then(|degrees| Rotation::try_from(degrees).ok())
}

/// "90° · city north, road east, …"
fn way_name(words: Words, shape: ShapeId, rotation: Rotation) -> String {
    let side = |face: &Turned, side: Side| {
        let wind = words.direction(["n", "e", "s", "w"][side.index()]);
        side_key(shape, face, side).map(|key| words.turned_side(key, wind))
    };
    // A large tile shows two things on each side.
    let faces = || shape.shape().faces(rotation).map(|(_, face)| face);
    let sides = Side::ALL.into_iter().flat_map(|at| faces().filter_map(move |face| side(face, at)));
    let sides: Vec<String> = sides.collect();
    words.turned_choice(rotation.degrees(), sides.join(", "))
}

/// The word for what a cell of a tile shows on a side: a desert fits like a field, but does not look like one.
fn side_key(shape: ShapeId, face: &Turned, side: Side) -> Option<&'static str> {
    let halves = Half::ALL.into_iter().filter(|half| half.side() == side).filter_map(|half| face.on_half(half));
    let mut kinds = halves.filter_map(|segment| shape.shape().segment(segment)).map(|segment| segment.kind);
    let special = kinds.find_map(|kind| expansions::all().find_map(|hooks| (hooks.side_key)(kind)));
    face.edges.on(side).map(|edge| special.filter(|_| edge == Edge::Field).unwrap_or(edge_key(edge)))
}

/// The game in which the tile of a walk lies, and nothing else is done.
fn laid(game: &Game, walk: &Walk) -> Option<Game> {
    let mut laid = game.clone();
    go_on(&mut laid, walk.tried.first()?.action, &mut Vec::new()).ok()?;
    Some(laid)
}

/// The code of the figure that was typed: a code from completion, or a word such as "farmer" if that fits just one. Whole words
/// come first: `1` is objective 1, although the name of a place may have that digit too.
fn figure(
    choices: Vec<(String, String)>,
    text: &str,
    others: impl FnOnce() -> Vec<(String, String)>,
) -> Result<String, AnswerFault> {
    let wanted = text.trim().to_lowercase();
    if let Some((_, code)) = choices.iter().find(|(_, code)| *code == text.trim()) {
        return Ok(code.clone());
    }
    let only = |fits: fn(&str, &str) -> bool| {
        let mut fitting = choices.iter().filter(|(name, _)| fits(&name.to_lowercase(), &wanted));
        fitting.next().filter(|_| fitting.next().is_none()).map(|(_, code)| code.clone())
    };
    let is_word = |name: &str, wanted: &str| name.split(|c: char| !c.is_alphanumeric()).any(|word| word == wanted);
    if let Some(code) = only(is_word).or_else(|| only(|name, wanted| name.contains(wanted))) {
        return Ok(code);
    }
    let possible = if choices.is_empty() { others() } else { choices };
    Err(AnswerFault::Figure { possible: possible.into_iter().map(|(name, _)| name).collect() })
}

/// The answers that may follow a placement, as far as they are wanted, with their codes.
fn figures(
    words: Words,
    aids: Aids,
    game: &Game,
    path: &str,
    only: fn(&Game, Action) -> bool,
) -> Vec<(String, String)> {
    let Ok(walk) = Walk::along(game, path, Reading::Strict) else { return Vec::new() };
    let Some(tried) = walk.tried.get(1) else {
        let none = only(game, Action::Pass).then(|| (words.action_pass(), "-".to_owned()));
        return none.into_iter().collect();
    };
    let Some(placed) = laid(game, &walk) else { return Vec::new() };
    let name = |(index, &action): (usize, &Action)| {
        (answers::answer(words, aids, &placed, &tried.decision, action), codes::encode(action, index))
    };
    tried.decision.actions.iter().enumerate().filter(|&(_, &action)| only(&placed, action)).map(name).collect()
}

/// Offers what is legal with the other options as they are.
fn complete(app: &App, visit: &Visit, args: &Args<'_>) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_move(app, visit, args, ANY)
}

/// The same for any command that lays a tile.
pub(in crate::discord) fn complete_move(
    app: &App,
    visit: &Visit,
    args: &Args<'_>,
    kind: Move,
) -> Result<Vec<AutocompleteChoice>, Fault> {
    complete_among(app, visit, args, kind, |_| true)
}

/// The same, with only those ways to lay the tile that such a figure may follow.
pub(in crate::discord) fn complete_fitting(
    app: &App,
    visit: &Visit,
    args: &Args<'_>,
    kind: Move,
) -> Result<Vec<AutocompleteChoice>, Fault> {
    let table = visit.table(app)?;
    let fits = |way: Placement| {
        let path = codes::place(way);
        table.game().is_some_and(|game| !figures(visit.words, Aids::Off, game, &path, kind.only).is_empty())
    };
    complete_among(app, visit, args, kind, fits)
}

fn complete_among(
    app: &App,
    visit: &Visit,
    args: &Args<'_>,
    kind: Move,
    is_wanted: impl Fn(Placement) -> bool,
) -> Result<Vec<AutocompleteChoice>, Fault> {
    let table = visit.table(app)?;
    let number = asked(visit, &table)?;
    let table = awaited(app, visit, table.id, number)?;
    let Some(game) = table.game() else { return Ok(Vec::new()) };
    let Some(Question::Place(shape)) = game.decision().map(|d| d.question) else { return Ok(Vec::new()) };
    let mut spots = game.decision().map(spots).unwrap_or_default();
    spots.iter_mut().for_each(|spot| spot.ways.retain(|&way| is_wanted(way)));
    spots.retain(|spot| !spot.ways.is_empty());
    let asked = Completion { words: visit.words, aids: table.aids, game, shape, spots };
    let way = args.number(labels::TURNED).and_then(turned).map(|way| plain(shape, way));
    let at = args.text(labels::AT).and_then(|text| game.decision().and_then(|d| position(text, d).ok()));
    Ok(if let Some(typed) = args.focused(labels::AT) {
        asked.places(typed, way)
    } else if let Some(typed) = args.focused(labels::TURNED) {
        asked.ways(typed, at)
    } else if let Some(typed) = args.focused(kind.figure) {
        asked.figures(typed, at, way, kind)
    } else {
        Vec::new()
    })
}

/// What completion chooses from.
struct Completion<'a> {
    words: Words,
    aids: Aids,
    game: &'a Game,
    shape: ShapeId,
    spots: Vec<Spot>,
}

impl Completion<'_> {
    fn places(&self, typed: &str, way: Option<Rotation>) -> Vec<AutocompleteChoice> {
        let typed = typed.trim().to_uppercase();
        let fitting: Vec<Spot> = self
            .spots
            .iter()
            .filter(|spot| way.is_none_or(|way| spot.ways.iter().any(|w| w.rotation == way)))
            .cloned()
            .collect();
        let choices = answers::places_to_lay(self.words, self.aids, self.game, &fitting, None);
        let named = fitting.iter().zip(choices).map(|(spot, choice)| {
            let name = match choice.note {
                Some(note) => format!("{} · {note}", choice.label),
                None => choice.label,
            };
            (spot, name)
        });
        let matching = named
            .filter(|(spot, _)| spot.at.to_string().starts_with(&typed) || spot.number.to_string().starts_with(&typed));
        matching
            .map(|(spot, name)| AutocompleteChoice::new(clip(&name, 100), spot.at.to_string()))
            .take(MOST_CHOICES)
            .collect()
    }

    fn ways(&self, typed: &str, at: Option<Pos>) -> Vec<AutocompleteChoice> {
        let spots = self.spots.iter().filter(|spot| at.is_none_or(|at| spot.at == at));
        let mut ways: Vec<Rotation> = spots.flat_map(|spot| spot.ways.iter().map(|way| way.rotation)).collect();
        ways.sort_unstable();
        ways.dedup();
        let choice = |way: Rotation| {
            AutocompleteChoice::new(clip(&way_name(self.words, self.shape, way), 100), i64::from(way.degrees()))
        };
        ways.into_iter().filter(|way| way.degrees().to_string().starts_with(typed.trim())).map(choice).collect()
    }

    /// The figures for a place. While several ways to lie are possible, what all of them offer.
    fn figures(&self, typed: &str, at: Option<Pos>, way: Option<Rotation>, kind: Move) -> Vec<AutocompleteChoice> {
        let Some(spot) = at.and_then(|at| self.spots.iter().find(|spot| spot.at == at)) else { return Vec::new() };
        let typed = typed.trim().to_lowercase();
        let ways = spot.ways.iter().copied().filter(|&w| way.is_none_or(|way| way == w.rotation));
        let Some(first) = ways.into_iter().next() else { return Vec::new() };
        let path = codes::place(first);
        let named = figures(self.words, self.aids, self.game, &path, kind.only).into_iter();
        named
            .filter(|(name, _)| name.to_lowercase().contains(&typed))
            .map(|(name, code)| AutocompleteChoice::new(clip(&name, 100), code))
            .take(MOST_CHOICES)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_lie_tell_sand_from_grass() {
        let way = |tile: &str, rotation| way_name(Words::default(), ShapeId::named(tile).unwrap(), rotation);
        assert_eq!(way("DE/DDFF", Rotation::R90), "90° · field north, desert east, desert south, field west");
        assert_eq!(way("BA/RFr", Rotation::R0), "0° · field north, road east, field south, road west");
        assert_eq!(way("MO/1", Rotation::R0).matches(", ").count(), 7, "two things on each side");
    }
}
