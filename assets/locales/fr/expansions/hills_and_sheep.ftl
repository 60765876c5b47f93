# Moutons et Collines : les bergers et leurs troupeaux, les collines, les vignobles.
expansion-hills_and_sheep = Moutons et Collines
    .description = Des bergers et leurs troupeaux, des collines qui départagent, des vignobles ; 18 tuiles
    .card =
        - *Berger :* dans un pré, il pioche de 1 à 4 moutons. Quand tu agrandis ce pré, agrandis le troupeau (un loup le disperse) ou rentre-le : 1 point par mouton.
        - *Colline :* départage une égalité en faveur du pion qui s’y trouve. *Vignoble :* 3 points de plus pour chaque abbaye complète autour.
option-hills_and_sheep-flock_timing = Moutons : avant ou après le pion du tour
value-hills_and_sheep-flock_timing-after_meeple = le troupeau après le pion
value-hills_and_sheep-flock_timing-before_meeple = le troupeau avant le pion, comme dans la règle française
option-hills_and_sheep-sharing = Moutons : paysans et bergers s’excluent-ils ?
value-hills_and_sheep-sharing-farmers_and_shepherds = paysans et bergers partagent, un berger par pré
value-hills_and_sheep-sharing-no_farmer_after_shepherd = pas de paysan là où il y a un berger
value-hills_and_sheep-sharing-no_shepherd_after_farmer = pas de berger là où il y a un paysan
value-hills_and_sheep-sharing-nobody = le premier venu est seul dans le pré
value-hills_and_sheep-sharing-everybody = tout le monde peut venir, d’autres bergers aussi
option-hills_and_sheep-closed_field = Moutons : ce que devient un troupeau dont le pré se referme
value-hills_and_sheep-closed_field-herded = rentré aussitôt
value-hills_and_sheep-closed_field-stays = y reste pour de bon
option-hills_and_sheep-hill_tie_break = Collines : ce qui départage les égalités
value-hills_and_sheep-hill_tie_break-any_on_hill = un pion sur une colline départage
value-hills_and_sheep-hill_tie_break-most_on_hill = le plus grand nombre de pions sur des collines départage
option-hills_and_sheep-hills_and_monks = Collines : départagent-elles aussi les moines ?
value-hills_and_sheep-hills_and_monks-ignored = les collines ne départagent que routes, villes et prés
value-hills_and_sheep-hills_and_monks-counted = les collines départagent aussi les abbayes
option-hills_and_sheep-under_tile = Collines : ce qui va sous une colline
value-hills_and_sheep-under_tile-drawn = une tuile de la pioche, face cachée
value-hills_and_sheep-under_tile-blank = une tuile vierge : aucune n’est perdue
label_SHEPHERD = berger
    .description = Ton berger et son troupeau (Moutons et Collines)
label_SHEPHERD_PLACE = poser
    .description = Placer ta tuile, et y poser ton berger
label_SHEPHERD_FIELD = pré
    .description = Quel pré de la tuile, si elle en a plusieurs
label_GROW = agrandir
    .description = Agrandir ton troupeau : piocher un jeton, mouton ou loup
label_HERD = rentrer
    .description = Rentrer ton troupeau à l’étable : un point par mouton du pré
hills_and_sheep_event_sheep = { $player } pioche un jeton : *{ $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}* 🐑
hills_and_sheep_event_wolf = *Un loup !* 🐺 { $count ->
    [one] Le berger de { $owners } s’enfuit ; il ne reste plus un seul mouton.
   *[other] Les bergers de { $owners } s’enfuient ; il ne reste plus un seul mouton.
}
hills_and_sheep_event_hidden = Une tuile que personne n’a vue est glissée sous la colline en { $at }.
hills_and_sheep_event_closed = Le pré en { $place } est refermé, son troupeau rentre : { $receipt }
hills_and_sheep_score_herded = Le troupeau en { $place } rentre à l’étable : { $winners }
hills_and_sheep_score_hill = égalité avec { $losers } départagée par la colline de { $winners }
hills_and_sheep_label_vineyards = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
hills_and_sheep_label_sheep = { $count ->
    [one] { $each ->
        [one] { $each } mouton
       *[other] { $each } moutons
    }
   *[other] { $count } × { $each ->
        [one] { $each } mouton
       *[other] { $each } moutons
    }
}
hills_and_sheep_tile_hill = colline
hills_and_sheep_tile_vineyard = vignoble
hills_and_sheep_prompt_flock = { $player }, *ton troupeau* : { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
} dans le pré en { $place }, { $others ->
    [0] rien qu’à toi
   *[other] partagé avec { $owners }
}.
hills_and_sheep_flock_wolves = Risque d’un loup : { $wolves } sur { $tokens }
hills_and_sheep_prompt_flock_upcoming = Cela prolonge le pré de ton berger : il faut maintenant agrandir ou rentrer ton troupeau ({ $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}).
hills_and_sheep_flock_worth = Le rentrer maintenant rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $owners }.
hills_and_sheep_flock_first = Ton berger pioche aussitôt un jeton. Risque d’un loup : { $wolves } sur { $tokens }
hills_and_sheep_flock_asked = { $player }, *ton troupeau* dans le pré en { $place } : l’agrandir ou le rentrer ?
hills_and_sheep_prompt_flock_asked_upcoming = Cela prolonge le pré de ton berger : il faut maintenant agrandir ou rentrer ton troupeau.
hills_and_sheep_action_grow = Agrandir
hills_and_sheep_action_herd = { $others ->
    [0] Rentrer : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Rentrer : { $points ->
        [one] { $points } point chacun
       *[other] { $points } points chacun
    }
}
hills_and_sheep_action_herd_plain = Rentrer
hills_and_sheep_scores_flock = troupeau de { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}
hills_and_sheep_scores_bag = Dans le sac : { $tokens } jetons, dont { $wolves ->
    [one] { $wolves } loup
   *[other] { $wolves } loups
}.
hills_and_sheep_alt_flock = { $figure } avec { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}
hills_and_sheep_alt_hills = Collines en { $places }.
hills_and_sheep_error_no_flock = Aucun troupeau n’attend ta décision. Tu l’agrandis ou le rentres quand une de tes tuiles a prolongé le pré de ton berger.
hills_and_sheep_error_no_shepherd = Aucun pré ne peut accueillir ton berger à cet emplacement. Choix possibles : { $figures }.
figure-shepherd = { $count ->
    [one] { $count } berger
   *[other] { $count } bergers
}
    .role = berger
    .not_there = Le berger ne va que dans les prés.
    .none_left = Ton berger est déjà en jeu.
category-flock = troupeaux
    .title = Troupeaux
    .none = Aucun troupeau n’est rentré.
    .rule = Un troupeau rentré rapporte 1 point par mouton du pré, à quiconque y a un berger.
award-sheep = *Baron des moutons* { $player } : { $count ->
    [one] { $count } mouton rentré
   *[other] { $count } moutons rentrés
}
award-wolf = *Le loup dans la bergerie* { $player } : { $count } fois
label_ORDER_HERD = rentrer dès ce nombre de moutons
hills_and_sheep_tiles_hidden = La liste compte { $all ->
    [one] { $all } tuile que personne n’a vue
   *[other] { $all } tuiles que personne n’a vues
} : { $count ->
    [one] l’une est cachée sous une colline, personne ne sait laquelle.
   *[other] { $count } sont cachées sous des collines, personne ne sait lesquelles.
}
