//! Results feeds: messages about the tables of a server, which the bot sends to an address of its choice (`docs/FEED.md`).

use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use bergerie_opponent::BotProfile;
use bergerie_rules::{Seat, never};
use bergerie_store::{
    FeedEvent, FeedMessage, GameResult, GuildId, ReadTransaction, StoreError, TableId, TableRow, UserId,
    WriteTransaction,
};
use serde::Serialize;
use url::{Host, Url};

use super::Tables;
use super::error::Failure;
use super::ratings::{RatedPlayer, Rating, rated_players, ratings};
use super::sessions::Secret;
use super::snapshot::Snapshot;

/// The maximum number of messages of a server that wait to be delivered. Older ones are dropped.
const MAX_PENDING: u32 = 1000;

/// The time after which a message is not delivered any more, in seconds: a day.
const MAX_AGE: i64 = 24 * 60 * 60;

/// The delay after the first failed attempt, in seconds. Each further one multiplies it by four.
const FIRST_DELAY: i64 = 10;

/// The maximum delay between attempts, in seconds: an hour.
const MAX_DELAY: i64 = 60 * 60;

/// The addresses to which a feed may be sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FeedAddresses {
    /// Public addresses over HTTPS, so that members of a server cannot reach the network of the bot's host.
    #[default]
    Public,
    /// All addresses, for the sandbox.
    All,
}

impl FeedAddresses {
    /// Returns whether a feed may be sent to this address.
    pub fn allow(self, address: IpAddr) -> bool {
        self == FeedAddresses::All
            || match address {
                IpAddr::V4(address) => is_public_v4(address),
                IpAddr::V6(address) => is_public_v6(address),
            }
    }
}

/// Returns whether an address is in none of the ranges that are reserved for other purposes (IANA's special-purpose registry).
fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_reserved = match address.octets() {
        [0 | 10 | 127, ..] | [169, 254, ..] | [192, 168, ..] | [224..=255, ..] => true,
        [100, second, ..] => (64..128).contains(&second),
        [172, second, ..] => (16..32).contains(&second),
        [192, 0, 0 | 2, _] | [192, 88, 99, _] | [198, 18 | 19, ..] | [198, 51, 100, _] | [203, 0, 113, _] => true,
        _ => false,
    };
    !is_reserved
}

/// Returns whether an address is a global unicast address that contains no IPv4 address.
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        [0x2001, 0..0x200 | 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..0x1000, ..] => false,
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

/// The URL to which a feed is sent. `Debug` hides it, because it may contain a secret of its receiver.
#[derive(Clone, PartialEq, Eq)]
pub struct FeedUrl(Url);

/// The error for a text that is not the URL of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not the URL of a feed")]
pub struct InvalidFeedUrl;

impl FeedUrl {
    /// The maximum length, in bytes.
    pub const MAX_LENGTH: u16 = 500;

    /// Parses a URL.
    ///
    /// # Errors
    /// Fails if it is not a URL with HTTPS and a host, is too long, contains a password, or an address that is not allowed.
    pub fn parse(text: &str, addresses: FeedAddresses) -> Result<FeedUrl, InvalidFeedUrl> {
        let url = Url::parse(text.trim()).map_err(|_| InvalidFeedUrl)?;
        let has_scheme = url.scheme() == "https" || (url.scheme() == "http" && addresses == FeedAddresses::All);
        let is_host_allowed = match url.host() {
            Some(Host::Domain(name)) => name.contains('.') || addresses == FeedAddresses::All,
            Some(Host::Ipv4(address)) => addresses.allow(address.into()),
            Some(Host::Ipv6(address)) => addresses.allow(address.into()),
            None => false,
        };
        let has_password = !url.username().is_empty() || url.password().is_some();
        let is_valid = has_scheme
            && is_host_allowed
            && !has_password
            && url.as_str().len() <= usize::from(FeedUrl::MAX_LENGTH)
            && url.fragment().is_none();
        if is_valid { Ok(FeedUrl(url)) } else { Err(InvalidFeedUrl) }
    }

    /// Returns the URL.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Returns the host with its port, which contains no secret of the receiver.
    pub fn authority(&self) -> &str {
        self.0.authority()
    }
}

impl fmt::Debug for FeedUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FeedUrl(…)")
    }
}

/// The feed of a server, as members who may manage the server see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedStatus {
    /// The host to which messages are sent.
    pub receiver: String,
    /// The number of attempts that have failed since the last message was delivered.
    pub failures: u32,
    /// The number of messages that have not been delivered.
    pub pending: u32,
}

/// A message to send to a feed.
#[derive(Clone, Debug)]
pub struct FeedDelivery {
    /// The number of the message.
    pub id: i64,
    /// The URL, or an error if the settings of the bot do not allow it any more.
    pub url: Result<FeedUrl, InvalidFeedUrl>,
    /// The secret with which the message is signed.
    pub secret: Secret,
    /// The message as JSON.
    pub body: String,
}

/// The JSON of a message.
#[derive(Serialize)]
struct Message {
    id: i64,
    #[serde(rename = "type")]
    kind: &'static str,
    /// The time of the event, in Unix seconds.
    time: i64,
    server: GuildId,
    channel: bergerie_store::ChannelId,
    table: TableId,
    name: String,
    players: Vec<MessagePlayer>,
    #[serde(flatten)]
    details: Details,
}

/// A player in a message.
#[derive(Serialize)]
struct MessagePlayer {
    /// The seat, from 1.
    seat: usize,
    /// The user, or `None` for a bot and a former player.
    user: Option<UserId>,
    /// The bot that plays the seat.
    bot: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    #[serde(flatten)]
    result: Option<MessageResult>,
}

/// The result of a player in a message.
#[derive(Serialize)]
struct MessageResult {
    place: u8,
    has_left: bool,
    /// The rating after the game. `None` if the game is not rated, or if the user hides the profile.
    rating: Option<MessageRating>,
}

#[derive(Serialize)]
struct MessageRating {
    points: i32,
    deviation: i32,
    games: u32,
}

/// The fields of a message that depend on its type.
#[derive(Serialize)]
#[serde(untagged)]
enum Details {
    Turn { length: u32, awaited: Vec<usize> },
    Over { ending: &'static str },
    Result { ending: &'static str, pool: &'static str, rated: bool },
}

/// The number of a seat as users see it.
fn number(seat: Seat) -> usize {
    seat.index() + 1
}

impl MessagePlayer {
    fn new(seat: Seat, user: Option<UserId>, bot: Option<BotProfile>) -> MessagePlayer {
        let user = user.filter(|user| !user.is_nobody());
        MessagePlayer { seat: number(seat), user, bot: bot.map(BotProfile::key), points: None, result: None }
    }
}

/// Writes the messages about a committed change of a running game, which may have ended.
pub(super) fn report_move(writing: &WriteTransaction<'_>, table: &Snapshot) -> Result<(), StoreError> {
    let (Some(guild), Some(play)) = (table.guild, table.play()) else { return Ok(()) };
    let add = |event: &FeedEvent| writing.add_feed_message(guild, table.id, event, MAX_PENDING);
    if !table.is_active() {
        add(&FeedEvent::Over)?;
        return add(&FeedEvent::Result);
    }
    let points = Seat::all(table.users.len()).map(|seat| play.game.player(seat).points()).collect();
    add(&FeedEvent::Turn { length: play.length, awaited: table.awaited_seats(), points })
}

/// Writes the message that a table was closed before the end of its game.
pub(super) fn report_closed(writing: &WriteTransaction<'_>, row: &TableRow) -> Result<(), StoreError> {
    row.guild.map_or(Ok(()), |guild| writing.add_feed_message(guild, row.id, &FeedEvent::Closed, MAX_PENDING))
}

impl Tables {
    /// Returns the feed of a server, or `None` if it has none.
    pub fn feed(&self, guild: GuildId) -> Result<Option<FeedStatus>, Failure> {
        let Some(feed) = self.read(|reading| reading.feed(guild))? else { return Ok(None) };
        let Ok(url) = FeedUrl::parse(&feed.url, FeedAddresses::All) else {
            never!("the URL of the feed of {guild} was not parsed before it was stored");
            return Ok(None);
        };
        let receiver = url.authority().to_owned();
        Ok(Some(FeedStatus { receiver, failures: feed.failures, pending: feed.pending }))
    }

    /// Sets the URL of a server's feed, on the request of a member who may manage it, which the caller checks. Returns the new secret
    /// with which messages are signed.
    pub fn set_feed(&self, guild: GuildId, url: &FeedUrl) -> Result<Secret, Failure> {
        let secret = Secret::random()?;
        self.write(|writing| writing.set_feed(guild, url.as_str(), secret.as_str()))?;
        Ok(secret)
    }

    /// Replaces the secret of a server's feed, on the request of a member who may manage it, which the caller checks. Returns `None` if
    /// the server has no feed.
    pub fn renew_feed_secret(&self, guild: GuildId) -> Result<Option<Secret>, Failure> {
        let secret = Secret::random()?;
        self.write(|writing| {
            let Some(feed) = writing.feed(guild)? else { return Ok(None) };
            writing.set_feed(guild, &feed.url, secret.as_str())?;
            Ok::<_, Failure>(Some(secret.clone()))
        })
    }

    /// Deletes the feed of a server, on the request of a member who may manage it, which the caller checks.
    pub fn remove_feed(&self, guild: GuildId) -> Result<(), Failure> {
        Ok(self.write(|writing| writing.delete_feed(guild))?)
    }

    /// Returns the servers to whose feeds a message can be sent now.
    pub fn due_feeds(&self) -> Result<Vec<GuildId>, Failure> {
        Ok(self.read(|reading| reading.due_feeds())?)
    }

    /// Returns the next message to send to the feed of a server, or `None` if there is none.
    pub fn next_feed_delivery(
        &self,
        guild: GuildId,
        addresses: FeedAddresses,
    ) -> Result<Option<FeedDelivery>, Failure> {
        self.read(|reading| {
            let (Some(feed), Some(message)) = (reading.feed(guild)?, reading.oldest_feed_message(guild)?) else {
                return Ok(None);
            };
            let id = message.id;
            // A message is deleted with its table.
            let body = compose(reading, guild, message)?.ok_or(Failure::Feed(id))?;
            let url = FeedUrl::parse(&feed.url, addresses);
            Ok(Some(FeedDelivery { id, url, secret: Secret::from(feed.secret), body }))
        })
    }

    /// Records that a message was delivered.
    pub fn mark_feed_delivered(&self, guild: GuildId, message: i64) -> Result<(), Failure> {
        Ok(self.write(|writing| writing.mark_feed_message_delivered(guild, message))?)
    }

    /// Records a failed attempt: the next one is made later, and messages that are too old are dropped.
    pub fn postpone_feed(&self, guild: GuildId) -> Result<(), Failure> {
        self.write(|writing| {
            let failures = writing.feed(guild)?.map_or(0, |feed| feed.failures);
            writing.postpone_feed(guild, writing.now() + delay(failures))?;
            Ok(writing.delete_feed_messages_before(guild, writing.now() - MAX_AGE)?)
        })
    }
}

/// Returns the delay after an attempt, given the number of earlier ones that have failed, in seconds.
fn delay(failures: u32) -> i64 {
    FIRST_DELAY.saturating_mul(4_i64.saturating_pow(failures)).min(MAX_DELAY)
}

/// Returns a message as JSON. Returns `None` if the table or its result does not exist.
fn compose(reading: &ReadTransaction<'_>, guild: GuildId, message: FeedMessage) -> Result<Option<String>, StoreError> {
    let Some(row) = reading.table(message.table)? else { return Ok(None) };
    let seats = || Seat::all(row.users.len()).zip(row.users.iter().zip(&row.bots));
    let mut players: Vec<MessagePlayer> =
        seats().map(|(seat, (user, bot))| MessagePlayer::new(seat, Some(*user), *bot)).collect();
    let (kind, details) = match message.event {
        FeedEvent::Turn { length, awaited, points } => {
            players.iter_mut().zip(points).for_each(|(player, points)| player.points = Some(points));
            ("turn", Details::Turn { length, awaited: awaited.into_iter().map(number).collect() })
        }
        FeedEvent::Closed => ("over", Details::Over { ending: "closed" }),
        FeedEvent::Over => {
            let Some(result) = reading.result(message.table)? else { return Ok(None) };
            ("over", Details::Over { ending: result.ending.key() })
        }
        FeedEvent::Result => {
            let Some(result) = reading.result(message.table)? else { return Ok(None) };
            players = result_players(reading, guild, &result)?;
            let (ending, pool) = (result.ending.key(), result.pool.key());
            ("result", Details::Result { ending, pool, rated: result.rated_at.is_some() })
        }
    };
    let (id, time) = (message.id, message.created_at);
    let TableRow { channel, id: table, name, .. } = row;
    let message = Message { id, kind, time, server: guild, channel, table, name, players, details };
    serde_json::to_string(&message).map(Some).map_err(|error| StoreError::InvalidValue(error.to_string()))
}

/// Returns the players with whom a game began, with their places, and their ratings after the game.
fn result_players(
    reading: &ReadTransaction<'_>,
    guild: GuildId,
    result: &GameResult,
) -> Result<Vec<MessagePlayer>, StoreError> {
    let after: HashMap<RatedPlayer, Rating> = match result.rated_at {
        Some(end) => {
            let all = reading.rated_results(guild, 0, end + 1)?;
            let is_counted = |other: &&GameResult| {
                other.pool == result.pool && (other.rated_at, other.table) <= (result.rated_at, result.table)
            };
            ratings(all.iter().filter(is_counted))
        }
        None => HashMap::new(),
    };
    let mut players = Vec::new();
    for (player, (rated, _)) in result.players.iter().zip(rated_players(result)) {
        let is_hidden = !player.user.is_nobody() && reading.preferences(player.user)?.hides_profile;
        let rating = after.get(&rated).filter(|_| !is_hidden).map(|rating| MessageRating {
            points: rating.points(),
            deviation: rating.deviation(),
            games: rating.games,
        });
        players.push(MessagePlayer {
            points: Some(player.points),
            result: Some(MessageResult { place: player.place, has_left: player.has_left, rating }),
            ..MessagePlayer::new(player.seat, Some(player.user), player.bot)
        });
    }
    Ok(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_allowed() {
        let is_allowed = |text: &&str| FeedAddresses::Public.allow(text.parse().unwrap());
        let public =
            ["1.1.1.1", "100.63.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1", "2606:4700::1", "2001:4860::1"];
        assert_eq!(public.iter().filter(|text| !is_allowed(text)).collect::<Vec<_>>(), Vec::<&&str>::new());
        let reserved = [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.0.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:1.1.1.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd00::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        assert_eq!(reserved.iter().filter(|text| is_allowed(text)).collect::<Vec<_>>(), Vec::<&&str>::new());
    }

    #[test]
    fn only_plain_urls_with_https_are_accepted() {
        let is_valid = |text: &str| FeedUrl::parse(text, FeedAddresses::Public).is_ok();
        assert!(is_valid(" https://league.example/carcassonne?key=1 ") && is_valid("https://league.example:8443"));
        let long = format!("https://league.example/{}", "a".repeat(500));
        for text in [
            "",
            "league.example",
            "http://league.example",
            "ftp://league.example",
            "https://",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://user@league.example",
            "https://user:password@league.example",
            "https://league.example/#top",
            &long,
        ] {
            assert!(!is_valid(text), "{text}");
        }
        let is_valid = |text: &str| FeedUrl::parse(text, FeedAddresses::All).is_ok();
        assert!(is_valid("http://127.0.0.1:80/") && is_valid("http://localhost/") && !is_valid("ftp://127.0.0.1/"));
        let url = FeedUrl::parse("https://league.example/secret", FeedAddresses::Public).unwrap();
        assert!(!format!("{url:?}").contains("secret") && url.authority() == "league.example");
    }

    #[test]
    fn delays_grow_up_to_an_hour() {
        assert_eq!([0, 1, 2, 4, 5, 99].map(delay), [10, 40, 160, 2560, 3600, 3600]);
    }
}
