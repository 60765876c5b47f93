//! Goods, and the second tile that a builder earns.

use bergerie_jcz::data;
use bergerie_rules::expansions::traders_and_builders::Event as Happened;
use bergerie_rules::{Event, ExpansionEvent};

use super::Code;
use crate::check::{Run, Tokens};
use crate::log::Record;

pub const CODE: Code = Code { record, tokens, ..Code::NONE };

fn tokens(event: &Event, tokens: &mut Tokens) {
    let Event::Expansion(ExpansionEvent::TradersAndBuilders(Happened::GoodsTaken { seat, goods, .. })) = event else {
        return;
    };
    for (good, count) in goods.iter() {
        let name = data::piece(good.piece()).unwrap_or_default().to_owned();
        *tokens.entry((seat.index(), name)).or_default() += count;
    }
}

/// Compares the scores before the second part of a double turn. The other engine begins the second part even if no tile
/// is left. By then, our engine has ended the turn, and possibly the game.
fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    if !matches!(record, Record::Other(other) if other.kind == "double-turn") {
        return Ok(false);
    }
    let begins = |event: &Event| {
        matches!(event, Event::Expansion(ExpansionEvent::TradersAndBuilders(Happened::SecondPartBegan { .. })))
    };
    if run.events.iter().any(begins) {
        run.compare_scores()?;
    } else if run.game.pile().is_empty() {
        run.differences.insert("last-second-tile");
    } else {
        return Err("we give no second tile".to_owned());
    }
    Ok(true)
}
