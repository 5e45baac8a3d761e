### První případ s průvodcem: jeden člověk, tři kola, každý krok s výkladem. Poznámky edice stojí v jejím vlastním guide.ftl.

guide-second = První případ s průvodcem, druhá edice
guide-third = První případ s průvodcem, třetí edice
guide-begun = Tvůj případ s průvodcem začíná; všechno ostatní je ve zprávě v kanálu. Je jen tvůj a potrvá tři kola.
guide-begun-thread = Tvůj případ s průvodcem začíná: { $channel }. Je jen tvůj a potrvá tři kola.
guide-line = **Průvodce:** { $comment }
guide-over = { $person } už průvodce nepotřebuje. Odteď je to hra jako každá jiná.
guide-ended = > **Průvodce:** To byl celý případ. `/hra nová` otevře delší, jen pro tebe nebo s přáteli; i tam se každá novinka jednou vysvětlí.
button-guide-over = Už tomu rozumím
refused-no-guide = K této edici případ s průvodcem není.
