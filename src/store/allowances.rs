//! Rate limits of users, for actions by which they could disturb other players.

use super::claim::{LIMIT_LOCK_KIND, lock_number};
use super::{GuildId, ReadTransaction, StoreError, TableId, UserId, WriteTransaction};

/// A rate limit: a burst of actions, and the time after which another one is allowed.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    /// The maximum number of actions without a pause.
    pub burst: i64,
    /// The time after which one more action is allowed, in seconds.
    pub period: i64,
}

/// The time after which a lobby counts as abandoned, in seconds: 30 days.
const ABANDONED_AFTER: i64 = 30 * 24 * 60 * 60;

impl ReadTransaction<'_> {
    /// Returns the number of lobbies that a user hosts. Abandoned ones are left out.
    pub fn lobby_count_of(&self, host: UserId) -> Result<i64, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND phase = 'lobby' AND opened_at > ?2
                   AND (pause_reason IS NULL OR pause_reason <> 'gone')";
        self.query_one(sql, &[&host, &self.abandonment_time()], |row| row.get(0))
    }

    /// Returns the number of lobbies that a user hosts in a server. Abandoned ones are left out.
    pub fn lobby_count_in(&self, guild: GuildId, host: UserId) -> Result<i64, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND phase = 'lobby' AND guild = ?2 AND opened_at > ?3";
        self.query_one(sql, &[&host, &guild, &self.abandonment_time()], |row| row.get(0))
    }

    /// Returns the time before which lobbies were opened that count as abandoned, in Unix seconds. The bot does not
    /// always notice that the channel was deleted. A game whose channel has been gone since then is abandoned, too.
    pub fn abandonment_time(&self) -> i64 {
        self.now() - ABANDONED_AFTER
    }
}

impl WriteTransaction<'_> {
    /// Makes other transactions that count towards the limits of this user wait for the end of this one.
    pub fn lock_limits_of(&self, user: UserId) -> Result<(), StoreError> {
        self.lock(lock_number(LIMIT_LOCK_KIND, user.0.cast_signed()))
    }

    /// Makes other transactions that count towards the limits of this server wait for the end of this one.
    pub fn lock_limits_in(&self, guild: GuildId) -> Result<(), StoreError> {
        self.lock(lock_number(LIMIT_LOCK_KIND, guild.0.cast_signed()))
    }

    /// Counts an action of a user, at a table or in general, or returns the Unix time at which the next one is allowed.
    pub fn spend_allowance(
        &self,
        user: UserId,
        table: Option<TableId>,
        rate: RateLimit,
    ) -> Result<Option<i64>, StoreError> {
        self.lock_limits_of(user)?;
        let (now, table, all) = (self.now(), table.unwrap_or(TableId(0)), rate.burst * rate.period);
        let sql = "SELECT full_at FROM allowances WHERE user_id = ?1 AND table_id = ?2";
        let before: Option<i64> = self.query_first(sql, &[&user, &table], |row| row.get(0))?;
        let full_at = before.unwrap_or(now).clamp(now, now + all) + rate.period;
        if full_at > now + all {
            return Ok(Some(full_at - all));
        }
        self.execute("DELETE FROM allowances WHERE user_id = ?1 AND full_at <= ?2", &[&user, &now])?;
        let sql = "INSERT INTO allowances (user_id, table_id, full_at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (user_id, table_id) DO UPDATE SET full_at = excluded.full_at";
        self.execute(sql, &[&user, &table, &full_at])?;
        Ok(None)
    }
}
