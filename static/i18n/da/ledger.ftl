# The account of a finished hand: who paid a pot.

ledger-paid = Betalt: { $list }
ledger-paid-part = { $name } { $amount }
ledger-dead = Dødt: { $list }
