//! A check of the bot's permissions in all its channels.

use crate::discord::permissions::{Channel, Guild, Member, Permissions, channel_permissions, missing_keys};
use crate::table::{ChannelId, GuildId, UserId};

use super::client::RestClient;
use super::connection::{Connection, RunError};
use super::error::RequestError;
use super::run::{Identity, rest_client};

/// The types of text channels: ordinary and announcement channels.
const TEXT_CHANNELS: [u8; 2] = [0, 5];

/// The result of the check for a channel in which games are played or can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelReport {
    /// The ID of the channel or thread.
    pub channel: u64,
    /// The name of the channel and that of its server, or `None` if the bot cannot see the channel.
    pub name: Option<String>,
    /// The keys of the names of the missing permissions.
    pub missing_permissions: Vec<&'static str>,
}

/// Checks the bot's permissions in all channels that it can see, and in the channels and threads of `played`.
///
/// # Errors
/// Fails if Discord cannot be reached or rejects the token.
pub async fn survey(connection: &Connection, bot: &Identity, played: &[u64]) -> Result<Vec<ChannelReport>, RunError> {
    let rest = rest_client(connection)?;
    let mut servers = Vec::new();
    let mut places = Vec::new();
    for server in rest.servers().await? {
        let server = Server::load(&rest, server, UserId(bot.id)).await?;
        let texts = server.channels.iter().filter(|channel| TEXT_CHANNELS.contains(&channel.kind));
        places.extend(texts.map(|channel| server.report(channel, channel)));
        servers.push(server);
    }
    for &channel in played {
        if places.iter().all(|place| place.channel != channel) {
            places.push(hidden_channel_report(&rest, &servers, channel).await?);
        }
    }
    Ok(places)
}

/// Checks a thread, or a channel that the bot cannot see.
async fn hidden_channel_report(
    rest: &RestClient,
    servers: &[Server],
    channel: u64,
) -> Result<ChannelReport, RequestError> {
    let lost = ChannelReport { channel, name: None, missing_permissions: missing_keys(Permissions::empty(), false) };
    let thread = match rest.channel(ChannelId(channel)).await {
        Ok(thread) => thread,
        Err(error) if error.is_temporary() => return Err(error),
        Err(_) => return Ok(lost),
    };
    let parent = servers.iter().find_map(|server| Some((server, server.channel(thread.parent_id?)?)));
    Ok(parent.map_or(lost, |(server, parent)| server.report(&thread, parent)))
}

/// A server, with the roles that the bot has there.
struct Server {
    guild: Guild,
    channels: Vec<Channel>,
    bot: (UserId, Member),
}

impl Server {
    async fn load(rest: &RestClient, guild: GuildId, bot: UserId) -> Result<Server, RequestError> {
        Ok(Server {
            guild: rest.server(guild).await?,
            channels: rest.channels(guild).await?,
            bot: (bot, rest.member(guild, bot).await?),
        })
    }

    fn channel(&self, id: ChannelId) -> Option<&Channel> {
        self.channels.iter().find(|channel| channel.id == id)
    }

    /// Checks a channel. For a thread, `rules` is its parent channel, whose permissions apply.
    fn report(&self, channel: &Channel, rules: &Channel) -> ChannelReport {
        let is_thread = channel.id != rules.id;
        ChannelReport {
            channel: channel.id.0,
            name: Some(format!("#{} ({})", channel.name, self.guild.name)),
            missing_permissions: missing_keys(
                channel_permissions(&self.guild, rules, self.bot.0, &self.bot.1),
                is_thread,
            ),
        }
    }
}
