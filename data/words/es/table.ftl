# Negativas: corteses, en privado y con lo que se puede hacer.
refused-table-full = Los { $most } asientos están ocupados. Puedes mirar con `/partida seguir`, `/tablero` y `/diario`.
refused-not-at-table = No tienes asiento en esta partida. `/partida unirse` ocupa uno libre; con `/partida seguir`, `/tablero` y `/diario` puedes mirar.
refused-not-in-lobby = No tienes asiento en esta sala. Consigue uno con **Unirse**, en su mensaje.
refused-no-such-option = No existe la opción «{ $option }». `/partida opciones` las enumera.
refused-no-such-value = «{ $value }» no está entre las opciones. Elige de la lista que aparece al escribir.
refused-no-such-investigator = Ningún investigador se llama así. Elige de la lista que aparece al escribir.
refused-investigator-taken = Ese investigador ya lo tiene { $name }. Elige otro.
refused-no-such-edition = Esa edición no existe. Elige de la lista que aparece al escribir.
refused-no-scenarios = Esa edición no tiene escenarios. Quita el escenario, o añade `edición:tercera`.
refused-channel-taken = En este canal ya hay una partida. Termínala con `/partida terminar`, o empieza la tuya en otro canal.
refused-games-by-role = En este servidor, las partidas las crea { $role }.
refused-games-by-nobody = En este servidor, por ahora solo crea partidas quien lo administra.
refused-games-not-here = En este canal no hay partidas. Lo decide quien lo administra, con `/servidor canal`.
refused-games-elsewhere = En este servidor, las partidas se crean en { $channels }.
refused-games-at-once = Este servidor ya tiene todas las partidas que permite a la vez: { $most }. Podrá empezar otra cuando acabe alguna.
refused-too-many-alone = Ya juegas aquí por tu cuenta { $most ->
    [one] una partida
   *[other] { $most } partidas
  }. Acaba alguna, o ciérrala con `/partida terminar`.
refused-too-many-lobbies = { $most ->
    [one] Aquí ya tienes una sala abierta
   *[other] Aquí ya tienes { $most } salas abiertas
  }. Empieza una partida, o cierra una sala con `/partida terminar`.
refused-host-only = Eso solo puede hacerlo quien organiza: { $host }. Tras un día de silencio suyo, puede cualquiera de la sala.
refused-too-few-seats = Falta gente: primero { $least ->
    [one] debe ocuparse al menos { $least } asiento
   *[other] deben ocuparse al menos { $least } asientos
  }.
unplayable-team-players = Un equipo de investigadores es para 1 o 2 jugadores. Desactiven «Equipo de investigadores», u ocupen { $most ->
    [one] solo 1 asiento
   *[other] como mucho { $most } asientos
  }.
unplayable-double-gates-players = «Puertas dobles» pide al menos { $least } investigadores. Desactívenla, o que se una más gente.
unplayable-guilt-vote-alone = «Culpa por votación» solo funciona con «Culpa por abandono». Activen también esa.
unplayable-strict-order-alone = «Orden estricto» solo funciona con el orden de turno «Uno tras otro».
unplayable-seats = Esta partida es para entre { $min } y { $max } investigadores.
unplayable-same-sheet = Dos asientos tienen el mismo investigador. En uno de ellos hay que elegir otro.
refused-already-seated = Aquí ya tienes asiento. Con `/partida unirse` otra vez se te ofrece uno más.
refused-seats-changed = Eso ya consta; el mensaje de la sala dice quién se sienta dónde.
refused-keeper-has-no-seat = Te toca el papel de Guardián: diriges la partida y no llevas investigador.
refused-stale = Eso ya está decidido.
refused-unknown-option = Esa opción ya no está. `/elegir` enumera las que quedan.
refused-twice = Elige cada cosa una sola vez.
refused-too-few = Son pocas. Elige más.
refused-too-many = Son demasiadas. Elige menos.
refused-no-such-offer = Eso no puedes usarlo ahora. `Usar…`, en el mensaje de estado, muestra lo que sí puedes.
somebody = alguien
refused-said-by-other = Esto ya lo ha fijado { $name }, y así queda. Puedes verlo y responder en su lugar, pero no cambiarlo.
refused-too-busy = Demasiada gente está mirando partidas antiguas. Inténtalo de nuevo dentro de un minuto.
refused-too-long = Es demasiado largo: { $most } caracteres como mucho, por favor.
refused-note-empty = Esa nota está vacía.
refused-no-such-note = No tienes una nota { $number }. `/nota lista` las muestra.
refused-too-many-notes = De cada partida puedes guardar { $most } notas. Borra alguna primero.
refused-still-playing = Aún estás en una partida: { $channels }. Sal primero (`/partida salir`), o cede la organización a otra persona.
refused-not-your-seat = Ese asiento es de otra persona.
refused-nothing-to-undo = No tienes ninguna respuesta que retirar.
refused-not-your-turn = No es tu turno. { AGREES($names) ->
    [one] Le toca
   *[other] Les toca
  } a { $names }.
refused-autopilot-turn = El piloto automático está eligiendo. Un momento.
refused-no-game = En este canal no hay partida. `/partida nueva` abre una.
refused-already-started = La partida ya ha empezado.
refused-not-started = La partida aún no ha empezado. **Empezar** lo pulsa quien organiza.
refused-game-over = Esta partida ha terminado. `/partida nueva` abre otra.
refused-nothing-asked = Ahora mismo no hay nada que responder.

# Lo que dice la propia mesa
autopilot-name = Piloto automático { $number }
autopilot-on = El piloto automático juega ahora por { $names }.
autopilot-off = { $names } { AGREES($names) ->
    [one] vuelve
   *[other] vuelven
  } a la partida.
left-to-autopilot = { $names } { AGREES($names) ->
    [one] se ausenta
   *[other] se ausentan
  } por ahora; el piloto automático juega con { $seats }.
taken-back = { $person } retira una respuesta: { $what } { $count ->
    [0] Aún no había tenido consecuencias.
    [one] El mensaje que la contaba está marcado y ya no vale.
   *[other] Los { $count } mensajes que la contaban ya no valen; los últimos están marcados.
  } Dados y cartas saldrán igual que antes.
taken-back-mark = ↩ **Retirado{ $person ->
    [nobody] {""}
   *[other] { " " }por { $person }
  }.**
given-answer = { $ask } – **{ $choice }**.
given-offer = **{ $offer }**.
given-unknown = la última.
given-up = La mesa abandona este caso. Arkham tendrá que valerse por sí sola.
ended-by-server = Quien administra el servidor ha terminado esta partida.
owner-notice = **De quien lleva este bot:** { $text }
lobby-closes = Hace días que nadie hace nada en esta sala. Se cierra { $when }, salvo que alguien se una, salga o elija algo.
lobby-expired = La sala se ha cerrado: nadie volvió. `/partida nueva` abre otra.
lobby-ended = Quien administra el servidor ha cerrado la sala.
lobby-host-silent = { $host } lleva un día sin hacer nada aquí. Cualquiera de la sala puede empezar ya, o cambiar las opciones, y pasa entonces a organizar la partida.
seed-opened = -# La semilla de los dados está abierta: `{ $seed }`. `/verificar` comprueba cada tirada.
step-restarted = La corrección de un error ha cambiado este paso, que vuelve a empezar. Todo lo anterior sigue en pie.
proposal-undo = { $by } quiere retirar una respuesta: { $what }{ $count ->
    [0] { "" }
    [one] { " " }Con ella cae 1 respuesta posterior.
   *[other] { " " }Con ella caen { $count } respuestas posteriores.
  }{ $several ->
    [0] { "" }
   *[other] { " " }También cae lo que { AGREES($others) ->
      [one] hizo
     *[other] hicieron
    } { $others }.
  }
proposal-end = { $by } propone abandonar esta partida.
proposal-autopilot = { $by } propone que el piloto automático juegue por { $names }.
proposal-replace-oneself = { $by } se ofrece a suplir por ahora a { $names }.
proposal-ended = **{ $outcome }** { $what }
proposal-over-agreed = Aceptada por { $names }.
proposal-over-refused = Rechazada por { $names }.
proposal-over-stale = Sin efecto: la partida siguió adelante.
proposal-over-back = Sin efecto: la partida volvió atrás.
proposal-over-game = Sin efecto: la partida ha terminado.
proposal-over-late = Sin efecto: no hubo acuerdo a tiempo.
proposal-over-answered = Sin efecto: la pregunta está respondida.
proposal-over-gone = Sin efecto: { $name } ya no está en la mesa.
proposal-over-moved = Sin efecto: el asiento es de otra persona.
proposal-over-replaced = Sustituida por otra propuesta, de { $name }.
proposal-over-renewed = Sustituida: se ha vuelto a proponer lo mismo.

# Opciones que se leerían igual
option-twin = { $label } ({ $number })
turn-chained = { $opening } · cadena `{ $chain }`
