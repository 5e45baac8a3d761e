### A guided first case: one person, three turns, each step explained. Comments of an edition stand in its own guide.ftl.

guide-second = Guided First Case, Second Edition
guide-third = Guided First Case, Third Edition
guide-begun = Your guided case begins; the message in the channel has the rest. It’s yours alone, and three turns long.
guide-begun-thread = Your guided case begins in { $channel }. It’s yours alone, and three turns long.
guide-line = **Guide:** { $comment }
guide-over = { $person } needs no guide anymore. From here on, this is a game like any other.
guide-ended = > **Guide:** That was a whole case. `/game new` opens a longer one, for you alone or with friends; there, too, each new thing is explained once.
button-guide-over = I’ve Got It
refused-no-guide = There’s no guided case of this edition.
