//! Sealed bids: which players submit them, who can see them, and how the proxy bids with them.

use std::path::Path;

use bergerie::rules::expansions::bridges_castles_and_bazaars::{BazaarMode, Event as Happened, MAX_BID, state};
use bergerie::rules::{Event, Expansion, ExpansionEvent, Refusal, Seat, Setup};
use bergerie::table::{Round, Snapshot, TableError, Tables, UndoOutcome, Update, UserId, Verification, Vote, verify};
use proptest::prelude::*;

use crate::table::{ALICE, CHANNEL, PEOPLE, STRANGER, choose, look, memory, now, on_disk, seed};

/// Returns a new game with sealed bids.
fn game(tables: &Tables, people: usize, number: u8) -> Snapshot {
    let mut setup = Setup::base(0);
    setup.expansions.set(Expansion::BridgesCastlesAndBazaars, true);
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    tables.create_with_seed(CHANNEL, ALICE, "en", setup, seed(number)).unwrap();
    for &person in &PEOPLE[1..people] {
        tables.join(CHANNEL, person).unwrap();
    }
    tables.start(CHANNEL, ALICE).unwrap().snapshot
}

/// Continues a game until sealed bids must be submitted. Choices are the same in every run. All games of these tests reach
/// a bazaar.
pub fn until_round(tables: &Tables, mut snapshot: Snapshot) -> Snapshot {
    while snapshot.sealed.is_none() {
        assert!(snapshot.decision().is_some(), "the game reaches a bazaar");
        let length = snapshot.play().unwrap().length as usize;
        snapshot = choose(tables, &snapshot, length * 7919).unwrap().snapshot;
    }
    snapshot
}

fn round(snapshot: &Snapshot) -> &Round {
    snapshot.sealed.as_ref().expect("a round")
}

fn number(snapshot: &Snapshot) -> u32 {
    snapshot.decision().unwrap().number
}

/// Submits a maximum for the first tile on offer, and no bids for the other tiles.
fn submit(tables: &Tables, snapshot: &Snapshot, seat: Seat, most: u8) -> Result<Update, TableError> {
    submit_each(tables, snapshot, seat, &first(snapshot, most))
}

fn submit_each(tables: &Tables, snapshot: &Snapshot, seat: Seat, maxima: &[u8]) -> Result<Update, TableError> {
    tables.submit(snapshot.id, snapshot.user(seat).unwrap(), number(snapshot), maxima)
}

fn first(snapshot: &Snapshot, most: u8) -> Vec<u8> {
    let others = snapshot.sealed.as_ref().map_or(0, |round| round.subjects.len() - 1);
    [vec![most], vec![0; others]].concat()
}

/// Returns the submission of a seat, as its player sees it, or `None` if the seat has submitted nothing.
fn own(tables: &Tables, snapshot: &Snapshot, seat: Seat) -> Option<Vec<u8>> {
    tables.submission(snapshot.id, snapshot.user(seat).unwrap(), number(snapshot)).unwrap().own
}

/// Submits a maximum for each player, beginning with the first picker. Returns the result of the last submission.
fn submit_all(tables: &Tables, snapshot: &Snapshot, maxima: &[u8]) -> Update {
    let players = &round(snapshot).players;
    assert_eq!(players.len(), maxima.len());
    let submitted = players.iter().zip(maxima).map(|(&seat, &most)| submit(tables, snapshot, seat, most).unwrap());
    submitted.collect::<Vec<_>>().pop().unwrap()
}

/// The sale of a tile: buyer, price, and the player who was paid.
type SaleSummary = (Seat, u8, Option<Seat>);

/// The bids for the first tile of an update, where a pass is `None`, and its sale.
type Auction = (Vec<Option<u8>>, Option<SaleSummary>);

/// The maxima for the first tile, of which the last is the picker's, and the expected result.
type Case<'a> = ([u8; 4], &'a [Option<u8>], Option<SaleSummary>);

fn auction_of(events: &[Event]) -> Auction {
    let mut auction: Auction = (Vec::new(), None);
    for event in events {
        let Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(event)) = event else { continue };
        match *event {
            Happened::Raised { bid, .. } => auction.0.push(Some(bid)),
            Happened::Declined { .. } => auction.0.push(None),
            Happened::Sold { to, paid, payee, .. } => {
                auction.1 = Some((to, paid, payee));
                break;
            }
            _ => {}
        }
    }
    auction
}

/// Returns the sales of all tiles of an update, in order.
fn sold(events: &[Event]) -> Vec<SaleSummary> {
    let sold = |event: &Event| match *event {
        Event::Expansion(ExpansionEvent::BridgesCastlesAndBazaars(Happened::Sold { to, paid, payee, .. })) => {
            Some((to, paid, payee))
        }
        _ => None,
    };
    events.iter().filter_map(sold).collect()
}

/// Returns everything that other players can see as text: the table, its record and its notices.
fn public(tables: &Tables, snapshot: &Snapshot) -> String {
    let now = now(tables, snapshot.id);
    let notices = tables.pending_notices().unwrap();
    let notices: Vec<_> = notices.iter().map(|&notice| tables.notice_context(notice).unwrap().events).collect();
    let record = tables.export(CHANNEL).unwrap().to_json().unwrap();
    format!("{} {:?} {:?} {notices:?} {notices:?} {record}", look(&now), now.sealed, now.awaited_users())
}

/// `bridges_castles_and_bazaars.md 3.17`
#[test]
fn all_players_submit_bids_for_all_tiles_and_cannot_answer_openly() {
    let tables = memory();
    let table = until_round(&tables, game(&tables, 3, 0));
    let players = round(&table).players.clone();
    let people: Vec<UserId> = players.iter().map(|&seat| table.user(seat).unwrap()).collect();
    assert_eq!((players.len(), table.awaited_users()), (3, people.clone()));
    assert_eq!(round(&table).subjects, [0, 1, 2], "a number for each tile");
    let decision = table.decision().unwrap();
    assert_eq!(decision.seat, players[0], "the first picker is first");
    for &person in &people {
        for &action in &decision.actions {
            let refused = tables.act(table.id, person, decision.number, &[action]);
            assert!(matches!(refused, Err(TableError::Sealed)));
        }
        assert!(matches!(table.check_answer(person, decision.number), Err(TableError::Sealed)));
    }
    let before = public(&tables, &table);
    let refusals = [
        tables.submit(table.id, STRANGER, decision.number, &[1, 1, 1]),
        tables.submit(table.id, people[0], decision.number - 1, &[1, 1, 1]),
        tables.submit(table.id, people[0], decision.number, &[0, MAX_BID + 1, 0]),
        tables.submit(table.id, people[0], decision.number, &[1, 1]),
        tables.submit(table.id, people[0], decision.number, &[1, 1, 1, 1]),
    ];
    assert!(matches!(
        refusals,
        [
            Err(TableError::NotSeated),
            Err(TableError::Stale { .. }),
            Err(TableError::Refused { refusal: Refusal::NotOffered, .. }),
            Err(TableError::Refused { refusal: Refusal::NotOffered, .. }),
            Err(TableError::Refused { refusal: Refusal::NotOffered, .. })
        ]
    ));
    assert_eq!(public(&tables, &table), before);
}

/// `bridges_castles_and_bazaars.md 3.17`
#[test]
fn the_last_submission_plays_the_auction_and_deletes_all_bids() {
    let tables = memory();
    let table = until_round(&tables, game(&tables, 3, 0));
    let [picker, second, third] = round(&table).players[..] else { panic!("three players") };
    let waits = submit_each(&tables, &table, third, &[9, 0, 4]).unwrap();
    assert!(waits.events.is_empty() && waits.notices.is_empty());
    assert_eq!((round(&waits.snapshot).submitted.clone(), waits.snapshot.awaited_users().len()), (vec![third], 2));
    submit_each(&tables, &table, picker, &[0, 2, 3]).unwrap();
    assert_eq!(now(&tables, table.id).play().unwrap().length, table.play().unwrap().length);

    // The first player picks the last tile, which has their highest maximum, and the third player outbids them by one.
    // Then the second picks the middle tile for the same reason, and keeps it for the maximum of the first, who gets
    // the first tile.
    let played = submit_each(&tables, &table, second, &[4, 5, 0]).unwrap();
    assert_eq!(sold(&played.events), [(third, 4, Some(picker)), (second, 2, Some(picker)), (picker, 0, None)]);
    assert_eq!(played.notices.len(), 1, "one round of waiting, and one post");
    assert_eq!(tables.notice_context(played.notices[0]).unwrap().events, played.events);
    assert!(
        played.snapshot.sealed.is_none() && played.snapshot.awaited_users().len() == 1,
        "a player must place a tile next"
    );
    let stale = submit(&tables, &table, second, 1);
    assert!(matches!(stale, Err(TableError::Stale { .. })), "a second submission of the last player is stale");
    assert_eq!(look(&now(&tables, table.id)), look(&played.snapshot));

    // The submissions are deleted, so the next bazaar begins without any.
    let next = until_round(&tables, played.snapshot);
    assert_eq!((round(&next).submitted.len(), round(&next).players.len()), (0, 3));
    assert!(round(&next).players.iter().all(|&seat| own(&tables, &next, seat).is_none()));
}

/// `bridges_castles_and_bazaars.md 3.17`
#[test]
fn the_winner_pays_the_price_that_beats_the_others_and_ties_go_to_the_first_asked() {
    let tables = memory();
    let start = until_round(&tables, game(&tables, 4, 1));
    let [picker, a, b, c] = round(&start).players[..] else { panic!("four players") };
    let sold = |to, paid| Some((to, paid, Some(picker)));
    let kept = |from, paid| Some((picker, paid, Some(from)));
    let cases: &[Case<'_>] = &[
        // The highest bidder is asked between two other players, then last, then first.
        ([50, 80, 70, 0], &[Some(50), Some(70), None], sold(b, 70)),
        ([50, 70, 80, 0], &[Some(50), Some(70), Some(71)], sold(c, 71)),
        ([80, 50, 70, 0], &[Some(70), None, None], sold(a, 70)),
        // Several players submit the same maximum.
        ([70, 70, 70, 0], &[Some(70), None, None], sold(a, 70)),
        ([50, 70, 70, 0], &[Some(50), Some(70), None], sold(b, 70)),
        // A single player outbids the opening bid.
        ([0, 0, 90, 0], &[None, None, Some(1)], sold(c, 1)),
        // The picker submits a maximum too. The tile is sold to a bidder above it. Otherwise the picker buys the tile for
        // the whole maximum of the best bidder.
        ([0, 60, 0, 50], &[None, Some(51), None], sold(b, 51)),
        ([0, 60, 0, 60], &[None, Some(60), None], kept(b, 60)),
        ([45, 60, 50, 99], &[Some(45), Some(60), None], kept(b, 60)),
        ([99, 99, 99, 99], &[Some(99), None, None], kept(a, 99)),
        ([99, 99, 99, 98], &[Some(99), None, None], sold(a, 99)),
        // Without bids, the picker gets the tile for 0 points.
        ([0, 0, 0, 0], &[None, None, None], Some((picker, 0, None))),
        ([0, 0, 0, 99], &[None, None, None], Some((picker, 0, None))),
    ];
    for (maxima, bids, deal) in cases {
        let tables = memory();
        let table = until_round(&tables, game(&tables, 4, 1));
        let [a, b, c, own] = *maxima;
        assert_eq!(
            auction_of(&submit_all(&tables, &table, &[own, a, b, c]).events),
            (bids.to_vec(), *deal),
            "{maxima:?}"
        );
    }
}

#[test]
fn public_information_does_not_depend_on_sealed_bids() {
    let at = |maxima: &[u8]| {
        let tables = memory();
        let table = until_round(&tables, game(&tables, 4, 2));
        let players = round(&table).players.clone();
        let mut seen = vec![public(&tables, &table)];
        for (&seat, &most) in players.iter().zip(maxima) {
            submit(&tables, &table, seat, most).unwrap();
            assert!(maxima.len() == players.len() || own(&tables, &table, seat) == Some(first(&table, most)));
            seen.push(public(&tables, &table));
        }
        seen
    };
    assert_eq!(at(&[97, 61, 55]), at(&[12, 0, 44]));
    assert_ne!(at(&[97, 61, 55])[1], at(&[97])[0], "the number of submissions is public");
    // The highest maximum stays secret even after the auction.
    assert_eq!(at(&[0, 50, 97, 60]), at(&[0, 50, 73, 60]));
    assert_ne!(at(&[0, 50, 97, 60]), at(&[0, 50, 97, 61]));
}

#[test]
fn a_submission_can_be_changed_until_all_have_submitted() {
    let tables = memory();
    let table = until_round(&tables, game(&tables, 3, 0));
    let [picker, second, third] = round(&table).players[..] else { panic!("three players") };
    for most in [99, 99, 0, 31] {
        let submitted = submit(&tables, &table, second, most).unwrap();
        assert_eq!(round(&submitted.snapshot).submitted, [second]);
        assert_eq!(own(&tables, &table, second), Some(first(&table, most)));
    }
    submit(&tables, &table, picker, 0).unwrap();
    let played = submit(&tables, &table, third, 99).unwrap();
    assert_eq!(auction_of(&played.events).1, Some((third, 32, Some(picker))));
}

#[test]
fn an_auction_survives_a_restart_before_every_submission() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let straight = memory();
    let table = until_round(&straight, game(&straight, 3, 3));
    let again = {
        let tables = on_disk(&path);
        until_round(&tables, game(&tables, 3, 3))
    };
    for (&seat, most) in round(&table).players.iter().zip([8, 30, 12]) {
        let update = submit_each(&on_disk(&path), &again, seat, &[most, 3, most / 2]).unwrap();
        assert_eq!(update.events, submit_each(&straight, &table, seat, &[most, 3, most / 2]).unwrap().events);
        assert_eq!(public(&on_disk(&path), &again), public(&straight, &table));
    }
    assert_eq!(rows(&path), 0, "the submissions are deleted");
}

/// Returns the number of sealed bids in a database.
fn rows(path: &Path) -> i64 {
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.query_row("SELECT count(*) FROM sealed_numbers", [], |row| row.get(0)).unwrap()
}

/// `bridges_castles_and_bazaars.md 3.18`
#[test]
fn a_player_who_leaves_submits_no_more_and_their_bids_are_void() {
    // The only player who has not submitted leaves, so the round is played.
    let tables = memory();
    let table = until_round(&tables, game(&tables, 4, 1));
    let [picker, a, b, c] = round(&table).players[..] else { panic!("four players") };
    for (seat, maxima) in [(a, [70, 0, 0, 9]), (c, [80, 0, 0, 0]), (picker, [0, 0, 0, 0])] {
        submit_each(&tables, &table, seat, &maxima).unwrap();
    }
    let played = tables.resign(CHANNEL, table.user(b).unwrap()).unwrap();
    assert_eq!(auction_of(&played.events), (vec![Some(70), Some(71)], Some((c, 71, Some(picker)))));
    assert_eq!(sold(&played.events).len(), 3);
    let mine = |snapshot: &Snapshot, seat| {
        let state = state(snapshot.game().unwrap()).unwrap().clone();
        state.bazaars.auction().unwrap().tile_of(seat).unwrap().shape
    };
    let shapes: Vec<_> = {
        let state = state(table.game().unwrap()).unwrap().clone();
        state.bazaars.auction().unwrap().offers.iter().map(|offer| offer.shape).collect()
    };
    assert_eq!(mine(&played.snapshot, a), shapes[3]);

    // A player leaves after submission. The player's submission is void, and the other submissions remain valid.
    let tables = memory();
    let table = until_round(&tables, game(&tables, 4, 1));
    for (seat, most) in [(a, 90), (b, 50)] {
        submit(&tables, &table, seat, most).unwrap();
    }
    let left = tables.resign(CHANNEL, table.user(a).unwrap()).unwrap().snapshot;
    assert_eq!((round(&left).players.clone(), round(&left).submitted.clone()), (vec![picker, b, c], vec![b]));
    assert!(matches!(submit(&tables, &left, a, 1), Err(TableError::NotSeated)));
    submit(&tables, &left, c, 60).unwrap();
    let played = submit(&tables, &left, picker, 0).unwrap();
    assert_eq!(auction_of(&played.events), (vec![Some(50), Some(51)], Some((c, 51, Some(picker)))));

    // The first picker leaves, and the next player picks.
    let tables = memory();
    let table = until_round(&tables, game(&tables, 4, 1));
    submit(&tables, &table, picker, 95).unwrap();
    let left = tables.resign(CHANNEL, table.user(picker).unwrap()).unwrap().snapshot;
    assert_eq!((round(&left).players.clone(), left.awaited_users().len()), (vec![a, b, c], 3));
    let played = submit_all(&tables, &left, &[0, 50, 60]);
    assert_eq!(auction_of(&played.events).1, Some((c, 51, Some(a))));

    // All other players leave, and no bidder is left.
    let tables = memory();
    let table = until_round(&tables, game(&tables, 2, 1));
    let [a, _] = round(&table).players[..] else { panic!("two players") };
    let over = tables.resign(CHANNEL, table.user(a).unwrap()).unwrap().snapshot;
    assert!(over.sealed.is_none() && !over.is_active());
}

#[test]
fn bids_by_proxy_cannot_be_undone() {
    let tables = memory();
    let table = until_round(&tables, game(&tables, 3, 0));
    let players = round(&table).players.clone();
    let before = table.play().unwrap().length;
    let played = submit_all(&tables, &table, &[3, 5, 7]).snapshot;
    for &seat in &players {
        match tables.undo(table.id, table.user(seat).unwrap(), None).unwrap() {
            UndoOutcome::Asked(people) => assert!(!people.contains(&table.user(seat).unwrap())),
            UndoOutcome::Done(_) => panic!("others have submitted since"),
        }
        let deciding = tables.last_motion_view(table.id).unwrap().unwrap();
        assert!(deciding.motion.position.unwrap() < before, "a move from before the auction");
    }
    assert_eq!(look(&now(&tables, table.id)), look(&played));
}

#[test]
fn players_who_have_submitted_bids_must_agree_to_an_undo() {
    let tables = memory();
    let table = until_round(&tables, game(&tables, 3, 0));
    let asks = table.game().unwrap().active();
    let others: Vec<Seat> = round(&table).players.iter().copied().filter(|&seat| seat != asks).collect();
    let [picker, bidder] = [0, 1].map(|n| table.user(others[n]).unwrap());
    submit(&tables, &table, others[1], 3).unwrap();
    let UndoOutcome::Asked(mut asked) = tables.undo(table.id, table.user(asks).unwrap(), None).unwrap() else {
        panic!("a player has submitted bids")
    };
    asked.sort();
    assert_eq!(asked, [picker.min(bidder), picker.max(bidder)]);
    let vote = |user| {
        let motion = tables.last_motion_view(table.id).unwrap().unwrap().motion.id;
        tables.vote(table.id, motion, user, Vote::Yes).unwrap()
    };
    assert!(vote(picker).is_none(), "the bidder has not agreed");
    assert!(vote(bidder).is_some_and(|undone| undone.snapshot.sealed.is_none()));
}

#[test]
fn a_table_that_is_closed_keeps_no_sealed_bids() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("bergerie.db");
    let tables = on_disk(&path);
    let table = until_round(&tables, game(&tables, 3, 0));
    submit(&tables, &table, round(&table).players[1], 7).unwrap();
    assert_eq!(rows(&path), 3);
    tables.abort(CHANNEL, ALICE).unwrap();
    assert_eq!(rows(&path), 0);
    assert!(matches!(submit(&tables, &table, round(&table).players[1], 8), Err(TableError::Over)));
}

#[test]
fn unrequested_sealed_bids_are_refused() {
    let tables = memory();
    let table = game(&tables, 3, 0);
    let who = table.awaited_user().unwrap();
    let refused = tables.submit(table.id, who, number(&table), &[3]);
    assert!(matches!(refused, Err(TableError::Refused { refusal: Refusal::NotAsked, .. })));
    assert!(matches!(tables.submit(table.id, who, 1000, &[3]), Err(TableError::Stale { .. })));
}

/// Returns the expected sale of a tile. The player with the highest maximum gets the tile, for the price that beats the
/// next highest maximum. `bidders` are in the order in which they are asked.
fn due(bidders: &[(Seat, u8)], picker: (Seat, u8)) -> SaleSummary {
    let best = bidders.iter().enumerate().rev().max_by_key(|(_, (_, most))| *most);
    let Some((place, &(winner, most))) = best.filter(|(_, (_, most))| *most > 0) else { return (picker.0, 0, None) };
    if most <= picker.1 {
        return (picker.0, most, Some(winner));
    }
    let others = bidders.iter().enumerate().filter(|(other, _)| *other != place);
    let against = others.map(|(other, &(_, most))| if other < place { most + 1 } else { most });
    (winner, against.chain([1, picker.1 + 1]).max().unwrap(), Some(picker.0))
}

/// Returns the expected sales of a bazaar, from all players' maxima for each tile. Seats begin with the first picker.
fn all_due(seats: &[Seat], maxima: &[Vec<u8>]) -> Vec<SaleSummary> {
    let mut waiting: Vec<usize> = (0..seats.len()).collect();
    let mut free: Vec<usize> = (0..maxima[0].len()).collect();
    let (mut picker, mut all) = (0, Vec::new());
    while let [first, ref rest @ ..] = waiting[..] {
        let next = waiting.iter().copied().find(|&seat| seat >= picker).unwrap_or(first);
        let best = free.iter().copied().rev().max_by_key(|&tile| maxima[next][tile]).unwrap();
        let round = waiting.iter().copied().filter(|&seat| seat > next);
        let bidders: Vec<(Seat, u8)> = round
            .chain(waiting.iter().copied().filter(|&seat| seat < next))
            .map(|seat| (seats[seat], maxima[seat][best]))
            .collect();
        let sold =
            if rest.is_empty() { (seats[next], 0, None) } else { due(&bidders, (seats[next], maxima[next][best])) };
        all.push(sold);
        free.retain(|&tile| tile != best);
        waiting.retain(|&seat| seats[seat] != sold.0);
        picker = next + 1;
    }
    all
}

/// Submits bids from `numbers` for all players who have not submitted yet, then checks the sales.
fn check_round(tables: &Tables, table: Snapshot, numbers: &mut impl FnMut() -> u16) -> Result<Snapshot, TestCaseError> {
    let Round { subjects, players, .. } = round(&table).clone();
    let maxima: Vec<Vec<u8>> =
        players.iter().map(|_| subjects.iter().map(|_| (numbers() % 100) as u8 / 3).collect()).collect();
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.rotate_left(usize::from(numbers()) % players.len());
    let scores = |table: &Snapshot| -> Vec<i32> {
        let game = table.game().unwrap();
        game.seats().map(|seat| game.player(seat).points()).collect()
    };
    let mut points = scores(&table);
    let submitted = order.iter().map(|&party| submit_each(tables, &table, players[party], &maxima[party]).unwrap());
    let last = submitted.collect::<Vec<_>>().pop().unwrap();
    let all = sold(&last.events);
    prop_assert_eq!(&all, &all_due(&players, &maxima), "{:?} {:?}", players, maxima);
    for (to, paid, payee) in all {
        points[to.index()] -= i32::from(paid);
        if let Some(payee) = payee {
            points[payee.index()] += i32::from(paid);
        }
    }
    prop_assert_eq!(scores(&last.snapshot), points);
    prop_assert!(last.snapshot.sealed.is_none(), "one round for the whole bazaar");
    Ok(last.snapshot)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sealed_games_are_open_auctions_within_the_submitted_maxima(
        people in 2_usize..=6,
        number: u8,
        choices in proptest::collection::vec(any::<u16>(), 1..200),
    ) {
        let tables = memory();
        let mut table = game(&tables, people, number);
        let mut choices = choices.iter().copied().cycle();
        let mut salt = 0_u16;
        let mut numbers = || {
            salt = salt.wrapping_mul(25173).wrapping_add(13849);
            choices.next().unwrap_or_default() ^ salt
        };
        while table.is_active() {
            let choice = numbers();
            if choice > u16::MAX - 150 {
                let playing = table.game().unwrap().seats().find(|&seat| !table.game().unwrap().player(seat).has_resigned);
                table = tables.resign(CHANNEL, table.user(playing.unwrap()).unwrap()).unwrap().snapshot;
            } else if table.sealed.is_some() {
                table = check_round(&tables, table, &mut numbers)?;
            } else {
                // GiftOpening bids are mostly low, as is usual in games.
                let actions = table.decision().unwrap().actions.len();
                let choice = usize::from(if actions > 150 { choice % 20 } else { choice });
                table = choose(&tables, &table, choice).unwrap().snapshot;
            }
        }
        let file = tables.export(CHANNEL).unwrap();
        prop_assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })), "not fair");
    }
}
