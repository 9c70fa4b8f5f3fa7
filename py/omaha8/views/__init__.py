"""What one seat may know: views as data, the reading of a hand, and `project`, the only door for secrets."""
