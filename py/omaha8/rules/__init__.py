"""What poker says. Import from the modules: this package re-exports nothing."""
