//! The post at the end of a game: the winners, and the sources of all points.

use crate::rules::{Game, Score, Seat};
use crate::table::{GameEnding, NoticeContext, Phase, Snapshot};
use crate::words::{Words, markup};

use crate::discord::context::{App, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::draft::MAX_EMBED_LENGTH;
use crate::discord::message::markdown::length;
use crate::discord::message::{Draft, File, Press, Row, button, menu, primary};
use crate::presenter::awards::awards;
use crate::presenter::summary::GameSummary;
use crate::presenter::tally::categories;
use crate::presenter::{Category, Highlights, MenuOption, Tally, pictures};

/// The maximum number of lines about the final scoring. More lines would separate the winner from the picture; the menu
/// has all of them.
const MAX_LINES: usize = 8;

/// Composes the post at the end of a game. The message has the winners and awards. The embeds below it have the sources of the
/// points, because they may be longer than a message.
pub(in crate::discord) fn post(app: &App, context: &NoticeContext) -> Result<Draft, AppError> {
    let table = &context.snapshot;
    let words = words_of(table);
    let Some(game) = context.game.as_deref() else { return Ok(Draft::text(words.info_over(table.name.as_str()))) };
    let record = app.tables.export_table(table.id)?;
    let (tally, summary) = (Tally::of(&app.tables.scores(table.id)?), GameSummary::of(table.id, &record.record));
    let names = player_names(words, table);
    let mut lines = vec![title(words, table, game)];
    lines.extend(ranking_lines(words, table, game));
    let awards = awards(words, &summary, &names);
    lines.extend((!awards.is_empty()).then(|| words.end_awards(awards.join(" · "))));
    let marked = Highlights::scored(&context.events);
    let picture = pictures::final_board(words, &table.name, game, &marked, summary.points_over_time());
    let mut draft = Draft::text(lines.join("\n")).picture(&app.artist_of(table), picture)?;
    draft.embeds = detail_embeds(words, context, game, &tally, &summary);
    let mut draft = draft.row(menu(Press::Receipts(table.id), words.end_menu(), category_choices(words, &tally)));
    draft.rows.push(Row::from([
        primary(Press::Rematch(table.id), words.button_rematch()),
        button(Press::Film(table.id), words.button_film()),
        button(Press::Review(table.id), words.button_review()),
    ]));
    draft.files.push(File { name: "record.json", bytes: record.to_json()?.into_bytes().into(), alt: None });
    draft.pings.extend(table.human_players());
    Ok(draft)
}

/// Returns the last move, the sources of each player's points, and the final scoring, as embeds.
fn detail_embeds(
    words: Words,
    context: &NoticeContext,
    game: &Game,
    tally: &Tally,
    summary: &GameSummary,
) -> Vec<String> {
    let table = &context.snapshot;
    let mut lines = last_move(words, context, game);
    lines.extend(fairness_note(words, table));
    lines.extend(
        game.ranking().into_iter().map(|(_, seat, points)| point_sources(words, table, (seat, points), tally, summary)),
    );
    let used: usize = lines.iter().map(|line| length(line) + 1).sum();
    lines.extend(final_scoring(words, table, tally, MAX_EMBED_LENGTH.saturating_sub(used)));
    vec![lines.join("\n")]
}

/// Describes the sources of a player's points, the number of tiles placed and the points per tile.
fn point_sources(
    words: Words,
    table: &Snapshot,
    (seat, points): (Seat, i32),
    tally: &Tally,
    summary: &GameSummary,
) -> String {
    let tiles = summary.tiles_placed_by(seat);
    let pace = words.end_pace(words.decimal(points as f32 / tiles.max(1) as f32), tiles);
    let parts =
        std::iter::once(pace).chain(Some(tally.lines(words, seat).join(", ")).filter(|parts| !parts.is_empty()));
    words.labelled(player_names(words, table).name(seat), parts.collect::<Vec<_>>().join(" · "))
}

fn title(words: Words, table: &Snapshot, game: &Game) -> String {
    let names = player_names(words, table);
    let ranking = game.ranking();
    let winners: Vec<String> =
        ranking.iter().filter(|(place, ..)| *place == 1).map(|&(_, seat, _)| names.name(seat).to_owned()).collect();
    let points = ranking.first().map_or(0, |&(_, _, points)| points);
    let left = matches!(table.phase, Phase::Over { ending: GameEnding::OneLeft, .. });
    let (name, count) = (table.name.as_str(), winners.len());
    let winners = words.list(&winners);
    if left { words.end_left(points, name, winners) } else { words.end_title(count, points, name, winners) }
}

fn ranking_lines(words: Words, table: &Snapshot, game: &Game) -> Vec<String> {
    let names = player_names(words, table);
    let line = |(place, seat, points): (usize, Seat, i32)| words.end_place(place, names.name(seat), points);
    game.ranking().into_iter().map(line).collect()
}

fn fairness_note(words: Words, table: &Snapshot) -> Option<String> {
    let seed = table.seed()?;
    let fair = words.end_fair(table.commitment.to_string(), seed.to_string());
    Some(markup::note(format!("{fair} {}", words.end_record())))
}

/// Describes the move that ended the game, without the final scoring.
fn last_move(words: Words, context: &NoticeContext, game: &Game) -> Vec<String> {
    use crate::rules::Event;
    let is_final = |e: &Event| matches!(e, Event::Scored(score) if score.is_final);
    let events: Vec<Event> = context.events.iter().filter(|e| !is_final(e)).cloned().collect();
    let sentences = words.event_sentences(&events, game.board(), &player_names(words, &context.snapshot));
    // Omit earlier events: if bots played for all players, a large part of the game had no posts.
    let left = sentences.len().saturating_sub(MAX_LINES);
    sentences.into_iter().skip(left).chain((left > 0).then(|| words.turn_more(left))).collect()
}

/// Describes the final scoring. The highest scores come first, as many as fit into `room` characters.
fn final_scoring(words: Words, table: &Snapshot, tally: &Tally, mut room: usize) -> Vec<String> {
    let names = player_names(words, table);
    let mut lines = Vec::new();
    let mut more = 0;
    // Reserve room for the line about the omitted scores.
    room = room.saturating_sub(40 + length(&words.end_final()));
    let mut scores: Vec<&Score> =
        tally.final_scores().filter(|score| score.points != 0 && !score.winners.is_empty()).collect();
    scores.sort_by_key(|score| std::cmp::Reverse(score.points));
    for score in scores {
        let line = format!("- {}", words.score(score, &names));
        match room.checked_sub(length(&line) + 1) {
            Some(rest) if more == 0 && lines.len() < MAX_LINES => {
                room = rest;
                lines.push(line);
            }
            _ => more += 1,
        }
    }
    if lines.is_empty() && more == 0 {
        return vec![words.end_nothing()];
    }
    lines.insert(0, words.end_final());
    if more > 0 {
        lines.push(format!("- {}", words.turn_more(more)));
    }
    lines
}

/// Returns the choices of the receipts menu: the categories of points, each with its total.
fn category_choices(words: Words, tally: &Tally) -> Vec<MenuOption> {
    let choice = |category: Category| {
        let points = tally.points(category);
        MenuOption::new(words.category_menu(words.category_title(category.key()), points), category.key())
    };
    categories().filter(|&category| tally.has(category)).map(choice).chain(empty_option(words, tally)).collect()
}

/// Returns a placeholder for the menu if no points were scored, because Discord rejects a menu without options.
fn empty_option(words: Words, tally: &Tally) -> Option<MenuOption> {
    let empty = !categories().any(|category| tally.has(category));
    empty.then(|| MenuOption::new(words.end_nothing(), "none"))
}
