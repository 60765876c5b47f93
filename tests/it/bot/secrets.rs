//! Searches everything that other players can see for the names of secret gifts.

use bergerie::rules::expansions::the_gifts::Card;
use serde_json::Value;

use crate::support::user::{Seen, User};

use super::process::Stage;

/// The names of each card in the three languages, in custom IDs and in records.
const NAMES: [(Card, &[&str]); 5] = [
    (Card::Synod, &["Synod", "Synode", "synod"]),
    (Card::RoadSweeper, &["Road Sweeper", "Cantonnier", "Straßenkehrer", "road_sweeper", "RoadSweeper"]),
    (
        Card::ChangePosition,
        &["Change Position", "Debout/Couché", "Stellungswechsel", "change_position", "ChangePosition"],
    ),
    (Card::CashOut, &["Cash Out", "Retrait", "Auszahlung", "cash_out", "CashOut"]),
    (Card::Take2, &["Take 2", "Prends-en-2", "Nimm 2", "take2", "Take2", "take_2"]),
];

/// Returns the cards that a message names.
pub fn named(text: &str) -> Vec<Card> {
    NAMES.into_iter().filter(|(_, names)| names.iter().any(|name| text.contains(name))).map(|(card, _)| card).collect()
}

/// A spectator who knows which cards are public so far.
pub struct Onlooker {
    person: User,
    opened: Vec<Card>,
    /// The number of messages and files that were searched.
    pub searched: usize,
}

impl Onlooker {
    pub fn new(stage: &Stage) -> Onlooker {
        Onlooker { person: stage.user("erin"), opened: Vec::new(), searched: 0 }
    }

    /// Records that a card becomes public.
    pub fn sees(&mut self, card: Card) {
        self.opened.push(card);
    }

    /// Returns the public cards in the order in which they became public.
    pub fn opened(&self) -> &[Card] {
        &self.opened
    }

    fn check(&mut self, what: &str, text: &str) {
        let secret: Vec<Card> = named(text).into_iter().filter(|&card| !self.opened.contains(&card)).collect();
        assert!(secret.is_empty(), "{what} reveals {secret:?}: {text}");
        self.searched += 1;
    }

    /// Searches the text, buttons, files and alt texts of the newest messages in the channel.
    pub async fn look(&mut self) {
        for message in self.person.latest(3).await {
            self.check("a message", &message.0.to_string());
        }
    }

    /// Searches the answers to all requests that a spectator can make.
    pub async fn pry(&mut self) {
        for command in ["/board", "/scores", "/game info", "/gift show", "/tiles", "/help"] {
            for message in self.person.command(command).await.messages() {
                self.check(command, &message.0.to_string());
            }
        }
        let export = self.person.command("/game export").await.message();
        let record = self.file(&export, "record.json").await;
        self.check("an export", &record);
        for command in ["/gift open card: Synod", "/gift keep tile: A"] {
            let refused = self.person.command(command).await.message();
            assert!(refused.only_you() && refused.files().is_empty(), "{}", refused.content());
        }
    }

    /// Returns a file of a message, as text.
    pub async fn file(&self, message: &Seen, name: &str) -> String {
        let file = message.file(name).expect("a file");
        String::from_utf8(self.person.download(file.url).await).expect("text")
    }

    /// Searches the whole channel again, and all public requests of the bot.
    pub async fn look_back(&mut self) {
        for message in self.person.history().await {
            self.check("a message", &message.0.to_string());
        }
        let requests = self.person.requests().await;
        let is_public = |request: &&Value| request["path"].as_str().is_some_and(|path| path.starts_with("/channels/"));
        for request in requests.iter().filter(is_public) {
            self.check("a request", &request.to_string());
        }
        let callbacks = requests.iter().filter(|r| r["path"].as_str().is_some_and(|path| path.ends_with("/callback")));
        for callback in callbacks {
            // Flag 64 makes an answer private, and answers of types 6 and 8 show no message. Type 9 opens a form. All other answers
            // are public.
            let (kind, flags) = (&callback["body"]["type"], &callback["body"]["data"]["flags"]);
            let is_private =
                flags.as_u64().is_some_and(|flags| flags & 64 != 0) || [6, 8, 9].iter().any(|&it| *kind == it);
            assert!(is_private, "an answer is public: {callback}");
        }
    }
}
