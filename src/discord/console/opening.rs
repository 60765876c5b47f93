//! The console while a gift is tried out, or one of two tiles.

use serenity::builder::CreateButton;

use crate::discord::draft::Draft;
use crate::discord::fault::Fault;
use crate::discord::gifts;
use crate::discord::parts::{button, buttons, primary, success};
use crate::discord::pictures;
use crate::discord::press::{Press, Turn};
use crate::discord::visit::cast_of;
use crate::rules::expansions::the_gifts::{Action, Opening};
use crate::rules::{Decision, Event};

use super::{Console, codes};

impl Console<'_> {
    /// A press that leaves behind what leads the try.
    fn anew(&self, turn: Turn) -> Press {
        Press::Turn(self.table.id, self.number, turn)
    }

    /// What leads the try and what it does, in words.
    pub(super) fn told(&self) -> Vec<String> {
        let words = self.words();
        let mut lines = Vec::new();
        for step in &self.lead.steps {
            match gifts::as_action(step.action) {
                Some(Action::Open(opening)) => lines.extend(self.opened(opening)),
                Some(Action::Keep(which)) => lines.extend(gifts::keeps(words, self.before, which)),
                None => {}
            }
        }
        lines
    }

    fn opened(&self, opening: Opening) -> Vec<String> {
        let (words, card) = (self.words(), self.words().gift(opening.card()));
        let mut lines = vec![match (opening, words.gift_target_of(opening, self.before.board())) {
            (Opening::Take2, _) => words.gift_blind(card),
            (_, Some(target)) => words.gift_try(card, target),
            (_, None) => words.gift_useless(card),
        }];
        if !self.table.aids.are_on() {
            return lines;
        }
        let scored: Vec<Event> = self.lead.events.iter().filter(|e| matches!(e, Event::Scored(_))).cloned().collect();
        lines.extend(words.story(&scored, self.game.board(), &cast_of(self.table)));
        if scored.is_empty() && matches!(opening, Opening::RoadSweeper { .. }) {
            lines.push(words.gift_no_score());
        }
        lines
    }

    /// The buttons to commit to what leads the try and no more, and to try without it; or the one to choose a gift.
    pub(super) fn gift_buttons(&self) -> Vec<CreateButton> {
        let words = self.words();
        let (lead, without) = (self.lead, Turn::Try(String::new()));
        if lead.opens() {
            let open = success(&self.anew(Turn::Confirm(lead.path())), words.button_open_gift());
            return vec![open, button(&self.anew(without), words.button_without_gift())];
        }
        if !lead.is_empty() {
            return vec![button(&self.anew(without), words.button_back())];
        }
        let may_open = !gifts::openable(self.game).is_empty();
        may_open.then(|| gifts::button(&self.anew(Turn::Gifts(String::new())), words)).into_iter().collect()
    }

    /// What can be shown of a gift that draws a tile: that it cannot be tried out. None if there is more to see.
    pub(super) fn blind(&self) -> Result<Option<Draft>, Fault> {
        if self.lead.is_empty() || self.game.decision().is_some() {
            return Ok(None);
        }
        let words = self.words();
        let shown = pictures::table(&self.app.artist, words, &self.table.name, self.before, &[])?;
        let mut row = self.gift_buttons();
        row.push(button(&self.anew(Turn::Cancel), words.button_cancel()));
        Ok(Some(Draft::text(self.told().join("\n")).picture(shown).row(buttons(row))))
    }

    /// Asks which of two tiles is kept, each to be tried.
    pub(super) fn ask_which(&self, decision: &Decision) -> Result<Draft, Fault> {
        let words = self.words();
        let shown = pictures::table(&self.app.artist, words, &self.table.name, self.game, &[])?;
        let mut draft = Draft::text(gifts::ask(words, self.game, &cast_of(self.table)).unwrap_or_default());
        draft.files.extend(gifts::tiles(&self.app.artist, words, self.game)?);
        let answer = |(index, &action)| {
            let label = super::labels::answer(words, self.table.aids, self.game, decision, action);
            primary(&self.press(Turn::Try(codes::encode(action, index))), label)
        };
        let mut row: Vec<CreateButton> = decision.actions.iter().enumerate().map(answer).collect();
        row.push(button(&self.press(Turn::Cancel), words.button_cancel()));
        draft = draft.picture(shown);
        Ok(draft.row(buttons(row)))
    }
}
