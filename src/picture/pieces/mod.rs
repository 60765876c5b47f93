//! What lies or stands on the table besides tiles: figures, rings, the discs under numbers and letters, signs of the legend.

pub mod figure;
pub mod icons;
pub mod markers;
pub mod shadow;
