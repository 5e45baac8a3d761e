## Derde editie: monsters en verplaatsen

third-option-seat = { $seat }
third-option-prey = { $seat } { NAME($space, role: "at") }
third-option-monster = { $monster }
third-option-monster-at = { $monster } { NAME($space, role: "at") }
third-option-stay = Blijf { NAME($space, role: "at") }
third-brief-stay = Blijf hier
third-note-destination = { $steps ->
    [one] 1 vak
   *[other] { $steps } vakken
  }
# Waartoe blijven leidt
third-brings-encounter = { $kind ->
    [street] straatontmoeting
    [anomaly] anomalieontmoeting
   *[space] ontmoeting
  }
third-brings-doom = doem { $doom }
third-ask-monster-engage = { CAPITAL(NAME($monster, article: "the")) } kan meerdere onderzoekers belagen. Welke?
third-ask-monster-prey = { CAPITAL(NAME($monster, article: "the")) } heeft meerdere gelijke doelwitten. Op wie jaagt het?
third-ask-monster-destination = { CAPITAL(NAME($monster, article: "the")) } heeft meerdere gelijke doelen. Waar gaat het heen?
third-ask-monster-path = { CAPITAL(NAME($monster, article: "the")) } kan door meerdere straten komen. Langs welke weg?
third-ask-monster-order = Meer dan één monster komt in actie. Welk eerst?
third-ask-monster-attacker = Meer dan één monster valt { $target } aan. Welk eerst?
third-ask-monster-space = { CAPITAL(NAME($monster, article: "the")) } verschijnt. Waar?
third-ask-move-step = { $seat } { NAME($space, role: "at") }: waarheen?
