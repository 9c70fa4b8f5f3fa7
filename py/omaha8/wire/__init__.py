"""The wire to the page: text in, text out (docs/protocol.md)."""
