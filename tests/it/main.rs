//! One integration binary: its parts share the build, and run side by side.

mod sandbox;
mod support;
