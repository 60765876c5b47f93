//! Messages before they are sent, and the ids of their buttons.

pub(super) mod draft;
pub(super) mod parts;
pub(super) mod press;
