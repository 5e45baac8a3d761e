### Cases that many tables play from one sealed seed.

command-game-new-case = case
command-game-new-case-description = The code of a sealed case other tables play, too; a new code starts a new case
command-history-case = case
command-history-case-description = How the tables of this case did, once it has been opened

# In the lobby and the status
case-lobby = 🔒 Sealed case **{ $code }**: other tables play it, too, with the same cards and dice. It stays sealed until the last of them has finished, or until { $date }.
case-lobby-open = The case **{ $code }** has been opened: `/history case:{ $code }` compares its tables.
case-knowing = ⚠️ { $people } { $count ->
    [one] has
   *[other] have
  } already seen this case at another table and may know what’s coming.
case-you-know = ⚠️ You’ve already seen the case { $code } at another table, so you may know what’s coming. Everybody at this table can see that you have. Please give nothing away.
case-of-month = Case of the month { $month }, { $edition }

# The seed
seed-in-case = -# The dice seed stays sealed with the case { $code } until its last table has finished, or until { $date }. Until then, please keep its cards to yourselves.
case-opened = The case **{ $code }** has been opened. `/history case:{ $code }` compares its tables.

# Comparing
case-sealed-until = The case **{ $code }** is sealed until its last table has finished, or until { $date }. Playing: { $playing }; finished: { $finished }.
case-title = The case **{ $code }** ({ $edition }): { $finished ->
    [one] 1 table has
   *[other] { $finished } tables have
  } finished{ $playing ->
    [0] .
   *[other] , { $playing } still { $playing ->
      [one] plays
     *[other] play
    }.
  }
case-table = **{ $place }** · { $people ->
    [one] 1 investigator
   *[other] { $people } investigators
  } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , score { $score }
  }.
case-playing = **{ $place }** · { $people ->
    [one] 1 investigator
   *[other] { $people } investigators
  } · still playing.
case-elsewhere = another server
case-luckiest = Luckiest dice: { $sheet }, { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  } with { $dice } dice ({ $share } %; expected { $promised } %).
case-luckiest-of-all = Luckiest dice of all: { $sheet }, { $successes } successes with { $dice } dice ({ $share } %; expected { $promised } %).
second-history-figures = Doom { $doom }, seals { $seals }, devoured { $devoured }.
third-history-figures = Doom { $doom }, clues { $clues }, investigators lost { $lost }.

# Refused
refused-no-such-code = A case’s code has 3 to 32 letters, digits or hyphens, like `misty-harbor`.
refused-no-such-case = There’s no case with that code.
refused-no-case-of-month = That isn’t the case of this month, or this bot offers none. Any other code starts a case of your own.
refused-case-closed = The case { $code } has been opened and is closed to new tables. `/history case:{ $code }` compares its tables.
refused-case-edition = The case { $code } belongs to the other edition.
refused-case-fixed = All tables of the case { $code } share that option, so it can’t be changed here.
refused-case-sealed = That belongs to the case { $code }, which is sealed until its last table has finished, or until { $date }.
settings-case-of-the-month = CASE_OF_THE_MONTH must be yes or no, not “{ $value }”.
