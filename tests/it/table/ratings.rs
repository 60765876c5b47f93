//! Ratings of players, compared with those that this file computes from the records of the games.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use bergerie::rules::{Entry, Expansion, Seat, Setup};
use bergerie::store::Clock;
use bergerie::store::{NewTable, PhaseKind, Store, StoreError};
use bergerie::table::{
    BotProfile, Departure, GameEnding, GameResult, GuildId, LatestGame, Level, OpeningContext, Pace, PlayerResult,
    RatedPlayer, Rating, RatingMode, RatingPool, RatingSeason, Reliability, Standings, TableOptions, TableSetup, Vote,
    rank,
};

use super::*;

const GUILD: GuildId = GuildId(77);

/// The first second of 2027.
const NEW_YEAR: i64 = 1_798_761_600;

fn rated_options() -> TableOptions {
    TableOptions { rated: RatingMode::Rated, pace: Pace::None, ..TableOptions::default() }
}

/// Games on a server with ratings, and a clock that the test moves.
struct League {
    tables: Tables,
    time: Arc<AtomicI64>,
    /// The games that are over, in the order of their ends, with their bots.
    over: Vec<Snapshot>,
}

impl League {
    fn new() -> League {
        let time = Arc::new(AtomicI64::new(NEW_YEAR));
        let tables = Tables::new(Store::in_memory_with(Clock::manual(Arc::clone(&time))).unwrap());
        tables.configure_server(GUILD, |settings| settings.has_ratings = true).unwrap();
        League { tables, time, over: Vec::new() }
    }

    fn open(&self, users: &[UserId], setup: Setup, options: TableOptions) -> ChannelId {
        let channel = ChannelId(1000 + self.over.len() as u64);
        let at = OpeningContext { channel, guild: Some(GUILD), rematch_of: None };
        let number = self.over.len() as u8;
        let terms = TableSetup { setup, options };
        self.tables.create_with_seed(at, users[0], "en", terms, seed(number)).unwrap();
        users[1..].iter().for_each(|&user| drop(self.tables.join(channel, user).unwrap()));
        channel
    }

    /// Plays a game whose players after the first `stays` resign. With one left, the game ends, and otherwise it is played out.
    fn play(&mut self, users: &[UserId], bot: Option<BotProfile>, expansions: &[Expansion], stays: usize) {
        let channel = self.open(users, Setup::base(0).with(expansions), rated_options());
        bot.map(|bot| self.tables.add_bot(channel, users[0], bot).unwrap());
        let table = self.tables.start(channel, users[0]).unwrap().snapshot;
        let mut table = self.some_answers(table, 12);
        for &user in &users[stays..] {
            table = self.tables.resign(channel, user).unwrap().snapshot;
        }
        while table.is_active() {
            table = self.some_answers(table, 50);
        }
        self.time.fetch_add(60, Ordering::Relaxed);
        self.over.push(now(&self.tables, table.id));
    }

    fn some_answers(&self, mut table: Snapshot, count: usize) -> Snapshot {
        for number in 0..count {
            let Some(decision) = table.decision() else { break };
            let answer =
                decision.actions[(number * 7919 + table.play().unwrap().length as usize) % decision.actions.len()];
            table = match table.bot_to_move() {
                Some((seat, _)) => {
                    let chosen = bergerie::table::BotMove::Answer(vec![answer]);
                    self.tables.play_for(table.id, seat, decision.number, &chosen).unwrap().snapshot
                }
                None => {
                    let by = table.awaited_user().unwrap();
                    self.tables.act(table.id, by, decision.number, &[answer]).unwrap().snapshot
                }
            };
        }
        table
    }

    fn standings(&self, pool: RatingPool) -> Standings {
        self.tables.standings(GUILD, pool, None).unwrap()
    }

    /// Returns the points of all players in a pool.
    fn points(&self, pool: RatingPool) -> HashMap<RatedPlayer, i32> {
        self.standings(pool).players.into_iter().map(|(player, rating)| (player, rating.points())).collect()
    }
}

/// Computes the points of all players from the records of games, in order. The formulas are those of full-pair Bradley-Terry models in
/// Weng and Lin, A Bayesian Approximation Method for Online Ranking, algorithm 1.
fn recomputed(league: &League, pool: RatingPool) -> HashMap<RatedPlayer, i32> {
    let mut skills: HashMap<RatedPlayer, (f64, f64)> = HashMap::new();
    for table in &league.over {
        let file = league.tables.export_table(table.id).unwrap();
        let game = file.record.replay().unwrap();
        let is_expanded = Expansion::ALL.iter().any(|&expansion| file.record.setup.expansions.has(expansion));
        let own = match (file.players.len(), is_expanded) {
            (2, false) => RatingPool::Two,
            (2, true) => RatingPool::TwoExpanded,
            (_, false) => RatingPool::More,
            (_, true) => RatingPool::MoreExpanded,
        };
        if own != pool {
            continue;
        }
        let resigned: Vec<_> = file
            .record
            .log
            .iter()
            .filter_map(|entry| if let Entry::Resign(seat) = entry { Some(*seat) } else { None })
            .collect();
        let players: Vec<(RatedPlayer, i32)> = game
            .seats()
            .map(|seat| {
                let bot = table.bot(seat).map(RatedPlayer::Bot);
                let player = bot.unwrap_or(RatedPlayer::User(file.players[seat.index()]));
                (player, if resigned.contains(&seat) { i32::MIN } else { game.player(seat).points() })
            })
            .collect();
        let before = |player: &RatedPlayer| skills.get(player).copied().unwrap_or((25.0, 25.0 / 3.0));
        let after: Vec<(RatedPlayer, (f64, f64))> = players
            .iter()
            .map(|(player, points)| {
                let (mean, deviation) = before(player);
                let (mut omega, mut delta) = (0.0, 0.0);
                for (other, theirs) in players.iter().filter(|(other, _)| other != player) {
                    let (other_mean, other_deviation) = before(other);
                    let c = (2.0 * (25.0_f64 / 6.0).powi(2) + deviation.powi(2) + other_deviation.powi(2)).sqrt();
                    let chance = 1.0 / (1.0 + ((other_mean - mean) / c).exp());
                    let score = match points.cmp(theirs) {
                        std::cmp::Ordering::Greater => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Less => 0.0,
                    };
                    omega += deviation.powi(2) / c * (score - chance);
                    delta += deviation / c * (deviation / c).powi(2) * chance * (1.0 - chance);
                }
                (*player, (mean + omega, deviation * (1.0 - delta).max(0.000_001).sqrt()))
            })
            .collect();
        skills.extend(after);
    }
    let points = |(player, (mean, _)): (RatedPlayer, (f64, f64))| (player, (750.0 + 30.0 * mean).round() as i32);
    skills.into_iter().map(points).collect()
}

/// A season in all pools: games that are played out and games that end when a player resigns, among them some with a bot.
fn season() -> League {
    let mut league = League::new();
    let bot = Some(BotProfile::from(Level::Gentle));
    let river = [Expansion::ALL[0]];
    for (round, user) in PEOPLE.into_iter().enumerate().take(3) {
        league.play(&[ALICE, BOB], None, &[], 2);
        league.play(&[BOB, CAROL], None, &[], 1);
        league.play(&[CAROL, ALICE], None, if round == 0 { &[] } else { &river }, 1);
        league.play(&[user], bot, &[], if round == 1 { 0 } else { 1 });
        league.play(&[ALICE, BOB, CAROL, PEOPLE[3]], None, &[], if round == 0 { 4 } else { 2 });
        league.play(&[CAROL, ALICE], bot, &river, 2 - round);
    }
    league
}

#[test]
fn ratings_follow_from_the_records_of_the_games() {
    let league = season();
    let mut games = 0;
    for &pool in RatingPool::ALL {
        let standings = league.standings(pool);
        games += standings.games;
        assert!(standings.games >= 2, "{pool:?} has too few games");
        assert_eq!(league.points(pool), recomputed(&league, pool), "{pool:?}");
        let order = |(_, rating): &(RatedPlayer, Rating)| (rating.is_provisional(), std::cmp::Reverse(rating.points()));
        assert!(standings.players.is_sorted_by_key(order), "{standings:?}");
    }
    assert_eq!(games, league.over.len());
    let two = league.standings(RatingPool::Two).players;
    assert!(
        two.iter().any(|(_, rating)| rating.is_provisional()) && two.iter().any(|(_, rating)| !rating.is_provisional())
    );
    assert!(two.iter().any(|(player, _)| *player == RatedPlayer::Bot(Level::Gentle.into())));
    // The ratings of a server contain no game of another one.
    assert!(league.tables.standings(GuildId(78), RatingPool::Two, None).unwrap().players.is_empty());
}

#[test]
fn the_ratings_of_others_stay_when_a_player_erases_their_data() {
    let league = season();
    let all = |league: &League| RatingPool::ALL.iter().map(|&pool| league.points(pool)).collect::<Vec<_>>();
    let mut before = all(&league);
    let rows = league.tables.user_data(BOB).unwrap().rows;
    assert!(rows["players"].as_array().is_some_and(|rows| rows.len() >= 9), "{rows:?}");
    league.tables.erase(BOB, Departure::Bot).unwrap();
    assert!(before.iter_mut().filter_map(|points| points.remove(&RatedPlayer::User(BOB))).count() >= 2);
    assert_eq!(all(&league), before);
    assert!(league.tables.user_data(BOB).unwrap().rows.is_empty());
    // Deleting the logs keeps the results, too.
    league.time.fetch_add(90 * 24 * 60 * 60, Ordering::Relaxed);
    while league.tables.delete_ended(30).unwrap() > 0 {}
    assert_eq!(all(&league), before);
}

#[test]
fn a_season_has_only_the_games_that_ended_in_it() {
    let mut league = League::new();
    let quarter = |text| Some(RatingSeason::parse(text).unwrap());
    let games = |league: &League, text| league.tables.standings(GUILD, RatingPool::Two, quarter(text)).unwrap();
    league.time.store(NEW_YEAR - 1, Ordering::Relaxed);
    league.play(&[ALICE, BOB], None, &[], 1);
    league.time.store(NEW_YEAR, Ordering::Relaxed);
    league.play(&[BOB, ALICE], None, &[], 1);
    for (text, winner) in [("2026-4", ALICE), ("2027 Q1", BOB)] {
        let season = games(&league, text);
        assert_eq!((season.games, season.players[0].0), (1, RatedPlayer::User(winner)), "{text}");
        assert!(season.players[0].1.points() > 1500 && season.players[1].1.points() < 1500);
    }
    assert_eq!((games(&league, "2027-2").games, league.standings(RatingPool::Two).games), (0, 2));
    for text in ["2027-5", "2027-0", "winter", "99999-1", ""] {
        assert_eq!(RatingSeason::parse(text), None, "{text}");
    }
    assert_eq!(RatingSeason::of(NEW_YEAR - 1), quarter("2026/4"));
    assert_eq!(RatingSeason::of(NEW_YEAR).and_then(RatingSeason::previous), quarter("2026-4"));
}

#[test]
fn only_servers_with_ratings_have_rated_games() {
    let league = League::new();
    let other = OpeningContext { channel: CHANNEL, guild: Some(GuildId(78)), rematch_of: None };
    let terms = TableSetup { setup: Setup::base(0), options: rated_options() };
    for at in [other, OpeningContext { guild: None, ..other }] {
        let refused = league.tables.create(at, ALICE, "en", terms.clone()).err();
        assert!(matches!(refused, Some(TableError::NoRatings)), "{refused:?}");
    }
    league.tables.create(other, ALICE, "en", Setup::base(0)).unwrap();
    let rate = || league.tables.configure(CHANNEL, ALICE, |terms| terms.options.rated = RatingMode::Rated);
    assert!(matches!(rate(), Err(TableError::NoRatings)));
    let allow =
        |is_allowed| drop(league.tables.configure_server(GuildId(78), |settings| settings.has_ratings = is_allowed));
    allow(true);
    assert_eq!(rate().unwrap().options.rated, RatingMode::Rated);
    league.tables.add_bot(CHANNEL, ALICE, Level::Gentle).unwrap();
    allow(false);
    assert!(matches!(league.tables.start(CHANNEL, ALICE), Err(TableError::NoRatings)));
    allow(true);
    league.tables.add_bot(CHANNEL, ALICE, Level::Strong).unwrap();
    assert!(matches!(league.tables.start(CHANNEL, ALICE), Err(TableError::RatedBots)));
    league.tables.remove_bot(CHANNEL, ALICE).unwrap();
    league.tables.start(CHANNEL, ALICE).unwrap();
    // The host cannot prevent a result, but a moderator can.
    assert!(matches!(league.tables.abort(CHANNEL, ALICE), Err(TableError::RatedGame)));
    let closed = league.tables.abort_as_moderator(CHANNEL).unwrap().snapshot;
    assert!(!closed.is_active() && !league.tables.user_data(ALICE).unwrap().rows.contains_key("players"));
    // A game that is not rated has no effect.
    let mut unrated = League::new();
    let channel = unrated.open(&[ALICE, BOB], Setup::base(0), TableOptions::default());
    let table = unrated.tables.start(channel, ALICE).unwrap().snapshot;
    unrated.tables.resign(channel, BOB).unwrap();
    unrated.over.push(now(&unrated.tables, table.id));
    assert_eq!(unrated.standings(RatingPool::Two).games, 0);
}

#[test]
fn a_player_who_gives_up_the_seat_is_last() {
    let league = League::new();
    let channel = league.open(&[ALICE, BOB, CAROL], Setup::base(0), rated_options());
    let table = league.tables.start(channel, ALICE).unwrap().snapshot;
    // Bob hands his seat over to a substitute, and Carol leaves hers to the bot.
    let substitute = PEOPLE[4];
    league.tables.replace(table.id, BOB, BOB, substitute).unwrap();
    let motion = league.tables.open_motion_view(table.id).unwrap().unwrap().motion.id;
    league.tables.vote(table.id, motion, substitute, Vote::Yes).unwrap();
    league.tables.erase(CAROL, Departure::Bot).unwrap();
    let mut table = now(&league.tables, table.id);
    while table.is_active() {
        table = league.some_answers(table, 50);
    }
    let points = league.points(RatingPool::More);
    assert_eq!(
        points.keys().collect::<std::collections::HashSet<_>>(),
        [ALICE, BOB].map(RatedPlayer::User).iter().collect()
    );
    assert!(points[&RatedPlayer::User(ALICE)] > 1500 && points[&RatedPlayer::User(BOB)] < 1500, "{points:?}");
}

#[test]
fn a_profile_counts_the_games_on_a_server() {
    let league = season();
    let profile = |user, guild| league.tables.profile(user, guild).unwrap();
    let alice = profile(ALICE, Some(GUILD));
    let own: Vec<&Snapshot> = league.over.iter().filter(|table| table.seat_of(ALICE).is_some()).collect();
    let place = |table: &Snapshot, user| {
        let file = league.tables.export_table(table.id).unwrap();
        let seat = table.seat_of(user).unwrap();
        file.record.replay().unwrap().ranking().into_iter().find(|(_, other, _)| *other == seat).unwrap().0
    };
    assert_eq!(alice.games, own.len());
    // In a game with one who resigned, the ranking of the game and that of the result are the same.
    let duels: Vec<&&Snapshot> = own.iter().filter(|table| table.users.len() == 2).collect();
    let won = duels.iter().filter(|table| place(table, ALICE) == 1).count();
    assert!(alice.won >= won && won > 0, "{won} of {}", alice.won);
    let river = own.iter().filter(|table| table.setup.expansions.has(Expansion::ALL[0])).count();
    assert_eq!(alice.expansions, [(Expansion::ALL[0], river)]);
    let (bob, encounters) = alice.opponents.iter().find(|(player, _)| *player == RatedPlayer::User(BOB)).unwrap();
    let with_bob = own.iter().filter(|table| table.seat_of(BOB).is_some()).count();
    assert_eq!((*bob, encounters.games()), (RatedPlayer::User(BOB), with_bob));
    let theirs = profile(BOB, Some(GUILD)).opponents;
    let (_, theirs) = theirs.iter().find(|(player, _)| *player == RatedPlayer::User(ALICE)).unwrap();
    assert_eq!((encounters.won, encounters.drawn, encounters.lost), (theirs.lost, theirs.drawn, theirs.won));
    for &(pool, rating) in &alice.ratings {
        assert_eq!(Some(&rating.points()), league.points(pool).get(&RatedPlayer::User(ALICE)));
    }
    assert_eq!((alice.latest.len(), alice.latest[0].table), (10, own.last().unwrap().id));
    assert!(alice.opponents.is_sorted_by_key(|(_, encounters)| std::cmp::Reverse(encounters.games())));
    assert_eq!((profile(ALICE, None).games, profile(ALICE, Some(GuildId(78))).games), (own.len(), 0));
    // A former player is no opponent.
    league.tables.erase(BOB, Departure::Bot).unwrap();
    let after = profile(ALICE, Some(GUILD));
    assert_eq!((after.games, after.won, after.opponents.len()), (alice.games, alice.won, alice.opponents.len() - 1));
}

#[test]
fn leaving_games_and_being_late_make_a_player_unreliable() {
    let mut league = League::new();
    let reliability = |league: &League, user| league.tables.profile(user, Some(GUILD)).unwrap().reliability;
    for _ in 0..5 {
        assert_eq!(reliability(&league, ALICE), Reliability::New);
        league.play(&[ALICE, BOB], None, &[], 1);
    }
    assert_eq!((reliability(&league, ALICE), reliability(&league, BOB)), (Reliability::Always, Reliability::Rarely));
    // Now the user whose turn it is lets the time pass, so that the other is asked.
    let options = TableOptions { pace: Pace::Day, ..rated_options() };
    let channel = league.open(&[ALICE, CAROL], Setup::base(0), options);
    let table = league.tables.start(channel, ALICE).unwrap().snapshot;
    let [late, other] = if table.awaited_user() == Some(ALICE) { [ALICE, CAROL] } else { [CAROL, ALICE] };
    league.time.fetch_add(9 * 24 * 60 * 60, Ordering::Relaxed);
    league.tables.process_deadlines().unwrap();
    assert!(league.tables.open_motion_view(table.id).unwrap().is_some());
    league.tables.resign(channel, other).unwrap();
    for _ in 0..4 {
        league.over.push(now(&league.tables, table.id));
        league.play(&[ALICE, CAROL], None, &[], 2);
    }
    let [late, other] = [late, other].map(|user| reliability(&league, user));
    assert!(
        [late, other].iter().all(|one| [Reliability::Mostly, Reliability::Sometimes].contains(one)),
        "{late:?} {other:?}"
    );
}

#[test]
fn the_typical_answer_time_is_a_median() {
    let league = League::new();
    let channel = league.open(&[ALICE, BOB], Setup::base(0), rated_options());
    let mut table = league.tables.start(channel, ALICE).unwrap().snapshot;
    let mut number = 0;
    while table.is_active() && number < 60 {
        let user = table.awaited_user().unwrap();
        let is_new_turn = table.game().unwrap().legal_actions().iter().any(|action| matches!(action, Action::Place(_)));
        let time = if !is_new_turn {
            1000
        } else if user == ALICE {
            30 + number
        } else {
            500
        };
        league.time.fetch_add(time, Ordering::Relaxed);
        table = league.some_answers(table, 1);
        number += 1;
    }
    let table = league.tables.resign(channel, BOB).unwrap().snapshot;
    let typical = |user| {
        let latest = league.tables.profile(user, Some(GUILD)).unwrap().latest;
        assert_eq!(
            latest,
            [LatestGame { table: table.id, seat: table.seat_of(user).unwrap(), others: table.users.len() - 1 }]
        );
        league.tables.typical_answer_time(&latest).unwrap()
    };
    let (alice, bob) = (typical(ALICE).unwrap(), typical(BOB).unwrap());
    assert!((40..=80).contains(&alice) && bob == 500, "{alice} {bob}");
    league.time.fetch_add(90 * 24 * 60 * 60, Ordering::Relaxed);
    league.tables.delete_ended(30).unwrap();
    assert_eq!(typical(ALICE), None, "the times are deleted");
}

/// Prints the time of a leaderboard. `RATED_GAMES=10000` makes the history longer.
#[test]
fn a_long_history_is_read_in_order() {
    let games: u64 = std::env::var("RATED_GAMES").map_or(300, |games| games.parse().unwrap());
    let store = Store::in_memory().unwrap();
    let written = store.write(|writing| {
        for number in 0..games {
            let name = format!("Game {number}");
            let table = NewTable {
                channel: ChannelId(number),
                name: &name,
                host: ALICE,
                locale: "en",
                ruleset: 1,
                setup: &Setup::base(0),
                options: rated_options(),
                guild: Some(GUILD),
                rematch_of: None,
                seed: [7; 32],
            };
            let id = writing.open_table(&table)?;
            let users: Vec<UserId> = (0..4).map(|seat| UserId(1 + (number * 7 + seat * 13) % 100)).collect();
            writing.set_seats(id, &users, &[None; 4])?;
            writing.add_players(&writing.table(id)?.unwrap())?;
            let player = |(seat, &user): (Seat, &UserId)| {
                // User 1 is the best, and user 100 the worst.
                PlayerResult { seat, user, bot: None, place: 1, points: 100 - user.0 as i32, has_left: false }
            };
            let mut players: Vec<PlayerResult> = Seat::all(4).zip(&users).map(player).collect();
            rank(&mut players);
            let (pool, ending) = (RatingPool::More, GameEnding::PlayedOut);
            let rated_at = Some((number / 2) as i64);
            writing.add_result(Some(GUILD), &GameResult { table: id, pool, ending, rated_at, players })?;
            writing.set_phase_kind(id, PhaseKind::Over)?;
        }
        Ok::<_, StoreError>(())
    });
    written.unwrap();
    let tables = Tables::new(store);
    let begun = std::time::Instant::now();
    let standings = tables.standings(GUILD, RatingPool::More, None).unwrap();
    println!("{games} games of four players: {:?}", begun.elapsed());
    assert_eq!((standings.games as u64, standings.players.len()), (games, 100));
    let place = |user| standings.players.iter().position(|(player, _)| *player == RatedPlayer::User(UserId(user)));
    assert!(place(1) < place(50) && place(50) < place(100), "{standings:?}");
}
