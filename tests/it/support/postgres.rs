//! A PostgreSQL server of the test's own, in a temporary folder. It ends with whoever uses it last, or with the process.

use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use bergerie::store::Address;

/// The server that runs, as long as somebody uses it.
static RUNNING: Mutex<Weak<Server>> = Mutex::new(Weak::new());

/// Databases made so far.
static MADE: AtomicU32 = AtomicU32::new(0);

/// A server that runs.
struct Server {
    folder: tempfile::TempDir,
    keeper: Child,
    // Its end ends the server, also if the test's process is killed.
    line: Option<ChildStdin>,
}

/// An empty database of a server.
pub struct Database {
    server: Arc<Server>,
    name: String,
}

impl Database {
    /// A new database; nothing, with a note, where there is no PostgreSQL.
    pub fn new() -> Option<Database> {
        let Some(programs) = programs() else {
            eprintln!("skipped: there is no PostgreSQL here (Debian has it as postgresql)");
            return None;
        };
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let server = running.upgrade().unwrap_or_else(|| Arc::new(Server::start(&programs)));
        *running = Arc::downgrade(&server);
        drop(running);
        let name = format!("test{}", MADE.fetch_add(1, Ordering::Relaxed));
        let database = Database { server, name };
        database.query_in("postgres", &format!("CREATE DATABASE {}", database.name));
        Some(database)
    }

    /// Its address, as `DATABASE_URL` has it.
    pub fn url(&self) -> String {
        self.url_of(&self.name)
    }

    /// Its address.
    pub fn address(&self) -> Address {
        self.url().parse().expect("an address")
    }

    /// What the server answers to a statement, a row a line.
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

impl Server {
    fn start(programs: &Path) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
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
        // Nobody cuts the power in a test but the one who measures: there the disk counts.
        let fsync = std::env::var("BERGERIE_TEST_FSYNC").unwrap_or_else(|_| "off".to_owned());
        let script = r#""$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server"#;
        let mut keeper = as_nobody(Path::new("sh"))
            .args(["-c", script])
            .arg(programs.join("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-c", "listen_addresses=", "-c", &format!("fsync={fsync}"), "-c", "max_connections=200"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(folder.path().join("log")).expect("a log"))
            .spawn()
            .expect("a server");
        let line = keeper.stdin.take();
        let server = Server { folder, keeper, line };
        server.wait(programs);
        server
    }

    fn wait(&self, programs: &Path) {
        let begun = Instant::now();
        let is_ready = || {
            let asked = Command::new(programs.join("pg_isready")).arg("-q").arg("-h").arg(self.folder.path()).status();
            asked.expect("pg_isready").success()
        };
        while !is_ready() {
            let log = || std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(begun.elapsed() < Duration::from_secs(60), "the server does not start: {}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.line.take());
        let _ = self.keeper.wait();
    }
}

/// Where the server's programs are: in the path, or where Debian keeps them.
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

/// PostgreSQL refuses to be run by root.
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
