//! Forms that people fill in. A form is the answer to a press itself, so nothing slow may come before it.

use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, CreateInteractionResponse, CreateInteractionResponseMessage, Http,
    MessageFlags, ModalInteraction,
};

use crate::table::TableId;

use super::bot::{Answer, Bot};
use super::draft::clip;
use super::fault::Fault;
use super::press::{Ack, Press, Turn};
use super::sealed;
use super::visit::Visit;

impl Bot {
    /// Opens the form for a sealed bid, or says privately why there is none.
    pub(super) async fn open_form(
        &self,
        http: &Arc<Http>,
        press: &ComponentInteraction,
        table: TableId,
        number: u32,
    ) -> serenity::Result<()> {
        let visit = Visit::of_component(press);
        let form = self.attempt(visit, move |app, visit| sealed::form(app, visit, table, number)).await;
        let response = match form {
            Ok(form) => CreateInteractionResponse::Modal(form),
            Err(apology) => {
                let message =
                    CreateInteractionResponseMessage::new().content(clip(&apology.text, 2000)).ephemeral(true);
                CreateInteractionResponse::Message(message)
            }
        };
        press.create_response(http, response).await
    }

    /// Takes what somebody has filled in.
    pub(super) async fn submit(&self, http: &Arc<Http>, form: ModalInteraction) -> serenity::Result<()> {
        let from = form.message.as_ref().and_then(|message| message.flags);
        let is_private = from.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let (ack, response) = if is_private {
            (Ack::Update, CreateInteractionResponse::Acknowledge)
        } else {
            let message = CreateInteractionResponseMessage::new().ephemeral(true);
            (Ack::Private, CreateInteractionResponse::Defer(message))
        };
        form.create_response(http, response).await?;
        let answer = Answer { http, token: &form.token, ack };
        let visit = Visit::of_form(&form);
        let press: Result<Press, _> = form.data.custom_id.parse();
        let text = first_text(&form).unwrap_or_default();
        let outcome = self.work(visit, move |app, visit| match press {
            Ok(Press::Turn(table, number, Turn::Form)) => sealed::submit(app, visit, table, number, &text),
            _ => Err(Fault::OldButton),
        });
        self.finish(&answer, outcome.await).await
    }
}

/// What was typed into the first field.
fn first_text(form: &ModalInteraction) -> Option<String> {
    let mut fields = form.data.components.iter().flat_map(|row| &row.components);
    fields.find_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.clone(),
        _ => None,
    })
}
