//! What is printed on tiles and depends on how the tile lies: towns, walls, roads. Everything else on them is a
//! [drawing](super::drawing). [`tile`] has the order in which things hide each other.

pub mod city;
mod gate;
mod life;
mod plants;
mod road;
pub mod tile;
mod wall;
