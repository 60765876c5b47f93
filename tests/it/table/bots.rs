//! Tests of seats that bots have, and of seats that the bot plays for absent players.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use bergerie::engine::{Engine, EngineError};
use bergerie::rules::expansions::bridges_castles_and_bazaars::BazaarMode;
use bergerie::rules::expansions::the_gifts::Card;
use bergerie::rules::{Action, Expansion, Figure, Game, Pos, PrivateView, Record, Seat, Setup};
use bergerie::table::{
    Announcement, BotMove, BotProfile, Character, EngineFailure, Level, NoticeKind, Phase, Snapshot, TableError,
    Tables, Verification, choose_move, default_move, verify,
};
use serde_json::Value;

use super::{ALICE, BOB, CHANNEL, PEOPLE, STRANGER, asked, choose, game, lobby, memory, now, on_disk, seed};

const SECOND: Seat = Seat::new(1).unwrap();

/// Computes the bot's move for the pending decision. Returns it with the seat and the number of the decision.
fn chosen(table: &Snapshot) -> (Seat, u32, BotMove) {
    let (seat, level) = table.bot_to_move().expect("the bot's turn");
    let number = table.decision().unwrap().number;
    (seat, number, choose_move(table, seat, level, Duration::from_secs(2)).expect("a move"))
}

/// Lets the bot make the pending move and returns the new state.
fn move_bot(tables: &Tables, table: &Snapshot) -> Snapshot {
    let (seat, number, chosen) = chosen(table);
    tables.play_for(table.id, seat, number, &chosen).unwrap().snapshot
}

/// Lets the bot move until a player is asked or the game is over.
fn move_bots(tables: &Tables, mut table: Snapshot) -> Snapshot {
    while table.bot_to_move().is_some() {
        table = move_bot(tables, &table);
    }
    table
}

/// Starts a game of one player and two bots.
fn alone(tables: &Tables, setup: Setup, number: u8) -> Snapshot {
    tables.create_with_seed(CHANNEL, ALICE, "en", setup, seed(number)).unwrap();
    tables.add_bot(CHANNEL, ALICE, Level::Gentle).unwrap();
    tables.add_bot(CHANNEL, ALICE, Level::Gentle).unwrap();
    tables.start(CHANNEL, ALICE).unwrap().snapshot
}

#[test]
fn the_host_adds_and_removes_bots() {
    let tables = memory();
    lobby(&tables, 2, 1);
    assert!(matches!(tables.add_bot(CHANNEL, BOB, Level::Steady), Err(TableError::NotHost { .. })));
    assert!(matches!(tables.remove_bot(CHANNEL, ALICE), Err(TableError::NotSeated)));
    for level in [Level::Gentle, Level::Steady, Level::Strong, Level::Strong] {
        tables.add_bot(CHANNEL, ALICE, level).unwrap();
    }
    assert!(matches!(tables.add_bot(CHANNEL, ALICE, Level::Steady), Err(TableError::Full)));
    assert!(matches!(tables.join(CHANNEL, STRANGER), Err(TableError::Full)));
    let table = tables.remove_bot(CHANNEL, ALICE).unwrap();
    let expected = [None, None, Some(Level::Gentle), Some(Level::Steady), Some(Level::Strong)]
        .map(|level| level.map(BotProfile::from));
    assert_eq!(table.bots, expected);
    assert_eq!(table.human_players().collect::<Vec<_>>(), [ALICE, BOB]);
    // When the host leaves, another player becomes host, and not the bot.
    let table = tables.leave(CHANNEL, ALICE).unwrap().snapshot;
    assert_eq!((table.host, table.bots.as_slice()), (BOB, &expected[1..]));
    let table = tables.leave(CHANNEL, BOB).unwrap().snapshot;
    assert!(matches!(table.phase, Phase::Aborted), "the bot does not stay alone");
}

#[test]
fn a_rematch_seats_the_same_bots_and_invites_users_only() {
    let tables = memory();
    lobby(&tables, 2, 1);
    let bots = [BotProfile { level: Level::Strong, character: Character::Farmer }, "engine-mine".parse().unwrap()];
    for bot in bots {
        tables.add_bot(CHANNEL, ALICE, bot).unwrap();
    }
    let before = tables.start(CHANNEL, ALICE).unwrap().snapshot;
    let program = Seat::new(3).unwrap();
    tables.record_engine_failure(before.id, program, EngineFailure::NoAnswer).unwrap();
    assert_eq!(
        tables.get(before.id).unwrap().unwrap().bot(program).map(BotProfile::key).as_deref(),
        Some("engine-mine!")
    );
    tables.abort(CHANNEL, ALICE).unwrap();
    let rematch = tables.rematch(before.id, BOB).unwrap().snapshot;
    assert_eq!(rematch.bots, [None, Some(bots[0]), Some(bots[1])]);
    assert_eq!(tables.invited(&rematch).unwrap(), [ALICE]);
    let joined = tables.join(CHANNEL, ALICE).unwrap();
    assert_eq!(joined.human_players().collect::<Vec<_>>(), [BOB, ALICE]);
}

#[test]
fn a_table_says_once_what_its_program_does_not_do_and_again_when_it_gets_worse() {
    let tables = memory();
    lobby(&tables, 2, 1);
    tables.add_bot(CHANNEL, ALICE, "engine-mine".parse::<BotProfile>().unwrap()).unwrap();
    let (table, seat) = (tables.start(CHANNEL, ALICE).unwrap().snapshot.id, Seat::new(2).unwrap());
    let notices = || {
        let notices = tables.pending_notices().unwrap().into_iter().map(|notice| notice.kind);
        notices.filter(|kind| matches!(kind, NoticeKind::Announcement(_))).collect::<Vec<_>>()
    };
    use EngineFailure::{NoAnswer, NotOffered, Suspended};
    for (failure, count) in
        [(NoAnswer, 1), (NoAnswer, 1), (Suspended, 2), (NoAnswer, 2), (Suspended, 2), (NotOffered, 3), (NotOffered, 3)]
    {
        tables.record_engine_failure(table, seat, failure).unwrap();
        assert_eq!(notices().len(), count, "{failure:?}");
    }
    let expected = [
        Announcement::EngineFailed { seat, is_gone: false },
        Announcement::EngineSuspended { seat },
        Announcement::EngineFailed { seat, is_gone: true },
    ];
    assert_eq!(notices(), expected.map(NoticeKind::Announcement));
}

/// The program records its input. Nothing in it depends on the seed or on the cards of the other player.
#[test]
fn a_program_gets_no_secrets_of_the_table() {
    let tables = memory();
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("input");
    let player = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/player.py");
    // The player chooses among equal answers at random.
    let seeded = "import random, runpy, sys; random.seed(1); runpy.run_path(sys.argv[1])";
    let script = format!("tee -a {} | python3 -c '{seeded}' {player}", input.display());
    let mut program = Engine::new("/bin/sh", ["-c", &script]);
    let mut setup = Setup::base(0);
    [Expansion::TheGifts, Expansion::BridgesCastlesAndBazaars].iter().for_each(|&one| setup.expansions.set(one, true));
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    tables.create_with_seed(CHANNEL, ALICE, "en", setup, seed(3)).unwrap();
    tables.add_bot(CHANNEL, ALICE, "engine-mine".parse::<BotProfile>().unwrap()).unwrap();
    let mut table = tables.start(CHANNEL, ALICE).unwrap().snapshot;
    // The player's cards at each request.
    let (mut hands, mut rounds, mut sealed) = (Vec::new(), 0, 0);
    while let Some(number) = table.decision().map(|decision| decision.number) {
        table = match (table.bot_to_move(), &table.sealed) {
            (Some((seat, _)), None) => {
                let chosen = tables.ask_engine(&mut program, &table, seat, Duration::from_secs(60)).unwrap().unwrap();
                let BotMove::Answer(answers) = &chosen else { panic!("{chosen:?}") };
                hands.extend(answers.iter().map(|_| hand(table.game().unwrap())));
                tables.play_for(table.id, seat, number, &chosen).unwrap().snapshot
            }
            (_, Some(round)) if round.awaited_seats().any(|seat| seat == Seat::FIRST) => {
                sealed += 1;
                tables.submit(table.id, ALICE, number, &vec![2; round.subjects.len()]).unwrap().snapshot
            }
            (Some(_), Some(_)) => move_bot(&tables, &table),
            (None, _) => {
                rounds += 1;
                choose(&tables, &table, rounds * 7919).unwrap().snapshot
            }
        };
    }
    drop(program);
    let input = fs::read_to_string(input).unwrap();
    assert!(!input.contains(&seed(3).to_string()), "the seed");
    let (mut requests, mut hidden) = (0, 0);
    // The last line may be incomplete.
    let complete = input.rsplit_once('\n').map_or("", |(complete, _)| complete);
    for (line, hand_then) in complete.lines().zip(hands) {
        let request: Value = serde_json::from_str(line).unwrap();
        let record: Record = serde_json::from_value(request["record"].clone()).unwrap();
        assert_eq!(hand(&record.replay().unwrap()), [], "the record contains cards of the other player");
        requests += 1;
        hidden += usize::from(!hand_then.is_empty());
    }
    assert!(sealed > 0 && requests > 50 && hidden > 10, "{sealed} rounds, {requests} requests, {hidden} with cards");
}

/// Returns the secret cards of the first seat.
fn hand(game: &Game) -> Vec<Card> {
    PrivateView::of(game, Seat::FIRST).expansions.the_gifts.map(|gifts| gifts.cards).unwrap_or_default()
}

#[test]
fn a_program_that_fails_later_in_its_move_loses_the_whole_move() {
    let tables = memory();
    tables.create_with_seed(CHANNEL, ALICE, "en", Setup::base(0), seed(1)).unwrap();
    tables.add_bot(CHANNEL, ALICE, "engine-mine".parse::<BotProfile>().unwrap()).unwrap();
    let mut table = tables.start(CHANNEL, ALICE).unwrap().snapshot;
    while table.bot_to_move().is_none() {
        table = choose(&tables, &table, 0).unwrap().snapshot;
    }
    let (seat, _) = table.bot_to_move().unwrap();
    let error = |script: &str| {
        let mut program = Engine::new("/bin/sh", ["-c", script]);
        tables.ask_engine(&mut program, &table, seat, Duration::from_secs(60)).unwrap().unwrap_err()
    };
    // One program ends after it has placed the tile. The other one repeats each answer, so that the second is one to an old question.
    let player = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/examples/player.py");
    let (ended, repeated) = (error(&format!("head -n 1 | {player}")), error(&format!("{player} | sed -u p")));
    assert!(matches!((&ended, &repeated), (EngineError::Ended(_), EngineError::Illegal(_))), "{ended:?} {repeated:?}");
}

#[test]
fn a_person_plays_a_whole_game_against_two_bots() {
    let tables = memory();
    let mut setup = Setup::base(0);
    [Expansion::TheGifts, Expansion::BridgesCastlesAndBazaars].iter().for_each(|&one| setup.expansions.set(one, true));
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    let mut table = alone(&tables, setup, 3);
    let (mut rounds, mut sealed) = (0, 0);
    while matches!(table.phase, Phase::Playing(_)) {
        table = move_bots(&tables, table);
        let notices = tables.pending_notices_of(table.id).unwrap();
        let turns = notices.iter().filter(|notice| notice.kind != NoticeKind::Lobby).count();
        assert!(turns <= 1, "the bot's turns are told together with the next person's: {notices:?}");
        notices.iter().for_each(|notice| assert!(tables.mark_posted(*notice, None).is_ok()));
        if !matches!(table.phase, Phase::Playing(_)) {
            break;
        }
        assert_eq!(table.awaited_users(), [ALICE]);
        rounds += 1;
        let number = table.decision().unwrap().number;
        table = if let Some(round) = &table.sealed {
            sealed += 1;
            tables.submit(table.id, ALICE, number, &vec![2; round.subjects.len()]).unwrap().snapshot
        } else {
            choose(&tables, &table, rounds * 7919).unwrap().snapshot
        };
    }
    assert!(rounds > 20 && sealed > 0, "{rounds} rounds, {sealed} sealed bids");
    let game = table.game().unwrap();
    assert!(game.player(SECOND).points() > game.player(Seat::FIRST).points(), "whoever thinks is ahead");
    let file = tables.export_table(table.id).unwrap();
    assert!(matches!(verify(&file), Ok(Verification::Fair { finished: true, .. })));
}

/// Discord may have accepted the post of a round although the bot has no answer yet. The next attempt finds that post, which does
/// not show the end of the round.
#[test]
fn a_notice_that_may_be_posted_already_is_not_extended() {
    let tables = memory();
    let mut setup = Setup::base(0);
    setup.expansions.set(Expansion::BridgesCastlesAndBazaars, true);
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    let mut table = alone(&tables, setup, 3);
    for moves in 0.. {
        if table.sealed.is_some() {
            break;
        }
        table = match table.bot_to_move() {
            Some(_) => move_bot(&tables, &table),
            None => choose(&tables, &table, moves * 7919).unwrap().snapshot,
        };
    }
    let (due, _) = tables.work(table.id).unwrap().unwrap().post.unwrap();
    tables.begin_post(&due, &[]).unwrap().unwrap();
    let bids = vec![2; table.sealed.as_ref().unwrap().subjects.len()];
    let number = table.decision().unwrap().number;
    let table = move_bots(&tables, tables.submit(table.id, ALICE, number, &bids).unwrap().snapshot);
    let (retried, _) = tables.work(table.id).unwrap().unwrap().post.unwrap();
    assert_eq!((retried.notice, retried.attempts), (due.notice, 1));
    tables.mark_posted(retried.notice, None).unwrap();
    let (next, _) = tables.work(table.id).unwrap().unwrap().post.unwrap();
    let [before, after] = [due, next].map(|due| due.notice.kind.span().unwrap());
    assert_eq!((before.to, Some(after.to)), (after.from, table.play().map(|play| play.length)));
}

#[test]
fn the_bot_answers_only_pending_questions_of_its_own_seats() {
    let tables = memory();
    let table = game(&tables, 2, 5).snapshot;
    let (who, number, actions) = asked(&table);
    let seat = table.seat_of(who).unwrap();
    let chosen = BotMove::Answer(actions[..1].to_vec());
    assert!(matches!(tables.play_for(table.id, seat, number, &chosen), Err(TableError::NotSeated)));
    assert!(matches!(tables.reclaim(CHANNEL, STRANGER), Err(TableError::NotSeated)));
    assert_eq!(table.bots, [None, None]);
}

#[test]
fn bots_do_not_play_on_alone() {
    for (guests, bots) in [(&[][..], 2), (&[BOB], 2), (&[], 1)] {
        let tables = memory();
        tables.create_with_seed(CHANNEL, ALICE, "en", Setup::base(0), seed(1)).unwrap();
        guests.iter().for_each(|&guest| drop(tables.join(CHANNEL, guest).unwrap()));
        (0..bots).for_each(|_| drop(tables.add_bot(CHANNEL, ALICE, Level::Gentle).unwrap()));
        let table = tables.start(CHANNEL, ALICE).unwrap().snapshot;
        for &guest in guests {
            assert!(matches!(tables.resign(CHANNEL, guest).unwrap().snapshot.phase, Phase::Playing(_)));
        }
        let last = tables.resign(CHANNEL, ALICE).unwrap();
        // With a single bot, the game is over by the rules.
        assert_eq!(matches!(last.snapshot.phase, Phase::Aborted), bots > 1);
        assert!(!now(&tables, table.id).is_active() && last.snapshot.bot_to_move().is_none());
        assert_eq!(tables.pending_notices().unwrap().last(), last.notices.last());
        assert!(tables.resign(CHANNEL, ALICE).is_err());
    }
}

#[test]
fn the_bot_s_seats_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bergerie.db");
    let (id, before) = {
        let tables = on_disk(&path);
        let table = alone(&tables, Setup::base(0), 9);
        (table.id, (table.users.clone(), table.bots.clone()))
    };
    let tables = on_disk(&path);
    let table = now(&tables, id);
    assert_eq!((table.users.clone(), table.bots.clone()), before);
    assert!(
        tables.tables_with_pending_posts().unwrap().contains(&id),
        "whoever looks for what is to be said finds the bot's turn too"
    );
    let table = move_bots(&tables, table);
    assert_eq!(table.awaited_users(), [ALICE]);
}

#[test]
fn a_hint_names_several_moves_that_can_be_made() {
    let tables = memory();
    let table = game(&tables, 2, 7).snapshot;
    let hints = tables.hints(&table, &bergerie::opponent::Positions(100_000));
    assert!(Arc::ptr_eq(&hints, &tables.hints(&table, &bergerie::opponent::Positions(1))), "a second search");
    assert!(hints.len() >= 3);
    let firsts: Vec<Action> = hints.iter().map(|hint| hint.answers[0]).collect();
    let (who, number, actions) = asked(&table);
    assert!(firsts.iter().all(|first| actions.contains(first)));
    assert!(tables.act(table.id, who, number, &hints[0].answers).is_ok());
    assert!(PEOPLE.contains(&who));
}

#[test]
fn a_bot_without_a_computed_move_makes_a_minimal_one() {
    let tables = memory();
    let mut setup = Setup::base(0);
    setup.expansions.set(Expansion::BridgesCastlesAndBazaars, true);
    setup.expansions.bridges_castles_and_bazaars.as_mut().unwrap().bazaar_mode = BazaarMode::Sealed;
    let mut table = alone(&tables, setup, 3);
    let mut bots = 0;
    for moves in 0.. {
        if !matches!(table.phase, Phase::Playing(_)) {
            break;
        }
        let number = table.decision().unwrap().number;
        table = match table.bot_to_move() {
            Some((seat, _)) => {
                bots += 1;
                let nonsense =
                    BotMove::Answer(vec![Action::Deploy { figure: Figure::Abbot, at: Pos::START, segment: 200 }]);
                assert!(tables.play_for(table.id, seat, number, &nonsense).is_err());
                let default_move = default_move(&table, seat).expect("something can be done");
                tables.play_for(table.id, seat, number, &default_move).unwrap().snapshot
            }
            None if table.sealed.is_some() => {
                let submitted = vec![1; table.sealed.as_ref().unwrap().subjects.len()];
                tables.submit(table.id, ALICE, number, &submitted).unwrap().snapshot
            }
            None => choose(&tables, &table, moves * 7919).unwrap().snapshot,
        };
    }
    assert!(bots > 40, "{bots}");
}
