//! From pixels to files: the finished picture, and PNG.

pub mod picture;
mod png;
