### Un primer caso guiado: una persona, tres turnos, cada paso explicado. Los comentarios de una edición están en su propio guide.ftl.

guide-second = Primer caso guiado, segunda edición
guide-third = Primer caso guiado, tercera edición
guide-begun = Empieza tu caso guiado; lo demás está en el mensaje del canal. Es solo para ti, y dura tres turnos.
guide-begun-thread = Empieza tu caso guiado en { $channel }. Es solo para ti, y dura tres turnos.
guide-line = **Guía:** { $comment }
guide-over = { $person } ya no necesita guía. De aquí en adelante, esta es una partida como cualquier otra.
guide-ended = > **Guía:** Eso fue un caso entero. `/partida nueva` abre uno más largo, a solas o en compañía; también allí se explica una vez cada cosa nueva.
button-guide-over = Entendido
refused-no-guide = Esta edición no tiene caso guiado.
