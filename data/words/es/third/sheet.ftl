## Tercera edición: la hoja de investigador

third-sheet-title = **{ $name }**, { $occupation } · { $left ->
     [none] { $place }
    *[other] fuera de la partida
  }
third-sheet-tokens = Salud **{ $health }/{ $maxHealth }** · Cordura **{ $sanity }/{ $maxSanity }** · ${ $money } · { $clues ->
     [one] 1 Pista
    *[other] { $clues } Pistas
  } · { $remnants ->
     [one] 1 remanente
    *[other] { $remnants } remanentes
  } · límite de Concentración { $limit ->
     [none] ninguno
    *[other] { $limit }
  }
third-sheet-skill = { $skill } **{ $value }**{ $focus ->
     [0] { "" }
    *[other] { " " }+{ $focus }
  }
third-sheet-card = • **{ $name }** ({ $kind }{ $damage ->
     [0] { "" }
    *[other] , { $damage } de daño
  }{ $horror ->
     [0] { "" }
    *[other] , { $horror } de horror
  }{ $under ->
     [0] { "" }
     [one] , 1 carta debajo
    *[other] , { $under } cartas debajo
  }) { $text }

third-kind-item = objeto
third-kind-spell = Hechizo
third-kind-ally = Aliado
third-kind-talent = talento
third-kind-condition = estado
third-condition-delayed = con retraso
third-condition-inactive = turno jugado
third-condition-lodge = miembro de la Logia
third-condition-left = { $why ->
     [defeated] fuera de combate
     [devoured] en sus fauces
    *[other] en retiro
  }
third-sheet-note = { $occupation } · { $count ->
    [0] vale para todo
   *[other] lo mejor: { $best }
  } · Salud { $health }, Cordura { $sanity }
