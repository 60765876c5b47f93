//! The lists of the user's tables and finished games in all channels.

use crate::discord::context::{Context, Outcome, player_names};
use crate::discord::error::AppError;
use crate::discord::message::{Block, Button, Draft, MessageLayout, Press, Row, button, link, section_pages};
use crate::presenter::words::{Words, labels, markup};
use crate::table::{GameFilter, Snapshot, UserId};

/// Lists a user's tables. Each entry contains the player whose turn it is, the time since when, and the channel.
pub(in crate::discord) fn list(ctx: &Context) -> Result<Outcome, AppError> {
    let words = ctx.words;
    let mut tables = ctx.app.tables.tables_of_user(ctx.user)?;
    let finished = || button(Press::FinishedGames(0, GameFilter::default()), words.button_finished_games());
    let buttons = ctx.app.tables.has_finished_games(ctx.user)?.then(finished).into_iter().collect();
    if tables.is_empty() {
        return Ok(Outcome::message(with_buttons(Draft::text(words.mygames_none()), buttons)));
    }
    // Put the tables first that wait for this user.
    tables.sort_by_key(|table| !table.awaited_users().contains(&ctx.user));
    let section =
        |table: &Snapshot| (table_line(words, ctx.user, table), link(ctx.url(table), words.button_go_to_table()));
    let mut drafts = section_pages(words.mygames_title(), tables.iter().map(section));
    let last = drafts.pop().map(|draft| with_buttons(draft, buttons));
    drafts.extend(last);
    Ok(Outcome::drafts(drafts))
}

/// Lists a page of the user's finished games that meet a filter. Each entry has the result, the number of expansions and the time of the end, and leads to
/// the post with the last picture, the record, the review and the rematch.
pub(in crate::discord) fn list_finished(ctx: &Context, page: u32, filter: GameFilter) -> Result<Outcome, AppError> {
    let (words, finished) = (ctx.words, ctx.app.tables.finished_games(ctx.user, &filter, page)?);
    let section = |(table, ended_at): &(Snapshot, i64)| {
        let expansions = table.setup.expansions.iter().count();
        let note = markup::note(words.mygames_ended(expansions, markup::time_left(*ended_at)));
        let ranking =
            table.game().map(|game| player_names(words, table).ranking_lines(words, game)).unwrap_or_default();
        let ranking = ranking.join(" · ");
        let lines = [markup::strong(table.name.as_str()), ranking, note].join("\n");
        (lines, link(ctx.url(table), words.button_go_to_table()))
    };
    let title = finished_title(words, &filter);
    if finished.games.is_empty() {
        return Ok(Outcome::text(format!("{title}\n{}", words.mygames_no_match())));
    }
    let pages = section_pages(title, finished.games.iter().map(section));
    let newer = page.checked_sub(1).map(|newer| button(Press::FinishedGames(newer, filter), words.button_newer()));
    let older =
        finished.has_older.then(|| button(Press::FinishedGames(page.saturating_add(1), filter), words.button_older()));
    // The texts of a page fit into one message.
    let draft = pages.into_iter().next().unwrap_or_default();
    Ok(Outcome::message(with_buttons(draft, newer.into_iter().chain(older).collect())))
}

/// Returns the title of the list, which names the filters.
fn finished_title(words: Words, filter: &GameFilter) -> String {
    let parts = [
        filter.won.map(|won| if won { labels::WON.name(words) } else { labels::LOST.name(words) }),
        filter.expansion.map(|expansion| words.expansion(expansion.id())),
        filter.opponent.map(|user| words.mygames_against(markup::player(user.0))),
        filter.guild.map(|_| labels::THIS_SERVER.name(words)),
    ];
    let parts: Vec<String> =
        std::iter::once(words.mygames_finished_title()).chain(parts.into_iter().flatten()).collect();
    parts.join(" · ")
}

/// Adds buttons below a draft, if there are any.
fn with_buttons(mut draft: Draft, buttons: Vec<Button>) -> Draft {
    if buttons.is_empty() {
        return draft;
    }
    if let MessageLayout::Blocks(blocks) = &mut draft.layout {
        blocks.push(Block::Rows);
    }
    draft.row(Row::Buttons(buttons))
}

fn table_line(words: Words, user: UserId, table: &Snapshot) -> String {
    let name = table.name.as_str();
    if table.game().is_none() {
        return words.mygames_lobby(name);
    }
    let players = player_names(words, table).list(words, table.awaited_seats());
    // There is no clock while a bot is awaited.
    let Some(clock) = table.clock else { return words.mygames_bot(players, name) };
    let since = markup::time_left(clock.since);
    if table.awaited_users().contains(&user) {
        return words.mygames_yours(name, since);
    }
    words.mygames_other(players, name, since)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::context::Reply;
    use crate::discord::context::tests::{app, ctx};
    use crate::presenter::words::Locale;
    use crate::rules::{Expansion, FirstPlayer, Seat, Setup};
    use crate::table::{ChannelId, GuildId, Level};

    /// A page with the longest texts is one message.
    #[test]
    fn finished_games_are_listed_in_pages() {
        let (app, user) = (app(), UserId(u64::MAX >> 1));
        for channel in 1..=10 {
            let channel = ChannelId(channel);
            app.tables.create(channel, user, "en", Setup::base(0)).unwrap();
            (1..=5).for_each(|other| drop(app.tables.join(channel, UserId(user.0 - other)).unwrap()));
            app.tables.start(channel, user).unwrap();
            (1..=5).for_each(|other| drop(app.tables.resign(channel, UserId(user.0 - other)).unwrap()));
        }
        let mut buttons = Vec::new();
        for (locale, page) in Locale::ALL.into_iter().flat_map(|locale| [(locale, 0), (locale, 1)]) {
            let ctx = ctx(&app, user, ChannelId(1), locale);
            let Reply::Message(shown) = list_finished(&ctx, page, GameFilter::default()).unwrap().reply else {
                panic!("no message")
            };
            let MessageLayout::Blocks(blocks) = &shown.layout else { panic!("no sections") };
            let sections = blocks.iter().filter(|block| matches!(block, Block::Section { .. })).count();
            assert_eq!(sections, if page == 0 { 8 } else { 2 });
            let [Row::Buttons(row)] = shown.rows.as_slice() else { panic!("no buttons") };
            buttons.extend(row.iter().map(|button| button.label.clone()));
        }
        assert_eq!(buttons, ["Older", "Newer", "Plus anciennes", "Plus récentes", "Ältere", "Neuere"]);
        let first = app.tables.finished_games(user, &GameFilter::default(), 0).unwrap();
        assert!(first.games.is_sorted_by_key(|(_, ended_at)| std::cmp::Reverse(*ended_at)) && first.has_older);
        let count = |filter: GameFilter| app.tables.finished_games(user, &filter, 0).unwrap().games.len();
        let filter = GameFilter::default();
        assert_eq!([Some(true), Some(false)].map(|won| count(GameFilter { won, ..filter })), [8, 0]);
        assert_eq!(count(GameFilter { opponent: Some(UserId(user.0 - 5)), ..filter }), 8);
        assert_eq!(count(GameFilter { opponent: Some(UserId(1)), ..filter }), 0);
        assert_eq!(count(GameFilter { expansion: Some(Expansion::River), ..filter }), 0);
        assert_eq!(count(GameFilter { guild: Some(GuildId(1)), ..filter }), 0);
        for locale in Locale::ALL {
            let none =
                GameFilter { won: Some(false), expansion: Some(Expansion::River), opponent: Some(user), guild: None };
            let shown = list_finished(&ctx(&app, user, ChannelId(1), locale), 0, none).unwrap();
            let Reply::Message(shown) = shown.reply else { panic!("no message") };
            assert!(
                shown.text.contains(&Words::of(locale).expansion("river")) && shown.rows.is_empty(),
                "{}",
                shown.text
            );
        }
        assert!(app.tables.has_finished_games(UserId(user.0 - 5)).unwrap(), "who resigned has played as well");
        assert!(!app.tables.has_finished_games(UserId(1)).unwrap());
    }

    #[test]
    fn a_running_game_that_waits_for_a_bot_is_listed_as_such() {
        let (app, channel, user) = (app(), ChannelId(3), UserId(4));
        let (tables, words) = (&app.tables, Words::of(Locale::En));
        let setup = Setup { first: FirstPlayer::Seat(Seat::new(1).unwrap()), ..Setup::base(0) };
        let lobby = tables.create(channel, user, "en", setup).unwrap().snapshot;
        assert!(table_line(words, user, &lobby).contains("not started yet"));
        tables.add_bot(channel, user, Level::Steady).unwrap();
        let table = tables.start(channel, user).unwrap().snapshot;
        assert!(table_line(words, user, &table).contains("waiting for "));
    }
}
