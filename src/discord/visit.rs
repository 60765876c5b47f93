//! Who asks, where, and in which language; and what they get.

use serenity::model::Permissions;

use crate::picture::{self, Artist};
use crate::rules::seat::Seat;
use crate::table::{ChannelId, Level, PersonId, Season, Snapshot, TableError, TableId, Tables};
use crate::words::commands as labels;
use crate::words::story::{Cast, Player};
use crate::words::{Locale, Words};

use super::fault::Fault;
use super::interaction::Interaction;
use super::message::draft::Draft;

/// What every answer is made from.
pub(super) struct App {
    /// The use cases.
    pub tables: Tables,
    /// Draws the pictures, in summer.
    pub artist: Artist,
}

impl App {
    /// Draws the pictures of a table.
    pub fn artist_of(&self, table: &Snapshot) -> Artist {
        self.artist_in(table.season)
    }

    /// Draws pictures in a season.
    pub fn artist_in(&self, season: Season) -> Artist {
        self.artist.in_season(match season {
            Season::Summer => picture::Season::Summer,
            Season::Winter => picture::Season::Winter,
        })
    }
}

/// Somebody's press or command.
#[derive(Clone, Debug)]
pub(super) struct Visit {
    /// Who.
    pub person: PersonId,
    /// Where.
    pub channel: ChannelId,
    /// The server that the channel belongs to.
    pub guild: u64,
    /// Says things in the person's language.
    pub words: Words,
    /// The person's language, as the host's default for new tables.
    pub locale: Locale,
    /// Whether the person moderates the channel.
    pub moderates: bool,
    /// Whether the person may manage the server.
    pub manages: bool,
}

/// What follows from a press or command.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    /// What the person sees.
    pub reply: Reply,
    /// A table with something to say: notices to be posted, or posts to be brought up to date.
    pub deliver: Option<TableId>,
    /// More such tables, in other channels.
    pub deliver_too: Vec<TableId>,
    /// The person's language, for what must be added later.
    pub words: Words,
}

/// What a person sees after a press or command.
#[derive(Debug, Default)]
pub(super) enum Reply {
    /// Nothing more.
    #[default]
    Nothing,
    /// The answer; in place of the message that was pressed, if that one is to change.
    Answer(Draft),
    /// Several private messages, one after the other.
    Pages(Vec<Draft>),
    /// A film, which is still to be made.
    Film(FilmOrder),
}

/// What somebody wants a film of.
#[derive(Debug)]
pub(super) struct FilmOrder {
    /// The table.
    pub table: TableId,
    /// How many entries its log had where the film begins: none, if it shows the whole game.
    pub from: u32,
    /// How many entries its log had: with more of them it is another film.
    pub length: u32,
    /// The message that shows it.
    pub draft: Draft,
    /// What it shows, for those who cannot see it.
    pub alt: String,
}

impl Outcome {
    /// Nothing but an answer.
    pub fn answer(draft: Draft) -> Outcome {
        Outcome { reply: Reply::Answer(draft), ..Outcome::default() }
    }

    /// Nothing but a sentence.
    pub fn say(text: impl Into<String>) -> Outcome {
        Outcome::answer(Draft::text(text))
    }

    /// The same answer after one more line.
    pub fn beginning(mut self, line: &str) -> Outcome {
        if let Reply::Answer(draft) = &mut self.reply {
            draft.text = format!("{line}\n{}", draft.text);
        }
        self
    }

    /// Several pages of text.
    pub fn pages(texts: Vec<String>) -> Outcome {
        let reply = Reply::Pages(texts.into_iter().map(Draft::text).collect());
        Outcome { reply, ..Outcome::default() }
    }

    /// In somebody's language.
    pub fn for_words(mut self, words: Words) -> Outcome {
        self.words = words;
        self
    }

    /// With what the table has to say said.
    pub fn delivering(mut self, table: TableId) -> Outcome {
        self.deliver = Some(table);
        self
    }
}

impl Visit {
    /// The visit of the user of an interaction.
    ///
    /// # Errors
    /// [`Fault::NoChannel`] outside of servers.
    pub fn of(interaction: &Interaction) -> Result<Visit, Fault> {
        let locale = interaction.reply.locale;
        let moderator = Permissions::ADMINISTRATOR | Permissions::MANAGE_CHANNELS | Permissions::MANAGE_MESSAGES;
        Ok(Visit {
            person: interaction.user,
            channel: interaction.channel,
            guild: interaction.guild.ok_or(Fault::NoChannel)?,
            words: Words::of(locale),
            locale,
            moderates: interaction.permissions.intersects(moderator),
            manages: interaction.permissions.intersects(Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD),
        })
    }

    /// The same in the language that the person prefers, if they have told one.
    pub fn in_preferred(mut self, app: &App) -> Result<Visit, Fault> {
        let preferred = app.tables.person(self.person)?.locale;
        if let Some(locale) = preferred.and_then(|tag| tag.parse().ok()) {
            self.words = Words::of(locale);
            self.locale = locale;
        }
        Ok(self)
    }

    /// The table that the person means: that of the channel.
    pub fn table(&self, app: &App) -> Result<Snapshot, Fault> {
        Ok(app.tables.find(self.channel)?.ok_or(TableError::NoTable)?)
    }

    /// A link to the message that shows the table now; the channel itself where none is known.
    pub fn link(&self, table: &Snapshot) -> String {
        let guild = table.guild.map_or(self.guild, |guild| guild.0);
        let address = format!("https://discord.com/channels/{guild}/{}", table.channel);
        let posts = table.posts;
        match posts.end.or(posts.turn).or(posts.lobby) {
            Some(message) => format!("{address}/{message}"),
            None => address,
        }
    }
}

/// The language of a table's public posts.
pub(super) fn words_of(table: &Snapshot) -> Words {
    Words::of(table.locale.parse().unwrap_or_default())
}

/// How well the bot plays, in a word.
pub(super) fn level_name(words: Words, level: Level) -> String {
    let label = match level {
        Level::Gentle => labels::LEVEL_GENTLE,
        Level::Steady => labels::LEVEL_STEADY,
        Level::Strong => labels::LEVEL_STRONG,
    };
    label.name(words)
}

/// The players of a table, people as mentions.
pub(super) fn cast_of(table: &Snapshot) -> Cast {
    let words = words_of(table);
    let player = |seat: Seat| match (table.person(seat), table.bot(seat)) {
        (Some(person), _) => Player::Person(person.0),
        (None, level) => Player::Named(words.bot_name(level_name(words, level.unwrap_or_default()))),
    };
    Cast::of_players(Seat::all(table.people.len()).map(player))
}
