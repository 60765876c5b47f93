//! deserts in pictures.
pub mod dunes;
pub mod fringe;
pub mod sand;
pub mod shore;
pub mod worm;
