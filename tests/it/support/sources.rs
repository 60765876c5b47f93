//! Finds source files, for tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// Adds the path of every Rust file below a folder to `found`.
pub fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    files(folder, "rs", found);
}

/// Adds the path of every file with an extension below a folder to `found`.
pub fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
}
