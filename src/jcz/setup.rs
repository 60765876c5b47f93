//! Converts the setup of a game of the other engine.

use std::collections::BTreeMap;
use std::fmt;

use bergerie_rules::catalogue::tile_set_ids;
use bergerie_rules::setup::{Edition, Fields, SixPlayers, SmallCity};
use bergerie_rules::{Expansion, FirstPlayer, Seat, Setup, SetupError, SetupOption};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::data::{self, Data};

/// The tile sets with the number of their copies, the rule elements with their values, and the rules with their values.
#[derive(Default, Deserialize, Serialize)]
pub struct Agreed {
    sets: BTreeMap<String, u8>,
    elements: BTreeMap<String, Value>,
    #[serde(default)]
    rules: BTreeMap<String, Value>,
}

/// A part of a game that one of the two programs does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A tile set, or a number of copies of it.
    Set(String, u8),
    /// A rule element, or a value of it.
    Element(String, String),
    /// Elements of an expansion without its tiles.
    WithoutTiles(Expansion),
    /// An expansion without one of its elements.
    WithoutElement(Expansion, String),
    /// A selection of the tile sets of an expansion.
    Selection(Expansion),
    /// A rule, or a value of it.
    Rule(String, String),
    /// An extension of the other program.
    Addon(String),
    /// The tiles on the table when the game begins.
    StartTiles,
    /// A number of players, with these expansions.
    Players(u8),
    /// An expansion that only our game has.
    Expansion(Expansion),
    /// The ID of an option, with a value that only our game has.
    Option(String, &'static str),
    /// Older rules of our game.
    Ruleset(u16),
    /// Players who resigned.
    Resignations,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::Set(set, copies) => write!(f, "{copies} × the tile set {set}"),
            Unknown::Element(element, value) => write!(f, "the element {element} = {value}"),
            Unknown::WithoutTiles(expansion) => write!(f, "elements of {} without its tiles", expansion.id()),
            Unknown::WithoutElement(expansion, element) => {
                write!(f, "{} without the element {element}", expansion.id())
            }
            Unknown::Selection(expansion) => write!(f, "only some of the tile sets of {}", expansion.id()),
            Unknown::Rule(rule, value) => write!(f, "the rule {rule} = {value}"),
            Unknown::Addon(addon) => write!(f, "the add-on {addon}"),
            Unknown::StartTiles => f.write_str("other tiles on the table when the game begins"),
            Unknown::Players(count) => write!(f, "{count} players with these expansions"),
            Unknown::Expansion(expansion) => f.write_str(expansion.id()),
            Unknown::Option(option, value) => write!(f, "{option} = {value}"),
            Unknown::Ruleset(ruleset) => write!(f, "ruleset {ruleset}"),
            Unknown::Resignations => f.write_str("resignations"),
        }
    }
}

/// The rules of sets and elements that are not supported. Without these, they have no effect.
const RULES_OF_OTHERS: [&str; 1] = ["robbers-son-action"];

/// Returns the name of a tile set without its edition, in which `/` and `:` mean the same, and the edition.
fn without_edition(set: &str) -> (String, Option<u8>) {
    let (name, edition) = match set.rsplit_once(':') {
        Some((name, "1")) => (name, Some(1)),
        Some((name, "2")) => (name, Some(2)),
        _ => (set, None),
    };
    (name.replace(':', "/"), edition)
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Returns the setup for a game, and the expansions of which the game has fewer tiles than the setup.
///
/// # Errors
/// Returns everything else that is not supported.
pub fn setup(players: u8, agreed: &Agreed) -> Result<(Setup, Vec<Unknown>), Vec<Unknown>> {
    let mut setup = Setup::base(players);
    setup.first = FirstPlayer::Seat(Seat::FIRST);
    setup.fields = Fields::Off;
    let (mut unknown, mut tiles) = (Vec::new(), Vec::new());
    setup.edition = if agreed.sets.contains_key("basic:1") { Edition::First } else { Edition::Second };
    let mut chosen: BTreeMap<Expansion, Vec<String>> = BTreeMap::new();
    for (set, &copies) in &agreed.sets {
        let (name, edition) = without_edition(set);
        let owner = data::all().find(|(_, data)| data.sets.contains(&name)).map(|(expansion, _)| expansion);
        let is_of_edition = edition.is_none_or(|edition| edition == setup.edition.number());
        match owner {
            _ if copies != 1 || !is_of_edition => unknown.push(Unknown::Set(set.clone(), copies)),
            Some(expansion) => chosen.entry(expansion).or_default().push(name),
            None if name == "basic" => {}
            None => unknown.push(Unknown::Set(set.clone(), copies)),
        }
    }
    if !["basic:1", "basic:2"].iter().any(|basic| agreed.sets.contains_key(*basic)) {
        unknown.push(Unknown::Set("basic".to_owned(), 0));
    }
    for (&expansion, sets) in &chosen {
        setup.expansions.set(expansion, true);
        if !select(&mut setup, expansion, sets) {
            tiles.push(Unknown::Selection(expansion));
        }
    }
    let in_play = |value: &&Value| !matches!(value, Value::Null | Value::Bool(false)) && value.as_f64() != Some(0.0);
    for (element, value) in agreed.elements.iter().filter(|(_, value)| in_play(value)) {
        let is_one = *value == Value::Bool(true) || value.as_f64() == Some(1.0);
        let owner = data::all().find(|(_, data)| data.elements.contains(element));
        match (element.as_str(), owner) {
            ("farmers", _) if is_one => setup.fields = Fields::On,
            ("small-follower", _) if value.as_f64() == Some(7.0) => {}
            _ if data::all().any(|(_, data)| data.implied.contains(element)) => {}
            (_, Some((expansion, Data { sets, .. }))) if is_one => {
                let lacks_tiles = Unknown::WithoutTiles(expansion);
                if !sets.is_empty() && !chosen.contains_key(&expansion) && !tiles.contains(&lacks_tiles) {
                    tiles.push(lacks_tiles);
                }
                setup.expansions.set(expansion, true);
            }
            _ => unknown.push(Unknown::Element(element.clone(), text(value))),
        }
    }
    for (expansion, data) in data::all().filter(|(expansion, _)| chosen.contains_key(expansion)) {
        let missing = data.elements.iter().filter(|element| !agreed.elements.get(*element).iter().any(in_play));
        unknown.extend(missing.map(|element| Unknown::WithoutElement(expansion, element.clone())));
    }
    for (expansion, data) in data::all().filter(|(expansion, _)| setup.expansions.has(*expansion)).collect::<Vec<_>>() {
        data::set_options(&mut setup, expansion, &data.always);
    }
    for (rule, value) in &agreed.rules {
        let value = text(value);
        let owner = data::all().find_map(|(expansion, data)| Some((expansion, data.options.get(rule)?)));
        match (rule.as_str(), value.as_str(), owner) {
            ("tiny-city-scoring", "2", _) => setup.small_city = SmallCity::Two,
            ("tiny-city-scoring", "4", _) => {}
            (_, _, Some((expansion, _))) if !setup.expansions.has(expansion) => {}
            (_, known, Some((expansion, values))) => match values.get(known) {
                Some(_) if data::excludes(&setup, rule, known) => unknown.push(Unknown::Rule(rule.clone(), value)),
                Some(options) => data::set_options(&mut setup, expansion, options),
                None => unknown.push(Unknown::Rule(rule.clone(), value)),
            },
            (other, _, None) if RULES_OF_OTHERS.contains(&other) => {}
            (_, _, None) => unknown.push(Unknown::Rule(rule.clone(), value)),
        }
    }
    for (expansion, data) in data::all().filter(|(expansion, _)| chosen.contains_key(expansion)) {
        for (_, options) in data.absent.iter().filter(|(element, _)| !agreed.elements.get(*element).iter().any(in_play))
        {
            data::set_options(&mut setup, expansion, options);
        }
    }
    // Scenarios can have one player (`base.md 2.5`).
    let is_invalid = setup.errors().into_iter().any(|error| error != SetupError::Players(1));
    unknown.extend(is_invalid.then_some(Unknown::Players(players)));
    if unknown.is_empty() { Ok((setup, tiles)) } else { Err(unknown) }
}

/// Sets the options for the tile sets of an expansion that were chosen. Returns `false` if no option selects exactly these.
fn select(setup: &mut Setup, expansion: Expansion, sets: &[String]) -> bool {
    let Some((_, data)) = data::all().find(|(other, _)| *other == expansion) else { return false };
    let is_same = |others: &[String]| others.len() == sets.len() && others.iter().all(|set| sets.contains(set));
    if let Some(variant) = data.variants.iter().find(|variant| is_same(&variant.sets)) {
        data::set_options(setup, expansion, &variant.options);
        return true;
    }
    data.variants.is_empty() && is_same(&data.sets)
}

/// The elements whose value is a boolean. The value of the others is the number of pieces.
const BOOLEAN_ELEMENTS: [&str; 24] = [
    "acrobats",
    "bazaar",
    "cathedral",
    "corn-circle",
    "escape",
    "farmers",
    "festival",
    "flier",
    "garden",
    "gold",
    "hill",
    "inn",
    "king",
    "labyrinth",
    "monastery",
    "pig-herd",
    "portal",
    "princess",
    "robber",
    "shrine",
    "siege",
    "traders",
    "vineyard",
    "watchtower",
];

fn element(name: &str) -> (String, Value) {
    (name.to_owned(), if BOOLEAN_ELEMENTS.contains(&name) { Value::Bool(true) } else { Value::from(1) })
}

fn unknown_option(option: &SetupOption, setup: &Setup) -> Option<Unknown> {
    Some(Unknown::Option(option.id(), option.value(setup)?))
}

/// Returns the sets, elements and rules from which [`setup`] gets a setup.
///
/// # Errors
/// Returns everything that the other program does not have.
pub(crate) fn agreed(wanted: &Setup) -> Result<Agreed, Vec<Unknown>> {
    // These only decide whether the game may begin, and with whom.
    let wanted = Setup { first: FirstPlayer::Seat(Seat::FIRST), six_players: SixPlayers::default(), ..wanted.clone() };
    let mut agreed = Agreed::default();
    let edition = wanted.edition.number();
    agreed.sets.insert(format!("basic:{edition}"), 1);
    agreed.elements.insert("small-follower".to_owned(), Value::from(7));
    agreed.elements.extend((wanted.fields == Fields::On).then(|| element("farmers")));
    agreed.rules.extend((wanted.small_city == SmallCity::Two).then(|| ("tiny-city-scoring".to_owned(), "2".into())));
    let mut unknown = Vec::new();
    for expansion in wanted.expansions.iter() {
        let Some((_, data)) = data::all().find(|(other, _)| *other == expansion) else {
            unknown.push(Unknown::Expansion(expansion));
            continue;
        };
        let has = |options: &BTreeMap<String, String>| {
            options.iter().all(|(key, value)| data::option_value(&wanted, expansion, key) == Some(value.as_str()))
        };
        let variant = data.variants.iter().find(|variant| has(&variant.options));
        if variant.is_none()
            && let Some(other) = data.variants.first()
        {
            let options = other.options.keys().filter_map(|key| data::option(expansion, key));
            unknown.extend(options.filter_map(|option| unknown_option(option, &wanted)));
            continue;
        }
        for set in variant.map_or(&data.sets, |variant| &variant.sets) {
            let in_editions = [set, &expansion.id().replace('_', "-")].map(|name| format!("{name}:{edition}"));
            let is_edited = tile_set_ids().any(|id| in_editions.iter().any(|name| name == id));
            agreed.sets.insert(if is_edited { format!("{set}:{edition}") } else { set.clone() }, 1);
        }
        let is_absent = |name: &&String| data.absent.get(*name).is_some_and(has);
        let elements = data.elements.iter().chain(&data.implied).filter(|name| !is_absent(name));
        agreed.elements.extend(elements.map(|name| element(name)));
        for (rule, values) in &data.options {
            let keys: Vec<&String> = values.values().flat_map(BTreeMap::keys).collect();
            let is_value = |options: &&BTreeMap<String, String>| {
                let default =
                    |key: &str| data::option(expansion, key).and_then(|option| option.values.first().copied());
                keys.iter().all(|key| {
                    let value = options.get(*key).map_or_else(|| default(key), |value| Some(value.as_str()));
                    data::option_value(&wanted, expansion, key) == value
                })
            };
            let found = values.iter().find(|(_, options)| is_value(options)).map(|(value, _)| value.clone());
            agreed.rules.extend(found.map(|value| {
                let boolean = value.parse().map(Value::Bool);
                (rule.clone(), boolean.unwrap_or(Value::String(value)))
            }));
        }
    }
    if unknown.is_empty() {
        match setup(wanted.players, &agreed) {
            Ok((ours, tiles)) => {
                unknown.extend(tiles);
                let differs = |option: &&SetupOption| option.value(&ours) != option.value(&wanted);
                let options = SetupOption::all().filter(differs);
                unknown.extend(options.filter_map(|option| unknown_option(option, &wanted)));
            }
            Err(others) => unknown.extend(others),
        }
    }
    if unknown.is_empty() { Ok(agreed) } else { Err(unknown) }
}
