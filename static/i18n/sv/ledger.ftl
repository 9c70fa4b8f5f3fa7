# The account of a finished hand: who paid a pot.

ledger-paid = Inbetalt av: { $list }
ledger-paid-part = { $name } { $amount }
ledger-dead = Dött: { $list }
