//! What each expansion adds to pictures.
pub mod bridges_castles_and_bazaars;
pub mod deserts;
pub mod hills_and_sheep;
pub mod monuments;
pub mod river;
pub mod the_gifts;
