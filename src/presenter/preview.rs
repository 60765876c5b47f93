//! Descriptions of a rehearsed move.

use crate::words::Words;
use bergerie_rules::{Action, Event, Figure, Game, Question, Refusal};
use bergerie_table::Assists;

use super::contexts::{QuestionContext, RehearsalContext};
use super::description::Prompt;
use super::events::is_mentioned_in_rehearsal;
use super::look_ahead::{certain_scores, reapply};
use super::possessions::{overview, tiles_to_come};
use super::prospects::prospects;
use super::questions::prompt;
use super::rehearsal::{CodeHandling, Rehearsal};
use super::seats::PlayerNames;
use super::{answers, expansions};

/// The context in which a rehearsed move is described.
#[derive(Clone, Copy)]
pub struct PreviewContext<'a> {
    /// Messages in the reader's language.
    pub words: Words,
    /// Whether the table has assists.
    pub assists: Assists,
    /// The names by which texts mention the players.
    pub names: &'a PlayerNames,
    /// The game before the rehearsed answers.
    pub game: &'a Game,
}

impl PreviewContext<'_> {
    /// Describes the question that a rehearsed game waits for. Returns `None` if the question does not belong to an expansion.
    pub fn prompt(&self, game: &Game, is_upcoming: bool) -> Option<Prompt> {
        let PreviewContext { words, assists, names, .. } = *self;
        prompt(&QuestionContext { words, assists, names, game, is_upcoming, round: None })
    }
}

/// Describes the consequences that the tile has on every spot, such as the end of the game.
pub fn upcoming_consequences(words: Words, game: &Game) -> Vec<String> {
    let mut lines: Vec<String> = overview(words, game).filter_map(|overview| overview.tile_consequence).collect();
    let is_last = game.hand().is_some() && game.pile().is_empty() && tiles_to_come(words, game) == 0;
    lines.extend(is_last.then(|| words.tile_ahead("last")));
    lines
}

/// Describes the other actions that are possible before the tile is placed.
pub fn reminders(words: Words, game: &Game) -> Vec<String> {
    overview(words, game).filter_map(|overview| overview.reminder).collect()
}

/// Describes a rehearsed move: the points it would score, its figure and its other consequences.
pub fn consequences(context: &PreviewContext<'_>, rehearsal: &Rehearsal) -> Vec<String> {
    let PreviewContext { words, assists, names, game } = *context;
    let mut lines = if assists.are_on() { score_lines(words, rehearsal, names) } else { Vec::new() };
    lines.extend(assists.are_on().then(|| prospects(words, rehearsal, names)).into_iter().flatten());
    let mut before = game.clone();
    for (index, answer) in rehearsal.answers.iter().enumerate() {
        let describe = || answers::answer_name(words, assists, &before, &answer.decision, answer.action);
        match (answer.decision.question, answer.action) {
            (Question::Place(_), Action::Place(_)) => {}
            (Question::Figure { .. }, Action::Deploy { figure, .. }) => {
                lines.push(words.console_figure(describe()));
                lines.extend(last_meeple_warning(words, rehearsal, figure));
            }
            (Question::Figure { .. }, Action::Pass) => lines.push(words.console_figure(describe())),
            (question, _) => {
                // The facts of a question stay visible after it is answered.
                let asked = context.prompt(&before, index > 0).filter(|_| matches!(question, Question::Expansion(_)));
                lines.extend(asked.unwrap_or_default().lines);
                lines.push(words.console_choice(describe()));
            }
        }
        reapply(&mut before, answer.action, &mut Vec::new());
    }
    let open = rehearsal.open_decision();
    let (answers, events, after) = (rehearsal.answers.as_slice(), rehearsal.events.as_slice(), &rehearsal.game);
    let rehearsed =
        RehearsalContext { words, assists, names, before: game, answers, events, game: after, open_decision: open };
    lines.extend(expansions::all().flat_map(|hooks| (hooks.consequences)(&rehearsed)));
    lines.extend(open.and_then(|_| context.prompt(after, !answers.is_empty())).unwrap_or_default().lines);
    lines
}

/// Returns a warning if `figure` is the player's last meeple.
fn last_meeple_warning(words: Words, rehearsal: &Rehearsal, figure: Figure) -> Option<String> {
    let seat = rehearsal.answers.first()?.decision.seat;
    let is_last = figure == Figure::Meeple && rehearsal.game.player(seat).figure_count(figure) == 0;
    is_last.then(|| words.console_left(words.figure(figure.key(), 0)))
}

/// Describes the reasons for a move: its immediate points, the prospects of its features, and the number of meeples
/// left.
pub fn reasons(words: Words, names: &PlayerNames, game: &Game, path: &str) -> Result<Vec<String>, Refusal> {
    let rehearsal = Rehearsal::of_path(game, path, CodeHandling::Strict)?;
    let mut lines = scored_lines(words, &rehearsal, names);
    lines.extend(prospects(words, &rehearsal, names));
    let seat = game.decision().map_or(game.active(), |decision| decision.seat);
    lines.push(
        words.hint_keeps(words.figure(Figure::Meeple.key(), rehearsal.game.player(seat).figure_count(Figure::Meeple))),
    );
    Ok(lines)
}

/// Describes the points that a rehearsed move would score immediately, with their owners and reasons. The final scoring
/// is omitted even if the move ends the game; `/ifended` shows it.
fn score_lines(words: Words, rehearsal: &Rehearsal, names: &PlayerNames) -> Vec<String> {
    let mut lines = scored_lines(words, rehearsal, names);
    if lines.is_empty() && rehearsal.answers.iter().any(|answer| matches!(answer.action, Action::Place(_))) {
        lines.push(words.console_nothing());
    }
    lines.extend(rehearsal.events.contains(&Event::Over).then(|| words.console_ends()));
    lines
}

fn scored_lines(words: Words, rehearsal: &Rehearsal, names: &PlayerNames) -> Vec<String> {
    let is_shown = |event: &&Event| match event {
        Event::Scored(score) => !score.is_final,
        _ => is_mentioned_in_rehearsal(event),
    };
    let mut scored: Vec<Event> = rehearsal.events.iter().filter(is_shown).cloned().collect();
    scored.extend(certain_scores(&rehearsal.game));
    words.event_sentences(&scored, rehearsal.game.board(), names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes;
    use crate::tests::last_tile_of_random_game;
    use bergerie_rules::Expansion;

    #[test]
    fn the_final_scoring_is_not_described_as_a_consequence_of_the_last_tile() {
        let (words, names) = (Words::default(), PlayerNames::of_colours(Words::default()));
        let (mut ended, mut open) = (0, 0);
        for number in 0..20 {
            let last = last_tile_of_random_game(2, number, &[Expansion::KingAndRobber, Expansion::HillsAndSheep]);
            let mut paths: Vec<String> = last.legal_actions().iter().map(|&action| codes::encode(action, 0)).collect();
            for path in paths.clone() {
                let rehearsal = Rehearsal::of_path(&last, &path, CodeHandling::Strict).unwrap();
                let asked = rehearsal.decision_at(&last, 1).map(|(_, decision)| decision.actions).unwrap_or_default();
                let joined = |(index, &action)| codes::join(&path, &codes::encode(action, index));
                paths.extend(asked.iter().enumerate().map(joined));
            }
            for path in paths {
                let rehearsal = Rehearsal::of_path(&last, &path, CodeHandling::Strict).unwrap();
                let is_over = rehearsal.events.contains(&Event::Over);
                *(if is_over { &mut ended } else { &mut open }) += 1;
                let events = if is_over { rehearsal.events.clone() } else { rehearsal.game.if_ended().1 };
                let lines = scored_lines(words, &rehearsal, &names);
                for event in events.into_iter().filter(|event| matches!(event, Event::Scored(score) if score.is_final))
                {
                    let [line] = &words.event_sentences(&[event], rehearsal.game.board(), &names)[..] else { continue };
                    assert!(!lines.contains(line), "game {number}, {path}: {line}");
                }
            }
        }
        assert!(ended > 0 && open > 0, "{ended} {open}");
    }
}
