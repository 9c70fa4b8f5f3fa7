# The account of a finished hand: who paid a pot.

ledger-paid = Paid by { $list }
ledger-paid-part = { $name } { $amount }
ledger-dead = Dead: { $list }
