//! Reads a saved game: follows its messages with our rules, and records the answers and draws.
//!
//! The two programs do not ask the same questions. Where ours asks one that the file does not answer, nothing happened in the
//! other program, so the answer is the one that changes nothing.

use std::collections::{BTreeSet, VecDeque};

use bergerie_rules::{
    Action, Axis, Crossing, Draw, DrawOutcome, Entry, Event, Figure, Game, Pos, Question, Record, Rotation, Ruleset,
    Setup, ShapeId, Side, Site, Waiting,
};
use serde_json::{Map, Value, json};

use crate::answers;
use crate::data;
use crate::error::{Divergence, ReadError};
use crate::expansions::{self, Hooks};
use crate::location::KINDS;
use crate::random::RandomValue;
use crate::saved_game::{Cell, Message, Payload, Place, SavedGame};
use crate::selection::{Answer, Other, Pointer, Selected};
use crate::setup::{Unknown, setup};

/// Reads the record of a saved game.
///
/// # Errors
/// Returns everything that is not supported, or the first message that does not fit.
pub fn read(text: &str) -> Result<Record, ReadError> {
    Ok(follow(&serde_json::from_str(text)?)?.record)
}

/// A game that was followed to the end of its file.
pub(crate) struct FollowedGame {
    pub record: Record,
    pub game: Game,
    pub events: Vec<Event>,
    /// The number of events before the answer of the last message.
    pub events_before: usize,
}

/// Follows all messages of a saved game.
pub(crate) fn follow(file: &SavedGame) -> Result<FollowedGame, ReadError> {
    if !["5", "6"].contains(&file.app_version.split('.').next().unwrap_or_default()) {
        return Err(ReadError::Version(file.app_version.clone()));
    }
    let mut reader = Reader::new(file)?;
    for number in 0..=file.replay.len() {
        let followed = match number.checked_sub(1) {
            Some(index) => reader.follow(file.replay.split_at(index)),
            None => reader.draw(&file.replay),
        };
        followed.map_err(|(expected, found)| {
            let message = number.checked_sub(1).and_then(|last| file.replay.get(last));
            let kind = message.map_or_else(|| "start".to_owned(), |message| message.kind.clone());
            Box::new(Divergence { number, kind, expected, found })
        })?;
    }
    if let (Waiting::Over, Some((message, _, earlier))) = (reader.game.waiting(), reader.early.front()) {
        let (number, kind) = (earlier.len() + 1, message.kind.clone());
        let (expected, found) = (message.payload.to_string(), waiting_text(&reader.game));
        return Err(Box::new(Divergence { number, kind, expected, found }).into());
    }
    let Reader { record, game, events, events_before, .. } = reader;
    Ok(FollowedGame { record, game, events, events_before })
}

/// Failed checks: what the file has, and what we have.
type Checked = Result<(), (String, String)>;

#[derive(Clone)]
struct Reader<'a> {
    file: &'a SavedGame,
    game: Game,
    record: Record,
    events: Vec<Event>,
    /// The number of events before the answer of the last message.
    events_before: usize,
    /// The index of the first event after the last tile was placed by a message.
    since_tile: usize,
    /// The figures without an owner that messages have moved since then.
    moves: Vec<String>,
    /// The messages about which our game asks later, each with those before it.
    early: VecDeque<(&'a Message, Payload, &'a [Message])>,
    random: Option<RandomValue>,
    forced: VecDeque<&'a str>,
    /// The tiles in our pile that the other program does not have.
    surplus: BTreeSet<ShapeId>,
    /// The tiles that were drawn face up, and those that only our game has taken from the pile, face down.
    drawn: Vec<ShapeId>,
    hidden: Vec<ShapeId>,
    /// Whether a message has ended the actions with the last tile.
    is_committed: bool,
}

impl<'a> Reader<'a> {
    fn new(file: &'a SavedGame) -> Result<Reader<'a>, ReadError> {
        let players = u8::try_from(file.players.len()).unwrap_or(u8::MAX);
        let addons = match &file.setup.addons {
            Value::Object(addons) => addons.keys().cloned().map(Unknown::Addon).collect(),
            _ => Vec::new(),
        };
        let (setup, tiles) = match setup(players, &file.setup.agreed) {
            Ok(setup) if addons.is_empty() => setup,
            Ok(_) => return Err(ReadError::Unknown(addons)),
            Err(unknown) => return Err(ReadError::Unknown([addons, unknown].concat())),
        };
        // A scenario ends before its pile is empty, so the tiles that it lacks do not matter.
        if file.test.is_none() && !tiles.is_empty() {
            return Err(ReadError::Unknown(tiles));
        }
        let begin = |setup: &Setup| {
            let invalid = |_| ReadError::Unknown(vec![Unknown::Players(players)]);
            Game::with_ruleset(Ruleset::NEWEST, setup.clone()).map_err(invalid)
        };
        let game = begin(&setup)?;
        let mut smaller = setup.clone();
        for unknown in tiles {
            if let Unknown::WithoutTiles(expansion) = unknown {
                smaller.expansions.set(expansion, false);
            }
        }
        let theirs: BTreeSet<ShapeId> = begin(&smaller)?.pile().iter().collect();
        let surplus = game.pile().iter().filter(|shape| !theirs.contains(shape)).collect();
        let start = file.setup.start.iter().map(|tile| (tile.tile.as_str(), tile.x, tile.y, tile.rotation));
        let mut start: Vec<_> = start.collect();
        let ours = game.board().tiles().iter();
        let mut ours: Vec<_> =
            ours.map(|tile| (tile.shape.name.as_str(), tile.at.x, tile.at.y, tile.rotation.degrees())).collect();
        start.sort_unstable();
        ours.sort_unstable();
        if start != ours {
            return Err(ReadError::Unknown(vec![Unknown::StartTiles]));
        }
        Ok(Reader {
            file,
            game,
            record: Record::new(setup),
            events: Vec::new(),
            events_before: 0,
            since_tile: 0,
            moves: Vec::new(),
            early: VecDeque::new(),
            random: file.initial_random.and_then(RandomValue::new),
            forced: file.game_annotations.draw_order.iter().map(String::as_str).collect(),
            surplus,
            drawn: Vec::new(),
            hidden: Vec::new(),
            is_committed: true,
        })
    }

    /// Follows the first message of the second list, and makes the draws that come before the next one.
    fn follow(&mut self, (earlier, rest): (&'a [Message], &'a [Message])) -> Checked {
        let Some((message, later)) = rest.split_first() else { return Ok(()) };
        let shown = || message.payload.to_string();
        let payload = match &message.payload {
            Value::Null => Ok(Payload::default()),
            payload => serde_json::from_value(payload.clone()),
        };
        let payload: Payload = payload.map_err(|error| (shown(), error.to_string()))?;
        if let Some(value) = payload.random {
            let random =
                RandomValue::new(value).ok_or_else(|| (shown(), "its random value is not from 0 to 1".to_owned()));
            self.random = Some(random?);
        }
        match message.kind.as_str() {
            "COMMIT" => {
                self.is_committed = true;
                let ends = |question: Question| question.is_main() || data::is_passed_together(question);
                while let Some(decision) = self.game.decision().filter(|decision| ends(decision.question)) {
                    self.enter(Entry::Act(answers::passing(decision))).map_err(|error| (shown(), error))?;
                }
            }
            _ if message.is_confirmation() => {}
            "PASS" => {
                let passing =
                    |game: &Game| Ok(game.decision().map(answers::passing).map(Answer::Whole).into_iter().collect());
                // The other program also asks where nothing can be done. Nothing follows from such an answer.
                self.seek(rest, passing).unwrap_or_default();
            }
            _ => self.give(earlier, rest, payload).map_err(|found| (shown(), found))?,
        }
        self.draw(later)
    }

    fn enter(&mut self, entry: Entry) -> Result<(), String> {
        self.game.enter(entry, &mut self.events).map_err(|error| error.to_string())?;
        self.record.log.push(entry);
        Ok(())
    }

    /// Gives the answer of the first message of `rest`.
    fn give(&mut self, earlier: &'a [Message], rest: &'a [Message], payload: Payload) -> Result<(), String> {
        let Some(message) = rest.first() else { return Ok(()) };
        if message.kind == Message::PLACE_TILE {
            self.since_tile = self.events.len();
            self.moves.clear();
        }
        if let Some(figure) = &payload.figure_id {
            self.moves.push(figure.clone());
            let since = self.events.get(self.since_tile..).unwrap_or_default();
            let moves = self.moves.iter().filter(|other| *other == figure).count();
            if expansions::ALL.iter().any(|hooks| (hooks.is_done)(since, &payload, moves)) {
                return Ok(());
            }
        }
        if expansions::ALL.iter().any(|hooks| (hooks.comes_early)(&self.game, &message.kind)) {
            self.early.push_back((message, payload, earlier));
            return Ok(());
        }
        self.seek(rest, |game| candidates(game, message, &payload, earlier))?;
        self.is_committed &= message.kind != Message::PLACE_TILE;
        Ok(())
    }

    /// Gives the first legal one of the answers that `wanted` returns. Until one is legal, gives answers that change nothing
    /// to questions that the other program does not ask. If that leads to no legal answer, the game is unchanged.
    fn seek(&mut self, rest: &[Message], wanted: impl Fn(&Game) -> Result<Vec<Answer>, String>) -> Result<(), String> {
        let Some(message) = rest.first() else { return Ok(()) };
        let (mut before, mut reason) = (None, None);
        loop {
            self.draw(rest).map_err(|(_, found)| found)?;
            let Some(decision) = self.game.decision() else { break };
            let first_offered =
                |answers: &[Answer]| answers.iter().find(|answer| decision.offers(answer.action())).copied();
            let early = self.early.front();
            let early = early.map(|(early, payload, earlier)| candidates(&self.game, early, payload, earlier));
            if let Some(answer) = early.and_then(|answers| first_offered(&answers.unwrap_or_default())) {
                self.early.pop_front();
                self.enter(Entry::Act(answer.action()))?;
                continue;
            }
            let is_asked = message.player.is_none_or(|player| player == decision.seat.index());
            let answers = if is_asked { wanted(&self.game) } else { Ok(Vec::new()) };
            match first_offered(answers.as_deref().unwrap_or_default()) {
                Some(Answer::Whole(action)) => {
                    self.events_before = self.events.len();
                    return self.enter(Entry::Act(action));
                }
                Some(Answer::Part(action)) => self.enter(Entry::Act(action))?,
                None => {
                    reason.get_or_insert_with(|| refusal(&self.game, is_asked, &answers));
                    let unasked = unasked(&self.game).filter(|_| !is_asked || message.kind != "PASS");
                    let Some(action) = unasked else { break };
                    before.get_or_insert_with(|| self.clone());
                    self.enter(Entry::Act(action))?;
                }
            }
        }
        let reason = reason.unwrap_or_else(|| waiting_text(&self.game));
        if let Some(before) = before {
            *self = before;
        }
        Err(reason)
    }

    /// Makes the draws that the other program makes before the first of the later messages, and gives the answers that it never asks
    /// for.
    fn draw(&mut self, later: &[Message]) -> Checked {
        loop {
            if let Some(answer) = settled(&self.game) {
                self.enter(Entry::Act(answer)).map_err(|found| (format!("{answer:?}"), found))?;
                continue;
            }
            let Waiting::Draw(draw) = *self.game.waiting() else { return Ok(()) };
            let is_early = matches!(draw, Draw::Expansion(draw) if data::all().any(|(e, data)| e == draw.expansion() && data.draws_before_commit));
            let waits = match later.first() {
                Some(next) => next.is_confirmation() || !is_early && (!self.is_committed || next.kind == "COMMIT"),
                None => {
                    let is_over = !self.is_committed || self.file.game_annotations.end_turn.is_some();
                    !is_early && is_over || self.random.is_none() && self.forced.is_empty()
                }
            };
            if waits {
                return Ok(());
            }
            let is_hidden = self.game.awaits_hidden_draw();
            let drawn = self.outcome(later).map_err(|found| ("a draw".to_owned(), found))?;
            self.drawn.extend(shape(drawn).filter(|_| !is_hidden));
            self.enter(Entry::Draw(drawn)).map_err(|error| (format!("{drawn:?}"), error))?;
        }
    }

    /// Returns the outcome of the pending draw.
    fn outcome(&mut self, later: &[Message]) -> Result<DrawOutcome, String> {
        let outcomes = (0..self.game.outcome_count()).filter_map(|number| self.game.outcome(number));
        let mut outcomes: Vec<(Option<ShapeId>, DrawOutcome)> =
            outcomes.map(|outcome| (shape(outcome), outcome)).collect();
        if self.game.awaits_hidden_draw() {
            // The other program does not decide which tile is hidden, so it is one that is not drawn later.
            let is_spare = |shape: ShapeId| {
                let copies = outcomes.iter().filter(|(other, _)| *other == Some(shape)).count();
                let placed = later.iter().filter(|message| message.placed_tile() == Some(&shape.name)).count();
                let drawn = self.drawn.iter().filter(|other| **other == shape).count();
                let used = self.game.board().tiles().iter().filter(|tile| tile.by.is_some()).map(|tile| tile.shape);
                let used = used.chain(self.game.discarded().iter().copied()).filter(|other| *other == shape).count();
                let drawn_later = placed.saturating_sub(drawn.saturating_sub(used));
                copies > drawn_later.max(self.forced.iter().filter(|name| **name == shape.name).count())
            };
            let spare = outcomes.iter().rev().find(|(shape, _)| shape.is_some_and(is_spare));
            let spare = spare.ok_or_else(|| "no tile is left that is not drawn later".to_owned())?;
            self.hidden.extend(spare.0);
            return Ok(spare.1);
        }
        if outcomes.iter().all(|(shape, _)| shape.is_some()) {
            outcomes.retain(|(shape, _)| shape.is_some_and(|shape| !self.surplus.contains(&shape)));
            // The tiles that we have hidden are still in the other program's pile.
            let tiles = outcomes.iter().filter_map(|(shape, _)| *shape).chain(self.hidden.iter().copied());
            let mut tiles: Vec<ShapeId> = tiles.collect();
            tiles.sort_by_cached_key(|shape| (data::is_late(*shape), shape.name.clone()));
            let name = match (self.forced.pop_front(), &mut self.random) {
                (Some(name), _) => name,
                (None, Some(random)) => {
                    &tiles.get(random.pick(tiles.len())).ok_or("nothing is left to draw")?.get().name
                }
                (None, None) => {
                    later.iter().find_map(Message::placed_tile).ok_or("the file does not tell which tile")?
                }
            };
            let found = outcomes.iter().find(|(shape, _)| shape.is_some_and(|shape| shape.name == name));
            return found.map(|(_, outcome)| *outcome).ok_or_else(|| format!("{name} is not in the pile"));
        }
        let random = self.random.as_mut().ok_or("the file has a seed instead of the random value that decides this")?;
        let picked = random.pick(outcomes.len());
        outcomes.get(picked).map(|(_, outcome)| *outcome).ok_or_else(|| "nothing is left to draw".to_owned())
    }
}

/// Returns the tile that an outcome names, or `None` if it names none.
pub(crate) fn shape(outcome: DrawOutcome) -> Option<ShapeId> {
    let mut value = serde_json::to_value(outcome).ok()?;
    while let Value::Object(fields) = value {
        value = fields.into_iter().next()?.1;
    }
    ShapeId::named(value.as_str()?)
}

/// Returns our answers for a message, the most likely first.
pub(crate) fn candidates(
    game: &Game,
    message: &Message,
    payload: &Payload,
    earlier: &[Message],
) -> Result<Vec<Answer>, String> {
    let answer = |hooks: &Hooks| (hooks.answer)(game, &message.kind, payload, earlier);
    if let Some(answer) = expansions::ALL.iter().find_map(answer) {
        return Ok(vec![answer]);
    }
    if message.kind == Message::PLACE_TILE {
        return placements(game, payload);
    }
    let choices = selections(message, payload)?.into_iter().filter_map(|selected| {
        let decision = game.decision()?;
        answers::selected(game, decision, &selected).ok().map(Answer::Whole)
    });
    Ok(choices.collect())
}

/// Returns our placements of a tile on a cell. The file does not name the bridge that one may need.
fn placements(game: &Game, payload: &Payload) -> Result<Vec<Answer>, String> {
    let degrees = payload.rotation.as_deref().and_then(|rotation| rotation.strip_prefix('R')?.parse().ok());
    let rotation = degrees.and_then(|degrees: u16| Rotation::try_from(degrees).ok()).ok_or("no such rotation")?;
    let at = payload.position.map(|Cell(at)| at).ok_or("a tile without a place")?;
    let Some(Question::Place(shape)) = game.decision().map(|decision| decision.question) else { return Ok(Vec::new()) };
    let name = payload.tile_id.as_deref().unwrap_or_default();
    if shape.name != name {
        return Err(format!("{shape} was drawn"));
    }
    let placements = game.legal_actions().iter().filter_map(|action| match action {
        Action::Place(placement) if placement.at == at && (shape.fits_all || placement.rotation == rotation) => {
            Some(*placement)
        }
        _ => None,
    });
    let mut placements: Vec<_> = placements.collect();
    placements.sort_by_key(|placement| match placement.piece.map(|piece| piece.site) {
        // The order in which the other program looks for a place.
        Some(Site::Over(Crossing { at: over, axis })) => {
            let cells = std::iter::once(at).chain(Side::ALL.map(|side| at.step(side)));
            cells.into_iter().position(|cell| cell == over).map(|cell| (1 + cell, axis == Axis::WestEast))
        }
        _ => None,
    });
    Ok(placements.into_iter().map(Action::Place).map(Answer::Whole).collect())
}

/// Returns a message as selections among the options of a decision: one for each kind of feature that it may mean.
fn selections(message: &Message, payload: &Payload) -> Result<Vec<Selected>, String> {
    let place = payload.pointer.as_ref();
    let feature = place.and_then(Place::feature);
    let kinds = match feature {
        Some(feature) if feature.feature.is_none() => {
            let others = data::all().flat_map(|(_, data)| data.places.keys().map(String::as_str));
            KINDS.into_iter().chain(others).collect()
        }
        _ => vec![""],
    };
    if message.kind == Message::DEPLOY_MEEPLE {
        let (Some(feature), Some(id)) = (feature, &payload.meeple_id) else {
            return Err("no figure or no place".to_owned());
        };
        let meeple = meeple(id).ok_or_else(|| format!("no figure is called {id}"))?;
        let at = |kind: &str| {
            let Cell(Pos { x, y }) = feature.position;
            Pointer(x, y, feature.feature.as_deref().unwrap_or(kind).to_owned(), feature.location.clone())
        };
        return Ok(kinds.iter().map(|kind| Selected::Meeple { meeple: meeple.to_owned(), at: at(kind) }).collect());
    }
    let named = |table: for<'a> fn(&'a data::Data) -> &'a std::collections::BTreeMap<String, String>, word: &str| {
        data::all().find_map(|(_, data)| table(data).get(word)).cloned()
    };
    let kind = match message.kind.as_str() {
        "RETURN_MEEPLE" => Some("return".to_owned()),
        "MOVE_NEUTRAL_FIGURE" => Some("neutral".to_owned()),
        "PLACE_TOKEN" => named(|data| &data.tokens, payload.token.as_deref().unwrap_or_default()),
        other => named(|data| &data.messages, other),
    };
    let kind = kind.ok_or("this program does not know such messages")?;
    let selection = |feature: &&str| {
        let fields = [
            ("source", payload.source.as_ref().map(|source| json!(source))),
            ("figure", payload.figure_id.as_ref().map(|figure| json!(figure))),
            ("at", place.map(|place| place.option(feature))),
            ("token", payload.token.as_ref().map(|token| json!(token))),
            ("id", payload.meeple_id.as_ref().map(|id| json!(id))),
            ("v", payload.value.as_ref().map(|value| json!(value))),
        ];
        let fields = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Selected::Other(Other { kind: kind.clone(), fields: fields.collect::<Map<_, _>>() })
    };
    Ok(kinds.iter().map(selection).collect())
}

/// Returns the other program's name for the figure with an ID.
fn meeple(id: &str) -> Option<&'static str> {
    let kind = id.split('.').nth(1).filter(|kind| !kind.is_empty())?;
    let figures = Figure::ALL.into_iter().filter_map(data::figure);
    let others = data::all().flat_map(|(_, data)| data.meeples.keys().map(String::as_str));
    figures.chain(others).find(|name| name.to_lowercase().starts_with(kind))
}

/// Returns the answer that the other program gives itself. Returns `None` if it asks the player.
pub(crate) fn settled(game: &Game) -> Option<Action> {
    expansions::ALL.iter().find_map(|hooks| (hooks.settled)(game))
}

/// Returns the answer that changes nothing to a question that the other program does not ask. Returns `None` if there is none.
pub(crate) fn unasked(game: &Game) -> Option<Action> {
    let decision = game.decision().filter(|decision| !matches!(decision.question, Question::Place(_)))?;
    let pass = answers::passing(decision);
    let only = if let [only] = decision.actions[..] { Some(only) } else { None };
    decision.offers(pass).then_some(pass).or(only)
}

/// Returns the reason why none of the answers is legal.
fn refusal(game: &Game, is_asked: bool, answers: &Result<Vec<Answer>, String>) -> String {
    match answers {
        Err(reason) => format!("{}: {reason}", waiting_text(game)),
        Ok(answers) => match answers.first().filter(|_| is_asked).map(|answer| game.check(answer.action())) {
            Some(Err(refusal)) => format!("{}: {refusal}", waiting_text(game)),
            _ => waiting_text(game),
        },
    }
}

/// Describes the input that our game waits for.
fn waiting_text(game: &Game) -> String {
    match game.waiting() {
        Waiting::Over => "the game is over".to_owned(),
        Waiting::Draw(draw) => format!("our game waits for a draw ({draw:?})"),
        Waiting::Decision(decision) => match decision.question {
            Question::Place(shape) => format!("player {} has to place {shape}", decision.seat.index()),
            question => format!("player {} is asked about {}", decision.seat.index(), data::key(question)),
        },
    }
}
