//! Messages, forms and responses before they are sent, and the custom IDs of their components.

pub(super) mod body;
pub(super) mod draft;
pub(super) mod form;
pub(super) mod markdown;
pub(super) mod parts;
pub(super) mod press;
pub(super) mod response;
pub(super) mod shared_content;
pub(super) mod times;

pub(super) use body::Body;
pub(super) use draft::{Block, Draft, File, MessageLayout, section_pages, split_pages};
pub(super) use form::{Form, FormValues, Input, Text};
pub(super) use markdown::clip;
pub(super) use parts::{
    Button, MAX_BUTTONS, MAX_OPTIONS, Row, button, danger_button, link, menu, primary_button, success_button,
};
pub(super) use press::{Ack, DecisionId, ExpansionPress, HelpTopic, LeaveKind, Press};
pub(super) use response::Completion;
pub(super) use shared_content::SharedContent;
