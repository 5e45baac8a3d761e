# Ritmo, qué pasa con el silencio, duraciones
pace = Ritmo
pace-explanation = Cuánto espera la partida una respuesta: recordatorios, plazo, votaciones. Con un ritmo de horas de vigilia, no cuentan las noches ni las ausencias.
pace-week = cerca de una semana
pace-unhurried = sin prisa, no se juega el turno de nadie
pace-evening = una velada
pace-blitz = relámpago
pace-none = sin plazos ni recordatorios
pace-named = { $name } ({ $times })
pace-times = recordatorios: { $first } y { $second }; plazo: { $deadline }; votaciones: { $vote }
pace-times-waking = en horas de vigilia; recordatorios: { $first } y { $second }; plazo: { $deadline }; votaciones: { $vote }
span-never = sin límite
span-days = { $count } días
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
silence = Sin respuesta a tiempo
silence-explanation = Qué ocurre cuando se cumple un plazo sin respuesta.
silence-turn = el piloto automático juega solo ese turno, con aviso previo, salvo que alguien pulse Esperar
silence-wait = la partida espera, y el resto puede votar a un suplente
silence-default = se toma la opción por defecto de la pregunta
silence-autopilot = el piloto automático juega hasta el regreso
pace-deadline = plazo de { $deadline }
pace-line = Ritmo: { $pace } · Sin respuesta a tiempo: { $silence }.
pace-now = La mesa acuerda un nuevo ritmo: { $pace }. Todos los plazos vuelven a empezar.
silence-now = La mesa lo acuerda: si no hay respuesta a tiempo, { $silence }.
choice-none = nada

# Opciones por defecto y plazos, que siempre se dicen a toda la mesa
careful-by-silence = { $name } no respondió a tiempo, así que lo hace el piloto automático: { $ask } **{ $choice }** (Regla { $rule }.)
default-by-silence = { $name } no respondió a tiempo. Según lo acordado en la mesa, se toma la opción por defecto: { $ask } **{ $choice }** (Regla { $rule }.)
default-for-keeper = { $name } dirige esta partida y no respondió a tiempo, así que se toma la opción por defecto: { $ask } **{ $choice }** (Regla { $rule }.)
default-by-vote = Por votación, se pasa por alto a { $name } y se toma la opción por defecto: { $ask } **{ $choice }** (Regla { $rule }.)
autopilot-by-silence = { $name } no respondió a tiempo a la pregunta de { $since }. Según lo acordado en la mesa, el piloto automático juega hasta su regreso (`/partida piloto-automático activar:No`).
turn-played = { $name } no respondió a tiempo a la pregunta de { $since }. Como se anunció, el piloto automático juega solo este turno en su lugar; el asiento sigue siendo suyo.
time-given = { $by } da más tiempo a { $name }, hasta el { $until }.
autopilot-on-voted = Por votación, el piloto automático juega por { $names } hasta su regreso (`/partida piloto-automático activar:No`).
silent-waiting = A { $name } se le acabó el tiempo para la pregunta de { $since }. La partida espera; el resto puede votar que mientras tanto actúe otra persona.
vote-line = { $ask } **{ $choice }** ({ $tally })
vote-for = { $names }
vote-else = por { $choice }: { $names }
vote-closed = La votación está cerrada: { $ask } **{ $choice }**, con { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  }. (Regla { $rule }.)
vote-default = La votación se cierra sin un solo voto, así que se toma la opción por defecto: { $ask } **{ $choice }** (Regla { $rule }.)
vote-waits = Se acabó el tiempo para votar, y nadie ha votado. Según lo acordado en la mesa, la votación sigue abierta: { $ask }
vote-tied = La votación está empatada: { $ask } { $name }, { $first }, puede deshacer el empate.
proposal-lapsed = Sin efecto, no hubo acuerdo a tiempo: { $what }

# Idas y venidas
stand-in = { $to } responde ahora por { $names } hasta que { AGREES($names) ->
    [one] vuelva
   *[other] vuelvan
  } a responder en persona.
substitute-named = { $to } también puede responder ahora por { $names }.
substitute-gone = Nadie más responde ya por { $names }.
back-in-person = { $names } { AGREES($names) ->
    [one] está
   *[other] están
  } de vuelta.
dropped-out = { $names } { AGREES($names) ->
    [one] deja
   *[other] dejan
  } la partida del todo. Asientos libres: { $seats }. `/partida unirse` ocupa uno; hasta entonces juega el piloto automático.
sent-away = Por votación, { $names } { AGREES($names) ->
    [one] queda
   *[other] quedan
  } fuera de esta partida. Asientos libres: { $seats }. `/partida unirse` ocupa uno; hasta entonces juega el piloto automático.
seat-admit = { $to } se hace cargo de { $seats }.
seat-hand = { $names } { AGREES($names) ->
    [one] cede
   *[other] ceden
  } su asiento ({ $seats }) a { $to }.
host-passed = Ahora organiza la partida { $host }.
left-server = { $name } ya no está en el servidor. La partida espera; el resto puede abrir el asiento a otra persona.
moved-here = La partida sigue aquí. No se ha perdido nada, y todos los plazos vuelven a empezar.

# Propuestas
proposal-autopilot-silent = ¿Que el piloto automático juegue por { $names } hasta su regreso?
proposal-sitting = { $by } propone que el piloto automático juegue solo este turno por { $names }.
proposal-sitting-silent = El resto ya ha tenido su turno. ¿Que el piloto automático juegue solo este turno por { $names }? El asiento sigue siendo suyo.
proposal-option = { $by } propone, desde el próximo turno: { $wanted }.
option-changed = Aceptado, desde la próxima ronda.
option-wanted = { $name }: { $value }
sitting-by-vote = Por votación, el piloto automático juega solo este turno por { $names }. El asiento sigue siendo suyo.
sitting-by-silence = { $names } no { AGREES($names) ->
    [one] respondió
   *[other] respondieron
  } a tiempo a la pregunta de { $since }. Según lo acordado en la mesa, el piloto automático juega solo este turno; el asiento sigue siendo suyo.
sitting-played = { $names } { AGREES($names) ->
    [one] puede
   *[other] pueden
  } volver a jugar.
sitting-lapsed = { $names } { AGREES($names) ->
    [one] empezó
   *[other] empezaron
  } un turno { $since } y ahí quedó. Se retira lo hecho, y puede jugar quien esté.
proposal-kick-silent = { $names } ya no { AGREES($names) ->
    [one] está
   *[other] están
  }. ¿Abrir el asiento ({ $seats }) a otra persona?
proposal-replace = { $by } propone que { $to } supla por ahora a { $names }.
proposal-kick = { $by } propone expulsar de esta partida a { $names }. Quedaría libre: { $seats }.
proposal-skip = { $by } propone pasar por alto la pregunta de { $names } y tomar la opción por defecto.
proposal-admit = { $to } quiere hacerse cargo de { $seats } ({ $names }). Debe aceptarlo toda la mesa.
proposal-hand = { $by } quiere ceder su asiento ({ $seats }) a { $to }.
proposal-pace = { $by } propone un nuevo ritmo: { $pace }.
proposal-silence = { $by } propone esto: si no hay respuesta a tiempo, { $silence }.
proposal-pace-and-silence = { $by } propone un nuevo ritmo: { $pace }. Y si no hay respuesta a tiempo, { $silence }.
proposal-where = { $what } Puedes votar en { $channel }.
proposal-closes = Se cierra { $when }.
button-act-for = Actúo yo mientras tanto

# Negativas
refused-own-substitute = Es la misma persona. Nombra a otra.
refused-seat-taken = Ese investigador ya lo lleva alguien. Puedes ocupar un asiento libre o uno con piloto automático.
refused-no-free-seat = Aquí no hay asientos libres, ni ninguno con piloto automático. Con `/partida seguir` puedes mirar.
refused-not-awaited = La partida no está esperando a esa persona.
refused-nobody-there = Esa persona no tiene asiento aquí.
refused-about-oneself = Esa persona eres tú. `/partida salir` o `/partida piloto-automático` lo hace sin votación.
refused-no-such-pace = «{ $pace }» no es un ritmo. Elige uno de la lista, o da tus propios tiempos: 30m, 12h o 2d, de 1 minuto a 90 días, o - para ninguno; cada uno debe ser mayor que el anterior.
refused-waits-already = La partida ya espera hasta el { $until }.
refused-already-here = Esa partida ya está en este canal.
refused-autopilot-for-you = El piloto automático juega por ti. `/partida piloto-automático activar:No` te devuelve a la partida.
refused-no-such-zone = «{ $zone }» no es una zona horaria. Escribe una ciudad y elige de la lista.
refused-no-such-hours = Las horas de silencio necesitan un comienzo y un final, escritos así: 22:00 o 22.
refused-no-such-absence = Una ausencia debe terminar en el futuro y durar como mucho 120 días. Escribe los días así: 2026-12-24.
refused-no-thread = El bot no puede crear un hilo aquí. Necesita un canal de texto y el permiso Crear hilos públicos.
refused-not-seen = El bot no puede ver este canal. Menciónalo en el hilo, y así entrará, o dale aquí el permiso Ver canal; después, inténtalo de nuevo.
refused-no-person = Un bot no puede sentarse a la mesa. Nombra a una persona.
refused-no-such-game = Ninguna de tus partidas se llama así.

# Recordatorios
reminder-asked = { $who }, te toca{ $where }: { $ask }
reminder-first = { $who }, te sigue tocando{ $where }: { $ask }
reminder-second = { $who }, último recordatorio: te toca{ $where }: { $ask }
reminder-first-race = { $who }, tu turno sigue abierto{ $where }: { $ask }
reminder-second-race = { $who }, último recordatorio: tu turno sigue abierto{ $where }: { $ask }
reminder-more = { $line } Y { $count ->
    [one] 1 pregunta más
   *[other] { $count } preguntas más
  }.
reminder-where = { " " }en { $channel }
reminder-link = { $line } → [la pregunta]({ $link })
reminder-deadline-turn = -# El { $time } ({ $when }), el piloto automático juega por ti solo este turno. Cualquiera, también tú, puede pulsar Esperar para dar { $more } más.
reminder-deadline-wait = -# El tiempo se acaba { $when }; después, el resto puede dejar que alguien actúe por ti.
reminder-deadline-default = -# El tiempo se acaba { $when }; después se toma la opción por defecto.
reminder-deadline-autopilot = -# El tiempo se acaba { $when }; después juega el piloto automático hasta que vuelvas.

# Cuánto dura una partida
lobby-foretold = Con estos ajustes, y por cómo han respondido hasta ahora: cerca de { $days ->
    [one] un día
   *[other] { $days } días
  }.
foretold-was = -# El caso duró { $days ->
    [one] un día
   *[other] { $days } días
  }; la previsión era de { $foretold ->
    [one] un día
   *[other] { $foretold }
  }.
history-tempo = { $days ->
    [one] Un día
   *[other] { $days } días
  } · tiempo de respuesta: { $people }
history-answers = { $name } { $span }

# Estado
status-deadline = { $line } · el tiempo se acaba { $when }
status-latest = Lo último:
status-happened = { $line } [↗]({ $link })
status-pace = Ritmo: { $pace }.
status-parked = El bot no puede escribir en este canal. La partida y sus plazos esperan.
status-spectators = Siguen la partida: { $names }.
status-stand-in = { $substitute } responde por { $names }.
status-autopilot = Con piloto automático: { $names }.
mine-none = No estás en ninguna partida. `/partida nueva` abre una.
mine-head = **{ $channel }** · { $headline }
mine-asked = Te toca (pregunta de { $since }): { $ask }
mine-may-answer = Puedes responder por { $names }: { $ask }
mine-waiting = No tienes nada que responder. { AGREES($names) ->
    [one] Le toca
   *[other] Les toca
  } a { $names }.
mine-quiet = Nadie tiene nada que responder.
mine-lobby = La sala está abierta.
mine-following = Sigues esta partida.
mine-notes = Tus notas:
note-none = No tienes notas sobre esta partida.
mine-news = Desde tu última visita:
mine-no-news = No ha pasado nada desde tu última visita.
mine-more-news = … y antes, { $count ->
    [one] 1 novedad más
   *[other] { $count } novedades más
  }: `/diario`, en su canal.

# Ajustes
settings-title = **Tus ajustes**, para todas tus partidas
settings-notify = Cuando te toca, se te avisa { $notify }.
notify-mention = con una mención en el canal
notify-direct = por mensaje directo
settings-zone = Zona horaria: { $zone } (hora actual: { $time }).
settings-quiet = Horas de silencio: de { $from } a { $to }. A esas horas no hay avisos ni se cumple ningún plazo.
settings-no-quiet = Sin horas de silencio.
settings-away = Ausencia desde el { $from } hasta el { $until }. Los plazos te esperan.
settings-not-away = Ninguna ausencia.
settings-played = Cuando se te acaba el tiempo, el piloto automático puede jugar un turno por ti si la mesa lo permite.
settings-language = Respuestas que solo ves tú: { $language }.
language-of-discord = el idioma de tu Discord
language-en = English
language-cs = Čeština
language-de = Deutsch
language-nl = Nederlands
language-es = Español
language = Idioma
language-explanation = En qué idioma se habla en el canal. Las respuestas que solo ves tú, y los comandos, van en el tuyo (`/ajustes idioma`).
language-now = De aquí en adelante, en este idioma: { $language }.
settings-record-me = Tu trayectoria solo la ves tú (`/yo trayectoria`).
settings-record-others = Otras personas pueden ver tu trayectoria (`/yo trayectoria`).
settings-never-played = El piloto automático nunca juega por ti; cuando se te acaba el tiempo, la mesa espera.
absence-ask = **¿Cuándo vuelves?** Los plazos te esperan. (`/ajustes ausencia hasta:` admite cualquier fecha.)
absence-until = hasta el { $day } ({ $days ->
    [one] mañana
   *[other] en { $days } días
  })
absence-back = Ya volví
status-away = { $name } estará fuera hasta el { $until }.
button-wait = Esperar

# Respuestas a los comandos
game-thread = La sala está abierta en { $channel }.
game-moved = La partida está ahora en este canal.
game-moved-away = -# La partida sigue en { $channel }.
game-follows = Ahora sigues esta partida: `/estado` y `/diario` te cuentan lo que pasa, sin ningún aviso.
game-follows-not = Ya no sigues esta partida.
game-pace-shown = { $line } Se cambia con las opciones de este comando.
thread-name = Un caso en Arkham, organiza { $host }

# Lo que decide quien administra el servidor
server-who-everybody = todo el mundo
server-who-role = los miembros de un rol
server-who-nobody = nadie
server-rules-who = { $who ->
    [role] Pueden crear partidas { $role } y quien administra el servidor.
    [nobody] Solo puede crear partidas quien administra el servidor.
   *[everybody] Todo el mundo puede crear partidas.
  }
server-rules-anywhere = En todos los canales.
server-rules-only = Solo en { $channels }.
server-rules-closed = No en { $channels }.
server-rules-most = { $most ->
    [0] Tantas partidas a la vez como se quiera.
    [one] Una partida a la vez.
   *[other] Hasta { $most } partidas a la vez.
  }
server-games = { $count ->
    [0] Ahora no hay partidas.
    [one] Una partida ahora:
   *[other] { $count } partidas ahora:
  }
server-game = { $channel }: { $status ->
    [lobby] una sala
   *[playing] en juego
  }, organiza { $host } (`{ $game }`)
server-channel-open = En este canal se pueden crear partidas.
server-channel-closed = En este canal no se crean más partidas. Las que están en curso siguen; `/servidor terminar` acaba con una.
server-ended = Partida terminada; en su canal ya consta.
refused-managers-only = Eso solo puede hacerlo quien gestiona ese canal o el servidor.
refused-server-managers-only = Lo que vale en todo el servidor es cosa de quien puede administrarlo.
refused-no-role = Falta el rol: indícalo con `rol`.

# Comandos
command-settings = ajustes
command-settings-description = Cómo y cuándo te dice el bot que te toca, en todas tus partidas
command-settings-show = mostrar
command-settings-show-description = Tus ajustes
command-settings-notify = avisos
command-settings-notify-description = Cómo te dice el bot que te toca
command-settings-notify-by = cómo
command-settings-notify-by-description = Con una mención en el canal, o por mensaje directo
command-settings-timezone = zona-horaria
command-settings-timezone-description = Tu zona horaria, para tus horas de silencio
command-settings-timezone-zone = zona
command-settings-timezone-zone-description = Una ciudad o región; las coincidencias aparecen al escribir
command-settings-quiet = silencio
command-settings-quiet-description = Horas sin avisos, en que no se cumple ningún plazo tuyo; si no las das, ninguna
command-settings-quiet-from = desde
command-settings-quiet-from-description = Comienzo, por ejemplo 22:00
command-settings-quiet-to = hasta
command-settings-quiet-to-description = Final, por ejemplo 8:00
command-settings-away = ausencia
command-settings-away-description = Avisa de que no estarás; sin fecha, un formulario la pide
command-settings-away-back = de-vuelta
command-settings-away-back-description = Sí: vuelves antes de lo previsto
command-settings-autopilot = piloto-automático
command-settings-autopilot-description = Si el piloto automático puede jugar un turno por ti cuando se te acaba el tiempo
command-settings-autopilot-on = activar
command-settings-autopilot-on-description = Sí: puede. No: nunca
command-settings-language = idioma
command-settings-language-description = En qué idioma se te responde
command-settings-language-to = cuál
command-settings-language-to-description = El idioma, o el de tu Discord
command-settings-record = trayectoria
command-settings-record-description = Quién puede ver tu trayectoria: solo tú, si no dices otra cosa
command-settings-record-to = para
command-settings-record-to-description = Quién puede verla
record-to-me = Solo yo
record-to-others = Cualquiera que la pida
command-settings-away-days = días
command-settings-away-days-description = Durante cuántos días
command-settings-away-from = desde
command-settings-away-from-description = Primer día, por ejemplo 2026-12-24; si no se dice, ya
command-settings-away-until = hasta
command-settings-away-until-description = El día que vuelves, por ejemplo 2027-01-02
command-status = estado
command-status-description = Tus preguntas abiertas en todas tus partidas, y qué ha pasado desde tu última visita
command-game-new-thread = hilo
command-game-new-thread-description = Sí: la partida tiene su propio hilo
command-game-pace = ritmo
command-game-pace-description = Cuánto espera la partida y qué pasa luego: lo fija quien organiza; después, una votación
command-game-pace-preset = modelo
command-game-pace-preset-description = Cerca de una semana, sin prisa, una velada, relámpago
command-game-pace-first = primero
command-game-pace-first-description = Tiempo hasta el primer recordatorio: 30m, 12h, 2d, o - para nunca
command-game-pace-second = segundo
command-game-pace-second-description = Tiempo hasta el segundo recordatorio
command-game-pace-deadline = plazo
command-game-pace-deadline-description = Tiempo hasta que se cumple el plazo
command-game-pace-vote = votación
command-game-pace-vote-description = Tiempo para las votaciones
command-game-pace-silence = sin-respuesta
command-game-pace-silence-description = Qué pasa cuando alguien no responde a tiempo
command-game-substitute = sustituto
command-game-substitute-description = Nombra a quien puede responder por ti; vacío: nadie
command-game-substitute-player = jugador
command-game-substitute-player-description = Quién puede responder por ti
command-game-substitute-instead = en-mi-lugar
command-game-substitute-instead-description = Sí: responde en tu lugar hasta que vuelvas a responder tú
command-game-hand = ceder
command-game-hand-description = Cede tu asiento a alguien, si acepta
command-game-hand-player = jugador
command-game-hand-player-description = A quién
command-game-standin = suplente
command-game-standin-description = Propone que alguien actúe por quien no está
command-game-standin-for = por
command-game-standin-for-description = Quién no está
command-game-standin-by = quién
command-game-standin-by-description = Quién actúa mientras tanto; si no se dice, tú
command-game-kick = expulsar
command-game-kick-description = Propone expulsar a alguien; su asiento queda libre
command-game-kick-player = jugador
command-game-kick-player-description = A quién
command-game-skip = saltar
command-game-skip-description = Propone pasar por alto la pregunta de alguien; se toma la opción por defecto
command-game-skip-player = jugador
command-game-skip-player-description = La pregunta de quién
command-game-follow = seguir
command-game-follow-description = Sigue una partida sin asiento y sin avisos
command-game-follow-on = activar
command-game-follow-on-description = No: dejar de seguirla
command-game-move = trasladar
command-game-move-description = Traslada a este canal una de tus partidas
command-game-move-game = partida
command-game-move-game-description = Qué partida; la lista muestra las que pueden venir aquí
