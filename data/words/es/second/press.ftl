# El Arkham Advertiser. Cada noticia tiene un titular (`-head`) y un texto; $variant (0 o 1) cambia la redacción.
press-name = Arkham Advertiser
press-number = N.º { $number }
press-date = Arkham, Massachusetts, { $date }
press-price = Dos centavos
press-number-special = Edición extra
press-price-special = Cinco centavos
press-weather = El tiempo
press-motto-head = Fundado en 1832
press-motto = Todo lo que puede imprimirse, y algo de lo que solo nos contaron por teléfono.
press-kicker-headline = La noticia del día
press-kicker-environment = Estado de las cosas
press-kicker-rumor = Se dice, se comenta
press-kicker-special = De nuestro corresponsal
press-kicker-quiet = Ecos de la comarca
press-quiet = Día tranquilo en Arkham
press-quiet-text = Al cierre de esta edición no se había recibido noticia alguna. El redactor de noche ruega, con todo, que no se apaguen las lámparas.
press-town = El ánimo de la ciudad
press-obituaries = Necrológicas
press-obituary = { CAPITAL($occupation) }. { $order ->
    [0] Causa: unas fauces. Apareció el abrigo; lo demás, no. No se celebrarán exequias.
    [1] Salió sin cenar y acabó de cena. La casera reclama la llave.
    [2] Deja una tía en Kingsport, un gato y tres libros de la biblioteca.
    [3] Lo último que se le oyó decir fue que solo era el viento.
    [4] Tenía pasaje de ida y vuelta y una teoría. Ambas cosas pueden verse en esta redacción.
    [5] Jamás debió un centavo a nadie. El ataúd pesará poco.
    [6] Se le advirtió que no mirase, y llevaba una cámara. La fotografía no es publicable.
   *[other] Se esfumó entre dos faroles, ambos encendidos. Sus amistades se reunirán a mediodía, bajo techo.
  }
press-caption-place = Vista desde la calle: { NAME($name, article: "the") }.
press-caption-monster = Según la descripción de un testigo.
press-caption-sheet = { $name }, en días más felices.

press-devoured-head = Muere { $name }
press-devoured = Se ruega a las amistades de { $name } que no acudan a mirar. La policía ha tapado la puerta con un biombo.
press-gateSealed-head = Albañiles a la obra
press-gateSealed = { CAPITAL(NAME($place, article: "the")) }: { $variant ->
    [0] hay un signo tallado en la piedra, y los perros vuelven a pasar por delante.
   *[other] lo que allí estaba abierto ya no lo está, y alguien le ha puesto un sello.
  }
press-gateClosed-head = Se cierra una puerta
press-gateClosed = { $name ->
    [nobody] { CAPITAL(NAME($place, article: "the")) }: las luces que allí se veían se apagaron solas.
   *[other] { CAPITAL(NAME($place, article: "the")) }: las luces se apagaron tras la visita de { $name }, que no concede entrevistas.
  }
press-gateOpened-head = Luces { NAME($place, role: "at") }
press-gateOpened = { $variant ->
    [0] Los vecinos hablan de una corriente que no viene de ninguna parte y de vistas a un sitio que no es Arkham.
   *[other] Cuentan que allí el aire está abierto como una puerta. La policía pide a los curiosos que no se acerquen.
  }
press-rumorFailed-head = Era verdad
press-rumorFailed = Lo que se decía de «{ $thing }» se ha cumplido. Este diario lamenta haberlo llamado habladuría.
press-rumorPassed-head = Rumor desmentido
press-rumorPassed = De cuanto se decía sobre «{ $thing }» no queda nada, gracias a ciertas personas que prefieren no ser nombradas.
press-rumor-head = Un rumor
press-rumor = «{ $thing }»: no se habla de otra cosa en ningún mostrador. No hay modo de confirmarlo, y nadie lo ha intentado dos veces.
press-lost-head = Sin paradero
press-lost = La última vez que se vio a { $name } fue en dos sitios a la vez; desde entonces, en ninguno. Quien sepa algo más, avise a la policía.
press-sealBroken-head = Sello roto
press-sealBroken = { CAPITAL(NAME($place, article: "the")) }: la piedra se ha partido siguiendo el signo, y desde dentro.
press-insane-head = Ingreso en el Sanatorio
press-insane = { $variant ->
    [0] Anoche llevaron a { $name } al Sanatorio de Arkham. No hubo resistencia alguna: iba contando.
   *[other] { $name } guarda reposo en el Sanatorio de Arkham. Se ruega no llevarle espejos.
  }
press-unconscious-head = En Santa María
press-unconscious = { $variant ->
    [0] En brazos llegó { $name } al Hospital de Santa María. Los médicos hablan de mordeduras, y luego no hablan más.
   *[other] { $name } se recupera en el Hospital de Santa María y se espera que viva, para asombro de los camilleros.
  }
press-terror-head = Miedo en las calles
press-terror = { $count ->
    [10] No queda en toda la ciudad un rincón que la gente se atreva a nombrar de noche.
   *[other] Esta semana se han vendido más baúles que en todo el año pasado. El señor alcalde lo juzga alentador para el comercio.
  }
press-arrested-head = Crónica policial
press-arrested = { $name } pasó la noche como huésped del sheriff, por un cargo que nadie quiso leer en voz alta.
press-surge-head = Alarma { NAME($place, role: "at") }
press-surge = { $count ->
    [one] Se vio salir una figura de donde ninguna había entrado.
    [2] Se vio salir dos figuras de donde ninguna había entrado.
    [3] Se contaron tres figuras que salían de donde ninguna había entrado.
    [4] Se contaron cuatro figuras que salían de donde ninguna había entrado.
    [5] Se contaron cinco figuras que salían de donde ninguna había entrado.
   *[other] De donde ninguna había entrado salieron más figuras de las que nadie quiso contar.
  }
press-placeClosed-head = Puertas clavadas
press-placeClosed = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] cierra
   *[other] cierran
  } hasta nuevo aviso. A la distinguida clientela se le agradece su favor y se le aconseja irse a casa.
press-placeReopened-head = Abierto de nuevo
press-placeReopened = { CAPITAL(NAME($place, article: "the")) } { AGREES($place) ->
    [one] ha quitado
   *[other] han quitado
  } las tablas. Se confía en que la distinguida clientela disculpe el olor.
press-allyLeft-head = Salidas para Boston
press-allyLeft = { $which ->
    [duke] Duke subió al primer tren, en el furgón de equipajes y sin compañía, y le gruñó a la ciudad hasta perderla de vista.
   *[other] { $thing } salió en el primer tren con una sola maleta, y no dio propina a nadie.
  }
press-allyJoined-head = Se les ve juntos
press-allyJoined = { $which ->
    [duke] Duke anda estos días pegado a los talones de { $name }, y ni por un hueso cruza ciertos umbrales.
   *[other] { $thing } frecuenta últimamente a { $name }. Qué negocio los une, ninguna de las partes lo dice.
  }
press-returned-head = De vuelta a casa
press-returned = Ha vuelto { $name }, y está { NAME($place, role: "at") }, con quemaduras de sol en un solo lado y sin ganas de decir de dónde.
press-wentThrough-head = Desaparición { NAME($place, role: "at") }
press-wentThrough = { $name } entró allí ante testigos, y no ha salido por ninguna puerta de la que los testigos tengan noticia.
press-blessed-head = Vida parroquial
press-blessed = Se vio a { $name } salir de la Iglesia del Sur con paso ligero.
press-cursed-head = Mala sombra
press-cursed = Los gatos cambian de acera por no cruzarse con { $name }. En el barrio no se habla de otra cosa.
press-replaced-head = Llegadas
press-replaced = { $name } ha llegado a la ciudad y se ha hecho cargo de ciertos papeles que otra persona dejó atrás.
press-defeated-head = Cae { NAME($thing, article: "the") }
press-defeated = { $variant ->
    [0] Fue obra de { $name }, y según cierto testigo antes del desayuno. El forense del condado no quiso mirar bajo la sábana.
   *[other] El mérito corresponde a { $name }. Los chicos venden astillas a cinco centavos la pieza; no son auténticas.
  }
press-outskirts-head = Más allá del límite municipal
press-outskirts = { $count ->
    [one] La sombra que aguardaba en las afueras se ha ido,
    [2] Las dos sombras que aguardaban en las afueras se han ido,
    [3] Las tres sombras que aguardaban en las afueras se han ido,
    [4] Las cuatro sombras que aguardaban en las afueras se han ido,
   *[other] Las sombras que aguardaban en las afueras se han ido,
  } y nadie quiere decir por qué camino.
press-sighted-head = Avistamiento { NAME($place, role: "at") }
press-sighted = { $variant ->
    [0] Tres personas, una de ellas sobria, describen lo mismo: { NAME($thing, article: "a") }.
   *[other] Una señora que volvía a su casa topó con lo que ella llama «{ NAME($thing, article: "a") }», y no se quedó a las presentaciones.
  }
press-bought-head = Notas del comercio
press-bought = { $name } ha comprado { NAME($thing, article: "a") }. El tendero no preguntó, y este diario no hace conjeturas.

# La edición extra
press-special-won-closing = Todas las puertas cerradas
press-special-won-sealing = Sellado
press-special-won-banishing = Vuelve a dormir
press-special-lost-devoured = No queda a quién preguntar
press-special-lost-destruction = El fin de Arkham
press-special-kicker = { $result ->
    [won] Arkham se ha salvado · turno { $turn }
   *[lost] Último número de este diario · turno { $turn }
  }
press-score = La puntuación
press-score-total = Total
press-score-doomTrack = Marcador de Perdición
press-score-terror = Terror
press-score-loans = Préstamos bancarios
press-score-elderSigns = Signos ancianos
press-score-gateTrophies = Trofeos de puerta
press-score-monsterTrophies = Trofeos de monstruo
press-score-survivors = Supervivientes
press-chart = Perdición y terror, turno a turno
press-stories = Qué fue de cada cual
press-first-citizen = { $count ->
    [one] Primer ciudadano de Arkham
   *[other] Primeros ciudadanos de Arkham
  }
press-luckiest = La mano con más suerte
press-unluckiest = La mano con menos suerte
press-only-hand = La mano que tiró
press-luck = { $name }: { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
  } con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }; lo esperado, { $expected }.
press-story-fate = { $fate ->
    [devoured] No vivió para leer esto.
    [lost] Sigue en otra parte.
   *[alive] { $gates ->
        [0] { $monsters ->
            [0] { $order ->
                [0] Vuelve a casa con los bolsillos vacíos, pero vuelve.
                [1] De todo aquello solo conserva la tos.
                [2] Ha alquilado un cuarto con vistas a una pared.
                [3] Lo haría otra vez, y pide que no se lo pidan.
                [4] Dejó la ciudad en el primer tren con asiento libre.
                [5] Duerme con la lámpara encendida y paga la factura del gas.
                [6] Ha vuelto al trabajo, con algo de retraso.
               *[other] Riega las plantas de quienes no han vuelto.
              }
            [one] { $order ->
                [0] Guarda un trofeo, y lo guarda tapado.
                [1] Tiene en la repisa una cosa por la que las visitas no preguntan dos veces.
                [2] Enterró un trofeo en el patio, y bien hondo.
               *[other] Lleva un diente en la cadena del reloj. No es de perro.
              }
           *[other] Guarda { $monsters } trofeos, y los guarda tapados.
          }
        [one] Conserva la sombra de una puerta{ $monsters ->
            [0] .
            [one] {" "}y la de un monstruo.
           *[other] {" "}y las de { $monsters } monstruos.
          }
       *[other] Conserva las sombras de { $gates } puertas{ $monsters ->
            [0] .
            [one] {" "}y la de un monstruo.
           *[other] {" "}y las de { $monsters } monstruos.
          }
      }
  }
press-story-quiet = { $order ->
    [0] Hizo las preguntas oportunas.
    [1] Tuvo llena la lámpara, y no dejó de decirlo.
    [2] Conocía cada peldaño que cruje en la ciudad.
    [3] Leyó lo que otros no habían terminado.
    [4] No cruzó nunca una puerta en primer lugar, ni en el último.
    [5] Lo puso todo por escrito, y luego quemó casi todo.
    [6] Descubrió que el río tiene una segunda voz.
   *[other] Llevó la cuerda.
  }
press-story-steady = { $order ->
    [0] Durmió a pierna suelta, casi todas las noches.
    [1] Pagó el café.
    [2] Dejó de silbar la primera semana.
    [3] Perdió un sombrero, y no volvió por él.
    [4] Contó a los demás, mañana y noche.
    [5] Aún mira detrás de la cortina.
    [6] Le tomó el gusto a la tarta de la cafetería.
   *[other] Habló poco, y con razón.
  }
press-story-when = { $turn ->
    [0] Desde el principio
   *[other] Turno { $turn }
  }
press-story-gateSealed = { press-story-when }: selló la puerta { NAME($place, role: "of") }.
press-story-gateClosed = { press-story-when }: cerró la puerta { NAME($place, role: "of") }.
press-story-devoured = { press-story-when }: un final entre fauces.
press-story-lost = { press-story-when }: se perdió en el tiempo y el espacio.
press-story-insane = { press-story-when }: ingresó en el Sanatorio de Arkham.
press-story-unconscious = { press-story-when }: llegó en brazos al Hospital de Santa María.
press-story-arrested = { press-story-when }: pasó la noche en la Celda.
press-story-wentThrough = { press-story-when }: cruzó la puerta { NAME($place, role: "of") }.
press-story-returned = { press-story-when }: volvió { NAME($place, role: "to") }.
press-story-blessed = { press-story-when }: recibió una Bendición.
press-story-cursed = { press-story-when }: recibió una Maldición.
press-story-allyJoined = { press-story-when }: { $turn ->
    [0] amistad { NAME($thing, role: "with") }.
   *[other] trabó amistad { NAME($thing, role: "with") }.
  }
press-story-replaced = { press-story-when }: llegó a la ciudad en lugar de otra persona.
press-story-defeated = { press-story-when }: abatió { NAME($thing, role: "to") }.
ending-story = **{ $name }** · { $story }
ending-luck = { $which }: { $luck }
ending-tracks = Perdición y terror, turno a turno: { $tracks }.
