### Třetí edice: plány a stálé pokyny. Co říkají obě edice, stojí v plan.ftl.

## Co může být v plánu

third-plan-field-step = Akce { $number }
third-plan-field-extra = Akce navíc
third-plan-field-goal = Kam jít
third-plan-field-skill = Soustředit se na
third-plan-field-tests = Při hodech v tomto tahu
third-plan-tests-free = Použít, co nic nestojí, pak přijmout
third-plan-tests-focus = Bez úspěchu utratit soustředění
third-plan-tests-clues = Bez úspěchu utratit soustředění, pak stopy
third-plan-field-encounter = Setkání
third-plan-encounter-begin = Začít, jakmile to půjde
third-plan-preview = Šance, že každý z těchto hodů vyjde a každý útok zabije, bez přehazování: asi { $percent } %.

## Proč něco z plánu padá

third-plan-misfit-who = plán byl pro někoho jiného; teď hraje { $seat }
third-plan-misfit-delayed = vstávání stojí akci
third-plan-misfit-gone = { NAME($monster) } už { AGREES($monster) ->
    [one] není
   *[other] nejsou
  } { NAME($place, role: "at") }
third-plan-misfit-held = vyšetřovatele drží { NAME($monster) }
third-plan-misfit-cost = cesta { NAME($place, role: "to") } stojí víc, než bylo v plánu
third-plan-misfit-skill = na { NAME($skill, case: "accusative") } se další žeton soustředění nevejde

## Co může být ve stálých pokynech

third-order-told-focus = { $value ->
    [never] Při hodu neutrácím soustředění.
    [fail] Při hodu utrácím soustředění, dokud nemám úspěch.
   *[always] Při hodu utrácím soustředění, kdykoli pomůže 1 úspěch navíc.
  }
third-order-told-clues = { $value ->
    [never] Při hodu neutrácím stopy.
    [fail] Při hodu utrácím stopy, dokud nemám úspěch.
   *[always] Při hodu utrácím stopy, kdykoli pomůže 1 úspěch navíc.
  }
third-order-told-engaged = { $value ->
    [evade] Ve střetu ve svém tahu unikám.
    [attack-25] Ve střetu ve svém tahu útočím, je-li šance zabít aspoň 25 %, jinak unikám.
    [attack-50] Ve střetu ve svém tahu útočím, je-li šance zabít aspoň 50 %, jinak unikám.
    [attack-75] Ve střetu ve svém tahu útočím, je-li šance zabít aspoň 75 %, jinak unikám.
   *[attack] Ve střetu ve svém tahu útočím.
  }
third-order-told-harm = { $value ->
    [self] Zranění a zděšení beru na sebe, ledaže by mě to porazilo.
   *[cards] Zranění a zděšení berou v největší míře mé karty.
  }
third-order-told-bearers = Berou je jen tyto karty, v tomto pořadí: { $choice }.
third-order-told-votes = Společná rozhodnutí nechávám na vůdci.
third-order-told-pass = Obvyklou odpověď dávám na: { $choice }.
third-order-field-focus = Soustředění při hodu
third-order-focus-never = Neutrácet
third-order-focus-fail = Utrácet, dokud není úspěch
third-order-focus-always = Utrácet, kdykoli pomůže 1 úspěch navíc
third-order-field-clues = Stopy při hodu
third-order-clues-never = Neutrácet
third-order-clues-fail = Utrácet, dokud není úspěch
third-order-clues-always = Utrácet, kdykoli pomůže 1 úspěch navíc
third-order-field-engaged = Ve střetu v mém tahu
third-order-engaged-evade = Uniknout
third-order-engaged-attack-25 = Útočit od 25 % šance zabít, jinak uniknout
third-order-engaged-attack-50 = Útočit od 50 % šance zabít, jinak uniknout
third-order-engaged-attack-75 = Útočit od 75 % šance zabít, jinak uniknout
third-order-engaged-attack = Útočit
third-order-field-harm = Zranění a zděšení
third-order-harm-self = Na mě, ledaže by mě to porazilo
third-order-harm-cards = Na mé karty, co se na ně vejde
third-order-field-bearers = Berou je jen tyto karty v tomto pořadí
third-order-field-votes = Společná rozhodnutí
third-order-votes-leader = Nechávám je na vůdci
third-order-field-pass = Dát obvyklou odpověď
third-order-pass-encounter = Začátek mého setkání: jakmile to půjde
third-order-pass-prepare = Co použít při hodu: nejvíc kostek zdarma
third-order-pass-lend = Pomoc s cizími hody: ne
third-order-pass-reaction = Reakce, které nabízejí mé karty: ano, jsou-li zdarma
third-order-pass-may = Co mi karta dovoluje: ne
third-order-pass-shop = Nákup: nic
third-order-pass-trade = Směny: jen dary
third-order-pass-monsters = Kam jdou nestvůry a s kým se střetnou
third-order-pass-order = Pořadí zkázy a zúčtování a kam zkáza přijde
