### Lo que se dice junto a las preguntas del primer caso guiado (`data/third/guide/`).

third-guide-start = Eres Tommy Muldoon, policía novato, y durante tres rondas vas en solitario. Cada cual empieza con unas cuantas cartas propias, y una de ellas la eliges tú. Con los monstruos humanos, unas esposas hacen maravillas: { $option }.
third-guide-turn = Una ronda tiene cuatro fases: tus acciones, los monstruos, un encuentro y los Mitos. Tienes { $actions } acciones, y ninguna vale dos veces en una ronda. Lo que buscas son Pistas; lo que has de mantener a raya es la Perdición. Un Acechador encapuchado ronda el Cementerio, a una casilla de ti. Muévete hasta allí.
third-guide-move = Una acción te lleva hasta dos casillas. Toparte con un monstruo preparado detiene el movimiento: se enfrenta a ti. Hoy es justo lo que quieres: { $option }.
third-guide-attack = Con un monstruo enfrente no puedes seguir andando: atácalo o evádelo. Atacar es una tirada de Fuerza: un dado por punto, más lo que añadan tus cartas, y cada 5 o 6 es 1 de daño. A este lo derrotan { $health }: { $option }.
third-guide-harm = La fase de los monstruos: golpea el que siga enfrentado a ti. El daño va contra tu Salud (quedan { $health }), el horror contra tu Cordura (quedan { $sanity }), y una de tus cartas puede recibirlo por ti. Es un tropiezo, nada más. Quien juega con prudencia elige: { $option }.
third-guide-attack-again = Con un monstruo enfrente no has tenido encuentro. Luego llegaron los Mitos: fichas de la taza, y cada una trae algo, como Perdición, una Pista o una Retribución. Sigues en pie: { $option }.
third-guide-ward = Sin monstruos enfrente puedes ponerte manos a la obra. En esta casilla hay { $doom ->
    [one] una ficha
   *[other] { $doom } fichas
  } de Perdición, y por la Perdición se pierden las partidas. Conjurarla es una tirada de Saber: cada éxito quita 1: { $option }.
third-guide-research = Tienes { $clues ->
    [one] una Pista
   *[other] { $clues } Pistas
  }. Un encuentro en un vecindario con Pistas puede darte una; lo que cuenta para el objetivo es lo investigado, { $researched } hasta ahora. Investigar es una tirada de Observación, y cada éxito lleva una Pista a la hoja de escenario: { $option }.
third-guide-ward-again = Te queda una acción, y aquí hay { $doom ->
    [one] una ficha
   *[other] { $doom } fichas
  } de Perdición. Mantenerla a raya es media partida: { $option }.
third-guide-farewell = Tus tres rondas guiadas han terminado, y has visto todas las fases. La partida sigue como cualquier otra: el Códice dice con qué se gana y con qué se pierde. `¿Por qué?` dice por qué se te pregunta y de dónde salen tus dados; `/consejo`, qué haría alguien prudente; `/reglas`, todo lo demás. ¡Suerte!
