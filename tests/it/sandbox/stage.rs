//! Runs the demo bot in a sandbox on a fixed port, so that developers can try the page:
//! `cargo test --test it -- --ignored --nocapture sandbox::stage`.

use std::net::SocketAddr;

use bergerie::sandbox::{Options, serve};

use super::demo::Demo;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "runs until it is interrupted"]
async fn open_until_interrupted() {
    let listen = SocketAddr::from(([127, 0, 0, 1], 8097));
    let sandbox = serve(Options { listen, ..Options::default() }).await.expect("port 8097 to be free");
    let _demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    println!("open {}", sandbox.url());
    std::future::pending::<()>().await;
}
