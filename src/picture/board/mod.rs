//! The table as a picture: which cells it shows, how large, and what is laid over what from the grass up to the letters.

pub mod borders;
pub mod composer;
pub mod crop;
pub mod figures;
pub mod focus;
pub mod layout;
pub mod margin;
pub mod overlay;
pub mod tint;
