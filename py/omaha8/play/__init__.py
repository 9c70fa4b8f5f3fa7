"""What a table plays: its options, the ring game and the session that a page talks to."""
