# De qué está hecho el relato de ambas ediciones. Las cantidades (story-amount) van tras un verbo: «obtiene 1 Pista».
story-counted = { $thing } ({ $count })
story-text = { $text }
because = { " " }({ $cause })
# Lo que hace toda la mesa al abrir un turno, en un párrafo
story-upkeep = **Mantenimiento:**
story-prose = *{ $story }*
story-amount = { $what ->
    [clue] { $amount ->
        [one] 1 Pista
       *[other] { $amount } Pistas
      }
    [money] ${ $amount }
    [sanity] { $amount } de Cordura
    [stamina] { $amount } de Resistencia
    [health] { $amount } de Salud
    [damage] { $amount } de daño
    [horror] { $amount } de horror
    [remnant] { $amount ->
        [one] 1 remanente
       *[other] { $amount } remanentes
      }
    [doom] { $amount } de Perdición
    [focus] { $amount ->
        [one] 1 ficha de Concentración
       *[other] { $amount } fichas de Concentración
      }
    [card] { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
      }
    [toughness] { $amount } de dureza en trofeos
    [maxSanity] { $amount } de Cordura máxima
    [maxStamina] { $amount } de Resistencia máxima
    [movementPoints] { $amount ->
        [one] 1 punto de movimiento
       *[other] { $amount } puntos de movimiento
      }
    [monsterTrophy] { $amount ->
        [one] 1 trofeo de monstruo
       *[other] { $amount } trofeos de monstruo
      }
    [gateTrophy] { $amount ->
        [one] 1 trofeo de puerta
       *[other] { $amount } trofeos de puerta
      }
   *[other] { $amount } { $what }
  }
# Rondas perdidas de un combate, con los éxitos de cada una y lo que costaron
story-rounds = { $count ->
    [3] Tres
    [4] Cuatro
    [5] Cinco
   *[other] { $count }
  } rondas en vano: { $rounds } de { $needed }{ $costs ->
    [yes] { " " }– **−{ $value }**
   *[no] { "" }
  }.
