//! Tables whose pictures show another season.

use crate::bot::shown::{choose, says};

use super::*;

/// Returns the first colour of the palette of a picture or an animation, which is that of grass.
async fn grass(person: &User, message: &Seen) -> [u8; 3] {
    let file = message.files()[0];
    let bytes = std::io::Cursor::new(person.download(file.url).await);
    let palette = match file.name.ends_with(".gif") {
        true => gif::Decoder::new(bytes).expect("a film").global_palette().map(<[u8]>::to_vec),
        false => png::Decoder::new(bytes).read_info().expect("a picture").info().palette.clone().map(Into::into),
    };
    palette.and_then(|colours| colours.first_chunk().copied()).expect("a palette")
}

fn is_snow(colour: [u8; 3]) -> bool {
    colour.iter().all(|part| *part > 200)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_picture_of_a_table_in_winter_shows_snow() {
    let timed = ClockedBot::set().await;
    let people = People::called(&timed.stage, &["alice", "bob"]).await;
    let alice = people.host();
    alice.command("/game new first: host goes first season: winter").await;
    let lobby = people.gather().await;
    says(&lobby, &["winter, with snow"]);
    // The host changes the season by menu, and changes it back.
    let menus = alice.press(&lobby, "Options").await.message();
    let page = choose(alice, &menus, "Time limit, language").await;
    let opened = choose(alice, &page, "Summer or winter tiles").await;
    let set = choose(alice, &opened, "summer (default)").await;
    alice.until(|m| m.id() == lobby.id() && !m.content().contains("winter, with snow")).await;
    choose(alice, &set, "winter, with snow").await;
    let lobby = alice.until(|m| m.id() == lobby.id() && m.content().contains("winter, with snow")).await;
    alice.press(&lobby, "Start").await;
    let post = people.post_after(None).await;
    assert!(is_snow(grass(alice, &post).await), "the post");
    let console = alice.open(&post).await;
    assert!(is_snow(grass(alice, &console).await), "a try");
    for command in ["/board", "/tiles"] {
        let shown = alice.command(command).await.message();
        assert!(is_snow(grass(alice, &shown).await), "{command}");
    }
    place_plainly(alice).await;
    people.post_after(Some(&post)).await;
    alice.command("/film").await;
    let film = alice.until(|m| m.file("film.gif").is_some()).await;
    assert!(is_snow(grass(alice, &film).await), "the film");
    // By default, the next table has summer again.
    let elsewhere = people.at("second-table");
    let first = begin(&elsewhere, "/game new first: host goes first", "Join", "Start").await;
    assert!(!is_snow(grass(alice, &first).await));
}
