//! Sets `bot` for the tests of expansions, which belong to two binaries (`tests/it/expansions/mod.rs`): to one that can use the bot, which
//! is a test of this package, and to one that cannot.

fn main() {
    println!("cargo::rustc-cfg=bot");
    println!("cargo::rustc-check-cfg=cfg(bot)");
    println!("cargo::rerun-if-changed=build.rs");
}
