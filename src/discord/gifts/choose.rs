//! Which gift is opened, and on what: menus of what is possible, in a message that only its owner sees.

use serenity::builder::CreateActionRow;

use crate::discord::console::{self, codes, walk};
use crate::discord::draft::Draft;
use crate::discord::fault::{AnswerFault, Fault};
use crate::discord::parts::{Choice, MOST_OPTIONS, button, buttons, menu};
use crate::discord::press::{Press, Turn};
use crate::discord::visit::{App, Outcome, Visit};
use crate::rules::expansions::SpecialAction;
use crate::rules::expansions::the_gifts::{Action, Card, Opening};
use crate::rules::score::Occasion;
use crate::rules::{Action as AnyAction, Event, Game, Own};
use crate::table::{ActError, Aids, TableId};
use crate::words::Words;
use crate::words::expansions::the_gifts::card_key;

use super::hand::{described, picture};
use super::{counted, openable, openings};

/// The most menus of targets, above the row of buttons.
const MOST_MENUS: usize = 4;

/// What menus are made from.
pub(super) struct Chooser<'a> {
    pub words: Words,
    pub table: TableId,
    pub game: &'a Game,
    pub aids: Aids,
    pub number: u32,
}

impl Chooser<'_> {
    fn press(&self, turn: Turn) -> Press {
        Press::Turn(self.table, self.number, turn)
    }
}

/// Answers a press of *Gifts* in the console, or the choice of a card: shows the gifts, or what the card can be opened on.
pub(in crate::discord) fn choose(
    app: &App,
    visit: &Visit,
    (table, number): (TableId, u32),
    card: &str,
) -> Result<Outcome, Fault> {
    let snapshot = console::awaited(app, visit, table, number)?;
    let game = snapshot.game().ok_or(ActError::NotStarted)?;
    let cards = openable(game);
    if cards.is_empty() {
        return Err(AnswerFault::GiftWhen.into());
    }
    let chooser = Chooser { words: visit.words, table, game, aids: snapshot.aids, number };
    let Some(card) = cards.into_iter().find(|&open| card_key(open) == card) else {
        return Ok(Outcome::answer(cards_to_open(app, &chooser)?));
    };
    let fitting: Vec<(usize, Opening)> = openings(game).filter(|(_, opening)| opening.card() == card).collect();
    match fitting.as_slice() {
        &[(index, opening)] => console::open(app, visit, table, number, &code(opening, index)),
        _ => Ok(Outcome::answer(targets(&chooser, card, &fitting))),
    }
}

/// All gifts with what they do, and a menu to choose from.
fn cards_to_open(app: &App, chooser: &Chooser<'_>) -> Result<Draft, Fault> {
    let (words, game) = (chooser.words, chooser.game);
    let cards = counted(&Own::of(game, game.active()));
    let mut lines = described(words, &cards);
    lines.push(format!("{} {}", words.gifts_now(), words.gifts_worth()));
    let mut draft = Draft::text(lines.join("\n"));
    draft.files.push(picture(&app.artist, words, game, game.active(), &cards)?);
    draft.rows.extend(card_menu(chooser));
    Ok(draft.row(back(chooser)))
}

fn back(chooser: &Chooser<'_>) -> CreateActionRow {
    let words = chooser.words;
    buttons(vec![
        button(&chooser.press(Turn::Try(String::new())), words.button_without_gift()),
        button(&chooser.press(Turn::Cancel), words.button_cancel()),
    ])
}

/// The menu of gifts that may be opened now.
pub(super) fn card_menu(chooser: &Chooser<'_>) -> Option<CreateActionRow> {
    let words = chooser.words;
    let choice =
        |card: Card| Choice { note: Some(words.gift_does(card)), ..Choice::new(words.gift(card), card_key(card)) };
    let choices: Vec<Choice> = openable(chooser.game).into_iter().map(choice).collect();
    let press = chooser.press(Turn::Gifts(String::new()));
    (!choices.is_empty()).then(|| menu(&press, &words.menu_gift(), choices))
}

/// What a gift can be opened on. What is too much for menus can be named by command.
fn targets(chooser: &Chooser<'_>, card: Card, openings: &[(usize, Opening)]) -> Draft {
    let (words, game) = (chooser.words, chooser.game);
    let choice = |&(index, opening): &(usize, Opening)| Choice {
        note: note(words, chooser.aids, game, opening),
        ..Choice::new(words.gift_target_of(opening, game.board()).unwrap_or_default(), code(opening, index))
    };
    let mut draft = Draft::text(words.gift_target(words.gift(card), words.gift_does(card)));
    for (number, page) in openings.chunks(MOST_OPTIONS).take(MOST_MENUS).enumerate() {
        let press = chooser.press(Turn::Pick(number as u8, String::new()));
        draft.rows.push(menu(&press, &words.menu_gift_target(), page.iter().map(choice).collect()));
    }
    draft.row(buttons(vec![
        button(&chooser.press(Turn::Gifts(String::new())), words.button_back()),
        button(&chooser.press(Turn::Cancel), words.button_cancel()),
    ]))
}

/// The code of an opening, which stands at an index of the legal answers.
pub(in crate::discord) fn code(opening: Opening, index: usize) -> String {
    codes::encode(AnyAction::Special(SpecialAction::TheGifts(Action::Open(opening))), index)
}

/// What opening a gift on something would bring, and what there is, for a table that works such things out.
pub(in crate::discord) fn note(words: Words, aids: Aids, game: &Game, opening: Opening) -> Option<String> {
    if !aids.are_on() {
        return None;
    }
    let seat = game.active();
    let (mut after, mut events) = (game.clone(), Vec::new());
    let action = AnyAction::Special(SpecialAction::TheGifts(Action::Open(opening)));
    walk::go_on(&mut after, action, &mut events).ok()?;
    let gain: i32 = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored(score) if score.occasion != Occasion::Final && score.winners.contains(&seat) => {
                Some(score.points)
            }
            _ => None,
        })
        .sum();
    let mut parts = Vec::new();
    if let Opening::RoadSweeper { at, segment } = opening {
        let board = game.board();
        let road = board.features().of(board.laid(board.at(at)?).node(segment));
        parts.push(words.note_road(board.cells(road).len(), board.figures_on(road).count()));
    }
    parts.extend((gain != 0).then(|| words.note_gain(gain)));
    (!parts.is_empty()).then(|| parts.join(" · "))
}
