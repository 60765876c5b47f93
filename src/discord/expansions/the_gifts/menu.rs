//! The menu of gifts that can be opened, and the buttons that lead to it.

use crate::discord::message::{Button, DecisionId, ExpansionPress, Press, Row, menu, parts};
use crate::presenter::MenuOption;
use crate::presenter::expansions::the_gifts::card_key;
use crate::presenter::words::Words;
use crate::presenter::words::expansions::the_gifts::Messages as _;
use crate::rules::Game;
use crate::rules::expansions::the_gifts::Card;
use crate::table::Snapshot;

use crate::presenter::expansions::the_gifts::cards::openable;

/// The custom-ID word of presses that choose a gift or its target.
pub(super) const CHOOSE_BUTTON: &str = "unwrap";

/// The custom-ID word of the button that shows the user's own gifts.
pub(super) const HAND_BUTTON: &str = "gifts";

/// Creates the menu of gifts that can be opened, or returns `None` if there are none.
pub(super) fn card_menu(words: Words, decision: DecisionId, game: &Game) -> Option<Row> {
    let choice = |card: Card| MenuOption {
        note: Some(words.gift_effect(card)),
        ..MenuOption::new(words.gift(card), card_key(card))
    };
    let choices: Vec<MenuOption> = openable(game).into_iter().map(choice).collect();
    let press = ExpansionPress::with_data(CHOOSE_BUTTON, decision, "");
    (!choices.is_empty()).then(|| menu(press, words.heading_gift(), choices))
}

/// Creates a button that shows the player's gifts. Its label does not reveal them.
pub(super) fn button(press: Press, words: Words) -> Button {
    Button { emoji: Some('🎁'), ..parts::button(press, words.button_gifts()) }
}

/// Creates the button for choosing a gift. Returns `None` if no gift can be opened.
pub(super) fn earlier_answer_button(words: Words, table: &Snapshot, game: &Game) -> Option<Button> {
    let decision = DecisionId::of(table).filter(|_| !openable(game).is_empty())?;
    Some(button(ExpansionPress::with_data(CHOOSE_BUTTON, decision, ""), words))
}
