//! The settings of a server, as a private message with menus, for members who may manage the server.

use crate::discord::context::{Context, Outcome};
use crate::discord::error::{AppError, mention_channels};
use crate::discord::message::draft::quoted;
use crate::discord::message::parts::channel_menu;
use crate::discord::message::{Button, Draft, Press, button, danger_button, menu};
use crate::presenter::MenuOption;
use crate::presenter::words::{Words, labels};
use crate::rules::{Setup, always};
use crate::table::{
    ChannelId, FeedStatus, GuildId, MAX_LOBBIES, Pace, Season, ServerSettings, TableOptions, TableSetup, ThreadPolicy,
};

use super::presets::MAX_SHOWN_LENGTH;
use super::table_options::{self, language_name};

/// A setting of a server that `/server` shows and changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ServerSetting {
    /// The channels in which tables can be opened.
    Channels,
    /// Whether each new table gets a thread.
    Threads,
    /// The preset of new tables.
    Preset,
    /// The language of new tables.
    Language,
    /// The season of new tables.
    Season,
    /// The time per move of new tables.
    Pace,
    /// The number of tables of one member that may wait for players at the same time.
    Lobbies,
    /// The visibility of games that are over.
    Games,
    /// Whether tables have pages on which they are watched.
    Pages,
    /// Whether tables can be rated.
    Ratings,
    /// Whether other servers list the tables.
    Listing,
    /// The address to which results are sent.
    Feed,
}

/// All settings, with their keys in custom IDs.
const SETTINGS: [(ServerSetting, &str); 12] = [
    (ServerSetting::Channels, "channels"),
    (ServerSetting::Threads, "threads"),
    (ServerSetting::Preset, "preset"),
    (ServerSetting::Language, "language"),
    (ServerSetting::Season, "season"),
    (ServerSetting::Pace, "pace"),
    (ServerSetting::Lobbies, "lobbies"),
    (ServerSetting::Games, "games"),
    (ServerSetting::Pages, "pages"),
    (ServerSetting::Ratings, "ratings"),
    (ServerSetting::Listing, "listing"),
    (ServerSetting::Feed, "feed"),
];

/// The values of the setting for threads, with their keys in custom IDs.
const THREAD_POLICIES: [(ThreadPolicy, &str); 3] =
    [(ThreadPolicy::Never, "never"), (ThreadPolicy::Always, "always"), (ThreadPolicy::Ask, "ask")];

/// The key of the button that allows all channels.
const EVERYWHERE_BUTTON: &str = "everywhere";

/// The key of a value that resets a setting.
const DEFAULT_VALUE: &str = "default";

/// The prefix of a preset's name as a value. It distinguishes a preset called "default" from [`DEFAULT_VALUE`].
const PRESET_PREFIX: &str = "=";

/// Returns the server of a member who may manage it.
pub(super) fn managed_server(ctx: &Context) -> Result<GuildId, AppError> {
    let guild = ctx.server()?;
    if ctx.is_manager { Ok(guild) } else { Err(AppError::NotManager) }
}

/// Shows the settings, with a menu to change them.
pub(in crate::discord) fn show(ctx: &Context) -> Result<Outcome, AppError> {
    let guild = managed_server(ctx)?;
    settings_message(ctx, guild, &ctx.app.tables.server_settings(Some(guild))?, None)
}

/// Shows the settings, with the buttons of the results feed.
pub(super) fn show_feed(ctx: &Context, guild: GuildId) -> Result<Outcome, AppError> {
    settings_message(ctx, guild, &ctx.app.tables.server_settings(Some(guild))?, Some(ServerSetting::Feed))
}

/// Shows the menu of values for the setting chosen from the menu of settings.
pub(in crate::discord) fn open(ctx: &Context, values: &[String]) -> Result<Outcome, AppError> {
    let guild = managed_server(ctx)?;
    let open = values.first().and_then(|value| setting_with_key(value)).ok_or(AppError::OldButton)?;
    settings_message(ctx, guild, &ctx.app.tables.server_settings(Some(guild))?, Some(open))
}

/// Sets a setting to the values chosen from its menu, or allows all channels.
pub(in crate::discord) fn set(ctx: &Context, key: String, values: &[String]) -> Result<Outcome, AppError> {
    let guild = managed_server(ctx)?;
    let (open, values) = match setting_with_key(&key) {
        Some(open) => (open, values),
        None if key == EVERYWHERE_BUTTON => (ServerSetting::Channels, &[][..]),
        None => return Err(AppError::OldButton),
    };
    let mut changed = ctx.app.tables.server_settings(Some(guild))?;
    apply_change(&mut changed, open, values).ok_or(AppError::OldButton)?;
    if let (ServerSetting::Preset, Some(name)) = (open, &changed.preset)
        && ctx.app.tables.preset(guild, name)?.is_none()
    {
        return Err(AppError::UnknownPreset(name.clone()));
    }
    let settings = ctx.app.tables.configure_server(guild, |settings| {
        always!(apply_change(settings, open, values).is_some(), "{values:?} were valid before");
    })?;
    settings_message(ctx, guild, &settings, Some(open))
}

fn setting_with_key(key: &str) -> Option<ServerSetting> {
    SETTINGS.into_iter().find(|(_, other)| *other == key).map(|(setting, _)| setting)
}

/// Changes a setting to the chosen values. Returns `None` if they are invalid.
fn apply_change(settings: &mut ServerSettings, setting: ServerSetting, values: &[String]) -> Option<()> {
    if setting == ServerSetting::Channels {
        settings.channels = values.iter().map(|id| id.parse().ok().map(ChannelId)).collect::<Option<_>>()?;
        return Some(());
    }
    let value = values.first()?.as_str();
    let chosen = Some(value).filter(|value| *value != DEFAULT_VALUE);
    match setting {
        ServerSetting::Channels => {}
        // The feed has buttons of its own.
        ServerSetting::Feed => return None,
        ServerSetting::Threads => settings.threads = THREAD_POLICIES.into_iter().find(|(_, key)| *key == value)?.0,
        ServerSetting::Preset => {
            settings.preset = parse_choice(chosen, |value| value.strip_prefix(PRESET_PREFIX).map(str::to_owned))?;
        }
        ServerSetting::Language => {
            settings.locale =
                parse_choice(chosen, table_options::language_with_key)?.map(|locale| locale.tag().to_owned())
        }
        ServerSetting::Season => settings.season = parse_choice(chosen, Season::find)?,
        ServerSetting::Pace => settings.pace = parse_choice(chosen, Pace::find)?,
        ServerSetting::Lobbies => settings.lobbies = Some(value.parse().ok()?),
        ServerSetting::Games => settings.hides_games = parse_on_off(value)?,
        ServerSetting::Pages => settings.has_no_pages = !parse_on_off(value)?,
        ServerSetting::Ratings => settings.has_ratings = parse_on_off(value)?,
        ServerSetting::Listing => settings.is_listed = parse_on_off(value)?,
    }
    Some(())
}

/// Parses the chosen value, if there is one. Returns `None` if the value is invalid.
fn parse_choice<T>(chosen: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    chosen.map_or(Some(None), |value| read(value).map(Some))
}

fn parse_on_off(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// Composes the message with the settings, a menu of them, and a menu of values for the open setting.
fn settings_message(
    ctx: &Context,
    guild: GuildId,
    settings: &ServerSettings,
    open: Option<ServerSetting>,
) -> Result<Outcome, AppError> {
    let words = ctx.words;
    // A bot without pages has no setting for them.
    let has_pages = ctx.app.host_settings.pages_url.is_some();
    let shown = || SETTINGS.into_iter().filter(|(setting, _)| has_pages || *setting != ServerSetting::Pages);
    let feed = ctx.app.tables.feed(guild)?;
    let value = |setting| value_text(words, settings, feed.as_ref(), setting);
    let line = |(setting, _)| words.server_line(setting_title(words, setting), value(setting));
    let lines: Vec<String> = std::iter::once(words.server_title()).chain(shown().map(line)).collect();
    let choice = |(setting, key): (ServerSetting, &str)| MenuOption {
        is_chosen: open == Some(setting),
        ..MenuOption::new(setting_title(words, setting), key)
    };
    let menu_of_settings = menu(Press::OpenSetting, words.server_menu(), shown().map(choice).collect());
    let mut draft = Draft::text(lines.join("\n")).row(menu_of_settings);
    let key = SETTINGS.into_iter().find(|(setting, _)| open == Some(*setting));
    if let Some((setting, key)) = key {
        let press = |key: &str| Press::SetSetting(key.to_owned());
        match setting {
            ServerSetting::Channels => {
                draft = draft.row(channel_menu(press(key), words.server_channel_menu()));
                draft = draft.row([button(press(EVERYWHERE_BUTTON), words.button_everywhere())]);
            }
            ServerSetting::Feed => {
                draft.text.push_str(&format!("\n{}", words.feed_about()));
                draft = draft.row(feed_buttons(words, feed.is_some()));
            }
            setting => {
                let choices = choices(words, settings, &ctx.app.tables.preset_names(guild)?, setting);
                draft
                    .rows
                    .extend((!choices.is_empty()).then(|| menu(press(key), setting_title(words, setting), choices)));
            }
        }
    }
    Ok(Outcome::message(draft))
}

fn setting_title(words: Words, setting: ServerSetting) -> String {
    match setting {
        ServerSetting::Channels => words.server_channels(),
        ServerSetting::Threads => words.server_threads(),
        ServerSetting::Preset => words.server_preset(),
        ServerSetting::Language => words.server_language(),
        ServerSetting::Season => words.server_season(),
        ServerSetting::Pace => words.server_pace(),
        ServerSetting::Lobbies => words.server_lobbies(),
        ServerSetting::Games => words.server_games(),
        ServerSetting::Pages => words.server_pages(),
        ServerSetting::Ratings => words.server_ratings(),
        ServerSetting::Listing => words.server_listing(),
        ServerSetting::Feed => words.server_feed(),
    }
}

fn value_text(words: Words, settings: &ServerSettings, feed: Option<&FeedStatus>, setting: ServerSetting) -> String {
    let default = || words.server_default();
    match setting {
        ServerSetting::Channels if settings.channels.is_empty() => words.server_channels_all(),
        ServerSetting::Channels => mention_channels(&settings.channels),
        ServerSetting::Feed => feed_text(words, feed),
        ServerSetting::Threads => thread_policy(words, settings.threads),
        ServerSetting::Preset => {
            settings.preset.as_deref().map_or_else(|| words.server_preset_none(), |name| quoted(name, MAX_SHOWN_LENGTH))
        }
        ServerSetting::Language => {
            settings.locale.as_ref().map_or_else(|| words.server_language_host(), |tag| language_name(words, tag))
        }
        ServerSetting::Season => settings
            .season
            .map_or_else(default, |season| table_options::value_name(words, &Season::OPTION, season.key())),
        ServerSetting::Pace => {
            settings.pace.map_or_else(default, |pace| table_options::value_name(words, &Pace::OPTION, pace.key()))
        }
        ServerSetting::Lobbies => settings.lobbies.unwrap_or(MAX_LOBBIES).to_string(),
        ServerSetting::Games => game_visibility(words, settings.hides_games),
        ServerSetting::Pages => on_or_off(words, !settings.has_no_pages),
        ServerSetting::Ratings => on_or_off(words, settings.has_ratings),
        ServerSetting::Listing => on_or_off(words, settings.is_listed),
    }
}

/// Returns the state of a feed, as the value of a setting.
fn feed_text(words: Words, feed: Option<&FeedStatus>) -> String {
    match feed {
        None => words.server_feed_none(),
        Some(FeedStatus { receiver, failures: 0, .. }) => receiver.clone(),
        Some(FeedStatus { receiver, pending, .. }) => words.server_feed_failing(*pending, receiver),
    }
}

/// Returns the buttons of the feed.
fn feed_buttons(words: Words, exists: bool) -> Vec<Button> {
    let mut buttons = vec![button(Press::FeedForm, words.button_feed())];
    if exists {
        buttons.push(button(Press::RenewFeedSecret, words.button_feed_secret()));
        buttons.push(danger_button(Press::RemoveFeed, words.button_feed_remove()));
    }
    buttons
}

fn thread_policy(words: Words, policy: ThreadPolicy) -> String {
    match policy {
        ThreadPolicy::Never => words.server_threads_never(),
        ThreadPolicy::Always => words.server_threads_always(),
        ThreadPolicy::Ask => words.server_threads_ask(),
    }
}

fn game_visibility(words: Words, are_hidden: bool) -> String {
    if are_hidden { words.server_games_players() } else { words.server_games_everyone() }
}

fn on_or_off(words: Words, is_on: bool) -> String {
    if is_on { labels::ON.name(words) } else { labels::OFF.name(words) }
}

/// Returns the values of a setting other than the channels.
fn choices(words: Words, settings: &ServerSettings, presets: &[String], setting: ServerSetting) -> Vec<MenuOption> {
    let choice =
        |label: String, value: &str, chosen: bool| MenuOption { is_chosen: chosen, ..MenuOption::new(label, value) };
    let switch = |on: bool, label: &dyn Fn(bool) -> String| {
        [true, false].map(|value| choice(label(value), if value { "on" } else { "off" }, value == on)).to_vec()
    };
    let default = |label: String, is_default: bool| std::iter::once(choice(label, DEFAULT_VALUE, is_default));
    match setting {
        ServerSetting::Channels | ServerSetting::Feed => Vec::new(),
        ServerSetting::Threads => {
            let policies = THREAD_POLICIES.into_iter();
            policies
                .map(|(policy, key)| choice(thread_policy(words, policy), key, settings.threads == policy))
                .collect()
        }
        ServerSetting::Preset => {
            let is_other = |name: &&String| settings.preset.as_ref() != Some(*name);
            let option = |name: &String| choice(name.clone(), &format!("{PRESET_PREFIX}{name}"), false);
            let others = presets.iter().filter(is_other).map(option);
            let none = settings.preset.is_some().then(|| choice(words.server_preset_none(), DEFAULT_VALUE, false));
            none.into_iter().chain(others).collect()
        }
        ServerSetting::Language => {
            let languages = table_options::language_choices(words, settings.locale.as_deref());
            default(words.server_language_host(), settings.locale.is_none()).chain(languages).collect()
        }
        ServerSetting::Season => {
            let seasons = table_options::choices(words, &Season::OPTION, settings.season.map(Season::key));
            default(words.server_default(), settings.season.is_none()).chain(seasons).collect()
        }
        ServerSetting::Pace => {
            let paces = table_options::choices(words, &Pace::OPTION, settings.pace.map(Pace::key));
            default(words.server_default(), settings.pace.is_none()).chain(paces).collect()
        }
        ServerSetting::Lobbies => {
            let most = settings.lobbies.unwrap_or(MAX_LOBBIES);
            (1..=MAX_LOBBIES).map(|count| choice(count.to_string(), &count.to_string(), count == most)).collect()
        }
        ServerSetting::Games => switch(settings.hides_games, &|hides| game_visibility(words, hides)),
        ServerSetting::Pages => switch(!settings.has_no_pages, &|has_pages| on_or_off(words, has_pages)),
        ServerSetting::Ratings => switch(settings.has_ratings, &|has_ratings| on_or_off(words, has_ratings)),
        ServerSetting::Listing => switch(settings.is_listed, &|is_listed| on_or_off(words, is_listed)),
    }
}

/// Returns the options of new tables for which the host has chosen no preset.
pub(in crate::discord) fn default_setup(ctx: &Context, settings: &ServerSettings) -> Result<TableSetup, AppError> {
    let preset = match (ctx.guild, &settings.preset) {
        // The preset may have been deleted after it was chosen.
        (Some(guild), Some(name)) => ctx.app.tables.preset(guild, name)?,
        _ => None,
    };
    let table_setup = preset.unwrap_or_else(|| TableSetup { setup: Setup::base(1), options: TableOptions::default() });
    let TableOptions { pace, season, .. } = table_setup.options;
    // In direct messages, only bots wait for the player.
    let pace = if ctx.guild.is_none() { Pace::None } else { settings.pace.unwrap_or(pace) };
    let season = settings.season.unwrap_or(season);
    Ok(TableSetup { options: TableOptions { pace, season, ..table_setup.options }, ..table_setup })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_called_default_can_be_chosen() {
        let mut settings = ServerSettings { preset: Some("plain".to_owned()), ..ServerSettings::default() };
        let presets = [DEFAULT_VALUE, "plain"].map(str::to_owned);
        let offered = choices(Words::default(), &settings, &presets, ServerSetting::Preset);
        let [none, other] = offered.try_into().unwrap();
        assert_ne!(none.value, other.value);
        apply_change(&mut settings, ServerSetting::Preset, &[other.value]).unwrap();
        assert_eq!(settings.preset.as_deref(), Some(DEFAULT_VALUE));
        apply_change(&mut settings, ServerSetting::Preset, &[none.value]).unwrap();
        assert_eq!(settings.preset, None);
    }
}
