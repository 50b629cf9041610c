//! What goes over the cable in a turn, byte by byte, as `docs/ring.md` shows it.
