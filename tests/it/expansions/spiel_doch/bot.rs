//! Agrees on Spiel Doch! with the running bot.

use crate::bot::lobby::agree;
use crate::bot::process::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_are_agreed_on_in_the_lobby() {
    let stage = Stage::set().await;
    for (name, channel, rule, value) in [
        ("alice", "carcassonne", "which tiles are placed first", "both tiles of Spiel Doch! are placed first"),
        ("bob", "second-table", "le début de la partie", "la partie commence avec les deux tuiles de Spiel Doch!"),
        ("carol", "chatter", "womit das Spiel beginnt", "das Spiel beginnt mit den beiden Plättchen von Spiel Doch!"),
    ] {
        agree(&stage.user(name).at(channel), "spiel doch", rule, value).await;
    }
}
