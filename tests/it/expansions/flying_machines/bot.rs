//! Plays The Flying Machines with the running bot: a flight in the console, the die, and the landing.

use bergerie::rules::expansions::flying_machines;
use bergerie::rules::{DrawOutcome, Expansion, ExpansionDrawOutcome};
use bergerie::table::Assists;

use crate::bot::prepared::Prepared;
use crate::bot::process::Stage;
use crate::bot::shown::{choose, ids, press, says, show_all};

#[tokio::test(flavor = "multi_thread")]
async fn a_meeple_flies_and_lands() {
    let mut stage = Stage::set().await;
    let die = DrawOutcome::Expansion(ExpansionDrawOutcome::FlyingMachines(flying_machines::DrawOutcome::Die(2)));
    let prepared = Prepared {
        script: "0: BA/RFr W1 0\n1: BA/RFr E1 0\n0: FL/RFr.WE.o",
        next: Some(("0: E2 0 fly", die)),
        assists: Assists::On,
    };
    let (people, post) = prepared.resume_with(&mut stage, &[Expansion::FlyingMachines]).await;
    says(&post, &["flying machine"]);
    let alice = stage.user("alice");
    let console = alice.open(&post).await;
    let placed = choose(&alice, &console, " E2").await;
    let all = show_all(&alice, &placed).await;
    let flight = choose(&alice, &all, "fly (").await;
    alice.keep(&flight, "flight-try").await;
    press(&alice, &flight, ids(&flight, "confirm:")[0]).await;
    let thrown = people.post_after(Some(&post)).await;
    says(&thrown, &["The die showed 2", "choose where to land"]);
    alice.keep(&thrown, "flight-die").await;
    let landing = alice.open(&thrown).await;
    assert!(landing.buttons()[1].contains("knight"), "{:?}", landing.buttons());
    press(&alice, &landing, ids(&landing, "confirm:")[1]).await;
    let after = people.post_after(Some(&thrown)).await;
    let alt = after.file("table.png").expect("a picture").alt;
    assert!(alt.contains("knight"), "{alt}");
    alice.keep(&after, "flight-landed").await;
}
