//! Goods and the builder's second tile.

use std::collections::BTreeMap;

use bergerie::rules::Event;
use bergerie::rules::expansions::SpecialEvent;
use bergerie::rules::expansions::traders_and_builders::Event as Happened;
use bergerie::rules::score::{Occasion, Score};

use crate::check::Run;
use crate::differences::Difference;
use crate::names;

/// How many tokens of each kind each player took.
pub type Tokens = BTreeMap<(usize, String), u8>;

/// Adds the tokens that an event of ours tells of.
pub fn take(event: &Event, tokens: &mut Tokens) {
    let Event::Special(SpecialEvent::TradersAndBuilders(Happened::Goods { seat, goods, .. })) = event else { return };
    for (good, count) in goods.iter() {
        let name = names::piece(good.piece()).unwrap_or_default().to_owned();
        *tokens.entry((seat.index(), name)).or_default() += count;
    }
}

/// The other engine's word for points that goods give and no feature.
pub fn score(score: &Score) -> Option<&'static str> {
    match score.occasion {
        Occasion::Special(special) if special.expansion().id() == "traders_and_builders" => Some("trade-goods"),
        _ => None,
    }
}

impl Run {
    /// Whether the second part of a double turn begins. Theirs begins one even where no tile is left; ours has ended the turn,
    /// and perhaps the game, by then.
    pub fn has_second_tile(&mut self) -> Result<bool, String> {
        let begins = |event: &Event| {
            matches!(event, Event::Special(SpecialEvent::TradersAndBuilders(Happened::SecondTile { .. })))
        };
        if self.events.iter().any(begins) {
            Ok(true)
        } else if self.game.pile().is_empty() {
            self.differences.insert(Difference::LastSecondTile);
            Ok(false)
        } else {
            Err("we give no second tile".to_owned())
        }
    }
}
