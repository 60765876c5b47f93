//! `/scores`: points by category and the pieces left in each supply. For a finished game, points per tile and the receipts of the
//! final scoring instead of the pieces.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::split_pages;
use crate::presenter::Tally;
use crate::presenter::possessions::{overview, possessions};
use crate::presenter::summary::GameSummary;
use crate::presenter::tally::categories;
use crate::presenter::words::Words;
use crate::rules::{Game, Score, Seat};
use crate::table::{Phase, Snapshot, TableError, TableId};

/// Shows the players' points and supplies.
pub(in crate::discord) fn show(ctx: &Context, table: &Snapshot) -> Result<Outcome, AppError> {
    let game = table.game().ok_or(TableError::NotStarted)?;
    let (words, names) = (ctx.words, player_names(ctx.words, table));
    let tally = Tally::of(&ctx.app.tables.scores(table.id)?);
    if matches!(table.phase, Phase::Over { .. }) {
        let summary = GameSummary::of(table.id, &ctx.app.tables.export_table(table.id)?.record);
        return Ok(Outcome::pages(split_pages(final_lines(words, table, game, &tally, &summary))));
    }
    let line = |(_, seat, points): (usize, Seat, i32)| {
        if game.player(seat).has_resigned {
            return words.scores_resigned(names.name(seat), points);
        }
        let (mut parts, mut pieces, mut holdings) =
            (tally.lines(words, seat), supply_figures(words, game, seat), Vec::new());
        for owned in possessions(words, game, seat) {
            parts.extend(owned.scoring_holdings);
            parts.extend(Some(owned.estimates).filter(|_| table.options.assists.are_on()).unwrap_or_default());
            pieces.extend(owned.pieces);
            holdings.extend(owned.holdings);
        }
        pieces.extend(holdings);
        let line = words.scores_line(pieces.join(", "), names.name(seat), points);
        if parts.is_empty() { line } else { format!("{line} · {}", parts.join(", ")) }
    };
    let title = words.scores_title(table.name.as_str());
    let footnotes =
        overview(words, game).filter(|_| table.options.assists.are_on()).filter_map(|overview| overview.footnote);
    let lines = std::iter::once(title).chain(game.ranking().into_iter().map(line)).chain(footnotes);
    Ok(Outcome::pages(split_pages(lines)))
}

/// Describes the sources of each player's points in a finished game, and all scores of the final scoring, the highest first.
fn final_lines(words: Words, table: &Snapshot, game: &Game, tally: &Tally, summary: &GameSummary) -> Vec<String> {
    let names = player_names(words, table);
    let mut lines = vec![words.scores_title(table.name.as_str())];
    lines.extend(game.ranking().into_iter().map(|(place, seat, points)| {
        let tiles = summary.tiles_placed_by(seat);
        let mut parts = vec![words.end_pace(words.one_decimal(points as f32 / tiles.max(1) as f32), tiles)];
        parts.extend(Some(tally.lines(words, seat).join(", ")).filter(|parts| !parts.is_empty()));
        format!("{} · {}", words.end_place(place, names.name(seat), points), parts.join(" · "))
    }));
    let mut scores: Vec<&Score> =
        tally.final_scores().filter(|score| score.points != 0 && !score.winners.is_empty()).collect();
    scores.sort_by_key(|score| std::cmp::Reverse(score.points));
    lines.push(if scores.is_empty() { words.end_nothing() } else { words.end_final() });
    lines.extend(scores.into_iter().map(|score| format!("- {}", words.score(score, &names))));
    lines
}

/// Describes the figures in a player's supply.
fn supply_figures(words: Words, game: &Game, seat: Seat) -> Vec<String> {
    use crate::rules::Figure;
    let own = Figure::ALL.into_iter().map(|figure| (figure, game.player(seat).figure_count(figure)));
    let named = own.filter(|&(figure, n)| n > 0 || figure == Figure::Meeple);
    named.map(|(figure, n)| words.figure(figure.key(), n)).collect()
}

/// Lists the receipts of the category chosen from the menu.
pub(in crate::discord) fn choose_receipts(
    ctx: &Context,
    table: TableId,
    values: &[String],
) -> Result<Outcome, AppError> {
    let (words, table) = (ctx.words, ctx.visible_table(table)?);
    let (names, tally) = (player_names(words, &table), Tally::of(&ctx.app.tables.scores(table.id)?));
    let Some(category) = categories().find(|listed| values.first().is_some_and(|key| key == listed.key())) else {
        return Ok(Outcome::text(words.end_nothing()));
    };
    if !tally.has(category) {
        return Ok(Outcome::text(words.category_none(category.key())));
    }
    let lines = tally.in_category(category).map(|entry| format!("- {}", words.score(&entry.score, &names)));
    Ok(Outcome::pages(split_pages(
        std::iter::once(words.category_heading(words.category_title(category.key()))).chain(lines),
    )))
}
