//! Duels: series of games between two users.

use bergerie_rules::{FirstPlayer, Seat, Setup};

use super::{PhaseKind, ReadTransaction, StoreError, TableId, UserId, WriteTransaction, json_at, text_enum};

text_enum! {
    /// The maximum number of games in a duel.
    DuelLength {
        /// One game.
        One = "1",
        /// Best of three.
        Three = "3",
        /// Best of five.
        Five = "5",
    }
}

impl DuelLength {
    /// Returns the maximum number of games.
    pub const fn games(self) -> usize {
        match self {
            DuelLength::One => 1,
            DuelLength::Three => 3,
            DuelLength::Five => 5,
        }
    }
}

/// A duel between two users. Placeholders stand for users whose data was erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The table of the first game, which identifies the duel.
    pub id: TableId,
    /// The user who proposed the duel.
    pub challenger: UserId,
    /// The user who was challenged.
    pub opponent: UserId,
    /// The maximum number of games.
    pub length: DuelLength,
}

/// A game of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelGame {
    /// The table of the game.
    pub table: TableId,
    /// The phase of the table.
    pub phase_kind: PhaseKind,
    /// The player who goes first.
    pub first: FirstPlayer,
    /// The number of players with the first place, without those who have left.
    pub winners: u8,
    /// The first seat with the first place, or `None` if there is none.
    pub winner: Option<Seat>,
}

impl ReadTransaction<'_> {
    /// Returns the duel whose first game is at a table, or `None` if there is none.
    pub fn duel(&self, id: TableId) -> Result<Option<Duel>, StoreError> {
        let sql = "SELECT challenger, opponent, length FROM duels WHERE table_id = ?1";
        self.query_first(sql, &[&id], |row| {
            Ok(Duel { id, challenger: row.get(0)?, opponent: row.get(1)?, length: row.get(2)? })
        })
    }

    /// Returns the games of a duel, in order.
    pub fn duel_games(&self, duel: TableId) -> Result<Vec<DuelGame>, StoreError> {
        let sql = "SELECT tables.id, phase, setup, count(players.seat), min(players.seat) FROM tables
                   LEFT JOIN players ON players.table_id = tables.id AND place = 1 AND has_left = 0
                   WHERE duel = ?1 GROUP BY tables.id ORDER BY tables.id";
        self.query_all(sql, &[&duel], |row| {
            let setup: Setup = json_at(row, 2)?;
            Ok(DuelGame {
                table: row.get(0)?,
                phase_kind: row.get(1)?,
                first: setup.first,
                winners: row.get(3)?,
                winner: row.get(4)?,
            })
        })
    }

    /// Returns the tables of the last games of duels that must go on, unless the channel has an active table, the channel is gone, or
    /// the end of the last game is not posted yet.
    pub fn tables_of_due_duels(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT last.id FROM duels
                   JOIN tables AS last ON last.id = (SELECT max(id) FROM tables WHERE duel = duels.table_id)
                   WHERE is_due = 1 AND last.pause_reason IS NULL
                         AND NOT EXISTS (SELECT 1 FROM tables AS other
                                         WHERE other.channel = last.channel AND other.phase IN ('lobby', 'playing'))
                         AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.table_id = last.id AND sent_at IS NULL)
                   ORDER BY last.id";
        self.query_all(sql, &[], |row| row.get(0))
    }

    /// Returns the lobbies in which a user is challenged to a duel.
    pub fn challenges_to(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM duels JOIN tables ON tables.id = duels.table_id
                   WHERE opponent = ?1 AND phase = 'lobby' ORDER BY id";
        self.query_all(sql, &[&user], |row| row.get(0))
    }
}

impl WriteTransaction<'_> {
    /// Makes the game of a table the first one of a duel.
    pub fn add_duel(&self, duel: Duel) -> Result<(), StoreError> {
        let sql = "INSERT INTO duels (table_id, challenger, opponent, length) VALUES (?1, ?2, ?3, ?4)";
        self.execute(sql, &[&duel.id, &duel.challenger, &duel.opponent, &duel.length])?;
        self.add_duel_game(duel.id, duel.id)
    }

    /// Makes the game of a table the next one of a duel.
    pub fn add_duel_game(&self, duel: TableId, table: TableId) -> Result<(), StoreError> {
        self.execute("UPDATE tables SET duel = ?2 WHERE id = ?1", &[&table, &duel])
    }

    /// Records that the next game of a duel must begin, because the last one is over.
    pub fn set_duel_due(&self, duel: TableId) -> Result<(), StoreError> {
        self.execute("UPDATE duels SET is_due = 1 WHERE table_id = ?1", &[&duel])
    }

    /// Records that the duel has gone on. Returns `false` if it had already.
    pub fn take_due_duel(&self, duel: TableId) -> Result<bool, StoreError> {
        let sql = "UPDATE duels SET is_due = 0 WHERE table_id = ?1 AND is_due = 1 RETURNING table_id";
        Ok(self.query_first(sql, &[&duel], |row| row.get::<TableId>(0))?.is_some())
    }
}
