# Por qué alguien prudente haría algo, entre paréntesis detrás: lo que inclina la balanza. Las cifras son las de la partida tal como está.

reason-close = para cerrar la puerta { NAME($place, role: "of") }{ $told ->
    [yes] {""}
   *[no] , { $percent } %
  }
reason-enter = { $known ->
    [yes] para cruzar la puerta { NAME($place, role: "of") } { NAME($world, role: "to") }
   *[no] para cruzar la puerta { NAME($place, role: "of") }
  }
reason-clues = por { $clues ->
    [one] la Pista
   *[other] las { $clues } Pistas
  } { NAME($place, role: "of") }
reason-hunt = para dar caza { NAME($monster, role: "to") }, hasta un { $percent } %
reason-rumor = por el Rumor «{ $rumor }»
reason-ability = por lo que se ofrece { NAME($place, role: "at") }
reason-wait = por un encuentro { NAME($place, role: "at") }
reason-heal = Cordura { $sanity } de { $maxSanity }, Resistencia { $stamina } de { $maxStamina }: hay algo que curar
reason-trophy = el trofeo merece la pena
reason-clue = { $clues ->
    [0] aún no hay Pistas
    [one] 1 Pista
   *[other] { $clues } Pistas
  }, y un sello cuesta { $price }
reason-card = por la carta
reason-success = golpea más fuerte, y al Primigenio le { $doom ->
    [one] queda 1 ficha
   *[other] quedan { $doom } fichas
  } de Perdición
reason-keep = para conservar lo que hay en la mano
reason-usedUp = lo que se consume se va para siempre
reason-money = ${ $money } en el bolsillo
reason-sanity = quedan { $sanity } de Cordura
reason-stamina = quedan { $stamina } de Resistencia
reason-breakdown = Cordura { $sanity }, Resistencia { $stamina }: quedarse sin una de ellas saldría demasiado caro
reason-patience = nadie más tiene que esperar
reason-danger = los monstruos de otros lugares son demasiado peligrosos
reason-exposure = en los otros lugares podría abrirse una puerta
reason-way = { $steps ->
    [0] la meta es { NAME($place, article: "the") }
    [one] 1 paso hasta { NAME($place, article: "the") }
   *[other] { $steps } pasos hasta { NAME($place, article: "the") }
  }
reason-taken = de la otra ya se ocupa alguien
reason-share = allí se abren puertas a menudo: en { $cards } de { $all } cartas de Mitos
reason-speed = { $steps ->
    [one] 1 paso hasta { NAME($place, article: "the") }
   *[other] { $steps } pasos hasta { NAME($place, article: "the") }
  }
reason-skills = por las tiradas de este turno
reason-withstand = Cordura { $sanity }, Resistencia { $stamina }: hay que aguantar el ataque
reason-odds = por las probabilidades
reason-price = sale más barato
reason-effects = por lo que trae su texto

# Reglas fijas
reason-by-colleague = alguien se quedaría sin camino de vuelta
reason-by-wins = gana la partida
reason-by-sign = un signo anciano no necesita tirada
reason-by-likeliest = la tirada más probable
reason-by-free = no cuesta nada
reason-by-lend = ayuda, y no cuesta nada que haga falta ahora
reason-by-prevents = evita una pérdida
reason-by-restores = Cordura { $sanity } de { $maxSanity }, Resistencia { $stamina } de { $maxStamina }
reason-by-useful = vale más de lo que cuesta
reason-by-toll = frena el Rumor «{ $rumor }»
reason-by-strongest = nada golpearía más fuerte
reason-by-noBetter = nada promete más
reason-by-seals = allí no podrá abrirse otra puerta
reason-by-begins = no hay nada que esperar
reason-by-noUse = ahora no vale la pena usar nada
reason-by-anyOrder = apenas cambia nada
reason-by-nearSeal = que la tenga quien esté más cerca de un sello
reason-by-middle = en el centro nada queda fuera de alcance
reason-by-findGate = { $casts ->
    [yes] es bastante probable que funcione
   *[no] ningún Hechizo ayudaría ahora
  }
reason-by-nowhere = no hay mejor sitio
reason-by-healthy = Cordura { $sanity }, Resistencia { $stamina }
reason-by-mostLikely = las mejores probabilidades
reason-by-costless = no cuesta nada
reason-by-declined = nada de lo que hay aquí vale ahora su precio
reason-by-only = no hay otra cosa que elegir
reason-by-usual = es lo que elegiría el silencio, y ninguna otra respuesta promete más
