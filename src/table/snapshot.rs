//! The state of a table at one moment.

use std::sync::Arc;

use bergerie_opponent::{BotProfile, Character, Level};
use bergerie_rules::{Decision, Game, Seat, Setup};
use bergerie_store::{
    ChannelId, GameEnding, GuildId, LatestPosts, PageKey, TableClock, TableId, TableOptions, TableRow, UserId,
};

use super::draws::Draws;
use super::fair::{Commitment, Seed};
use super::recent_log::RecentLog;
use super::round_request::{RoundRequest, round_request};

/// The bot that plays for a late or former player.
pub(super) const SUBSTITUTE_BOT: BotProfile = BotProfile { level: Level::Steady, character: Character::Balanced };

/// A table with its game and messages, as of one moment. It does not change afterwards.
#[derive(Clone)]
pub struct Snapshot {
    /// The table's ID.
    pub id: TableId,
    /// The table's name, which is unique among active tables.
    pub name: String,
    /// The channel or thread in which the table is played.
    pub channel: ChannelId,
    /// The user who can configure, start and abort the table.
    pub host: UserId,
    /// The language of the table's public posts.
    pub locale: String,
    /// The user of each seat. A bot's own seat has a placeholder.
    pub users: Vec<UserId>,
    /// The level of the bot that plays each seat, or `None` if the user plays it.
    pub bots: Vec<Option<BotProfile>>,
    /// The setup. [`Setup::players`] is the number of players.
    pub setup: Setup,
    /// The options that are not part of the rules.
    pub options: TableOptions,
    /// The clock of the answer that the running game waits for, or `None` if the table waits for no player.
    pub clock: Option<TableClock>,
    /// The server of the channel, or `None` in direct messages with the bot.
    pub guild: Option<GuildId>,
    /// The finished table whose players are invited to this one, or `None` if this is not a rematch.
    pub rematch_of: Option<TableId>,
    /// The table of the first game of the duel, or `None` if the game is in no duel.
    pub duel: Option<TableId>,
    /// Whether the table has a pinned status message.
    pub pinned: bool,
    /// The key of the table's page, or `None` if the table has no page.
    pub page_key: Option<PageKey>,
    /// The hash of the secret seed, which determines all draws.
    pub commitment: Commitment,
    /// The messages that show the table.
    pub posts: LatestPosts,
    /// The table's phase, with the game that is running or over.
    pub phase: Phase,
    /// The sealed round that the game waits for, if any.
    pub sealed: Option<Round>,
    /// Whether the bot answers now for the players who are asked during another player's turn, because they have not answered in
    /// time.
    pub(super) is_bot_due: bool,
}

/// A round in which several players submit numbers in private. The numbers themselves are not included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The subjects, as numbers that the expansion defines, such as positions of tiles. Each player submits a number for each.
    pub subjects: Vec<u8>,
    /// The players who must submit numbers, in the order of the rules.
    pub players: Vec<Seat>,
    /// The highest number that a player can submit.
    pub max: u8,
    /// The players who have submitted their numbers.
    pub submitted: Vec<Seat>,
}

impl Round {
    /// Returns the sealed round that a game waits for, if any, given the players who have submitted their numbers.
    pub(super) fn of(game: &Game, submitted: &[Seat]) -> Option<Round> {
        let RoundRequest { subjects, players, max } = round_request(game)?;
        let submitted = players.iter().copied().filter(|seat| submitted.contains(seat)).collect();
        Some(Round { subjects, players, max, submitted })
    }

    /// Returns the players who have not submitted their numbers.
    pub fn awaited_seats(&self) -> impl Iterator<Item = Seat> {
        self.players.iter().copied().filter(|seat| !self.submitted.contains(seat))
    }
}

/// The phase of a table, with the state of its game.
#[derive(Clone)]
pub enum Phase {
    /// Users can join.
    Lobby,
    /// The game is running and waits for a decision.
    Playing(Play),
    /// The game has ended.
    Over {
        /// The final state of the game.
        play: Play,
        /// The reason why the game ended.
        ending: GameEnding,
        /// The seed of the draws, which is public after the game.
        seed: Seed,
    },
    /// The table was closed before the game ended.
    Aborted,
}

/// A game in progress or finished, with the length of its log.
#[derive(Clone)]
pub struct Play {
    /// The state of the game after all log entries.
    pub game: Arc<Game>,
    /// The number of entries in the game's log.
    pub length: u32,
    /// The draws of the game so far.
    pub(super) draws: Draws,
    /// The latest entries of the log.
    pub(super) recent: RecentLog,
}

/// Returns the reason why a game that is over ended.
pub(super) fn game_ending(game: &Game) -> GameEnding {
    let is_one_left = game.playing().len() < usize::from(Setup::MIN_PLAYERS);
    if is_one_left { GameEnding::OneLeft } else { GameEnding::PlayedOut }
}

impl Phase {
    fn play(&self) -> Option<&Play> {
        match self {
            Phase::Playing(play) | Phase::Over { play, .. } => Some(play),
            Phase::Lobby | Phase::Aborted => None,
        }
    }

    pub(super) fn game(&self) -> Option<&Game> {
        self.play().map(|play| &*play.game)
    }

    pub(super) fn over(play: Play, row: &TableRow) -> Phase {
        let ending = game_ending(&play.game);
        Phase::Over { play, ending, seed: Seed::new(row.seed) }
    }
}

impl Snapshot {
    /// Creates a snapshot. `submitted` lists the players who have submitted numbers in the current sealed round.
    pub(super) fn new(
        row: TableRow,
        posts: LatestPosts,
        phase: Phase,
        submitted: &[Seat],
        clock: Option<TableClock>,
    ) -> Snapshot {
        Snapshot {
            sealed: phase.game().and_then(|game| Round::of(game, submitted)),
            id: row.id,
            name: row.name,
            channel: row.channel,
            host: row.host,
            locale: row.locale,
            users: row.users,
            bots: row.bots,
            setup: row.setup,
            options: row.options,
            clock,
            guild: row.guild,
            rematch_of: row.rematch_of,
            duel: row.duel,
            pinned: row.pinned,
            page_key: row.page_key,
            commitment: Seed::new(row.seed).commitment(),
            posts,
            phase,
            is_bot_due: false,
        }
    }

    /// Returns the game with the length of its log. Returns `None` before the start, and if the table was aborted.
    pub fn play(&self) -> Option<&Play> {
        self.phase.play()
    }

    /// Returns the game. Returns `None` before the start, and if the table was aborted.
    pub fn game(&self) -> Option<&Arc<Game>> {
        self.play().map(|play| &play.game)
    }

    /// Returns the pending decision of a running game. Returns `None` if the game is not running or waits for a draw.
    pub fn decision(&self) -> Option<&Decision> {
        self.game()?.decision()
    }

    /// Returns whether the table is in the lobby or its game is running.
    pub fn is_active(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Playing(_))
    }

    /// Returns the seat of a user at this table, or `None` if the user has none.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.users.iter().position(|&p| p == user).and_then(Seat::new)
    }

    /// Returns whether the table is closed if a user resigns, because only bots would play on.
    pub fn closes_without(&self, user: UserId) -> bool {
        let playing = self.game().map(|game| game.playing()).unwrap_or_default();
        let others = playing.into_iter().filter(|&seat| self.user(seat) != Some(user));
        let (users, bots): (Vec<Seat>, Vec<Seat>) = others.partition(|&seat| self.user(seat).is_some());
        // With one bot left, the game ends.
        users.is_empty() && bots.len() > 1
    }

    /// Returns the user of a seat, or `None` if it is a bot's own seat or a former player's.
    pub fn user(&self, seat: Seat) -> Option<UserId> {
        self.users.get(seat.index()).copied().filter(|user| !user.is_nobody())
    }

    /// Returns the bot that plays a seat, or `None` if its user plays.
    pub fn bot(&self, seat: Seat) -> Option<BotProfile> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// Returns whether the bot plays a seat for a user, who can take it back at any time.
    pub fn is_entrusted(&self, seat: Seat) -> bool {
        self.bot(seat).is_some() && self.user(seat).is_some()
    }

    /// Returns the next seat played by a bot for which the game waits, with that bot, if there is one.
    pub fn bot_to_move(&self) -> Option<(Seat, BotProfile)> {
        self.awaited_seats().into_iter().find_map(|seat| Some((seat, self.bot_for(seat)?)))
    }

    /// Returns the bot that answers for a seat now: the one that plays it, or the one for a player who is late out of turn.
    pub(super) fn bot_for(&self, seat: Seat) -> Option<BotProfile> {
        self.bot(seat).or_else(|| (self.is_bot_due && self.is_out_of_turn(seat)).then_some(SUBSTITUTE_BOT))
    }

    /// Returns the time from which the bot answers for all awaited players, in Unix seconds. Returns `None` if it does not answer
    /// for one of them, such as the active player in a sealed round.
    pub fn bot_answers_at(&self) -> Option<i64> {
        let is_for_all = self.awaited_seats().into_iter().all(|seat| self.is_out_of_turn(seat));
        self.clock.and_then(|clock| clock.bot_at).filter(|_| is_for_all)
    }

    /// Returns whether the running game waits for a seat during another player's turn.
    pub(super) fn is_out_of_turn(&self, seat: Seat) -> bool {
        self.awaited_seats().contains(&seat) && self.game().is_some_and(|game| game.active() != seat)
    }

    /// Returns whether the game waits for bots only.
    pub fn waits_for_bots(&self) -> bool {
        let asked = self.awaited_seats();
        !asked.is_empty() && asked.into_iter().all(|seat| self.bot(seat).is_some())
    }

    /// Returns the users at the table, without bots.
    pub fn human_players(&self) -> impl Iterator<Item = UserId> {
        self.users.iter().copied().filter(|user| !user.is_nobody())
    }

    /// Returns the user who must decide or, in a sealed round, the first one who has not submitted numbers.
    pub fn awaited_user(&self) -> Option<UserId> {
        self.awaited_users().first().copied()
    }

    /// Returns all users for whom the game waits: usually one, and in a sealed round all who have not submitted
    /// numbers.
    pub fn awaited_users(&self) -> Vec<UserId> {
        self.awaited_seats()
            .into_iter()
            .filter(|&seat| self.bot(seat).is_none())
            .filter_map(|seat| self.user(seat))
            .collect()
    }

    /// Returns the seats for which the game waits.
    pub fn awaited_seats(&self) -> Vec<Seat> {
        match (&self.sealed, self.decision()) {
            (Some(round), _) => round.awaited_seats().collect(),
            (None, Some(decision)) => vec![decision.seat],
            (None, None) => Vec::new(),
        }
    }

    /// Returns the seed, or `None` while it is secret.
    pub fn seed(&self) -> Option<Seed> {
        match self.phase {
            Phase::Over { seed, .. } => Some(seed),
            Phase::Lobby | Phase::Playing(_) | Phase::Aborted => None,
        }
    }
}
