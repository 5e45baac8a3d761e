# Lo que ha pasado, una línea por suceso.

# Una tirada: de quién, de qué, con cuántos dados y qué muestran; luego lo que los cambió y cómo acabó
check-line = { $subject ->
    [same] Tirada de { $check }
   *[other] { $who } hace una tirada de { $check }
  }{ $count ->
    [0] , sin dados
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 dado
           *[other] , { $count } dados
          }
       *[no] { "" }
      }
  }{ $because }{ $count ->
    [0] { "" }
   *[other] : { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-to-close = { $check } para cerrar la puerta
check-spell = { $subject ->
    [same] Lanza
   *[other] { $who } lanza
  } { $spell }{ $count ->
    [0] , sin dados
   *[other] { $full ->
        [yes] { $count ->
            [one] , 1 dado
           *[other] , { $count } dados
          }
       *[no] { "" }
      }: { $dice }
  }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-later = { $subject ->
    [same] { "" }
   *[other] { $who }:{ " " }
  }
check-later-ended = { $subject ->
    [same] Tirada de { $check }:{ " " }
   *[other] { $who }: tirada de { $check },{ " " }
  }
check-more = { $joint ->
    [first] { "" }
   *[next] { " – " }
  }{ $source }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-clues = { $joint ->
    [first] { "" }
   *[next] { " – " }
  }{ $times ->
    [one] 1 Pista
   *[other] { $times } Pistas
  }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }
check-card = { $card }
check-reroll = { $by }, nueva tirada
check-passed = { $told ->
    [yes] { $joint ->
        [first] **superada**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] superada
       *[other] superada con { $successes ->
            [one] 1 éxito
           *[other] { $successes } éxitos
          }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
check-failed = { $told ->
    [yes] { $joint ->
        [first] **fallada**.
       *[next] .
      }
   *[no] { $joint ->
        [first] { "" }
       *[next] { " – " }
      }**{ $needed ->
        [one] fallada
       *[other] fallada, { $successes } de { $needed }
      }**{ $some ->
        [yes] : { $results }
       *[no] { "" }
      }.
  }
dice-came = { $came ->
    [ended] { " – " }se acaba.
    [stays] { " – " }continúa.
    [nothing] { " – " }no pasa nada.
   *[something] { $some ->
        [yes] { " – " }{ $results }.
       *[no] .
      }
  }

# La partida y el turno
event-GameStarted = { $ancientOne }
event-GameStarted-aim = **Para ganar con { $players ->
    [one] 1 investigador
   *[other] { $players } investigadores
  }:** { $sealsOf ->
    [0] cerrar todas las puertas
   *[other] sellar { $sealsOf } puertas, o cerrarlas todas
  } con { $trophiesOf ->
    [one] 1 trofeo de puerta
   *[other] { $trophiesOf } trofeos de puerta en total
  }. { $ancientOne } despierta si la Perdición llega a { $doomOf } o si hay { $gatesOf } puertas abiertas.
event-FirstPlayer = { $first } tiene el marcador de primer jugador.
event-Sealed = La semilla de los dados está sellada: `{ $seal }`. Se abrirá cuando se cierre el caso.
event-InvestigatorDealt = **{ $sheet }** ({ $player }) · { $text }
event-InvestigatorDealt-anew = **{ $sheet }** ({ $player }) se hace cargo del caso · { $text }
event-InvestigatorDealt-alone = **{ $sheet }** · { $text }
event-TurnStarted = **Turno { $turn } · empieza { $first }**
event-TurnOrderAgreed = Desde el próximo turno: { $turnOrder ->
    [sheet] como dicen las reglas, con órdenes entregadas de antemano
    [sitting] quien esté presente juega su turno entero
   *[book] uno tras otro, como dicen las reglas
  }.
event-TurnOrderChanged = Orden de juego: { $turnOrder ->
    [sheet] como dicen las reglas, con órdenes entregadas de antemano
    [sitting] quien esté presente juega su turno entero
   *[book] uno tras otro, como dicen las reglas
  }.
event-CheckDecided = { $passed ->
    [true] { $subject ->
        [same] *Supera*
       *[other] { $who } *supera*
      }
   *[other] { $subject ->
        [same] *Falla*
       *[other] { $who } *falla*
      }
  } sin tocar los dados la tirada de { $check } ({ $by }).
event-DiceRolled = { $subject ->
    [same] { "" }
   *[other] { $who },{ " " }
  }{ $purpose }: { $dice }{ $last ->
    [yes] .
   *[no] { "" }
  }

# Dinero, Pistas, salud
event-Gained = { $subject ->
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
event-Gained-on = **+{ $amounts }**{ $why }
event-Lost = { $subject ->
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
event-Lost-on = **−{ $amounts }**{ $why }
event-Spent = { $subject ->
    [same] Gasta
   *[other] { $who } gasta
  } { $value }{ $because }.
event-Bought = { $subject ->
    [same] Compra
   *[other] { $who } compra
  } **{ NAME($card, article: "a") }** por ${ $money }.
event-LossPrevented = { $subject ->
    [same] { $subjects ->
        [one] Se libra
       *[other] Se libran
      }
   *[other] { $who } { $subjects ->
        [one] se libra
       *[other] se libran
      }
  } de perder { $value }{ $because }.
event-LossPrevented-card = { $subject ->
    [same] Descarta
   *[other] { $who } descarta
  } { NAME($card, article: "the") } para no perder { $value }.
event-LossPrevented-given = { $amounts } a salvo, descarte: { $card }
event-LossPrevented-on = { $amounts } a salvo{ $why }
event-NothingBought = { $all ->
    [yes] Nadie compra nada.
   *[no] { $subject ->
        [same] No compra nada.
       *[other] { $who } no compra nada.
      }
  }
event-Traded = { $subject ->
    [same] Entrega
   *[other] { $who } entrega
  } a { $to } { $money ->
    [0] { NAME($cards, article: "the") }
   *[other] { $count ->
        [0] ${ $money }
        [one] { NAME($cards, article: "the") } y ${ $money }
       *[other] { NAME($cards, article: "the") }, además de ${ $money }
      }
  }.
event-TradeRefused = { $who } rechaza el intercambio con { $from }.

# Cartas
event-CardGained = { $subject ->
    [same] { $from ->
        [shop] Compra
        [start] Empieza con
        [supply] Recibe
       *[other] Recibe
      }
   *[other] { $who } { $from ->
        [shop] compra
        [start] empieza con
        [supply] recibe
       *[other] recibe
      }
  } { $costs ->
    [yes] **{ $value }** y{ " " }
   *[no] { "" }
  }**{ NAME($card, article: "a") }**{ $because }.
event-CardDiscarded = { $to ->
    [box] { $subject ->
        [same] Devuelve
       *[other] { $who } devuelve
      } { NAME($card, article: "the") } a la caja{ $because }.
    [supply] { $subject ->
        [same] Pierde
       *[other] { $who } pierde
      } { NAME($card, article: "the") }{ $because }.
   *[other] { $subject ->
        [same] Descarta
       *[other] { $who } descarta
      } { NAME($card, article: "the") }{ $because }.
  }
event-CardUsed = { $subject ->
    [same] Usa
   *[other] { $who } usa
  } { NAME($card, article: "the") }.
event-AbilityUsed = { $subject ->
    [same] Usa
   *[other] { $who } usa
  } *{ $ability }*.
event-CardsOffered = { $subject ->
    [same] Oferta
   *[other] Oferta para { $who }
  }{ $because }: { $cards }{ $dear ->
    [yes] { " " }– todo demasiado caro
   *[no] { "" }
  }.
event-DeckEmpty = El mazo «{ $deck }» está vacío, así que nadie roba nada{ $because }.
event-SpellCast = { $subject ->
    [same] Lanza
   *[other] { $who } lanza
  } { $card }: { $passed ->
    [yes] *surte efecto*.
   *[no] *no surte efecto*.
  }

# Estados
event-Blessed = { $subject ->
    [same] { $subjects ->
        [one] Queda
       *[other] Quedan
      }
   *[other] { $who } { $subjects ->
        [one] queda
       *[other] quedan
      }
  } **{ $subjects ->
    [one] { GENDER($who) ->
        [feminine] bendita
       *[masculine] bendito
      }
   *[other] { GENDER($who) ->
        [feminine] benditas
       *[masculine] benditos
      }
  }**{ $because }: el 4, el 5 y el 6 son éxitos.
event-Cursed = { $subject ->
    [same] { $subjects ->
        [one] Queda
       *[other] Quedan
      }
   *[other] { $who } { $subjects ->
        [one] queda
       *[other] quedan
      }
  } **{ $subjects ->
    [one] { GENDER($who) ->
        [feminine] maldita
       *[masculine] maldito
      }
   *[other] { GENDER($who) ->
        [feminine] malditas
       *[masculine] malditos
      }
  }**{ $because }: solo el 6 es un éxito.
event-BlessingEnded = { $subject ->
    [same] Su Bendición
   *[other] La Bendición de { $who }
  } termina{ $because }.
event-CurseEnded = { $subject ->
    [same] Su Maldición
   *[other] La Maldición de { $who }
  } termina{ $because }.
event-Delayed = { $subject ->
    [same] { $subjects ->
        [one] Sufre
       *[other] Sufren
      }
   *[other] { $who } { $subjects ->
        [one] sufre
       *[other] sufren
      }
  } un retraso{ $because } y { $subjects ->
    [one] pierde
   *[other] pierden
  } el próximo movimiento.
event-StoodUp = { $lost ->
    [yes] { $subject ->
        [same] El retraso ha pasado, pero sigue
       *[other] El retraso ha pasado, pero { $who } sigue
      } { GENDER($who) ->
        [feminine] perdida
       *[masculine] perdido
      } en el tiempo y el espacio.
   *[no] { $subject ->
        [same] Se levanta
       *[other] { $who } se levanta
      } en lugar de moverse.
  }
event-TurnLost = { $subject ->
    [same] { AGREES($who) ->
        [one] Pierde
       *[other] Pierden
      }
   *[other] { $who } { AGREES($who) ->
        [one] pierde
       *[other] pierden
      }
  } el próximo turno{ $because }.
event-Arrested = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Queda
       *[other] Quedan
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] queda
       *[other] quedan
      }
  } bajo arresto**{ $because }: a la Celda, y adiós al próximo turno.
event-WentInsane = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Enloquece
       *[other] Enloquecen
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] enloquece
       *[other] enloquecen
      }
  }**{ $because } y { AGREES($plain) ->
    [one] despierta
   *[other] despiertan
  } en el Sanatorio de Arkham.
event-FellUnconscious = **{ $subject ->
    [same] { AGREES($plain) ->
        [one] Cae inconsciente
       *[other] Caen inconscientes
      }
   *[other] { $plain } { AGREES($plain) ->
        [one] cae inconsciente
       *[other] caen inconscientes
      }
  }**{ $because } y { AGREES($plain) ->
    [one] despierta
   *[other] despiertan
  } en el Hospital de Santa María.
event-LostInTimeAndSpace = **{ $plain } { $subjects ->
    [one] se pierde
   *[other] se pierden
  } en el tiempo y el espacio**{ $because }.
event-Eliminated = { $subject ->
    [same] { AGREES($who) ->
        [one] Queda
       *[other] Quedan
      }
   *[other] { $who } { AGREES($who) ->
        [one] queda
       *[other] quedan
      }
  } fuera de la partida.
event-Devoured = **{ $plain } { AGREES($plain) ->
    [one] es { GENDER($plain) ->
        [feminine] devorada
       *[masculine] devorado
      }
   *[other] son { GENDER($plain) ->
        [feminine] devoradas
       *[masculine] devorados
      }
  }.**
event-Replaced = **{ $sheet }** se hace cargo del caso.
event-CutShort = { $subject ->
    [same] Lo que allí quedaba por suceder
   *[other] Lo que allí quedaba por sucederle a { $who }
  } ya no sucede.

# Caminos
event-Moved = { $subject ->
    [same] { $how ->
        [step] { $subjects ->
            [one] Va
           *[other] Van
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] Cruza
           *[other] Cruzan
          } la puerta { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] Regresa
           *[other] Regresan
          } a Arkham, { NAME($to, role: "to") }.
        [explored] { $subjects ->
            [one] Regresa
           *[other] Regresan
          } a Arkham, { NAME($to, role: "to") }, con la puerta ya explorada.
        [world] { $subjects ->
            [one] Sigue
           *[other] Siguen
          } adelante, { NAME($to, role: "to") }.
        [shut] { $subjects ->
            [one] Tiene
           *[other] Tienen
          } que salir { NAME($to, role: "to") }.
        [freed] { $subjects ->
            [one] Sale
           *[other] Salen
          } en libertad{ $because }, { NAME($to, role: "to") }.
        [back] { $subjects ->
            [one] Está
           *[other] Están
          } de vuelta, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] Va
           *[other] Van
          } a parar { NAME($to, role: "to") }{ $because }.
      }
   *[other] { $who } { $how ->
        [step] { $subjects ->
            [one] va
           *[other] van
          } { NAME($to, role: "to") }.
        [gate] { $subjects ->
            [one] cruza
           *[other] cruzan
          } la puerta { NAME($to, role: "to") }.
        [return] { $subjects ->
            [one] regresa
           *[other] regresan
          } a Arkham, { NAME($to, role: "to") }.
        [explored] { $subjects ->
            [one] regresa
           *[other] regresan
          } a Arkham, { NAME($to, role: "to") }, con la puerta ya explorada.
        [world] { $subjects ->
            [one] sigue
           *[other] siguen
          } adelante, { NAME($to, role: "to") }.
        [shut] { $subjects ->
            [one] tiene
           *[other] tienen
          } que salir { NAME($to, role: "to") }.
        [freed] { $subjects ->
            [one] sale
           *[other] salen
          } en libertad{ $because }, { NAME($to, role: "to") }.
        [back] { $subjects ->
            [one] está
           *[other] están
          } de vuelta, { NAME($to, role: "at") }.
       *[other] { $subjects ->
            [one] va
           *[other] van
          } a parar { NAME($to, role: "to") }{ $because }.
      }
  }
event-Moved-unpaid = { $subject ->
    [same] No paga
   *[other] { $who } no paga
  } los ${ $money } y tiene que salir { NAME($to, role: "to") }.
event-Declined = { $subject ->
    [same] Lo deja
   *[other] { $who } lo deja
  } estar{ $because }.
event-Declined-price = { $subject ->
    [same] Prefiere
   *[other] { $who } prefiere
  } no { $price }{ $because }.
event-Stays = { $who } se queda { NAME($place, role: "at") }.
event-CluesTaken = { $subject ->
    [same] Encuentra
   *[other] { $who } encuentra
  } **{ $value }**.
event-CluesLeft = { $subject ->
    [same] Deja
   *[other] { $who } deja
  } { $value } { NAME($place, role: "at") }.
event-ClueHandedOn = { $who } le cede la Pista a { $to }.
event-ExploredMarker = { $subject ->
    [same] Ya ha explorado
   *[other] { $who } ya ha explorado
  } la puerta { NAME($place, role: "of") }{ $because }.
event-DrawnThrough = { $subject ->
    [same] { $how ->
        [steps] { $subjects ->
            [one] Cruza
           *[other] Cruzan
          } la puerta
       *[falls] { $subjects ->
            [one] Cae
           *[other] Caen
          } por la puerta
      }
   *[other] { $who } { $how ->
        [steps] { $subjects ->
            [one] cruza
           *[other] cruzan
          } la puerta
       *[falls] { $subjects ->
            [one] cae
           *[other] caen
          } por la puerta
      }
  } { NAME($world, role: "to") }{ $delayed ->
    [yes] { " " }y { $subjects ->
        [one] pierde
       *[other] pierden
      } el próximo movimiento
   *[no] { "" }
  }.

# Monstruos
event-Evaded = { $passed ->
    [yes] { $subject ->
        [same] Evade
       *[other] { $who } evade
      } { NAME($monster, role: "to") }.
   *[no] { CAPITAL(NAME($monster, article: "the")) } { $subject ->
        [same] se da cuenta
       *[other] descubre a { $who }
      }.
  }
event-CombatStarted = { $subject ->
    [same] Se enfrenta
   *[other] { $who } se enfrenta
  } **{ NAME($monster, role: "to") }**.
event-HandsFilled = { $subject ->
    [same] Lucha
   *[other] { $who } lucha
  } con { NAME($cards, article: "the") }.
event-MonsterDefeated = **{ $full ->
    [no] { $subject ->
        [same] Vence
       *[other] { $plain } vence
      }{ $end ->
        [trophy] : un trofeo
        [cup] , y el monstruo vuelve a la taza
        [box] , y el monstruo se va para siempre
       *[none] { "" }
      }
   *[yes] { CAPITAL(NAME($monster, article: "the")) } cae { GENDER($monster) ->
        [feminine] derrotada
       *[masculine] derrotado
      }{ $end ->
        [trophy] : un trofeo
        [cup] { " " }y vuelve a la taza
        [box] { " " }y se va para siempre
       *[none] { "" }
      }
  }.**
event-MonsterEnds = { $text }
event-MonsterHits = { $text }
event-CombatEnded = { $how ->
    [fled] { $subject ->
        [same] Huye
       *[other] { $who } huye
      } { NAME($monster, role: "from") }.
   *[other] { $subject ->
        [same] Se escabulle
       *[other] { $who } se escabulle
      } { NAME($monster, role: "from") }.
  }
event-MonsterAppeared = { $count ->
    [one] Aparece un monstruo
   *[other] Aparecen monstruos
  } { NAME($place, role: "at") }{ $because }: **{ $monster }**.
event-MonsterAppeared-gate = Por la puerta { NAME($place, role: "of") }{ $because }: **{ $monster }**.
event-MonsterAppeared-there = Por la puerta: **{ $monster }**.
event-MonstersFromGates = Por las puertas{ $because }: { $arrivals }.
event-MonstersFromGates-one = **{ $monsters }** { NAME($place, role: "at") }
event-MonsterToOutskirts = En Arkham ya no caben más{ $because }; a las Afueras: { $monster }.
event-OutskirtsEmptied = Las Afueras se llenan: { $count ->
    [one] 1 monstruo vuelve
   *[other] { $count } monstruos vuelven
  } a la taza.
event-MonsterMoved = { CAPITAL(NAME($monster, article: "the")) } { $reason ->
    [flying] vuela { NAME($to, role: "to") }
    [unique] se mueve a su manera { NAME($to, role: "to") }
   *[other] se mueve { NAME($to, role: "to") } ({ CAPITAL($reason) ->
        [Circle] círculo
        [Crescent] media luna
        [Diamond] rombo
        [Hexagon] hexágono
        [Plus] cruz
        [Slash] barra
        [Square] cuadrado
        [Star] estrella
       *[Triangle] triángulo
      } en la carta)
  }.
event-MonstersMoved = Los monstruos se mueven. { $ways }
event-MonstersMoved-by = { $reason ->
    [flying] Volando
    [unique] A su manera
    [circle] Círculos
    [crescent] Medias lunas
    [diamond] Rombos
    [hexagon] Hexágonos
    [plus] Cruces
    [slash] Barras
    [square] Cuadrados
    [star] Estrellas
   *[triangle] Triángulos
  }: { $ways }.
event-MonsterWay = { $monsters } { NAME($to, role: "to") }
event-MonsterReturned = { CAPITAL(NAME($monster, article: "the")) } abandona { NAME($from, article: "the") }{ $to ->
    [box] { " " }para siempre
   *[other] { " " }y vuelve a la taza
  }{ $because }.
event-MonsterReturned-gate = { CAPITAL(NAME($monster, article: "the")) } { $count ->
    [one] se va con su puerta y vuelve
   *[other] se van con su puerta y vuelven
  } a la taza.
event-MonstersReturned = Desaparecen{ $because }: { $all }.
event-MonstersReturned-one = { $monsters } { NAME($from, role: "from") }
event-MonsterClaimed = { $subject ->
    [same] Se queda
   *[other] { $who } se queda
  } { NAME($monster, role: "with") } como trofeo{ $because }.

# Puertas
event-GateOpened = **Se abre una puerta { NAME($place, role: "at") }**{ $because }, hacia { NAME($gate, article: "the") }{ $brings ->
    [yes] : **Perdición { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-hidden = **Se abre una puerta { NAME($place, role: "at") }**{ $because }; nadie sabe adónde lleva{ $brings ->
    [yes] : **Perdición { $doom }/{ $of }**
   *[no] { "" }
  }.
event-GateOpened-brief = Se abre una puerta { NAME($place, role: "at") }.
event-GateRevealed = La puerta { NAME($place, role: "of") } lleva { NAME($gate, role: "to") }{ $because }.
event-GateHeld = { $subject ->
    [same] No puede
   *[other] { $who } no puede
  } cerrar la puerta { NAME($place, role: "of") }: contra { NAME($gate, article: "the") }, ni Saber ni Lucha dan un solo dado.
event-GateClosed = { $trophy ->
    [yes] **{ $subject ->
        [same] Cierra
       *[other] { $plain } cierra
      } la puerta** { NAME($place, role: "of") } y se la queda como trofeo.
   *[no] **Se cierra la puerta** { NAME($place, role: "of") }.
  }
event-GateClosed-itself = La puerta { NAME($place, role: "of") } se cierra sola{ $because }.
event-Surge = **Oleada de monstruos** { NAME($place, role: "at") }{ $because }: { $count ->
    [one] 1 monstruo
   *[other] { $count } monstruos
  }.
event-SurgeBlocked = No hay oleada de monstruos { NAME($place, role: "at") }: lo impide { NAME($by, article: "the") }.
event-GateBlocked = No se abre ninguna puerta { NAME($place, role: "at") }: lo impide { NAME($by, article: "the") }.
event-DoomChanged = **Perdición { $doom }/{ $of }**{ $gate ->
    [yes] : se ha abierto una puerta
   *[no] { $because }
  }.
event-DoomChanged-on = **Perdición { $doom }/{ $of }**

# Encuentros
event-EncounterDrawn = { $full ->
    [yes] **{ $place }:**{ " " }
   *[no] { "" }
  }*{ $story }*
event-LocationCardRevealed = Se destapa la primera carta del mazo ({ $place }){ $because }: carta { $number }.
event-LocationAbility = { $subject ->
    [same] Usa
   *[other] { $who } usa
  } **{ $ability }** ({ $place }).

# Los Mitos
event-MythosDrawn = Mitos · { $card }
event-MythosDrawn-discarded = { $why ->
    [rumor] «{ $card }» se aparta: ninguna partida empieza con un Rumor.
    [noGate] «{ $card }» se aparta: no nombra ninguna puerta.
   *[none] «{ $card }» se aparta.
  }
event-MythosDrawn-gateOnly = Una segunda carta de Mitos, de la que solo cuenta la puerta: «{ $card }» ({ $place }).
event-MythosDrawn-gateOnly-none = ninguna puerta
event-MythosDrawn-peek = La próxima carta de Mitos: «{ $card }».
event-CluePlaced = { $count ->
    [one] Aparece una Pista
   *[other] Aparecen Pistas
  } { NAME($place, role: "at") }{ $because }.
event-CluesRemoved = { $amount ->
    [one] La Pista { NAME($place, role: "of") } se pierde en la puerta.
   *[other] Las { $amount } Pistas { NAME($place, role: "of") } se pierden en la puerta.
  }
event-EnvironmentEntered = { $full ->
    [yes] **{ $card }** es el nuevo Entorno.
   *[no] { "" }
  }
event-EnvironmentReplaced = { $full ->
    [no] «{ $before }» ha terminado.
   *[yes] «{ $before }» ha terminado: el nuevo Entorno es **{ $card }**.
  }
# Lo que hay sobre un Rumor, y con cuánto se cumple
rumor-lying = { $amount ->
    [0] nada sobre la carta
   *[other] { $what ->
        [monster] monstruos
       *[clue] Pistas
      } { $amount }{ $of ->
        [0] { "" }
       *[other] /{ $of }
      }
  }
event-RumorEntered = { $full ->
    [no] **Un nuevo Rumor**
   *[yes] Nuevo Rumor: **{ $card }**
  }{ $what ->
    [none] { "" }
   *[other] , { $lying }
  }.
event-RumorIgnored = «{ $card }» no tiene efecto: ya hay un Rumor en juego{ $because }.
event-RumorTokens = **{ $card }:** { $lying }.
event-MythosTextCancelled = { CAPITAL(NAME($by, article: "the")) } anula el texto de «{ $card }».
event-MythosLeft = «{ $card }» termina.
event-AllyLeft = { CAPITAL(NAME($card, article: "the")) } { $count ->
    [one] abandona
   *[other] abandonan
  } Arkham{ $because }.
event-PlaceClosed = **{ CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] cierra
   *[other] cierran
  }**{ $until ->
    [endOfGame] { " " }para siempre
   *[other] { "" }
  }{ $because }.
event-PlaceReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] vuelve
   *[other] vuelven
  } a abrir{ $because }.

# El fin
event-Awakened = { $reason ->
    [doom] El marcador de Perdición está lleno.
    [gates] Hay demasiadas puertas abiertas.
    [noGateMarker] Debe abrirse una puerta, pero no queda ningún marcador de puerta.
    [emptyCup] Debe aparecer un monstruo, pero la taza está vacía.
   *[monsters] Los monstruos invaden la ciudad.
  }
event-Awakened-brief = { $ancientOne } despierta.
event-BattleRound = **Batalla final, ronda { $round } · empieza { $first }**
event-AttackTallied = { $successes ->
    [0] { $subject ->
        [same] No aporta
       *[other] { $who } no aporta
      } ningún éxito
    [one] { $subject ->
        [same] Aporta
       *[other] { $who } aporta
      } 1 éxito
   *[other] { $subject ->
        [same] Aporta
       *[other] { $who } aporta
      } { $successes } éxitos
  }: **{ $tally }/{ $needed }** para una ficha de Perdición.
event-DoomTokenRemoved = **{ $count ->
    [one] Cae una ficha de Perdición
   *[other] Caen { $count } fichas de Perdición
  }**: { $left ->
    [0] no queda ninguna.
    [one] queda 1.
   *[other] quedan { $left }.
  }
event-AncientOneAttacks = **{ $ancientOne } ataca.**
event-AttackCancelled = { CAPITAL(NAME($by, article: "the")) } anula el ataque.
event-GameEnded = Los investigadores han { $result ->
    [won] ganado
   *[lost] perdido
  }
event-GameEnded-won-closing = En el turno { $turn } se cierra la última puerta.
event-GameEnded-won-sealing = Desde el turno { $turn }, seis sellos mantienen cerradas las puertas de Arkham.
event-GameEnded-won-banishing = En el turno { $turn }, el Primigenio vuelve a dormir.
event-GameEnded-lost-devoured = En el turno { $turn } ya no queda nadie para contarlo.
event-GameEnded-lost-destruction = En el turno { $turn } despertó, y después ya no hubo nada.

# Nombres que son palabras y no letra impresa
name-area = { $world } ({ $order ->
    [1] primera
   *[other] segunda
  } área)
name-streets = { $neighborhood }
name-skill-speed = Velocidad
name-skill-sneak = Sigilo
name-skill-fight = Lucha
name-skill-will = Voluntad
name-skill-lore = Saber
name-skill-luck = Suerte
name-check-speed = Velocidad
name-check-sneak = Sigilo
name-check-fight = Lucha
name-check-will = Voluntad
name-check-lore = Saber
name-check-luck = Suerte
name-check-evade = Evasión
name-check-horror = Horror
name-check-combat = Combate
name-check-spell = Hechizo
name-modifier = modificador
name-modifier-modifier = modificador
name-track-speedSneak = Velocidad y Sigilo
name-track-fightWill = Lucha y Voluntad
name-track-loreLuck = Saber y Suerte
name-deck-common = Objeto común
name-deck-unique = Objeto único
name-deck-spell = Hechizo
name-deck-skill = Habilidad
name-deck-ally = Aliado
name-deck-special = Carta especial
name-deck-mythos = Mitos
name-deck-gate = Puerta
name-phase-setup = Preparación
name-phase-upkeep = Mantenimiento
name-phase-movement = Movimiento
name-phase-arkham = Encuentros en Arkham
name-phase-otherWorld = Otros encuentros mundiales
name-phase-sitting = Quien esté presente
name-phase-mythos = Mitos
name-phase-battle = Batalla final
name-phase-over = El fin
name-lying-encounter = Encuentro
name-lying-rumor = Rumor
name-rule = las reglas
name-roll = la tirada
name-misfortune-insane = sin Cordura
name-misfortune-unconscious = sin Resistencia
name-stranded-noGate = ninguna puerta lleva de vuelta
name-stranded-insane = sin Cordura
name-stranded-unconscious = sin Resistencia
