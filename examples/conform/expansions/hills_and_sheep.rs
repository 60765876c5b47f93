//! Tokens of flocks, and tiles under hills. The other engine does not report which tiles are under hills.

use bergerie_rules::expansions::hills_and_sheep::{self, Token};
use bergerie_rules::{Draw, DrawOutcome, ExpansionDraw, ExpansionDrawOutcome, Waiting};

use super::Code;
use crate::check::{CheckResult, Run};
use crate::log::Record;

pub const CODE: Code = Code { record, placed: hide_tile, ..Code::NONE };

const TOKENS: [(&str, Token); 5] = [
    ("SHEEP_1X", Token::One),
    ("SHEEP_2X", Token::Two),
    ("SHEEP_3X", Token::Three),
    ("SHEEP_4X", Token::Four),
    ("WOLF", Token::Wolf),
];

fn record(run: &mut Run, record: &Record) -> Result<bool, String> {
    let Record::Other(other) = record else { return Ok(false) };
    let is_token = other.kind == "flock-token";
    if is_token {
        let name = other.get("token").and_then(|token| token.as_str());
        let token = TOKENS.into_iter().find(|(known, _)| Some(*known) == name).ok_or("unknown token")?.1;
        draw(run, hills_and_sheep::DrawOutcome::Token(token))?;
    }
    Ok(is_token)
}

/// Puts a tile that was never drawn under the hill that was just placed.
fn hide_tile(run: &mut Run) -> CheckResult {
    if *run.game.waiting()
        != Waiting::Draw(Draw::Expansion(ExpansionDraw::HillsAndSheep(hills_and_sheep::Draw::UnderTile)))
    {
        return Ok(());
    }
    let pile = run.game.pile().top();
    let place = run.never_drawn.iter().rposition(|shape| pile.contains(shape)).ok_or("no tile for under the hill")?;
    let shape = run.never_drawn.remove(place);
    draw(run, hills_and_sheep::DrawOutcome::UnderTile(shape))
}

fn draw(run: &mut Run, drawn: hills_and_sheep::DrawOutcome) -> CheckResult {
    run.draw(DrawOutcome::Expansion(ExpansionDrawOutcome::HillsAndSheep(drawn)))
}
