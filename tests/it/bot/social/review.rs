//! Reviews of finished games, which are private until all players agree.

use bergerie::rules::{FirstPlayer, Seat, Setup};
use bergerie::store::Store;
use bergerie::table::{Seed, TableSetup, Tables};

use crate::support::user::Seen;

use super::super::everything::new_channel;
use super::super::shown::is_within_limits;
use super::*;

/// Number of answers before a player resigns.
const ANSWERS: usize = 12;

/// Plays the beginning of a base game with arbitrary answers. Then the second player resigns, which ends the game.
async fn end_game(stage: &Stage, people: &People) {
    let (channel, ids) = (new_channel(stage, "reviewed").await, people.ids());
    let tables = Tables::new(Store::open(&stage.path("bergerie.db")).expect("a database"));
    let setup = Setup { first: FirstPlayer::Seat(Seat::FIRST), ..Setup::base(0) };
    let terms = TableSetup::from(setup);
    tables.create_with_seed(channel, ids[0], "en", terms, Seed::new([5; 32])).expect("a table");
    tables.join(channel, ids[1]).expect("a seat");
    let mut table = tables.start(channel, ids[0]).expect("a game").snapshot;
    for number in 0..ANSWERS {
        let decision = table.decision().expect("a decision").clone();
        let answer = decision.actions[number * 7919 % decision.actions.len()];
        let by = table.awaited_user().expect("a player");
        table = tables.act(table.id, by, decision.number, &[answer]).expect("a legal answer").snapshot;
    }
    tables.resign(channel, ids[1]).expect("the end");
    let mut pending = tables.pending_notices().expect("notices");
    pending.pop();
    pending.into_iter().for_each(|notice| assert!(tables.mark_posted(notice, None).is_ok()));
}

/// Checks that a message has a review, with a chart and a picture of each move.
async fn check_review(user: &User, review: &Seen) {
    is_within_limits(review);
    assert!(review.content().contains("the review") && review.content().contains("Better: "), "{}", review.0);
    let moves = review.content().lines().filter(|line| line.contains("Better: ")).count();
    let files: Vec<&str> = review.files().iter().map(|file| file.name).collect();
    assert_eq!((files.len(), files.first().copied()), (moves + 1, Some("curve.png")), "{files:?}");
    assert!(review.files().iter().all(|file| !file.alt.is_empty()));
    assert_eq!(review.content().matches("luck of the draw").count(), 2, "{}", review.content());
    for name in ["move-1.png", "curve.png"] {
        let picture = user.download(review.file(name).expect("a picture").url).await;
        assert!(picture.starts_with(b"\x89PNG"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_private_until_all_players_agree() {
    let mut stage = Stage::without_bot().await;
    let people = People::called(&stage, &["alice", "bob"]).await;
    end_game(&stage, &people).await;
    stage.start().await;
    let people = people.at("reviewed");
    let (alice, bob, carol) = (people.host(), people.guests().next().expect("bob"), stage.user("carol").at("reviewed"));
    let end = people.post_after(None).await;
    // A review is computed at a low priority, so it may take longer than the time that a press waits for its answer.
    alice.press(&end, "Review").await;
    let review = alice.until(|m| m.only_you() && !m.files().is_empty()).await;
    check_review(alice, &review).await;
    alice.keep(&review, "review").await;
    assert!(review.content().contains("Only players of this game can read this review."), "{}", review.content());
    let first = review.content().lines().find(|line| line.contains("Better: ")).expect("a move");
    let own = format!("<@{}>", people.ids()[0]);
    let has_own = review.content().lines().any(|line| line.contains("Better: ") && line.contains(&own));
    assert!(!has_own || first.contains(&own), "one's own moves come first: {}", review.content());

    let refused = carol.press(&end, "Review").await.message();
    assert!(refused.only_you() && refused.content().contains("nur die Mitspieler"), "{}", refused.content());

    let asked = alice.press(&review, "Show everyone").await.message();
    let (one, other) = (people.ids()[0], people.ids()[1]);
    assert!(!asked.only_you() && asked.content().contains(&format!("OK with you, <@{other}>?")), "{}", asked.0);
    let refused = carol.press(&asked, "Fine by me").await.message();
    assert!(refused.only_you(), "{}", refused.0);
    for (message, button) in [(&asked, "Fine by me"), (&review, "Show everyone")] {
        let refused = alice.press(message, button).await.message();
        assert!(refused.only_you() && refused.content().contains("already agreed"), "{}", refused.0);
    }
    let still = bob.look(&asked).await;
    assert!(still.content().contains(&format!("<@{one}> would like")), "one player agreed twice: {}", still.content());

    // The other player refuses, and then agrees after all.
    assert!(carol.press(&asked, "Keep it private").await.message().only_you(), "only players decide");
    bob.press(&asked, "Keep it private").await;
    let kept = alice.until(|m| m.id() == asked.id() && m.buttons().is_empty()).await;
    assert!(kept.content().contains("would rather keep the review"), "{}", kept.content());
    bob.press(&end, "Review").await;
    let review = bob.until(|m| m.only_you() && !m.files().is_empty()).await;
    bob.press(&review, "Montrer à tous").await;
    let public = carol.until(|m| !m.only_you() && m.file("curve.png").is_some()).await;
    assert!(public.buttons().is_empty(), "{}", public.0);
    check_review(&carol, &public).await;
}
