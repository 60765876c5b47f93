//! Names and effects of answers, for single answers and for menus.

use std::collections::BTreeSet;

use crate::words::{Words, markup};
use bergerie_picture::BoardPlace;
use bergerie_rules::{Action, Decision, Event, Figure, Game, Placement, Question, Seat, SegmentPlace, Site, always};
use bergerie_table::Assists;

use super::contexts::AnswerContext;
use super::description::{AnswerDescription, AnswerRole};
use super::look_ahead::{apply_with_placeholders, certain_scores, points_earned, reapply};
use super::seats::mark;
use super::spots::NumberedSpot;
use super::{codes, expansions};

/// An option of a menu, for example an answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuOption {
    /// The label of the option, for example the name of the answer.
    pub label: String,
    /// The value that the menu sends when the option is chosen.
    pub value: String,
    /// The second line, below the label, or `None` if the label says everything.
    pub note: Option<String>,
    /// Whether the option is selected.
    pub is_chosen: bool,
}

impl MenuOption {
    /// Creates an option without a note.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> MenuOption {
        MenuOption { label: label.into(), value: value.into(), note: None, is_chosen: false }
    }
}

/// The number of letters.
const LETTERS: usize = 26;

/// Returns the letter that marks the candidate with this index in a picture, such as a segment or a tile on offer.
pub fn candidate_letter(index: usize) -> char {
    u8::try_from(index).ok().and_then(|i| b'A'.checked_add(i)).map_or('?', char::from)
}

/// The letters on the places of the answers to an expansion's question, in its picture and in the names of the answers.
#[derive(Clone, Debug, Default)]
pub struct CandidateLetters {
    /// The number of letters with another meaning, which come first.
    others: usize,
    places: Vec<BoardPlace>,
}

impl CandidateLetters {
    /// Gives letters to the places of the answers to an expansion's question. Of answers with the same effect, only the first has one.
    /// Gives none if there are more places than letters, because the player then chooses a tile first.
    pub fn of(context: &AnswerContext<'_>, decision: &Decision, others: usize) -> CandidateLetters {
        let (mut places, mut effects) = (Vec::new(), BTreeSet::new());
        for &action in decision.actions.iter().filter(|_| matches!(decision.question, Question::Expansion(_))) {
            let answer = answer_description(context, action);
            let place = answer_place(&answer, action).filter(|place| !places.contains(place));
            let is_new = answer.effect.is_none_or(|effect| effects.insert(effect));
            places.extend(place.filter(|_| is_new));
        }
        if others + places.len() > LETTERS { CandidateLetters::default() } else { CandidateLetters { others, places } }
    }

    /// Returns the places in the order of their letters.
    pub fn places(&self) -> &[BoardPlace] {
        &self.places
    }

    /// Names an answer, with the letter of its place if it has one.
    pub fn name(&self, context: &AnswerContext<'_>, decision: &Decision, action: Action) -> String {
        let name = answer_name(context.words, context.assists, context.game, decision, action);
        if self.places.is_empty() {
            return name;
        }
        let place = answer_place(&answer_description(context, action), action);
        match place.and_then(|place| self.places.iter().position(|&other| other == place)) {
            Some(index) => context.words.option_spot(candidate_letter(self.others + index).to_string(), name),
            None => name,
        }
    }

    /// Names the answers that have places, for the alternative text of the picture.
    pub fn lettered_names(&self, context: &AnswerContext<'_>, decision: &Decision) -> Vec<String> {
        let has_place = |action: &&Action| answer_place(&answer_description(context, **action), **action).is_some();
        let answers = decision.actions.iter().filter(|_| !self.places.is_empty()).filter(has_place);
        answers.map(|&action| self.name(context, decision, action)).collect()
    }
}

/// Returns the tile or the segment that an answer is about. Returns `None` for an answer about the tile in hand or no tile.
pub fn answer_place(answer: &AnswerDescription, action: Action) -> Option<BoardPlace> {
    if let Action::Deploy { at, segment, .. } = action {
        return Some(BoardPlace::Segment(at, segment));
    }
    let (at, segment) = answer.target?;
    let tile = BoardPlace::Site(Site::Tile(at));
    Some(segment.map_or(tile, |segment| BoardPlace::Segment(at, segment)))
}

/// Returns the segments that can take a figure, each with the cell of its tile, without duplicates. Their order determines their letters.
pub fn figure_places(decision: &Decision) -> Vec<SegmentPlace> {
    let mut places: Vec<SegmentPlace> = Vec::new();
    for action in &decision.actions {
        if let Action::Deploy { at, segment, .. } = *action
            && !places.contains(&(at, segment))
        {
            places.push((at, segment));
        }
    }
    places
}

/// Returns the figure that a question is about. Returns `None` if several figures can be placed.
fn only_figure(decision: &Decision) -> Option<Figure> {
    let figure = |action: &Action| if let Action::Deploy { figure, .. } = *action { Some(figure) } else { None };
    let mut figures = decision.actions.iter().filter_map(figure);
    let first = figures.next()?;
    figures.all(|figure| figure == first).then_some(first)
}

/// Returns the name of an answer to a decision of `game`.
pub fn answer_name(words: Words, assists: Assists, game: &Game, decision: &Decision, action: Action) -> String {
    match action {
        Action::Place(Placement { at, rotation, .. }) => {
            // The same rotation may be possible with different special pieces.
            let context = AnswerContext { words, assists, game, seat: decision.seat };
            let cost = answer_description(&context, action).cost;
            [at.to_string(), format!("{}°", rotation.degrees())].into_iter().chain(cost).collect::<Vec<_>>().join(" · ")
        }
        Action::Pass => match decision.question {
            Question::Expansion(question) => {
                let name = expansions::all().find_map(|hooks| (hooks.pass_label)(words, question));
                always!(name.is_some(), "no expansion names the refusal of {question:?}");
                name.unwrap_or_else(|| words.action_pass())
            }
            Question::Figure { .. } => {
                let own = only_figure(decision).and_then(|figure| words.figure_pass(figure.key()));
                own.unwrap_or_else(|| words.action_pass())
            }
            Question::Place(_) => words.action_pass(),
        },
        Action::Expansion(_) => {
            let name = answer_description(&AnswerContext { words, assists, game, seat: decision.seat }, action).name;
            always!(!name.is_empty(), "no expansion names {action:?}");
            name
        }
        Action::Deploy { figure, at, segment } => {
            let spot = words.figure_at(game.board(), figure, (at, segment));
            let is_distant = matches!(decision.question, Question::Figure { at: None, .. });
            let spot = if is_distant { format!("{at} · {spot}") } else { spot };
            let index = figure_places(decision).iter().position(|&place| place == (at, segment));
            always!(index.is_some(), "{action:?} is no answer to {decision:?}");
            words.option_spot(candidate_letter(index.unwrap_or_default()).to_string(), spot)
        }
    }
}

/// Names the answers of a move in one line.
pub fn answer_names(words: Words, assists: Assists, game: &Game, actions: &[Action]) -> String {
    let (mut game, mut names) = (game.clone(), Vec::new());
    for &action in actions {
        if let Some(decision) = game.decision() {
            names.push(match (action, decision.question) {
                (Action::Place(Placement { at, rotation, .. }), Question::Place(shape)) => {
                    format!(
                        "{} → {} · {}°",
                        words.tile(shape.get()),
                        markup::strong(markup::cell(at)),
                        rotation.degrees()
                    )
                }
                (Action::Place(Placement { at, rotation, .. }), _) => {
                    format!("{} · {}°", markup::strong(markup::cell(at)), rotation.degrees())
                }
                _ => answer_name(words, assists, &game, decision, action),
            });
        }
        reapply(&mut game, action, &mut Vec::new());
    }
    names.join(" · ")
}

/// Returns an expansion's description of an answer. The description is empty if the answer belongs to no expansion.
pub fn answer_description(context: &AnswerContext<'_>, action: Action) -> AnswerDescription {
    let description = expansions::all().find_map(|hooks| (hooks.answer)(context, action));
    always!(description.is_some() || !matches!(action, Action::Expansion(_)), "{action:?} has no description");
    description.unwrap_or_default()
}

pub fn answer_role(action: Action) -> AnswerRole {
    let mut roles = expansions::all().map(|hooks| (hooks.answer_role)(action));
    roles.find(|&role| role != AnswerRole::Plain).unwrap_or_default()
}

/// Returns whether an answer precedes the tile.
pub fn is_earlier_answer(action: Action) -> bool {
    answer_role(action) == AnswerRole::Earlier
}

/// Returns whether an answer refuses what the question offers.
pub fn is_refusal(action: Action) -> bool {
    action == Action::Pass || answer_role(action) == AnswerRole::Refuses
}

/// The answers other than figures that share a heading.
pub struct AnswerGroup {
    /// The index of the first of them among the legal answers.
    pub first: usize,
    /// The heading of the answers.
    pub heading: String,
    /// The answers, without those that have the same effect as an earlier one.
    pub actions: Vec<Action>,
    /// Whether each of the answers is about a tile of the board.
    pub has_targets: bool,
}

impl AnswerGroup {
    /// Returns whether the player chooses the tile first, because a menu of at most `most` options could not hold all answers.
    pub fn is_on_tiles(&self, most: usize) -> bool {
        self.has_targets && self.actions.len() > most
    }
}

/// Groups the answers other than figures by heading.
pub fn answer_groups(context: &AnswerContext<'_>, decision: &Decision) -> Vec<AnswerGroup> {
    let mut groups: Vec<AnswerGroup> = Vec::new();
    let distinct = distinct_answers(context, decision);
    for (index, &action) in decision.actions.iter().enumerate() {
        if !matches!(action, Action::Expansion(_)) || !distinct.contains(&action) {
            continue;
        }
        let AnswerDescription { heading, target, .. } = answer_description(context, action);
        let heading = heading.unwrap_or_else(|| context.words.menu_choice());
        match groups.iter_mut().find(|group| group.heading == heading) {
            Some(group) => {
                group.actions.push(action);
                group.has_targets &= target.is_some();
            }
            None => {
                let has_targets = target.is_some();
                groups.push(AnswerGroup { first: index, heading, actions: vec![action], has_targets });
            }
        }
    }
    groups
}

/// Returns the answers that fit into menus of at most `most` options, with their indices among the legal answers. If there are too
/// many prices, only the lowest ones of each subject are included. Users can type the others.
pub fn menu_answers(decision: &Decision, most: usize) -> Vec<(usize, Action)> {
    let price = |action| match answer_role(action) {
        AnswerRole::Priced(price) => Some(usize::from(price)),
        _ => None,
    };
    let answers = decision.actions.iter().copied().enumerate();
    let subjects = answers.clone().filter(|&(_, action)| price(action) == Some(0)).count();
    let Some(prices) = most.checked_div(subjects) else { return answers.collect() };
    answers.filter(|&(_, action)| price(action).is_none_or(|price| price < prices)).take(most).collect()
}

/// Returns the answers to a decision without those that have the same effect as an earlier one.
pub fn distinct_answers(context: &AnswerContext<'_>, decision: &Decision) -> Vec<Action> {
    let mut effects = Vec::new();
    let is_new = |&action: &Action| {
        let Some(effect) = answer_description(context, action).effect else { return true };
        let is_new = !effects.contains(&effect);
        effects.push(effect);
        is_new
    };
    decision.actions.iter().copied().filter(is_new).collect()
}

/// Returns menu options for the answers that `is_wanted` accepts, at most `most`. Answers with the same effect are listed once.
pub fn answer_options(
    context: &AnswerContext<'_>,
    (decision, letters): (&Decision, &CandidateLetters),
    most: usize,
    chosen: Option<Action>,
    is_wanted: impl Fn(Action) -> bool,
) -> Vec<MenuOption> {
    let choice = |(index, action): (usize, Action)| MenuOption {
        label: letters.name(context, decision, action),
        value: codes::encode(action, index),
        note: answer_note(context, action),
        is_chosen: Some(action) == chosen,
    };
    let offered = menu_answers(decision, most).into_iter();
    let distinct = distinct_answers(context, decision);
    let is_listed = |action| is_wanted(action) && (chosen == Some(action) || distinct.contains(&action));
    offered.filter(|&(_, action)| is_listed(action)).map(choice).collect()
}

/// Describes the effect of an answer: its cost and the points it scores immediately, or the player's share in an
/// incomplete feature. Returns `None` if it has no such effect. Without assists, describes only the cost.
pub fn answer_note(context: &AnswerContext<'_>, action: Action) -> Option<String> {
    // Leave out the piece and the gains of a placement, which its spot describes.
    let is_placed = matches!(action, Action::Place(_));
    let AnswerDescription { whole_note, cost, .. } =
        if is_placed { AnswerDescription::default() } else { answer_description(context, action) };
    if whole_note.is_some() || !context.assists.are_on() {
        return whole_note.or(cost).filter(|note| !note.is_empty());
    }
    let (mut after, mut events) = (context.game.clone(), Vec::new());
    reapply(&mut after, action, &mut events);
    events.extend(certain_scores(&after));
    // Subtract the points that the tile scores even if the player passes.
    let is_alternative =
        action != Action::Pass && context.game.decision().is_some_and(|decision| decision.question.asks_for_figure());
    let mine = points_earned(&events, context.seat) - if is_alternative { points_if_passing(context) } else { 0 };
    if mine > 0 || cost.is_some() {
        let scored = (mine > 0).then(|| context.words.option_scores(mine));
        return Some(cost.into_iter().chain(scored).collect::<Vec<_>>().join(" · "));
    }
    let special = if is_placed { None } else { outcome_note(context, &after, &events, action) };
    special.or_else(|| joined_feature_note(context, &after, action)).filter(|note| !note.is_empty())
}

/// Returns an expansion's note on the outcome of an answer. `after` is the game after it.
fn outcome_note(context: &AnswerContext<'_>, after: &Game, events: &[Event], action: Action) -> Option<String> {
    expansions::all().find_map(|hooks| (hooks.answer_note)(context, after, events, action))
}

/// Returns the name of an answer that is offered together with its question, with an expansion's note on the outcome.
pub fn noted_answer_name(context: &AnswerContext<'_>, decision: &Decision, action: Action) -> String {
    let name = CandidateLetters::of(context, decision, 0).name(context, decision, action);
    if !context.assists.are_on() {
        return name;
    }
    let (mut after, mut events) = (context.game.clone(), Vec::new());
    reapply(&mut after, action, &mut events);
    std::iter::once(name).chain(outcome_note(context, &after, &events, action)).collect::<Vec<_>>().join(" · ")
}

/// Returns the points that the player gets without placing another figure.
fn points_if_passing(context: &AnswerContext<'_>) -> i32 {
    let (mut after, mut events) = (context.game.clone(), Vec::new());
    if apply_with_placeholders(&mut after, Action::Pass, &mut events).is_err() {
        return 0;
    }
    events.extend(certain_scores(&after));
    points_earned(&events, context.seat)
}

/// Describes the incomplete feature that a figure joins. Returns `None` for answers that place no figure.
fn joined_feature_note(context: &AnswerContext<'_>, after: &Game, action: Action) -> Option<String> {
    let Action::Deploy { at, segment, .. } = action else { return None };
    let board = after.board();
    let feature = board.features().feature_of(board.node_at((at, segment))?);
    let kind = board.features().get(feature).kind;
    let tiles = if kind.is_inner() { usize::from(board.tile_count_around(at)) + 1 } else { board.cells(feature).len() };
    let words = context.words;
    Some(words.kind_joins(kind.key(), tiles).unwrap_or_else(|| words.option_around(tiles)))
}

/// Returns menu options for the spots of a tile. The value of each option is the first placement on the spot.
pub fn spot_options(words: Words, assists: Assists, game: &Game, spots: &[NumberedSpot]) -> Vec<MenuOption> {
    let choice = |spot: &NumberedSpot| MenuOption {
        label: format!("{} · {}", spot.number, spot.at),
        value: spot.first_placement().map(codes::placement_code).unwrap_or_default(),
        note: Some(spot_note(words, assists, game, spot)).filter(|note| !note.is_empty()),
        is_chosen: false,
    };
    spots.iter().map(choice).collect()
}

/// Describes a spot: the number of rotations, and the effects of the first placement.
fn spot_note(words: Words, assists: Assists, game: &Game, spot: &NumberedSpot) -> String {
    let mut parts = Vec::new();
    if spot.placements.len() > 1 {
        parts.push(words.option_ways(spot.placements.len()));
    }
    if let Some(first) = spot.first_placement() {
        let context = AnswerContext { words, assists, game, seat: game.active() };
        parts.extend(answer_description(&context, Action::Place(first)).cost);
        parts.extend(if assists.are_on() { placement_gains(&context, Action::Place(first)) } else { Vec::new() });
    }
    parts.join(" · ")
}

/// Describes the gains of a placement: gains other than points, and the points that players get for figures already on the board.
fn placement_gains(context: &AnswerContext<'_>, placement: Action) -> Vec<String> {
    let AnswerContext { words, game, .. } = *context;
    let (mut after, mut events) = (game.clone(), Vec::new());
    reapply(&mut after, placement, &mut events);
    let mut parts: Vec<String> =
        expansions::all().filter_map(|hooks| (hooks.answer_note)(context, &after, &events, placement)).collect();
    events.extend(certain_scores(&after));
    let gain = |seat: Seat| {
        let points = points_earned(&events, seat);
        (points != 0).then(|| format!("{} +{points}", mark(seat)))
    };
    let gains: Vec<String> = game.seats().filter_map(gain).collect();
    parts.extend((!gains.is_empty()).then(|| words.option_gains(gains.join(", "))));
    parts
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::tests::random_game;
    use crate::words::Locale;
    use bergerie_rules::Expansion;

    /// With `GAMES=20`, also checks rare answers.
    #[test]
    fn no_two_answers_to_a_question_have_the_same_name() {
        let games: u64 = std::env::var("GAMES").map_or(3, |games| games.parse().unwrap());
        let (mut checked, mut same) = (0, Vec::new());
        for number in 0..games {
            let (record, _) = random_game(2 + (number % 5) as u8, number, Expansion::ALL);
            let watched = record.replay_with(|_, _, game| {
                let Some(decision) = game.decision() else { return };
                for words in Locale::ALL.map(Words::of) {
                    let mut named: BTreeMap<String, Action> = BTreeMap::new();
                    for &action in &decision.actions {
                        checked += 1;
                        let name = answer_name(words, Assists::On, game, decision, action);
                        let text = format!("{name}: {action:?}");
                        same.extend(named.insert(name, action).map(|other| format!("{text}, {other:?}")));
                    }
                }
            });
            watched.unwrap();
        }
        println!("{checked} answers, {} of which have the name of another", same.len());
        same.truncate(20);
        assert!(checked > 100_000 && same.is_empty(), "{checked}: {same:#?}");
    }
}
