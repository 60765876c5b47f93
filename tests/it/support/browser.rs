//! A headless Chromium that a test controls like a person: it types, presses keys and clicks, over the DevTools
//! protocol.
//!
//! ```ignore
//! let Some(mut page) = Page::open(&format!("{}/?as=alice&channel=carcassonne", sandbox.url())).await else { return };
//! page.click("textarea").await;
//! page.write("/place ").await;
//! page.key("Enter").await;
//! page.until("document.querySelector('.only-you')").await;
//! ```

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::socket::Socket;
use super::wait::DEADLINE;

/// Possible paths of Chromium. The environment variable `CHROMIUM` overrides them.
const PLACES: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS: [&str; 17] = [
    "--headless",
    // A busy machine may give the browser no processor time for many seconds. It must not take that for a fault or for a hidden page.
    "--disable-gpu-watchdog",
    "--disable-hang-monitor",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
    "--window-size=1280,800",
];

/// Returns the width of a phone, in pixels: 390, or the number in the environment variable `PHONE_WIDTH`.
pub fn phone_width() -> u32 {
    super::number("PHONE_WIDTH", 390) as u32
}

/// An open page in a browser. Dropping it ends the browser.
pub struct Page {
    socket: Socket,
    sent: u64,
    browser: Child,
    _profile: TempDir,
}

impl Page {
    /// Opens an address in a new browser. If Chromium is not installed, reports a skipped test and returns `None`.
    pub async fn open(url: &str) -> Option<Self> {
        let Some(program) = program() else {
            super::skip(&format!("Chromium at CHROMIUM or any of {PLACES:?}"));
            return None;
        };
        let profile = tempfile::tempdir().expect("a directory for the profile");
        let mut command = Command::new(program);
        command.args(FLAGS).arg(format!("--user-data-dir={}", profile.path().display())).arg("about:blank");
        let mut browser = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("Chromium to start");
        let port = port(&mut browser).await;
        let socket = Socket::connect(&new_tab(&port).await).await;
        let mut page = Self { socket, sent: 0, browser, _profile: profile };
        // Without animations, elements do not move when a busy machine finally clicks them.
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.call("Emulation.setEmulatedMedia", still).await;
        page.go(url).await;
        Some(page)
    }

    /// Navigates to another address of the sandbox.
    pub async fn go(&mut self, url: &str) {
        self.call("Page.navigate", json!({ "url": url })).await;
        self.until("document.body?.dataset.ready !== undefined || location.protocol === 'about:'").await;
    }

    /// Waits for the first element that matches a selector, then clicks its centre.
    pub async fn click(&mut self, selector: &str) {
        let found = format!("document.querySelector({})", json!(selector));
        self.click_at(&found).await;
    }

    /// Waits for a button with this text and clicks the last such button.
    pub async fn press(&mut self, text: &str) {
        let buttons = "[...document.querySelectorAll('button, a.button, [role=option]')]";
        let found = format!("{buttons}.filter((one) => one.innerText.trim() === {}).at(-1)", json!(text));
        self.click_at(&found).await;
    }

    /// Waits until a JavaScript expression returns an element, then clicks its centre. Repeats a click that did not
    /// reach the element, because the page has moved, covered or replaced it in the meantime.
    pub async fn click_at(&mut self, found: &str) {
        // A moving element must have stopped before it is clicked.
        let middle = format!(
            "(async () => {{
                const node = {found};
                node.scrollIntoView({{ block: 'nearest' }});
                let box, before;
                do {{
                    before = box;
                    await new Promise((next) => setTimeout(next, 30));
                    box = node.getBoundingClientRect();
                }} while (!before || before.x !== box.x || before.y !== box.y);
                window.missed = true;
                const passes = getComputedStyle(node).pointerEvents === 'none';
                // The page may have replaced the element by an equal one.
                const missed = ({{ target }}) => window.missed = !passes && !({found})?.contains(target);
                addEventListener('click', missed, {{ capture: true, once: true }});
                return [box.x + box.width / 2, box.y + box.height / 2];
            }})()"
        );
        for _ in 0..10 {
            self.until(&format!("{found} && !{found}.disabled")).await;
            let at = self.eval(&middle).await;
            if at.is_null() {
                continue;
            }
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
                self.call("Input.dispatchMouseEvent", event).await;
            }
            if self.eval("window.missed === true").await != json!(true) {
                return;
            }
        }
        panic!("no click reaches {found}");
    }

    /// Types a string character by character.
    pub async fn write(&mut self, text: &str) {
        for char in text.chars() {
            self.call("Input.dispatchKeyEvent", json!({ "type": "char", "text": char.to_string() })).await;
        }
    }

    /// Presses a key. Its name is that of the DOM, such as `Enter` or `ArrowDown`.
    pub async fn key(&mut self, key: &str) {
        let code = match key {
            "Enter" => 13,
            "Escape" => 27,
            "Tab" => 9,
            "ArrowUp" => 38,
            "ArrowDown" => 40,
            "ArrowLeft" => 37,
            "ArrowRight" => 39,
            "+" => 187,
            _ => panic!("an unknown key: {key}"),
        };
        let text = if key == "Enter" { "\r" } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
            self.call("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Turns the mouse wheel at a point. Positive numbers scroll down.
    pub async fn wheel(&mut self, (x, y): (u32, u32), pixels: i32) {
        let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": pixels });
        self.call("Input.dispatchMouseEvent", event).await;
    }

    /// Moves the mouse from one point to another while its button is pressed.
    pub async fn drag(&mut self, from: (u32, u32), to: (u32, u32)) {
        for (kind, (x, y)) in [("mousePressed", from), ("mouseMoved", to), ("mouseReleased", to)] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Touches the page with fingers at these points. `kind` is that of the protocol, such as `touchStart`.
    pub async fn touch(&mut self, kind: &str, points: &[(u32, u32)]) {
        let points: Vec<Value> = points.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    /// Moves a finger over the page at the speed of the browser's frames, several times.
    pub async fn swipe(&mut self, (x, y): (u32, u32), (right, down): (i32, i32)) {
        let swipe = json!({
            "x": x, "y": y, "xDistance": right, "yDistance": down, "speed": 400, "repeatCount": 4, "repeatDelayMs": 0,
            "preventFling": true, "gestureSourceType": "touch",
        });
        self.call("Input.synthesizeScrollGesture", swipe).await;
    }

    /// Moves two fingers apart around a point, until their distance is `factor` times as large, at the speed of the browser's frames.
    pub async fn pinch(&mut self, (x, y): (u32, u32), factor: f64) {
        let pinch =
            json!({ "x": x, "y": y, "scaleFactor": factor, "relativeSpeed": 200, "gestureSourceType": "touch" });
        self.call("Input.synthesizePinchGesture", pinch).await;
    }

    /// Returns the nodes of the accessibility tree, which screen readers read.
    pub async fn accessibility_tree(&mut self) -> Vec<Value> {
        let mut tree = self.call("Accessibility.getFullAXTree", json!({})).await;
        serde_json::from_value(tree["nodes"].take()).expect("nodes")
    }

    /// Focuses the element of a node of the accessibility tree and activates it, as a screen reader does.
    pub async fn activate(&mut self, node: &Value) {
        let element = self.call("DOM.resolveNode", json!({ "backendNodeId": node["backendDOMNodeId"] })).await;
        let activate = "function () { this.focus(); this.click(); }";
        let call = json!({ "objectId": element["object"]["objectId"], "functionDeclaration": activate });
        self.call("Runtime.callFunctionOn", call).await;
    }

    /// Returns the value of a JavaScript expression.
    pub async fn eval(&mut self, expression: &str) -> Value {
        let call = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut result = self.call("Runtime.evaluate", call).await;
        assert!(result["exceptionDetails"].is_null(), "{expression}: {result:#}");
        result["result"]["value"].take()
    }

    /// Returns the text of the first element that matches a selector. Returns an empty string if there is no such
    /// element.
    pub async fn text(&mut self, selector: &str) -> String {
        let text = self.eval(&format!("document.querySelector({})?.innerText", json!(selector))).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until all pictures of a message are loaded, given as a JavaScript expression. Chromium loads a picture only when it is near
    /// the visible part, so this scrolls to each.
    pub async fn until_pictures(&mut self, message: &str) {
        self.until(&format!(
            "(() => {{
                const missing = [...{message}.querySelectorAll('.picture img')].find((one) => !one.naturalWidth);
                missing?.scrollIntoView();
                return !missing;
            }})()"
        ))
        .await;
    }

    /// Waits until a JavaScript expression is true. Panics after the time limit.
    pub async fn until(&mut self, expression: &str) {
        if !self.soon(expression, DEADLINE).await {
            let (text, address) = (self.text("body").await, self.eval("location.href").await);
            // The expression comes last, because the output of CI is shortened from its beginning.
            panic!("the page at {address} says:\n{text}\nnever true: {expression}");
        }
    }

    /// Waits until a JavaScript expression is true. Returns `false` after the time limit.
    pub async fn soon(&mut self, expression: &str, time_limit: Duration) -> bool {
        let start = std::time::Instant::now();
        while self.eval(&format!("Boolean({expression})")).await != json!(true) {
            if start.elapsed() > time_limit {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        true
    }

    /// Resizes the window to a phone's width.
    pub async fn resize_to_phone(&mut self, height: u32) {
        self.resize(phone_width(), height).await;
    }

    /// Returns whether no content is wider than a phone.
    pub async fn fits_phone(&mut self) -> bool {
        self.eval("document.documentElement.scrollWidth").await == phone_width()
    }

    /// Resizes the window, for example to the size of a desktop.
    pub async fn resize(&mut self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800 });
        self.call("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Makes the browser as slow as that of a phone: a processor at a quarter of the speed, and a network such as fast 4G.
    pub async fn slow_down(&mut self) {
        self.call("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
        let network = json!({
            "offline": false, "latency": 165, "downloadThroughput": 1_012_500, "uploadThroughput": 168_750,
        });
        self.call("Network.enable", json!({})).await;
        self.call("Network.emulateNetworkConditions", network).await;
    }

    /// Removes all files from the browser's cache.
    pub async fn forget_files(&mut self) {
        self.call("Network.clearBrowserCache", json!({})).await;
    }

    /// Returns a screenshot of the page as PNG.
    pub async fn screenshot(&mut self) -> Vec<u8> {
        let shot = self.call("Page.captureScreenshot", json!({ "format": "png" })).await;
        BASE64_STANDARD.decode(shot["data"].as_str().expect("a picture")).expect("base64")
    }

    /// Calls a method of the DevTools protocol and returns the result. Ignores events in the meantime.
    async fn call(&mut self, method: &str, params: Value) -> Value {
        self.sent += 1;
        self.socket.send(&json!({ "id": self.sent, "method": method, "params": params })).await;
        loop {
            let mut answer = self.socket.next().await.expect("the browser to live");
            if answer["id"] == json!(self.sent) {
                // An expression has no value if the browser leaves the page meanwhile.
                if answer["error"]["message"] == "Inspected target navigated or closed" {
                    return Value::Null;
                }
                assert!(answer["error"].is_null(), "{method}: {answer}");
                return answer["result"].take();
            }
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // This kills the process that the test has started. Its child processes end with it.
        let _ = self.browser.kill();
        let _ = self.browser.wait();
    }
}

fn program() -> Option<String> {
    let named = std::env::var("CHROMIUM").ok();
    named.into_iter().chain(PLACES.map(str::to_owned)).find(|place| Path::new(place).exists())
}

/// Reads the port on which Chromium listens from its output.
async fn port(browser: &mut Child) -> String {
    let lines = BufReader::new(browser.stderr.take().expect("its messages")).lines();
    let find = move || {
        let mut lines = lines.map_while(Result::ok);
        let line = lines.find(|line| line.starts_with("DevTools listening on ")).expect("Chromium to listen");
        // Chromium would block if its output were not read.
        std::thread::spawn(move || lines.for_each(drop));
        line
    };
    let line = tokio::task::spawn_blocking(find).await.expect("no panic");
    let address = line.trim_start_matches("DevTools listening on ws://");
    address.split('/').next().expect("an address").to_owned()
}

/// Opens a tab and returns the address of its WebSocket.
async fn new_tab(port: &str) -> String {
    let answer = reqwest::Client::new().put(format!("http://{port}/json/new?about:blank")).send().await;
    let tab: Value = answer.expect("an answer").json().await.expect("JSON");
    tab["webSocketDebuggerUrl"].as_str().expect("a socket").to_owned()
}
