"""Players made of code: each sees a view and nothing else, keeps no state and draws from a passed stream."""
