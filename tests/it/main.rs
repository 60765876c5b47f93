//! One integration binary: its parts share the build, and run side by side.

mod openapi;
mod sandbox;
mod support;
