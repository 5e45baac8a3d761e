# Fase de Mitos, puertas, Rumores, el fin: preguntas y sus opciones.

ask-mythos-card = Guardián: dos cartas de Mitos que solo ves tú. ¿Cuál cae sobre Arkham?
option-mythos = { $number ->
    [1] La primera carta
   *[other] La segunda carta
  }
keeper-cards = Tus dos cartas de Mitos, solo para tus ojos:
keeper-card = **{ $number }. { $card }** · puerta: { $gate } · Pista: { $clue } · blanca: { $white } · negra: { $black }
keeper-none = ninguna

ask-mythos-surge = { $count ->
    [one] De la oleada sobra 1 monstruo. ¿A qué puerta va?
   *[other] De la oleada sobran { $count } monstruos. ¿A qué puertas van, uno a cada una?
  }
asked-mythos-surge = { $count ->
    [one] El monstruo sobrante:
   *[other] Los monstruos sobrantes:
  }
ask-mythos-surge-share = En Arkham solo caben { $left } más. ¿Cuántos salen por la puerta { NAME($place, role: "of") }?
option-surge-note = ahora allí: { $monsters ->
    [0] ningún monstruo
    [one] 1 monstruo
   *[other] { $monsters } monstruos
  }, { $investigators ->
    [0] ningún investigador
    [one] 1 investigador
   *[other] { $investigators } investigadores
  }

ask-mythos-clue = Aparece una Pista { NAME($place, role: "at") }. ¿Quién la toma?
option-clue-take = La toma { $seat }
option-clue-leave = Dejarla allí

ask-mythos-order = Los monstruos se mueven, y uno ataca desde lejos. ¿Qué va primero?
option-monsters-first = { $monster }, primero
option-monsters-last = { $monster }, al final

ask-mythos-prey = { CAPITAL(NAME($monster, article: "the")) } puede alcanzar a investigadores en varios lugares. ¿Adónde va?
option-prey = { $place }: { $seats }

ask-rumor-pay = { $seat }, puedes poner fin a este Rumor: «{ $rumor }»
option-rumor-pay = Ponerle fin · { $cost }
option-rumor-leave = Ahora no
ask-rumor-both = El Rumor se aprueba y falla a la vez: «{ $rumor }». ¿Qué cuenta?
option-rumor-passes = Se aprueba
option-rumor-fails = Falla

ask-gate-guilt = { $seat } le ha cerrado a { $stranded } el camino de vuelta { NAME($world, role: "from") }. ¿Debe costarle Cordura a { $seat }?
option-guilty = Culpable · pierde Cordura
option-not-guilty = Inocente

name-track-terror = el nivel de terror de Arkham
name-track-outskirts = las Afueras están llenas
