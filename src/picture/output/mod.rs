//! From pixels to files: the finished picture, and PNG with its compression.

pub mod picture;
mod png;
mod zlib;
