//! Where Abbey & Mayor meets itself and others in ways that no scenario tells.
