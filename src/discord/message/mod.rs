//! Messages before they are sent, and the custom IDs of their components.

pub(super) mod draft;
pub(super) mod form;
pub(super) mod parts;
pub(super) mod press;
pub(super) mod times;
