//! The parts of posts that are about a duel.

use crate::presenter::words::{Words, markup};
use crate::table::{DuelStanding, Phase, Snapshot};

use crate::discord::context::{mention, player_names};
use crate::discord::lobby::options;
use crate::discord::message::{Draft, Press, button, success_button, times};
use crate::rules::{Seat, Setup};

/// Composes the challenge, before or after the answer.
pub(super) fn challenge(words: Words, table: &Snapshot, standing: &DuelStanding) -> Draft {
    let name = table.name.as_str();
    let [challenger, opponent] = [standing.duel.challenger, standing.duel.opponent].map(|user| mention(words, user));
    let names = player_names(words, table);
    match table.phase {
        Phase::Lobby => {}
        Phase::Playing(_) | Phase::Over { .. } => {
            return Draft::text(words.lobby_begun(names.list(words, Seat::all(table.users.len())), name));
        }
        Phase::Aborted => return Draft::text(closed(words, table)),
    }
    let (games, tiles) = (standing.duel.length.games(), options::tile_count(&table.setup));
    let sets = words.lobby_sets(options::expansion_list(words, &table.setup), tiles);
    let first = mention(words, standing.first_player(1));
    let mut lines = vec![
        words.duel_title(challenger, opponent.clone(), name),
        format!("{} · {sets}", words.duel_length(games)),
        markup::note(words.duel_rules(first, games)),
        markup::note(options::summary(words, table).join(" · ")),
    ];
    lines.extend(times::describe_pace(words, table.options.pace).map(markup::note));
    lines.push(markup::note(words.lobby_fair(format!("{:.16}", table.commitment.to_string()))));
    lines.push(words.duel_hint(opponent));
    Draft::text(lines.join("\n")).row([
        success_button(Press::AcceptDuel(table.id), words.button_accept()),
        button(Press::CallOffDuel(table.id), words.button_call_off()),
    ])
}

/// Says that the table of a duel is closed, before or during its game.
pub(super) fn closed(words: Words, table: &Snapshot) -> String {
    let name = table.name.as_str();
    if table.users.len() < usize::from(Setup::MIN_PLAYERS) {
        return words.duel_called_off(name);
    }
    format!("{} {}", words.abort_post(name), words.duel_without_winner())
}

/// Describes the duel at the start of a game.
pub(super) fn start_line(words: Words, standing: &DuelStanding) -> String {
    let first = mention(words, standing.first_player(standing.number));
    words.duel_game(first, standing.duel.length.games(), standing.number, standing_text(words, standing))
}

/// Describes the duel at the end of a game.
pub(super) fn end_lines(words: Words, standing: &DuelStanding) -> Vec<String> {
    let mut lines: Vec<String> =
        standing.tie_winner.map(|winner| words.duel_tie(mention(words, winner))).into_iter().collect();
    lines.push(score_line(words, standing));
    lines.push(match standing.winner() {
        Some(winner) => words.duel_won(mention(words, winner)),
        None if standing.is_over() => words.duel_without_winner(),
        None => {
            let next = standing.number + 1;
            words.duel_next(mention(words, standing.first_player(next)), next)
        }
    });
    lines
}

/// States the games that each of the two has won.
pub(in crate::discord) fn score_line(words: Words, standing: &DuelStanding) -> String {
    words.duel_score(standing_text(words, standing))
}

fn standing_text(words: Words, standing: &DuelStanding) -> String {
    let [won, lost] = standing.wins;
    let [challenger, opponent] = [standing.duel.challenger, standing.duel.opponent].map(|user| mention(words, user));
    words.duel_standing(challenger, lost, opponent, won)
}
