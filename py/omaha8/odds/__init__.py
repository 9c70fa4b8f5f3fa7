"""Equity: which part of the pot hands may expect, and the field of hands that opponents may hold."""
