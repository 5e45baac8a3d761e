### Een begeleide eerste zaak: één persoon, drie ronden, elke stap uitgelegd. Het commentaar van een editie staat in haar eigen guide.ftl.

guide-second = Begeleide eerste zaak, tweede editie
guide-third = Begeleide eerste zaak, derde editie
guide-begun = Je begeleide zaak begint; in het bericht in het kanaal staat de rest. Die is van jou alleen en duurt drie ronden.
guide-begun-thread = Je begeleide zaak begint in { $channel }. Die is van jou alleen en duurt drie ronden.
guide-line = **Gids:** { $comment }
guide-over = { $person } kan zonder gids verder. Vanaf hier is dit een spel als elk ander.
guide-ended = > **Gids:** Dat was een hele zaak. `/spel nieuw` opent een langere, voor jou alleen of met vrienden; ook daar wordt al het nieuwe één keer uitgelegd.
button-guide-over = Ik snap het
refused-no-guide = Van deze editie is er geen begeleide zaak.
