//! The buttons and menus of a lobby.

use crate::discord::context::{App, Context, Outcome, level_name, mention, player_names, style_name};
use crate::discord::error::AppError;
use crate::discord::expansions;
use crate::discord::message::parts::menu_of_many;
use crate::discord::message::{Draft, MAX_OPTIONS, Press, button, danger_button, menu};
use crate::discord::settings::presets;
use crate::discord::settings::table_options::{self, LANGUAGE, language_name};
use crate::engine::OfferedEngine;
use crate::presenter::MenuOption;
use crate::presenter::combination_warnings::combination_warnings;
use crate::presenter::words::labels::{self, CommandLabel};
use crate::presenter::words::{Words, markup};
use crate::rules::{Collection, Expansion, ExpansionGroup, FirstPlayer, Seat, Setup, SetupOption};
use crate::table::{BotProfile, Character, EngineSeat, Level, Pace, Phase, Snapshot, TableError, TableId, TableOption};

use super::options;
use super::pages::{COLLECTIONS_MENU, FIRST_PAGE, OptionPage, PRESETS_MENU, group_with_key};

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
    Ok(Outcome::message(bots_message(ctx, &table)))
}

/// Gives a seat to one of Bergerie's own bots. Programs are in the menu.
pub(in crate::discord) fn add_bot(ctx: &Context, table: TableId, bot: BotProfile) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    if matches!(bot.character, Character::Engine(_)) {
        return Err(AppError::OldButton);
    }
    let table = ctx.app.tables.add_bot(ctx.channel, ctx.user, bot)?;
    Ok(Outcome::message(bots_message(ctx, &table)).with_pending_table(table.id))
}

/// Gives a seat to the bot chosen from the menu.
pub(in crate::discord) fn choose_bot(ctx: &Context, table: TableId, values: &[String]) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    let chosen = values.first().and_then(|value| value.parse().ok());
    let bot = chosen.filter(|bot| bot_profiles(&ctx.app).contains(bot)).ok_or(AppError::OldButton)?;
    let table = ctx.app.tables.add_bot(ctx.channel, ctx.user, bot)?;
    Ok(Outcome::message(bots_message(ctx, &table)).with_pending_table(table.id))
}

pub(in crate::discord) fn remove_bot(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    let table = ctx.app.tables.remove_bot(ctx.channel, ctx.user)?;
    Ok(Outcome::message(bots_message(ctx, &table)).with_pending_table(table.id))
}

pub(in crate::discord) fn show_options(ctx: &Context, table: TableId) -> Result<Outcome, AppError> {
    let table = ctx.channel_table(table)?;
    check_host(ctx, &table)?;
    Ok(Outcome::message(options_message(ctx, &table, FIRST_PAGE, None)?))
}

/// Shows the page of options chosen from a menu of pages.
pub(in crate::discord) fn open_page(
    ctx: &Context,
    table: TableId,
    _menu: u8,
    values: &[String],
) -> Result<Outcome, AppError> {
    let (table, chosen) = (ctx.channel_table(table)?, values.first().ok_or(AppError::OldButton)?);
    let mut pages = OptionPage::all(&table.setup);
    let page = pages.find(|page| page.key() == chosen).ok_or(AppError::OldButton)?;
    Ok(Outcome::message(options_message(ctx, &table, page, None)?))
}

/// Shows the menu of values for the option chosen from a page.
pub(in crate::discord) fn open_option(ctx: &Context, table: TableId, values: &[String]) -> Result<Outcome, AppError> {
    let (table, chosen) = (ctx.channel_table(table)?, values.first().ok_or(AppError::OldButton)?);
    Ok(Outcome::message(options_message(ctx, &table, OptionPage::of_option(chosen), Some(chosen))?))
}

pub(in crate::discord) fn set_option(
    ctx: &Context,
    table: TableId,
    key: String,
    values: &[String],
) -> Result<Outcome, AppError> {
    ctx.channel_table(table)?;
    let table = change_option(ctx, &key, values)?;
    let message = options_message(ctx, &table, OptionPage::of_option(&key), Some(&key))?;
    Ok(Outcome::message(message).with_pending_table(table.id))
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

fn change_option(ctx: &Context, key: &str, values: &[String]) -> Result<Snapshot, AppError> {
    let value = values.first().map(String::as_str);
    if let Some(option) = TableOption::find(key) {
        let value = value.filter(|value| option.values.contains(value)).ok_or(AppError::OldButton)?;
        return Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
            option.set(&mut table_setup.options, value);
            if option.key == Pace::OPTION.key {
                adapt_options(&mut table_setup.setup, table_setup.options.pace, |_| true);
            }
        })?);
    }
    if key == LANGUAGE {
        let locale = value.and_then(table_options::language_with_key).ok_or(AppError::OldButton)?;
        return Ok(ctx.app.tables.set_locale(ctx.channel, ctx.user, locale.tag())?);
    }
    if key == PRESETS_MENU {
        let preset = presets::find(ctx, value.ok_or(AppError::OldButton)?)?;
        return Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| table_setup.clone_from(&preset))?);
    }
    if key == COLLECTIONS_MENU {
        let chosen = value.and_then(collection_with_key).ok_or(AppError::OldButton)?;
        return Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
            let (all, pace) = (Expansion::ALL.iter().copied(), table_setup.options.pace);
            choose_expansions(&mut table_setup.setup, all, |expansion| chosen.contains(expansion), pace);
        })?);
    }
    if let Some(group) = group_with_key(key) {
        return Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
            let pace = table_setup.options.pace;
            choose_expansions(&mut table_setup.setup, group.members(), |one| is_named(one, values), pace);
        })?);
    }
    let mut setup = ctx.table()?.setup;
    let value = value.filter(|value| options::set(&mut setup, key, value)).ok_or(AppError::OldButton)?;
    Ok(ctx.app.tables.configure(ctx.channel, ctx.user, |table_setup| {
        options::set(&mut table_setup.setup, key, value);
    })?)
}

fn collection_with_key(key: &str) -> Option<Collection> {
    Collection::ALL.into_iter().find(|collection| collection.key() == key)
}

/// Returns whether a menu's values have the key of an expansion.
pub(super) fn is_named(expansion: Expansion, values: &[String]) -> bool {
    values.iter().any(|value| value == expansion.id())
}

/// Puts the chosen ones of the listed expansions into play and removes the other listed ones. Adapts the options of added ones to a
/// pace.
pub(super) fn choose_expansions(
    setup: &mut Setup,
    listed: impl Iterator<Item = Expansion>,
    is_chosen: impl Fn(Expansion) -> bool,
    pace: Pace,
) {
    let before = setup.clone();
    listed.for_each(|expansion| setup.expansions.set(expansion, is_chosen(expansion)));
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
        row.push(danger_button(Press::RemoveBot(table.id), words.button_bot_remove()));
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
    let has_programs = !app.host_settings.engines.is_empty();
    let placeholder = if has_programs { words.bot_characters_and_programs() } else { words.bot_characters() };
    draft.row(menu(Press::ChooseBot(table.id), &placeholder, choices))
}

/// Returns the bots in the menu: the programs that the host offers, and bots with a character at each level.
fn bot_profiles(app: &App) -> Vec<BotProfile> {
    let own = Level::ALL
        .into_iter()
        .flat_map(|level| Character::WITH_PREFERENCES.map(|character| BotProfile { level, character }));
    app.host_settings.engines.iter().map(engine_profile).chain(own).collect()
}

pub(in crate::discord) fn engine_profile(engine: &OfferedEngine) -> BotProfile {
    let character = Character::Engine(EngineSeat { name: engine.name, failure: None });
    BotProfile { character, ..BotProfile::default() }
}

/// Composes the private message with the menu of pages, and the menus of one page: those of expansions or presets, or its options and
/// the values of the open option. The open option of a page with a single option is that one.
pub(super) fn options_message(
    ctx: &Context,
    table: &Snapshot,
    page: OptionPage,
    open: Option<&str>,
) -> Result<Draft, AppError> {
    let (words, named) = (ctx.words, presets::names(ctx)?);
    let choices: Vec<MenuOption> =
        OptionPage::all(&table.setup).map(|one| page_choice(words, table, one, page)).collect();
    let title = std::iter::once(words.options_title(table.name.as_str()));
    let combination_warnings = combination_warnings(words, &table.setup).into_iter().map(markup::note);
    let mut draft = Draft::text(title.chain(combination_warnings).collect::<Vec<_>>().join("\n"));
    let page_menu = |(choices, number): (&[MenuOption], u8)| {
        menu(Press::OpenOptionPage(table.id, number), words.options_page(), choices.to_vec())
    };
    draft.rows.extend(choices.chunks(MAX_OPTIONS).zip(0..).map(page_menu));
    let set = |key: &str| Press::SetOption(table.id, key.to_owned());
    match page {
        OptionPage::Expansions(group) => {
            let choices = expansion_choices(words, table, group);
            draft = draft.row(menu_of_many(set(group.key()), words.expansion_group(group.key()), choices));
        }
        OptionPage::Presets => {
            let collections = Collection::ALL.map(|collection| collection_choice(words, table, collection)).to_vec();
            draft = draft.row(menu(set(COLLECTIONS_MENU), words.collection_menu(), collections));
            if !named.is_empty() {
                let names = named.iter().map(|name| MenuOption::new(name, name)).collect();
                draft = draft.row(menu(set(PRESETS_MENU), words.preset_menu(), names));
            }
        }
        OptionPage::BaseGame | OptionPage::Table | OptionPage::OfExpansion(_) => {
            let mut options = option_choices(words, table, page);
            let only = if let [only] = options.as_slice() { Some(only.value.clone()) } else { None };
            let open = only.as_deref().or(open);
            options.iter_mut().for_each(|option| option.is_chosen = open == Some(&option.value));
            if !options.is_empty() {
                draft = draft.row(menu(Press::OpenOption(table.id), words.options_rule(), options));
            }
            if let Some(open) = open {
                let values = value_choices(words, table, open);
                if !values.is_empty() {
                    draft = draft.row(menu(set(open), words.options_rule(), values));
                }
            }
        }
    }
    Ok(draft.row([
        button(Press::OptionForm(table.id), words.button_option_form()),
        button(Press::SavePreset(table.id), words.button_preset()),
    ]))
}

/// Names a page in the menu of pages, with the values of its options.
fn page_choice(words: Words, table: &Snapshot, page: OptionPage, open: OptionPage) -> MenuOption {
    let label = match page {
        OptionPage::Expansions(group) => words.expansion_group(group.key()),
        OptionPage::Presets => words.options_presets(),
        OptionPage::BaseGame => words.lobby_base(),
        OptionPage::Table => words.options_table(),
        OptionPage::OfExpansion(expansion) => words.expansion(expansion.id()),
    };
    let values: Vec<String> = match page {
        OptionPage::Expansions(group) => {
            let in_play = group.members().filter(|&expansion| table.setup.expansions.has(expansion));
            in_play.map(|expansion| words.expansion(expansion.id())).collect()
        }
        _ => option_choices(words, table, page).into_iter().filter_map(|option| option.note).collect(),
    };
    let note = (!values.is_empty()).then(|| values.join(" · "));
    MenuOption { note, is_chosen: page == open, ..MenuOption::new(label, page.key()) }
}

/// Describes a collection, with the length of a game with the players and the pace of a table.
fn collection_choice(words: Words, table: &Snapshot, collection: Collection) -> MenuOption {
    let mut setup = table.setup.clone();
    for &expansion in Expansion::ALL {
        setup.expansions.set(expansion, collection.contains(expansion));
    }
    let tiles = options::tile_count(&setup);
    let players = table.users.len().max(usize::from(Setup::MIN_PLAYERS));
    let turns = words.collection_turns(tiles, options::turns_each(tiles, players));
    // Bots move at once, and the seats that are still free may get people.
    let of_people = tiles * (players - (table.users.len() - table.human_players().count())) / players;
    let days = options::longest_days(of_people, table.options.pace).filter(|&days| days > 0);
    let span = days.map(|days| words.collection_days(days));
    MenuOption {
        note: Some(std::iter::once(turns).chain(span).collect::<Vec<_>>().join(" · ")),
        is_chosen: Expansion::ALL.iter().all(|&one| table.setup.expansions.has(one) == collection.contains(one)),
        ..MenuOption::new(words.collection(collection.key()), collection.key())
    }
}

pub(super) fn expansion_choices(words: Words, table: &Snapshot, group: ExpansionGroup) -> Vec<MenuOption> {
    let choice = |expansion: Expansion| MenuOption {
        label: words.expansion(expansion.id()),
        value: expansion.id().to_owned(),
        note: Some(words.expansion_description(expansion.id())),
        is_chosen: table.setup.expansions.has(expansion),
    };
    group.members().map(choice).collect()
}

/// Returns the options of a page, each with its value.
fn option_choices(words: Words, table: &Snapshot, page: OptionPage) -> Vec<MenuOption> {
    let entry = |label: CommandLabel, key: &str, value: String| MenuOption {
        note: Some(value),
        ..MenuOption::new(label.description(words), key)
    };
    let rules = SetupOption::all().filter(|option| OptionPage::of_option(&option.id()) == page).filter_map(|option| {
        let (id, value) = (option.id(), option.value(&table.setup)?);
        let note = Some(words.value(&format!("{id}-{value}")));
        Some(MenuOption { note, ..MenuOption::new(words.option(&id), &id) })
    });
    let mut choices: Vec<MenuOption> = rules.collect();
    match page {
        OptionPage::BaseGame => {
            let first = first_player_name(words, table.setup.first);
            choices.push(entry(labels::FIRST, options::FIRST_PLAYER, first));
        }
        OptionPage::Table => {
            let value = |option: &TableOption| table_options::value_name(words, option, option.value(&table.options));
            choices.extend(TableOption::ALL.iter().map(|o| entry(table_options::label(o), o.key, value(o))));
            choices.push(entry(labels::LANGUAGE, LANGUAGE, language_name(words, &table.locale)));
        }
        OptionPage::Expansions(_) | OptionPage::Presets | OptionPage::OfExpansion(_) => {}
    }
    choices
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::context::Reply;
    use crate::discord::context::tests::{app, ctx};
    use crate::discord::message::Row;
    use crate::discord::message::body::MAX_OPTION_LENGTH;
    use crate::discord::message::parts::{MAX_ROWS, Menu};
    use crate::discord::posts;
    use crate::presenter::words::Locale;
    use crate::table::{ChannelId, OpeningContext, UserId};

    const CHANNEL: ChannelId = ChannelId(3);

    fn draft(outcome: Outcome) -> Draft {
        let Reply::Message(draft) = outcome.reply else { panic!("no message") };
        assert!(draft.rows.len() <= MAX_ROWS, "{} rows", draft.rows.len());
        draft
    }

    fn menus(draft: &Draft) -> impl Iterator<Item = &Menu> {
        draft.rows.iter().filter_map(|row| if let Row::Menu(menu) = row { Some(menu) } else { None })
    }

    /// Returns the press and the options of the menus that `wanted` accepts. Checks that Discord shows all of their options.
    fn offered(draft: &Draft, wanted: fn(&Press) -> bool) -> Vec<(Press, Vec<MenuOption>)> {
        let found = menus(draft).filter(|menu| wanted(&menu.press));
        let options = |menu: &Menu| (menu.press.clone(), menu.options.choices().to_vec());
        let found: Vec<(Press, Vec<MenuOption>)> = found.map(options).collect();
        assert!(found.iter().all(|(_, options)| (1..=MAX_OPTIONS).contains(&options.len())), "{found:?}");
        found
    }

    #[test]
    fn every_option_of_every_expansion_can_be_changed_after_a_table_is_open() {
        let (app, host) = (app(), UserId(4));
        let ctx = ctx(&app, host, CHANNEL, Locale::En);
        let guild = ctx.server().unwrap();
        app.tables.configure_server(guild, |settings| settings.has_ratings = true).unwrap();
        let opening = OpeningContext { channel: CHANNEL, guild: Some(guild), rematch_of: None };
        let table = app.tables.create(opening, host, "en", Setup::base(0)).unwrap().snapshot.id;
        presets::save(&ctx, "league").unwrap();
        // Put all expansions into play in their menus.
        let mut shown = draft(show_options(&ctx, table).unwrap());
        for key in ExpansionGroup::ALL.map(|group| group.key().to_owned()) {
            shown = draft(open_page(&ctx, table, 0, std::slice::from_ref(&key)).unwrap());
            let set = offered(&shown, |press| matches!(press, Press::SetOption(..)));
            let (_, options) =
                set.into_iter().find(|(press, _)| *press == Press::SetOption(table, key.clone())).unwrap();
            let all: Vec<String> = options.into_iter().map(|option| option.value).collect();
            shown = draft(set_option(&ctx, table, key, &all).unwrap());
        }
        assert!(Expansion::ALL.iter().all(|&expansion| ctx.table().unwrap().setup.expansions.has(expansion)));
        let mut wanted: Vec<String> = SetupOption::all().map(SetupOption::id).collect();
        wanted.extend(TableOption::ALL.iter().map(|option| option.key.to_owned()));
        wanted.extend([options::FIRST_PLAYER, LANGUAGE].map(str::to_owned));
        for key in wanted {
            let pages = offered(&shown, |press| matches!(press, Press::OpenOptionPage(..)));
            let pages = pages.into_iter().flat_map(|(_, options)| options).map(|option| option.value);
            let mut opened = pages.map(|page| draft(open_page(&ctx, table, 0, &[page]).unwrap()));
            let has_option = |draft: &Draft| {
                let options = offered(draft, |press| matches!(press, Press::OpenOption(_)));
                options.iter().any(|(_, options)| options.iter().any(|option| option.value == key))
            };
            assert!(opened.any(|page| has_option(&page)), "no page has {key}");
            let values = |draft: &Draft| {
                let set = offered(draft, |press| matches!(press, Press::SetOption(..)));
                let own = set.into_iter().find(|(press, _)| *press == Press::SetOption(table, key.clone()));
                own.unwrap_or_else(|| panic!("no values of {key}")).1
            };
            let before = values(&draft(open_option(&ctx, table, std::slice::from_ref(&key)).unwrap()));
            let other = before.iter().find(|value| !value.is_chosen).unwrap();
            shown = draft(set_option(&ctx, table, key.clone(), std::slice::from_ref(&other.value)).unwrap());
            let chosen = values(&shown).into_iter().find(|value| value.is_chosen);
            assert_eq!(chosen.map(|value| value.value).as_ref(), Some(&other.value), "{key}");
        }
        // The preset brings everything back.
        draft(open_page(&ctx, table, 0, &[PRESETS_MENU.to_owned()]).unwrap());
        draft(set_option(&ctx, table, PRESETS_MENU.to_owned(), &["league".to_owned()]).unwrap());
        assert_eq!(ctx.table().unwrap().setup, Setup::base(1));
        let gone = open_page(&ctx, table, 0, &[Expansion::TheTower.id().to_owned()]);
        assert!(matches!(gone, Err(AppError::OldButton)), "the page of an expansion that is not in play");
    }

    #[test]
    fn a_collection_replaces_the_expansions_in_play() {
        let (app, host) = (app(), UserId(4));
        for words in Locale::ALL.map(Words::of) {
            let ctx = ctx(&app, host, ChannelId(5 + words.locale as u64), words.locale);
            let table = app.tables.create(ctx.channel, host, "en", Setup::base(0)).unwrap().snapshot.id;
            set_option(&ctx, table, "fan".to_owned(), &["deserts".to_owned()]).unwrap();
            let mut chosen = Vec::new();
            for collection in Collection::ALL {
                let key = collection.key().to_owned();
                let shown = draft(set_option(&ctx, table, COLLECTIONS_MENU.to_owned(), &[key]).unwrap());
                let setup = ctx.table().unwrap().setup;
                assert!(Expansion::ALL.iter().all(|&one| setup.expansions.has(one) == collection.contains(one)));
                let post = posts::lobby::post(&app, &ctx.table().unwrap()).unwrap();
                assert!(
                    combination_warnings(words, &setup).iter().all(|warning| shown.text.contains(warning)),
                    "{}",
                    shown.text
                );
                assert!(
                    combination_warnings(Words::default(), &setup).iter().all(|warning| post.text.contains(warning)),
                    "{}",
                    post.text
                );
                assert_eq!(!combination_warnings(words, &setup).is_empty(), collection == Collection::Official);
                let offered = offered(&shown, |press| press.to_string().ends_with(COLLECTIONS_MENU));
                let [(_, collections)] = offered.as_slice() else { panic!("{offered:?}") };
                chosen.extend(collections.iter().filter(|one| one.is_chosen).map(|one| one.value.clone()));
                for note in collections.iter().filter_map(|one| one.note.as_ref()) {
                    assert!(note.chars().count() <= MAX_OPTION_LENGTH, "{note}");
                }
            }
            assert_eq!(chosen, Collection::ALL.map(Collection::key));
        }
    }

    #[test]
    fn the_menus_fit_into_a_message_with_up_to_43_expansions() {
        let most: usize = 43;
        let rows = (7 + most).div_ceil(MAX_OPTIONS) + 2 + 1;
        assert!(rows <= MAX_ROWS && Expansion::ALL.len() <= most, "{rows} rows");
        assert!(ExpansionGroup::ALL.iter().all(|group| group.members().count() <= MAX_OPTIONS));
    }
}
