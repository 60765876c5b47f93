//! Starts the bot with databases that cannot be used. The process must print an error with advice, and must leave the
//! database unchanged.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bergerie::rules::Setup;
use bergerie::store::{Store, checkup};
use bergerie::table::{ChannelId, Tables, UserId};
use tempfile::TempDir;

use super::process::bot;

/// Returns a folder to which every user can write. Some processes of these tests run without root's rights.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o777)).expect("permissions");
    let path = folder.path().join("bergerie.db");
    (folder, path)
}

/// Creates a database with a table.
fn make(path: &Path) {
    let tables = Tables::new(Store::open(path).expect("a database"));
    tables.create(ChannelId(1), UserId(2), "en", Setup::base(0)).expect("a table");
}

/// Returns a command that starts the bot with a token that is never used.
fn starting(path: &Path) -> Command {
    let mut command = bot(path);
    command.env("DISCORD_TOKEN", "token").env("DISCORD_API_URL", "http://127.0.0.1:9");
    command
}

/// Runs a command that must fail. Returns its error message.
fn refused(command: &mut Command) -> String {
    let Output { status, stderr, .. } = command.output().expect("the binary");
    let said = String::from_utf8_lossy(&stderr).into_owned();
    assert!(!status.success() && !said.contains("panicked"), "{said}");
    said
}

/// Returns the same command with a limit on file sizes, in blocks of 512 bytes. The limit has the effect of a full
/// disk.
fn on_a_full_disk(command: &Command, blocks: usize) -> Command {
    let mut limited = Command::new("sh");
    // Without the trap, the signal would end the process before it can print an error.
    limited.args(["-c", &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"")]);
    limited.arg(command.get_program()).args(command.get_args()).env_clear();
    limited.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    limited.current_dir(command.get_current_dir().expect("a folder"));
    limited
}

/// Lets a command run as a user without rights if the test runs as root.
fn as_nobody(command: &mut Command) {
    let is_root = fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0);
    if is_root {
        command.uid(65534).gid(65534);
    }
}

#[test]
fn a_damaged_database_is_refused_with_advice() {
    let (_folder, path) = folder();
    make(&path);
    let mut bytes = fs::read(&path).expect("bytes");
    bytes[8192..12288].fill(0x5a);
    fs::write(&path, &bytes).expect("to write");
    let said = refused(&mut starting(&path));
    assert!(said.contains("bergerie.db") && said.contains("damaged") && said.contains("bergerie restore"), "{said}");
    assert_eq!(fs::read(&path).expect("bytes"), bytes);
}

#[test]
fn a_database_that_may_not_be_written_to_is_refused_with_advice() {
    let (folder, path) = folder();
    make(&path);
    let before = fs::read(&path).expect("bytes");
    // First the file is read-only, and then the folder. Root can write anywhere, so the process runs as another user.
    fs::set_permissions(&path, PermissionsExt::from_mode(0o444)).expect("permissions");
    fs::set_permissions(folder.path().join("bergerie.db.lock"), PermissionsExt::from_mode(0o666)).expect("permissions");
    let mut command = starting(&path);
    as_nobody(&mut command);
    let said = refused(&mut command);
    assert!(said.contains("cannot be written to") && said.contains("write access"), "{said}");
    fs::set_permissions(&path, PermissionsExt::from_mode(0o666)).expect("permissions");
    fs::remove_file(folder.path().join("bergerie.db.lock")).expect("to remove it");
    fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o555)).expect("permissions");
    let said = refused(&mut command);
    assert!(said.contains("cannot be written to"), "{said}");
    fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o777)).expect("permissions");
    assert_eq!(fs::read(&path).expect("bytes"), before);
}

#[test]
fn a_full_disk_is_reported_and_no_partial_data_is_written() {
    let (folder, path) = folder();
    make(&path);
    let length = fs::metadata(&path).expect("a file").len();
    for blocks in [0, 8, 48, 80] {
        assert!((blocks as u64) * 512 < length);
        let mut copy = bot(&path);
        copy.args(["backup", "copy.db"]);
        let said = refused(&mut on_a_full_disk(&copy, blocks));
        assert!(said.contains("full"), "{said}");
        let mut restore = bot(&path);
        restore.args(["restore", "bergerie.db"]).env("DATABASE_PATH", folder.path().join("other.db"));
        let said = refused(&mut on_a_full_disk(&restore, blocks));
        assert!(said.contains("nothing has changed"), "{said}");
        let mut fresh = starting(&folder.path().join("fresh.db"));
        fresh.env("DATABASE_PATH", folder.path().join("fresh.db"));
        refused(&mut on_a_full_disk(&fresh, blocks));
        let mut names: Vec<_> =
            fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
        let is_beside = |name: &str| [".lock", "-shm", "-wal"].iter().any(|ending| name.ends_with(ending));
        names.retain(|name| !is_beside(&name.to_string_lossy()) && name != "fresh.db");
        assert_eq!(names, ["bergerie.db"], "partial data remains with {blocks} blocks");
        // Once there is space, the remains of the failed start must not prevent the next one.
        Store::open(&folder.path().join("fresh.db")).expect("a database");
        fs::remove_file(folder.path().join("fresh.db")).expect("to remove it");
    }
    checkup(&path).expect("a look").require_usable().expect("a sound database");
}

#[test]
fn an_invalid_line_of_the_settings_is_refused_and_does_not_reveal_the_token() {
    let (folder, path) = folder();
    make(&path);
    fs::write(folder.path().join(".env"), "DISCORD_TOKEN=my secret token\n").expect("settings");
    let tasks: [&[&str]; 5] = [
        &[],
        &["backup", "copy.db"],
        &["restore", "bergerie.db"],
        &["health"],
        &["sandbox", "--listen", "127.0.0.1:0"],
    ];
    for arguments in tasks {
        let said = refused(bot(&path).args(arguments));
        assert!(said.contains("need single quotes") && !said.contains("secret"), "{arguments:?}: {said}");
    }
}

#[test]
fn an_address_that_is_in_use_is_reported_with_its_setting() {
    let (_folder, path) = folder();
    let used = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = used.local_addr().expect("an address").to_string();
    for setting in ["WEBHOOK_EVENTS_LISTEN", "PAGES_LISTEN"] {
        let said = refused(starting(&path).env(setting, &address).env("PUBLIC_URL", "https://games.example"));
        assert!(said.contains(&format!("{setting} is {address}, but")), "{said}");
    }
}
