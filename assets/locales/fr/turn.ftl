# Messages publics d’une partie, et regarder.
turn_restored = La table *{ $table }* a été restaurée à partir d’une sauvegarde. Son dernier état connu date du { $when } ; ce qui a été joué ensuite est perdu, et les messages antérieurs ne comptent plus.
turn_number = *{ $table }* · tour { $turn }/~{ $about }
turn_yours = { $player }, à toi : *{ $tile }* · { $places }
turn_other = { $player }, à toi de choisir.
turn_more = … et { $count } de plus
turn_last_tile = dernière tuile
turn_done = *{ $table }* · tour { $turn } · { $what }
turn_passed = *{ $table }* · le tour { $turn } de { $player } est terminé.
button_play = Jouer
button_scores = Scores
button_more = Plus
button_cheat_sheet = Aide-mémoire
button_tiles = Tuiles restantes
button_board = Tout le plateau
button_describe = Décrire
button_film = Film
end_title = *Partie terminée à la table { $table } : { $winners } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.*
end_left = *Partie terminée à la table { $table } : { $winners } reste en dernier, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.*
end_place = *{ $place }.* { $player } *{ $points }*
end_final = Évaluation finale :
end_nothing = Il ne restait rien à évaluer.
end_fair = Tirage équitable : le secret `{ $seed }` correspond à l’empreinte `{ $commitment }`, affichée avant la partie. `bergerie verify record.json` les vérifie, ainsi que chaque tirage.
end_fair_short = Tirage équitable : toutes les tuiles étaient fixées avant la partie. *{ $fairness }* en donne la preuve ; l’enregistrement est joint.
button_fairness = Équité
end_menu = Points par zone (villes, routes…), en détail
abort_post = La table *{ $table }* est fermée. La partie s’arrête ici, sans vainqueur.
cell_tile = { $at } : { $tile }.
cell_empty = { $at } : vide.
cell_spot = { $at } : vide, emplacement { $number }.
cell_beside = À côté : { $feature }
cell_open = en cours
alt_table = Table { $table } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
alt_last = Dernière tuile : { $tile } en { $at }, par { $colour } ({ $mark }).
alt_legend = Places : { $seats }. { $left ->
    [one] Encore { $left } tuile
   *[other] Encore { $left } tuiles
}.
alt_seat = { $colour } ({ $mark }) { $points ->
    [one] { $points } point
   *[other] { $points } points
}, a { $pieces }
alt_figures = Pions ({ $colour }) : { $figures }.
alt_figure = { $spot } en { $at }
alt_turn = À jouer : { $colour } ({ $mark }).
alt_hand = À placer : { $tile }.
alt_spots = Emplacements numérotés : { $places }.
alt_costly = Seulement avec une pièce spéciale : { $places }.
alt_change = Avant et après le coup. Points : { $points }.
alt_rehearsal = Un essai : { $tile } en { $place }. Les lettres montrent où un pion peut aller.
view_part = L’image montre le secteur entre { $from } et { $to }{ $count ->
    [0] {""}
    [one] {"\u00A0"}; l’emplacement { $places } est en dehors
   *[other] {"\u00A0"}; les emplacements { $places } sont en dehors
}. Tout le plateau : `/{ label_BOARD }`.
view_small = Ouvre l’image pour tout voir en grand.
view_beyond = { $count ->
    [one] +{ $count } emplacement
   *[other] +{ $count } emplacements
}
view_costly = Numéros sombres sur fond clair : seulement avec une pièce spéciale.
film_title = Le film de la table *{ $table }* : { $tiles } tuiles, l’une après l’autre.
alt_film = Le film de la table { $table } : le plateau grandit tuile par tuile, jusqu’à { $tiles } tuiles. Les points montent dans la légende.
button_review = Analyse
button_share_review = Montrer à tous
review_title = L’analyse de *{ $table }* : les coups qui ont coûté le plus, comparés au choix du bot _difficile_.
review_turn = tour { $turn }
review_turns = tours { $first } à { $last }
review_move = *{ $place }.* { $player }, { $turns } : *−{ $cost }*. Joué : { $played }. Mieux : { $better }.
review_none = Aucun coup n’a coûté un point ou plus.
review_seat = { $player } · points perdus par ses erreurs : { $cost } · chance à la pioche : { $luck }
review_seat_faultless = { $player } · aucune erreur d’un point ou plus · chance à la pioche : { $luck }
review_progress = Analyse de la partie : { $percent } %
review_waits = Une autre analyse est en cours ; celle-ci suivra…
review_readers = Seuls les joueurs de cette partie peuvent lire cette analyse. *{ $button }* la publie dans le salon quand tous sont d’accord.
review_stays_private = { $player } préfère garder privée l’analyse de *{ $table }*. Les joueurs peuvent toujours la lire.
button_keep_private = La garder privée
error_private_review = Seuls les joueurs peuvent lire l’analyse de cette partie, sauf si tous acceptent de la montrer.
review_note = Tous les nombres sont des estimations du bot : l’avance finale d’un joueur, d’après ce qu’il savait. Sur chaque image, à gauche le coup joué, à droite le meilleur. Le graphique montre l’avance attendue tour après tour ; à droite, la fin.
review_asks = Proposition de { $players } : montrer à tous l’analyse de *{ $table }*. D’accord, { $others } ? Elle apparaîtra ici quand tout le monde aura accepté.
alt_review_move = Coup { $place } de la liste : le plateau après ce coup, à gauche, et après le meilleur coup, à droite.
alt_review_curve = L’avance attendue de chacun, tour après tour puis à la fin : { $leads }.
board_title = *{ $table }* · { $tiles ->
    [one] { $tiles } tuile placée
   *[other] { $tiles } tuiles placées
}, encore { $left }
scores_title = *{ $table }*
scores_line = { $player } *{ $points }* · a { $figures }
scores_resigned = { $player } *{ $points }* · a quitté la partie
tiles_title = *{ $table }* : { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
tiles_line = { $count } × { $tile }
tiles_none = *{ $table }* : il ne reste aucune tuile.
tiles_first = { $count ->
    [one] Cette tuile est la prochaine :
   *[other] Ces { $count } viennent d’abord :
}
tiles_withheld = Lesquelles ? À chacun de s’en souvenir : cette table joue sans aides.
info_turn = C’est à { $player } de jouer : { $link }
info_link = voir le tour
info_over = La partie *{ $table }* est terminée.
info_delayed = { $reason ->
    [gone] D’après Discord, ce salon n’existe plus : je ne peux donc pas y écrire.
    [forbidden] Je n’ai pas la permission d’écrire ici.
    [locked] Ce fil est verrouillé : je ne peux donc pas y écrire.
    [discord] Discord n’accepte pas mes messages pour le moment. Je continue d’essayer.
    [limit] Discord limite le rythme de mes messages, et d’autres passent avant.
    [process] Un autre processus du bot publie les messages de cette table.
   *[failure] Une erreur s’est produite de mon côté. Je continue d’essayer.
}
info_delayed_since = Le plus ancien message attend depuis { $time }.
info_fair = Tirage équitable : le secret est scellé par `{ $commitment }`. Il est montré à la fin de la partie.
upload_title = La partie du fichier
upload_unfinished = La partie n’est pas terminée : il n’y a pas d’analyse.
export_done = L’enregistrement de la table *{ $table }*. `bergerie replay` le montre, `bergerie verify` contrôle les tirages une fois la partie terminée.
export_done_notation = Voici la partie de *{ $table }* par écrit, à lire ou à coller dans une discussion. `bergerie replay` la montre à nouveau.
export_done_jcz = Voici la partie de *{ $table }* sous forme de sauvegarde de JCloisterZone.
export_open = La partie n’est pas terminée : le secret des tirages n’y est pas encore.
help_title = *Avec Bergerie, on joue à Carcassonne dans ce salon.*
help_topics = Première partie ? *{ $play }* montre comment commencer, seul ou à plusieurs.
button_play_now = Jouer
button_rules = Règles
button_commands = Commandes
button_open_table = Ouvrir une table ici
help_bots = Personne d’autre ? *{ $bot }*, avant la partie, occupe les places libres, et l’on joue tout de suite contre des bots.
help_cards = Choisir une fiche…
help_icons_title = Icônes du panneau
help_icons = *{ $title }* : le nombre à côté d’une icône dit combien le joueur en a. Sur cette image, il a { $pieces }.
alt_icons = Le panneau d’un joueur, avec toutes les icônes.
alt_card_tiles = Tuiles de l’extension : { $tiles }.
help_base_card =
    - *Place une tuile :* pioche-la et place-la à côté d’autres, de sorte que tous les bords correspondent.
    - *Pose un pion,* si tu veux, sur cette tuile : sur une route, dans une ville, sur une abbaye ou dans un pré. La zone entière doit être sans pion.
    - *Évaluation :* une zone complète rapporte aussitôt, et ses pions reviennent. Route : 1 point par tuile. Ville : 2 par tuile et 2 par blason. Abbaye : 9 points une fois entourée de huit tuiles.
    - *Majorité :* qui a le plus de pions dans une zone en marque les points. En cas d’égalité, chacun les marque tous.
    - *À la fin,* les zones incomplètes rapportent aussi : 1 point par tuile et par blason ; une abbaye, 1 pour elle-même et 1 par tuile autour.
    - *Les prés* ne comptent qu’à la fin : 3 points par ville complète au bord du pré.
help_start = `/{ label_GAME } { label_NEW }` ouvre une table ; qui veut jouer appuie sur *{ $join }*, et l’hôte sur *{ $start }*.
help_turn = À ton tour, on te mentionne avec une image du plateau. Appuie sur *{ $play }* pour essayer emplacements, rotations et pions : personne d’autre ne le voit avant *{ $confirm }*. `/{ label_PLACE }` fait la même chose en une ligne. 
help_places = Les emplacements se comptent en cases depuis la tuile de départ, par points cardinaux (N, S, E, et W pour l’ouest) : `N2E1` est deux cases au nord et une à l’est. Routes et villes sont évaluées une fois complètes, les abbayes une fois entourées, les prés à la fin.
help_area = { $area ->
    [table] *Les tables*
    [turn] *Quand c’est à toi*
   *[look] *Regarder*
}
tile_ahead-last = C’est la dernière tuile : la partie se termine avec ce coup.
places_count = { $plain ->
    [0] { $costly ->
        [one] { $costly } emplacement, seulement avec une pièce spéciale
       *[other] { $costly } emplacements, seulement avec une pièce spéciale
    }
    [one] { $plain } emplacement{ $costly ->
        [0] {""}
       *[other] , { $costly } de plus avec une pièce spéciale
    }
   *[other] { $plain } emplacements{ $costly ->
        [0] {""}
       *[other] , { $costly } de plus avec une pièce spéciale
    }
}
alt_part = Le secteur entre { $from } et { $to }.
alt_changed = Placées peu avant : { $tiles }.
alt_chosen = Dessus : { $figure }.
catch_up_title = *{ $table }* · depuis { $player ->
    [you] ton dernier tour
   *[other] le dernier tour de { $player }
} :
catch_up_nothing = *{ $table }* : rien ne s’est passé depuis { $player ->
    [you] ton dernier tour
   *[other] le dernier tour de { $player }
}.
alt_catch_up = Un court film des derniers tours à la table { $table } : ce qui a été placé, posé et marqué.
button_catch_up = Résumé
button_why = Pourquoi ?
why_nothing = Personne n’a encore de points.
why_undone = Ce coup a été annulé : ses points ne comptent plus.
menu_score = Une autre évaluation
alt_scored = Ce qui a été évalué, entouré : { $places }.
button_fields = Prés
button_if_ended = Si c’était fini
lens_withheld = À chacun de le calculer : cette table joue sans aides.
fields_none = *{ $table }* : aucun pré n’appartient encore à quelqu’un.
fields_title = *{ $table }* · chaque pré porte le motif de qui l’aurait si la partie se terminait maintenant :
alt_fields = Les prés au motif de leurs propriétaires : { $fields }. Les villes complètes voisines sont entourées.
if_ended_title = *{ $table }* · si la partie se terminait maintenant :
if_ended_gain = { $points } encore à marquer
award-city = *Grand bâtisseur* { $player } : une ville de { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
award-road = *Grand détour* { $player } : une route de { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
award-monastery = *Vie tranquille* { $player } : { $count ->
    [one] { $count } abbaye complète
   *[other] { $count } abbayes complètes
}
award-giver = *Bon voisinage* { $player } : { $count ->
    [one] { $count } point offert aux autres
   *[other] { $count } points offerts aux autres
}
award-sharer = *Toujours en compagnie* { $player } : { $count ->
    [one] { $count } zone partagée
   *[other] { $count } zones partagées
}
award-leap = *Grand bond* { $player } : { $count ->
    [one] { $count } point
   *[other] { $count } points
} en un tour
award-comeback = *Remontée* { $player } : avait { $count ->
    [one] { $count } point
   *[other] { $count } points
} de retard
end_awards = Distinctions : { $awards }
end_pace = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, points par tuile : { $points }
alt_curve = Graphique des points de chacun, tour après tour puis après l’évaluation finale : { $points }.
tiles_faded = Estompées : ne vont nulle part pour l’instant.
tiles_shut = { $count ->
    [one] Dans l’état actuel du plateau, aucune tuile à venir ne va en { $places }.
   *[other] Dans l’état actuel du plateau, { $count } emplacements ouverts n’acceptent aucune tuile à venir : { $places }.
}
alt_tiles = Les tuiles à venir : { $tiles }.
alt_lettered = Les choix possibles, marqués d’une lettre : { $places }.
alt_candidates = Tuiles au choix : { $cells }.
seat_entrusted = Le bot joue pour { $players } jusqu’à ce que la place soit reprise.
seat_back = Ta place est de nouveau à toi : { $link }
button_seat_back = Reprendre ma place
help_privacy = Confidentialité : { $url }
help_terms = Conditions d’utilisation : { $url }
rules_link = Les règles en détail
house_rules = Là où les règles publiées laissent un point ouvert, de petites règles de notre cru s’appliquent, signalées comme les nôtres.
house_rules_of_fans = Les fiches de l’auteur laissent beaucoup de points ouverts : monuments, motifs, récompenses, tuiles de désert et petites règles signalées comme les nôtres sont de notre cru.
