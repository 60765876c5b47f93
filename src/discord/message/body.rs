//! Request bodies: messages, forms and responses in the format of Discord's API.
//!
//! This is the only file that names serenity's builders of messages, and the components that only twilight has. It shortens
//! texts and lists to Discord's limits.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value, json};
use serenity::builder::{
    AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAutocompleteResponse, CreateButton,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use serenity::model::channel::{ChannelType, MessageFlags};
use serenity::model::{application as style, id};
use twilight_model::channel::message::Component;
use twilight_model::channel::message::component::{
    CheckboxGroup, CheckboxGroupOption, ComponentType, FileDisplay, Label, MediaGallery, MediaGalleryItem, SelectMenu,
    SelectMenuOption, SelectMenuType, TextDisplay, TextInput, TextInputStyle, UnfurledMediaItem,
};
use twilight_model::http::interaction::{InteractionResponse, InteractionResponseData, InteractionResponseType};

use crate::presenter::MenuOption;
use crate::table::UserId;

use super::draft::{Block, Draft, File, MAX_EMBED_LENGTH, MAX_LENGTH, MessageLayout};
use super::form::{Field, Form, Input, Text};
use super::markdown::{label_within, markdown_within, plain_within, sentences_within};
use super::parts::{Button, ButtonAction, ButtonStyle, MAX_BUTTONS, MAX_OPTIONS, Menu, MenuOptions, Row};
use super::response::{Completion, CompletionValue, Response};

/// The flag of a message that consists of components (Components V2).
const COMPONENTS_V2: u64 = 1 << 15;

/// The flag of a message that only one user sees.
pub(in crate::discord) const EPHEMERAL: u64 = MessageFlags::EPHEMERAL.bits();

/// The maximum length of a file's description, in characters.
const MAX_ALT_LENGTH: usize = 1024;

/// The maximum length of a button's label, in characters.
const MAX_BUTTON_LENGTH: usize = 80;

/// The maximum length of a menu's placeholder, in characters.
const MAX_PLACEHOLDER_LENGTH: usize = 150;

/// The maximum length of an option's label and note, of a field's note, of a completion and its value, and of a custom ID, in
/// characters.
pub(in crate::discord) const MAX_OPTION_LENGTH: usize = 100;

/// The maximum length of a form's title and of a field's label, in characters.
pub(in crate::discord) const MAX_LABEL_LENGTH: usize = 45;

/// The maximum number of checkboxes in a group.
const MAX_CHECKBOXES: usize = 10;

/// The maximum number of completions.
pub(in crate::discord) const MAX_COMPLETIONS: usize = 25;

/// The body of a request: JSON, and the files to which the JSON refers.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Body {
    /// The JSON, with numbered references to the files.
    pub json: Value,
    /// The files, in the order in which the JSON numbers them.
    pub files: Vec<File>,
}

impl Body {
    pub fn json(json: Value) -> Body {
        Body { json, files: Vec::new() }
    }
}

impl Draft {
    /// Returns the body for a new message in a channel. Discord posts only one message with the same nonce.
    pub fn into_message(self, nonce: &str) -> Body {
        let mut body = self.into_response();
        body.json["nonce"] = json!(nonce);
        body.json["enforce_nonce"] = json!(true);
        body
    }

    /// Returns the body that replaces the content and components of a message. The pictures stay. With Components V2, only the
    /// picture that the layout keeps stays.
    pub fn into_edit(mut self) -> Body {
        self.files.clear();
        let mut json = json!({ "allowed_mentions": mentions(&self.pings), "components": self.components() });
        match &self.layout {
            MessageLayout::Classic => json["content"] = json!(markdown_within(&self.text, MAX_LENGTH)),
            MessageLayout::Blocks(blocks) => {
                let keeps_file = |block: &Block| matches!(block, Block::Picture { .. } | Block::File(_));
                json["flags"] = json!(COMPONENTS_V2);
                // Clear the content, because the message may have been posted with one.
                json["content"] = Value::Null;
                json["embeds"] = json!([]);
                if !blocks.iter().any(keeps_file) {
                    json["attachments"] = json!([]);
                }
            }
        }
        Body::json(json)
    }

    /// Returns the body for a private follow-up message.
    pub fn into_followup(self) -> Body {
        let mut body = self.into_response();
        let flags = body.json["flags"].as_u64().unwrap_or_default();
        body.json["flags"] = json!(flags | EPHEMERAL);
        body
    }

    /// Returns the body that replaces the original response to an interaction, which may have content, such as the progress of a review.
    pub fn into_replacement(self) -> Body {
        let is_classic = matches!(self.layout, MessageLayout::Classic);
        let mut body = self.into_response();
        if !is_classic {
            (body.json["content"], body.json["embeds"]) = (Value::Null, json!([]));
        }
        body
    }

    /// Returns the body of an answer. It contains the message and describes its attachments.
    pub fn into_response(self) -> Body {
        let attachments: Vec<Attachment> = self.files.iter().enumerate().map(Attachment::new).collect();
        let mut json = json!({
            "allowed_mentions": mentions(&self.pings), "attachments": attachments, "components": self.components(),
        });
        match &self.layout {
            MessageLayout::Classic => {
                let embed = |text: &String| json!({ "description": markdown_within(text, MAX_EMBED_LENGTH) });
                json["content"] = json!(markdown_within(&self.text, MAX_LENGTH));
                json["embeds"] = self.embeds.iter().map(embed).collect();
            }
            MessageLayout::Blocks(_) => json["flags"] = json!(COMPONENTS_V2),
        }
        Body { json, files: self.files }
    }

    /// Returns the components: the rows or, with Components V2, the text and the blocks.
    fn components(&self) -> Vec<Value> {
        let rows = || self.rows.iter().flat_map(rows).map(|row| json!(row));
        let MessageLayout::Blocks(blocks) = &self.layout else { return rows().collect() };
        // An edit has no files. It refers to those of the message.
        let has_file = |name: &str| self.files.is_empty() || self.files.iter().any(|file| file.name == name);
        let shown = |component: Option<Component>| component.into_iter().map(|component| json!(component)).collect();
        let block = |block: &Block| -> Vec<Value> {
            match block {
                Block::Text(text) => shown(text_display(text)),
                Block::Section { text, button } => vec![section(text, button)],
                Block::Picture { name, alt } => shown(has_file(name).then(|| picture_gallery(name, alt))),
                Block::Rows => rows().collect(),
                Block::File(name) => shown(has_file(name).then(|| file_display(name))),
            }
        };
        std::iter::once(shown(text_display(&self.text))).chain(blocks.iter().map(block)).flatten().collect()
    }
}

/// Returns a text, or `None` if it is empty.
fn text_display(text: &str) -> Option<Component> {
    let content = markdown_within(text, MAX_LENGTH);
    (!content.is_empty()).then_some(Component::TextDisplay(TextDisplay { content, id: None }))
}

/// Returns a text with a button beside it.
fn section(text: &str, beside: &Button) -> Value {
    json!({ "type": ComponentType::Section, "components": [text_display(text)], "accessory": button(beside) })
}

/// Returns a picture. A gallery shows several pictures side by side, so each picture has a gallery of its own.
fn picture_gallery(name: &str, alt: &str) -> Component {
    let description = Some(sentences_within(alt, MAX_ALT_LENGTH));
    let item = MediaGalleryItem { description, media: attached_file(name), spoiler: None };
    Component::MediaGallery(MediaGallery { id: None, items: vec![item] })
}

/// Returns a file that users can download.
fn file_display(name: &str) -> Component {
    Component::File(FileDisplay { id: None, file: attached_file(name), spoiler: None })
}

/// Refers to a file of the message.
fn attached_file(name: &str) -> UnfurledMediaItem {
    let url = format!("attachment://{name}");
    UnfurledMediaItem { url, proxy_url: None, height: None, width: None, content_type: None }
}

/// Returns the users whom a message notifies. Other mentions are displayed only.
fn mentions(pings: &[UserId]) -> CreateAllowedMentions {
    // Remove duplicates, because Discord rejects a list that names a user twice. A substitute who has taken the seat may occur
    // twice.
    let users: BTreeSet<u64> = pings.iter().map(|user| user.0.max(1)).collect();
    CreateAllowedMentions::new().users(users.into_iter().map(id::UserId::new))
}

/// The JSON object that describes an attached file.
#[derive(Serialize)]
struct Attachment {
    id: String,
    filename: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
}

impl Attachment {
    fn new((number, file): (usize, &File)) -> Attachment {
        let description = file.alt.as_deref().map(|alt| sentences_within(alt, MAX_ALT_LENGTH));
        Attachment { id: number.to_string(), filename: file.name, description }
    }
}

/// Returns the rows of Discord in which a row is shown: none if it has no buttons, several if it has too many.
fn rows(row: &Row) -> Vec<CreateActionRow> {
    match row {
        Row::Buttons(buttons) => {
            let row = |buttons: &[Button]| CreateActionRow::Buttons(buttons.iter().map(button).collect());
            buttons.chunks(MAX_BUTTONS).map(row).collect()
        }
        Row::Menu(menu) => vec![CreateActionRow::SelectMenu(select_menu(menu))],
    }
}

fn button(button: &Button) -> CreateButton {
    let built = match &button.action {
        ButtonAction::Link(url) => CreateButton::new_link(url),
        ButtonAction::Press(press, style) => CreateButton::new(press.to_string()).style(match style {
            ButtonStyle::Primary => style::ButtonStyle::Primary,
            ButtonStyle::Secondary => style::ButtonStyle::Secondary,
            ButtonStyle::Success => style::ButtonStyle::Success,
            ButtonStyle::Danger => style::ButtonStyle::Danger,
        }),
    };
    let built = built.label(label_within(&button.label, MAX_BUTTON_LENGTH));
    button.emoji.into_iter().fold(built, CreateButton::emoji)
}

fn select_menu(menu: &Menu) -> CreateSelectMenu {
    let kind = match &menu.options {
        MenuOptions::Single(choices) | MenuOptions::Multiple(choices) => {
            CreateSelectMenuKind::String { options: choices.iter().take(MAX_OPTIONS).map(option).collect() }
        }
        MenuOptions::Channels => {
            CreateSelectMenuKind::Channel { channel_types: Some(vec![ChannelType::Text]), default_channels: None }
        }
    };
    let placeholder = plain_within(&menu.placeholder, MAX_PLACEHOLDER_LENGTH);
    let select = CreateSelectMenu::new(menu.press.to_string(), kind).placeholder(placeholder);
    match &menu.options {
        MenuOptions::Single(_) => select,
        MenuOptions::Multiple(choices) => select.min_values(0).max_values(max_values(choices)),
        MenuOptions::Channels => select.min_values(1).max_values(MAX_OPTIONS as u8),
    }
}

fn max_values(choices: &[MenuOption]) -> u8 {
    choices.len().clamp(1, MAX_OPTIONS) as u8
}

fn option(choice: &MenuOption) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(label_within(&choice.label, MAX_OPTION_LENGTH), &choice.value);
    let note = choice.note.iter().map(|note| plain_within(note, MAX_OPTION_LENGTH));
    note.fold(option.default_selection(choice.is_chosen), CreateSelectMenuOption::description)
}

impl Response {
    /// Returns the body of the response.
    ///
    /// # Errors
    /// Fails if it cannot be serialized.
    pub fn into_body(self) -> Result<Body, serde_json::Error> {
        let message = || CreateInteractionResponseMessage::new().ephemeral(true);
        let json = match self {
            Response::Deferred => serde_json::to_value(CreateInteractionResponse::Defer(message())),
            Response::Acknowledged => serde_json::to_value(CreateInteractionResponse::Acknowledge),
            Response::Message(text) => {
                let message = message().content(markdown_within(&text, MAX_LENGTH)).allowed_mentions(mentions(&[]));
                serde_json::to_value(CreateInteractionResponse::Message(message))
            }
            Response::Completions(completions) => {
                let choices = completions.into_iter().take(MAX_COMPLETIONS).map(completion).collect();
                let response = CreateAutocompleteResponse::new().set_choices(choices);
                serde_json::to_value(CreateInteractionResponse::Autocomplete(response))
            }
            Response::Form(form) => serde_json::to_value(modal(form)),
        };
        json.map(Body::json)
    }
}

fn completion(Completion { label, value }: Completion) -> AutocompleteChoice {
    let label = label_within(&label, MAX_OPTION_LENGTH);
    match value {
        CompletionValue::Text(value) => AutocompleteChoice::new(label, value),
        CompletionValue::Number(value) => AutocompleteChoice::new(label, value),
    }
}

fn modal(Form { press, title, fields }: Form) -> InteractionResponse {
    let data = InteractionResponseData {
        custom_id: Some(press.to_string()),
        title: Some(plain_within(&title, MAX_LABEL_LENGTH)),
        components: Some(fields.into_iter().map(field).collect()),
        ..InteractionResponseData::default()
    };
    InteractionResponse { kind: InteractionResponseType::Modal, data: Some(data) }
}

fn field(Field { name, label, note, input }: Field) -> Component {
    let component = match input {
        Input::Text(text) => Component::TextInput(text_input(name, text)),
        Input::Select(choices) => Component::SelectMenu(field_menu(name, choices)),
        Input::MultiSelect(choices) => {
            let (min_values, max_values) = (Some(0), Some(max_values(&choices)));
            let menu = field_menu(name, choices);
            Component::SelectMenu(SelectMenu { min_values, max_values, required: Some(false), ..menu })
        }
        Input::Checkboxes(choices) => Component::CheckboxGroup(CheckboxGroup {
            custom_id: name,
            id: None,
            max_values: None,
            min_values: Some(0),
            options: choices.into_iter().take(MAX_CHECKBOXES).map(checkbox_option).collect(),
            required: Some(false),
        }),
    };
    Component::Label(Label {
        component: Box::new(component),
        description: note.map(|note| plain_within(&note, MAX_OPTION_LENGTH)),
        id: None,
        label: plain_within(&label, MAX_LABEL_LENGTH),
    })
}

fn text_input(name: String, Text { most, value, is_optional, is_long }: Text) -> TextInput {
    // The label is deprecated, but the type has no other constructor.
    #[expect(deprecated)]
    TextInput {
        custom_id: name,
        id: None,
        label: None,
        max_length: Some(most),
        min_length: None,
        placeholder: None,
        required: Some(!is_optional),
        style: if is_long { TextInputStyle::Paragraph } else { TextInputStyle::Short },
        value,
    }
}

fn field_menu(name: String, choices: Vec<MenuOption>) -> SelectMenu {
    SelectMenu {
        channel_types: None,
        custom_id: name,
        default_values: None,
        disabled: false,
        id: None,
        kind: SelectMenuType::Text,
        max_values: None,
        min_values: None,
        options: Some(choices.into_iter().take(MAX_OPTIONS).map(field_option).collect()),
        placeholder: None,
        required: Some(true),
    }
}

fn field_option(choice: MenuOption) -> SelectMenuOption {
    SelectMenuOption {
        default: choice.is_chosen,
        description: choice.note.map(|note| plain_within(&note, MAX_OPTION_LENGTH)),
        emoji: None,
        label: label_within(&choice.label, MAX_OPTION_LENGTH),
        value: choice.value,
    }
}

fn checkbox_option(choice: MenuOption) -> CheckboxGroupOption {
    CheckboxGroupOption {
        default: Some(choice.is_chosen),
        description: choice.note.map(|note| plain_within(&note, MAX_OPTION_LENGTH)),
        label: label_within(&choice.label, MAX_OPTION_LENGTH),
        value: choice.value,
    }
}
