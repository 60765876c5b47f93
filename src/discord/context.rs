//! The context of a user's request, and its outcome.

use std::sync::Arc;

use crate::engine::OfferedEngine;
use crate::picture::{self, Artist};
use crate::presenter::PlayerNames;
use crate::presenter::seats::Player;
use crate::presenter::words::{Locale, Words, labels, markup};
use crate::rules::Seat;
use crate::table::{
    BotProfile, Challenge, ChannelId, Character, Failure, FeedAddresses, GuildId, Level, MessageId, Phase, PublicUrl,
    Reservation, Season, ServerSettings, Snapshot, TableError, TableId, TableSetup, Tables, UserId,
};

use super::delays::DelayReasons;
use super::error::AppError;
use super::interaction::{Interaction, UploadedFile};
use super::message::draft::Draft;
use super::message::press::DecisionId;
use super::permissions::{Permissions, missing_in_new_thread, missing_keys};

/// The settings of the bot's host for all tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostSettings {
    /// The URL of the privacy policy, or `None` if the host publishes none.
    pub privacy_url: Option<String>,
    /// The URL of the terms of service, or `None` if the host publishes none.
    pub terms_url: Option<String>,
    /// The URL of a folder with the sheets of the rules, or `None` if the host publishes none.
    pub rules_url: Option<String>,
    /// The number of days after which logs of finished games and closed tables are deleted, or `None` to keep them.
    pub keep_games: Option<u32>,
    /// The programs that are offered as bots.
    pub engines: Vec<OfferedEngine>,
    /// The URL at which pages of tables are reached, or `None` if there are none.
    pub pages_url: Option<PublicUrl>,
    /// The addresses to which results feeds may be sent.
    pub feed_addresses: FeedAddresses,
}

/// The resources that all handlers share.
pub(super) struct App {
    pub tables: Tables,
    /// Draws pictures in the summer season.
    pub artist: Artist,
    pub host_settings: HostSettings,
    pub delays: DelayReasons,
}

impl App {
    pub fn artist_of(&self, table: &Snapshot) -> Artist {
        self.artist_in(table.options.season)
    }

    /// Returns the address of a table's page, or `None` if it has none.
    pub fn page_url(&self, table: &Snapshot) -> Result<Option<String>, AppError> {
        let Some(pages) = &self.host_settings.pages_url else { return Ok(None) };
        Ok(self.tables.visible_page_key(table)?.map(|key| pages.page(key)))
    }

    pub fn artist_in(&self, season: Season) -> Artist {
        self.artist.in_season(match season {
            Season::Summer => picture::Season::Summer,
            Season::Winter => picture::Season::Winter,
        })
    }
}

/// The context of an interaction: who interacts, and where.
#[derive(Clone)]
pub(super) struct Context {
    pub app: Arc<App>,
    pub user: UserId,
    /// The channel of the interaction, which may be a thread.
    pub channel: ChannelId,
    /// The channel of the thread, if the channel is one.
    pub parent_channel: Option<ChannelId>,
    /// Whether threads can be opened in the channel. `false` in threads and direct messages.
    pub has_threads: bool,
    /// The server of the channel, or `None` in direct messages.
    pub guild: Option<GuildId>,
    /// Whether the bot is a member of the channel, so that it can post there.
    pub is_member: bool,
    pub words: Words,
    /// The user's language. It is the default language of tables that the user opens.
    pub locale: Locale,
    /// The language of the user's Discord client. It is the user's language until the user chooses another.
    pub client_locale: Locale,
    pub is_moderator: bool,
    pub is_manager: bool,
    /// The permissions that a game needs and the bot lacks in the channel, as far as Discord reports permissions.
    pub missing_permissions: Vec<&'static str>,
    /// The permissions that the bot lacks for a table in a new thread of the channel.
    pub missing_for_thread: Vec<&'static str>,
    /// The channel's table when the interaction arrived. `None` before [`Context::load`], and if the channel has no
    /// table.
    pub table_on_arrival: Option<Snapshot>,
}

/// The outcome of a user's request.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    pub reply: Reply,
    /// A table with pending notices or edits, or `None` if the request caused none.
    pub pending_table: Option<TableId>,
    /// Tables in other channels with pending notices or edits.
    pub other_pending_tables: Vec<TableId>,
    pub has_joined: bool,
    /// The messages in the user's language, for text that is added to the response later.
    pub words: Words,
}

/// The response to an interaction.
#[derive(Debug, Default)]
pub(super) enum Reply {
    /// No response beyond the acknowledgement.
    #[default]
    Nothing,
    /// A message. It replaces the message that was pressed, if the acknowledgement announced an update.
    Message(Draft),
    /// Several private messages, in order.
    Pages(Vec<Draft>),
    /// An animation that still has to be rendered.
    Film(FilmRequest),
    /// A review that still has to be computed.
    Review(ReviewRequest),
    /// A game in a file that still has to be downloaded and reviewed.
    Upload(UploadedFile),
    /// A table whose thread must still be opened.
    Thread(Box<NewThread>),
}

/// A table that will be opened in a thread of its own.
#[derive(Debug)]
pub(super) struct NewThread {
    /// The reserved name, which is also that of the thread.
    pub reservation: Reservation,
    pub table_setup: TableSetup,
    pub locale: Locale,
    /// A note about a similar table, or `None` if there is none.
    pub note: Option<String>,
    /// The challenge, if the table is for a duel.
    pub challenge: Option<Challenge>,
}

/// A request for an animation.
#[derive(Debug)]
pub(super) struct FilmRequest {
    pub table: TableId,
    /// The log position at which the animation begins, or 0 for the whole game.
    pub from: u32,
    /// The log position at which the animation ends.
    pub length: u32,
    /// The message to which the animation is attached.
    pub draft: Draft,
    pub alt: String,
}

/// A request for the review of a finished game.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReviewRequest {
    pub table: TableId,
    pub length: u32,
    pub is_public: bool,
}

impl Outcome {
    pub fn message(draft: Draft) -> Outcome {
        Outcome { reply: Reply::Message(draft), ..Outcome::default() }
    }

    pub fn text(text: impl Into<String>) -> Outcome {
        Outcome::message(Draft::text(text))
    }

    /// Inserts a line before the response.
    pub fn with_first_line(mut self, line: &str) -> Outcome {
        if let Reply::Message(draft) = &mut self.reply {
            draft.text = format!("{line}\n{}", draft.text);
        }
        self
    }

    pub fn pages(texts: Vec<String>) -> Outcome {
        Outcome::drafts(texts.into_iter().map(Draft::text).collect())
    }

    pub fn drafts(drafts: Vec<Draft>) -> Outcome {
        Outcome { reply: Reply::Pages(drafts), ..Outcome::default() }
    }

    /// Sets the language of text that is added to the response later.
    pub fn with_words(mut self, words: Words) -> Outcome {
        self.words = words;
        self
    }

    pub fn with_join(self) -> Outcome {
        Outcome { has_joined: true, ..self }
    }

    /// Adds a table whose pending notices must be posted.
    pub fn with_pending_table(mut self, table: TableId) -> Outcome {
        self.pending_table = Some(table);
        self
    }
}

impl Context {
    pub fn of(app: &Arc<App>, interaction: &Interaction) -> Context {
        let locale = interaction.reply.locale;
        let moderator = Permissions::ADMINISTRATOR | Permissions::MANAGE_CHANNELS | Permissions::MANAGE_MESSAGES;
        Context {
            app: Arc::clone(app),
            user: interaction.user,
            channel: interaction.channel,
            parent_channel: interaction.parent_channel,
            has_threads: interaction.has_threads,
            guild: interaction.guild,
            is_member: interaction.is_member,
            words: Words::of(locale),
            locale,
            client_locale: locale,
            is_moderator: interaction.permissions.intersects(moderator),
            is_manager: interaction.permissions.intersects(Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD),
            missing_permissions: interaction
                .granted
                .map_or(Vec::new(), |granted| missing_keys(granted, interaction.is_thread())),
            missing_for_thread: interaction.granted.map_or(Vec::new(), missing_in_new_thread),
            table_on_arrival: None,
        }
    }

    /// Loads the channel's table and the user's preferences. If the user has chosen a language, switches to it.
    pub fn load(mut self) -> Result<Context, AppError> {
        let (prefers, table) = self.app.tables.preferences_and_table(self.user, self.channel)?;
        self.table_on_arrival = table;
        if let Some(locale) = prefers.locale.and_then(|tag| tag.parse().ok()) {
            self.words = Words::of(locale);
            self.locale = locale;
        }
        Ok(self)
    }

    /// Returns the server of the channel.
    ///
    /// # Errors
    /// [`AppError::NoServer`] in direct messages.
    pub fn server(&self) -> Result<GuildId, AppError> {
        self.guild.ok_or(AppError::NoServer)
    }

    /// Checks that the bot may post a game in the channel, or in a new thread of it.
    ///
    /// # Errors
    /// [`AppError::NotMember`] or [`AppError::MissingPermissions`].
    pub fn check_permissions(&self, in_thread: bool) -> Result<(), AppError> {
        let lacks = if in_thread { &self.missing_for_thread } else { &self.missing_permissions };
        match (self.is_member, lacks.is_empty()) {
            (false, _) => Err(AppError::NotMember),
            (true, true) => Ok(()),
            (true, false) => Err(AppError::MissingPermissions(lacks.clone())),
        }
    }

    /// Checks that tables can be opened in the channel, or in the channel of the thread.
    ///
    /// # Errors
    /// [`AppError::ChannelNotAllowed`].
    pub fn check_channel(&self, settings: &ServerSettings) -> Result<(), AppError> {
        let here = [Some(self.channel), self.parent_channel];
        let is_allowed = settings.channels.is_empty() || settings.channels.iter().any(|id| here.contains(&Some(*id)));
        if is_allowed { Ok(()) } else { Err(AppError::ChannelNotAllowed(settings.channels.clone())) }
    }

    /// Checks that the user may see a table's game. A server can reserve games that are over for their players.
    ///
    /// # Errors
    /// [`AppError::GameHidden`], or an error of the database.
    pub fn check_visible(&self, table: &Snapshot) -> Result<(), AppError> {
        let is_open = !matches!(table.phase, Phase::Over { .. }) || table.seat_of(self.user).is_some();
        if is_open || !self.app.tables.server_settings(table.guild)?.hides_games {
            Ok(())
        } else {
            Err(AppError::GameHidden)
        }
    }

    /// Returns the channel's table in the state that it had when the interaction arrived. Fails if the channel has no
    /// table.
    pub fn table(&self) -> Result<Snapshot, AppError> {
        let loaded = self.table_on_arrival.clone();
        Ok(loaded
            .map_or_else(|| self.app.tables.find(self.channel), |table| Ok(Some(table)))?
            .ok_or(TableError::NoTable)?)
    }

    /// Returns a table by its ID, or `None` if it does not exist. The channel's own table has the state that it had
    /// when the interaction arrived.
    pub fn table_by_id(&self, id: TableId) -> Result<Option<Snapshot>, Failure> {
        let loaded = self.table_on_arrival.clone().filter(|table| table.id == id);
        loaded.map_or_else(|| self.app.tables.get(id), |table| Ok(Some(table)))
    }

    /// Returns the channel's table if it has this ID. Fails otherwise, because the button is outdated.
    pub fn channel_table(&self, id: TableId) -> Result<Snapshot, AppError> {
        let table = self.table()?;
        if table.id == id { Ok(table) } else { Err(TableError::Over.into()) }
    }

    /// Returns a table. Fails if it does not exist, or if the user may not see its game.
    pub fn visible_table(&self, id: TableId) -> Result<Snapshot, AppError> {
        let table = self.table_by_id(id)?.ok_or(TableError::NoTable)?;
        self.check_visible(&table)?;
        Ok(table)
    }

    /// Returns the table of a decision. Fails if it does not wait for this user's answer to it.
    pub fn asked_table(&self, DecisionId { table, number }: DecisionId) -> Result<Snapshot, AppError> {
        let table = self.table_by_id(table)?.ok_or(TableError::NoTable)?;
        table.check_answer(self.user, number)?;
        Ok(table)
    }

    /// Returns a link to the message that shows the table.
    pub fn link(&self, table: &Snapshot) -> String {
        markup::link(&self.words.info_link(), &self.url(table))
    }

    /// Returns the URL of the message that shows the table. If no such message is known, returns the URL of the
    /// channel.
    pub fn url(&self, table: &Snapshot) -> String {
        let posts = table.posts;
        message_url(table.guild.or(self.guild), table.channel, posts.end.or(posts.turn).or(posts.lobby))
    }
}

/// Returns the URL of a message, or of its channel if no message is given. A channel without a server is one of direct
/// messages.
pub(super) fn message_url(guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let channel = format!("https://discord.com/channels/{guild}/{channel}");
    message.map_or_else(|| channel.clone(), |message| format!("{channel}/{message}"))
}

pub(super) fn words_of(table: &Snapshot) -> Words {
    Words::of(table.locale.parse().unwrap_or_default())
}

pub(super) fn level_name(words: Words, level: Level) -> String {
    let label = match level {
        Level::Gentle => labels::LEVEL_GENTLE,
        Level::Steady => labels::LEVEL_STEADY,
        Level::Strong => labels::LEVEL_STRONG,
    };
    label.name(words)
}

/// Returns the name of a bot's character, or `None` if it has no preferences.
pub(super) fn character_name(words: Words, character: Character) -> Option<String> {
    let label = match character {
        Character::Balanced | Character::Engine(_) => return None,
        Character::CityBuilder => labels::CHARACTER_CITY_BUILDER,
        Character::Farmer => labels::CHARACTER_FARMER,
        Character::Intruder => labels::CHARACTER_INTRUDER,
    };
    Some(label.name(words))
}

pub(super) fn bot_name(words: Words, bot: BotProfile) -> String {
    words.bot_name(style_name(words, bot))
}

/// Returns the level of a bot and its character, if it has one, or the name of its program.
pub(super) fn style_name(words: Words, BotProfile { level, character }: BotProfile) -> String {
    if let Character::Engine(engine) = character {
        return engine.name.to_string();
    }
    let level = level_name(words, level);
    match character_name(words, character) {
        Some(character) => format!("{level}, {character}"),
        None => level,
    }
}

/// Mentions a user. A placeholder is displayed for a user whose data was erased.
pub(super) fn mention(words: Words, user: UserId) -> String {
    if user.is_nobody() { words.former_player() } else { markup::player(user.0) }
}

/// Returns the names of a table's players. Users are named by mentions, and bots in the language of `words`.
pub(super) fn player_names(words: Words, table: &Snapshot) -> PlayerNames {
    let player = |seat: Seat| match (table.user(seat), table.bot(seat)) {
        (Some(user), _) => Player::User(user.0),
        (None, Some(bot)) => Player::Named(bot_name(words, bot)),
        (None, None) => Player::Named(words.former_player()),
    };
    PlayerNames::of_players(Seat::all(table.users.len()).map(player))
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::store::Store;

    /// Shared by all tests, because the first pictures of an artist take longer.
    static ARTIST: LazyLock<Artist> = LazyLock::new(Artist::new);

    /// Creates the resources with an empty database.
    pub(in crate::discord) fn app() -> Arc<App> {
        let tables = Tables::new(Store::in_memory().unwrap());
        Arc::new(App {
            tables,
            artist: ARTIST.clone(),
            host_settings: HostSettings::default(),
            delays: DelayReasons::default(),
        })
    }

    /// Returns the context of a user who interacts in a channel of a server.
    pub(in crate::discord) fn ctx(app: &Arc<App>, user: UserId, channel: ChannelId, locale: Locale) -> Context {
        Context {
            app: Arc::clone(app),
            user,
            channel,
            parent_channel: None,
            has_threads: true,
            guild: Some(GuildId(7)),
            is_member: true,
            words: Words::of(locale),
            locale,
            client_locale: locale,
            is_moderator: false,
            is_manager: false,
            missing_permissions: Vec::new(),
            missing_for_thread: Vec::new(),
            table_on_arrival: None,
        }
    }
}
