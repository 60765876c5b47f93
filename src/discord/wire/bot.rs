//! The edge: interactions come in, are acknowledged within Discord's three seconds, and get their answers.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::Value;
use serenity::builder::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse, CreateInteractionResponseMessage,
};
use tokio::time::{sleep, timeout};

use crate::discord::commands::args::Args;
use crate::discord::commands::{film, list, register};
use crate::discord::expansions::Typed;
use crate::discord::fault::Fault;
use crate::discord::interaction::{Action, Interaction, Invocation, ReplyTo, Unreadable};
use crate::discord::message::draft::Draft;
use crate::discord::message::press::{Ack, Look, Press, Special};
use crate::discord::permissions;
use crate::discord::visit::{App, FilmOrder, Outcome, Reply, Visit};
use crate::store::noting_commits;
use crate::table::{PersonId, Snapshot};
use crate::telemetry::{Ending, Kind};
use crate::words::Words;

use super::closing::Closing;
use super::crews::{Busy, Crew, Crews, Wish};
use super::delivery::Delivery;
use super::dispatch::{ack, open_form, pressed, submitted};
use super::forms::{self, Form};
use super::lane::{Lanes, Said};
use super::line::Line;
use super::patience::Gaps;
use super::place::Place;
use super::setback::{Setback, Shut};
use super::shard::Heard;
use super::watch;

/// How long an answer may wait for somebody to look whether a post is still there.
const LOOKING: Duration = Duration::from_secs(5);

/// Does what people ask for.
pub(super) struct Bot {
    app: Arc<App>,
    line: Arc<Line>,
    delivery: Arc<Delivery>,
    lanes: Arc<Lanes>,
    crews: Arc<Crews>,
    closing: Closing,
    /// Whether somebody sees to it that the commands are registered.
    registering: AtomicBool,
}

/// How an interaction is answered once it was acknowledged.
struct Answer<'a> {
    line: &'a Line,
    /// The application's number.
    bot: u64,
    token: &'a str,
    /// How it was acknowledged: whether answers appear in the message that was pressed.
    ack: Ack,
    place: Place,
}

impl Bot {
    /// Makes answers from these tables.
    pub fn new(
        app: Arc<App>,
        line: Arc<Line>,
        delivery: Arc<Delivery>,
        lanes: Arc<Lanes>,
        crews: Arc<Crews>,
        closing: Closing,
    ) -> Bot {
        Bot { app, line, delivery, lanes, crews, closing, registering: AtomicBool::new(false) }
    }

    /// Does what follows from what was heard, without waiting for it.
    pub fn hear(self: &Arc<Bot>, heard: Heard) {
        let bot = Arc::clone(self);
        match heard {
            Heard::Ready(number, name) => {
                tracing::info!(%name, "connected");
                if !self.registering.swap(true, Ordering::Relaxed) {
                    tokio::spawn(async move { bot.register(number).await });
                }
                let bot = Arc::clone(self);
                tokio::spawn(async move { bot.catch_up(Some(number)).await });
            }
            Heard::Resumed => {
                tokio::spawn(async move { bot.catch_up(None).await });
            }
            Heard::Interaction(raw) => self.closing.spawn(async move { bot.interaction(&raw).await }),
        }
    }

    /// Registers the commands, however often it takes.
    async fn register(&self, number: u64) {
        let mut gaps = Gaps::of_start();
        while let Err(setback) = self.line.register(number, &register::definitions()).await {
            if !setback.passes() {
                tracing::error!(error = %setback, "the commands were not registered");
                return;
            }
            let gap = gaps.next().max(setback.wait());
            tracing::warn!(error = %setback, again_in = ?gap, "the commands are not registered yet");
            sleep(gap).await;
        }
        watch::registered();
    }

    /// Has everything said that is still to be said.
    async fn catch_up(&self, number: Option<u64>) {
        let begun = match number {
            Some(number) => self.delivery.begin(number).await,
            None => Ok(()),
        };
        match begun.and(self.delivery.owing().await) {
            Ok(tables) => tables.into_iter().for_each(|table| self.lanes.poke(table)),
            Err(error) => tracing::error!(%error, "nobody knows what is still to be said"),
        }
    }

    async fn interaction(&self, raw: &Value) {
        match Interaction::read(raw) {
            Ok(interaction) => {
                let ReplyTo { kind, id, .. } = interaction.reply;
                watch::answering(kind, id, self.answer(interaction)).await;
            }
            Err(error) => watch::answering(error.reply.kind, error.reply.id, self.apologize(error)).await,
        }
    }

    /// Tells the user of an interaction that it cannot be read.
    async fn apologize(&self, error: Unreadable) -> Result<(), Setback> {
        tracing::error!(%error, "an interaction cannot be read");
        self.refuse(&error.reply, Words::fault_machine).await?;
        watch::ended(Ending::Failed);
        Ok(())
    }

    async fn answer(&self, interaction: Interaction) -> Result<(), Setback> {
        let reply = &interaction.reply;
        if self.closing.has_begun() {
            return self.refuse(reply, Words::fault_restarting).await;
        }
        let wish = if reply.kind == Kind::Completion { Wish::Completion } else { Wish::Press };
        if let Err(wait) = self.crews.limits.ask(interaction.user, wish) {
            let hasty = Fault::Hasty(wait);
            return self.refuse(reply, |words| hasty.say(words, None, PersonId(0), "")).await;
        }
        match &interaction.action {
            Action::Command(command) => self.command(&interaction, command.clone()).await,
            Action::Completion(command) => self.complete(&interaction, command.clone()).await,
            Action::Press { custom_id, values } => self.press(&interaction, custom_id, values.clone()).await,
            Action::Form { custom_id, fields } => self.submit(&interaction, custom_id, Typed(fields.clone())).await,
        }
    }

    /// Gives the first answer to an interaction.
    async fn acknowledge(&self, to: &ReplyTo, response: &CreateInteractionResponse) -> Result<(), Setback> {
        self.line.acknowledge(to.id, &to.token, response).await.inspect(|()| watch::acknowledged())
    }

    /// Does nothing, and says why at once and in private; instead of choices there are none.
    async fn refuse(&self, to: &ReplyTo, why: impl FnOnce(Words) -> String) -> Result<(), Setback> {
        watch::ended(Ending::Refused);
        match to.kind {
            Kind::Completion => self.offer(to, Vec::new()).await,
            _ => self.acknowledge(to, &forms::refusal(&why(Words::of(to.locale)))).await,
        }
    }

    /// How to answer an interaction that was acknowledged.
    fn answer_to<'a>(&'a self, interaction: &'a Interaction, ack: Ack) -> Answer<'a> {
        let token = &interaction.reply.token;
        Answer { line: &self.line, bot: interaction.application, token, ack, place: Place::of(interaction) }
    }

    async fn command(&self, interaction: &Interaction, command: Invocation) -> Result<(), Setback> {
        let response = CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true));
        self.acknowledge(&interaction.reply, &response).await?;
        let answer = self.answer_to(interaction, Ack::Private);
        self.arrive(&answer.place).await;
        if list::is_info(&command.name, command.subcommand.as_deref()) {
            self.look(&answer.place, true).await;
        }
        let outcome = self.work(Visit::of(interaction), move |app, visit| {
            let found = list::find(&command.name, command.subcommand.as_deref()).ok_or(Fault::OldCommand)?;
            found.run(app, visit, &Args::of(&command))
        });
        self.finish(&answer, outcome.await).await
    }

    async fn complete(&self, interaction: &Interaction, command: Invocation) -> Result<(), Setback> {
        let app = Arc::clone(&self.app);
        let visit = Visit::of(interaction);
        let job = move || -> Result<Vec<AutocompleteChoice>, Fault> {
            let Some(found) = list::find(&command.name, command.subcommand.as_deref()) else { return Ok(Vec::new()) };
            found.complete(&app, &visit?.in_preferred(&app)?, &Args::of(&command))
        };
        // Whoever may not play now is offered nothing, and told why when they send the command.
        let choices = timeout(Crews::COMPLETION, self.crews.quick.run(watch::work(job))).await.ok();
        let choices = choices.and_then(|done| done.ok()?.ok()?.ok()).unwrap_or_default();
        self.offer(&interaction.reply, choices).await
    }

    async fn offer(&self, to: &ReplyTo, choices: Vec<AutocompleteChoice>) -> Result<(), Setback> {
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        self.acknowledge(to, &CreateInteractionResponse::Autocomplete(response)).await
    }

    async fn press(&self, interaction: &Interaction, custom_id: &str, values: Vec<String>) -> Result<(), Setback> {
        let press: Result<Press, _> = custom_id.parse();
        if let Ok(Press::Special(special)) = &press
            && let Some(form) = forms::form(special)
        {
            return self.show_form(interaction, special.clone(), form).await;
        }
        let is_private = interaction.message.is_some_and(|(_, is_private)| is_private);
        let ack = press.as_ref().map_or(Ack::Private, |press| ack(press, is_private));
        let response = match ack {
            Ack::Private => CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true)),
            Ack::Update | Ack::Shared => CreateInteractionResponse::Acknowledge,
        };
        self.acknowledge(&interaction.reply, &response).await?;
        let answer = self.answer_to(interaction, ack);
        self.arrive(&answer.place).await;
        if matches!(press, Ok(Press::Look(_, Look::More))) {
            self.look(&answer.place, true).await;
        }
        let outcome = self.work(Visit::of(interaction), move |app, visit| {
            let press = press.map_err(|_| Fault::OldButton)?;
            pressed(app, visit, press, &values, is_private)
        });
        self.finish(&answer, outcome.await).await
    }

    /// Opens a form, or says privately why there is none.
    async fn show_form(&self, interaction: &Interaction, special: Special, form: Form) -> Result<(), Setback> {
        let visit = Visit::of(interaction);
        let modal =
            self.attempt(&self.crews.quick, visit, move |app, visit| open_form(app, visit, &special, &form)).await;
        let response = match modal {
            Ok(modal) => CreateInteractionResponse::Modal(modal),
            Err(apology) => {
                watch::ended(apology.ending);
                forms::refusal(&apology.text)
            }
        };
        self.acknowledge(&interaction.reply, &response).await
    }

    /// Takes what somebody has filled in.
    async fn submit(&self, interaction: &Interaction, custom_id: &str, typed: Typed) -> Result<(), Setback> {
        let (ack, response) = forms::acknowledge(interaction.message.is_some_and(|(_, is_private)| is_private));
        self.acknowledge(&interaction.reply, &response).await?;
        let answer = self.answer_to(interaction, ack);
        self.arrive(&answer.place).await;
        let press: Result<Press, _> = custom_id.parse();
        let outcome = self.work(Visit::of(interaction), move |app, visit| {
            let Ok(Press::Special(special)) = press else { return Err(Fault::OldButton) };
            submitted(app, visit, &special, &typed)
        });
        self.finish(&answer, outcome.await).await
    }

    /// Notes what the bot may do where somebody used it. A table that was left alone goes on if it may write there.
    async fn arrive(&self, place: &Place) {
        match self.delivery.came_by(place.channel, place.may_write).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.lanes.poke(table)),
            Err(error) => tracing::error!(channel = %place.channel, %error, "a table is left alone for longer"),
        }
    }

    /// Looks whether the post of the channel's table is still there: `now`, or soon if nobody has looked for a while.
    async fn look(&self, place: &Place, now: bool) {
        let (app, channel) = (Arc::clone(&self.app), place.channel);
        if !place.may_look {
            return;
        }
        let found = self.crews.post.insist(move || app.tables.find(channel)).await;
        let Some(table) = found.ok().and_then(Result::ok).flatten().filter(Snapshot::is_active) else { return };
        let posts = table.posts;
        if place.pressed.is_some() && [posts.turn, posts.lobby].contains(&place.pressed) {
            return;
        }
        if now {
            // What it says is true all the same, if it takes too long.
            let _ = timeout(LOOKING, self.lanes.look(table.id)).await;
        } else {
            self.lanes.glance(table.id);
        }
    }

    /// Does blocking work that becomes an answer.
    async fn work(
        &self,
        visit: Result<Visit, Fault>,
        job: impl FnOnce(&App, &Visit) -> Result<Outcome, Fault> + Send + 'static,
    ) -> Result<Outcome, Apology> {
        let visit = visit.map_err(|fault| Apology::to_nobody(&fault))?;
        let job = move |app: &App, visit: &Visit| Ok(job(app, visit)?.for_words(visit.words));
        let outcome = self.attempt(&self.crews.turn, Ok(visit.clone()), job).await?;
        match outcome.reply {
            Reply::Film(order) => {
                let draft = self.film(&visit, order).await?;
                Ok(Outcome::answer(draft).for_words(outcome.words))
            }
            _ => Ok(outcome),
        }
    }

    /// Makes a film, or takes the one that was made for somebody else.
    async fn film(&self, visit: &Visit, order: FilmOrder) -> Result<Draft, Apology> {
        let refused = |fault| Apology::new(&fault, visit, None);
        self.crews.limits.ask(visit.person, Wish::Film).map_err(|wait| refused(Fault::Hasty(wait)))?;
        let (app, table, from, length) = (Arc::clone(&self.app), order.table, order.from, order.length);
        let made = watch::work(move || film::make(&app, table, from, length));
        let made = self.crews.films.get((table, from, length), made);
        tokio::select! {
            gif = made => gif.map(|gif| film::delivered(order, gif)).map_err(refused),
            () = self.closing.late() => Err(Apology::restarting(visit)),
        }
    }

    /// Does blocking work, and finds the words if it fails, or if there is no time left for it.
    async fn attempt<T: Send + 'static>(
        &self,
        crew: &Crew,
        visit: Result<Visit, Fault>,
        job: impl FnOnce(&App, &Visit) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Apology> {
        let visit = visit.map_err(|fault| Apology::to_nobody(&fault))?;
        let (app, by) = (Arc::clone(&self.app), visit.clone());
        let done = crew.run(watch::work(move || {
            // What somebody prefers is no reason to refuse them.
            let by = by.clone().in_preferred(&app).unwrap_or(by);
            let job = || catch_unwind(AssertUnwindSafe(|| job(&app, &by))).unwrap_or(Err(Fault::Panic));
            let (done, committed) = noting_commits(job);
            done.map_err(|fault| {
                let fault = if committed { fault.after_commit() } else { fault };
                let table = app.tables.find(by.channel).ok().flatten();
                Apology { committed, ..Apology::new(&fault, &by, table.as_ref()) }
            })
        }));
        let refused = |fault: Fault| Apology::new(&fault, &visit, None);
        tokio::select! {
            done = done => {
                let done = done.map_err(|Busy { wait }| refused(Fault::Busy(wait)))?;
                done.map_err(|error| refused(Fault::Crash(error))).flatten()
            }
            () = self.closing.late() => Err(Apology::restarting(&visit)),
        }
    }

    async fn finish(&self, answer: &Answer<'_>, outcome: Result<Outcome, Apology>) -> Result<(), Setback> {
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(apology) => {
                watch::ended(apology.ending);
                if apology.committed {
                    self.catch_up(None).await;
                }
                let told = answer.apologize(apology).await;
                self.look(&answer.place, false).await;
                return told;
            }
        };
        outcome.deliver_too.iter().for_each(|table| self.lanes.poke(*table));
        let (told, said) = tokio::join!(answer.tell(outcome.reply), async {
            match outcome.deliver {
                Some(table) => self.lanes.say(table).await,
                None => Said::All,
            }
        });
        match said {
            // The move counts; the channel hears of it as soon as the bot may speak there.
            Said::Shut(Shut::Forbidden) => {
                answer.follow_up(Draft::text(outcome.words.fault_permission(permissions::names()))).await?;
            }
            Said::Shut(Shut::Gone) | Said::Later => {}
            Said::All => self.look(&answer.place, false).await,
        }
        told
    }
}

/// What a fault makes the bot say.
struct Apology {
    text: String,
    /// Whether the message that was pressed has had its day: its buttons can lead nowhere any more.
    outdated: bool,
    /// What figures call it.
    ending: Ending,
    /// Whether something was committed before the fault, so that posts are pending.
    committed: bool,
}

impl Apology {
    fn new(fault: &Fault, visit: &Visit, table: Option<&Snapshot>) -> Apology {
        if fault.is_failure() {
            tracing::error!(person = %visit.person, channel = %visit.channel, error = %fault, "something failed");
        }
        let link = table.map(|table| visit.words.info_link(visit.link(table))).unwrap_or_default();
        Apology {
            text: fault.say(visit.words, table, visit.person, &link),
            outdated: fault.is_outdated(),
            ending: ending(fault),
            committed: false,
        }
    }

    /// There is no time left for an answer.
    fn restarting(visit: &Visit) -> Apology {
        Apology { text: visit.words.fault_restarting(), outdated: false, ending: Ending::Failed, committed: false }
    }

    fn to_nobody(fault: &Fault) -> Apology {
        let person = crate::table::PersonId(0);
        Apology {
            text: fault.say(Words::default(), None, person, ""),
            outdated: false,
            ending: ending(fault),
            committed: false,
        }
    }
}

fn ending(fault: &Fault) -> Ending {
    if fault.is_failure() { Ending::Failed } else { Ending::Refused }
}

impl Answer<'_> {
    async fn tell(&self, reply: Reply) -> Result<(), Setback> {
        match reply {
            // A film was made before the answer is told.
            Reply::Nothing | Reply::Film(_) => Ok(()),
            Reply::Answer(draft) => self.edit(draft).await,
            Reply::Pages(drafts) => {
                let mut drafts = drafts.into_iter();
                if let Some(first) = drafts.next() {
                    self.edit(first).await?;
                }
                for draft in drafts {
                    self.follow_up(draft).await?;
                }
                Ok(())
            }
        }
    }

    async fn apologize(&self, apology: Apology) -> Result<(), Setback> {
        let draft = Draft::text(apology.text);
        // A console that is out of date is replaced; anything else that was pressed stays as it is.
        match self.ack {
            Ack::Private => self.edit(draft).await,
            Ack::Update if apology.outdated => self.edit(draft).await,
            Ack::Update | Ack::Shared => self.follow_up(draft).await,
        }
    }

    async fn edit(&self, draft: Draft) -> Result<(), Setback> {
        self.line.answer(self.bot, self.token, draft).await
    }

    async fn follow_up(&self, draft: Draft) -> Result<(), Setback> {
        self.line.follow_up(self.bot, self.token, draft).await
    }
}

#[cfg(test)]
mod tests {
    use crate::picture::Artist;
    use crate::rules::Setup;
    use crate::sandbox::{Options, serve};
    use crate::store::Store;
    use crate::table::{ChannelId, Tables};
    use crate::words::Locale;

    use super::*;

    /// A bot that talks to a stand-in for Discord, and one of its channels.
    async fn bot() -> (Bot, ChannelId, crate::sandbox::Sandbox) {
        let sandbox = serve(Options::default()).await.unwrap();
        let url = format!("{}/sandbox/as/alice/channels", sandbox.url());
        let channels = reqwest::get(url).await.unwrap().bytes().await.unwrap();
        let channels: serde_json::Value = serde_json::from_slice(&channels).unwrap();
        let channel = ChannelId(channels[0]["id"].as_str().unwrap().parse().unwrap());
        let app = Arc::new(App { tables: Tables::new(Store::in_memory().unwrap()), artist: Artist::new() });
        let line = Arc::new(Line::new(sandbox.token(), Some(&sandbox.url()), 50, None).unwrap());
        let (crews, closing) = (Arc::new(Crews::new()), Closing::default());
        let delivery = Delivery::new(Arc::clone(&app), Arc::clone(&line), Arc::clone(&crews), closing.clone());
        let delivery = Arc::new(delivery);
        let lanes = Lanes::new(Arc::clone(&delivery), closing.clone());
        (Bot::new(app, line, delivery, lanes, crews, closing), channel, sandbox)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn after_a_commit_nobody_is_told_that_nothing_was_changed_and_the_post_goes_out() {
        let (bot, channel, _sandbox) = bot().await;
        let words = Words::default();
        let visit = Visit {
            person: PersonId(1),
            channel,
            guild: 7,
            words,
            locale: Locale::default(),
            moderates: false,
            manages: false,
        };
        let create = |app: &App, visit: &Visit| app.tables.create(visit.channel, visit.person, "en", Setup::base(0));
        let before = bot.work(Ok(visit.clone()), |_, _| Err(Fault::Thoughtless)).await.unwrap_err();
        assert_eq!((before.text, before.committed), (words.fault_machine(), false));
        let failed = bot.work(Ok(visit.clone()), move |app, visit| {
            create(app, visit)?;
            Err(Fault::Thoughtless)
        });
        let failed = failed.await.unwrap_err();
        assert_eq!((failed.text.as_str(), failed.committed), (words.fault_committed().as_str(), true));
        let place = Place { channel, pressed: None, may_write: true, may_look: false };
        let answer = Answer { line: &bot.line, bot: 1, token: "gone", ack: Ack::Private, place };
        // Whether the answer arrives or not.
        let _ = bot.finish(&answer, Err(failed)).await;
        let posted = async {
            while !bot.app.tables.pending_notices().unwrap().is_empty() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(30), posted).await.expect("the table's post");
        let panicked = bot.work(Ok(visit), move |app, visit| {
            app.tables.join(visit.channel, PersonId(2)).unwrap();
            panic!("as intended")
        });
        assert_eq!(panicked.await.unwrap_err().text, words.fault_committed());
    }
}
