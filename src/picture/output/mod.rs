//! From pixels to files: the finished picture, and PNG with its compression.

pub mod png;
mod zlib;
