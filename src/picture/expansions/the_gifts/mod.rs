//! the_gifts in pictures.
pub mod card;
pub mod emblem;
pub mod hand;
