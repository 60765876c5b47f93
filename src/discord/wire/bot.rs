//! The edge: interactions come in, are acknowledged within Discord's three seconds, and get their answers.

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, Command, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Context,
    CreateAutocompleteResponse, CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler, Http,
    Interaction, MessageFlags, ModalInteraction, Ready, ResumedEvent,
};
use serenity::async_trait;

use crate::discord::commands::args::Args;
use crate::discord::commands::{film, list, register};
use crate::discord::fault::Fault;
use crate::discord::message::draft::Draft;
use crate::discord::message::press::{Ack, Press, Special};
use crate::discord::visit::{App, FilmOrder, Outcome, Reply, Visit};
use crate::table::{PersonId, Snapshot};

use super::courier::{Courier, Undelivered};
use super::crews::{Busy, Crew, Crews, Wish};
use super::dispatch::{ack, pressed};
use super::forms::{self, Form};

/// Handles serenity's events.
pub(super) struct Bot {
    /// What answers are made from.
    pub app: Arc<App>,
    /// Posts what everybody shall see.
    pub courier: Arc<Courier>,
    /// Where work is done.
    pub crews: Arc<Crews>,
}

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, ready: Ready) {
        tracing::info!(name = %ready.user.name, "connected");
        if let Err(error) = Command::set_global_commands(&context.http, register::definitions()).await {
            tracing::error!(%error, "the commands were not registered");
        }
        self.courier.start(&context.http);
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.courier.wake();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let sent = match interaction {
            Interaction::Command(command) => self.command(&context.http, command).await,
            Interaction::Autocomplete(command) => self.complete(&context.http, command).await,
            Interaction::Component(press) => self.press(&context.http, press).await,
            Interaction::Modal(form) => self.submit(&context.http, form).await,
            _ => Ok(()),
        };
        if let Err(error) = sent {
            // Mostly: the person closed the private message, or Discord was too slow. What was done stays done.
            tracing::warn!(%error, "an answer was not delivered");
        }
    }
}

/// How an interaction is answered once it was acknowledged.
struct Answer<'a> {
    http: &'a Http,
    token: &'a str,
    /// How it was acknowledged: whether answers appear in the message that was pressed.
    ack: Ack,
}

impl Bot {
    async fn command(&self, http: &Arc<Http>, command: CommandInteraction) -> serenity::Result<()> {
        let visit = Visit::of_command(&command);
        if let Some(no) = self.restrain(&visit) {
            return command.create_response(http, no).await;
        }
        command.defer_ephemeral(http).await?;
        let answer = Answer { http, token: &command.token, ack: Ack::Private };
        let data = command.data.clone();
        let outcome = self.work(visit, move |app, visit| {
            let (subcommand, args) = Args::of(&data);
            let command = list::find(&data.name, subcommand).ok_or(Fault::OldButton)?;
            (command.run)(app, visit, &args)
        });
        self.finish(&answer, outcome.await).await
    }

    async fn complete(&self, http: &Arc<Http>, command: CommandInteraction) -> serenity::Result<()> {
        let app = Arc::clone(&self.app);
        let visit = Visit::of_command(&command);
        let data = command.data.clone();
        let job = move || -> Result<Vec<AutocompleteChoice>, Fault> {
            let (subcommand, args) = Args::of(&data);
            let Some(command) = list::find(&data.name, subcommand) else { return Ok(Vec::new()) };
            (command.complete)(&app, &visit?, &args)
        };
        // Whoever may not play now is offered nothing, and told why when they send the command.
        let may = self.crews.limits.ask(PersonId(command.user.id.get()), Wish::Completion);
        let choices = match may {
            Ok(()) => tokio::time::timeout(Crews::COMPLETION, self.crews.quick.run(job)).await.ok(),
            Err(_) => None,
        };
        let choices = choices.and_then(|done| done.ok()?.ok()?.ok()).unwrap_or_default();
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        command.create_response(http, CreateInteractionResponse::Autocomplete(response)).await
    }

    async fn press(&self, http: &Arc<Http>, component: ComponentInteraction) -> serenity::Result<()> {
        let visit = Visit::of_component(&component);
        if let Some(no) = self.restrain(&visit) {
            return component.create_response(http, no).await;
        }
        let press: Result<Press, _> = component.data.custom_id.parse();
        if let Ok(Press::Special(special)) = &press
            && let Some(form) = forms::form(special)
        {
            return self.show_form(http, &component, special.clone(), form).await;
        }
        let is_private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let ack = press.as_ref().map_or(Ack::Private, |press| ack(press, is_private));
        let response = match ack {
            Ack::Private => CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true)),
            Ack::Update | Ack::Shared => CreateInteractionResponse::Acknowledge,
        };
        component.create_response(http, response).await?;
        let answer = Answer { http, token: &component.token, ack };
        let values = match component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values,
            _ => Vec::new(),
        };
        let outcome = self.work(visit, move |app, visit| {
            let press = press.map_err(|_| Fault::OldButton)?;
            pressed(app, visit, press, &values)
        });
        self.finish(&answer, outcome.await).await
    }

    /// Opens a form, or says privately why there is none.
    async fn show_form(
        &self,
        http: &Arc<Http>,
        press: &ComponentInteraction,
        special: Special,
        form: Form,
    ) -> serenity::Result<()> {
        let visit = Visit::of_component(press);
        let modal = self.attempt(&self.crews.quick, visit, move |app, visit| (form.open)(app, visit, &special)).await;
        let response = match modal {
            Ok(modal) => CreateInteractionResponse::Modal(modal),
            Err(apology) => forms::refusal(&apology.text),
        };
        press.create_response(http, response).await
    }

    /// Takes what somebody has filled in.
    async fn submit(&self, http: &Arc<Http>, modal: ModalInteraction) -> serenity::Result<()> {
        let visit = Visit::of_form(&modal);
        if let Some(no) = self.restrain(&visit) {
            return modal.create_response(http, no).await;
        }
        let (ack, response) = forms::acknowledge(&modal);
        modal.create_response(http, response).await?;
        let answer = Answer { http, token: &modal.token, ack };
        let press: Result<Press, _> = modal.data.custom_id.parse();
        let text = forms::first_text(&modal).unwrap_or_default();
        let outcome = self.work(visit, move |app, visit| {
            let Ok(Press::Special(special)) = press else { return Err(Fault::OldButton) };
            let form = forms::form(&special).ok_or(Fault::OldButton)?;
            (form.submit)(app, visit, &special, &text)
        });
        self.finish(&answer, outcome.await).await
    }

    /// Does blocking work that becomes an answer.
    async fn work(
        &self,
        visit: Result<Visit, Fault>,
        job: impl FnOnce(&App, &Visit) -> Result<Outcome, Fault> + Send + 'static,
    ) -> Result<Outcome, Apology> {
        let visit = visit.map_err(|fault| Apology::to_nobody(&fault))?;
        let outcome = self.attempt(&self.crews.turn, Ok(visit.clone()), job).await?.for_words(visit.words);
        match outcome.reply {
            Reply::Film(order) => {
                let film = self.film(&visit, order).await;
                let draft = film.map_err(|fault| Apology::new(&fault, &visit, None))?;
                Ok(Outcome::answer(draft).for_words(visit.words))
            }
            _ => Ok(outcome),
        }
    }

    /// Makes a film, or takes the one that was made for somebody else.
    async fn film(&self, visit: &Visit, order: FilmOrder) -> Result<Draft, Fault> {
        self.crews.limits.ask(visit.person, Wish::Film).map_err(Fault::Hasty)?;
        let (app, table, length) = (Arc::clone(&self.app), order.table, order.length);
        let gif = self.crews.films.get((table, length), move || film::make(&app, table, length)).await?;
        Ok(film::delivered(order, gif))
    }

    /// What to say, at once and in private, to somebody who asks for more than one person may.
    fn restrain(&self, visit: &Result<Visit, Fault>) -> Option<CreateInteractionResponse> {
        let visit = visit.as_ref().ok()?;
        let wait = self.crews.limits.ask(visit.person, Wish::Press).err()?;
        Some(forms::refusal(&Apology::new(&Fault::Hasty(wait), visit, None).text))
    }

    /// Does blocking work, and finds the words if it fails.
    async fn attempt<T: Send + 'static>(
        &self,
        crew: &Crew,
        visit: Result<Visit, Fault>,
        job: impl FnOnce(&App, &Visit) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Apology> {
        let visit = visit.map_err(|fault| Apology::to_nobody(&fault))?;
        let (app, by) = (Arc::clone(&self.app), visit.clone());
        let done = crew.run(move || {
            job(&app, &by).map_err(|fault| {
                let table = app.tables.find(by.channel).ok().flatten();
                Apology::new(&fault, &by, table.as_ref())
            })
        });
        let refused = |fault: Fault| Apology::new(&fault, &visit, None);
        let done = done.await.map_err(|Busy { wait }| refused(Fault::Busy(wait)))?;
        done.map_err(|error| refused(Fault::Crash(error))).flatten()
    }

    async fn finish(&self, answer: &Answer<'_>, outcome: Result<Outcome, Apology>) -> serenity::Result<()> {
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(apology) => return answer.apologize(apology).await,
        };
        let (told, delivered, ()) = tokio::join!(
            answer.tell(outcome.reply),
            async {
                match outcome.deliver {
                    Some(table) => self.courier.deliver(answer.http, table).await,
                    None => Ok(()),
                }
            },
            async {
                if let Some(table) = outcome.refresh {
                    self.courier.refresh(answer.http, table).await;
                }
            },
        );
        if delivered.is_err() {
            self.courier.wake();
        }
        if let Err(Undelivered::Forbidden) = delivered {
            // The move counts; the channel hears of it as soon as the bot may speak there.
            answer.follow_up(Draft::text(outcome.words.fault_permission(Courier::PERMISSIONS))).await?;
        }
        told
    }
}

/// What a fault makes the bot say.
struct Apology {
    text: String,
    /// Whether the message that was pressed has had its day: its buttons can lead nowhere any more.
    outdated: bool,
}

impl Apology {
    fn new(fault: &Fault, visit: &Visit, table: Option<&Snapshot>) -> Apology {
        if fault.is_failure() {
            tracing::error!(person = %visit.person, channel = %visit.channel, error = %fault, "something failed");
        }
        let link = table.map(|table| visit.words.info_link(visit.link(table))).unwrap_or_default();
        Apology { text: fault.say(visit.words, table, visit.person, &link), outdated: fault.is_outdated() }
    }

    fn to_nobody(fault: &Fault) -> Apology {
        let person = crate::table::PersonId(0);
        Apology { text: fault.say(crate::words::Words::default(), None, person, ""), outdated: false }
    }
}

impl Answer<'_> {
    async fn tell(&self, reply: Reply) -> serenity::Result<()> {
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

    async fn apologize(&self, apology: Apology) -> serenity::Result<()> {
        let draft = Draft::text(apology.text);
        // A console that is out of date is replaced; anything else that was pressed stays as it is.
        match self.ack {
            Ack::Private => self.edit(draft).await,
            Ack::Update if apology.outdated => self.edit(draft).await,
            Ack::Update | Ack::Shared => self.follow_up(draft).await,
        }
    }

    async fn edit(&self, draft: Draft) -> serenity::Result<()> {
        use serenity::builder::Builder;
        draft.into_answer().execute(self.http, self.token).await.map(drop)
    }

    async fn follow_up(&self, draft: Draft) -> serenity::Result<()> {
        use serenity::builder::Builder;
        draft.into_followup().execute(self.http, (None, self.token)).await.map(drop)
    }
}
