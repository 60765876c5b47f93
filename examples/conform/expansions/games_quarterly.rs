//! The pig herd. The other engine logs no strengths for its field.

use super::Code;

pub const CODE: Code = Code {
    adjust: |_, ours, _| {
        let has_herd = |(.., items, _, _): &crate::scores::Points| items.iter().any(|(name, ..)| name == "pigHerds");
        ours.iter_mut().filter(|score| has_herd(score)).for_each(|score| score.5.clear());
    },
    ..Code::NONE
};
