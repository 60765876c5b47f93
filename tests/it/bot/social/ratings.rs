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

/// Starts the bot after five games that Alice won against Bob, one of Carol against a bot, and one of Bob against Carol.
async fn stage_with_games() -> (Stage, [UserId; 3]) {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob", "carol"]).await;
    let [alice, bob, carol] = people.ids().try_into().expect("three users");
    let mut games = vec![(alice, Some(bob)); 5];
    games.extend([(carol, None), (bob, Some(carol))]);
    play(&stage, &games);
    stage.start().await;
    (stage, [alice, bob, carol])
}

#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_names_players_and_bots_in_three_languages() {
    let (stage, [alice, bob, carol]) = stage_with_games().await;
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
    // The chart has a line for each player with a place. Its text names places only.
    let shown = stage.user("alice").command("/leaderboard").await.message();
    assert!(shown.alts().contains("place 1: 1579") && shown.alts().contains("place 2"), "{}", shown.alts());
    // Alice moderates the channel.
    let shown = stage.user("alice").command("/leaderboard").await.message();
    says(&shown, &["Only for moderators", &format!("<@{alice}> (5 won) and <@{bob}> (0 won): 5 games, 5 ended early")]);
    assert!(!stage.user("bob").command("/leaderboard").await.message().content().contains("modération"));
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

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_has_statistics_unless_the_user_hides_them() {
    let (stage, [alice, bob, carol]) = stage_with_games().await;
    for (name, texts) in [
        ("alice", ["always there", "5 games, 5 won", "2 players, base game", "5 won, 0 drawn, 0 lost"]),
        ("bob", ["toujours là", "5 parties, 5 victoires", "à 2, jeu de base", "5 victoires, 0 égalité, 0 défaite"]),
        (
            "carol",
            ["immer da", "5 Spiele, 5 gewonnen", "zu zweit, Grundspiel", "5 gewonnen, 0 unentschieden, 0 verloren"],
        ),
    ] {
        let shown = stage.user(name).command(&format!("/profile member: {alice}")).await.message();
        says_to_one(&shown, &texts);
        says(&shown, &[&format!("<@{bob}>"), &format!("<@{alice}>")]);
        is_within_limits(&shown);
    }
    let card = stage.user("alice").command(&format!("/profile member: {alice}")).await.message();
    assert!(card.alts().contains("5 games") && card.alts().contains("rating over time 1579"), "{}", card.alts());
    // Filters of the list of finished games.
    for (name, command, texts) in [
        ("alice", "/mygames result: won".to_owned(), ["Your past games** · won", "**1.** ■"]),
        ("bob", format!("/mygames result: won opponent: {carol}"), ["gagnées", "avec <@"]),
        ("carol", "/mygames set: river".to_owned(), ["Der Fluss", "Keine solchen Spiele"]),
        ("bob", "/mygames set: rivers".to_owned(), ["rivers", ""]),
    ] {
        let shown = stage.user(name).command(&command).await.message();
        says_to_one(&shown, &texts);
        is_within_limits(&shown);
    }
    let lost = stage.user("alice").command("/mygames result: lost where: here").await.message();
    says_to_one(&lost, &["lost · this server", "No such games"]);
    // The command in the menu of a user has the same answer.
    for (name, command, text) in
        [("alice", "Profile", "always there"), ("bob", "Profil", "toujours là"), ("carol", "Profil", "immer da")]
    {
        let user = stage.user(name);
        let typed = user.command(&format!("/profile member: {alice}")).await.message();
        let chosen = user.user_command(command, "alice").await.message();
        says_to_one(&chosen, &[text]);
        assert_eq!(chosen.content(), typed.content());
    }
    let user = stage.user("alice");
    let settings = user.command("/settings change").await.message();
    says(&settings, &["Profile: **visible**"]);
    is_within_limits(&settings);
    let hidden = user.press(&settings, "Hide my profile").await.message();
    says(&hidden, &["Profile: **hidden**"]);
    says_to_one(&user.command("/profile").await.message(), &["5 won", "Others see only the reliability"]);
    let shown = stage.user("carol").command(&format!("/profile member: {alice}")).await.message();
    says_to_one(&shown, &["immer da", "verborgen"]);
    assert!(!shown.content().contains("gewonnen") && !shown.content().contains("Grundspiel"), "{}", shown.content());
    let of_bob = stage.user("carol").command(&format!("/profile member: {bob}")).await.message();
    says_to_one(&of_bob, &[&format!("<@{carol}>")]);
    assert!(!of_bob.content().contains(&format!("<@{alice}>")), "{}", of_bob.content());
    let board = stage.user("carol").command("/leaderboard").await.message();
    says(&board, &["1. ein verborgenes Profil", &format!("2. <@{bob}>")]);
    assert!(!board.content().contains(&format!("<@{alice}>")));
    says(&user.command("/leaderboard").await.message(), &[&format!("1. <@{alice}>")]);
    // Bob has left five games, and Carol has played two.
    says_to_one(&stage.user("bob").command("/profile").await.message(), &["souvent en retard", "1 victoire"]);
    says_to_one(&stage.user("carol").command("/profile").await.message(), &["neu, weniger als 5"]);
    says_to_one(&user.at("dm").command("/profile").await.message(), &["5 won"]);
}
