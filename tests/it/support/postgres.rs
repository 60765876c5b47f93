//! Temporary PostgreSQL servers for the tests. They end with the test process.

use std::io::{Read, Write};
use std::net::{IpAddr, Shutdown, SocketAddr, TcpListener};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

use bergerie::store::Address;

use super::wait::blocking_until;

/// The server that all tests of the process share. `None` if PostgreSQL is not installed.
static SHARED: LazyLock<Option<Server>> = LazyLock::new(|| programs().as_deref().map(Server::local));

/// The number of databases created so far.
static MADE: AtomicU32 = AtomicU32::new(0);

/// A running server.
struct Server {
    folder: tempfile::TempDir,
    keeper: Child,
    // The server ends when this pipe is closed, even if the test process is killed.
    line: Option<ChildStdin>,
}

/// A database on the shared server. It is empty at first.
pub struct Database {
    server: &'static Server,
    pub name: String,
}

impl Database {
    /// Creates a database. If PostgreSQL is not installed, reports a skipped test and returns `None`.
    pub fn new() -> Option<Database> {
        let Some(server) = &*SHARED else {
            super::skip("PostgreSQL (Debian has it as postgresql)");
            return None;
        };
        let name = format!("test{}", MADE.fetch_add(1, Ordering::Relaxed));
        let database = Database { server, name };
        database.query_in("postgres", &format!("CREATE DATABASE {}", database.name));
        Some(database)
    }

    /// Returns the URL of the database, in the form of `DATABASE_URL`.
    pub fn url(&self) -> String {
        self.url_of(&self.name)
    }

    /// Returns the address of the database.
    pub fn address(&self) -> Address {
        self.url().parse().expect("an address")
    }

    /// Runs a statement and returns the result, one row per line.
    pub fn query(&self, sql: &str) -> String {
        self.query_in(&self.name, sql)
    }

    fn query_in(&self, database: &str, sql: &str) -> String {
        let programs = programs().expect("PostgreSQL");
        let asked = Command::new(programs.join("psql"))
            .args(["-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", sql, &self.url_of(database)])
            .output()
            .expect("psql");
        assert!(asked.status.success(), "{sql}: {}", String::from_utf8_lossy(&asked.stderr));
        String::from_utf8_lossy(&asked.stdout).trim().to_owned()
    }

    fn url_of(&self, database: &str) -> String {
        let folder = self.server.folder.path().display().to_string().replace('/', "%2F");
        format!("postgresql://bergerie@{folder}/{database}")
    }
}

/// A proxy between a process and a database. Its connections can be cut without either side noticing: data that is sent
/// is acknowledged and lost.
pub struct Proxy {
    address: SocketAddr,
    database: String,
    /// Whether open connections discard data. Connections that were opened before the same cut share a flag.
    cut: Mutex<Arc<AtomicBool>>,
}

impl Proxy {
    /// Starts a proxy for a database at an unused address.
    pub fn new(database: &Database, address: SocketAddr) -> Arc<Proxy> {
        let listener = TcpListener::bind(address).expect("the address");
        let address = listener.local_addr().expect("an address");
        let socket = database.server.folder.path().join(".s.PGSQL.5432");
        let proxy = Arc::new(Proxy { address, database: database.name.clone(), cut: Mutex::default() });
        let weak = Arc::downgrade(&proxy);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Some(proxy) = weak.upgrade() else { return };
                let cut = Arc::clone(&proxy.cut.lock().expect("no panic"));
                let server = UnixStream::connect(&socket).expect("the server");
                let (from, to) = (client.try_clone().expect("a socket"), server.try_clone().expect("a socket"));
                let is_cut = Arc::clone(&cut);
                std::thread::spawn(move || {
                    carry(&from, &to, &is_cut);
                    to.shutdown(Shutdown::Both)
                });
                std::thread::spawn(move || {
                    carry(&server, &client, &cut);
                    client.shutdown(Shutdown::Both)
                });
            }
        });
        proxy
    }

    /// Returns the URL of the database through this proxy.
    pub fn url(&self) -> String {
        Proxy::url_at(&self.database, self.address)
    }

    /// Returns the URL of a database through a proxy that need not exist yet.
    pub fn url_at(database: &str, address: SocketAddr) -> String {
        format!("postgres://bergerie@{address}/{database}?sslmode=disable")
    }

    /// Discards all data of the open connections from now on. New connections work.
    pub fn cut(&self) {
        let before = std::mem::take(&mut *self.cut.lock().expect("no panic"));
        before.store(true, Ordering::Relaxed);
    }
}

/// Copies data in one direction until the connection ends. After a cut, discards all data and does not pass on the end
/// of the connection.
fn carry(mut from: impl Read, mut to: impl Write, is_cut: &AtomicBool) {
    let mut buffer = [0; 1 << 14];
    while let Ok(read @ 1..) = from.read(&mut buffer) {
        if !is_cut.load(Ordering::Relaxed) && to.write_all(&buffer[..read]).is_err() {
            break;
        }
    }
    while is_cut.load(Ordering::Relaxed) {
        std::thread::park();
    }
}

/// A server that accepts only encrypted connections over the network.
pub struct Encrypted {
    server: Server,
    address: SocketAddr,
}

impl Encrypted {
    /// Starts a server at an unused address. If PostgreSQL or a program that creates certificates is not installed, reports a skipped test and
    /// returns `None`.
    pub fn new(address: SocketAddr) -> Option<Encrypted> {
        let Some(programs) = programs().filter(|_| Command::new("openssl").arg("version").output().is_ok()) else {
            super::skip("PostgreSQL, or no openssl");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        certify(folder.path(), address.ip());
        give(&folder.path().join("server.key"));
        let path = |name: &str| folder.path().join(name).display().to_string();
        let settings = [
            format!("listen_addresses={}", address.ip()),
            format!("port={}", address.port()),
            "ssl=on".to_owned(),
            format!("ssl_cert_file={}", path("server.crt")),
            format!("ssl_key_file={}", path("server.key")),
        ];
        Some(Encrypted { server: Server::start(&programs, folder, &settings, address.port()), address })
    }

    /// Returns the address of the server. If `is_trusted`, the address includes the authority of the server's
    /// certificate.
    pub fn address(&self, is_trusted: bool) -> Address {
        let url = format!("postgres://bergerie@{}/postgres?sslmode=require", self.address);
        let authority = self.server.folder.path().join("ca.crt");
        let trusted = if is_trusted { format!("&sslrootcert={}", authority.display()) } else { String::new() };
        (url + &trusted).parse().expect("an address")
    }
}

/// Creates a certificate authority, and a certificate for an address of this machine that the authority has signed.
fn certify(folder: &Path, address: IpAddr) {
    let openssl = |arguments: &str| {
        let made = Command::new("openssl").args(arguments.split(' ')).current_dir(folder).output().expect("openssl");
        assert!(made.status.success(), "{arguments}: {}", String::from_utf8_lossy(&made.stderr));
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    openssl(&format!("req -x509 {key} -keyout ca.key -out ca.crt -days 2 -subj /CN=authority"));
    openssl(&format!(
        "req {key} -keyout server.key -out server.csr -subj /CN=localhost -addext subjectAltName=IP:{address}"
    ));
    openssl("x509 -req -in server.csr -CA ca.crt -CAkey ca.key -out server.crt -days 2 -copy_extensions copy");
}

impl Server {
    fn start(programs: &Path, folder: tempfile::TempDir, settings: &[String], port: u16) -> Server {
        let data = folder.path().join("data");
        std::fs::create_dir(&data).expect("a folder");
        give(folder.path());
        give(&data);
        let made = as_nobody(&programs.join("initdb"))
            .args(["-A", "trust", "-U", "bergerie", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(&data)
            .output()
            .expect("initdb");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        // Tests do not need `fsync`, because they do not cut the power. Measurements use it.
        let fsync = std::env::var("BERGERIE_TEST_FSYNC").unwrap_or_else(|_| "off".to_owned());
        // The shared server is never dropped, so the watcher process also removes the folder.
        let script =
            r#"folder="$0"; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$folder""#;
        let mut keeper = as_nobody(Path::new("sh"))
            .args(["-c", script])
            .arg(folder.path())
            .arg(programs.join("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-c", &format!("fsync={fsync}"), "-c", "max_connections=200"])
            .args(settings.iter().flat_map(|setting| ["-c", setting]))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(folder.path().join("log")).expect("a log"))
            .spawn()
            .expect("a server");
        let line = keeper.stdin.take();
        let server = Server { folder, keeper, line };
        server.wait(programs, port);
        server
    }

    /// Starts a server that accepts connections only over a local socket.
    fn local(programs: &Path) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        Server::start(programs, folder, &["listen_addresses=".to_owned()], 5432)
    }

    fn wait(&self, programs: &Path, port: u16) {
        let is_ready = || {
            let mut asking = Command::new(programs.join("pg_isready"));
            let asked = asking.args(["-q", "-p", &port.to_string(), "-h"]).arg(self.folder.path()).status();
            asked.expect("pg_isready").success()
        };
        let log = self.folder.path().join("log");
        blocking_until(&format!("the server, with its log in {}", log.display()), || is_ready().then_some(()));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.line.take());
        let _ = self.keeper.wait();
    }
}

/// Returns the folder with the server's programs, or `None` if they are not installed. Searches the path and the folder
/// in which Debian installs them.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    folders.extend(std::env::split_paths(&path));
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "psql", "pg_isready"].iter().all(|program| folder.join(program).is_file())
    };
    folders.into_iter().find(has_all)
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// Returns a command that runs as a user without rights if the test runs as root, because PostgreSQL refuses to run as
/// root.
fn as_nobody(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"]).arg(program).current_dir("/");
    command
}

fn give(folder: &Path) {
    if is_root() {
        let given = Command::new("chown").arg("nobody:nogroup").arg(folder).status().expect("chown");
        assert!(given.success());
    }
}
