//! Descriptions of a rehearsed move.

use crate::discord::decision::answers;
use crate::discord::decision::attempt::{Asking, Attempt};
use crate::discord::decision::look_ahead::{certain, go_on};
use crate::discord::decision::walk::{Reading, Walk};
use crate::discord::expansions;
use crate::discord::fault::AnswerFault;
use crate::discord::visit::cast_of;
use crate::rules::figure::Figure;
use crate::rules::score::Occasion;
use crate::rules::{Action, Event, Game, Question};
use crate::words::Words;
use crate::words::story::Cast;

use super::owners::owners;
use super::page::Page;

/// Describes consequences of placing the tile anywhere, such as the end of the game.
pub(super) fn ahead(words: Words, game: &Game) -> Vec<String> {
    let mut lines: Vec<String> = expansions::all().flat_map(|hooks| (hooks.ahead)(words, game)).collect();
    let to_come: usize = expansions::all().map(|hooks| (hooks.tiles_to_come)(game)).sum();
    let is_last = game.hand().is_some() && game.pile().is_empty() && to_come == 0;
    lines.extend(is_last.then(|| words.tile_ahead("last")));
    lines
}

/// Describes what can be done before the tile is placed.
pub(super) fn reminders(words: Words, game: &Game) -> Vec<String> {
    expansions::all().filter_map(|hooks| (hooks.reminder)(words, game)).collect()
}

/// Describes what a rehearsed move would score, its figure and its consequences.
pub(super) fn consequences(page: &Page<'_>, walk: &Walk) -> Vec<String> {
    let (words, cast, aids) = (page.words(), cast_of(page.table), page.table.aids);
    let mut lines = if aids.are_on() { scores(words, walk, &cast) } else { Vec::new() };
    lines.extend(Some(()).filter(|()| aids.are_on()).and_then(|()| owners(words, walk, &cast)));
    let mut before = page.game.clone();
    for tried in &walk.tried {
        let answer = || answers::answer(words, aids, &before, &tried.decision, tried.action);
        match (tried.decision.question, tried.action) {
            (Question::Place(_), Action::Place(_)) => {}
            (Question::Act, Action::Deploy { figure, .. }) => {
                lines.push(words.console_figure(answer()));
                lines.extend(last_one(words, walk, figure));
            }
            (Question::Act, Action::Pass) => lines.push(words.console_figure(answer())),
            _ => lines.push(words.console_choice(answer())),
        }
        // The walk contains only legal answers.
        let _ = go_on(&mut before, tried.action, &mut Vec::new());
    }
    let open = walk.open();
    let (tried, events, game) = (walk.tried.as_slice(), walk.events.as_slice(), &walk.game);
    let attempt = Attempt { words, aids, cast: &cast, before: page.game, tried, events, game, open };
    lines.extend(expansions::all().flat_map(|hooks| (hooks.tried)(&attempt)));
    let asking = Asking { words, aids, cast: &cast, game, is_ahead: !tried.is_empty() };
    let asked = open.and_then(|_| expansions::all().find_map(|hooks| (hooks.ask)(&asking)));
    lines.extend(asked.into_iter().flatten());
    lines
}

/// Warns that a move places the player's last meeple.
fn last_one(words: Words, walk: &Walk, figure: Figure) -> Option<String> {
    let seat = walk.tried.first()?.decision.seat;
    let is_last = figure == Figure::Meeple && walk.game.player(seat).count(figure) == 0;
    is_last.then(|| words.console_left(words.figure(figure.key(), 0)))
}

/// Describes what a rehearsed move would score now.
pub(super) fn brings(page: &Page<'_>, path: &str) -> Result<Vec<String>, AnswerFault> {
    let walk = Walk::along(page.game, path, Reading::Strict)?;
    Ok(scores(page.words(), &walk, &cast_of(page.table)))
}

/// Describes what a rehearsed move would score now, for whom and why. Final scoring, if the move ends the game, is left
/// to `/ifended`.
fn scores(words: Words, walk: &Walk, cast: &Cast) -> Vec<String> {
    let is_told = |event: &&Event| match event {
        Event::Scored(score) => score.occasion != Occasion::Final,
        _ => expansions::all().any(|hooks| (hooks.is_told)(event)),
    };
    let mut scored: Vec<Event> = walk.events.iter().filter(is_told).cloned().collect();
    scored.extend(certain(&walk.game));
    let mut lines = words.story(&scored, walk.game.board(), cast);
    if lines.is_empty() && walk.tried.iter().any(|tried| matches!(tried.action, Action::Place(_))) {
        lines.push(words.console_nothing());
    }
    lines.extend(walk.events.contains(&Event::Over).then(|| words.console_ends()));
    lines
}
