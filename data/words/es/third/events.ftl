## Tercera edición: lo que ha pasado. Lo que además recibe cada mensaje está en story.ftl.

# Una tirada: de quién y para qué; los dados se ven; luego lo que los cambió, cómo acabó y qué salió de ahí
third-test-roll = { $subject ->
     [same] { $occasion ->
         [attack] Ataca { NAME($against, role: "to") }. Tirada
         [evade] Intenta evadirse. Tirada
         [ward] Conjura la Perdición. Tirada
         [research] Investiga. Tirada
        *[other] Tirada
      }
    *[other] { $who }{ $occasion ->
         [attack] { " " }ataca { NAME($against, role: "to") }. Tirada
         [evade] { " " }intenta evadirse. Tirada
         [ward] { " " }conjura la Perdición. Tirada
         [research] { " " }investiga. Tirada
        *[other] { " " }hace una tirada
      }
  } de { $skill }{ $because }{ $count ->
     [0] , sin dados
    *[other] { $full ->
         [yes] { $faces ->
             [usual] { $count ->
                 [one] , 1 dado
                *[other] , { $count } dados
              }
            *[other] { $which }
          }
        *[no] { "" }
      }: { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-end = { $joint ->
     [first] { "" }
    *[next] { " " }–{ " " }
  }**{ $some ->
     [yes] { $plain ->
         [yes] { $results }
        *[no] { $passed ->
             [yes] superada
            *[no] fallada
          }: { $results }
      }
    *[no] { $passed ->
         [yes] superada
        *[no] fallada
      }
  }**.
third-test-later = { $subjects ->
     [0] { "" }
    *[other] { $subject ->
         [same] { "" }
        *[other] { $who }:{ " " }
      }
  }
third-test-changed = { $joint ->
     [first] { "" }
    *[next] { " " }·{ " " }
  }{ $added ->
     [yes] { $source }: { $dice }
    *[no] { $source }, nueva tirada: { $dice }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-test-by-clue = Pista
third-test-by-focus = Concentración
third-test-added = { $amount ->
     [one] 1 éxito más
    *[other] { $amount } éxitos más
  }
third-test-faces = { " " }({ $count ->
     [0] nada es un éxito
     [one] solo el 6 es un éxito
    *[other] éxito con { $lowest } o más
  }{ $known ->
     [yes] , { $by }
    *[no] { "" }
  })

# A qué llega una tirada, con las menos palabras posibles
third-result-Gained = +{ $amounts }
third-result-Lost = −{ $amounts }
third-result-Recovered = +{ $amounts }
third-result-Restored = +{ $amounts } para { NAME($card, article: "the") }
third-result-Researched = { $amount ->
     [one] 1 Pista
    *[other] { $amount } Pistas
  } a la hoja ({ $clues })
third-result-Focused = { $how ->
     [instead] Concentración en { $skill } en lugar de { $other }
     [full] no cabe más Concentración
    *[plain] Concentración en { $skill }
  }
third-result-CardGained = +{ $card }
third-result-DoomPlaced = +{ $amount } de Perdición { NAME($space, role: "at") } ({ $doom })
third-result-DoomBreaks = Perdición { NAME($space, role: "at") }
third-result-DoomRemoved = −{ $amount } de Perdición { NAME($space, role: "at") }, { $doom ->
     [0] no queda nada
     [one] queda 1
    *[other] quedan { $doom }
  }
third-result-MonsterDamaged = { $amount } de daño{ $left ->
     [0] { "" }
     [one] , le queda 1
    *[other] , le quedan { $left }
  }
third-result-MonsterDamaged-by = { $by }: { $amount } de daño{ $left ->
     [0] { "" }
     [one] , le queda 1
    *[other] , le quedan { $left }
  }
third-result-MonsterDefeated = { AGREES($monster) ->
     [one] cae
    *[other] caen
  } { NAME($monster, article: "the") }
third-result-MonsterDisengaged = libre { NAME($monster, role: "from") }
third-result-Delayed = retraso
third-harm-bare = { $amounts }
third-harm-own = { $amounts } para { $name }
third-harm-asset = { NAME($card, article: "the") } { AGREES($card) ->
     [one] absorbe
    *[other] absorben
  } { $amounts }
third-harm-spared = { $name } { AGREES($name) ->
     [one] se libra
    *[other] se libran
  } de { $amounts }
third-harm-spared-by = { $name } { AGREES($name) ->
     [one] se libra
    *[other] se libran
  } de { $amounts } ({ $cause })
# Qué sale de un ataque, de lo que hace quien acecha, de los dados, de una ficha, de una Retribución
third-attack-end = { $joint ->
     [first] { "" }
    *[next] :{ " " }
  }{ $some ->
     [yes] { $results }
    *[no] sin daño alguno
  }.
third-lurking-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] : { $results }
      }
    *[no] { "" }
  }.
story-came = { $some ->
     [yes] { " " }– { $results }
    *[no] { " " }– no pasa nada
  }.
third-token-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] : { $results }
      }
    *[no] { "" }
  }.
third-reckoning-end = { $some ->
     [yes] { $joint ->
         [first] { CAPITAL($results) }
        *[next] { " " }– { $results }
      }
    *[no] { " " }– nada que hacer
  }.

# La ronda
third-event-GameStarted = { $scenario }
third-event-AtStart = En el mapa desde el principio: { $monsters }.
third-event-Leader = { $leader } es { GENDER($leader) ->
     [feminine] la líder
    *[masculine] el líder
  }.
third-event-InvestigatorDealt = **{ $sheet }** ({ $player }), { $occupation }{ $told ->
    [yes] { " " }· { $text }
   *[no] { "" }
  }
third-event-RoundStarted = **Ronda { $round }** · líder: { $leader }
third-event-PhaseStarted = { $phase ->
    [monster] Monstruos
   *[mythos] Mitos
  }
third-event-ActionPerformed = { $subject ->
    [same] { $subjects ->
        [one] Usa
       *[other] Usan
      }
   *[other] { $who } { $subjects ->
        [one] usa
       *[other] usan
      }
  } **{ $action }**.
third-event-StoodUp = { $subject ->
    [same] Se levanta
   *[other] { $who } se levanta
  }.
third-event-Moved = { $how ->
     [step] { $subject ->
    [same] Va
   *[other] { $who } va
  } { NAME($to, role: "to") }{ $money ->
         [0] { "" }
        *[other] { " " }por ${ $money }
      }{ $because }.
    *[effect] { $subject ->
    [same] { $subjects ->
        [one] Va
       *[other] Van
      }
   *[other] { $who } { $subjects ->
        [one] va
       *[other] van
      }
  } a parar { NAME($to, role: "to") }{ $because }.
  }
third-event-Traded = { $who } intercambia con { $to }: da { NAME($given, article: "the") } y recibe { NAME($taken, article: "the") }.
third-event-TradeRefused = { $who } rechaza el intercambio con { $from }.
third-goods-none = nada
third-event-DiceRolled = { CAPITAL($purpose) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-DiceRolled-several = { CAPITAL(NAME($purpose, number: "plural")) }: { $rolls }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-roll-of = { $roller } { $dice }

# Fichas, salud y daño
third-event-Gained = { $subject ->
    [same] { $subjects ->
        [one] Recibe
       *[other] Reciben
      }
   *[other] { $who } { $subjects ->
        [one] recibe
       *[other] reciben
      }
  } **{ $value }**{ $subjects ->
    [one] { "" }
   *[other] { " " }cada { GENDER($who) ->
        [feminine] una
       *[masculine] uno
      }
  }{ $because }.
third-event-Lost = { $subject ->
    [same] { $subjects ->
        [one] Pierde
       *[other] Pierden
      }
   *[other] { $who } { $subjects ->
        [one] pierde
       *[other] pierden
      }
  } **{ $value }**{ $subjects ->
    [one] { "" }
   *[other] { " " }cada { GENDER($who) ->
        [feminine] una
       *[masculine] uno
      }
  }{ $because }.
third-event-Spent = { $subject ->
    [same] Gasta
   *[other] { $who } gasta
  } { $value }{ $because }.
third-event-Focused = { $how ->
     [full] { $subject ->
    [same] No puede
   *[other] { $who } no puede
  } acumular más Concentración{ $because }.
     [instead] { $subject ->
    [same] Se concentra
   *[other] { $who } se concentra
  } en **{ $skill }** en lugar de { $other }{ $because }.
    *[plain] { $subject ->
    [same] Se concentra
   *[other] { $who } se concentra
  } en **{ $skill }**{ $because }.
  }
third-event-FocusLost = { $spent ->
     [yes] { $subject ->
    [same] { $subjects ->
        [one] Gasta
       *[other] Gastan
      }
   *[other] { $who } { $subjects ->
        [one] gasta
       *[other] gastan
      }
  } la Concentración en { $skill }.
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Renuncia
       *[other] Renuncian
      }
   *[other] { $who } { $subjects ->
        [one] renuncia
       *[other] renuncian
      }
  } a la Concentración en { $skill }.
  }
third-event-Suffered = { $subject ->
    [same] { $subjects ->
        [one] Sufre
       *[other] Sufren
      }
   *[other] { $who } { $subjects ->
        [one] sufre
       *[other] sufren
      }
  } **{ $value }**{ $subjects ->
    [one] { "" }
   *[other] { " " }cada { GENDER($who) ->
        [feminine] una
       *[masculine] uno
      }
  }{ $because }.
third-event-AssetSuffered = { CAPITAL(NAME($card, article: "the")) }{ $subject ->
     [same] { "" }
    *[other] { " " }({ $who })
  } { AGREES($card) ->
     [one] absorbe
    *[other] absorben
  } **{ $value }**{ $because }.
third-event-Prevented = { $subject ->
    [same] Se libra
   *[other] { $who } se libra
  } de **{ $value }**{ $because }.
third-event-Recovered = { $subject ->
    [same] Recupera
   *[other] { $who } recupera
  } **{ $value }**{ $because }.
third-event-Restored = { $subject ->
    [same] Recupera
   *[other] { $who } recupera
  } **{ $value }** para { NAME($card, article: "the") }{ $because }.
third-event-Researched = { $subject ->
    [same] Lleva
   *[other] { $who } lleva
  } **{ $amount ->
     [one] 1 Pista
    *[other] { $amount } Pistas
  }** a la hoja de escenario ({ $clues }).

# Cartas y gente
third-event-CardGained = { $joins ->
     [becomes] { $subject ->
         [same] { $subjects ->
             [one] Recibe
            *[other] Reciben
          }
        *[other] { $who } { $subjects ->
             [one] recibe
            *[other] reciben
          }
      } **{ NAME($card, article: "a") }**{ $because }.
     [yes] { $subjects ->
         [one] { $subject ->
             [same] Firma
            *[other] { $who } firma
          }
        *[other] { $who } firman
      }{ $because }: **{ $card }**, y con ello el ingreso en la Silver Twilight Lodge.
    *[no] { $subject ->
         [same] { $from ->
             [start] Empieza con
             [bought] Compra
             [trade] Recibe
            *[other] Recibe
          }
        *[other] { $who } { $from ->
             [start] empieza con
             [bought] compra
             [trade] recibe
            *[other] recibe
          }
      } { $costs ->
         [yes] **{ $value }** y{ " " }
        *[no] { "" }
      }**{ NAME($card, article: "a") }**{ $because }.
  }
third-event-CardDiscarded = { $kind ->
     [cursed] { $subject ->
        [same] Su Maldición
       *[other] La Maldición de { $who }
      } se levanta{ $because }.
     [blessed] { $subject ->
        [same] Su Bendición
       *[other] La Bendición de { $who }
      } termina{ $because }.
    *[other] { $subject ->
    [same] Descarta
   *[other] { $who } descarta
  } { NAME($card, article: "the") }{ $because }.
  }
third-event-CardFlipped = { $subject ->
    [same] Da la vuelta
   *[other] { $who } da la vuelta
  } { NAME($card, role: "to") }: **{ $back }**{ $because }.
third-event-CardUsed = { $spent ->
     [yes] { $kind ->
         [cursed] { $subject ->
        [same] Su Maldición
       *[other] La Maldición de { $who }
      } se levanta.
         [blessed] { $subject ->
        [same] Su Bendición
       *[other] La Bendición de { $who }
      } se gasta.
        *[other] { $subject ->
    [same] Gasta
   *[other] { $who } gasta
  } { NAME($card, article: "the") }.
      }
    *[no] { $subject ->
    [same] { $subjects ->
        [one] Usa
       *[other] Usan
      }
   *[other] { $who } { $subjects ->
        [one] usa
       *[other] usan
      }
  } { NAME($card, article: "the") }.
  }
third-event-bought = { $subject ->
    [same] Compra
   *[other] { $who } compra
  } **{ NAME($card, article: "a") }** por ${ $money }.
third-event-AbilityUsed = { $subject ->
    [same] { $subjects ->
        [one] Usa
       *[other] Usan
      }
   *[other] { $who } { $subjects ->
        [one] usa
       *[other] usan
      }
  } «{ $ability }».
third-event-SpellCast = { $subject ->
    [same] Lanza
   *[other] { $who } lanza
  } **{ $card }**.
third-event-SpellCast-against = { $subject ->
    [same] Lanza
   *[other] { $who } lanza
  } **{ $card }** contra { $harm }{ $own ->
    [yes] { "" }
   *[no] { " " }a { $whom }
  }.
third-event-CardsUnder = { $amount ->
     [one] Una carta va
    *[other] { $amount } cartas van
  } boca abajo debajo { NAME($card, role: "of") }{ $because }.
third-event-CardMarked = { $card }: { $what } ({ $amount }){ $because }.
third-event-DeckEmpty = { $subject ->
    [same] Se queda
   *[other] { $who } se queda
  } sin nada: no quedan cartas ({ $deck }).
third-event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Sufre
       *[other] Sufren
      }
   *[other] { $who } { $subjects ->
        [one] sufre
       *[other] sufren
      }
  } un **retraso**{ $because }.
third-event-JoinedLodge = { $subject ->
    [same] { $subjects ->
        [one] Ingresa
       *[other] Ingresan
      }
   *[other] { $who } { $subjects ->
        [one] ingresa
       *[other] ingresan
      }
  } en la Silver Twilight Lodge{ $because }.
third-event-InvestigatorLeft = **{ $who }** { $why ->
     [defeated] cae y queda fuera de la partida
     [devoured] es { GENDER($who) ->
         [feminine] devorada
        *[masculine] devorado
      }
    *[other] se retira del caso
  }{ $because }.

# Monstruos
third-spawned-at = { NAME($monster, article: "a") } { NAME($at, role: "at") }{ $status ->
     [exhausted] , { GENDER($monster) ->
         [feminine] agotada
        *[masculine] agotado
      }
    *[other] { "" }
  }{ $engages ->
     [yes] { " " }(se enfrenta a { $seats })
    *[no] { "" }
  }
third-event-MonsterSpawned = { $subject ->
     [same] { AGREES($who) ->
         [one] Aparece
        *[other] Aparecen
      }
    *[other] { AGREES($who) ->
         [one] Aparece
        *[other] Aparecen
      } **{ NAME($who, article: "a") }**
  } { NAME($at, role: "at") }{ $status ->
     [exhausted] , { AGREES($who) ->
         [one] { GENDER($who) ->
             [feminine] agotada
            *[masculine] agotado
          }
        *[other] { GENDER($who) ->
             [feminine] agotadas
            *[masculine] agotados
          }
      }
    *[other] { "" }
  }{ $because }{ $engages ->
     [yes] { $status ->
         [exhausted] ,{ " " }
        *[other] { " " }
      }y { AGREES($who) ->
         [one] se enfrenta
        *[other] se enfrentan
      } a { $seats }
    *[no] { "" }
  }.
third-event-MonsterMoved = **{ $who }** → { $way }{ $known ->
     [yes] , { $drawn }
    *[no] { "" }
  }.
third-monster-way = { $to }{ $engages ->
     [yes] { " " }(se enfrenta a { $seats })
    *[no] { "" }
  }
third-monster-drawn = { $kind ->
     [hunter] a la caza de { $aim }
    *[patrol] rumbo a { $aim }
  }
# Varios: «A la caza de quien está más cerca: Gul (2) → Cementerio, Byakhee → Bosque (se enfrenta a Rex).»
third-event-MonstersMoved = { $ways }
third-monsters-drawn = { CAPITAL($drawn) }: { $ways }.
third-monsters-way = **{ $monsters }** → { $way }
third-aim-nearest = quien está más cerca
third-aim-lowestLore = quien tiene menos Saber
third-aim-highestLore = quien tiene más Saber
third-aim-lowestInfluence = quien tiene menos Influencia
third-aim-highestInfluence = quien tiene más Influencia
third-aim-lowestObservation = quien tiene menos Observación
third-aim-highestObservation = quien tiene más Observación
third-aim-lowestStrength = quien tiene menos Fuerza
third-aim-highestStrength = quien tiene más Fuerza
third-aim-lowestWill = quien tiene menos Voluntad
third-aim-highestWill = quien tiene más Voluntad
third-aim-mostClues = quien tiene más Pistas
third-aim-mostRemnants = quien tiene más remanentes
third-aim-mostSpells = quien tiene más Hechizos
third-aim-spaceWithMostDoom = la casilla con más Perdición
third-aim-unstableSpace = la casilla inestable
third-event-MonsterEngaged = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Se enfrenta
            *[other] Se enfrentan
          }
        *[other] Se enfrentan
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { $subjects ->
         [one] { AGREES($who) ->
             [one] se enfrenta
            *[other] se enfrentan
          }
        *[other] se enfrentan
      }
  } a { $seats }{ $because }.
third-event-LetGo = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Suelta
            *[other] Sueltan
          }
        *[other] Sueltan
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] suelta
            *[other] sueltan
          }
        *[other] sueltan
      }
  } a { $seat }{ $because }.
third-event-MonsterDisengaged = { $subject ->
    [same] Se zafa
   *[other] { $who } se zafa
  } { NAME($monster, role: "from") }{ $because }.
third-event-drawn-off = { $subject ->
    [same] Atrae
   *[other] { $who } atrae
  } { NAME($monster, role: "to") } y libra a { $from }.
third-event-MonsterExhausted = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Queda
            *[other] Quedan
          }
        *[other] Quedan
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { $subjects ->
         [one] { AGREES($who) ->
             [one] queda
            *[other] quedan
          }
        *[other] quedan
      }
  } { $subjects ->
     [one] { AGREES($who) ->
         [one] { GENDER($who) ->
             [feminine] agotada
            *[masculine] agotado
          }
        *[other] { GENDER($who) ->
             [feminine] agotadas
            *[masculine] agotados
          }
      }
    *[other] { GENDER($who) ->
         [feminine] agotadas
        *[masculine] agotados
      }
  }{ $because }.
third-event-MonsterReadied = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Se prepara
            *[other] Se preparan
          }
        *[other] Se preparan
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { $subjects ->
         [one] { AGREES($who) ->
             [one] se prepara
            *[other] se preparan
          }
        *[other] se preparan
      }
  }.
third-event-MonsterActivated = { $subject ->
     [same] { AGREES($who) ->
         [one] Acecha
        *[other] Acechan
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { AGREES($who) ->
         [one] acecha
        *[other] acechan
      }{ $known ->
         [yes] { " " }{ NAME($place, role: "at") }
        *[no] { "" }
      }
  }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDamaged = { $subject ->
     [same] { AGREES($who) ->
         [one] Recibe
        *[other] Reciben
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] recibe
        *[other] reciben
      }
  } **{ $amount } de daño**{ $left ->
     [0] { "" }
     [one] , le queda 1
    *[other] , le quedan { $left }
  }{ $because }.
third-event-MonsterRecovered = { $subject ->
     [same] { AGREES($who) ->
         [one] Recupera
        *[other] Recuperan
      }
    *[other] { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
         [one] recupera
        *[other] recuperan
      }
  } { $amount } de Salud{ $because }.
third-event-MonsterAttacked = { $subject ->
     [same] { $subjects ->
         [one] { AGREES($who) ->
             [one] Ataca
            *[other] Atacan
          }
        *[other] Atacan por turno
      }
    *[other] **{ CAPITAL(NAME($who, article: "the")) }** { $subjects ->
         [one] { AGREES($who) ->
             [one] ataca
            *[other] atacan
          }
        *[other] atacan por turno
      }
  } a { $seat }{ $because }{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-MonsterDefeated = **{ AGREES($who) ->
     [one] Cae
    *[other] Caen
  } { NAME($who, article: "the") }**{ $because }.
third-event-MonsterGone = { CAPITAL(NAME($who, article: "the")) } { AGREES($who) ->
     [one] { $to ->
         [box] queda fuera de la partida
         [archive] vuelve al archivo
         [setAside] se aparta
        *[other] abandona el tablero
      }
    *[other] { $to ->
         [box] quedan fuera de la partida
         [archive] vuelven al archivo
         [setAside] se apartan
        *[other] abandonan el tablero
      }
  }{ $because }.
third-event-NoMonster = No queda ningún monstruo que pueda aparecer{ $because }.

# El tablero
third-event-doom = Perdición: { $spaces }{ $because }.
third-event-spilled = Se desborda: { $spaces }{ $known ->
     [yes] ; en la hoja { $sheet }
    *[no] { "" }
  }.
third-sheet-spilled = **{ $doom }**{ $by ->
     [one] { "" }
    *[other] { " " }(+{ $by })
  }
third-doom-at = { $space } { $amount ->
     [one] **{ $doom }**
    *[other] **{ $doom }** (+{ $amount })
  }
third-event-DoomRemoved = **−{ $amount } de Perdición { NAME($space, role: "at") }**, { $doom ->
     [0] no queda nada
     [one] queda 1
    *[other] quedan { $doom }
  }{ $because }.
third-event-SheetDoom = Perdición en la hoja: { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $because }.
third-sheet-doom = hoja { $by ->
     [one] { "" }
    *[other] +{ $by },{ " " }
  }**{ $doom }**{ $known ->
     [yes] { " " }({ $anomaly })
    *[no] { "" }
  }
third-result-SheetDoom = +{ $by } de Perdición en la hoja ({ $doom }{ $known ->
     [yes] , { $anomaly }
    *[no] { "" }
  })
third-anomaly-in = anomalía { NAME($place, role: "at") }
third-event-SheetClues = { $all ->
     [yes] Se gastan las Pistas de la hoja{ $because }.
    *[no] Pistas en la hoja: **{ $clues }**{ $because }.
  }
third-event-SheetMarkers = Marcadores en la hoja: **{ $markers }**{ $because }.
third-event-EventDeckRefilled = El mazo de eventos se ha acabado: sus descartes forman uno nuevo.
third-event-ClueSpawned = { $count ->
     [one] Aparece una Pista
    *[other] Aparecen Pistas
  } **{ NAME($places, role: "at") }**{ $because }.
third-event-GateBurst = { CAPITAL(NAME($neighborhood, role: "at")) } **estalla una puerta**.
third-event-Outbreak = **Brote** { NAME($space, role: "at") }.
third-event-AnomalyAppeared = **{ CAPITAL(NAME($neighborhood, role: "at")) } se abre una anomalía.**
third-event-AnomalyRemoved = La anomalía { NAME($neighborhood, role: "of") } se cierra{ $because }.
third-event-MarkerPlaced = { $count ->
     [one] Aparece { NAME($marker, article: "a") }
    *[other] Aparecen { NAME($marker, number: "plural") }
  } { NAME($at, role: "at") }{ $because }.
third-event-MarkerHidden = { $count ->
     [one] Aparece un marcador
    *[other] Aparecen marcadores
  } boca abajo { NAME($at, role: "at") }{ $because }.
third-event-MarkerRevealed = Al descubierto { NAME($at, role: "at") }{ $because }: **{ $count ->
     [one] { NAME($marker, article: "a") }
    *[other] { NAME($marker, number: "plural") }
  }**.
third-event-MarkerRevealed-gone = Al descubierto { NAME($at, role: "at") }{ $because }: { $count ->
     [one] **{ NAME($marker, article: "a") }**, que se descarta
    *[other] **{ NAME($marker, number: "plural") }**, que se descartan
  }.
third-event-MarkerGone = { $count ->
     [one] Se retira { NAME($marker, article: "the") }
    *[other] Se retiran { NAME($marker, number: "plural", article: "the") }
  } { NAME($at, role: "of") }{ $because }.
third-event-MarkerGone-shown = { $count ->
     [one] El invitado { NAME($at, role: "of") } se ha dejado ver: se retira su marcador.
    *[other] Los invitados { NAME($at, role: "of") } se han dejado ver: se retiran sus marcadores.
  }
third-event-MarkerGone-hidden = { $count ->
     [one] Se retira el marcador
    *[other] Se retiran los marcadores
  } { NAME($at, role: "of") }{ $because }.
third-event-ScarAppeared = **{ $count ->
     [one] Se abre una cicatriz
    *[other] Se abren cicatrices
  } { NAME($at, role: "at") }**{ $because }.
third-event-ScarMended = **Sana la cicatriz { NAME($at, role: "of") }**{ $because }.

# Encuentros y los Mitos
third-event-EncounterDrawn = { $full ->
     [yes] **{ CAPITAL($place) }:**{ " " }
    *[no] { "" }
  }*{ $story }*
third-event-EncounterMissed = { $subject ->
    [same] No tiene
   *[other] { $who } no tiene
  } encuentro (un monstruo lo impide).
third-event-EncounterBroken = { $subject ->
     [same] Su encuentro
    *[other] El encuentro de { $who }
  } acaba antes de tiempo: { $by }.
third-event-EventReturned = { CAPITAL(NAME($place, role: "at")) } no hay Pista: allí se queda el evento.
third-event-TokenDrawn = { $subject ->
     [same] { "" }
    *[other] { $who }:{ " " }
  }**{ $token }**{ $last ->
     [yes] .
    *[no] { "" }
  }
third-event-BlankDrawn = { $subject ->
     [same] { $count ->
         [one] Una ficha
         [2] Dos fichas
         [3] Tres fichas
        *[other] { $count } fichas
      }
    *[other] { $who }: { $count ->
         [one] una ficha
         [2] dos fichas
         [3] tres fichas
        *[other] { $count } fichas
      }
  } en blanco.
third-event-CupRefilled = La taza de Mitos se llena de nuevo: { $tokens } fichas.
third-event-CupGained = A la taza de Mitos{ $because }: { $tokens }.
third-event-HeadlineRead = { $drawn ->
     [yes] { $who }:{ " " }
    *[no] { "" }
  }**«{ $headline }»** *{ $story }*
third-event-RumorEntered = { $known ->
     [yes] **Un Rumor: ha venido para quedarse**
    *[no] El Rumor **«{ $headline }»** se queda
  }{ $other ->
     [yes] , en lugar de «{ $replaced }»
    *[no] { "" }
  }.
third-event-RumorLeft = El Rumor «{ $headline }» se acalla{ $because }.
third-rumor = el Rumor
# Donde se pregunta qué sale de ella, no le sigue nada
third-event-Reckoning = { $last ->
     [yes] Retribución: { $by }.
    *[no] { CAPITAL($by) }
  }

# El Códice
third-event-CodexAdded = **{ $kind ->
     [objective] Nuevo objetivo, «{ $card }»: { $goals }
     [doom] Nuevo peligro, «{ $card }»: { $dangers }
     [both] Nuevo objetivo, «{ $card }»: { $goals } · peligro: { $dangers }
    *[none] { $card }
  }**
third-event-CodexRead = **{ $card }**
third-event-CodexFired = { $what ->
     [objective] «{ $card }»: se ha cumplido el objetivo.
     [doom] «{ $card }»: el peligro se ha hecho realidad.
    *[other] «{ $card }» entra en vigor.
  }
third-event-CodexReturned = { $count ->
     [one] Vuelve
    *[other] Vuelven
  } al archivo{ $because }: { $cards }.
third-event-CodexAttached = Nueva carta { NAME($deck, role: "at") }: **{ $card }**. Un encuentro allí puede cerrarla.
third-event-ArchiveShuffledIn = { $count ->
     [one] Entre las primeras cartas del mazo { NAME($decks, role: "of") } se esconde una carta de archivo{ $marked ->
         [yes] , y allí hay un marcador boca abajo
        *[no] { "" }
      }.
    *[other] Entre las primeras cartas de estos mazos se esconde una carta de archivo por mazo{ $marked ->
         [yes] , y en cada lugar hay un marcador boca abajo
        *[no] { "" }
      }: { $decks }.
  }
third-event-GameEnded-won-codex-head = El caso está cerrado
third-event-GameEnded-won-codex = Los investigadores han ganado en la ronda { $round }.
third-event-GameEnded-won-lodge-head = Crepúsculo
third-event-GameEnded-won-lodge = La Logia ha ganado en la ronda { $round }, y sus miembros con ella.
third-event-GameEnded-won-nobody-head = El caso está cerrado
third-event-GameEnded-won-nobody = Los investigadores han ganado en la ronda { $round }.
third-event-GameEnded-lost-codex-head = El fin
third-event-GameEnded-lost-codex = Arkham se pierde en la ronda { $round }.
third-event-GameEnded-lost-lodge-head = El fin
third-event-GameEnded-lost-lodge = Arkham se pierde en la ronda { $round }.
third-event-GameEnded-lost-nobody-head = El fin
third-event-GameEnded-lost-nobody = En la ronda { $round } ya no queda nadie.
third-brief-defeated = { AGREES($monster) ->
     [one] Cae
    *[other] Caen
  } { NAME($monster, article: "the") }.
third-brief-headline = Titular: «{ $headline }».
