//! Plays The School with the running bot: the player with the teacher chooses the points that he repeats.

use bergerie::rules::Expansion;
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, says_to_one};

#[tokio::test(flavor = "multi_thread")]
async fn the_teacher_repeats_points_of_choice() {
    let mut stage = Stage::set().await;
    let script = "0: BA/RRR E1 0\n> teacher to 0\n1: BA/LR N1E1 90 road\n0: BA/CRRR";
    let prepared = Prepared { script, next: None, assists: Assists::On };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::School]).await;
    let (alice, bob) = (stage.user("alice"), stage.user("bob"));
    let console = alice.open(&post).await;
    let spots = console.buttons();
    let is_wanted = |label: &&&str| label.contains("N1") && !["N1E", "N1W"].iter().any(|other| label.contains(other));
    let spot = spots.iter().find(is_wanted).unwrap_or_else(|| panic!("no spot at N1: {spots:?}"));
    let placed = choose(&alice, &console, spot).await;
    let knight = choose(&alice, &placed, "knight").await;
    alice.keep(&knight, "teacher-try").await;
    says_to_one(&knight, &["4 repeated"]);
    press(&alice, &knight, ids(&knight, "confirm:")[0]).await;
    let after = people.post_after(Some(&post)).await;
    says(&after, &["4 repeated"]);
    assert!(after.alts().contains("The teacher is in the school."), "{}", after.alts());
    bob.keep(&after, "teacher").await;
}
