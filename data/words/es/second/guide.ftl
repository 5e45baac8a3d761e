### Lo que se dice junto a las preguntas del primer caso guiado (`data/second/guide/`).

second-guide-start = Eres Joe Diamond, detective privado, y durante tres turnos te enfrentas en solitario a Azathoth. Cada control lleva dos habilidades: si subes una, la otra baja. Cuando se te pone a prueba, tiras un dado por cada punto de la habilidad, y un 5 o un 6 es un éxito. Empieza en el centro, donde nada queda fuera de alcance.
second-guide-upkeep = En la Plaza de la Independencia se ha abierto una puerta a las Tierras del Sueño, y por ella ha salido un monstruo. Crúzala, vuelve en dos turnos y ciérrala: es la única, así que con eso ganas la partida. El turno empieza con el Mantenimiento, en el que mueves tus controles { $focus ->
    [one] una posición
   *[other] { $focus } posiciones
  } como mucho. Contra el monstruo ayuda la Lucha. Quien juega con prudencia elige: { $option }.
second-guide-movement = Ahora el Movimiento: cada paso cuesta un punto de movimiento, y tienes { $points }. La puerta está a tu alcance, y a quien se detiene junto a ella se lo traga cuando llegan los encuentros. El monstruo de allí cierra el paso, así que primero tendrás que vértelas con él. Tu destino: { $option }.
second-guide-monster = No puedes quedarte sin haberte ocupado antes del monstruo. Evadirlo es una tirada de Sigilo. Un combate empieza con una tirada de Horror para tus nervios (Voluntad); luego viene una tirada de Combate por ronda (Lucha y tu arma), hasta que caiga él o caigas tú. Llevas una pistola: { $option }.
second-guide-horror-missed = Eso ha sido una tirada: { $dice ->
    [0] ni un solo dado, así de baja está tu Voluntad
    [one] un dado, y ningún 5 ni 6
   *[other] { $dice } dados, y ni un solo 5 ni 6
  }. Una Pista compraría más dados. Pero este fallo solo te cuesta 1 de tus { $sanity } de Cordura, y tus Pistas valdrán más ante la puerta: { $option }.
second-guide-fight = Tu tirada de Combate: { $dice } dados, y { $needed ->
    [one] basta un éxito
   *[other] bastan { $needed } éxitos
  }. Si fallas, el monstruo te hiere y empieza la ronda siguiente; cuánto, lo dice la línea de arriba, y tienes { $stamina } de Resistencia. Adelante: { $option }.
second-guide-fight-missed = Los { $dice } dados han fallado: son cosas que pasan. También aquí podrías comprar más con Pistas, pero el fallo solo te cuesta 1 de tus { $stamina } de Resistencia, y el combate sigue: { $option }.
second-guide-fight-again = Perder una ronda no es perder la partida: te quedan { $stamina } de Resistencia. Con 0 despertarías en el hospital sin la mitad de tus cosas, y seguirías jugando. Vuelves a tener { $dice } dados: { $option }.
second-guide-beaten = Te han vencido, y sigues en la partida, con { $stamina } de Resistencia y { $sanity } de Cordura. Te ha costado tiempo, y quizá algunas de tus cosas, pero por eso nadie queda fuera. La puerta de la Plaza de la Independencia también sigue abierta. Con prudencia, los controles quedarían así: { $option }.
second-guide-beyond = La puerta te arrastró a las Tierras del Sueño, y allí te esperaba un encuentro. Después llegaron los Mitos, el final de cada turno: una carta por la que se abren puertas, se mueven monstruos y saltan noticias. Este turno seguirás hasta la segunda área y encontrarás otra cosa; al próximo estarás de vuelta. Quien juega con prudencia elige: { $option }.
second-guide-clues-kept = No hace falta superar todas las tiradas. Lo que cuesta un fallo está escrito arriba, y puedes soportarlo. Guarda { $clues ->
    [one] tu Pista
   *[other] tus { $clues } Pistas
  } para la puerta: { $option }.
second-guide-back = Ahora vuelves a Arkham, junto a la puerta. Como ya la has cruzado, puedes cerrarla en tu encuentro: una tirada de Saber o de Lucha. Tu Lucha es { $fight }, así que es la mejor de las dos. Quien juega con prudencia elige: { $option }.
second-guide-close = Llegó el momento: una tirada de Saber o de Lucha, y el modificador de la propia puerta también cuenta. Una puerta cerrada es un trofeo, y si no hay otra abierta, ganas la partida. Con un { $percent } % de posibilidades: { $option }.
second-guide-close-missed = Ni un éxito, y esta vez importa. Para esto guardabas tus Pistas: cada una compra { $each ->
    [one] un dado
   *[other] { $each } dados
  }, y se gastan de una en una, solo mientras haga falta: { $option }.
second-guide-farewell = Tus tres turnos guiados han terminado, y has pasado por todas las fases de un turno. La partida sigue como cualquier otra. `¿Por qué?` dice por qué se te pregunta y de dónde salen tus dados; `/consejo`, qué haría alguien prudente; `/reglas`, todo lo demás. ¡Suerte!
