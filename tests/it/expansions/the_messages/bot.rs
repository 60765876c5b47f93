//! Plays The Messages with the running bot: a road brings a message, and a meeple is scored for it.

use bergerie::rules::expansions::the_messages::{DrawOutcome, Message};
use bergerie::rules::{self, Expansion, ExpansionDrawOutcome};
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};
use crate::support::user::{Seen, User};

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_drawn_and_carried_out() {
    let mut stage = Stage::set().await;
    let script = "0: BA/RFr E1 0 road\n1: BA/LR W1 270\n0: BA/RFr E2 0 field:SSE\n1: BA/L S1 0\n0: BA/LR";
    let message = DrawOutcome::Message(Message::Farmers);
    let drawn = rules::DrawOutcome::Expansion(ExpansionDrawOutcome::TheMessages(message));
    let placed = "0: E3 90 pass\n> road completed: 0 +5 = 5 tiles x 1\n> returned: 0 meeple from E1";
    let prepared = Prepared { script, next: Some((placed, drawn)), assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::TheMessages]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " E3").await;
    press(&alice, &placed, ids(&placed, "confirm:")[0]).await;
    let asked = people.post_after(Some(&post)).await;
    says(&asked, &["carry out the message, or take 2 points: 3 points for each of your farmers"]);
    bob.keep(&asked, "message-drawn").await;
    answer(&alice, &asked, "Carry out").await;
    let moving = people.post_after(Some(&asked)).await;
    says(&moving, &["+3", "which of your markers on the score track moves?"]);
    answer(&alice, &moving, "Courier").await;
    let after = people.post_after(Some(&moving)).await;
    says(&after, &["Message: ", "(1 farmer × 3)"]);
    bob.keep(&after, "message-after").await;
    says_to_one(&bob.command("/board").await.message(), &["🚩 5 ✉️ 3"]);
}

/// Presses the button of the post whose text begins like this.
async fn answer(person: &User, post: &Seen, text: &str) {
    let button = post.buttons().into_iter().find(|label| label.starts_with(text));
    let button = button.unwrap_or_else(|| panic!("no {text:?} among {:?}", post.buttons())).to_owned();
    person.press(post, &button).await;
}
