//! Encrypted connections to a database server over the network.

use bergerie::store::Clock;
use bergerie::store::Store;

use crate::support::postgres::Encrypted;
use crate::support::unused_address;

#[test]
fn a_server_on_the_network_needs_a_trusted_certificate() {
    let Some(server) = Encrypted::new(unused_address()) else { return };
    let stranger = Store::connect(&server.address(false), Clock::default());
    let message = stranger.err().expect("nobody has signed it").to_string();
    assert!(message.contains("certificate"), "{message}");
    let store = Store::connect(&server.address(true), Clock::default()).unwrap();
    let tables = store.read(|reading| reading.all_tables()).unwrap();
    assert!(tables.is_empty() && store.is_shared());
    let again = store.write(|writing| writing.all_tables()).unwrap();
    assert_eq!(again, tables);
}
