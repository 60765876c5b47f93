//! river in pictures.
pub mod course;
pub mod stream;
pub mod volcano;
pub mod waterside;
