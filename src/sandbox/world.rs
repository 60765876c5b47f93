//! Everything there is: the server, its channels and messages, the bot's commands, what is under way.
//!
//! All of it lies behind one lock and is never awaited on; whoever changes something tells pages ([`Changes`]) and the bot
//! ([`Gateway`]) in the same breath, so that both hear of things in the order in which they happened.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use super::changes::{Changes, What};
use super::channel::{self, Channel, Kind};
use super::clock::Moment;
use super::command::Commands;
use super::endpoints::Endpoints;
use super::gateway::Gateway;
use super::id::{Id, IdMaker};
use super::interaction::{Interaction, State};
use super::message::Message;
use super::people::{self, BOT, Person};
use super::permissions::{SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL};
use super::record::Records;
use super::refusal::Refusal;
use super::trouble::Troubles;

/// How long interactions are remembered: a little longer than their tokens live.
const REMEMBERED: Duration = Duration::from_secs(20 * 60);

/// The state of the sandbox.
#[derive(Debug)]
pub struct World {
    /// The address of the server, for the addresses of files.
    pub base: String,
    /// How long the bot has for its first answer.
    pub patience: Duration,
    /// The people.
    pub people: Vec<Person>,
    /// Channels, threads and direct messages.
    pub channels: BTreeMap<Id, Channel>,
    /// Messages by channel and age.
    pub messages: BTreeMap<(Id, Id), Message>,
    /// The bot's commands.
    pub commands: Commands,
    /// What people asked, and how far it has got.
    pub interactions: BTreeMap<Id, Interaction>,
    /// What changed, for pages.
    pub changes: Changes,
    /// The bot's connections.
    pub gateway: Gateway,
    /// Where interactions are sent instead, if anywhere.
    pub endpoints: Endpoints,
    /// What the bot sent.
    pub records: Records,
    /// What of it shall go wrong.
    pub troubles: Troubles,
    ids: IdMaker,
}

impl World {
    /// The world as it is at the start.
    pub fn new(base: String, patience: Duration) -> Self {
        Self {
            base,
            patience,
            people: people::cast(),
            channels: channel::first().into_iter().map(|channel| (channel.id, channel)).collect(),
            messages: BTreeMap::new(),
            commands: Commands::default(),
            interactions: BTreeMap::new(),
            changes: Changes::default(),
            gateway: Gateway::default(),
            endpoints: Endpoints::default(),
            records: Records::default(),
            troubles: Troubles::default(),
            ids: IdMaker::default(),
        }
    }

    /// An id for something new.
    pub fn new_id(&mut self) -> Id {
        self.ids.next(Moment::now().unix_ms())
    }

    /// Tells pages of a change; only those of one person, if given.
    pub fn note(&mut self, only_for: Option<Id>, what: What) {
        self.changes.note(only_for, what);
    }

    /// Whether a bot hears of interactions.
    pub fn is_heard(&self) -> bool {
        self.gateway.is_connected() || self.endpoints.any()
    }

    /// A person by id.
    pub fn person(&self, id: Id) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Discord's user object of a person or the bot.
    pub fn user(&self, id: Id) -> Option<Value> {
        if id == BOT { Some(people::bot_user()) } else { self.person(id).map(Person::user) }
    }

    /// Discord's member object of a person or the bot.
    pub fn member(&self, id: Id) -> Option<Value> {
        if id == BOT { Some(people::bot_member()) } else { self.person(id).map(Person::member) }
    }

    /// A channel that the bot can see.
    pub fn channel_for_bot(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self.channels.get(&id).ok_or(Refusal::UnknownChannel)?;
        if self.bot_permissions(channel) & VIEW_CHANNEL == 0 { Err(Refusal::MissingAccess) } else { Ok(channel) }
    }

    /// A channel in which the bot has all of `bits`.
    pub fn channel_where_bot_may(&self, id: Id, bits: u64) -> Result<&Channel, Refusal> {
        let channel = self.channel_for_bot(id)?;
        if self.bot_permissions(channel) & bits == bits { Ok(channel) } else { Err(Refusal::MissingPermissions) }
    }

    /// What the bot may do in a channel; a thread has what its parent has.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        let parent = channel.thread().and_then(|thread| self.channels.get(&thread.parent));
        parent.unwrap_or(channel).bot_may
    }

    /// The permission to write that a channel asks for.
    pub fn permission_to_write(&self, channel: Id) -> u64 {
        let thread = self.channels.get(&channel).is_some_and(|channel| channel.thread().is_some());
        if thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES }
    }

    /// The messages of a channel, oldest first, ephemeral ones included.
    pub fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        let all = (channel, Id::new(0))..=(channel, Id::new(u64::MAX));
        self.messages.range(all).map(|(_, message)| message)
    }

    /// A message that everyone sees.
    pub fn public_message(&self, channel: Id, message: Id) -> Result<&Message, Refusal> {
        let found = self.messages.get(&(channel, message));
        found.filter(|message| message.only_for.is_none()).ok_or(Refusal::UnknownMessage)
    }

    /// The direct channel of the bot and a person; made if need be. The flag says whether it was.
    pub fn direct_channel(&mut self, person: Id) -> (Id, bool) {
        let with = |channel: &&Channel| channel.kind == Kind::Direct { with: person };
        if let Some(channel) = self.channels.values().find(with) {
            return (channel.id, false);
        }
        // Derived from the person's id, so that it stays the same over restarts.
        let id = Id::new(person.get() + 200);
        self.channels.insert(id, Channel::new(id, "", Kind::Direct { with: person }));
        self.note(Some(person), What::Channel { channel: id });
        (id, true)
    }

    /// Discord's channel object.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let with = match channel.kind {
            Kind::Direct { with } => self.user(with),
            Kind::Text | Kind::Thread(_) => None,
        };
        channel.json(with)
    }

    /// The interaction of a token.
    pub fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.interactions.values().rev().find(|interaction| interaction.token == token)
    }

    /// Moves an interaction on and tells the person.
    pub fn set_state(&mut self, id: Id, state: State) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.state = state;
            let person = interaction.person;
            self.note(Some(person), What::Interaction { interaction: id });
        }
    }

    /// Gives up on interactions that the bot did not answer in time, and forgets old ones.
    pub fn tick(&mut self, now: Moment) {
        let overdue = |interaction: &&Interaction| interaction.is_overdue(now, self.patience);
        let late: Vec<Id> = self.interactions.values().filter(overdue).map(|interaction| interaction.id).collect();
        for id in late {
            self.set_state(id, State::Failed);
        }
        self.interactions.retain(|_, interaction| now.since(interaction.asked) <= REMEMBERED);
    }
}
