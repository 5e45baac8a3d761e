### Případy, které z jednoho zapečetěného zárodku hraje mnoho stolů.

command-game-new-case = případ
command-game-new-case-description = Kód zapečetěného případu, který hrají i jiné stoly; nový kód založí nový případ
command-history-case = případ
command-history-case-description = Jak si stoly s tímto případem vedly, jakmile je otevřen

# V čekárně a ve zprávě o stavu
case-lobby = 🔒 Zapečetěný případ **{ $code }**: hrají ho i jiné stoly, se stejnými kartami i kostkami. Pečeť drží, dokud neskončí poslední z nich, nebo do { $date }.
case-lobby-open = Případ **{ $code }** je otevřen: jeho stoly porovná `/historie případ:{ $code }`.
case-knowing = ⚠️ { $people } { $count ->
    [one] už tento případ zná od jiného stolu a možná tuší, co přijde
   *[other] už tento případ znají od jiného stolu a možná tuší, co přijde
  }.
case-you-know = ⚠️ Případ { $code } už znáš od jiného stolu, a tak možná tušíš, co přijde. Všichni u tohoto stolu to vidí. Nic, prosím, neprozraď.
case-of-month = Případ měsíce { $month }, { $edition }

# Zárodek
seed-in-case = -# Zárodek kostek zůstává zapečetěný spolu s případem { $code }, dokud neskončí jeho poslední stůl, nebo do { $date }. Do té doby si, prosím, nechte jeho karty pro sebe.
case-opened = Případ **{ $code }** je otevřen. Jeho stoly porovná `/historie případ:{ $code }`.

# Porovnání
case-sealed-until = Případ **{ $code }** je zapečetěný, dokud neskončí jeho poslední stůl, nebo do { $date }. Stoly, které ještě hrají: { $playing }; dohrané: { $finished }.
case-title = Případ **{ $code }** ({ $edition }): { $finished ->
    [one] dohrál 1 stůl
    [few] dohrály { $finished } stoly
   *[other] dohrálo { $finished } stolů
  }{ $playing ->
    [0] .
   *[other] , { $playing ->
      [one] 1 ještě hraje
      [few] { $playing } ještě hrají
     *[other] { $playing } jich ještě hraje
    }.
  }
case-table = **{ $place }** · { $people ->
    [one] 1 vyšetřovatel
    [few] { $people } vyšetřovatelé
   *[other] { $people } vyšetřovatelů
  } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , ohodnocení { $score }
  }.
case-playing = **{ $place }** · { $people ->
    [one] 1 vyšetřovatel
    [few] { $people } vyšetřovatelé
   *[other] { $people } vyšetřovatelů
  } · ještě hrají.
case-elsewhere = jiný server
case-luckiest = Nejšťastnější kostky: { $sheet }, { $successes ->
    [one] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  } na { $dice ->
    [one] 1 kostce
    [few] { $dice } kostkách
   *[other] { $dice } kostkách
  } ({ $share } %; očekávalo se { $promised } %).
case-luckiest-of-all = Nejšťastnější kostky ze všech: { $sheet }, { $successes ->
    [one] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  } na { $dice ->
    [one] 1 kostce
    [few] { $dice } kostkách
   *[other] { $dice } kostkách
  } ({ $share } %; očekávalo se { $promised } %).
second-history-figures = Zkáza { $doom }, pečetě { $seals }, pohlceno { $devoured }.
third-history-figures = Zkáza { $doom }, stopy { $clues }, ztraceno vyšetřovatelů { $lost }.

# Odmítnuto
refused-no-such-code = Kód případu má 3 až 32 písmen bez háčků a čárek, číslic nebo spojovníků, třeba `mlzny-pristav`.
refused-no-such-case = Případ s tímto kódem není.
refused-no-case-of-month = To není případ tohoto měsíce, nebo tento bot žádné nenabízí. Jakýkoli jiný kód založí váš vlastní případ.
refused-case-closed = Případ { $code } je otevřen a nové stoly už nepřijímá. Jeho stoly porovná `/historie případ:{ $code }`.
refused-case-edition = Případ { $code } patří k druhé z obou edic.
refused-case-fixed = Tuto možnost mají všechny stoly případu { $code } společnou, tady ji tedy změnit nejde.
refused-case-sealed = To patří k případu { $code }, který je zapečetěný, dokud neskončí jeho poslední stůl, nebo do { $date }.
settings-case-of-the-month = CASE_OF_THE_MONTH musí být yes nebo no, ne „{ $value }“.
