//! Programs as bots at tables. A hostile program only loses its moves.

use crate::support::user::{Seen, User};

use super::process::Stage;
use super::shown::option;
use super::table::{People, is_end, move_by_command};

/// Number of moves of the user in a test.
const MOVES: usize = 3;

/// Starts a game of a user with this program, and plays some moves. Returns all public messages.
async fn play_with(program: &str) -> (Stage, Vec<Seen>) {
    let mut stage = Stage::without_bot().await;
    stage.with("BERGERIE_ENGINES", format!("tested={program}"));
    stage.start().await;
    let people = People::called(&stage, &["alice"]).await;
    let host = people.host();
    host.command("/game new").await;
    let lobby = host.until(|m| m.buttons().contains(&"Join")).await;
    seat(host, &lobby).await;
    host.press(&lobby, "Start").await;
    let mut post = people.post_after(None).await;
    for turn in 0..MOVES {
        assert!(!is_end(&post));
        move_by_command(host, turn).await;
        post = people.post_after(Some(&post)).await;
    }
    let all = host.history().await.into_iter().filter(|message| !message.only_you()).collect();
    (stage, all)
}

async fn seat(host: &User, lobby: &Seen) {
    let private = host.press(lobby, "Add a bot").await.message();
    let (menu, _, value) = option(&private, "tested").expect("the program");
    host.choose(&private, Some(menu), &[value]).await;
    host.until(|m| m.id() == lobby.id() && m.content().contains("Bot (tested)")).await;
}

/// Returns the number of announcements of a failure.
fn failures(messages: &[Seen]) -> usize {
    messages.iter().filter(|message| message.content().contains("gave no valid answer in time")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_at_a_table() {
    let player = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/player.py");
    let (stage, messages) = play_with(&format!("/usr/bin/python3 {player}")).await;
    assert_eq!(failures(&messages), 0, "{}", stage.log());
    assert!(!stage.log().contains("gave no valid answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_program_loses_its_moves_and_the_table_says_so_once() {
    for program in ["/bin/sleep 1000", "/usr/bin/yes", "/bin/cat", "/nowhere/missing"] {
        let (stage, messages) = play_with(program).await;
        assert_eq!(failures(&messages), 1, "{program}");
        assert!(stage.log().matches("a program gave no valid answer").count() >= MOVES - 1, "{program}");
    }
}
