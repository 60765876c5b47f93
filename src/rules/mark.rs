//! The symbols printed on segments. All belong to expansions.

crate::list!([crate::vocabulary] marks {
    /// A symbol printed on a segment. Without the expansion that its rules belong to, it has no effect.
    pub enum Mark {
    }
});

/// The set of marks on a segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Marks(u32);

impl Marks {
    /// The empty set.
    pub const NONE: Marks = Marks(0);

    /// Returns whether a mark is in the set.
    pub const fn has(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u32 != 0
    }

    /// Returns the marks, each once, in their fixed order.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.iter().copied().filter(move |&mark| self.has(mark))
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Marks {
        Marks(marks.into_iter().fold(0, |set, mark| set | 1 << mark as u32))
    }
}
