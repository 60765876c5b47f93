//! Messages, forms and responses before they are sent, and the custom IDs of their components.

pub(super) mod body;
pub(super) mod draft;
pub(super) mod form;
pub(super) mod markdown;
pub(super) mod parts;
pub(super) mod press;
pub(super) mod response;
pub(super) mod times;
