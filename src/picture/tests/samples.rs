//! Boards to test with, built from the printed facts: edges match, connected fields share a number.
#![allow(dead_code, reason = "each that includes the boards needs some of them")]

use bergerie_rules as crate_rules;

include!("../../../examples/support/boards.rs");
include!("../../../examples/support/flocks.rs");
include!("../../../examples/support/monuments.rs");
include!("../../../examples/support/borough.rs");
