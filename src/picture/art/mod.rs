//! What is printed on tiles, one thing a file. Each draws itself with a [`Brush`](super::ink::brush::Brush) from the tile's
//! [`Plan`](super::plan::Plan); [`tile`] has the order in which things hide each other.

pub mod city;
mod farm;
mod garden;
pub mod gate;
mod hamlet;
mod hedge;
pub mod house;
mod inn;
pub mod life;
pub mod monastery;
mod pennant;
mod pigs;
mod road;
pub mod tile;
pub mod trees;
pub mod wall;
