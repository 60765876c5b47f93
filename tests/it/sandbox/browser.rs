//! The page in a browser, used with clicks and keys.

use bergerie::sandbox::{Options, serve};

use super::demo::Demo;
use crate::support::browser::Page;
use crate::support::user::User;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_types_a_command_and_clicks_through_the_answer() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let url = format!("{}/?as=bob&channel=carcassonne", sandbox.url());
    let Some(mut page) = Page::open(&url).await else { return };
    let demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    let (alice, bob) = (User::new(&sandbox.url(), "alice"), User::new(&sandbox.url(), "bob"));
    bob.wait_for_bot().await;

    // Bob types a command with autocomplete in his language.
    page.until("document.querySelector('.bot-state.on')").await;
    page.click("textarea").await;
    page.write("/pl").await;
    page.until("document.querySelector('.suggestion')?.innerText.includes('/placer')").await;
    page.key("Enter").await;
    page.write("n2").await;
    page.until("document.querySelectorAll('.suggestion').length === 2").await;
    page.key("ArrowDown").await;
    page.key("Enter").await;
    page.key("Enter").await;
    page.until("document.querySelector('.only-you .content')?.innerText.includes('N2E3')").await;
    assert!(alice.channel().await.is_empty(), "only Bob sees it");

    // Bob uses a button and a menu, and everyone sees the confirmation.
    page.press("Turn").await;
    page.until("document.querySelector('.only-you .content').innerText.startsWith('Turned by 90')").await;
    page.until("document.querySelector('.only-you .picture img')?.naturalWidth === 960").await;
    assert!(page.eval("document.querySelector('.only-you .picture img').clientWidth").await.as_u64() <= Some(550));
    page.click(".menu-face").await;
    page.press("Knight\ncosts nothing").await;
    page.until("document.querySelector('.only-you .content').innerText.startsWith('Figure: knight')").await;
    page.press("Confirm").await;
    page.until(&says("@Bob placed a tile")).await;
    page.press("Dismiss message").await;
    page.until("!document.querySelector('.only-you')").await;

    // A table of another user appears as a ping, without a reload. Bob fills in its modal.
    alice.command("/game new with: @bob").await;
    page.until("document.querySelector('.pinged .picture')").await;
    page.press("Rename").await;
    page.until("document.querySelector('dialog input')").await;
    page.write("Corbières").await;
    page.press("Submit").await;
    page.until(&says("Corbières · renamed")).await;
    page.until("!document.querySelector('dialog')").await;

    // Bob writes a plain message, and types a command that does not exist.
    page.click("textarea").await;
    page.write("**well** played").await;
    page.key("Enter").await;
    page.until("[...document.querySelectorAll('.content strong')].some((one) => one.innerText === 'well')").await;
    assert_eq!(alice.last().await.content(), "**well** played");
    page.write("/nothing").await;
    page.key("Enter").await;
    page.until("document.querySelector('.complaint')?.innerText.includes('there is no command /nothing')").await;
    assert_eq!(
        page.eval("document.querySelector('textarea').value").await,
        "/nothing",
        "the rejected text is back in the input"
    );
    demo.stop().await;
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone_users_are_switched_in_the_drawer() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let url = format!("{}/?as=alice&channel=chatter", sandbox.url());
    let Some(mut page) = Page::open(&url).await else { return };
    page.resize_to_phone(844).await;
    let carol = User::new(&sandbox.url(), "carol").at("chatter");
    carol.say(&format!("<@{}>, look", super::rest::user_id(&carol, "dave").await)).await;
    page.until("document.querySelector('#open-drawer').dataset.unread !== undefined").await;
    page.click("#open-drawer").await;
    page.until("document.querySelector('[data-person=dave] .badge')?.innerText === '1'").await;
    page.click("[data-person=dave]").await;
    page.until("document.querySelector('#you').textContent.includes('Dave')").await;
    page.until("document.querySelector('.message.pinged .mention')?.innerText === '@Dave'").await;
    page.until("!document.querySelector('[data-person=dave] .badge')").await;
    assert!(page.fits_phone().await, "some content is wider than the page");
    assert!(page.screenshot().await.starts_with(b"\x89PNG"));
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn markdown_becomes_nodes_and_html_stays_text() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let url = format!("{}/?as=alice&channel=chatter", sandbox.url());
    let Some(mut page) = Page::open(&url).await else { return };
    for (text, html) in [
        ("**b** *i* __u__ ~~s~~ `c*d*`", "<strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c*d*</code>"),
        ("***both*** snake_case_word \\*not\\*", "<strong><em>both</em></strong> snake_case_word *not*"),
        ("<img src=x onerror=alert(1)> & <b>", "&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("one\ntwo", "one\ntwo"),
        ("## Head\ntext", "<h4>Head</h4>text"),
        ("> one\n> two\nthree", "<blockquote>one\ntwo</blockquote>three"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("```rs\nlet x = \"**\";\n```", "<pre><code>let x = \"**\";</code></pre>"),
        ("2 * 3 * 4", "2 * 3 * 4"),
    ] {
        let script = format!(
            "import('/page/markdown.js').then(({{ markdown }}) => {{
                const node = document.createElement('div');
                node.append(...markdown({}));
                return node.innerHTML.replace(/ start=\"\\d+\"/g, '');
            }})",
            serde_json::json!(text)
        );
        assert_eq!(page.eval(&script).await, html, "{text}");
    }
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_menu_the_keyboard_stays_where_it_was() {
    let sandbox = serve(Options::default()).await.expect("a free port");
    let url = format!("{}/?as=bob&channel=carcassonne", sandbox.url());
    let Some(mut page) = Page::open(&url).await else { return };
    let demo = Demo::start(&sandbox.url(), sandbox.token()).await;
    let bob = User::new(&sandbox.url(), "bob");
    bob.wait_for_bot().await;
    bob.command("/place at: N2E3").await;
    page.click(".menu-face").await;
    page.press("Knight\ncosts nothing").await;
    page.until("document.querySelector('.only-you .content').innerText.startsWith('Figure: knight')").await;
    page.until("!document.querySelector('.only-you .waiting')").await;
    // The keyboard focus stays on the menu. It does not return to the top of the page.
    assert_eq!(page.eval("document.activeElement.matches('.only-you .menu-face')").await, true);
    page.key("Tab").await;
    assert_eq!(
        page.eval("document.activeElement.closest('.only-you') !== null").await,
        true,
        "the button after the menu has the focus"
    );
    demo.stop().await;
    sandbox.shutdown().await;
}

/// Returns whether a message of the page contains a string.
fn says(text: &str) -> String {
    format!("[...document.querySelectorAll('.content')].some((one) => one.innerText.includes('{text}'))")
}
