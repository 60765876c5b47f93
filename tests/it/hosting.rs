//! Checks the files for hosts: the page about hosting, the systemd units and the container.

use std::fs;
use std::path::Path;

use bergerie::config;
use bergerie::telemetry::{InteractionKind, InteractionOutcome, RequestKind, Sample, metrics};

use crate::support::report_skipped;

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Returns the names of the settings that a file assigns after `Environment=` or `ENV`.
fn settings_of(file: &str) -> Vec<String> {
    let text = read(file);
    let lines = text.lines().filter_map(|line| line.strip_prefix("Environment=").or_else(|| line.strip_prefix("ENV ")));
    let names = lines.flat_map(str::split_whitespace).filter_map(|pair| pair.split_once('='));
    names.map(|(name, _)| name.to_owned()).filter(|name| !name.starts_with("CARGO_")).collect()
}

#[test]
fn the_page_names_every_setting_with_its_default() {
    let page = read("docs/HOSTING.md");
    for setting in config::ALL {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", setting.name)));
        let row = row.unwrap_or_else(|| panic!("no row for {}", setting.name));
        let default = setting.default.filter(|default| !default.is_empty());
        assert!(default.is_none_or(|default| row.contains(&format!("`{default}`"))), "{row}");
    }
}

#[test]
fn the_page_names_every_figure() {
    let page = read("docs/HOSTING.md");
    let none = std::time::Duration::ZERO;
    metrics().record_acknowledgement(InteractionKind::Command, none);
    metrics().record_interaction(InteractionKind::Command, InteractionOutcome::Done, none);
    metrics().record_post(true, none);
    metrics().count_request(RequestKind::Post, true);
    metrics().record_wait(RequestKind::Post, none);
    metrics().count_connection(0);
    let requests = vec![(RequestKind::Post, 0)];
    metrics().set_probe(move || Some(Ok(Sample { requests: requests.clone(), ..Sample::default() })));
    let text = metrics().exposition();
    let names: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert!(names.len() > 10, "{names:?}");
    for name in names {
        assert!(page.contains(&format!("`{name}")), "{name} is not explained");
    }
    let named =
        page.split('`').filter_map(|word| word.strip_prefix("bergerie_")).map(|word| word.split(['{', ' ']).next());
    for name in named.flatten() {
        let name = format!("bergerie_{}", name.trim_end_matches("_total").trim_end_matches("_info"));
        assert!(text.contains(&format!("# TYPE {name} ")), "{name} is not measured");
    }
}

#[test]
fn units_and_container_use_settings_that_there_are_and_hold_no_token() {
    for file in ["deploy/bergerie.service", "deploy/bergerie-backup.service", "Containerfile"] {
        let settings = settings_of(file);
        assert!(!settings.is_empty(), "{file}");
        for name in settings {
            assert!(config::ALL.iter().any(|setting| setting.name == name), "{file}: {name}");
            assert_ne!(name, "DISCORD_TOKEN", "{file}");
        }
    }
}

#[test]
fn the_units_are_sandboxed() {
    for file in ["deploy/bergerie.service", "deploy/bergerie-backup.service"] {
        let unit = read(file);
        for line in [
            "DynamicUser=yes",
            "ProtectSystem=strict",
            "ProtectHome=yes",
            "NoNewPrivileges=yes",
            "CapabilityBoundingSet=",
            "StateDirectoryMode=0700",
            "UMask=0077",
            "SystemCallFilter=@system-service",
            "MemoryDenyWriteExecute=yes",
            "RestrictNamespaces=yes",
        ] {
            assert!(unit.lines().any(|present| present == line), "{file} lacks {line}");
        }
    }
}

#[test]
fn systemd_accepts_the_units() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = std::process::Command::new("systemd-analyze");
    command.arg("verify");
    for file in ["bergerie.service", "bergerie-backup.service", "bergerie-backup.timer"] {
        // The program is not installed on this machine, so another one takes its place.
        let unit = read(&format!("deploy/{file}")).replace("/usr/local/bin/bergerie", "/bin/true");
        let path = folder.path().join(file);
        fs::write(&path, unit).expect("a unit");
        command.arg(path);
    }
    match command.current_dir(root).output() {
        Ok(output) => {
            let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success() && stderr.is_empty(), "{stderr}");
        }
        Err(error) => report_skipped(format!("systemd-analyze cannot be run: {error}")),
    }
}

#[test]
fn the_image_has_the_stripped_program_and_a_user_without_rights() {
    let file = read("Containerfile");
    let (build, image) = file.split_once("\nFROM gcr.io/distroless/").expect("two stages");
    assert!(build.contains("--locked --release") && read("Cargo.toml").contains("\nstrip = \"symbols\"\n"));
    assert!(image.contains("\nUSER 65532:65532\n") && !image.contains("\nRUN "), "{image}");
    // The image is built only from files that `.dockerignore` does not exclude.
    let ignored = read(".dockerignore");
    assert!(ignored.lines().any(|line| line == "*"));
    for needed in ["Cargo.toml", "Cargo.lock", "build.rs", "src", "assets", "migrations"] {
        assert!(ignored.lines().any(|line| line == format!("!{needed}")), "{needed}");
    }
}
