## Tercera edición: el Arkham Advertiser. Una noticia tiene un titular (`-head`) y un texto; $variant (0 o 1) cambia la redacción.

third-press-name = Arkham Advertiser
third-press-number = N.º { $number }
third-press-date = Arkham, Massachusetts, { $date }
third-press-price = Dos centavos
third-press-number-special = Extra
third-press-price-special = Cinco centavos
third-press-weather = El tiempo
third-press-motto-head = Fundado en 1832
third-press-motto = Se imprime de noche en Northside, suene lo que suene abajo.
third-press-kicker-headline = La noticia del día
third-press-kicker-rumor = Se dice, se comenta
third-press-kicker-town = De nuestro corresponsal
third-press-kicker-quiet = Ecos de la comarca
third-press-quiet = Sin novedad
third-press-quiet-text = Nuestros reporteros salieron como siempre y volvieron temprano. El redactor de noche lo achaca a la estación, y los ha contado dos veces.
third-press-town = El ánimo de la ciudad
third-press-town-calm = Las tiendas cumplieron su horario y el tranvía llegó a su hora. Quien pega el oído a los desagües oye agua.
third-press-town-uneasy = Las lámparas se encienden una hora antes de lo que pide el almanaque. Los vendedores de cerrojos han encargado más a Boston.
third-press-town-afraid = Por no pocas escaleras se ven bajar baúles. La escuela deja salir a los niños de dos en dos, y cuenta las parejas.
third-press-town-desperate = No se juzga prudente nombrar las calles que aún son seguras, pues no lo serían por mucho tiempo.
third-press-obituaries = Necrológicas
third-press-obituary-defeated = { CAPITAL($occupation) }. { $order ->
    [0] El hallazgo lo hizo, de mañana, un lechero que ya no hace esa ruta. La familia ruega que no se envíen flores.
    [1] Hay quien vio que se ponía en pie una vez más, extremo que el forense ha omitido.
    [2] Deja un reloj que desde entonces anda hacia atrás.
    [3] Tenía pagado el alquiler hasta fin de mes, y fue puntual en todo.
    [4] Sus amistades hablan de una enfermedad breve. Tenía los brazos largos.
   *[other] Se echará en falta su presencia en la mesa de siempre, donde han vuelto la silla contra la pared.
  }
third-press-obituary-devoured = { CAPITAL($occupation) }. { $order ->
    [0] Se recuperó un sombrero. Las exequias se celebrarán por el sombrero.
    [1] Se recuperó un zapato, con el cordón atado. Habrá exequias de alguna clase.
    [2] No se recuperó nada, y nadie volvió a buscar.
    [3] Han regado la calle. Himnos, a las cuatro.
    [4] Salió por una ventana cerrada. El cristal está intacto.
   *[other] La policía ha cerrado el caso, y también el sótano.
  }
third-press-caption-place = Vista desde la calle: { NAME($name, article: "the") }.
third-press-caption-monster = Según la descripción de un testigo.
third-press-caption-sheet = { $name }, en días más felices.

third-press-left-head = { $name } se ha ido
third-press-left = { $why ->
    [retired] { $name } pagó todas las cuentas, tomó el primer tren con una sola maleta y miró por la ventanilla del otro lado.
   *[other] Se ruega a las amistades de { $name } que no acudan a mirar.
  }
third-press-epicDefeated-head = El fin { NAME($thing, role: "of") }
third-press-epicDefeated = { $name ->
    [nobody] Se tendió en el suelo por su propia voluntad, y ese suelo está ahora acordonado.
   *[other] { $name } estuvo presente y se niega a describirlo. Los bomberos siguen regando la calle.
  }
third-press-gateBurst-head = Estalla una puerta en { NAME($place, article: "the") }
third-press-gateBurst = { $variant ->
    [0] Entre un minuto y el siguiente, el aire cedió. Las ventanas cayeron hacia dentro, y hasta el mediodía olió la manzana a sal y a metal caliente.
   *[other] No hizo ruido que oyera nadie, pero todos los perros del barrio callaron a la vez. La policía busca voluntarios que no sueñen.
  }
third-press-outbreak-head = El mal sale { NAME($place, role: "from") }
third-press-outbreak = Lo que se venía juntando { NAME($place, role: "at") } no se ha quedado allí. Las casas vecinas dan cuenta del mismo olor, la misma corriente y el mismo sueño.
third-press-anomaly-head = No figura en los planos
third-press-anomaly = Una parte { NAME($place, role: "of") } ha sido sustituida por una parte de otra cosa. Queda suspendido allí el reparto.
third-press-anomalyRemoved-head = Como antes
third-press-anomalyRemoved = Todo vuelve a su ser { NAME($place, role: "at") }, hasta donde juran los vecinos. A uno de ellos le falta un peldaño.
third-press-scar-head = Un desgarrón { NAME($place, role: "at") }
third-press-scar = El aire se ha abierto allí como una costura. Los pájaros que entraron por un lado no han salido por el otro.
third-press-scarMended-head = Punto final
third-press-scarMended = { CAPITAL(NAME($place, article: "the")) }: lo que allí estaba abierto lo ha cerrado, a puntada menuda, alguien que no se quedó a recibir las gracias.
third-press-codex-head = «{ $thing }»
third-press-codex = { $variant ->
    [0] Bajo este título, ciertos investigadores particulares han abierto página nueva en su libro. Se les vio comprar cordel.
   *[other] Estas palabras figuran en las notas de unas personas que nos han pedido no imprimir lo que sabemos, que es poco.
  }
third-press-marker-head = Hallazgo { NAME($place, role: "at") }
third-press-marker = { $name ->
    [nobody] Algo que allí se escondía quedó a la vista, y volvieron a taparlo.
   *[other] { $name } dio la vuelta a lo que nadie más se había atrevido a levantar. Se juntó gente, miró, y se fue a casa sin hablar.
  }
third-press-rumor-head = Un rumor
third-press-rumor = «{ $thing }»: no se habla de otra cosa en ningún mostrador. No hay modo de confirmarlo, y nadie lo ha intentado dos veces.
third-press-rumorLeft-head = Rumor desmentido
third-press-rumorLeft = «{ $thing }»: ya nadie lo dice. Mientras duró, fue verdad.
third-press-lodge-head = Ecos de sociedad
third-press-lodge = { $name } cenó con los caballeros de la Logia, y cuentan que le gustó la sal.
third-press-newcomer-head = Llegadas
third-press-newcomer = { $name } ha llegado en tren, ha pedido un cuarto que dé a la calle y se ha hecho cargo de ciertos papeles que otra persona dejó atrás.
third-press-allyJoined-head = Se les ve juntos
third-press-allyJoined = { $thing } frecuenta últimamente a { $name }. Qué negocio los une, ninguna de las partes lo dice.
third-press-blessed-head = { $variant ->
    [0] Vida parroquial
   *[other] Buena estrella
  }
third-press-blessed = { $variant ->
    [0] Se vio a { $name } volver del rezo con paso ligero, y encontrar por el camino diez centavos.
   *[other] Un ladrillo que ayer cayó de una cornisa no alcanzó a { $name } por el ancho de un sombrero. El sombrero está ileso.
  }
third-press-cursed-head = { $variant ->
    [0] Mala sombra
   *[other] Apuntes del tiempo
  }
third-press-cursed = { $variant ->
    [0] Los gatos cambian de acera por no cruzarse con { $name }. En el barrio no se habla de otra cosa.
   *[other] Desde el lunes llueve sobre { $name }, y sobre nadie más.
  }
third-press-darkPact-head = Avisos legales
third-press-darkPact = { $name } ha puesto su nombre en un papel. El notario recuerda la tinta, pero no a la otra parte.
third-press-defeated-head = { AGREES($thing) ->
    [one] Cae
   *[other] Caen
  } { NAME($thing, article: "the") }
third-press-defeated = { $name ->
    [nobody] Apareció tendido en la calle. Nadie se ha atribuido el hecho, y a nadie se busca por él.
   *[other] { $variant ->
        [0] Fue obra de { $name }, y según cierto testigo antes del desayuno. El forense del condado no quiso mirar bajo la sábana.
       *[other] El mérito corresponde a { $name }. Los chicos venden pedazos a cinco centavos la pieza; no son auténticos.
      }
  }
third-press-researched-head = { $variant ->
    [0] En la biblioteca
   *[other] Papeles viejos
  }
third-press-researched = { $variant ->
    [0] { $name } veló sobre los libros de registro hasta que apagaron las lámparas, y se llevó { $count ->
        [one] una línea copiada.
       *[other] copiadas { $count } páginas.
      }
   *[other] { $name } pidió en el Registro unas escrituras que nadie echaba en falta, las leyó de pie y estornudó.
  }
third-press-warded-head = Trabajo nocturno { NAME($place, role: "at") }
third-press-warded = { $variant ->
    [0] Se vio allí a { $name } con tiza y un farol. Los vecinos hablan de la primera noche tranquila en mucho tiempo.
   *[other] En los umbrales han aparecido marcas, de puño y letra de { $name }. Se ruega no fregarlas.
  }
third-press-doomed-head = Inquietud { NAME($place, role: "at") }
third-press-doomed = { $variant ->
    [0] Allí la leche se agria antes de una hora, y para darles cuerda hay que sacar los relojes a la calle.
   *[other] Quien acude de visita { NAME($place, role: "to") } sale por una puerta distinta de la que usó para entrar, y no sabe decir por qué.
  }
third-press-clue-head = { $variant ->
    [0] Se busca información
   *[other] Oído al pasar
  }
third-press-clue = { $variant ->
    [0] En { NAME($place, article: "the") } hay quien sabe más de lo que se ha dicho. El director celebraría que se lo contara a él primero.
   *[other] En { NAME($place, article: "the") } corre una frase que nadie reconoce haber dicho primero.
  }
third-press-sighted-head = Avistamiento { NAME($place, role: "at") }
third-press-sighted = { $variant ->
    [0] Tres personas, una de ellas sobria, describen lo mismo: { NAME($thing, article: "a") }.
   *[other] Una señora que volvía a su casa topó con lo que ella llama «{ NAME($thing, article: "a") }», y no se quedó a las presentaciones.
  }
third-press-bought-head = { $variant ->
    [0] Notas del comercio
   *[other] En el mostrador
  }
third-press-bought = { $variant ->
    [0] { $name } ha comprado { NAME($thing, article: "a") }. El tendero no preguntó, y este diario no hace conjeturas.
   *[other] Vendido a { $name }, con doble envoltorio y para llevar bajo el abrigo: { NAME($thing, article: "a") }.
  }

# La edición extra
third-press-special-won-codex = Arkham sigue en pie
third-press-special-won-lodge = La Logia da las gracias
third-press-special-won-nobody = Arkham sigue en pie
third-press-special-lost-codex = El fin de Arkham
third-press-special-lost-lodge = La Logia lo lamenta
third-press-special-lost-nobody = No queda a quién preguntar
third-press-special-kicker = { $scenario } · { $result ->
    [won] caso cerrado
   *[lost] último número de este diario
  } · ronda { $round }
third-press-chart = Perdición y Pistas, ronda a ronda
third-press-stories = Qué fue de cada cual
third-press-luckiest = La mano con más suerte
third-press-unluckiest = La mano con menos suerte
third-press-only-hand = La mano que tiró
third-press-luck = { $name }: { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
  } con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }; lo esperado, { $expected }.
third-press-story-quiet = { $order ->
    [0] Hizo las preguntas oportunas.
    [1] Estuvo siempre en otra parte, y siempre a punto de llegar.
    [2] Llevó un diario, y lo ha quemado.
    [3] Se aprendió de noche todas las calles.
    [4] Escribió a casa cartas que no decían nada.
   *[other] Llevó el farol.
  }
third-press-story-steady = { $order ->
    [0] Durmió a pierna suelta, casi todas las noches.
    [1] Nunca dijo lo que había en la maleta.
    [2] Pagó el café.
    [3] Contó a los demás, mañana y noche.
    [4] Le tomó cariño al río.
   *[other] Habló poco, y con razón.
  }
third-press-story-fate = { $fate ->
    [defeated] No llegó al final.
    [devoured] Acabó entre unas fauces; no se halló nada.
    [retired] Dejó el caso a tiempo.
    [late] Aún venía en el tren.
    [lodge] Ahora sirve a la Logia.
    [betrayed] Se quedó fuera.
    [street] Vio el final desde la calle.
   *[other] Vio el final { NAME($place, role: "at") }.
  }
third-press-story-when = { $round ->
    [0] Desde el principio
   *[other] Ronda { $round }
  }
third-press-story-epicDefeated = { third-press-story-when }: derribó { NAME($thing, role: "to") }.
third-press-story-lodge = { third-press-story-when }: ingresó en la Logia.
third-press-story-marker = { third-press-story-when }: sacó a la luz lo que había { NAME($place, role: "at") }.
third-press-story-newcomer = { third-press-story-when }: llegó a la ciudad en lugar de otra persona.
third-press-story-allyJoined = { third-press-story-when }: { $round ->
    [0] amistad { NAME($thing, role: "with") }.
   *[other] trabó amistad { NAME($thing, role: "with") }.
  }
third-press-story-blessed = { third-press-story-when }: recibió una Bendición.
third-press-story-cursed = { third-press-story-when }: recibió una Maldición.
third-press-story-darkPact = { third-press-story-when }: firmó un Pacto oscuro.
third-press-story-defeated = { third-press-story-when }: abatió { NAME($thing, role: "to") }.
third-press-story-researched = { third-press-story-when }: investigó { $count ->
    [one] 1 Pista
   *[other] { $count } Pistas
  }.
third-press-story-warded = { third-press-story-when }: conjuró la Perdición { NAME($place, role: "at") }.
third-press-story-anomalyRemoved = { third-press-story-when }: puso en su sitio lo que faltaba { NAME($place, role: "at") }.
third-press-story-scarMended = { third-press-story-when }: sanó la cicatriz { NAME($place, role: "of") }.
third-ending-story = **{ $name }** · { $story }
third-ending-luck = { $which }: { $luck }

# El plano junto a una pregunta
third-alt-from = Desde { NAME($place, article: "the") }
third-alt-reach = { $place } ({ $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
  })
third-alt-reaches = Al alcance: { $choices }
third-alt-choice = { $label } { $place }
third-alt-choices = En el plano: { $choices }
