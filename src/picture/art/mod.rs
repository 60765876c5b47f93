//! Printed content that depends on the tile's layout: towns, walls, roads. Everything else on a tile is a
//! [drawing](super::drawing). [`tile`] defines the drawing order.

pub mod city;
mod gate;
mod life;
mod plants;
mod road;
pub mod tile;
mod wall;
