# La répétition privée d’un coup.
console_choice = Ton choix : **{ $choice }**
console_where = **{ $table }** · ta tuile : **{ $tile }** · { $places }, avec leurs numéros sur l’image.
console_place = **Endroit { $number } · { $at }**
console_way = orientation { $way } sur { $ways }
console_ends = La partie se termine ainsi, et on compte ce qui reste.
console_nothing = Ne rapporte rien maintenant.
console_figure = Figurine : **{ $figure }**
console_done = C’est fait. Ton coup est dans le salon.
console_cancelled = Rien n’a été fait. C’est toujours ton tour : { $link }
menu_where_one = Endroit { $number }
menu_where = Endroit { $from }–{ $to }
menu_where_all = Endroit
menu_figure = Figurine
menu_choice = Ton choix
option_ways = { $count } orientations
option_gains = rapporte { $gains }
option_spot = { $letter } · { $spot }
option_scores = complet : rapporte { $points } maintenant
turned_choice = { $degrees }° · { $sides }
hint_title = **{ $table }** : des coups à envisager. Leur valeur à terme est une estimation du bot.
hint_move = **{ $number }.** { $answers }
hint_outlook = { $points ->
    [one] vaut environ { $points } point à terme
   *[other] vaut environ { $points } points à terme
}
button_hint = Conseil
button_try = Essayer le { $number }
button_turn = ⟲ Tourner
button_elsewhere = Autre endroit
button_confirm = Confirmer
button_cancel = Annuler
console_regions = -# Voici toute la table. Choisis une partie pour la voir en plus grand, ou tout de suite un endroit.
console_part = -# La partie de { $from } à { $to }.
console_left = C’est ton dernier : reste { $figures }.
console_owners = D’autres y ont aussi des figurines. À qui cela irait : { $features }
console_owner = { $owners }, { $shares }
menu_region = Montrer une partie de la table en plus grand
option_region = { $from } à { $to }
option_region_places = endroits { $places }
button_whole = Toute la table
button_plain = Sans pièce
button_without = Sans : { $what }
place_figure_later = -# Il y a un choix à faire avant la figurine ; nomme-la ensuite.
