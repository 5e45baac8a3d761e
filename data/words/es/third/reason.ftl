# Por qué alguien prudente haría algo, entre paréntesis detrás: lo que inclina la balanza. Las cifras son las de la partida tal como está.

third-reason-ward = para conjurar la Perdición: { $doom } { NAME($space, role: "at") }
third-reason-story = para hacer avanzar la historia { NAME($space, role: "at") }
third-reason-fight = { $known ->
    [yes] para luchar contra { NAME($monster, article: "the") }
   *[no] por el combate
  }
third-reason-research = para investigar: { $clues ->
    [one] 1 Pista disponible
   *[other] { $clues } Pistas disponibles
  }
third-reason-encounter = por el encuentro { NAME($space, role: "at") }
third-reason-component = por lo que hace la carta
third-reason-focus = por una ficha de Concentración; { $tokens } hasta ahora
third-reason-money = ${ $money } en el bolsillo
third-reason-kill = { $known ->
    [yes] para librarse { NAME($monster, role: "of") }
   *[no] para librarse de un monstruo
  }
third-reason-blow = todo daño cuenta
third-reason-heal = quedan { $health } de Salud y { $sanity } de Cordura: hay algo que curar
third-reason-doom = por la Perdición que hay en el tablero
third-reason-card = por la carta
third-reason-pull = está más cerca de lo que viene después
third-reason-held = { $count ->
    [one] 1 monstruo entorpece
   *[other] { $count } monstruos entorpecen
  } el turno
third-reason-danger = los monstruos de otros lugares son demasiado peligrosos
third-reason-harm = quedan { $health } de Salud y { $sanity } de Cordura
third-reason-keep = para conservar lo que hay en la mano
third-reason-token = { $kept ->
    [yes] para guardar una ficha de Concentración para una tirada que importe más
   *[no] la habilidad que más falta hace
  }
third-reason-focusToken = { $tokens ->
    [one] para guardar la ficha de Concentración
   *[other] para guardar las { $tokens } fichas de Concentración
  } para más adelante
third-reason-clueToken = { $clues ->
    [one] 1 Pista disponible
   *[other] { $clues } Pistas disponibles
  }, y la historia pide Pistas
third-reason-fare = ${ $money } en el bolsillo, y un encuentro puede pedirlos
third-reason-lastDollar = ${ $money } en el bolsillo, y el último dólar conviene guardarlo
third-reason-patience = nadie más tiene que esperar
third-reason-odds = por las probabilidades
third-reason-price = sale más barato
third-reason-effects = por lo que trae su texto

# Reglas fijas
third-reason-by-standUp = antes no se puede hacer otra cosa
third-reason-by-spare = nada más merece una acción, y no hace daño
third-reason-by-free = no cuesta nada
third-reason-by-lend = ayuda, y no cuesta nada que haga falta ahora
third-reason-by-remnants = { $remnants ->
    [one] 1 remanente disponible
   *[other] { $remnants } remanentes disponibles
  }, y la historia depende de ello
third-reason-by-strike = hace más fuerte el ataque
third-reason-by-leastFirst = para que la anomalía se abra la última
third-reason-by-skilled = va bien en lo que más se pone a prueba
third-reason-by-noWait = esperando no se gana nada
third-reason-by-anyOrder = apenas cambia nada
third-reason-by-nobody = nadie gana lo bastante repitiéndolo
third-reason-by-enough = otro éxito valdría demasiado poco
third-reason-by-again = quien más gana repitiéndolo
third-reason-by-mostLikely = las mejores probabilidades
third-reason-by-costless = no cuesta nada
third-reason-by-declined = nada de lo que hay aquí vale ahora su precio
third-reason-by-only = no hay otra cosa que elegir
third-reason-by-usual = es lo que elegiría el silencio, y ninguna otra respuesta promete más
