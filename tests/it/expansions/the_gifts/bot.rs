//! Plays The Gifts with the running bot. Each card is opened, a whole game is played, and secrets must stay secret.

use bergerie::rules::expansions::the_gifts::{self, Action, Card, GiftOpening};
use bergerie::rules::{self, Event, Expansion, ExpansionAction, ExpansionEvent};
use bergerie::store::Store;
use bergerie::table::{ChannelId, RecordFile, Seed, Snapshot, TableSetup, Tables, UserId};
use reqwest::Method;
use serde_json::{Value, json};

use crate::openapi::Description;
use crate::support::user::{File, Seen, User};

use crate::bot::ending::{check_ending, export};
use crate::bot::everything::skip;
use crate::bot::process::Stage;
use crate::bot::secrets::{Onlooker, named};
use crate::bot::shown;
use crate::bot::table::{People, Rehearsal, is_end, setup, tried};

/// Starts a game of these players with known draws.
fn begin(tables: &Tables, channel: ChannelId, people: &[UserId], expansions: &[Expansion], seed: u8) -> Snapshot {
    let host = people[0];
    let terms = TableSetup::from(setup(expansions));
    tables.create_with_seed(channel, host, "en", terms, Seed::new([seed; 32])).expect("a table");
    people[1..].iter().for_each(|&guest| drop(tables.join(channel, guest).expect("a seat")));
    tables.start(channel, host).expect("a game").snapshot
}

/// Returns the legal answers that open a gift.
fn openings(table: &Snapshot) -> Vec<GiftOpening> {
    let open = |action: &rules::Action| match action {
        rules::Action::Expansion(ExpansionAction::TheGifts(Action::OpenGift(opening))) => Some(*opening),
        _ => None,
    };
    table.decision().into_iter().flat_map(|decision| &decision.actions).filter_map(open).collect()
}

/// Returns whether a card can be opened at this moment with a visible effect.
fn is_ready(table: &Snapshot, card: Card) -> bool {
    let game = table.game().expect("a game");
    openings(table).into_iter().any(|opening| match opening {
        GiftOpening::Wasted(_) => false,
        GiftOpening::RoadSweeper { at, segment } => {
            let road =
                game.board().tile_at(at).map(|tile| game.board().placed_tile(tile).node(segment)).expect("a road");
            opening.card() == card && game.board().figures_on(game.board().features().feature_of(road)).count() > 0
        }
        _ => opening.card() == card,
    })
}

/// Plays a game, without opening gifts, until a card can be opened. Returns the number of choices that were made, or
/// `None` if the card can never be opened.
fn play_until(tables: &Tables, mut table: Snapshot, card: Card) -> Option<usize> {
    for choices in 0..400_usize {
        if is_ready(&table, card) {
            return Some(choices);
        }
        let decision = table.decision()?.clone();
        let plain = |action: &&rules::Action| !matches!(action, rules::Action::Expansion(ExpansionAction::TheGifts(_)));
        let plain: Vec<rules::Action> = decision.actions.iter().filter(plain).copied().collect();
        let answer = plain[choices * 7919 % plain.len()];
        let who = table.awaited_user().expect("somebody");
        table = tables.act(table.id, who, decision.number, &[answer]).expect("a legal answer").snapshot;
    }
    None
}

/// Creates a table in the bot's database at which a card can be opened. The moves are found in another database first.
fn prepare(tables: &Tables, channel: ChannelId, people: &[UserId], card: Card) {
    let sets = &[Expansion::Abbot, Expansion::TheGifts];
    let found = (1..=200_u8).find_map(|seed| {
        let trial = Tables::new(Store::in_memory().expect("a database"));
        let table = begin(&trial, channel, people, sets, seed);
        play_until(&trial, table, card).map(|_| seed)
    });
    let table = begin(tables, channel, people, sets, found.expect("a game in which the card comes"));
    play_until(tables, table.clone(), card).expect("the same game");
    // All notices but the last are marked as posted, so the bot posts only the current turn.
    let mut notices = tables.pending_notices().expect("notices");
    notices.retain(|notice| notice.table == table.id);
    notices.pop();
    for notice in notices {
        tables.mark_posted(notice, None).expect("told");
    }
}

async fn new_channel(stage: &Stage, name: &str) -> ChannelId {
    let channel = stage.user("alice").call(Method::POST, "channels", Some(json!({ "name": name }))).await;
    ChannelId(channel.expect("a channel")["id"].as_str().expect("an id").parse().expect("a number"))
}

/// Returns the first custom ID of a button or menu that starts with a prefix, or `None` if there is none.
fn component<'a>(message: &'a Seen, prefix: &str) -> Option<&'a str> {
    message.components().into_iter().filter_map(|c| c["custom_id"].as_str()).find(|id| id.starts_with(prefix))
}

fn the(message: &Seen, prefix: &str) -> String {
    component(message, prefix).unwrap_or_else(|| panic!("no {prefix} in {}", message.0)).to_owned()
}

/// Waits until the console satisfies a condition, then returns the console.
async fn then(person: &User, console: &Seen, has: impl Fn(&Seen) -> bool) -> Seen {
    person.until(|m| m.id() == console.id() && has(m)).await
}

/// Opens each card by the button of the post, by command, and in the console together with the tile. A rehearsal must
/// not change the game. An opened card must be public.
#[tokio::test(flavor = "multi_thread")]
async fn every_gift_is_opened_over_the_wire() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let mut prepared: Vec<(Card, People)> = Vec::new();
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        for (number, card) in Card::ALL.into_iter().enumerate() {
            let name = format!("gift-{number}");
            let channel = new_channel(&stage, &name).await;
            prepare(&tables, channel, &people.ids(), card);
            prepared.push((card, people.at(&name)));
        }
    }
    stage.start().await;
    for (card, people) in &prepared {
        let post = people.post_after(None).await;
        let person = people.asked_by(&post);
        check_hand(people, person, &post, *card).await;
        match card {
            Card::Synod | Card::CashOut => open_by_menu(person, &post, *card).await,
            Card::RoadSweeper => open_by_command(person, &post, *card).await,
            Card::ChangePosition => open_and_place(person, &post, *card).await,
            Card::Take2 => open_blindly(people, person, &post).await,
        }
        let posted = people.host().until(|m| !m.only_you() && m.content().contains("opened a gift: **")).await;
        assert_eq!(named(posted.content()), [*card], "{}", posted.content());
        let record = export(people.host()).await;
        let last = *opened(&record).last().expect("an opened gift");
        assert!(last.card() == *card && !matches!(last, GiftOpening::Wasted(_)), "{last:?}");
    }
    if let Some(mut description) = Description::load() {
        description.check(&people.host().requests().await);
    }
}

/// Checks that the button of the post shows each player their own hand in private. Only the player who must place a
/// tile can open a gift.
async fn check_hand(people: &People, asked: &User, post: &Seen, card: Card) {
    assert!(named(&post.0.to_string()).is_empty(), "the post reveals a card: {}", post.0);
    for (_, person) in people.all() {
        let hand = person.press(post, &the(post, "gifts:")).await.message();
        assert!(hand.only_you(), "{}", hand.content());
        let alt = hand.file("gifts.png").expect("a picture of the cards").alt;
        assert_eq!(named(alt), named(&hand.content().lines().take_while(|l| !l.starts_with("-#")).collect::<String>()));
        let offers = component(&hand, "unwrap:").is_some();
        assert_eq!(offers, person.name() == asked.name(), "{}", hand.content());
        assert!(!offers || named(alt).contains(&card), "{alt}");
    }
}

/// Opens a gift with the post's button: chooses card and target, sees the rehearsal, and confirms.
async fn open_by_menu(person: &User, post: &Seen, card: Card) {
    let hand = person.press(post, &the(post, "gifts:")).await.message();
    let value = named_value(&hand, card);
    person.choose(&hand, Some(&the(&hand, "unwrap:")), &[&value]).await;
    let next = then(person, &hand, |m| component(m, "pick:").is_some()).await;
    let shown = if component(&next, "confirm:").is_some() {
        next
    } else {
        let target = next.options(None)[0].to_owned();
        person.choose(&next, Some(&the(&next, "pick:")), &[&target]).await;
        then(person, &hand, |m| component(m, "confirm:").is_some()).await
    };
    assert_eq!(named(shown.content()), [card], "{}", shown.content());
    assert_eq!(shown.files()[0].name, "table.png", "the rehearsal has a picture");
    person.press(&shown, &the(&shown, "confirm:")).await;
    // The message now asks for the spot of the tile, and does not offer another gift.
    let next = then(person, &hand, |m| component(m, "pick:").is_some() && component(m, "confirm:").is_none()).await;
    assert!(component(&next, "unwrap:").is_none(), "one gift with each tile: {}", next.0);
}

/// Returns the value of a card's option in the menu of cards.
fn named_value(hand: &Seen, card: Card) -> String {
    let menus = hand.components();
    let options = menus.iter().find_map(|c| c["options"].as_array()).expect("a menu");
    let values = options.iter().filter_map(|option| option["value"].as_str());
    values.into_iter().find(|value| named(value) == [card]).expect("the card").to_owned()
}

/// Opens a gift by command. Autocomplete must offer legal targets, other targets must be refused, and the console must
/// show the effect.
async fn open_by_command(person: &User, post: &Seen, card: Card) {
    let cards = person.autocomplete("/gift open", "card", "", json!({})).await;
    let name = cards.iter().find(|choice| named(&choice.name) == [card]).expect("the card").text();
    let targets = person.autocomplete("/gift open", "target", "", json!({ "card": name })).await;
    let is_manned = |name: &str| !["no one", "personne", "niemand"].iter().any(|nobody| name.contains(nobody));
    let target = targets.iter().find(|target| is_manned(&target.name)).expect("a road with somebody on it").text();
    for nonsense in ["/gift open card: Anvil", &format!("/gift open card: {name} target: the moon")] {
        let refused = person.command(nonsense).await.message();
        assert!(refused.only_you() && component(&refused, "confirm:").is_none(), "{}", refused.content());
    }
    let shown = person.command(&format!("/gift open card: {name} target: {target}")).await.message();
    assert!(shown.only_you() && shown.content().contains("+"), "the console shows the points: {}", shown.content());
    let before = person.look(post).await;
    assert!(!before.buttons().is_empty(), "a rehearsal changed the table");
    person.press(&shown, &the(&shown, "confirm:")).await;
}

/// Opens a gift in the console, where gift and tile are rehearsed together and confirmed as one move.
async fn open_and_place(person: &User, post: &Seen, card: Card) {
    let console = person.open(post).await;
    assert!(named(console.content()).contains(&card), "the console reminds of the gift: {}", console.content());
    try_gift(person, &console, card).await;
    // Going back and choosing again works, because nothing has been committed so far.
    let opened = then(person, &console, |m| component(m, "confirm:").is_some()).await;
    person.press(&opened, &without_gift(&opened)).await;
    let plain =
        then(person, &console, |m| component(m, "confirm:").is_none() && component(m, "unwrap:").is_some()).await;
    assert!(named(plain.content()).contains(&card), "{}", plain.content());
    try_gift(person, &console, card).await;
    let opened = then(person, &console, |m| component(m, "confirm:").is_some()).await;
    let alone = the(&opened, "confirm:");
    place_first(person, &opened).await;
    let Rehearsal { console: whole, confirm } = tried(person, &console, Some(&alone)).await;
    assert!(named(whole.content()) == [card] && confirm.starts_with(&alone), "{confirm}: {}", whole.content());
    person.press(&whole, &confirm).await;
}

/// Rehearses a gift on its first target.
async fn try_gift(person: &User, console: &Seen, card: Card) {
    person.press(console, &the(&person.look(console).await, "unwrap:")).await;
    let cards = then(person, console, |m| m.file("gifts.png").is_some()).await;
    person.choose(&cards, Some(&the(&cards, "unwrap:")), &[&named_value(&cards, card)]).await;
    let next = then(person, console, |m| component(m, "pick:").or_else(|| component(m, "confirm:")).is_some()).await;
    if component(&next, "confirm:").is_none() {
        let lettered = ["Lettered", "marqués d’une lettre", "mit Buchstaben"];
        let is_lettered = |alt: &str| lettered.iter().any(|word| alt.contains(word));
        let alts: Vec<&str> = next.files().iter().map(|file| file.alt).collect();
        assert!(alts.iter().any(|alt| is_lettered(alt)), "the picture shows the targets: {alts:?} {}", next.0);
        let target = next.options(None)[0].to_owned();
        person.choose(&next, Some(&the(&next, "pick:")), &[&target]).await;
    }
}

/// Returns the ID of the button that goes back to the start. The path in its ID is empty.
fn without_gift(opened: &Seen) -> String {
    let ids = opened.components().into_iter().filter_map(|c| c["custom_id"].as_str());
    ids.into_iter().find(|id| id.starts_with("try:") && id.ends_with(':')).expect("a way back").to_owned()
}

/// Chooses the first spot for the tile.
async fn place_first(person: &User, console: &Seen) {
    shown::choose(person, console, &shown::first_choices(console)[0]).await;
}

/// Opens Take 2, whose outcome a rehearsal cannot show: two tiles are drawn, and the player places one of them.
async fn open_blindly(people: &People, person: &User, post: &Seen) {
    let console = person.open(post).await;
    try_gift(person, &console, Card::Take2).await;
    let blind = then(person, &console, |m| component(m, "confirm:").is_some()).await;
    assert!(component(&blind, "pick:").is_none(), "the console offers no further step: {}", blind.0);
    person.press(&blind, &the(&blind, "confirm:")).await;
    let asked = people.post_after(Some(post)).await;
    let two = ["A", "B"].map(|letter| format!("**{letter}** "));
    if !two.iter().all(|tile| asked.content().contains(tile)) {
        // There is no choice if the second tile is the same or if no second tile fits.
        return;
    }
    assert!(asked.files()[0].alt.contains("; B "), "both tiles are in the picture: {}", asked.files()[0].alt);
    let which = then(person, &console, |m| m.files().first().is_some_and(|file| file.alt.contains("; B "))).await;
    for (n, id) in try_ids(&which).iter().enumerate() {
        person.press(&which, id).await;
        let kept = then(person, &console, |m| component(m, "pick:").is_some()).await;
        if n == 0 {
            person.press(&kept, &without_gift(&kept)).await;
            then(person, &console, |m| component(m, "pick:").is_none()).await;
        } else {
            place_first(person, &kept).await;
            let Rehearsal { console: whole, confirm } = tried(person, &console, None).await;
            person.press(&whole, &confirm).await;
        }
    }
    let next = people.post_after(Some(&asked)).await;
    assert!(next.content().contains("went back into the draw pile"), "{}", next.content());
}

fn try_ids(message: &Seen) -> Vec<String> {
    let ids = message.components().into_iter().filter_map(|c| c["custom_id"].as_str());
    ids.filter(|id| id.starts_with("try:")).map(str::to_owned).collect()
}

/// Returns the openings of gifts in a record, in order.
fn opened(file: &RecordFile) -> Vec<GiftOpening> {
    let mut opened = Vec::new();
    let replayed = file.record.replay_with(|_, events, _| {
        opened.extend(events.iter().filter_map(|event| match event {
            Event::Expansion(ExpansionEvent::TheGifts(the_gifts::Event::GiftOpened { opening, .. })) => Some(*opening),
            _ => None,
        }));
    });
    replayed.expect("a game");
    opened
}

/// Three users play the beginning and end of a game, with expansions that add questions between the gifts. The draws are known, so that
/// gifts occur. Everything that other players can see is searched for secrets.
#[tokio::test(flavor = "multi_thread")]
async fn gifts_stay_secret_until_they_are_opened() {
    let mut stage = Stage::without_bot().await;
    stage.keep_log();
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let channel = stage.channel().await;
    {
        let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
        let sets = [Expansion::Abbot, Expansion::BridgesCastlesAndBazaars, Expansion::TheGifts];
        begin(&tables, channel, &people.ids(), &sets, 7);
    }
    stage.start().await;
    let mut onlooker = Onlooker::new(&stage);
    let mut post = people.post_after(None).await;
    let (mut moves, mut received, mut refused) = (0, 0, 0);
    while !is_end(&post) {
        moves += 1;
        let person = people.asked_by(&post);
        let (posted, brought) = answer(&people, person, &post, moves, &mut onlooker).await;
        received += usize::from(brought);
        post = people.post_after(Some(&posted)).await;
        onlooker.look().await;
        if moves % 25 == 0 {
            onlooker.pry().await;
            refused += 1;
        }
        if moves == 50 {
            skip(&mut stage, 85).await;
            let public = opened(&export(people.host()).await);
            public[onlooker.opened().len()..].iter().for_each(|opening| onlooker.sees(opening.card()));
            post = people.post_after(Some(&post)).await;
        }
    }
    println!("{moves} moves, {received} gifts, {:?} opened, {} texts searched", onlooker.opened(), onlooker.searched);
    assert!(received > 3 && refused > 0 && onlooker.opened().len() > 1, "the game must contain gifts");
    let record = onlooker.file(&post, "record.json").await;
    let file = check_ending(&people, &post, |_| {}).await;
    assert!(record.contains("\"card\""), "the record of a finished game names the gifts");
    assert_eq!(opened(&file).into_iter().map(GiftOpening::card).collect::<Vec<_>>(), onlooker.opened());
    onlooker.look_back().await;
    let log = std::fs::read_to_string(stage.path("bot.log")).expect("a log");
    assert!(log.contains("connected") && named(&log).is_empty(), "{log}");
}

/// Answers a question and sometimes opens a gift. Returns the post of the gift, or else the answered post. Also returns
/// whether the player received a gift with the answer.
async fn answer(people: &People, person: &User, post: &Seen, moves: usize, onlooker: &mut Onlooker) -> (Seen, bool) {
    if component(post, "play:").is_none() {
        let label = post.buttons()[moves % 2].to_owned();
        let pressed = person.press(post, &label).await;
        if label.starts_with("Pick ") {
            person.submit(&pressed, json!({ "amount": "0" })).await;
        }
        return (post.clone(), false);
    }
    let console = person.open(post).await;
    let (mut shown, mut posted) = (console.clone(), post.clone());
    if moves.is_multiple_of(3) && component(&shown, "unwrap:").is_some() {
        shown = open(person, &console, moves, onlooker).await;
        posted = people.post_after(Some(post)).await;
        onlooker.look().await;
    }
    while component(&shown, "confirm:").is_none() || component(&shown, "unwrap:").is_some() {
        let before = shown.0.clone();
        step(person, &shown, moves).await;
        shown = then(person, &console, |m| m.0["components"] != before["components"]).await;
    }
    if let Some(pick) = figure(&shown, moves) {
        choose(person, &shown, &pick).await;
        shown = then(person, &console, |m| m.0["components"] != shown.0["components"]).await;
    }
    person.press(&shown, &the(&shown, "confirm:")).await;
    let done = then(person, &console, |m| m.0["components"] != shown.0["components"]).await;
    let brought = done.file("gift.png");
    if let Some(File { alt, .. }) = brought {
        assert!(done.only_you() && named(alt).len() == 1 && named(done.content()) == named(alt), "{}", done.content());
    }
    (posted, brought.is_some())
}

/// A choice in a console, which is a button or an option of a menu.
struct Pick {
    id: String,
    value: Option<String>,
    text: String,
    is_shown: bool,
}

/// Returns the choices of the controls for whose number `numbers` returns true. The controls for spots have small
/// numbers.
fn picks(shown: &Seen, numbers: impl Fn(u32) -> bool) -> Vec<Pick> {
    let number = |id: &str| id.split(':').nth(3).and_then(|n| n.parse::<u32>().ok());
    let mut picks = Vec::new();
    for one in shown.components() {
        let Some(id) = one["custom_id"].as_str().filter(|id| id.starts_with("pick:")) else { continue };
        if !number(id).is_some_and(&numbers) {
            continue;
        }
        let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_owned();
        match one["options"].as_array() {
            None => {
                let is_shown = one["style"] == json!(1);
                picks.push(Pick { id: id.to_owned(), value: None, text: text(one, "label"), is_shown });
            }
            Some(options) => picks.extend(options.iter().map(|option| Pick {
                id: id.to_owned(),
                value: Some(text(option, "value")),
                text: text(option, "description"),
                is_shown: option["default"] == json!(true),
            })),
        }
    }
    picks
}

async fn choose(person: &User, shown: &Seen, pick: &Pick) {
    match &pick.value {
        Some(value) => drop(person.choose(shown, Some(&pick.id), &[value]).await),
        None => drop(person.press(shown, &pick.id).await),
    }
}

/// Returns a choice for a figure other than the one that is shown, or `None` if the console offers no other figure.
fn figure(shown: &Seen, moves: usize) -> Option<Pick> {
    let mut others: Vec<Pick> = picks(shown, |number| (25..99).contains(&number));
    others.retain(|pick| !pick.is_shown);
    let number = moves % others.len().max(1);
    others.into_iter().nth(number)
}

/// Opens a gift on one of its targets and commits that without a tile.
async fn open(person: &User, console: &Seen, moves: usize, onlooker: &mut Onlooker) -> Seen {
    person.press(console, &the(console, "unwrap:")).await;
    let cards = then(person, console, |m| m.file("gifts.png").is_some()).await;
    let menu = the(&cards, "unwrap:");
    let values: Vec<Card> = cards.options(Some(&menu)).into_iter().flat_map(named).collect();
    let card = values[moves % values.len()];
    person.choose(&cards, Some(&menu), &[&named_value(&cards, card)]).await;
    let next = then(person, console, |m| component(m, "pick:").or_else(|| component(m, "confirm:")).is_some()).await;
    if component(&next, "confirm:").is_none() {
        let words = ["Lettered", "marqués d’une lettre", "mit Buchstaben"];
        let alt = next.files()[0].alt;
        assert!(words.iter().any(|word| alt.contains(word)), "the picture shows the targets: {alt}");
        let targets = next.options(None);
        let target = targets[moves % targets.len()].to_owned();
        person.choose(&next, Some(&the(&next, "pick:")), &[&target]).await;
    }
    let ready = then(person, console, |m| component(m, "confirm:").is_some()).await;
    onlooker.sees(card);
    let before = ready.0["components"].clone();
    person.press(&ready, &the(&ready, "confirm:")).await;
    then(person, console, |m| m.0["components"] != before).await
}

/// Makes one more choice in the console: a tile to keep, or an option of the first menu. Options with which the player
/// receives a gift are preferred.
async fn step(person: &User, shown: &Seen, moves: usize) {
    let picks = picks(shown, |number| number < 25);
    if picks.is_empty() {
        match try_ids(shown).into_iter().nth(moves % 2) {
            Some(tried) => drop(person.press(shown, &tried).await),
            None => choose(person, shown, &figure(shown, moves).expect("a choice")).await,
        }
        return;
    }
    let gift = |pick: &&Pick| {
        ["earns you a gift", "t’apporte un présent", "bringt dir ein Geschenk"]
            .iter()
            .any(|text| pick.text.contains(text))
    };
    let pick = picks.iter().find(gift).unwrap_or(&picks[moves * 7 % picks.len()]);
    choose(person, shown, pick).await;
}
