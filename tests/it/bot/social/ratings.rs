//! Rated games and the leaderboard.

use bergerie::store::Store;
use bergerie::table::{ChannelId, Level, OpeningContext, RatingMode, TableOptions, TableSetup, Tables, UserId};

use crate::bot::shown::{ids, is_within_limits, says, says_to_one};
use crate::bot::table::{SERVER, is_end};

use super::server::set;
use super::*;

/// Writes rated games of two into the bot's database, each of which ends when the second player resigns.
fn play(stage: &Stage, games: &[(UserId, Option<UserId>)]) {
    let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
    tables.configure_server(SERVER, |settings| settings.has_ratings = true).expect("settings");
    for (number, &(winner, loser)) in games.iter().enumerate() {
        let channel = ChannelId(5000 + number as u64);
        let options = TableOptions { rated: RatingMode::Rated, ..TableOptions::default() };
        let terms = TableSetup { setup: bergerie::rules::Setup::base(0), options };
        let at = OpeningContext { channel, guild: Some(SERVER), rematch_of: None };
        tables
            .create_with_seed(at, winner, "en", terms, bergerie::table::Seed::new([number as u8; 32]))
            .expect("a table");
        match loser {
            Some(loser) => tables.join(channel, loser).expect("a seat"),
            None => tables.add_bot(channel, winner, Level::Strong).expect("a bot"),
        };
        tables.start(channel, winner).expect("a game");
        tables.resign(channel, loser.unwrap_or(winner)).expect("the end");
    }
    for notice in tables.pending_notices().expect("notices") {
        tables.mark_posted(notice, None).expect("to mark it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_names_players_and_bots_in_three_languages() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let [alice, bob, carol] = people.ids().try_into().expect("three users");
    let mut games = vec![(alice, Some(bob)); 5];
    games.extend([(carol, None), (bob, Some(carol))]);
    play(&stage, &games);
    stage.start().await;
    for (name, texts) in [
        (
            "alice",
            [
                "Leaderboard** · 2 players, base game · all time",
                "7 rated games",
                "Provisional, with fewer than 5",
                "Bot (",
            ],
        ),
        ("bob", ["Classement** · à 2, jeu de base", "7 parties classées", "moins de 5 parties", "Bot ("]),
        ("carol", ["Rangliste** · zu zweit, Grundspiel", "7 Ranglistenspiele", "weniger als 5 Spielen", "Bot ("]),
    ] {
        let shown = stage.user(name).command("/leaderboard").await.message();
        says_to_one(&shown, &texts);
        says(&shown, &[&format!("1. <@{alice}> · **1"), &format!("2. <@{bob}> · **1"), &format!("\n<@{carol}> · 1")]);
        is_within_limits(&shown);
        let shown = stage.user(name).command("/leaderboard games: more_expanded season: 1999-4").await.message();
        says_to_one(&shown, &["1999"]);
        assert!(!shown.content().contains("<@"), "{}", shown.content());
    }
    let offered = stage.user("bob").autocomplete("/leaderboard", "season", "", json!({})).await;
    assert!(offered.len() == 12 && offered[0].name.starts_with("trimestre "), "{:?}", offered[0].name);
    let refused = stage.user("carol").command("/leaderboard season: winter").await.message();
    says_to_one(&refused, &["„winter“"]);
    let direct = stage.user("alice").at("dm").command("/leaderboard").await.message();
    says(&direct, &["server"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_allows_rated_games_and_their_hosts_cannot_close_them() {
    let stage = Stage::set().await;
    let people = People::called(&stage, &["bob", "carol"]).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| stage.user(name));
    for (user, text) in
        [(&alice, "no rated games"), (&bob, "pas de parties classées"), (&carol, "keine Ranglistenspiele")]
    {
        says_to_one(&user.command("/game new rated: rated").await.message(), &[text]);
    }
    let shown = alice.command("/server").await.message();
    says(&shown, &["Rated games: **off**"]);
    says(&set(&alice, &shown, "ratings", &["on"]).await, &["Rated games: **on**"]);
    bob.command("/game new rated: rated language: en first: 0").await;
    let lobby = people.gather().await;
    says(&lobby, &["rated: counts for the leaderboard"]);
    bob.press(&lobby, "Start").await;
    people.post_after(None).await;
    says_to_one(&bob.command("/game close").await.message(), &["ne peut pas être fermée"]);
    says_to_one(&carol.command("/game close").await.message(), &["Das kann nur"]);
    let asked = carol.command("/game resign").await.message();
    carol.press(&asked, ids(&asked, "leave:")[0]).await;
    bob.until(is_end).await;
    let ids = people.ids();
    let [winner, loser] = [ids[0], ids[1]];
    let shown = carol.command("/leaderboard").await.message();
    says_to_one(&shown, &["1 Ranglistenspiel", &format!("<@{winner}> · 15"), &format!("<@{loser}> · 14")]);
}
