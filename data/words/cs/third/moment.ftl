# Velké chvíle: nadpis každé, co stojí hned pod ním, a popisek obrázku
third-moment-round = { $round }. kolo
third-moment-left = { $who } { $why ->
    [devoured] { GENDER($who) ->
        [feminine] je pohlcena
        [neuter] je pohlceno
       *[animate] je pohlcen
      }
   *[other] { GENDER($who) ->
        [feminine] je poražena
        [neuter] je poraženo
       *[animate] je poražen
      } a opouští hru
  }{ $because }
third-moment-epic = { CAPITAL(NAME($who)) } { AGREES($who) ->
    [one] padá
   *[other] padají
  }
third-moment-turned = { $what ->
    [objective] Cíl splněn – { $card }: karta se obrací
    [doom] Nebezpečí se naplnilo – { $card }: karta se obrací
   *[other] { $card }: karta se obrací
  }
third-moment-outbreak = Propuknutí { NAME($places, role: "at") }{ $because }
third-moment-anomaly = { CAPITAL(NAME($places, role: "at")) } se otevírá anomálie{ $because }
