//! Reads the data files of the expansions, `names/<id>.toml`. `README.md` describes their keys.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bergerie_rules::{
    Action, Expansion, Figure, Kind, Occasion, Piece, Question, Score, Setup, SetupOption, ShapeId, Term,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::expansions::NAMES;

/// The data of one expansion.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Data {
    pub sets: Vec<String>,
    pub elements: Vec<String>,
    pub(crate) implied: Vec<String>,
    pub(crate) absent: BTreeMap<String, BTreeMap<String, String>>,
    pub(crate) variants: Vec<Variant>,
    pub(crate) messages: BTreeMap<String, String>,
    pub(crate) tokens: BTreeMap<String, String>,
    pub(crate) draws_before_commit: bool,
    pub(crate) before_commit: Vec<String>,
    pub(crate) after_commit: BTreeMap<String, String>,
    pub(crate) confirmed: Vec<String>,
    pub(crate) unconfirmed: Vec<String>,
    pub(crate) sent_with_next: Vec<String>,
    pub(crate) passed_together: Vec<String>,
    late_tiles: Vec<String>,
    pub(crate) options: BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>,
    without: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    pub(crate) always: BTreeMap<String, String>,
    figures: BTreeMap<String, String>,
    kinds: BTreeMap<String, String>,
    pieces: BTreeMap<String, String>,
    receipts: BTreeMap<String, String>,
    uncounted: Vec<String>,
    scores: BTreeMap<String, String>,
    joint_scores: BTreeMap<String, Vec<String>>,
    bonuses: BTreeMap<String, String>,
    pub(crate) choices: BTreeMap<String, Choice>,
    pub(crate) neutral: BTreeMap<String, Choice>,
    pub(crate) meeples: BTreeMap<String, Choice>,
    pub(crate) places: BTreeMap<String, Choice>,
    pub(crate) elsewhere: Option<Choice>,
    pub passes: BTreeMap<String, Value>,
    unlisted: Unlisted,
    pub ignored: Ignored,
    differences: BTreeMap<String, String>,
}

/// A kind of decision in the other engine, and our answers for it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Choice {
    answer: Option<Value>,
    pub values: BTreeMap<String, Value>,
    /// The kind of feature with which messages name a cell.
    pub feature: Option<String>,
}

impl Choice {
    /// Returns our answers for an option, of which the first legal one is meant.
    pub fn answers(&self) -> &[Value] {
        match &self.answer {
            Some(Value::Array(answers)) => answers,
            answer => answer.as_slice(),
        }
    }
}

/// The options for a selection of the expansion's tile sets.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Variant {
    pub sets: Vec<String>,
    pub options: BTreeMap<String, String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Unlisted {
    answers: Vec<String>,
    pieces: Vec<Piece>,
    difference: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ignored {
    pub records: Vec<String>,
    pub features: Vec<String>,
    pub returns: Vec<String>,
    scores: Vec<String>,
    final_scores: Vec<String>,
}

static ALL: LazyLock<Vec<(Expansion, Data)>> = LazyLock::new(|| Expansion::ALL.iter().filter_map(read).collect());

/// Reads the data file of an expansion. Returns `None` if the other engine does not support the expansion.
fn read(&expansion: &Expansion) -> Option<(Expansion, Data)> {
    let (id, text) = NAMES.iter().find(|(id, _)| *id == expansion.id())?;
    // The files are part of the binary and a test reads them, so parsing cannot fail here.
    Some((expansion, toml::from_str(text).unwrap_or_else(|error| panic!("{id}.toml: {error}"))))
}

impl Data {
    /// Returns whether a figure belongs to the expansion.
    pub(crate) fn has_figure(&self, figure: Figure) -> bool {
        self.figures.contains_key(figure.key())
    }
}

/// Returns the data of all expansions that the other engine supports.
pub fn all() -> impl Iterator<Item = (Expansion, &'static Data)> {
    ALL.iter().map(|(expansion, data)| (*expansion, data))
}

/// Returns whether the list of any expansion contains a word. `list` selects the list of an expansion.
pub fn lists(list: impl Fn(&Data) -> &Vec<String>, word: &str) -> bool {
    all().any(|(_, data)| list(data).iter().any(|other| other == word))
}

/// Returns the outermost key of a value in the format of records, such as `build_floor` for `{"build_floor": {"at": "N1"}}`. Skips
/// the ID of an expansion.
pub fn key(value: impl Serialize) -> String {
    let mut value = serde_json::to_value(value).unwrap_or_default();
    loop {
        let Value::Object(fields) = value else { return value.as_str().unwrap_or_default().to_owned() };
        let Some((key, inner)) = fields.into_iter().next() else { return String::new() };
        if Expansion::ALL.iter().all(|expansion| expansion.id() != key) {
            return key;
        }
        value = inner;
    }
}

/// Returns whether a pass in the other engine is the answer to this question and to those of its kind that follow.
pub(crate) fn is_passed_together(question: Question) -> bool {
    lists(|data| &data.passed_together, &key(question))
}

/// Returns whether the other engine has a tile in the group of its pile that comes last.
pub(crate) fn is_late(shape: ShapeId) -> bool {
    lists(|data| &data.late_tiles, &shape.name)
}

/// Returns the other engine's name for a figure, or `None` if it has no such figure.
pub fn figure(figure: Figure) -> Option<&'static str> {
    if figure == Figure::Meeple {
        return Some("SmallFollower");
    }
    all().find_map(|(_, data)| data.figures.get(figure.key())).map(String::as_str)
}

/// Returns the other engine's name for a kind of segment, or `None` for a kind that no pointer names.
pub fn kind_name(kind: Kind) -> Option<&'static str> {
    match kind.base() {
        Kind::Field => Some("Field"),
        Kind::Road => Some("Road"),
        Kind::City => Some("City"),
        Kind::Monastery => Some("Monastery"),
        other => all().find_map(|(_, data)| data.kinds.get(other.key())).map(String::as_str),
    }
}

/// Returns the piece with this name in the other engine.
pub(crate) fn piece_named(name: &str) -> Option<Piece> {
    Piece::ALL.into_iter().find(|&known| piece(known) == Some(name))
}

/// Returns whether an expansion in play does not go with a value of a rule.
pub(crate) fn excludes(setup: &Setup, rule: &str, value: &str) -> bool {
    let barred = all().filter_map(|(_, data)| data.without.get(rule)?.get(value)).flatten();
    barred.into_iter().any(|id| setup.expansions.iter().any(|expansion| expansion.id() == id))
}

/// Returns the other engine's name for a piece, or `None` if it has no such piece.
pub fn piece(piece: Piece) -> Option<&'static str> {
    all().find_map(|(_, data)| data.pieces.get(piece.key())).map(String::as_str)
}

/// Returns the other engine's name for a line of a receipt, and the count if such a line has one there.
pub fn receipt(term: &Term) -> (String, Option<u16>) {
    let key = term.label.key();
    let name = all().find_map(|(_, data)| data.receipts.get(key)).map_or(key, String::as_str);
    let is_uncounted = lists(|data| &data.uncounted, key);
    (name.replace("{each}", &term.each.to_string()), (!is_uncounted).then_some(term.count))
}

/// Returns the other engine's name for points of an expansion, or `None` if the mapping has no name for them.
pub fn score(occasion: Occasion) -> Option<&'static str> {
    let Occasion::Expansion(special) = occasion else { return None };
    let (_, data) = all().find(|(expansion, _)| *expansion == special.expansion())?;
    data.scores.get(&key(special)).map(String::as_str)
}

/// Returns the other engine's name for the points of an expansion's kind of feature, or `None` if the mapping has no
/// name for them.
pub fn feature_score(kind: Kind, occasion: Occasion) -> Option<&'static str> {
    let key = match occasion {
        Occasion::Completed => kind.key().to_owned(),
        _ => format!("{}.final", kind.key()),
    };
    all().find_map(|(_, data)| data.scores.get(&key)).map(String::as_str)
}

/// The other engine's name for a completed city of two tiles, in games that score such a city less.
pub const SMALL_CITY: &str = "city.tiny";

/// Returns the other engine's name for a score, and its name for a city. Returns `None` for points that are not a score there,
/// such as the price of a tile.
pub fn score_name(score: &Score) -> Option<(&'static str, &'static str)> {
    // The name of a small city is used only in games that score small cities less.
    let small = score.terms.first().is_some_and(|term| term.each == 1);
    let city = if small { SMALL_CITY } else { "city" };
    let special = self::score(score.occasion);
    let Some(feature) = &score.feature else { return special.map(|name| (name, city)) };
    let special = special.or_else(|| feature_score(feature.kind, score.occasion));
    let name = special.unwrap_or(match (feature.kind, score.occasion) {
        (Kind::Road, Occasion::Completed) => "road",
        (Kind::Road, _) => "road.incomplete",
        (Kind::City, Occasion::Completed) => city,
        (Kind::City, _) => "city.incomplete",
        (Kind::Field, _) => "field",
        (Kind::Monastery, Occasion::Completed) => "monastery",
        (Kind::Monastery, _) => "monastery.incomplete",
        (kind, _) => kind_name(kind).unwrap_or("?"),
    });
    Some((name, city))
}

/// Returns our copy of the other engine's name for points of an expansion, or `None` if the mapping does not contain
/// the name.
pub fn score_named(name: &str) -> Option<&'static str> {
    let names = all().flat_map(|(_, data)| data.scores.values().chain(data.bonuses.values()));
    names.map(String::as_str).find(|known| *known == name)
}

/// Returns the names of the scores that the other engine reports as one, or `None` for the name of a single score.
pub fn joint_scores(name: &str) -> Option<&'static [String]> {
    all().find_map(|(_, data)| data.joint_scores.get(name)).map(Vec::as_slice)
}

/// Returns the other engine's name for a line of a receipt that it reports as a separate score. Returns `None` for
/// other lines.
pub fn bonus(term: &Term) -> Option<&'static str> {
    all().find_map(|(_, data)| data.bonuses.get(term.label.key())).map(String::as_str)
}

/// Returns whether a score in the log stands for a line of a receipt in our engine.
pub fn is_bonus(score: &str) -> bool {
    let of = |data: &'static Data| {
        let lines = data.bonuses.iter().flat_map(|(line, name)| [data.scores.get(line), Some(name)]);
        lines.flatten().any(|name| name == score)
    };
    all().any(|(_, data)| of(data))
}

/// Returns whether a score in the log has no counterpart in our engine.
pub fn is_ignored(name: &str, points: i32, at_the_end: bool) -> bool {
    points == 0 && lists(|data| &data.ignored.scores, name)
        || at_the_end && lists(|data| &data.ignored.final_scores, name)
}

/// Returns `None` if the other engine must list an answer. Otherwise returns the known difference that a missing answer
/// shows, if it is one.
pub fn unlisted(action: &Action) -> Option<Option<&'static str>> {
    let is_here = |(expansion, data): &(Expansion, &Data)| match action {
        Action::Place(placement) => placement.piece.is_some_and(|piece| data.unlisted.pieces.contains(&piece.piece)),
        Action::Expansion(special) => special.expansion() == *expansion && data.unlisted.answers.contains(&key(action)),
        _ => false,
    };
    all().find(is_here).map(|(_, data)| data.unlisted.difference.as_deref())
}

/// Returns the reason for a known difference.
///
/// # Panics
/// If no data file has the difference.
pub fn reason(difference: &str) -> &'static str {
    all().find_map(|(_, data)| data.differences.get(difference)).expect("every difference has a reason")
}

/// Returns an option of an expansion.
pub(crate) fn option(expansion: Expansion, key: &str) -> Option<&'static SetupOption> {
    SetupOption::all().find(|option| option.expansion == Some(expansion) && option.key == key)
}

/// Returns the value of an option in a setup, if its expansion is in play.
pub(crate) fn option_value(setup: &Setup, expansion: Expansion, key: &str) -> Option<&'static str> {
    option(expansion, key)?.value(setup)
}

/// Sets options of an expansion that is in play.
pub(crate) fn set_options(setup: &mut Setup, expansion: Expansion, options: &BTreeMap<String, String>) {
    for (key, value) in options {
        let option = self::option(expansion, key).filter(|option| option.values.contains(&value.as_str()));
        option.unwrap_or_else(|| panic!("{}.toml: {key} = {value}", expansion.id())).set(setup, value);
    }
}
