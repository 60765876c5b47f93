//! The rows of abbots, which the other engine lists one by one.

use super::Code;

pub const CODE: Code = Code {
    adjust: |_, _, theirs| {
        for (_, points, _, items, ..) in theirs.iter_mut().filter(|score| score.2 == "special-monastery") {
            *items = vec![("tiles".to_owned(), u16::try_from(*points).ok(), *points)];
        }
    },
    ..Code::NONE
};
