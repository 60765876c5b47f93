# Messages publics d’une partie, et regarder.
turn_pieces = { $player } a encore { $pieces }
turn_restored = -# La table **{ $table }** a été restaurée d’une sauvegarde. La dernière chose qu’elle sache date du { $when } ; ce qui a été joué ensuite est perdu, et les messages antérieurs ne comptent plus.
turn_number = **{ $table }** · tour { $turn } sur { $about } environ
turn_yours = { $player }, à toi de jouer : **{ $tile }** · { $places }
turn_other = { $player }, à toi de choisir.
turn_since = Depuis ton dernier tour :
turn_more = … et { $count } de plus
turn_tiles_left = { $count ->
    [0] dernière tuile
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
turn_done = **{ $table }** · tour { $turn } · { $what }
turn_passed = **{ $table }** · le tour { $turn } de { $player } est fini.
button_play = Jouer
button_scores = Scores
button_more = Autres
button_tiles = Tuiles restantes
button_board = Toute la table
button_film = Film
end_title = **{ $table } est finie : { $winners } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} avec { $points }.**
end_left = **{ $table } est finie : { $winners } reste seul à la table, avec { $points }.**
end_place = **{ $place }.** { $player } **{ $points }**
end_final = Évaluation finale :
end_nothing = Il ne restait rien à compter.
end_fair = Tirage équitable : le secret `{ $seed }` correspond à `{ $commitment }`.
end_record = L’enregistrement est joint.
end_menu = Points par ville, route, … avec chaque détail
abort_post = **{ $table }** est fermée. La partie s’arrête ici, sans vainqueur.
alt_table = Table { $table } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
alt_last = Dernière tuile : { $tile } en { $at }, par { $colour } ({ $mark }).
alt_legend = Places : { $seats }. { $left ->
    [one] Encore { $left } tuile
   *[other] Encore { $left } tuiles
}.
alt_seat = { $colour } ({ $mark }) { $points } points, reste { $pieces }
alt_figures = Figurines : { $figures }.
alt_figure = { $colour } { $spot } en { $at }
alt_hand = À poser : { $tile }. Endroits numérotés : { $places }.
alt_costly = Seulement avec une pièce spéciale : { $places }.
alt_rehearsal = Un essai : { $tile } en { $place }. Les lettres montrent où une figurine peut aller.
view_part = -# L’image montre la partie de { $from } à { $to }{ $count ->
    [0] {""}
    [one] , l’endroit { $places } est au-delà
   *[other] , les endroits { $places } sont au-delà
}. Toute la table : `/plateau`.
view_small = -# Ouvre l’image pour tout voir en grand.
view_costly = -# Numéros sombres sur fond clair : seulement avec une pièce spéciale.
film_title = Le film de **{ $table }** : { $tiles } tuiles, l’une après l’autre.
alt_film = Le film de la table { $table } : elle grandit tuile par tuile, jusqu’à { $tiles } tuiles. Les points montent dans la légende.
board_title = **{ $table }** · { $tiles ->
    [one] { $tiles } tuile posée
   *[other] { $tiles } tuiles posées
}, encore { $left }
scores_title = **{ $table }**
scores_line = { $player } **{ $points }** · reste { $figures }
scores_resigned = { $player } **{ $points }** · a quitté
tiles_title = **{ $table }** : { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
tiles_line = { $count } × { $tile }
tiles_none = **{ $table }** : il ne reste aucune tuile.
tiles_first = { $count ->
    [one] La prochaine tuile vient d’abord, seule :
   *[other] Ces { $count } viennent d’abord :
}
tiles_withheld = Lesquelles ? À chacun de s’en souvenir : cette table joue sans aides.
info_turn = C’est le tour de { $player } : { $link }
info_link = [vers le tour]({ $link })
info_over = **{ $table }** est finie.
info_fair = Tirage équitable : le secret est scellé par `{ $commitment }`. Il est montré à la fin de la partie.
export_done = L’enregistrement de **{ $table }**. `bergerie replay` le montre, `bergerie verify` contrôle les tirages une fois la partie finie.
export_open = La partie n’est pas finie : le secret des tirages n’y est pas encore.
help_title = **Avec Bergerie, on joue à Carcassonne dans ce salon.**
help_start = `{ $new }` ouvre une table ; qui veut jouer appuie sur **{ $join }**, et l’hôte sur **{ $start }**.
help_turn = À ton tour, on te mentionne avec une image de la table. Appuie sur **{ $play }** pour essayer endroits, rotations et figurines : toi seul vois cela, jusqu’à **{ $confirm }**. `{ $place }` fait pareil en une ligne.
help_places = Les endroits se nomment par boussole à partir de la première tuile : `N2E1` est deux au-dessus et un à droite. Routes et villes comptent une fois complètes, les abbayes une fois entourées, les prés à la fin.
help_area = { $area ->
    [table] **Les tables**
    [turn] **Quand c’est à toi**
   *[look] **Regarder**
}
tile_ahead-last = C’est la dernière tuile : la partie finit avec ce coup.
places_count = { $plain ->
    [0] { $costly ->
        [one] { $costly } endroit, seulement avec une pièce
       *[other] { $costly } endroits, seulement avec une pièce
    }
    [one] { $plain } endroit{ $costly ->
        [0] {""}
       *[other] , { $costly } de plus avec une pièce
    }
   *[other] { $plain } endroits{ $costly ->
        [0] {""}
       *[other] , { $costly } de plus avec une pièce
    }
}
alt_part = La partie de { $from } à { $to }.
alt_changed = Posées peu avant : { $tiles }.
alt_chosen = Dessus : { $figure }.
turn_before = { $count ->
    [one] { $count } événement avant cela : **Quoi de neuf ?** le raconte
   *[other] { $count } événements avant cela : **Quoi de neuf ?** les raconte
}
catch_up_title = **{ $table }** · depuis ton dernier tour :
catch_up_nothing = **{ $table }** : rien ne s’est passé depuis ton dernier tour.
alt_catch_up = Un court film de la table { $table } depuis ton dernier tour : ce qui a été posé et marqué.
button_catch_up = Quoi de neuf ?
button_why = Pourquoi ?
why_nothing = Personne n’a encore de points.
menu_score = Une autre évaluation
alt_scored = Ce qui a été évalué, entouré : { $places }.
button_fields = Prés
button_if_ended = Si c’était fini
lens_withheld = À chacun de le calculer : cette table joue sans aides.
fields_none = **{ $table }** : aucun pré n’est encore à personne.
fields_title = **{ $table }** · chaque pré dans le motif de celui qui l’aurait, si la partie finissait maintenant :
alt_fields = Les prés dans le motif de leurs propriétaires : { $fields }. Les villes complètes voisines sont entourées.
if_ended_title = **{ $table }** · si la partie finissait maintenant :
if_ended_gain = { $points } encore à compter
award-city = **Grand bâtisseur** { $player } : une ville de { $count } tuiles
award-road = **Grand détour** { $player } : une route de { $count } tuiles
award-monastery = **Vie tranquille** { $player } : { $count } abbayes complètes
award-giver = **Bon voisinage** { $player } : { $count } points complétés pour les autres
award-sharer = **Jamais seul** { $player } : { $count } partages
award-leap = **Grand bond** { $player } : { $count } points en un tour
award-comeback = **Remontée** { $player } : avait { $count } points de retard
end_awards = Distinctions : { $awards }
end_pace = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $points } points par tour
alt_curve = Dessous, les points de chacun, tour après tour : { $points }.
tiles_faded = -# Estompées : ne vont nulle part pour l’instant.
tiles_shut = { $count ->
    [one] Aucune tuile à venir ne va en { $places }, comme la table est maintenant.
   *[other] Aucune tuile à venir ne va à { $count } endroits ouverts, comme la table est maintenant : { $places }.
}
alt_tiles = Les tuiles à venir : { $tiles }.
alt_lettered = Ce qui peut être choisi, avec des lettres : { $places }.
seat_entrusted = Le bot joue pour { $players } jusqu’à ce que la place soit reprise.
seat_back = Ta place est de nouveau à toi : { $link }
button_seat_back = Reprendre ma place
