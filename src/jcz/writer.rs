//! Writes a game as a saved game: the messages that lead to it in the other program.
//!
//! `messages.rs` has the message for an answer. A message is written only if our reader would follow it with the same answer, so
//! everything that is written can be read.

use bergerie_rules::{
    Action, Draw, DrawOutcome, Entry, Event, Expansion, FigureLocation, FirstPlayer, Game, OwnedFigure, Pos, Question,
    Record, Seat, Setup, Waiting,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::answers;
use crate::data::{self, Data};
use crate::error::WriteError;
use crate::expansions::{self, NeutralMove};
use crate::messages::message;
use crate::random::RandomValue;
use crate::reader::{candidates, settled, shape, unasked};
use crate::saved_game::{Message, Payload, Place, StartTile};
use crate::selection::{Answer, WrittenAnswer};
use crate::setup::{Agreed, Unknown, agreed};

/// The version of the other program whose messages are written.
const VERSION: &str = "6.2.0";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WrittenGame {
    app_version: &'static str,
    game_id: &'static str,
    name: &'static str,
    initial_random: RandomValue,
    clock: u32,
    setup: WrittenSetup,
    players: Vec<Value>,
    replay: Vec<Message>,
    game_annotations: Value,
}

#[derive(Serialize)]
struct WrittenSetup {
    #[serde(flatten)]
    agreed: Agreed,
    timer: Value,
    start: Vec<StartTile>,
}

/// Writes a game for the other program. Undone answers are left out, and the first player comes first.
///
/// # Errors
/// Returns everything that the other program does not have, or the first answer that it cannot express.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let mut entries = Vec::new();
    record.replay_with(|entry, _, _| entries.push(*entry))?;
    let mut unknown = Vec::new();
    if record.ruleset != Record::RULESET {
        unknown.push(Unknown::Ruleset(record.ruleset));
    }
    if entries.iter().any(|entry| matches!(entry, Entry::Resign(_))) {
        unknown.push(Unknown::Resignations);
    }
    let agreed = agreed(&record.setup).unwrap_or_else(|others| {
        unknown.extend(others);
        Agreed::default()
    });
    if !unknown.is_empty() {
        return Err(WriteError::Unknown(unknown));
    }
    let drawn = entries.iter().find_map(|entry| match entry {
        Entry::Draw(DrawOutcome::First(first)) => Some(*first),
        _ => None,
    });
    let first = match record.setup.first {
        FirstPlayer::Seat(first) => first,
        FirstPlayer::Random => drawn.unwrap_or(Seat::FIRST),
    };
    let setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..record.setup.clone() };
    let game = Record::new(setup).initial_game()?;
    let start = game.board().tiles().iter().map(|tile| StartTile {
        tile: tile.shape.name.clone(),
        x: tile.at.x,
        y: tile.at.y,
        rotation: tile.rotation.degrees(),
    });
    let start = start.collect();
    let mut writer = Writer::new(game);
    let players = usize::from(record.setup.players);
    entries.retain(|entry| !matches!(entry, Entry::Draw(DrawOutcome::First(_))));
    for (index, &entry) in entries.iter().enumerate() {
        let followed = writer.follow(rotated(entry, players - first.index(), players));
        let is_last = index + 1 == entries.len();
        if followed.and_then(|()| if is_last { writer.finish() } else { Some(()) }).is_none() {
            let seat = Seat::new((writer.game.active().index() + first.index()) % players).unwrap_or(first);
            return Err(WriteError::Answer { turn: writer.turn, seat, entry });
        }
    }
    let players = (0..record.setup.players).map(|slot| json!({ "name": format!("Player {}", slot + 1), "slot": slot }));
    Ok(serde_json::to_string_pretty(&WrittenGame {
        app_version: VERSION,
        game_id: "1",
        name: "",
        initial_random: writer.initial_random.unwrap_or_default(),
        clock: 0,
        setup: WrittenSetup { agreed, timer: Value::Null, start },
        players: players.collect(),
        replay: writer.messages,
        game_annotations: json!({ "drawOrder": writer.tiles }),
    })?)
}

/// Returns an entry with other seats, `by` places further in turn order.
fn rotated(entry: Entry, by: usize, players: usize) -> Entry {
    fn rotate(value: &mut Value, turn: &impl Fn(u64) -> u64) {
        let Value::Object(fields) = value else { return };
        for (key, value) in fields {
            match value.as_u64().filter(|_| ["seat", "captor"].contains(&key.as_str())) {
                Some(seat) => *value = json!(turn(seat)),
                None => rotate(value, turn),
            }
        }
    }
    let Entry::Act(action) = entry else { return entry };
    let Ok(mut value) = serde_json::to_value(action) else { return entry };
    rotate(&mut value, &|seat| (seat + by as u64) % players as u64);
    serde_json::from_value(value).map_or(entry, Entry::Act)
}

/// The ID of a figure outside of its owner's supply in the other program.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FigureId {
    figure: OwnedFigure,
    number: u8,
}

struct Writer {
    game: Game,
    messages: Vec<Message>,
    /// The tiles in the order in which they are drawn.
    tiles: Vec<String>,
    initial_random: Option<RandomValue>,
    /// The message with the random value that decides the next draws, or `None` for the initial value.
    random_at: Option<usize>,
    /// For each draw that the value decides, the outcomes that may be picked.
    picks: Vec<Vec<bool>>,
    /// The player who placed the last tile, until the actions with it are confirmed.
    unconfirmed: Option<Seat>,
    /// The figures outside of supplies, with their locations.
    ids: Vec<(FigureId, FigureLocation)>,
    /// The last answer to a question that is passed together with others: the player, and whether it is a pass.
    last_of_phase: Option<(Seat, bool)>,
    /// The index of the last message about which our game asks later, until an expansion draws other tiles.
    early_at: Option<usize>,
    /// The number of the turn, counted from 1.
    turn: usize,
}

impl Writer {
    fn new(game: Game) -> Writer {
        Writer {
            game,
            messages: Vec::new(),
            tiles: Vec::new(),
            initial_random: None,
            random_at: None,
            picks: Vec::new(),
            unconfirmed: None,
            ids: Vec::new(),
            last_of_phase: None,
            early_at: None,
            turn: 1,
        }
    }

    /// Adds the messages for an entry, and applies it.
    fn follow(&mut self, entry: Entry) -> Option<()> {
        let (mut asked, mut named) = (None, None);
        match entry {
            Entry::Draw(drawn) => self.follow_draw(drawn)?,
            Entry::Act(action) => {
                self.confirm_before_question()?;
                (asked, named) = self.answer(action)?;
            }
            Entry::Resign(_) | Entry::Undo(_) => return None,
        }
        let mut events = Vec::new();
        self.game.enter(entry, &mut events).ok()?;
        self.turn += events.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
        if matches!(entry, Entry::Act(Action::Place(_))) {
            self.unconfirmed = self.game.board().placed_tile(self.game.last_placed_tile()).by;
        }
        self.track(named);
        self.end_phase();
        self.write_moves(&events, asked.as_deref())
    }

    /// Confirms the actions with the last tile at the end of the file, if the game has gone on.
    fn finish(&mut self) -> Option<()> {
        self.confirm_before_question()?;
        let is_over = !matches!(self.game.waiting(), Waiting::Decision(_));
        if is_over {
            self.confirm()?
        }
        self.set_random()
    }

    /// Confirms the actions with the last tile if the pending question comes after that in the other program.
    fn confirm_before_question(&mut self) -> Option<()> {
        let Some(decision) = self.game.decision() else { return Some(()) };
        let comes_before = match decision.question {
            Question::Figure { .. } => true,
            Question::Place(_) => false,
            question => self.comes_before_commit(&data::key(question)),
        };
        if comes_before { Some(()) } else { self.confirm() }
    }

    /// Adds the pass with which a phase has ended.
    fn end_phase(&mut self) {
        let goes_on = self.game.decision().is_some_and(|decision| data::is_passed_together(decision.question));
        if !goes_on && let Some((player, true)) = self.last_of_phase.take() {
            self.push("PASS", json!({}), player);
        }
    }

    /// Follows an answer in a phase in which each player is asked once. Returns `None` if the other program has ended it.
    fn continue_phase(&mut self, player: Seat, passes: bool) -> Option<()> {
        match self.last_of_phase {
            Some((_, true)) if passes => return Some(()),
            Some((last, false)) if last == player => return passes.then_some(()),
            Some((last, true)) if last != player => return None,
            _ => self.last_of_phase = Some((player, passes)),
        }
        Some(())
    }

    fn comes_before_commit(&self, question: &str) -> bool {
        let setup = self.game.setup();
        let is_later = |(expansion, data): &(Expansion, &Data)| {
            data.after_commit.iter().any(|(key, value)| data::option_value(setup, *expansion, key) == Some(value))
        };
        data::all().any(|it| !is_later(&it) && it.1.before_commit.iter().any(|key| key == question))
    }

    fn confirm(&mut self) -> Option<()> {
        self.unconfirmed.take().map_or(Some(()), |player| self.commit(player))
    }

    fn commit(&mut self, player: Seat) -> Option<()> {
        self.push("COMMIT", json!({ "random": null }), player);
        self.use_random_of_last()
    }

    fn push(&mut self, kind: &str, payload: Value, player: Seat) {
        self.insert(self.messages.len(), kind, payload, player);
    }

    fn insert(&mut self, index: usize, kind: &str, payload: Value, player: Seat) {
        self.messages.insert(index, Message { kind: kind.to_owned(), payload, player: Some(player.index()) });
        if expansions::ALL.iter().any(|hooks| (hooks.comes_early)(&self.game, kind)) {
            self.early_at = Some(index);
        }
        self.random_at = self.random_at.map(|at| if at < index { at } else { at + 1 });
    }

    /// Lets the random value of the last message decide the next draws.
    fn use_random_of_last(&mut self) -> Option<()> {
        self.set_random()?;
        self.random_at = self.messages.len().checked_sub(1);
        Some(())
    }

    /// Chooses the random value that decides the draws since the last one was chosen. Returns `None` if no value does.
    fn set_random(&mut self) -> Option<()> {
        let value = RandomValue::with_picks(&std::mem::take(&mut self.picks))?;
        match self.random_at {
            None => self.initial_random = Some(value),
            Some(index) => *self.messages.get_mut(index)?.payload.get_mut("random")? = json!(value),
        }
        Some(())
    }

    fn follow_draw(&mut self, drawn: DrawOutcome) -> Option<()> {
        let Waiting::Draw(draw) = *self.game.waiting() else { return None };
        let of = |data: &Data| matches!(draw, Draw::Expansion(_)) && data.draws_before_commit;
        let early = data::all().find(|(e, data)| matches!(draw, Draw::Expansion(d) if d.expansion() == *e) && of(data));
        if early.is_none() {
            self.confirm()?;
        }
        if self.game.awaits_hidden_draw() {
            return Some(());
        }
        let outcomes: Vec<DrawOutcome> =
            (0..self.game.outcome_count()).filter_map(|number| self.game.outcome(number)).collect();
        if outcomes.iter().all(|outcome| shape(*outcome).is_some()) {
            self.early_at = self.early_at.filter(|_| draw == Draw::Tile);
            self.tiles.push(shape(drawn)?.name.clone());
            return Some(());
        }
        // A draw before the confirmation has a random value of its own.
        if let (Some((_, data)), Some(last)) = (early, self.messages.last()) {
            let is_deployment = last.kind == Message::DEPLOY_MEEPLE && last.payload.get("random").is_none();
            let feature = last.payload.pointer("/pointer/feature").and_then(Value::as_str).unwrap_or_default();
            if is_deployment && data.places.contains_key(feature) {
                self.add_random();
                self.use_random_of_last()?;
            } else if is_deployment {
                self.push("SHEPHERD_CONFIRM", json!({ "random": null }), self.game.active());
                self.use_random_of_last()?;
            }
        }
        self.picks.push(outcomes.iter().map(|outcome| *outcome == drawn).collect());
        Some(())
    }

    fn add_random(&mut self) {
        if let Some(Value::Object(payload)) = self.messages.last_mut().map(|message| &mut message.payload) {
            payload.insert("random".to_owned(), Value::Null);
        }
    }

    /// Adds the messages for moves of figures without an owner that our game makes without a question.
    fn write_moves(&mut self, events: &[Event], asked: Option<&str>) -> Option<()> {
        let mut asked = asked;
        for NeutralMove { figure, player, to: Pos { x, y } } in
            expansions::ALL.iter().flat_map(|hooks| (hooks.moved)(events))
        {
            if asked == Some(figure) {
                asked = None;
                continue;
            }
            if !self.comes_before_commit("step") {
                self.confirm()?;
            }
            self.push("MOVE_NEUTRAL_FIGURE", json!({ "figureId": figure, "to": [x, y] }), player);
        }
        Some(())
    }

    /// Adds the message for an answer, if the other program needs one. Returns the figure without an owner and the one with an owner
    /// that the message names. Returns `None` if the other program has no message for the answer.
    fn answer(&mut self, action: Action) -> Option<(Option<String>, Option<FigureId>)> {
        let decision = self.game.decision()?;
        let (seat, key) = (decision.seat, data::key(decision.question));
        if let Some(settled) = settled(&self.game) {
            return (settled == action).then_some((None, None));
        }
        // The other program asks for another confirmation after some later answers.
        let is_late = self.unconfirmed.is_none();
        let is_confirmed = is_late && data::lists(|data| &data.confirmed, &key);
        let passes = answers::passing(decision) == action;
        if data::is_passed_together(decision.question) {
            self.continue_phase(seat, passes)?;
        } else if passes {
            // The other program does not ask about a main action if it lists none.
            let is_listed = |other| expansions::ALL.iter().all(|hooks| (hooks.is_listed)(&self.game, other));
            let mut others = decision.actions.iter().filter(|other| **other != action);
            if !decision.question.is_main() || others.any(|other| is_listed(*other)) {
                self.push("PASS", json!({}), seat);
            }
            if is_confirmed && action != Action::Pass {
                self.commit(seat)?;
            }
            return Some((None, None));
        }
        let Some(WrittenAnswer { kind, mut payload, figure }) = message(&self.game, action) else {
            let is_sent_later =
                matches!(action, Action::Expansion(_)) && data::lists(|data| &data.sent_with_next, &data::key(action));
            return (is_sent_later || unasked(&self.game) == Some(action)).then_some((None, None));
        };
        let named = figure.map(|(figure, location)| self.figure_id(figure, location));
        let meeple_id = payload.meeple_id.take().or(named.and_then(id_text));
        match (&payload.pointer, meeple_id) {
            (Some(Place::Feature(feature)), Some(meeple_id)) if kind != Message::DEPLOY_MEEPLE => {
                payload.pointer = Some(Place::Figure { feature_pointer: feature.clone(), meeple_id });
            }
            (_, meeple_id) => payload.meeple_id = meeple_id,
        }
        let moved = payload.figure_id.clone();
        if !self.means(&kind, &payload, action) {
            return None;
        }
        let is_final = data::lists(|data| &data.unconfirmed, &key);
        let is_placed = is_late && !is_final && kind == Message::DEPLOY_MEEPLE;
        let is_confirmed = is_confirmed || is_placed && !self.is_asked_again(action);
        let has_random = data::all().any(|(_, data)| data.draws_before_commit && data.messages.contains_key(&kind));
        match self.early_at.filter(|_| expansions::ALL.iter().any(|hooks| (hooks.comes_early)(&self.game, &kind))) {
            Some(index) => self.insert(index + 1, &kind, written(payload), seat),
            None => self.push(&kind, written(payload), seat),
        }
        if has_random {
            self.add_random();
            self.use_random_of_last()?;
        }
        if is_confirmed {
            self.commit(seat)?;
        }
        Some((moved, named))
    }

    /// Returns whether the player is asked the same question after an answer.
    fn is_asked_again(&self, action: Action) -> bool {
        let mut after = self.game.clone();
        let asked = |game: &Game| game.decision().map(|decision| (decision.seat, data::key(decision.question)));
        after.apply(action, &mut Vec::new()).is_ok() && asked(&after) == asked(&self.game)
    }

    /// Returns whether our reader follows a message with this answer. It does not if the message leaves a choice to the other program.
    fn means(&self, kind: &str, payload: &Payload, action: Action) -> bool {
        let message = Message { kind: kind.to_owned(), payload: Value::Null, player: None };
        let answers = candidates(&self.game, &message, payload, &self.messages).unwrap_or_default();
        let first = answers.iter().find(|answer| self.game.legal_actions().contains(&answer.action()));
        matches!(first, Some(Answer::Whole(meant)) if *meant == action)
    }

    /// Returns the ID of a figure.
    fn figure_id(&self, figure: OwnedFigure, location: FigureLocation) -> FigureId {
        let is_it = |(id, other): &&(FigureId, FigureLocation)| id.figure == figure && *other == location;
        self.ids.iter().find(is_it).map_or_else(|| self.free_id(figure), |(id, _)| *id)
    }

    /// Returns the first ID of a figure that is in its owner's supply.
    fn free_id(&self, figure: OwnedFigure) -> FigureId {
        let mut ids = (1..=u8::MAX).map(|number| FigureId { figure, number });
        let free = ids.find(|id| self.ids.iter().all(|(other, _)| other != id));
        free.unwrap_or(FigureId { figure, number: u8::MAX })
    }

    /// Follows the figures that are not in a supply, of which a message named one.
    fn track(&mut self, named: Option<FigureId>) {
        let board = self.game.board();
        let on_segments = board.figures().iter().map(|placed| (placed.owned(), FigureLocation::Node(placed.node)));
        let held = board.held_figures().iter().map(|held| (held.owned(), FigureLocation::Held(held.by)));
        let mut now: Vec<_> = on_segments.chain(held).collect();
        // If equal figures are in one place, the one that was named has moved.
        self.ids.sort_by_key(|(id, _)| Some(*id) == named);
        let (kept, mut moved) = (Vec::new(), named.into_iter().collect::<Vec<_>>());
        for (id, location) in std::mem::replace(&mut self.ids, kept) {
            match now.iter().position(|other| *other == (id.figure, location)) {
                Some(index) => {
                    now.swap_remove(index);
                    moved.retain(|other| *other != id);
                    self.ids.push((id, location));
                }
                None if Some(id) == named => {}
                None => moved.push(id),
            }
        }
        for (figure, location) in now {
            let same = moved.iter().position(|id| id.figure == figure);
            let id = same.map_or_else(|| self.free_id(figure), |index| moved.remove(index));
            self.ids.push((id, location));
        }
    }
}

/// Returns the text of an ID, such as `1.small.2`.
fn id_text(FigureId { figure: OwnedFigure { figure, seat }, number }: FigureId) -> Option<String> {
    let name = data::figure(figure)?.to_lowercase();
    Some(format!("{}.{}.{number}", seat.index(), name.trim_end_matches("follower")))
}

/// Returns the payload of a message, without empty fields.
fn written(payload: Payload) -> Value {
    let is_neutral = payload.figure_id.is_some();
    let Ok(Value::Object(mut fields)) = serde_json::to_value(payload) else { return Value::Null };
    fields.retain(|_, value| !value.is_null());
    if is_neutral && let Some(place) = fields.remove("pointer") {
        fields.insert("to".to_owned(), place);
    }
    Value::Object(fields)
}
