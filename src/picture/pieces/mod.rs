//! Things on the table other than tiles: figures, rings, the discs under numbers and letters, icons of the legend.

pub mod figure;
pub mod icons;
pub mod markers;
pub mod shadow;
