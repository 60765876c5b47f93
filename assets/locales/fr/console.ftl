# La répétition privée d’un coup.
console_choice = Ton choix : *{ $choice }*
console_where = *{ $table }* · ta tuile : *{ $tile }* · { $places }, { $count ->
    [one] numéroté
   *[other] numérotés
} sur l’image.
console_place = *Emplacement { $number } · { $at }*
console_way = orientation { $way } sur { $ways }
console_ends = La partie se termine avec ce coup : place à l’évaluation finale.
console_nothing = Ne rapporte rien maintenant.
console_figure = Pion : *{ $figure }*
console_done = C’est fait. Ton coup est dans le salon.
console_cancelled = Rien n’a été fait. C’est toujours ton tour : { $link }
menu_where_one = Emplacement { $number }
menu_where = Emplacements { $from }–{ $to }
menu_where_all = Emplacement
menu_figure = Pion
menu_choice = Ton choix
option_ways = { $count } orientations
option_answers = { $count } possibilités
option_gains = points : { $gains }
option_spot = { $letter } · { $spot }
option_scores = rapporte { $points } tout de suite
turned_choice = { $degrees }° · { $sides }
hint_title = *{ $table }* : des coups à envisager. Leur valeur à terme est une estimation du bot.
hint_move = *{ $number }.* { $answers }
hint_outlook = vaut environ { $points } à terme
hint_keeps = laisse { $figures } en réserve
button_hint = Conseil
button_try = Essayer le { $number }
button_elsewhere = Autre emplacement
button_more_actions = Autres actions
button_back = Retour
button_other_tile = Autre tuile
button_confirm = Confirmer
console_choose = Choisis une des { $count } réponses, puis *Confirmer*.
console_later = Tu y répondras après *Confirmer*.
console_later_figure = Après *Confirmer*, tu pourras encore poser un pion.
button_cancel = Annuler
console_regions = Voici tout le plateau. Choisis un secteur pour le voir en plus grand, ou tout de suite un emplacement.
console_which_tile = *{ $kind }* : choisis la tuile. Celles qui conviennent gardent leurs couleurs.
console_which_answer = *{ $kind }* : choisis d’après les lettres de l’image.
console_part = Le secteur entre { $from } et { $to }.
console_left = C’est ton dernier : il te restera { $figures }.
console_owned = reviendrait à { $owners }
console_needs = il manque { $cells }
console_cell = { $cell } ({ $tiles ->
    [0] aucune tuile restante n’y va
    [one] { $tiles } tuile restante y va
   *[other] { $tiles } tuiles restantes y vont
})
console_open = encore { $count } emplacements ouverts
console_owner = { $owners } ({ $shares })
menu_region = Voir un secteur en plus grand
option_region = { $from } à { $to }
option_region_places = emplacements { $places }
button_whole = Tout le plateau
button_plain = Sans pièce spéciale
button_without = Retirer : { $what }
choice_instead = { $choice } au lieu de { $replaced }
place_figure_later = Il y a un choix à faire avant de poser un pion ; indique-le ensuite.
button_confirm_answer = Confirmer · { $action }
