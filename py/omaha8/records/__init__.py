"""Hands as text: read, judged, written. Import from the modules: this package re-exports nothing."""
