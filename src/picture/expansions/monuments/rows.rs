//! Rows of pieces on cards and beside plates.

use super::figures::{CUBE, FRONT};

/// A row of pieces that stand side by side, as lengths in tiles.
pub struct Row {
    /// How far below the middle of what they belong to their feet are.
    pub foot: f32,
    /// From the first piece to the last one, at most.
    pub room: f32,
    /// From one piece to the next one, at most.
    pub apart: f32,
}

impl Row {
    /// From one piece to the next one where there are so many gaps.
    pub fn step(&self, gaps: f32) -> f32 {
        if gaps > 0.0 { (self.room / gaps).min(self.apart) } else { 0.0 }
    }
}

/// The cubes on a card.
pub const CUBES: Row = Row { foot: 0.31, room: 0.46, apart: 0.15 };

/// The size of cubes of which so many stand side by side on a card: smaller where there are many, so that none hides another
/// one's mark.
pub fn cube_size(of: usize) -> f32 {
    (CUBES.step(of.saturating_sub(1).max(1) as f32) / FRONT).min(CUBE)
}
