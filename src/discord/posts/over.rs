//! The post at the end of a game.

use crate::presenter::words::{Words, markup};
use crate::rules::Game;
use crate::table::{GameEnding, NoticeContext, Phase, Snapshot};

use crate::discord::context::{App, player_names, words_of};
use crate::discord::error::AppError;
use crate::discord::message::draft::{LEGEND, PICTURE};
use crate::discord::message::{
    Block, Button, Draft, File, MAX_BUTTONS, MessageLayout, Press, Row, button, link, menu, primary_button,
};
use crate::discord::posts::duel;
use crate::presenter::awards::awards;
use crate::presenter::summary::GameSummary;
use crate::presenter::tally::categories;
use crate::presenter::{Category, Highlights, MenuOption, Tally, pictures};

/// The maximum number of lines about the last move. The result of the game matters more.
const MAX_LINES: usize = 2;

/// The file names of the chart and of the record.
const CHART: &str = "chart.png";
const RECORD: &str = "record.json";

/// Composes the post at the end of a game: the result, the board, the pieces and the chart of the points, awards, buttons, and the
/// record as a file. The buttons show everything else.
pub(in crate::discord) fn post(app: &App, context: &NoticeContext) -> Result<Draft, AppError> {
    let table = &context.snapshot;
    let words = words_of(table);
    let Some(game) = context.game.as_deref() else { return Ok(Draft::text(words.info_over(table.name.as_str()))) };
    let record = app.tables.export_table(table.id)?;
    let (tally, summary) = (Tally::of(&app.tables.scores(table.id)?), GameSummary::of(table.id, &record.record));
    let (names, artist) = (player_names(words, table), app.artist_of(table));
    let mut lines = vec![title(words, table, game)];
    lines.extend(names.ranking_lines(words, game));
    let duel = app.tables.duel_standing(table)?;
    lines.extend(duel.iter().flat_map(|standing| duel::end_lines(words, standing)));
    let mut draft = Draft::text(lines.join("\n"));
    let marked = Highlights::scored(&context.events);
    let pictures = pictures::final_pictures(words, &table.name, game, &marked, summary.points_over_time());
    let mut blocks = vec![draft.add_picture(&artist, PICTURE, pictures.board)?];
    if let Some(legend) = artist.legend(&pictures.legend)? {
        let alt = pictures.legend_alt;
        draft.files.push(File { name: LEGEND, bytes: legend.png.into(), alt: Some(alt.clone()) });
        blocks.push(Block::Picture { name: LEGEND, alt });
    }
    blocks.push(draft.add_picture(&artist, CHART, pictures.chart)?);
    let awards = awards(words, &summary, &names);
    let mut below: Vec<String> =
        (!awards.is_empty()).then(|| words.end_awards(awards.join(" · "))).into_iter().collect();
    below.extend(last_move_sentences(words, context, game).into_iter().map(markup::note));
    blocks.extend([Block::Text(below.join("\n")), Block::Rows]);
    let has_seed = table.seed().is_some();
    blocks.extend(has_seed.then(|| Block::Text(markup::note(words.end_fair_short(words.button_fairness())))));
    draft.files.push(File { name: RECORD, bytes: record.to_json()?.into_bytes().into(), alt: None });
    blocks.push(Block::File(RECORD));
    draft.layout = MessageLayout::Blocks(blocks);
    let mut draft = draft.row(menu(Press::Receipts(table.id), words.end_menu(), category_choices(words, &tally)));
    // The next game of a duel begins by itself.
    let rematch = duel.is_none_or(|standing| standing.is_over());
    let rematch = rematch.then(|| primary_button(Press::Rematch(table.id), words.button_rematch()));
    let mut buttons: Vec<Button> = rematch.into_iter().collect();
    buttons.extend([
        button(Press::Scores(table.id), words.button_scores()),
        button(Press::Film(table.id), words.button_film()),
        button(Press::Review(table.id), words.button_review()),
    ]);
    buttons.extend(has_seed.then(|| button(Press::Fairness(table.id), words.button_fairness())));
    buttons.extend(app.page_url(table)?.map(|url| link(url, words.page_link())));
    draft.rows.extend(buttons.chunks(MAX_BUTTONS).map(|buttons| Row::Buttons(buttons.to_vec())));
    draft.pings.extend(table.human_players());
    Ok(draft)
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

/// Describes the move that ended the game, without the final scoring.
fn last_move_sentences(words: Words, context: &NoticeContext, game: &Game) -> Vec<String> {
    use crate::rules::Event;
    let is_final = |e: &Event| matches!(e, Event::Scored(score) if score.is_final);
    let events: Vec<Event> = context.events.iter().filter(|e| !is_final(e)).cloned().collect();
    let sentences = words.event_sentences(&events, game.board(), &player_names(words, &context.snapshot));
    // Omit earlier events: if bots played for all players, a large part of the game had no posts.
    let left = sentences.len().saturating_sub(MAX_LINES);
    sentences.into_iter().skip(left).chain((left > 0).then(|| words.turn_more(left))).collect()
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
