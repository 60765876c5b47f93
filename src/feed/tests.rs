//! Tests with receivers on this machine.

use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::http::HeaderMap;
use axum::response::Redirect;
use axum::routing::post;
use tokio::net::TcpListener;

use super::*;
use crate::store::Store;
use crate::table::{FeedUrl, Secret};

/// Serves routes on a free port. Returns the address.
async fn serve(routes: Router) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, routes).await });
    address
}

fn receivers(addresses: FeedAddresses, timeout: Duration) -> Receivers {
    let tables = Tables::new(Store::in_memory().unwrap());
    Receivers { tables, addresses, client: client(addresses, timeout).unwrap() }
}

fn delivery(url: &str) -> FeedDelivery {
    let url = FeedUrl::parse(url, FeedAddresses::All);
    FeedDelivery { id: 1, url, secret: Secret::from("key".to_owned()), body: r#"{"id":1}"#.to_owned() }
}

#[test]
fn a_signature_is_an_hmac_of_the_time_and_the_body() {
    // printf '1700000000.{"id":1}' | openssl dgst -sha256 -hmac key
    let expected = "1d542af0cd7355fefa5c19021ad89d3e2afd77ebff5448db280f180e013d2651";
    assert_eq!(signature("key", 1_700_000_000, r#"{"id":1}"#), expected);
}

#[tokio::test]
async fn a_message_is_delivered_with_its_signature_to_a_receiver_that_answers_anything() {
    let verify = |headers: HeaderMap, body: String| async move {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let time = header(TIMESTAMP_HEADER).parse().unwrap();
        let is_signed =
            header(SIGNATURE_HEADER) == signature("key", time, &body) && header("content-type") == "application/json";
        (if is_signed { StatusCode::OK } else { StatusCode::FORBIDDEN }, vec![0xff_u8; 1 << 20])
    };
    let address = serve(Router::new().route("/results", post(verify))).await;
    let receivers = receivers(FeedAddresses::All, TIMEOUT);
    receivers.send(delivery(&format!("http://{address}/results"))).await.unwrap();
    let missing = receivers.send(delivery(&format!("http://{address}/"))).await;
    assert!(matches!(missing, Err(DeliveryError::Refused(StatusCode::NOT_FOUND))), "{missing:?}");
    let other =
        FeedDelivery { secret: Secret::from("other".to_owned()), ..delivery(&format!("http://{address}/results")) };
    assert!(matches!(receivers.send(other).await, Err(DeliveryError::Refused(StatusCode::FORBIDDEN))));
}

#[tokio::test]
async fn redirects_are_not_followed_and_slow_receivers_are_given_up() {
    let count: &'static AtomicUsize = Box::leak(Box::default());
    let target = move || async { count.fetch_add(1, Ordering::Relaxed) };
    let routes = Router::new()
        .route("/target", post(async move || target().await.to_string()))
        .route("/redirect", post(async || Redirect::temporary("/target")))
        .route("/slow", post(std::future::pending::<()>));
    let address = serve(routes).await;
    let receivers = receivers(FeedAddresses::All, Duration::from_millis(200));
    let redirected = receivers.send(delivery(&format!("http://{address}/redirect"))).await;
    assert!(matches!(redirected, Err(DeliveryError::Refused(StatusCode::TEMPORARY_REDIRECT))), "{redirected:?}");
    assert_eq!(count.load(Ordering::Relaxed), 0);
    let slow = receivers.send(delivery(&format!("http://{address}/slow"))).await;
    let Err(DeliveryError::Request(error)) = slow else { panic!("{slow:?}") };
    assert!(error.is_timeout() && !format!("{error:?}").contains("slow"), "{error:?}");
}

#[tokio::test]
async fn no_connection_is_made_to_an_internal_address() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let receivers = receivers(FeedAddresses::Public, TIMEOUT);
    // The name passes the check of the text, but leads to this machine.
    let sent = receivers.send(delivery(&format!("http://localhost:{port}/"))).await;
    let Err(DeliveryError::Request(error)) = sent else { panic!("{sent:?}") };
    assert!(format!("{error:?}").contains("no public address"), "{error:?}");
    assert!(FilteredResolver(FeedAddresses::All).resolve("localhost".parse().unwrap()).await.is_ok());
}
