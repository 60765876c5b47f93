//! Writes a game as a saved game: the messages that lead to it in the other program.
//!
//! A message is looked for among those that the tables allow: it is the first one that our reader would follow with the same answer. So
//! everything that is written can be read, and the tables are used in both directions.

use bergerie_rules::{
    Action, Draw, DrawOutcome, Entry, Event, Expansion, Figure, FirstPlayer, Game, OwnedFigure, Pos, Question, Record,
    Seat, SegmentIndex, Setup, Side, Sides, Waiting,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::answers;
use crate::data::{self, Data};
use crate::error::WriteError;
use crate::expansions;
use crate::location::{kind_name, names, sides_name};
use crate::random::RandomValue;
use crate::reader::{candidates, shape, unasked};
use crate::saved_game::{Message, StartTile};
use crate::selection::Answer;
use crate::setup::{Agreed, agreed};

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
        unknown.push(format!("ruleset {}", record.ruleset));
    }
    if entries.iter().any(|entry| matches!(entry, Entry::Resign(_))) {
        unknown.push("resignations".to_owned());
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
    let entries: Vec<Entry> = entries
        .into_iter()
        .filter(|entry| !matches!(entry, Entry::Draw(DrawOutcome::First(_))))
        .map(|entry| rotated(entry, first, usize::from(record.setup.players)))
        .collect();
    for (index, entry) in entries.iter().enumerate() {
        writer
            .follow(*entry, entries.get(index + 1))
            .map_err(|answer| WriteError::Answer { seat: writer.game.active(), answer })?;
    }
    writer.finish().map_err(|answer| WriteError::Answer { seat: writer.game.active(), answer })?;
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

/// Returns an entry with the seats counted from another first seat.
fn rotated(entry: Entry, first: Seat, players: usize) -> Entry {
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
    rotate(&mut value, &|seat| (seat + (players - first.index()) as u64) % players as u64);
    serde_json::from_value(value).map_or(entry, Entry::Act)
}

/// A figure outside of its owner's supply: its ID in the other program, and the segment on which it is, if it is on one.
struct PlacedId {
    figure: OwnedFigure,
    number: u8,
    place: Option<(Pos, SegmentIndex)>,
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
    ids: Vec<PlacedId>,
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
        }
    }

    /// Adds the messages for an entry, and applies it.
    fn follow(&mut self, entry: Entry, next: Option<&Entry>) -> Result<(), String> {
        let shown = || serde_json::to_string(&entry).unwrap_or_default();
        let (mut moved, mut id) = (None, None);
        match entry {
            Entry::Draw(drawn) => self.follow_draw(drawn).ok_or_else(shown)?,
            Entry::Act(action) => {
                self.confirm_before_question()?;
                let before = self.messages.len();
                self.answer(action, next).ok_or_else(shown)?;
                let added = self.messages.get(before);
                moved = added.and_then(|message| message.payload.get("figureId")?.as_str().map(str::to_owned));
                let supplied = added.filter(|message| message.kind == "DEPLOY_MEEPLE");
                id = supplied.and_then(|message| answers::owned(message.payload.get("meepleId")?.as_str()?).ok());
            }
            Entry::Resign(_) | Entry::Undo(_) => {}
        }
        let mut events = Vec::new();
        self.game.enter(entry, &mut events).map_err(|error| format!("{}: {error}", shown()))?;
        if matches!(entry, Entry::Act(Action::Place(_))) {
            self.unconfirmed = self.game.board().placed_tile(self.game.last_placed_tile()).by;
        }
        self.track(id);
        self.write_moves(&events, moved.as_deref())
    }

    /// Confirms the actions with the last tile at the end of the file, if the game has gone on.
    fn finish(&mut self) -> Result<(), String> {
        self.confirm_before_question()?;
        let is_over = !matches!(self.game.waiting(), Waiting::Decision(_));
        if is_over {
            self.confirm()?
        }
        self.set_random().ok_or_else(|| "the last draws".to_owned())
    }

    /// Confirms the actions with the last tile if the pending question comes after that in the other program.
    fn confirm_before_question(&mut self) -> Result<(), String> {
        let Some(decision) = self.game.decision() else { return Ok(()) };
        let comes_before = match decision.question {
            Question::Figure { .. } => true,
            Question::Place(_) => false,
            question => self.comes_before_commit(&data::key(question)),
        };
        if comes_before { Ok(()) } else { self.confirm() }
    }

    fn comes_before_commit(&self, question: &str) -> bool {
        let setup = self.game.setup();
        let is_later = |(expansion, data): &(Expansion, &Data)| {
            data.after_commit.iter().any(|(key, value)| data::option_value(setup, *expansion, key) == Some(value))
        };
        data::all().any(|it| !is_later(&it) && it.1.before_commit.iter().any(|key| key == question))
    }

    fn confirm(&mut self) -> Result<(), String> {
        self.unconfirmed.take().map_or(Ok(()), |player| self.commit(player))
    }

    fn commit(&mut self, player: Seat) -> Result<(), String> {
        self.push("COMMIT", json!({ "random": null }), player);
        self.use_random_of_last().ok_or_else(|| "the draws of a turn".to_owned())
    }

    fn push(&mut self, kind: &str, payload: Value, player: Seat) {
        self.messages.push(Message { kind: kind.to_owned(), payload, player: Some(player.index()) });
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
            self.confirm().ok()?;
        }
        if self.game.awaits_hidden_draw() {
            return Some(());
        }
        let outcomes: Vec<DrawOutcome> =
            (0..self.game.outcome_count()).filter_map(|number| self.game.outcome(number)).collect();
        if outcomes.iter().all(|outcome| shape(*outcome).is_some()) {
            self.tiles.push(shape(drawn)?.name.clone());
            return Some(());
        }
        // A draw before the confirmation has a random value of its own.
        if let (Some((_, data)), Some(last)) = (early, self.messages.last()) {
            let is_deployment = last.kind == "DEPLOY_MEEPLE" && last.payload.get("random").is_none();
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
    fn write_moves(&mut self, events: &[Event], asked: Option<&str>) -> Result<(), String> {
        let mut asked = asked;
        for (figure, Pos { x, y }) in expansions::ALL.iter().flat_map(|hooks| (hooks.moved)(events)) {
            if asked == Some(figure) {
                asked = None;
                continue;
            }
            let player = self.unconfirmed.unwrap_or_else(|| self.game.active());
            if !self.comes_before_commit("step") {
                self.confirm()?;
            }
            self.push("MOVE_NEUTRAL_FIGURE", json!({ "figureId": figure, "to": [x, y] }), player);
        }
        Ok(())
    }

    /// Adds the message for an answer, if the other program needs one. Returns `None` if it has none.
    fn answer(&mut self, action: Action, next: Option<&Entry>) -> Option<()> {
        let decision = self.game.decision()?;
        let seat = decision.seat;
        // The other program asks for another confirmation after some later answers.
        let is_confirmed =
            self.unconfirmed.is_none() && data::lists(|data| &data.confirmed, &data::key(decision.question));
        if answers::passing(decision) == action {
            self.push("PASS", json!({}), seat);
            return if is_confirmed && action != Action::Pass { self.commit(seat).ok() } else { Some(()) };
        }
        if let Some(message) = self.message(&self.game, action) {
            let is_confirmed = is_confirmed || self.unconfirmed.is_none() && message.kind == "DEPLOY_MEEPLE";
            let has_random =
                data::all().any(|(_, data)| data.draws_before_commit && data.messages.contains_key(&message.kind));
            self.messages.push(message);
            if has_random {
                self.add_random();
                self.use_random_of_last()?;
            }
            return if is_confirmed { self.commit(seat).ok() } else { Some(()) };
        }
        if unasked(&self.game) == Some(action) {
            return Some(());
        }
        // The message of the next answer can mean both.
        let Some(Entry::Act(next)) = next else { return None };
        let mut after = self.game.clone();
        after.apply(action, &mut Vec::new()).ok()?;
        let message = self.message(&after, *next)?;
        self.follows(&self.game, &message, |answer| matches!(answer, Answer::Part(part) if part == action))
            .then_some(())
    }

    /// Returns the first message that means an answer.
    fn message(&self, game: &Game, action: Action) -> Option<Message> {
        let seat = game.decision()?.seat;
        let message =
            |(kind, payload): (&str, Value)| Message { kind: kind.to_owned(), payload, player: Some(seat.index()) };
        let means = |message: &Message| {
            self.follows(game, message, |answer| matches!(answer, Answer::Whole(whole) if whole == action))
        };
        self.payloads(game, action).into_iter().map(message).find(means)
    }

    /// Returns whether our reader follows a message with such an answer.
    fn follows(&self, game: &Game, message: &Message, is_meant: impl Fn(Answer) -> bool) -> bool {
        let Ok(payload) = serde_json::from_value(message.payload.clone()) else { return false };
        let answers = candidates(game, message, &payload, &self.messages).unwrap_or_default();
        let decision = game.decision();
        let first =
            answers.into_iter().find(|answer| decision.is_some_and(|decision| decision.offers(answer.action())));
        first.is_some_and(is_meant)
    }

    /// Returns the messages that can mean an answer, each type with its payload, the most specific first.
    fn payloads(&self, game: &Game, action: Action) -> Vec<(&'static str, Value)> {
        if let Action::Place(placement) = action {
            let tile = game.hand().map(|shape| shape.get().name.as_str());
            let Pos { x, y } = placement.at;
            let rotation = format!("R{}", placement.rotation.degrees());
            return vec![(Message::PLACE_TILE, json!({ "tileId": tile, "rotation": rotation, "position": [x, y] }))];
        }
        let fields = Fields::of(game, action);
        let mut payloads = Vec::new();
        let cells: Vec<Pos> =
            fields.cells.iter().copied().chain([game.board().placed_tile(game.last_placed_tile()).at]).collect();
        let features: Vec<Value> = cells.iter().flat_map(|&cell| features(game, cell)).collect();
        // Placing a figure.
        let at_question = fields.asked_place.and_then(|place| self.placed_id(|id| id.place == Some(place)));
        let supplied = fields.figure.map(|figure| OwnedFigure { figure, seat: fields.owner });
        let meeple = supplied.and_then(|owned| self.supply_id(owned)).or(at_question);
        let others = data::all()
            .flat_map(|(_, data)| data.meeples.keys())
            .map(|name| format!("{}.{}.1", fields.owner.index(), name.to_lowercase()));
        for id in meeple.into_iter().chain(others) {
            payloads.extend(
                features.iter().map(|feature| ("DEPLOY_MEEPLE", json!({ "pointer": feature, "meepleId": id }))),
            );
        }
        // The ID of a figure on the table or in the hands of another player.
        let owner = fields.seat.unwrap_or(fields.owner);
        let place = fields.place();
        let on_table = |id: &PlacedId| {
            Some(id.figure.figure) == fields.figure
                && id.figure.seat == owner
                && (id.place == place || id.place.is_none())
        };
        let id = self.placed_id(on_table);
        let held = self.ids.iter().filter(|id| on_table(id) && id.place.is_none());
        let held: Vec<String> = held.filter_map(|id| id_text(id.figure, id.number)).collect();
        let pointers: Vec<Value> = id
            .iter()
            .flat_map(|id| features.iter().map(move |feature| json!({ "featurePointer": feature, "meepleId": id })))
            .collect();
        let at_cells: Vec<Value> = cells.iter().map(|Pos { x, y }| json!([x, y])).collect();
        for (_, data) in data::all() {
            let own = data.places.keys().flat_map(|kind| cells.iter().map(move |cell| feature(*cell, kind, "I")));
            let own: Vec<Value> = own.collect();
            for figure in &data.neutral_figures {
                let targets = at_cells.iter().chain(&features).chain(&pointers);
                payloads.extend(targets.map(|to| ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": figure, "to": to }))));
            }
            for token in data.tokens.keys() {
                let places = own.iter().chain(&features).chain(&at_cells);
                payloads.extend(places.map(|place| ("PLACE_TOKEN", json!({ "token": token, "pointer": place }))));
            }
            for kind in data.messages.keys() {
                let values = data.choices.values().flat_map(|choice| choice.values.keys());
                payloads.extend(values.map(|value| (kind.as_str(), json!({ "value": value }))));
                payloads.extend(own.iter().chain(&pointers).map(|place| (kind.as_str(), json!({ "pointer": place }))));
                payloads.extend(id.iter().map(|id| (kind.as_str(), json!({ "meepleId": id }))));
            }
            // An answer without fields is about a figure of the expansion.
            let is_own = |id: &&PlacedId| id.figure.seat == owner && data.has_figure(id.figure.figure);
            let own =
                self.ids.iter().filter(is_own).filter_map(|id| Some((id.place?.0, id_text(id.figure, id.number)?)));
            let own = own.flat_map(|(cell, id)| {
                self::features(game, cell)
                    .into_iter()
                    .map(move |feature| json!({ "featurePointer": feature, "meepleId": id }))
            });
            let own: Vec<Value> = own.collect();
            for source in data.choices.keys() {
                payloads.extend(
                    own.iter()
                        .filter(|_| fields.figure.is_none() && place.is_none())
                        .map(|place| ("RETURN_MEEPLE", json!({ "source": source, "pointer": place }))),
                );
                payloads.extend(
                    pointers.iter().map(|place| ("RETURN_MEEPLE", json!({ "source": source, "pointer": place }))),
                );
            }
        }
        payloads.extend(features.iter().map(|place| ("PLACE_TOKEN", json!({ "token": "CASTLE", "pointer": place }))));
        payloads.extend(held.iter().map(|id| ("PAY_RANSOM", json!({ "meepleId": id }))));
        payloads.push(("BAZAAR_BID", json!({ "supplyIndex": fields.number("offer"), "price": fields.number("bid") })));
        payloads
    }

    /// Returns the ID of a figure outside of its owner's supply.
    fn placed_id(&self, is_meant: impl Fn(&PlacedId) -> bool) -> Option<String> {
        self.ids.iter().find(|id| is_meant(id)).and_then(|id| id_text(id.figure, id.number))
    }

    /// Returns the first ID of a figure that is in its owner's supply.
    fn supply_id(&self, figure: OwnedFigure) -> Option<String> {
        id_text(figure, self.free_number(figure))
    }

    fn free_number(&self, figure: OwnedFigure) -> u8 {
        (1..u8::MAX).find(|number| !self.ids.iter().any(|id| id.figure == figure && id.number == *number)).unwrap_or(1)
    }

    /// Follows the figures on the table. The one that was just placed keeps the ID of the message.
    fn track(&mut self, placed: Option<OwnedFigure>) {
        let number = placed.map(|figure| (figure, self.free_number(figure)));
        let board = self.game.board();
        let on_segments = board.figures().iter().map(|figure| {
            (OwnedFigure { figure: figure.figure, seat: figure.seat }, Some(board.segment_location(figure.node)))
        });
        let held = board.held_figures().iter().map(|held| (held.owned(), None));
        let mut now: Vec<_> = on_segments.chain(held).collect();
        let (mut kept, mut moved) = (Vec::new(), Vec::new());
        for id in self.ids.drain(..) {
            match now.iter().position(|(figure, place)| *figure == id.figure && *place == id.place) {
                Some(index) => {
                    now.swap_remove(index);
                    kept.push(id);
                }
                None => moved.push(id),
            }
        }
        self.ids = kept;
        for (figure, place) in now {
            let given = number.filter(|(other, number)| {
                *other == figure && !self.ids.iter().any(|id| id.figure == figure && id.number == *number)
            });
            let old = moved.iter().position(|id| id.figure == figure).filter(|_| given.is_none());
            let number = given.map(|(_, number)| number).or_else(|| old.map(|index| moved.swap_remove(index).number));
            let number = number.unwrap_or_else(|| self.free_number(figure));
            self.ids.push(PlacedId { figure, number, place });
        }
    }
}

/// Returns the other program's ID of a figure, such as `1.small.2`.
fn id_text(OwnedFigure { figure, seat }: OwnedFigure, number: u8) -> Option<String> {
    let name = data::figure(figure)?.to_lowercase();
    Some(format!("{}.{}.{number}", seat.index(), name.trim_end_matches("follower")))
}

fn feature(Pos { x, y }: Pos, kind: &str, location: &str) -> Value {
    json!({ "position": [x, y], "feature": kind, "location": location })
}

/// Returns all pointers to something on a tile.
fn features(game: &Game, cell: Pos) -> Vec<Value> {
    let Some(tile) = game.board().tile_at(cell) else { return Vec::new() };
    let placed = game.board().placed_tile(tile);
    let mut features = Vec::new();
    for segment in placed.segments() {
        let kind = kind_name(segment.kind);
        let all = kind
            .into_iter()
            .flat_map(|kind| names(placed, segment).into_iter().map(move |name| feature(cell, kind, &name)));
        features.extend(all);
    }
    // Bridges, and ferries from one side to another.
    let pairs = Side::ALL.iter().flat_map(|one| Side::ALL.iter().map(move |other| [*one, *other]));
    let pairs = pairs.filter(|[one, other]| one.index() < other.index());
    features.extend(pairs.map(|pair| feature(cell, "Road", &sides_name(pair.into_iter().collect::<Sides>()))));
    let kinds = data::all().flat_map(|(_, data)| data.places.keys());
    features.extend(kinds.map(|kind| feature(cell, kind, "I")));
    features
}

/// The parts of an answer in records from which messages are made.
struct Fields {
    value: Value,
    cells: Vec<Pos>,
    figure: Option<Figure>,
    seat: Option<Seat>,
    /// The player who answers.
    owner: Seat,
    /// The segment about which the question is.
    asked_place: Option<(Pos, SegmentIndex)>,
}

impl Fields {
    fn of(game: &Game, action: Action) -> Fields {
        let mut value = serde_json::to_value(action).unwrap_or_default();
        while let Value::Object(fields) = &value {
            let Some(inner) = fields.values().next().filter(|inner| fields.len() == 1 && inner.is_object()) else {
                break;
            };
            value = inner.clone();
        }
        let strings = value.as_object().into_iter().flatten().filter_map(|(_, field)| field.as_str());
        let cells: Vec<Pos> = strings.clone().filter_map(|text| text.parse().ok()).collect();
        let key = value.get("figure").and_then(Value::as_str);
        let figure = Figure::ALL.into_iter().find(|figure| Some(figure.key()) == key);
        let seat = value.get("seat").and_then(Value::as_u64).and_then(|seat| Seat::new(seat as usize));
        let question = game.decision().map(|decision| serde_json::to_value(decision.question).unwrap_or_default());
        let asked_place = question.and_then(|question| place_in(&question));
        let owner = game.decision().map_or(Seat::FIRST, |decision| decision.seat);
        Fields { cells, figure, seat, owner, asked_place, value }
    }

    fn place(&self) -> Option<(Pos, SegmentIndex)> {
        place_in(&self.value)
    }

    fn number(&self, key: &str) -> Option<u64> {
        self.value.get(key).and_then(Value::as_u64)
    }
}

/// Returns the segment that a value in the format of records names.
fn place_in(value: &Value) -> Option<(Pos, SegmentIndex)> {
    let fields = value.as_object()?;
    let at = fields.get("at").and_then(Value::as_str).and_then(|at| at.parse().ok());
    let segment = fields.get("segment").and_then(Value::as_u64).and_then(|index| SegmentIndex::try_from(index).ok());
    at.zip(segment).or_else(|| fields.values().find_map(place_in))
}
