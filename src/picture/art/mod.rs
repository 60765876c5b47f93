//! What is printed on tiles, one thing a file. Each draws itself with a [`Brush`](super::ink::brush::Brush) from the tile's
//! [`Plan`](super::plan::Plan); [`tile`] has the order in which things hide each other.

pub mod arch;
pub mod city;
mod farm;
mod garden;
mod gate;
mod hamlet;
mod hedge;
pub mod house;
mod inn;
pub mod life;
pub mod monastery;
pub mod pennant;
mod pigs;
pub mod reeds;
mod road;
pub mod tile;
pub mod tower;
pub mod trees;
mod tunnel;
pub mod wall;
