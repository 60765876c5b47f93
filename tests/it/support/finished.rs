//! Creates databases with many finished games. With them, tests show that no operation takes longer the more games
//! there are.

/// The parts of the SQL that differ between engines: the first statements, a seed, and the last statements.
pub type Dialect = [&'static str; 3];

/// PostgreSQL's dialect.
pub const POSTGRES: Dialect = ["SET search_path = bergerie;", "decode(repeat('00', 32), 'hex')", "ANALYZE;"];

/// Returns SQL that inserts finished games with 20 entries, 20 notices and 2 votes with a ballot, 2 orders, 2 sealed numbers, 2 consents and a result with 2 players each, all of them in duels.
pub fn finished(games: u32, [begin, seed, end]: Dialect) -> String {
    let games = format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games})");
    let times = |most: u32| format!("{games}, m (j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM m WHERE j < {most})");
    let (twenty, two) = (times(19), times(1));
    format!(
        "{begin}
         {games} INSERT INTO tables (channel, name, host, locale, phase, ruleset, setup, options, seed, opened_at)
             SELECT 1000 + i, 'Game ' || i, 10 + i, 'en', 'over', 1, '{{}}', '{{}}', {seed}, 1 FROM n;
         {two} INSERT INTO seats (table_id, seat, user_id) SELECT i, j, 10 + i + j FROM n CROSS JOIN m;
         {two} INSERT INTO players (table_id, seat, user_id, place) SELECT i, j, 10 + i + j, 1 + j FROM n CROSS JOIN m;
         {games} INSERT INTO results (table_id, guild, pool, ending, rated_at) SELECT i, i, 'two', 'played_out', 1 FROM n;
         {games} INSERT INTO duels (table_id, challenger, opponent, length) SELECT i, 10 + i, 11 + i, '3' FROM n;
         {twenty} INSERT INTO entries (table_id, position, decision, entry, made_at)
             SELECT i, j, j + 1, '{{}}', 1 FROM n CROSS JOIN m;
         {twenty} INSERT INTO notices (table_id, kind, from_position, to_position, sent_at, created_at)
             SELECT i, 'turn', j, j + 1, 1, 1 FROM n CROSS JOIN m;
         {two} INSERT INTO motions (table_id, kind, seat, user_id, length, outcome)
             SELECT i, 'replacement', j, 7, 9, 'refused' FROM n CROSS JOIN m;
         {two} INSERT INTO standing_orders (table_id, seat, name, value) SELECT i, j, 'pass', 1 FROM n CROSS JOIN m;
         {two} INSERT INTO sealed_numbers (table_id, subject, seat, number) SELECT i, 0, j, 1 FROM n CROSS JOIN m;
         {two} INSERT INTO review_consents (table_id, user_id) SELECT i, 10 + j FROM n CROSS JOIN m;
         INSERT INTO ballots (motion, user_id, vote) SELECT id, 10 + seat, 'no' FROM motions;
         {end}"
    )
}
