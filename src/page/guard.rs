//! Checks of all requests, and the headers of all responses.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, InvalidHeaderName, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::http::{AddressCounts, AddressUse};
use crate::table::PublicUrl;

/// The number of requests per second of an address, and the number that may come at once. A first view of a large board takes about
/// 60 requests, and moving through a game about ten per turn.
const REQUESTS_PER_SECOND: u32 = 30;
const MAX_REQUESTS_AT_ONCE: u32 = 400;

/// The maximum number of streams of an address, which may be that of a whole network.
const MAX_STREAMS: usize = 50;

/// The maximum number of requests of an address that are being computed or wait for it.
const MAX_COMPUTATIONS: usize = 64;

/// The number of addresses from which on idle ones are removed from the limits.
const MANY_ADDRESSES: usize = 10_000;

/// The minimum time between two removals of idle addresses.
const CLEANING_INTERVAL: Duration = Duration::from_secs(1);

/// The policy that lets a page load nothing but its own files, and run no code but its scripts.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
                              base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The address of a client, from which limits are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClientAddress(pub IpAddr);

/// The name of the header in which a reverse proxy passes the address of the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressHeader(HeaderName);

impl FromStr for AddressHeader {
    type Err = InvalidHeaderName;

    fn from_str(name: &str) -> Result<AddressHeader, InvalidHeaderName> {
        name.parse().map(AddressHeader)
    }
}

/// The limits of all clients, and the host under which they reach the pages.
pub(super) struct Guard {
    /// The URL of the pages. Requests must have its host in `Host`, and those that change something must have the URL in `Origin`.
    pub url: PublicUrl,
    /// The header in which the reverse proxy passes the address of the client, or `None` if there is no proxy.
    pub address_header: Option<AddressHeader>,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    streams: Mutex<AddressCounts>,
    computations: Mutex<AddressCounts>,
    /// The time at which idle addresses were last removed from the limits.
    cleaned: Mutex<Instant>,
}

impl Guard {
    pub fn new(url: PublicUrl, address_header: Option<AddressHeader>) -> Guard {
        let [per_second, at_once] =
            [REQUESTS_PER_SECOND, MAX_REQUESTS_AT_ONCE].map(|most| NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN));
        let quota = Quota::per_second(per_second).allow_burst(at_once);
        Guard {
            url,
            address_header,
            requests: DefaultKeyedRateLimiter::keyed(quota),
            streams: Mutex::default(),
            computations: Mutex::default(),
            cleaned: Mutex::new(Instant::now()),
        }
    }

    /// Counts a stream. Returns `None` if the client has too many.
    pub fn count_stream(&self, ClientAddress(address): ClientAddress) -> Option<AddressUse> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner).count(address, MAX_STREAMS)
    }

    /// Counts a request that is computed. Returns `None` if the client has too many.
    pub fn count_computation(&self, ClientAddress(address): ClientAddress) -> Option<AddressUse> {
        self.computations.lock().unwrap_or_else(PoisonError::into_inner).count(address, MAX_COMPUTATIONS)
    }

    /// Removes idle addresses from the limits if there are many. It goes through all of them, so it does this rarely.
    fn clean(&self) {
        if self.requests.len() < MANY_ADDRESSES {
            return;
        }
        let mut cleaned = self.cleaned.lock().unwrap_or_else(PoisonError::into_inner);
        if cleaned.elapsed() >= CLEANING_INTERVAL {
            self.requests.retain_recent();
            *cleaned = Instant::now();
        }
    }

    /// Returns the address of the client: that of the connection or, behind a reverse proxy, the last one in the proxy's header.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> ClientAddress {
        let passed =
            self.address_header.as_ref().and_then(|AddressHeader(name)| headers.get_all(name).iter().next_back());
        let passed = passed.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        ClientAddress(network(passed.unwrap_or(peer)))
    }

    fn refusal(&self, request: &Request, client: ClientAddress) -> Option<Response> {
        // A name of another site may resolve to this host (DNS rebinding).
        let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        if !host.eq_ignore_ascii_case(self.url.authority()) {
            return Some((StatusCode::MISDIRECTED_REQUEST, "this host is not served here\n").into_response());
        }
        match *request.method() {
            Method::GET => {}
            Method::POST if self.is_own(request.headers()) => {}
            Method::POST => return Some(StatusCode::FORBIDDEN.into_response()),
            _ => return Some((StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, POST")]).into_response()),
        }
        self.clean();
        let is_excess = self.requests.check_key(&client.0).is_err();
        is_excess.then(|| (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "2")]).into_response())
    }
}

impl Guard {
    /// Returns whether a script of the pages sends a request: its origin is that of the pages, and its header has a value that no
    /// foreign page can send without asking first.
    fn is_own(&self, headers: &HeaderMap) -> bool {
        let has =
            |name: HeaderName, value: &str| headers.get(name).is_some_and(|found| found.as_bytes() == value.as_bytes());
        has(ORIGIN, &self.url.to_string()) && has(CONTENT_TYPE, "application/json")
    }
}

/// Returns an address that stands for all addresses of a client. Usually, a client of IPv6 has a network of 64 bits.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        address => address,
    }
}

/// Refuses requests for other hosts, changes from foreign pages, other methods than GET and POST, and clients that send too many. Adds headers to all responses.
pub(super) async fn check(
    State((guard, peer)): State<(Arc<Guard>, IpAddr)>,
    mut request: Request,
    next: Next,
) -> Response {
    let client = guard.client(peer, request.headers());
    request.extensions_mut().insert(client);
    let mut response = match guard.refusal(&request, client) {
        Some(refusal) => refusal,
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // The address of a page contains its key.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn url() -> PublicUrl {
        "https://games.example".parse().unwrap()
    }

    fn headers(values: &[&'static str]) -> HeaderMap {
        values
            .iter()
            .map(|value| (HeaderName::from_static("x-forwarded-for"), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn the_address_of_a_client_is_the_last_one_that_a_trusted_proxy_passes() {
        let peer = IpAddr::from([127, 0, 0, 1]);
        let guard = |header| Guard::new(url(), header);
        let direct = guard(None);
        assert_eq!(direct.client(peer, &headers(&["1.2.3.4"])), ClientAddress(peer), "a client can send any header");
        let proxied = guard("X-Forwarded-For".parse().ok());
        for values in [&["1.2.3.4"][..], &["9.9.9.9, 1.2.3.4"], &["9.9.9.9", "8.8.8.8,1.2.3.4"], &["::ffff:1.2.3.4"]] {
            assert_eq!(proxied.client(peer, &headers(values)), ClientAddress([1, 2, 3, 4].into()), "{values:?}");
        }
        for values in [&[][..], &["1.2.3.4, unknown"], &[""]] {
            assert_eq!(proxied.client(peer, &headers(values)), ClientAddress(peer), "{values:?}");
        }
    }

    #[test]
    fn a_client_that_sends_too_many_requests_is_refused_and_others_are_not() {
        let guard = Guard::new(url(), None);
        let request = Request::get("/").header(HOST, "Games.Example").body(Body::empty()).unwrap();
        let [one, other] = [1, 2].map(|number| ClientAddress([10, 0, 0, number].into()));
        let refusals = (0..1_000).map(|_| guard.refusal(&request, one).map(|refusal| refusal.status()));
        let refusals: Vec<_> = refusals.collect();
        assert!(refusals[..300].iter().all(Option::is_none));
        assert!(refusals.contains(&Some(StatusCode::TOO_MANY_REQUESTS)));
        assert!(guard.refusal(&request, other).is_none());
    }

    #[test]
    fn the_computations_of_a_client_are_limited_and_those_of_others_are_not() {
        let guard = Guard::new(url(), None);
        let [one, other] = [1, 2].map(|number| ClientAddress([10, 0, 0, number].into()));
        let mut running: Vec<_> = (0..MAX_COMPUTATIONS).map(|_| guard.count_computation(one)).collect();
        assert!(running.iter().all(Option::is_some) && guard.count_computation(one).is_none());
        assert!(guard.count_computation(other).is_some());
        running.pop();
        assert!(guard.count_computation(one).is_some());
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let [one, same, other] =
            ["2001:db8:1:2::7", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::7"].map(|text| network(text.parse().unwrap()));
        assert!(one == same && one != other);
    }
}
