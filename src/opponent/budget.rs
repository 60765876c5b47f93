//! Limits of the computation for one decision.

/// A limit on the effort of a computation. Even the smallest budget leads to a legal answer.
pub trait SearchBudget: Sync {
    /// Returns whether more positions may be evaluated, given the number evaluated so far.
    fn allows(&self, positions: u64) -> bool;
}

/// A budget of a number of positions, which makes computations deterministic.
#[derive(Clone, Copy, Debug)]
pub struct Positions(pub u64);

impl SearchBudget for Positions {
    fn allows(&self, positions: u64) -> bool {
        positions < self.0
    }
}
