//! Draws printed content that depends on a tile's layout, such as towns, walls and roads. All other content is a
//! [drawing](super::drawing). [`tile`] defines the drawing order.

pub mod city;
mod decorations;
mod gate;
mod plants;
mod road;
pub mod tile;
mod wall;
