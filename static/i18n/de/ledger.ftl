# The account of a finished hand: who paid a pot.

ledger-paid = Eingezahlt von: { $list }
ledger-paid-part = { $name } { $amount }
ledger-dead = Tot: { $list }
