//! The buttons and menus of a lobby.

use crate::discord::context::{App, Context, Outcome, level_name, mention, player_names, style_name};
use crate::discord::error::AppError;
use crate::discord::expansions;
use crate::discord::message::parts::menu_of_many;
use crate::discord::message::{Draft, MAX_OPTIONS, Press, button, danger, menu};
use crate::discord::settings::presets;
use crate::discord::settings::table_options::{self, LANGUAGE, language_name};
use crate::engine::OfferedEngine;
use crate::presenter::MenuOption;
use crate::rules::{Expansion, FirstPlayer, Seat, Setup, SetupOption};
use crate::table::{BotProfile, Character, EngineSeat, Level, Pace, Phase, Snapshot, TableError, TableId, TableOption};
use crate::words::Words;
use crate::words::labels::{self, CommandLabel};

use super::options;

/// The key of the expansions menu in custom IDs. The menu is handled like that of an option.
pub(super) const EXPANSIONS_MENU: &str = "expansions";

/// The key of the presets menu in custom IDs. The menu is handled like that of an option.
const PRESETS_MENU: &str = "preset";

pub(in crate::discord) fn join(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    ctx.app.tables.join(ctx.channel, ctx.user)?;
    Ok(Outcome::default().with_pending_table(table.id).with_join())
}

pub(in crate::discord) fn leave(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    ctx.app.tables.leave(ctx.channel, ctx.user)?;
    Ok(Outcome::default().with_pending_table(table.id))
}

pub(in crate::discord) fn start(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    ctx.app.tables.start(ctx.channel, ctx.user)?;
    Ok(Outcome::default().with_pending_table(table.id))
}

/// Confirms that the user still wants to play.
pub(in crate::discord) fn confirm_presence(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    let update = ctx.app.tables.confirm(ctx.channel, ctx.user)?;
    Ok(Outcome::text(confirmation_text(ctx, &update.snapshot)?).with_pending_table(table.id))
}

pub(in crate::discord) fn show_bots(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    check_host(ctx, &table)?;
    Ok(Outcome::answer(bots_message(ctx, &table)))
}

/// Gives a seat to one of Bergerie's own bots. Programs are in the menu.
pub(in crate::discord) fn add_bot(ctx: &Context, table: TableId, bot: BotProfile) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    if matches!(bot.character, Character::Engine(_)) {
        return Err(AppError::OldButton);
    }
    let table = ctx.app.tables.add_bot(ctx.channel, ctx.user, bot)?;
    Ok(Outcome::answer(bots_message(ctx, &table)).with_pending_table(table.id))
}

/// Gives a seat to the bot chosen from the menu.
pub(in crate::discord) fn choose_bot(ctx: &Context, table: TableId, values: &[String]) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    let chosen = values.first().and_then(|value| value.parse().ok());
    let bot = chosen.filter(|bot| bot_profiles(&ctx.app).contains(bot)).ok_or(AppError::OldButton)?;
    let table = ctx.app.tables.add_bot(ctx.channel, ctx.user, bot)?;
    Ok(Outcome::answer(bots_message(ctx, &table)).with_pending_table(table.id))
}

pub(in crate::discord) fn remove_bot(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    let table = ctx.app.tables.remove_bot(ctx.channel, ctx.user)?;
    Ok(Outcome::answer(bots_message(ctx, &table)).with_pending_table(table.id))
}

pub(in crate::discord) fn show_options(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    check_host(ctx, &table)?;
    Ok(Outcome::answer(options_message(ctx, &table, None)?))
}

/// Shows the menu of values for the option chosen from a page of the options menu.
pub(in crate::discord) fn open_option(
    ctx: &Context,
    table: TableId,
    _page: u8,
    values: &[String],
) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    Ok(Outcome::answer(options_message(ctx, &table, values.first().map(String::as_str))?))
}

pub(in crate::discord) fn set_option(
    ctx: &Context,
    table: TableId,
    key: String,
    values: &[String],
) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    let table = change_option(ctx, &key, values)?;
    let open = Some(key.as_str()).filter(|&key| key != EXPANSIONS_MENU);
    Ok(Outcome::answer(options_message(ctx, &table, open)?).with_pending_table(table.id))
}

/// Returns a message with the players who must still confirm, or one that says that the game has started.
fn confirmation_text(ctx: &Context, table: &Snapshot) -> Result<String, AppError> {
    if !matches!(table.phase, Phase::Lobby) {
        return Ok(ctx.words.lobby_started());
    }
    let awaited: Vec<String> =
        ctx.app.tables.unconfirmed(table.id)?.iter().map(|user| mention(ctx.words, *user)).collect();
    Ok(ctx.words.still_in_waiting(ctx.words.list(&awaited)))
}

fn change_option(ctx: &Context, rule: &str, values: &[String]) -> Result<Snapshot, AppError> {
    let value = values.first().map(String::as_str);
    if let Some(option) = TableOption::find(rule) {
        let value = value.filter(|value| option.values.contains(value)).ok_or(AppError::OldButton)?;
        return Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
            option.set(&mut table_setup.options, value);
            if option.key == Pace::OPTION.key {
                adapt_options(&mut table_setup.setup, table_setup.options.pace, |_| true);
            }
        })?);
    }
    if rule == LANGUAGE {
        let locale = value.and_then(table_options::language_with_key).ok_or(AppError::OldButton)?;
        return Ok(ctx.app.tables.set_locale(ctx.channel, ctx.user, locale.tag())?);
    }
    if rule == PRESETS_MENU {
        let preset = presets::find(ctx, value.ok_or(AppError::OldButton)?)?;
        return Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| table_setup.clone_from(&preset))?);
    }
    let mut setup = ctx.table()?.setup;
    if rule != EXPANSIONS_MENU && !values.iter().any(|value| options::set(&mut setup, rule, value)) {
        return Err(AppError::OldButton);
    }
    Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| match rule {
        EXPANSIONS_MENU => choose_expansions(&mut table_setup.setup, values, table_setup.options.pace),
        rule => values.iter().for_each(|value| {
            options::set(&mut table_setup.setup, rule, value);
        }),
    })?)
}

/// Puts the expansions with these keys into play and removes all others. Adapts the options of added ones to a pace.
pub(super) fn choose_expansions(setup: &mut Setup, keys: &[String], pace: Pace) {
    let before = setup.clone();
    for &expansion in Expansion::ALL {
        setup.expansions.set(expansion, keys.iter().any(|key| key == expansion.id()));
    }
    adapt_options(setup, pace, |expansion| !before.expansions.has(expansion));
}

/// Adapts the options of the expansions that `about` accepts to a pace.
pub(super) fn adapt_options(setup: &mut Setup, pace: Pace, about: impl Fn(Expansion) -> bool) {
    let chosen: Vec<Expansion> = Expansion::ALL.iter().copied().filter(|&one| setup.expansions.has(one)).collect();
    chosen.into_iter().filter(|&one| about(one)).for_each(|one| (expansions::of(one).adapt_options)(setup, pace));
}

pub(super) fn check_host(ctx: &Context, table: &Snapshot) -> Result<(), AppError> {
    match table.phase {
        Phase::Lobby if table.host == ctx.user => Ok(()),
        Phase::Lobby => Err(TableError::NotHost { host: table.host }.into()),
        _ => Err(TableError::Started.into()),
    }
}

/// Composes the private message with buttons that add and remove bots.
fn bots_message(ctx: &Context, table: &Snapshot) -> Draft {
    let (words, app) = (ctx.words, &ctx.app);
    let names = player_names(words, table);
    let own = |seat: &Seat| table.user(*seat).is_none();
    let seats = names.list(words, Seat::all(table.users.len()).filter(own));
    let mut lines = vec![words.bot_title(table.name.as_str())];
    lines.extend((!seats.is_empty()).then(|| words.bot_seats(seats.as_str())));
    let mut row = Vec::new();
    if table.users.len() < usize::from(Setup::MAX_PLAYERS) {
        row.extend(Level::ALL.map(|level| button(Press::AddBot(table.id, level.into()), level_name(words, level))));
    }
    let has_room = !row.is_empty();
    if !seats.is_empty() {
        row.push(danger(Press::RemoveBot(table.id), words.button_bot_remove()));
    }
    if row.is_empty() {
        return Draft::text(words.error_full());
    }
    let draft = Draft::text(lines.join("\n")).row(row);
    if !has_room {
        return draft;
    }
    let choice = |bot: BotProfile| MenuOption {
        note: matches!(bot.character, Character::Engine(_)).then(|| words.bot_program()),
        ..MenuOption::new(style_name(words, bot), bot.key())
    };
    let choices = bot_profiles(app).into_iter().map(choice).collect();
    let has_programs = !app.policies.engines.is_empty();
    let placeholder = if has_programs { words.bot_characters_and_programs() } else { words.bot_characters() };
    draft.row(menu(Press::ChooseBot(table.id), &placeholder, choices))
}

/// Returns the bots in the menu: the programs that the host offers, and bots with a character at each level.
fn bot_profiles(app: &App) -> Vec<BotProfile> {
    let own = Level::ALL
        .into_iter()
        .flat_map(|level| Character::WITH_PREFERENCES.map(|character| BotProfile { level, character }));
    app.policies.engines.iter().map(engine_profile).chain(own).collect()
}

pub(in crate::discord) fn engine_profile(engine: &OfferedEngine) -> BotProfile {
    let character = Character::Engine(EngineSeat { name: engine.name, failure: None });
    BotProfile { character, ..BotProfile::default() }
}

/// Composes the private message with menus for the expansions, the options, and the values of the open option.
pub(super) fn options_message(ctx: &Context, table: &Snapshot, open: Option<&str>) -> Result<Draft, AppError> {
    let (words, named) = (ctx.words, presets::names(ctx)?);
    let mut draft = Draft::text(words.options_title(table.name.as_str()));
    let placeholder = format!("{} – {}", words.options_expansions(), words.options_none());
    draft = draft.row(menu_of_many(
        Press::SetOption(table.id, EXPANSIONS_MENU.to_owned()),
        placeholder,
        expansion_choices(words, table),
    ));
    let mut rules = option_choices(words, table, open);
    if !named.is_empty() {
        rules.push(MenuOption {
            is_chosen: open == Some(PRESETS_MENU),
            ..MenuOption::new(words.preset_menu(), PRESETS_MENU)
        });
    }
    let titles = [words.options_rule(), words.options_rule_more()];
    let pages = rules.chunks(MAX_OPTIONS).zip(titles).zip(0..);
    let page = |((rules, title), page): ((&[MenuOption], String), u8)| {
        menu(Press::OpenOption(table.id, page), title, rules.to_vec())
    };
    draft.rows.extend(pages.map(page));
    if let Some(open) = open {
        let values = match open {
            PRESETS_MENU => named.iter().map(|name| MenuOption::new(name, name)).collect(),
            open => value_choices(words, table, open),
        };
        if !values.is_empty() {
            draft = draft.row(menu(Press::SetOption(table.id, open.to_owned()), words.options_rule(), values));
        }
    }
    Ok(draft.row([
        button(Press::OptionForm(table.id), words.button_option_form()),
        button(Press::SavePreset(table.id), words.button_preset()),
    ]))
}

pub(super) fn expansion_choices(words: Words, table: &Snapshot) -> Vec<MenuOption> {
    let choice = |&expansion: &Expansion| MenuOption {
        label: words.expansion(expansion.id()),
        value: expansion.id().to_owned(),
        note: Some(words.expansion_description(expansion.id())),
        is_chosen: table.setup.expansions.has(expansion),
    };
    Expansion::ALL.iter().map(choice).collect()
}

fn option_choices(words: Words, table: &Snapshot, open: Option<&str>) -> Vec<MenuOption> {
    let applying = SetupOption::all().filter_map(|option| Some((option.id(), option.value(&table.setup)?)));
    let choice = |(id, value): (String, &str)| MenuOption {
        note: Some(words.value(&format!("{id}-{value}"))),
        is_chosen: open == Some(&id),
        ..MenuOption::new(words.option(&id), &id)
    };
    let entry = |label: CommandLabel, key: &str, value: String| MenuOption {
        note: Some(value),
        is_chosen: open == Some(key),
        ..MenuOption::new(label.description(words), key)
    };
    let first = entry(labels::FIRST, options::FIRST_PLAYER, first_player_name(words, table.setup.first));
    let others = TableOption::ALL.iter().map(|option| {
        entry(
            table_options::label(option),
            option.key,
            table_options::value_name(words, option, option.value(&table.options)),
        )
    });
    let language = entry(labels::LANGUAGE, LANGUAGE, language_name(words, &table.locale));
    applying.map(choice).chain([first]).chain(others).chain([language]).collect()
}

/// Names the first player by colour, because menus do not render mentions.
fn first_player_name(words: Words, first: FirstPlayer) -> String {
    match first {
        FirstPlayer::Random => labels::FIRST_RANDOM.name(words),
        FirstPlayer::Seat(seat) => {
            words.options_host(crate::presenter::seats::PlayerNames::of_colours(words).name(seat))
        }
    }
}

fn value_choices(words: Words, table: &Snapshot, rule: &str) -> Vec<MenuOption> {
    if let Some(option) = TableOption::find(rule) {
        return table_options::choices_with_default(words, option, &table.options);
    }
    match rule {
        options::FIRST_PLAYER => return first_player_choices(words, table),
        LANGUAGE => return table_options::language_choices(words, Some(&table.locale)),
        _ => {}
    }
    let Some(option) = SetupOption::all().find(|option| option.id() == rule) else { return Vec::new() };
    let choice = |(index, &value): (usize, &&str)| {
        let key = format!("{rule}-{value}");
        let name = words.value(&key);
        let label = if index == 0 { words.options_default(name) } else { name };
        let chosen = option.value(&table.setup) == Some(value);
        MenuOption { label, value: value.to_owned(), note: words.value_note(&key), is_chosen: chosen }
    };
    option.values.iter().enumerate().map(choice).collect()
}

fn first_player_choices(words: Words, table: &Snapshot) -> Vec<MenuOption> {
    let drawn = MenuOption {
        is_chosen: table.setup.first == FirstPlayer::Random,
        ..MenuOption::new(words.options_default(labels::FIRST_RANDOM.name(words)), "random")
    };
    let seat = |seat: Seat| MenuOption {
        is_chosen: table.setup.first == FirstPlayer::Seat(seat),
        ..MenuOption::new(first_player_name(words, FirstPlayer::Seat(seat)), seat.index().to_string())
    };
    std::iter::once(drawn).chain(Seat::all(table.users.len()).map(seat)).collect()
}
