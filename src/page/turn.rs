//! The turn of a user with a session: the pending question, the answers tried so far, and the answers that are possible next.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::picture::{Artist, BoardPlace, Chunk, ChunkScale, Crop, Pixels, Scene, Subject};
use crate::presenter::answers::{
    self, CandidateLetters, answer_description, answer_groups, answer_role, is_earlier_answer,
};
use crate::presenter::look_ahead::reapply;
use crate::presenter::pictures::{last_placed_tile, shows_hand};
use crate::presenter::preview::{consequences, reminders, upcoming_consequences};
use crate::presenter::rehearsal_pictures::{candidate_letters, changed_sites, rehearsal_picture};
use crate::presenter::spots::numbered_spots;
use crate::presenter::suggestions::{best_move_on, path_of_answers};
use crate::presenter::words::{Words, markup};
use crate::presenter::{
    AnswerContext, AnswerRole, CodeHandling, EarlierAnswers, NumberedSpot, PlayerNames, PreviewContext, Rehearsal,
    codes,
};
use crate::rules::{Action, Decision, Game, Placement, Pos, Refusal, Seat, Site, View};
use crate::table::{Advice, Assists};

/// The number of answers of a kind from which on they have no notes, because computing them would take too long.
const MAX_NOTED: usize = 60;

/// A turn with the answers tried so far. All texts are plain.
#[derive(Debug, Serialize)]
pub(super) struct Turn {
    /// The number of the decision that the answers begin with.
    number: u32,
    /// The answers tried so far, as a path of codes.
    path: String,
    /// The question and the consequences of the answers, one line per paragraph.
    lines: Vec<String>,
    /// The decisions of the turn so far, each with its possible answers by kind.
    groups: Vec<ChoiceGroup>,
    /// A suggested move at the start of a turn, at tables with assists.
    hint: Option<Choice>,
    /// Whether the answers can be committed.
    can_confirm: bool,
    /// The chunks of the board that look different after the answers: column and row in the grid of chunks.
    chunks: Vec<(i16, i16)>,
}

/// The possible answers of a kind.
#[derive(Debug, Serialize)]
struct ChoiceGroup {
    heading: String,
    choices: Vec<Choice>,
}

/// A possible answer.
#[derive(Debug, Default, Serialize)]
struct Choice {
    label: String,
    note: Option<String>,
    /// The path with this answer.
    path: String,
    is_chosen: bool,
    /// The place on the board that stands for the answer, if there is one.
    target: Option<Target>,
    /// The tile of the answer, which the page shows until the server has drawn it. `None` if the page has no picture of the tile.
    tile: Option<TriedTile>,
    #[serde(skip)]
    place: Option<BoardPlace>,
}

/// The cell and the rotation at which a user tries the tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct TriedTile {
    x: i16,
    y: i16,
    degrees: u16,
}

/// A place on the board that can be tapped.
#[derive(Clone, Debug, Serialize)]
struct Target {
    /// The middle of the place, in cells from the north-west corner of the start cell.
    x: f32,
    y: f32,
    /// Whether the place is a whole cell.
    is_cell: bool,
    /// The number of the spot, if the place is one.
    number: Option<usize>,
}

impl Target {
    fn of_cell(at: Pos, number: Option<usize>) -> Target {
        Target { x: f32::from(at.x) + 0.5, y: f32::from(at.y) + 0.5, is_cell: true, number }
    }
}

/// The rehearsal of a path.
pub(super) struct TurnRehearsal<'a> {
    context: PreviewContext<'a>,
    /// The game as it is committed.
    before: &'a Game,
    /// Suggested moves, best first. Empty at tables without assists.
    advice: &'a [Advice],
    earlier: EarlierAnswers,
}

/// A decision of the turn, which was answered or is open.
struct Step<'a> {
    game: &'a Game,
    decision: &'a Decision,
    chosen: Option<Action>,
    /// The letters of the answers on the board.
    letters: CandidateLetters,
    /// The index of the decision in the rehearsal.
    index: usize,
}

impl<'a> TurnRehearsal<'a> {
    /// Rehearses the answers that precede the tile.
    pub fn new(
        words: Words,
        names: &'a PlayerNames,
        (assists, advice): (Assists, &'a [Advice]),
        game: &'a Game,
        path: &str,
    ) -> Result<TurnRehearsal<'a>, Refusal> {
        let earlier = EarlierAnswers::of(game, path)?;
        let context = PreviewContext { words, assists, names, game };
        Ok(TurnRehearsal { context, before: game, advice, earlier })
    }

    /// Returns the context in which the answers after those that precede the tile are described.
    fn later_context(&self) -> PreviewContext<'_> {
        PreviewContext { game: self.earlier.game(self.before), ..self.context }
    }

    /// Rehearses the answers after those that precede the tile. Returns `None` if no decision follows before a draw.
    fn rehearsal(&self) -> Result<Option<Rehearsal>, Refusal> {
        let game = self.earlier.game(self.before);
        let rehearse = || Rehearsal::of_path(game, &self.earlier.rest, CodeHandling::Lenient);
        game.decision().map(|_| rehearse()).transpose()
    }

    /// Describes the turn.
    pub fn turn(&self, artist: &Artist) -> Result<Turn, Refusal> {
        let (words, context, rehearsal) = (self.context.words, self.later_context(), self.rehearsal()?);
        let mut lines = self.earlier.effects(words, context.assists, context.names, self.before);
        lines.extend(upcoming_consequences(words, context.game));
        let mut path = self.earlier.path();
        if let Some(rehearsal) = &rehearsal {
            path = self.earlier.with_rest(rehearsal.path());
            let placed = rehearsal.answers.first().map(|answer| answer.action);
            let asked = AnswerContext { words, assists: context.assists, game: context.game, seat: self.seat() };
            lines.extend(placed.and_then(|action| answer_description(&asked, action).needed_piece));
            lines.extend(consequences(&context, rehearsal));
        }
        lines.extend(reminders(words, context.game));
        let scene = self.scene(rehearsal.as_ref());
        let has_answers = !path.is_empty();
        let mut groups: Vec<ChoiceGroup> = rehearsal.iter().flat_map(|rehearsal| self.groups(rehearsal)).collect();
        groups.extend(self.earlier_groups(rehearsal.as_ref()));
        set_targets(artist, &scene, &mut groups);
        let hint = if has_answers { None } else { self.hint() };
        Ok(Turn {
            number: self.before.decision().map_or(0, |decision| decision.number),
            path,
            lines: lines.iter().flat_map(|line| line.lines()).map(markup::plain).collect(),
            groups,
            hint,
            can_confirm: has_answers && rehearsal.as_ref().is_none_or(|rehearsal| rehearsal.open_decision().is_none()),
            chunks: if has_answers { self.changed_chunks(&scene, rehearsal.as_ref()) } else { Vec::new() },
        })
    }

    fn seat(&self) -> Seat {
        self.before.decision().map_or(self.before.active(), |decision| decision.seat)
    }

    /// Returns the board after the answers, without legend and spots.
    fn scene(&self, rehearsal: Option<&Rehearsal>) -> Scene<'static> {
        let game = self.earlier.game(self.before);
        let rehearsed = rehearsal.map(|rehearsal| rehearsal_picture(self.context.words, game, rehearsal).subject);
        let scene = match rehearsed {
            Some(Subject::Table(scene, _)) => *scene,
            _ => Scene::of(View::of(game)),
        };
        Scene { spots: Vec::new(), costly: Vec::new(), legend: None, ..scene }
    }

    /// Draws a chunk of the board after the answers.
    pub fn chunk(&self, artist: &Artist, chunk: Chunk, scale: ChunkScale) -> Result<Pixels, Refusal> {
        Ok(artist.chunk(&self.scene(self.rehearsal()?.as_ref()), chunk, scale))
    }

    /// Returns the chunks with cells that the answers change.
    fn changed_chunks(&self, scene: &Scene<'_>, rehearsal: Option<&Rehearsal>) -> Vec<(i16, i16)> {
        let near = match &scene.crop {
            Crop::Around(cells) | Crop::AroundAll(cells) => cells.clone(),
            Crop::Table | Crop::Legible(_) | Crop::Exactly(..) => Vec::new(),
        };
        let lettered = scene.choices.iter().map(|choice| choice.cell());
        let built = rehearsal.into_iter().flat_map(changed_sites).map(|site| BoardPlace::Site(site).cell());
        let last = last_placed_tile(self.before).map(|(at, _)| at);
        let around = built.chain(scene.highlight.iter().copied()).flat_map(|at| at.around()).collect::<Vec<_>>();
        let cells = near.into_iter().chain(lettered).chain(around).chain(last);
        let all = Chunk::all(scene);
        let changed: BTreeSet<Chunk> = cells.map(Chunk::around).filter(|chunk| all.contains(chunk)).collect();
        changed.into_iter().map(|chunk| (chunk.x, chunk.y)).collect()
    }

    /// Returns the answers that precede the tile: those tried so far, and those that are possible next.
    fn earlier_groups(&self, rehearsal: Option<&Rehearsal>) -> Vec<ChoiceGroup> {
        let (mut game, mut path, mut groups) = (self.before.clone(), String::new(), Vec::new());
        for answer in &self.earlier.answers {
            groups.extend(self.earlier_choices(&game, &answer.decision, Some(answer.action), &path));
            path = codes::join(&path, &answer.code);
            reapply(&mut game, answer.action, &mut Vec::new());
        }
        let open = game.decision().filter(|_| rehearsal.is_some());
        groups.extend(open.into_iter().flat_map(|decision| self.earlier_choices(&game, decision, None, &path)));
        groups
    }

    /// Returns the answers to a decision that precede the tile, by kind. Without other answers to it, one of them must be chosen.
    fn earlier_choices(
        &self,
        game: &Game,
        decision: &Decision,
        chosen: Option<Action>,
        path: &str,
    ) -> Vec<ChoiceGroup> {
        let context = self.answer_context(game, decision);
        let mut groups = Vec::new();
        for group in answer_groups(&context, decision) {
            let actions: Vec<Action> =
                group.actions.into_iter().filter(|&action| is_earlier(decision, action)).collect();
            if actions.is_empty() {
                continue;
            }
            let step = Step { game, decision, chosen, letters: CandidateLetters::default(), index: 0 };
            let with = |action| codes::join(path, &codes::legal_answer_code(action, &decision.actions));
            let mut choices = self.choices(&step, &actions, with);
            if chosen.is_some_and(|action| actions.contains(&action)) && actions.len() < decision.actions.len() {
                let leave = chosen.and_then(|action| answer_description(&context, action).earlier_labels);
                let label = leave.map_or_else(|| self.context.words.button_back(), |labels| labels.leave);
                let path = path.to_owned();
                choices.push(Choice { label, path, ..Choice::default() });
            }
            groups.push(ChoiceGroup { heading: group.heading, choices });
        }
        groups
    }

    /// Returns the answers to the decisions after those that precede the tile, by kind. Those to the last decision come first.
    fn groups(&self, rehearsal: &Rehearsal) -> Vec<ChoiceGroup> {
        let mut steps = Vec::new();
        let mut game = self.earlier.game(self.before).clone();
        for (index, answer) in rehearsal.answers.iter().enumerate() {
            if answer.decision.actions.len() > 1 {
                let (chosen, letters) = (Some(answer.action), CandidateLetters::default());
                let step = Step { game: &game, decision: &answer.decision, chosen, letters, index };
                steps.push(self.step_groups(rehearsal, &step));
            }
            reapply(&mut game, answer.action, &mut Vec::new());
        }
        if let Some(decision) = rehearsal.open_decision() {
            let letters = candidate_letters(self.context.words, self.earlier.game(self.before), rehearsal);
            let index = rehearsal.answers.len();
            let step = Step { game: &rehearsal.game, decision, chosen: None, letters, index };
            steps.push(self.step_groups(rehearsal, &step));
        }
        steps.into_iter().rev().flatten().collect()
    }

    /// Returns the answers to a decision by kind.
    fn step_groups(&self, rehearsal: &Rehearsal, step: &Step<'_>) -> Vec<ChoiceGroup> {
        let (words, decision, mut groups) = (self.context.words, step.decision, Vec::new());
        let context = self.answer_context(step.game, decision);
        let path = |action| self.earlier.with_rest(self.path_with(rehearsal, step, action));
        let spots = numbered_spots(decision);
        if !spots.is_empty() {
            groups.extend(self.spot_groups(step, &spots, path));
        }
        let is_figure = decision.question.asks_for_figure();
        if is_figure {
            let is_offered = |action: &Action| matches!(action, Action::Deploy { .. } | Action::Pass);
            let actions: Vec<Action> = decision.actions.iter().copied().filter(is_offered).collect();
            groups.push(ChoiceGroup { heading: words.menu_figure(), choices: self.choices(step, &actions, path) });
        }
        if is_figure || !spots.is_empty() {
            for group in answer_groups(&context, decision) {
                let actions: Vec<Action> =
                    group.actions.into_iter().filter(|&action| !is_earlier(decision, action)).collect();
                groups.push(ChoiceGroup { heading: group.heading, choices: self.choices(step, &actions, path) });
            }
        } else if !decision.actions.iter().all(|&action| is_earlier(decision, action)) {
            let distinct = answers::distinct_answers(&context, decision);
            let is_listed = |action: &Action| step.chosen == Some(*action) || distinct.contains(action);
            let actions: Vec<Action> = decision.actions.iter().copied().filter(is_listed).collect();
            let heading = self.context.prompt(step.game, step.index > 0).and_then(|prompt| prompt.heading);
            let heading = heading.unwrap_or_else(|| words.menu_choice());
            groups.push(ChoiceGroup { heading, choices: self.choices(step, &actions, path) });
        }
        groups.retain(|group| !group.choices.is_empty());
        groups
    }

    /// Returns the best of the suggested moves.
    fn hint(&self) -> Option<Choice> {
        let best = self.advice.first()?;
        let path = path_of_answers(self.before, &best.answers).ok()?;
        let placement = best.answers.iter().find_map(placement_of);
        let target = placement.map(|way| Target::of_cell(way.at, None));
        let tile = placement.and_then(|way| self.tile_at(way));
        Some(Choice { label: self.context.words.button_hint(), path, target, tile, ..Choice::default() })
    }

    /// Returns the tile of a placement. Returns `None` for a large tile, and if the page shows several tiles of which one is placed.
    fn tile_at(&self, Placement { at, rotation, .. }: Placement) -> Option<TriedTile> {
        let shown = self.before.hand().filter(|shape| shows_hand(self.before) && !shape.is_large());
        shown.map(|_| TriedTile { x: at.x, y: at.y, degrees: rotation.degrees() })
    }

    /// Returns the best move on a spot, as a placement and a path. Returns `None` if none is suggested.
    fn suggested_move(&self, at: Pos) -> Option<(Placement, String)> {
        if !self.earlier.is_empty() {
            return None;
        }
        let (_, answers) = best_move_on(self.before, self.advice, at)?;
        Some((answers.iter().find_map(placement_of)?, path_of_answers(self.before, answers).ok()?))
    }

    /// Returns the spots and, once the tile is on one of them, the rotations there. Another choice of that spot turns the tile.
    fn spot_groups(
        &self,
        step: &Step<'_>,
        spots: &[NumberedSpot],
        path: impl Fn(Action) -> String,
    ) -> Vec<ChoiceGroup> {
        let words = self.context.words;
        let now = step.chosen.as_ref().and_then(placement_of);
        let options = answers::spot_options(words, self.context.assists, step.game, spots);
        let choice = |(spot, option): (&NumberedSpot, answers::MenuOption)| {
            let here = now.filter(|way| way.at == spot.at);
            let index = here.and_then(|here| spot.placements.iter().position(|&way| way == here));
            let next = spot.placements.iter().cycle().nth(index.map_or(0, |index| index + 1))?;
            let suggested = if here.is_none() { self.suggested_move(spot.at) } else { None };
            let (way, path) = suggested.unwrap_or_else(|| (*next, path(Action::Place(*next))));
            Some(Choice {
                label: option.label,
                note: option.note,
                path,
                is_chosen: here.is_some(),
                target: Some(Target::of_cell(spot.at, Some(spot.number))),
                tile: self.tile_at(way),
                place: None,
            })
        };
        let choices = spots.iter().zip(options).filter_map(choice).collect();
        let mut groups = vec![ChoiceGroup { heading: words.page_spot(), choices }];
        let here = now.and_then(|now| spots.iter().find(|spot| spot.at == now.at));
        if let Some(spot) = here.filter(|spot| spot.placements.len() > 1) {
            let context = self.answer_context(step.game, step.decision);
            let choice = |&way: &Placement| {
                let cost = answer_description(&context, Action::Place(way)).cost;
                let label = std::iter::once(format!("{}°", way.rotation.degrees())).chain(cost);
                Choice {
                    label: label.collect::<Vec<_>>().join(" · "),
                    path: path(Action::Place(way)),
                    is_chosen: now == Some(way),
                    tile: self.tile_at(way),
                    ..Choice::default()
                }
            };
            let choices = spot.placements.iter().map(choice).collect();
            groups.push(ChoiceGroup { heading: words.page_rotation(), choices });
        }
        groups
    }

    /// Returns choices for answers to a decision, with the places that stand for them.
    fn choices(&self, step: &Step<'_>, actions: &[Action], path: impl Fn(Action) -> String) -> Vec<Choice> {
        let context = self.answer_context(step.game, step.decision);
        let choice = |&action: &Action| {
            let note = if actions.len() <= MAX_NOTED { answers::answer_note(&context, action) } else { None };
            Choice {
                label: step.letters.name(&context, step.decision, action),
                note,
                path: path(action),
                is_chosen: step.chosen == Some(action),
                target: None,
                tile: None,
                place: place_of(&context, action),
            }
        };
        actions.iter().map(choice).collect()
    }

    /// Returns the path with another answer to a decision. Later answers that are still possible are kept.
    fn path_with(&self, rehearsal: &Rehearsal, step: &Step<'_>, action: Action) -> String {
        let is_figure = |action: Action| matches!(action, Action::Deploy { .. });
        let later = rehearsal.answers.get(step.index..).unwrap_or_default();
        if later.iter().any(|answer| is_figure(answer.action) || matches!(answer.action, Action::Expansion(_))) {
            return rehearsal.path_with(self.earlier.game(self.before), step.index, action);
        }
        let code = codes::legal_answer_code(action, &step.decision.actions);
        codes::join(&rehearsal.path_before(step.index), &code)
    }

    fn answer_context<'b>(&self, game: &'b Game, decision: &Decision) -> AnswerContext<'b> {
        AnswerContext { words: self.context.words, assists: self.context.assists, game, seat: decision.seat }
    }
}

/// Returns the placement of an answer that places a tile.
const fn placement_of(action: &Action) -> Option<Placement> {
    if let Action::Place(way) = action { Some(*way) } else { None }
}

/// Returns whether an answer precedes the tile. If passing is legal, the tile is already placed.
fn is_earlier(decision: &Decision, action: Action) -> bool {
    is_earlier_answer(action) && !decision.actions.contains(&Action::Pass)
}

/// Returns the place on the board that stands for an answer, if there is one.
fn place_of(context: &AnswerContext<'_>, action: Action) -> Option<BoardPlace> {
    match (answers::answer_place(&answer_description(context, action), action), answer_role(action)) {
        (None, AnswerRole::ChangesSite(site)) => Some(BoardPlace::Site(site)),
        (place, _) => place,
    }
}

/// Sets the targets of the choices that have places on the board of a scene.
fn set_targets(artist: &Artist, scene: &Scene<'_>, groups: &mut [ChoiceGroup]) {
    let mut places: Vec<BoardPlace> = Vec::new();
    for place in groups.iter().flat_map(|group| &group.choices).filter_map(|choice| choice.place) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let points: Vec<(BoardPlace, (f32, f32))> =
        places.iter().copied().zip(artist.choice_points(scene, &places)).collect();
    for choice in groups.iter_mut().flat_map(|group| &mut group.choices) {
        let point = points.iter().find(|(place, _)| choice.place == Some(*place));
        let is_cell = matches!(choice.place, Some(BoardPlace::Site(Site::Tile(_))));
        let target = point.map(|&(_, (x, y))| Target { x, y, is_cell, number: None });
        choice.target = choice.target.take().or(target);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rules::{Expansion, Question};
    use crate::tests::random_game;

    /// Returns the turn after a path.
    fn turn(artist: &Artist, game: &Game, path: &str) -> Turn {
        let (words, names) = (Words::default(), PlayerNames::of_colours(Words::default()));
        let rehearsal = TurnRehearsal::new(words, &names, (Assists::On, &[]), game, path).unwrap();
        rehearsal.turn(artist).unwrap()
    }

    fn choices(turn: &Turn) -> impl Iterator<Item = &Choice> {
        turn.groups.iter().flat_map(|group| &group.choices)
    }

    /// Checks that each answer to the pending decision is offered, or one with the same effect. The rotations of a tile are offered once
    /// the tile is on their spot.
    fn check_offers(game: &Game, first: &Turn) {
        let decision = game.decision().unwrap();
        let context = AnswerContext { words: Words::default(), assists: Assists::On, game, seat: decision.seat };
        let paths: Vec<&str> = choices(first).map(|choice| choice.path.as_str()).collect();
        let spots: Vec<(f32, f32)> = choices(first)
            .filter_map(|choice| choice.target.as_ref())
            .filter(|target| target.number.is_some())
            .map(|target| (target.x - 0.5, target.y - 0.5))
            .collect();
        let distinct = answers::distinct_answers(&context, decision);
        for &action in &decision.actions {
            let code = codes::legal_answer_code(action, &decision.actions);
            let is_offered = match action {
                Action::Place(way) => spots.contains(&(f32::from(way.at.x), f32::from(way.at.y))),
                _ => {
                    !distinct.contains(&action)
                        || paths.iter().any(|path| codes::path_codes(path).next() == Some(code.as_str()))
                }
            };
            assert!(is_offered, "{action:?} is not offered: {first:?}");
        }
        assert!(first.groups.iter().all(|group| !group.heading.is_empty()), "{first:?}");
        for choice in choices(first) {
            let rehearsal = Rehearsal::of_path(game, &choice.path, CodeHandling::Lenient);
            let placed =
                rehearsal.ok().and_then(|tried| tried.answers.iter().find_map(|answer| placement_of(&answer.action)));
            let shown = placed.map(|way| TriedTile { x: way.at.x, y: way.at.y, degrees: way.rotation.degrees() });
            assert!(choice.tile.is_none() || choice.tile == shown, "{choice:?}");
        }
    }

    #[test]
    fn every_question_of_every_expansion_can_be_answered() {
        let artist = Artist::new();
        let (mut asked, mut number, mut tiles) = (BTreeMap::new(), 0, 0);
        for seed in 0..3 {
            let (record, _) = random_game(2 + (seed % 3) as u8, seed, Expansion::ALL);
            let replayed = record.replay_with(|_, _, game| {
                let Some(decision) = game.decision() else { return };
                let kind = match decision.question {
                    Question::Expansion(question) => {
                        format!("{question:?}").split([' ', ')']).next().unwrap_or_default().to_owned()
                    }
                    Question::Place(_) => "place".to_owned(),
                    Question::Figure { .. } => "figure".to_owned(),
                };
                let count = asked.entry(kind).or_insert(0);
                *count += 1;
                if *count % 60 != 1 {
                    return;
                }
                let mut now = turn(&artist, game, "");
                check_offers(game, &now);
                tiles += choices(&now).filter(|choice| choice.tile.is_some()).count();
                for step in 0.. {
                    number += 1;
                    assert!(step < 30, "the turn does not end: {now:?}");
                    if now.can_confirm {
                        break;
                    }
                    let all: Vec<&Choice> = choices(&now).filter(|choice| !choice.is_chosen).collect();
                    let last = now.groups.first().map(|group| group.choices.as_slice()).unwrap_or_default();
                    let open: Vec<&Choice> = last.iter().filter(|choice| !choice.is_chosen).collect();
                    let from = if open.is_empty() || number % 5 == 0 { &all } else { &open };
                    let path = from[number * 7919 % from.len()].path.clone();
                    now = turn(&artist, game, &path);
                    assert_eq!(now.path, turn(&artist, game, &now.path).path);
                }
                let rehearsal = Rehearsal::of_path(game, &now.path, CodeHandling::Strict).unwrap();
                let actions = rehearsal.answers_of_path(&now.path);
                assert!(!actions.is_empty() && actions.len() == codes::path_codes(&now.path).count(), "{now:?}");
            });
            replayed.unwrap();
        }
        println!("{number} rehearsals of turns that begin with {} kinds of questions: {asked:?}", asked.len());
        assert!(asked.len() > 15 && tiles > 100, "{tiles} {asked:?}");
    }
}
