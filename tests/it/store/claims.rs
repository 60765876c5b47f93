//! Claims of processes that are cut off from the database. A process must not rely on a claim that another process has
//! taken over, and a claim must not block others for long.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bergerie::store::Clock;
use bergerie::store::{Address, ExclusiveWork, Lease, Store, TableId};

use super::open_table;
use crate::support::postgres::{Database, Proxy};
use crate::support::wait::{DEADLINE, blocking_until};

fn connect(url: &str) -> Store {
    let address: Address = url.parse().unwrap();
    Store::connect(&address, Clock::default()).unwrap()
}

#[test]
fn claims_of_a_process_that_is_cut_off_pass_to_another_after_it_has_given_them_up() {
    let Some(database) = Database::new() else { return };
    let proxy = Proxy::new(&database, SocketAddr::from(([127, 0, 0, 1], 0)));
    let (cut_off, other) = (connect(&proxy.url()), connect(&database.url()));
    let claims = [ExclusiveWork::Posting(TableId(7)), ExclusiveWork::BotMoves(TableId(7)), ExclusiveWork::Deadlines];
    let held: Vec<Lease> = claims.map(|claim| cut_off.claim(claim).unwrap().expect("it is free")).into();
    assert!(claims.iter().all(|&claim| other.claim(claim).unwrap().is_none()), "the claims belong to one process");
    // This is longer than a lease allows without renewal.
    std::thread::sleep(Duration::from_secs(6));
    assert!(held.iter().all(Lease::is_held) && other.claim(ExclusiveWork::Deadlines).unwrap().is_none());
    proxy.cut();
    let taken = blocking_until("the other takes them", || {
        let taken: Vec<Lease> = claims.iter().filter_map(|&claim| other.claim(claim).unwrap()).collect();
        assert!(taken.is_empty() || !held.iter().any(Lease::is_held), "two processes rely on the same claim");
        (taken.len() == claims.len()).then_some(taken)
    });
    // With a new connection, the first process can claim free work again.
    drop((held, taken));
    blocking_until("the first claims anew", || cut_off.claim(ExclusiveWork::Deadlines).ok().flatten());
}

#[test]
fn a_process_with_cut_connections_opens_new_ones() {
    let Some(database) = Database::new() else { return };
    let proxy = Proxy::new(&database, SocketAddr::from(([127, 0, 0, 1], 0)));
    let store = connect(&proxy.url());
    let table = open_table(&store);
    proxy.cut();
    let begun = Instant::now();
    assert!(store.read(|reading| reading.table(table)).unwrap().is_some(), "the store reconnects");
    store.write(|writing| writing.set_pinned(table, true)).unwrap();
    // In the middle of a transaction, nothing is committed yet, so the store retries it.
    let mut attempts = 0;
    store
        .write(|writing| {
            attempts += 1;
            writing.set_pinned(table, false)?;
            if attempts == 1 {
                proxy.cut();
            }
            writing.set_host(table, bergerie::store::UserId(5))
        })
        .unwrap();
    let row = store.read(|reading| reading.table(table)).unwrap().unwrap();
    assert_eq!((attempts, row.pinned, row.host.0), (2, false, 5));
    assert!(begun.elapsed() < DEADLINE, "{:?}", begun.elapsed());
}

#[test]
fn a_cut_connection_blocks_the_reservation_of_requests_only_briefly() {
    let Some(database) = Database::new() else { return };
    let proxy = Proxy::new(&database, SocketAddr::from(([127, 0, 0, 1], 0)));
    let store = connect(&proxy.url());
    store.reserve_request_time(Duration::ZERO, Duration::ZERO).unwrap();
    proxy.cut();
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        // The receiver is gone if the test has failed.
        let _ = sender.send([(); 2].map(|()| store.reserve_request_time(Duration::ZERO, Duration::ZERO).is_ok()));
    });
    assert_eq!(receiver.recv_timeout(DEADLINE), Ok([false, true]), "the second one uses a new connection");
}
