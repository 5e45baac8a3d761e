### Casos que juegan muchas mesas con una misma semilla sellada.

command-game-new-case = caso
command-game-new-case-description = El código de un caso sellado que juegan también otras mesas; un código nuevo crea otro caso
command-history-case = caso
command-history-case-description = Cómo les fue a las mesas de este caso, una vez abierto

# En la sala y en el estado
case-lobby = 🔒 Caso sellado **{ $code }**: lo juegan también otras mesas, con las mismas cartas y los mismos dados. Sigue sellado hasta que acabe la última, o hasta el { $date }.
case-lobby-open = El caso **{ $code }** está abierto: `/historial caso:{ $code }` compara sus mesas.
case-knowing = ⚠️ { $people } ya { $count ->
    [one] ha visto
   *[other] han visto
  } este caso en otra mesa y quizá { $count ->
    [one] sepa
   *[other] sepan
  } lo que viene.
case-you-know = ⚠️ Ya has visto el caso { $code } en otra mesa, así que quizá sepas lo que viene. Toda esta mesa puede verlo. Por favor, no reveles nada.
case-of-month = Caso del mes { $month }, { $edition }

# La semilla
seed-in-case = -# La semilla de los dados sigue sellada con el caso { $code } hasta que acabe su última mesa, o hasta el { $date }. Hasta entonces, por favor, guarden el secreto de sus cartas.
case-opened = El caso **{ $code }** se ha abierto. `/historial caso:{ $code }` compara sus mesas.

# La comparación
case-sealed-until = El caso **{ $code }** está sellado hasta que acabe su última mesa, o hasta el { $date }. En juego: { $playing }; terminadas: { $finished }.
case-title = El caso **{ $code }** ({ $edition }): { $finished ->
    [one] 1 mesa ha terminado
   *[other] { $finished } mesas han terminado
  }{ $playing ->
    [0] .
   *[other] , { $playing } { $playing ->
      [one] sigue
     *[other] siguen
    } jugando.
  }
case-table = **{ $place }** · { $people ->
    [one] 1 investigador
   *[other] { $people } investigadores
  } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , puntuación { $score }
  }.
case-playing = **{ $place }** · { $people ->
    [one] 1 investigador
   *[other] { $people } investigadores
  } · todavía en juego.
case-elsewhere = otro servidor
case-luckiest = Los dados más afortunados: { $sheet }, { $successes ->
    [one] 1 éxito
   *[other] { $successes } éxitos
  } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  } ({ $share } %; se esperaba el { $promised } %).
case-luckiest-of-all = Los dados más afortunados de todos: { $sheet }, { $successes ->
    [one] 1 éxito
   *[other] { $successes } éxitos
  } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
  } ({ $share } %; se esperaba el { $promised } %).
second-history-figures = Perdición { $doom }, sellos { $seals }, devorados { $devoured }.
third-history-figures = Perdición { $doom }, Pistas { $clues }, investigadores perdidos { $lost }.

# Negativas
refused-no-such-code = El código de un caso tiene de 3 a 32 letras sin tilde, cifras o guiones, como `puerto-brumoso`.
refused-no-such-case = No hay ningún caso con ese código.
refused-no-case-of-month = Ese no es el caso de este mes, o este bot no ofrece ninguno. Cualquier otro código crea un caso propio.
refused-case-closed = El caso { $code } se ha abierto y ya no admite mesas nuevas. `/historial caso:{ $code }` compara sus mesas.
refused-case-edition = El caso { $code } es de la otra edición.
refused-case-fixed = Todas las mesas del caso { $code } comparten esa opción, así que aquí no se puede cambiar.
refused-case-sealed = Eso es parte del caso { $code }, que está sellado hasta que acabe su última mesa, o hasta el { $date }.
settings-case-of-the-month = CASE_OF_THE_MONTH debe ser yes o no, y no «{ $value }».
