### Ein erster Fall mit Einführung: eine Person, drei Runden, jeder Schritt erklärt. Die Kommentare einer Edition stehen in ihrer eigenen guide.ftl.

guide-second = Erster Fall mit Einführung, zweite Edition
guide-third = Erster Fall mit Einführung, dritte Edition
guide-begun = Dein Fall mit Einführung beginnt; alles Weitere steht in der Nachricht im Kanal. Er gehört dir allein und dauert drei Runden.
guide-begun-thread = Dein Fall mit Einführung beginnt in { $channel }. Er gehört dir allein und dauert drei Runden.
guide-line = **Einführung:** { $comment }
guide-over = { $person } braucht keine Einführung mehr. Von hier an ist es ein Spiel wie jedes andere.
guide-ended = > **Einführung:** Das war ein ganzer Fall. `/spiel neu` eröffnet einen längeren, für dich allein oder mit Freunden; auch dort wird alles Neue einmal erklärt.
button-guide-over = Alles klar
refused-no-guide = Für diese Edition gibt es keinen Fall mit Einführung.
