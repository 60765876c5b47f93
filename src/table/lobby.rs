//! The lobby phase: opening, joining, configuring, starting and closing a table.

use serde::{Deserialize, Serialize};

use bergerie_opponent::BotProfile;
use bergerie_rules::{FirstPlayer, Game, Record, Seat, Setup};
use bergerie_store::{
    Announcement, ChannelId, Duel, DuelLength, GuildId, NewTable, Notice, NoticeKind, Pace, PhaseKind, RatingMode,
    ReadTransaction, Role, StoreError, TableId, TableOptions, TableRow, UserId, WriteTransaction,
};

use super::error::{Failure, TableError};
use super::fair::Seed;
use super::snapshot::{Phase, SUBSTITUTE_BOT, Snapshot};
use super::transition::Transition;
use super::{Tables, Update, commit, feeds, limits, name, open_motion, page};

/// The time for which joining a table, or confirming, shows that a player wants to play, in seconds.
const CONFIRMED_FOR: i64 = 24 * 60 * 60;

/// The options of a table: the setup, which is part of the game's record, and options that are not part of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableSetup {
    /// The options that the rules depend on, and the number of players.
    pub setup: Setup,
    /// The other options.
    pub options: TableOptions,
}

/// The circumstances under which a table is opened.
#[derive(Clone, Copy, Debug)]
pub struct OpeningContext {
    /// The channel or thread in which the table is opened.
    pub channel: ChannelId,
    /// The server of the channel, or `None` in direct messages with the bot.
    pub guild: Option<GuildId>,
    /// The finished table whose players are invited to a rematch, or `None` if this is not a rematch.
    pub rematch_of: Option<TableId>,
}

/// A name for a table that is about to be opened. The table has been counted towards the host's limit.
#[derive(Clone, Debug)]
pub struct Reservation {
    /// The name. Another table may take it before this one is opened.
    pub name: String,
    seed: Seed,
}

/// Checks whether a user may open a table in a server, possibly as a rematch of another table.
type OpeningCheck = fn(&WriteTransaction<'_>, UserId, (Option<GuildId>, Option<TableId>)) -> Result<(), TableError>;

/// A challenge to a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The user who is challenged.
    pub opponent: UserId,
    /// The maximum number of games.
    pub length: DuelLength,
}

/// The parts of opening a table that depend on the way in which it is opened.
#[derive(Clone, Copy)]
pub(super) struct Opening {
    seed: Seed,
    check: OpeningCheck,
    /// The challenge, if the table is for the first game of a duel.
    challenge: Option<Challenge>,
}

impl Opening {
    /// Creates the opening of a table that may have been reserved, in which case it is already counted.
    pub(super) fn new(reservation: Option<&Reservation>, challenge: Option<Challenge>) -> Result<Opening, Failure> {
        Ok(match reservation {
            // The name follows from the seed, as long as it is free.
            Some(reservation) => {
                let check: OpeningCheck = |writing, host, (guild, _)| limits::check_lobby_limit(writing, host, guild);
                Opening { seed: reservation.seed, check, challenge }
            }
            None => Opening { seed: Seed::random()?, check: limits::count_opened_table, challenge },
        })
    }
}

impl From<ChannelId> for OpeningContext {
    fn from(channel: ChannelId) -> OpeningContext {
        OpeningContext { channel, guild: None, rematch_of: None }
    }
}

impl From<Setup> for TableSetup {
    fn from(setup: Setup) -> TableSetup {
        TableSetup { setup, options: TableOptions { pace: Pace::None, ..TableOptions::default() } }
    }
}

impl TableSetup {
    /// Returns the options of a table.
    pub(super) fn of(row: &TableRow) -> TableSetup {
        TableSetup { setup: row.setup.clone(), options: row.options }
    }
}

impl Tables {
    /// Opens a table in a channel, with the host on its first seat. The setup's number of players is ignored, because it follows
    /// from the users who join.
    ///
    /// # Errors
    /// [`TableError::Occupied`] if the channel has an active table, `ManyLobbies`, `ManyLobbiesHere` or `RateLimitExceeded` if the host
    /// opens too many tables, or `Failure`.
    pub fn create(
        &self,
        at: impl Into<OpeningContext>,
        host: UserId,
        locale: &str,
        table_setup: impl Into<TableSetup>,
    ) -> Result<Update, TableError> {
        self.open(at.into(), host, locale, table_setup.into(), Opening::new(None, None)?)
    }

    /// Counts a table that a user is about to open in a server, and chooses its name, before its thread exists.
    ///
    /// # Errors
    /// `ManyLobbies`, `ManyLobbiesHere` or `RateLimitExceeded` if the user opens too many tables, or `Failure`.
    pub fn reserve_table(&self, guild: Option<GuildId>, host: UserId) -> Result<Reservation, TableError> {
        let seed = Seed::random().map_err(Failure::from)?;
        self.write(|writing| {
            limits::count_opened_table(writing, host, (guild, None))?;
            Ok(Reservation { name: name::free(writing, seed.commitment())?, seed })
        })
    }

    /// Opens a table that was reserved.
    ///
    /// # Errors
    /// [`TableError::Occupied`] if the channel has an active table, `ManyLobbies` or `ManyLobbiesHere` if the host has opened others
    /// since, or `Failure`.
    pub fn create_reserved(
        &self,
        at: OpeningContext,
        host: UserId,
        locale: &str,
        table_setup: TableSetup,
        reservation: &Reservation,
    ) -> Result<Update, TableError> {
        self.open(at, host, locale, table_setup, Opening::new(Some(reservation), None)?)
    }

    /// Opens a table with a known seed and without rate limits. For tests only, because draws from a known seed are not fair.
    ///
    /// # Errors
    /// [`TableError::Occupied`], or `Failure`.
    pub fn create_with_seed(
        &self,
        at: impl Into<OpeningContext>,
        host: UserId,
        locale: &str,
        table_setup: impl Into<TableSetup>,
        seed: Seed,
    ) -> Result<Update, TableError> {
        let opening = Opening { seed, check: |_, _, _| Ok(()), challenge: None };
        self.open(at.into(), host, locale, table_setup.into(), opening)
    }

    pub(super) fn open(
        &self,
        at: OpeningContext,
        host: UserId,
        locale: &str,
        table_setup: TableSetup,
        Opening { seed, check, challenge }: Opening,
    ) -> Result<Update, TableError> {
        let TableSetup { setup, options } = table_setup;
        let OpeningContext { channel, guild, rematch_of } = at;
        let page_key = page::random_key()?;
        self.update(|writing| {
            if let Some(TableRow { name, .. }) = writing.active_table(channel)? {
                return Err(TableError::Occupied { name });
            }
            check_ratings(writing, guild, options)?;
            check(writing, host, (guild, rematch_of))?;
            let name = name::free(writing, seed.commitment())?;
            let (ruleset, seed) = (Record::RULESET, seed.bytes());
            let setup = &setup;
            let table =
                NewTable { channel, name: &name, host, locale, ruleset, setup, options, guild, rematch_of, seed };
            let id = writing.open_table(&table)?;
            writing.set_page_key(id, page_key)?;
            if let Some(Challenge { opponent, length }) = challenge {
                writing.add_duel(Duel { id, challenger: host, opponent, length })?;
            }
            let mut row = writing.table(id)?.ok_or(TableError::NoTable)?;
            if let Some(before) = rematch_of.map(|before| writing.table(before)).transpose()?.flatten() {
                seat_bots(&mut row, own_bots(&before).map(BotProfile::for_another_table));
                writing.set_seats(row.id, &row.users, &row.bots)?;
            }
            let notices = vec![writing.add_notice(id, NoticeKind::Lobby)?];
            Ok(Update { snapshot: self.shared.games.snapshot(writing, row)?, by: None, events: Vec::new(), notices })
        })
    }

    /// Opens a table in the channel of a finished one, with the same options and bots, except that the first player is drawn at
    /// random. Invites the players of the finished game.
    ///
    /// # Errors
    /// [`TableError::NoTable`] if the finished table has been deleted, [`TableError::NotSeated`] if the user was not one of its
    /// players, and every error of opening a table: the channel has an active table, or the user opens too many.
    pub fn rematch(&self, table: TableId, by: UserId) -> Result<Update, TableError> {
        let row = self.read(|reading| reading.table(table))?.ok_or(TableError::NoTable)?;
        if !row.users.contains(&by) {
            return Err(TableError::NotSeated);
        }
        let mut table_setup = TableSetup::of(&row);
        // Let the game draw the first player, because the players of the new table are not known yet.
        table_setup.setup.first = FirstPlayer::Random;
        let opening = OpeningContext { channel: row.channel, guild: row.guild, rematch_of: Some(table) };
        self.create(opening, by, &row.locale, table_setup)
    }

    /// Returns the open tables that have a free seat, newest first: those of a server, and those that are listed publicly.
    pub fn open_tables(&self, guild: Option<GuildId>) -> Result<Vec<Snapshot>, Failure> {
        let tables = self.read(|reading| reading.open_tables(guild))?;
        let found = tables.into_iter().map(|table| self.get(table)).filter_map(Result::transpose);
        let is_open = |table: &Snapshot| {
            matches!(table.phase, Phase::Lobby) && table.users.len() < usize::from(Setup::MAX_PLAYERS)
        };
        found.filter(|table| table.as_ref().map_or(true, is_open)).collect()
    }

    /// Returns the invited users who have not joined the table yet: the players of the finished game, or the opponent in a duel.
    pub fn invited(&self, table: &Snapshot) -> Result<Vec<UserId>, Failure> {
        let users = self.read(|reading| {
            let before = table.rematch_of.map(|before| reading.table(before)).transpose()?.flatten();
            let duel = table.duel.map(|duel| reading.duel(duel)).transpose()?.flatten();
            let opponent = duel.map(|duel| duel.opponent);
            Ok::<_, Failure>(before.map(|row| row.users).into_iter().flatten().chain(opponent).collect::<Vec<_>>())
        })?;
        let is_invited = |user: &UserId| !user.is_nobody() && !table.users.contains(user);
        Ok(users.into_iter().filter(is_invited).collect())
    }

    /// Gives the next seat to a user.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `AlreadySeated`, `Full`, or `Failure`.
    pub fn join(&self, channel: ChannelId, user: UserId) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            if row.users.contains(&user) {
                return Err(TableError::AlreadySeated);
            }
            if row.users.len() >= usize::from(Setup::MAX_PLAYERS) {
                return Err(TableError::Full);
            }
            row.users.push(user);
            row.bots.push(None);
            writing.confirm_player(row.id, user)?;
            Ok(writing.set_seats(row.id, &row.users, &row.bots)?)
        })
    }

    /// Gives the next seat to a bot, on the host's request.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `Full`, or `Failure`.
    pub fn add_bot(
        &self,
        channel: ChannelId,
        user: UserId,
        bot: impl Into<BotProfile>,
    ) -> Result<Snapshot, TableError> {
        let bot = bot.into();
        self.change(channel, |writing, row| {
            check_host(row, user)?;
            if row.users.len() >= usize::from(Setup::MAX_PLAYERS) {
                return Err(TableError::Full);
            }
            seat_bots(row, [bot]);
            Ok(writing.set_seats(row.id, &row.users, &row.bots)?)
        })
    }

    /// Removes the bot that was added last, on the host's request.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `NotSeated` if the table has no bot, or `Failure`.
    pub fn remove_bot(&self, channel: ChannelId, user: UserId) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, user)?;
            let seat = row.users.iter().rposition(|user| user.is_nobody()).ok_or(TableError::NotSeated)?;
            Ok(remove_seat(writing, row, seat)?)
        })
    }

    /// Removes a player before the game. Players on later seats move up. If the host leaves, the first remaining user becomes host.
    /// If no user remains, or the table is for a duel, the table is closed. If the players were asked to confirm and only this one had
    /// not, the game starts.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotSeated`, or `Failure`.
    pub fn leave(&self, channel: ChannelId, user: UserId) -> Result<Update, TableError> {
        self.update(|writing| self.unseat(writing, lobby_row(writing, channel)?, user))
    }

    /// Removes a player from a lobby, as [`Tables::leave`] does.
    pub(super) fn unseat(
        &self,
        writing: &WriteTransaction<'_>,
        mut row: TableRow,
        user: UserId,
    ) -> Result<Update, TableError> {
        let seat = row.users.iter().position(|&p| p == user).ok_or(TableError::NotSeated)?;
        if row.duel.is_some() {
            return self.close_row(writing, row);
        }
        let is_awaited = writing.unconfirmed(row.id, writing.now() - CONFIRMED_FOR)?.contains(&user);
        remove_player(writing, &mut row, seat)?;
        writing.mark_outdated(row.id, Role::Lobby)?;
        let row = writing.table(row.id)?.ok_or(TableError::NoTable)?;
        if is_awaited
            && row.phase_kind == PhaseKind::Lobby
            && writing.is_announced(row.id, Announcement::StillIn)?
            && writing.unconfirmed(row.id, writing.now() - CONFIRMED_FOR)?.is_empty()
            && initial_game(writing, &row).is_ok()
        {
            return self.begin(writing, row);
        }
        let snapshot = self.shared.games.snapshot(writing, row)?;
        Ok(Update { snapshot, by: None, events: Vec::new(), notices: Vec::new() })
    }

    /// Sets the language of the table's posts, on the host's request.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, or `Failure`.
    pub fn set_locale(&self, channel: ChannelId, user: UserId, locale: &str) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, user)?;
            Ok(writing.set_locale(row.id, locale)?)
        })
    }

    /// Turns the pinned status message on or off. The caller checks that the user is a player or a moderator of the channel.
    ///
    /// # Errors
    /// `NoTable`, `RateLimitExceeded`, or `Failure`.
    pub fn set_pinned(&self, channel: ChannelId, by: UserId, pinned: bool) -> Result<Snapshot, TableError> {
        self.write(|writing| {
            let row = active_row(writing, channel)?;
            if pinned && !row.pinned {
                limits::count_call::<TableError>(writing, row.id, by)?;
                writing.add_notice(row.id, NoticeKind::Announcement(Announcement::Status))?;
            }
            writing.set_pinned(row.id, pinned)?;
            let row = writing.table(row.id)?.ok_or(TableError::NoTable)?;
            Ok(self.shared.games.snapshot(writing, row)?)
        })
    }

    /// Changes the options, on the host's request.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, or `Failure`.
    pub fn configure(
        &self,
        channel: ChannelId,
        user: UserId,
        change: impl Fn(&mut TableSetup),
    ) -> Result<Snapshot, TableError> {
        self.change(channel, |writing, row| {
            check_host(row, user)?;
            let mut table_setup = TableSetup::of(row);
            change(&mut table_setup);
            check_ratings(writing, row.guild, table_setup.options)?;
            writing.set_options(row.id, &table_setup.options)?;
            Ok(writing.set_setup(row.id, &table_setup.setup)?)
        })
    }

    /// Starts the game on the host's request. Draws the first player if the setup says so, and the first tile. If the table was
    /// opened more than a day ago, players who have not joined or confirmed since are asked first whether they still want to play,
    /// and the table remains a lobby.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotHost`, `Challenge`, `Setup`, `NoRatings`, `RatedBots`, `RateLimitExceeded` if the host asks too often,
    /// or `Failure`.
    pub fn start(&self, channel: ChannelId, user: UserId) -> Result<Update, TableError> {
        self.update(|writing| {
            let row = lobby_row(writing, channel)?;
            check_host(&row, user)?;
            refuse_challenge(writing, &row)?;
            writing.confirm_player(row.id, user)?;
            self.begin_confirmed(writing, row)
        })
    }

    /// Starts the game if all players have joined or confirmed within a day, and otherwise asks the others whether they still want to play.
    pub(super) fn begin_confirmed(&self, writing: &WriteTransaction<'_>, row: TableRow) -> Result<Update, TableError> {
        if writing.unconfirmed(row.id, writing.now() - CONFIRMED_FOR)?.is_empty() {
            return self.begin(writing, row);
        }
        initial_game(writing, &row)?;
        limits::count_call::<TableError>(writing, row.id, row.host)?;
        let notices = vec![writing.add_notice(row.id, NoticeKind::Announcement(Announcement::StillIn))?];
        Ok(Update { snapshot: self.shared.games.snapshot(writing, row)?, by: None, events: Vec::new(), notices })
    }

    /// Records that a player still wants to play, and starts the game if no other confirmation is missing.
    ///
    /// # Errors
    /// `NoTable`, `Started`, `NotSeated`, `Setup`, or `Failure`.
    pub fn confirm(&self, channel: ChannelId, user: UserId) -> Result<Update, TableError> {
        self.update(|writing| {
            let row = lobby_row(writing, channel)?;
            if !row.users.contains(&user) {
                return Err(TableError::NotSeated);
            }
            writing.confirm_player(row.id, user)?;
            if writing.unconfirmed(row.id, writing.now() - CONFIRMED_FOR)?.is_empty() {
                return self.begin(writing, row);
            }
            let snapshot = self.shared.games.snapshot(writing, row)?;
            Ok(Update { snapshot, by: None, events: Vec::new(), notices: Vec::new() })
        })
    }

    /// Returns the players of a lobby who must confirm before the game starts.
    pub fn unconfirmed(&self, table: TableId) -> Result<Vec<UserId>, Failure> {
        self.read(|reading| Ok(reading.unconfirmed(table, reading.now() - CONFIRMED_FOR)?))
    }

    pub(super) fn begin(&self, writing: &WriteTransaction<'_>, mut row: TableRow) -> Result<Update, TableError> {
        // Use the current rules, because the table may have been opened by an earlier release.
        writing.set_ruleset(row.id, Record::RULESET)?;
        row.ruleset = Record::RULESET;
        assign_preferred_seats(writing, &mut row)?;
        let mut transition = Transition::before_first_entry(initial_game(writing, &row)?);
        writing.add_players(&row)?;
        transition.draw(Seed::new(row.seed)).map_err(Failure::replay(row.id))?;
        writing.mark_outdated(row.id, Role::Lobby)?;
        mark_question_outdated(writing, row.id)?;
        Ok(commit::advance(writing, row, transition, None)?)
    }

    /// Closes the active table of a channel permanently, on the host's request.
    ///
    /// # Errors
    /// `NoTable`, `NotHost`, `DuelGame` or `RatedGame` if the game is running and is one of a duel or rated, or `Failure`.
    pub fn abort(&self, channel: ChannelId, user: UserId) -> Result<Update, TableError> {
        self.close(channel, |row| {
            check_host(row, user)?;
            match (row.phase_kind, row.duel, row.options.rated) {
                (PhaseKind::Playing, Some(_), _) => Err(TableError::DuelGame),
                (PhaseKind::Playing, None, RatingMode::Rated) => Err(TableError::RatedGame),
                _ => Ok(()),
            }
        })
    }

    /// Closes the active table of a channel permanently. The caller checks that the user is a moderator.
    ///
    /// # Errors
    /// `NoTable`, or `Failure`.
    pub fn abort_as_moderator(&self, channel: ChannelId) -> Result<Update, TableError> {
        self.close(channel, |_| Ok(()))
    }

    fn close(
        &self,
        channel: ChannelId,
        allowed: impl Fn(&TableRow) -> Result<(), TableError>,
    ) -> Result<Update, TableError> {
        self.update(|writing| {
            let row = active_row(writing, channel)?;
            allowed(&row)?;
            self.close_row(writing, row)
        })
    }

    /// Closes an active table permanently, and adds the notice about it.
    pub(super) fn close_row(&self, writing: &WriteTransaction<'_>, mut row: TableRow) -> Result<Update, TableError> {
        let notices = vec![close_table(writing, &row)?];
        row.phase_kind = PhaseKind::Aborted;
        Ok(Update { snapshot: self.shared.games.snapshot(writing, row)?, by: None, events: Vec::new(), notices })
    }

    /// Closes games whose channel has been gone for a month, and lobbies of that age in such channels. Returns their number.
    pub fn close_gone(&self) -> Result<usize, Failure> {
        self.write(|writing| {
            let tables = writing.tables_gone_before(writing.abandonment_time())?;
            for &table in &tables {
                // Add no notice, because there is no channel in which to post it.
                writing.table(table)?.map_or(Ok(()), |row| close_without_notice(writing, &row))?;
            }
            Ok(tables.len())
        })
    }

    /// Changes a table before its game and returns the new state.
    fn change(
        &self,
        channel: ChannelId,
        job: impl Fn(&WriteTransaction<'_>, &mut TableRow) -> Result<(), TableError>,
    ) -> Result<Snapshot, TableError> {
        self.write(|writing| {
            let mut row = lobby_row(writing, channel)?;
            refuse_challenge(writing, &row)?;
            job(writing, &mut row)?;
            writing.mark_outdated(row.id, Role::Lobby)?;
            let row = writing.table(row.id)?.ok_or(TableError::NoTable)?;
            Ok(self.shared.games.snapshot(writing, row)?)
        })
    }
}

/// Gives each player their preferred seat, if the table has that seat and no earlier player prefers it too. The other players keep
/// their order. If a first player was chosen, that player remains first.
fn assign_preferred_seats(writing: &WriteTransaction<'_>, row: &mut TableRow) -> Result<(), TableError> {
    let before: Vec<(UserId, Option<BotProfile>)> = row.users.iter().copied().zip(row.bots.iter().copied()).collect();
    let mut marks = Vec::with_capacity(before.len());
    for &(user, _) in &before {
        marks.push(writing.preferences(user)?.mark);
    }
    let after = by_preferred_seat(&before, &marks);
    if after == before {
        return Ok(());
    }
    if let FirstPlayer::Seat(first) = row.setup.first {
        let player = before.get(first.index());
        let now = after.iter().position(|other| Some(other) == player).and_then(Seat::new);
        row.setup.first = now.map_or(FirstPlayer::Seat(first), FirstPlayer::Seat);
        writing.set_setup(row.id, &row.setup)?;
    }
    (row.users, row.bots) = after.into_iter().unzip();
    Ok(writing.set_seats(row.id, &row.users, &row.bots)?)
}

/// Arranges players by their preferred seats. Players without one fill the remaining seats in order.
fn by_preferred_seat<T: Copy>(players: &[T], marks: &[Option<Seat>]) -> Vec<T> {
    let mut seats: Vec<Option<T>> = vec![None; players.len()];
    let mut others = Vec::new();
    for (&player, mark) in players.iter().zip(marks) {
        match mark.and_then(|mark| seats.get_mut(mark.index())).filter(|seat| seat.is_none()) {
            Some(seat) => *seat = Some(player),
            None => others.push(player),
        }
    }
    let mut others = others.into_iter();
    seats.into_iter().filter_map(|seat| seat.or_else(|| others.next())).collect()
}

/// Checks that a table with these options may be opened in a server, which decides whether there are rated games.
fn check_ratings(
    reading: &ReadTransaction<'_>,
    guild: Option<GuildId>,
    options: TableOptions,
) -> Result<(), TableError> {
    let is_allowed = |guild| Ok::<_, StoreError>(reading.server_settings(guild)?.has_ratings);
    match options.rated {
        RatingMode::Unrated => Ok(()),
        RatingMode::Rated if guild.map_or(Ok(false), is_allowed)? => Ok(()),
        RatingMode::Rated => Err(TableError::NoRatings),
    }
}

/// Returns the game that a table begins with.
///
/// # Errors
/// `Setup`, `NoRatings` or `RatedBots` if it cannot begin, or `Failure`.
fn initial_game(reading: &ReadTransaction<'_>, row: &TableRow) -> Result<Game, TableError> {
    check_ratings(reading, row.guild, row.options)?;
    // With several bots, the last user could leave without a result, because only bots would play on.
    if row.options.rated == RatingMode::Rated && own_bots(row).count() > 1 {
        return Err(TableError::RatedBots);
    }
    Game::new(row.setup.clone()).map_err(TableError::Setup)
}

/// Closes an active table permanently and adds the notice about it.
pub(super) fn close_table(writing: &WriteTransaction<'_>, row: &TableRow) -> Result<Notice, StoreError> {
    close_without_notice(writing, row)?;
    writing.add_notice(row.id, NoticeKind::Aborted)
}

fn close_without_notice(writing: &WriteTransaction<'_>, row: &TableRow) -> Result<(), StoreError> {
    if row.phase_kind == PhaseKind::Playing {
        feeds::report_closed(writing, row)?;
    }
    writing.set_phase_kind(row.id, PhaseKind::Aborted)?;
    writing.delete_sealed_numbers(row.id)?;
    writing.mark_outdated(row.id, Role::Lobby)?;
    mark_question_outdated(writing, row.id)?;
    writing.mark_status_outdated(row.id, row.pinned)?;
    open_motion::close_any_vote(writing, row.id)
}

/// Records that the question whether the players still want to play, if they were asked, must be edited because the lobby ends.
fn mark_question_outdated(writing: &WriteTransaction<'_>, table: TableId) -> Result<(), StoreError> {
    if writing.is_announced(table, Announcement::StillIn)? {
        writing.mark_outdated(table, Role::Motion)
    } else {
        Ok(())
    }
}

fn own_bots(row: &TableRow) -> impl Iterator<Item = BotProfile> {
    row.users.iter().zip(&row.bots).filter(|(user, _)| user.is_nobody()).filter_map(|(_, &bot)| bot)
}

fn seat_bots(row: &mut TableRow, bots: impl IntoIterator<Item = BotProfile>) {
    for bot in bots {
        let free = (0..).map(UserId::nobody).find(|nobody| !row.users.contains(nobody));
        row.users.extend(free);
        row.bots.push(Some(bot));
    }
}

/// Replaces the user of a seat with a bot, to which the seat then belongs.
pub(super) fn seat_bot_instead(row: &mut TableRow, seat: usize) {
    let free = (0..).map(UserId::nobody).find(|nobody| !row.users.contains(nobody));
    if let (Some(user), Some(bot), Some(nobody)) = (row.users.get_mut(seat), row.bots.get_mut(seat), free) {
        (*user, *bot) = (nobody, Some(SUBSTITUTE_BOT));
    }
}

/// Removes a player before the game. If the host leaves, the first remaining user becomes host. If no user remains, the
/// table is closed.
fn remove_player(writing: &WriteTransaction<'_>, row: &mut TableRow, seat: usize) -> Result<(), TableError> {
    let user = row.users.get(seat).copied();
    remove_seat(writing, row, seat)?;
    // Look for another user, because bots cannot be host.
    match row.users.iter().find(|user| !user.is_nobody()) {
        Some(&next) if Some(row.host) == user => writing.set_host(row.id, next)?,
        Some(_) => {}
        None => {
            writing.set_phase_kind(row.id, PhaseKind::Aborted)?;
            mark_question_outdated(writing, row.id)?;
            writing.mark_status_outdated(row.id, row.pinned)?;
        }
    }
    Ok(())
}

/// Removes the player of a seat. Players on later seats move up. If the chosen first player is removed, the first player is drawn.
fn remove_seat(writing: &WriteTransaction<'_>, row: &mut TableRow, seat: usize) -> Result<(), StoreError> {
    row.users.remove(seat);
    row.bots.remove(seat);
    if let FirstPlayer::Seat(first) = row.setup.first
        && first.index() >= seat
    {
        let before = first.index().checked_sub(1).and_then(Seat::new).filter(|_| first.index() != seat);
        row.setup.first = before.map_or(FirstPlayer::Random, FirstPlayer::Seat);
        writing.set_setup(row.id, &row.setup)?;
    }
    writing.set_seats(row.id, &row.users, &row.bots)
}

fn active_row(reading: &ReadTransaction<'_>, channel: ChannelId) -> Result<TableRow, TableError> {
    reading.active_table(channel)?.ok_or(TableError::NoTable)
}

/// Returns the table of a channel that is still a lobby. Returns `Started` if the game has begun.
fn lobby_row(reading: &ReadTransaction<'_>, channel: ChannelId) -> Result<TableRow, TableError> {
    let row = active_row(reading, channel)?;
    if row.phase_kind == PhaseKind::Lobby { Ok(row) } else { Err(TableError::Started) }
}

/// Refuses a change of a lobby whose players and options are those of a challenge to a duel.
fn refuse_challenge(reading: &ReadTransaction<'_>, row: &TableRow) -> Result<(), TableError> {
    let duel = row.duel.map(|duel| reading.duel(duel)).transpose()?.flatten();
    duel.map_or(Ok(()), |duel| Err(TableError::Challenge { opponent: duel.opponent }))
}

fn check_host(row: &TableRow, user: UserId) -> Result<(), TableError> {
    if row.host == user { Ok(()) } else { Err(TableError::NotHost { host: row.host }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_get_their_preferred_seats_in_order_of_joining() {
        let people: Vec<UserId> = (1..=4).map(UserId).collect();
        let sit = |marks: [Option<usize>; 4]| -> Vec<u64> {
            let marks: Vec<Option<Seat>> = marks.into_iter().map(|mark| mark.and_then(Seat::new)).collect();
            by_preferred_seat(&people, &marks).into_iter().map(|user| user.0).collect()
        };
        assert_eq!(sit([None; 4]), [1, 2, 3, 4]);
        assert_eq!(sit([Some(2), None, Some(2), None]), [2, 3, 1, 4]);
        assert_eq!(sit([None, Some(0), None, Some(5)]), [2, 1, 3, 4], "there is no sixth seat");
    }
}
