# Moutons et Collines : les bergers et leurs troupeaux, les collines, les vignobles.
label_HILLS_AND_SHEEP = Moutons et Collines
    .description = Des bergers et leurs troupeaux, des collines qui départagent, des vignobles ; 18 tuiles
label_FLOCK_TIMING = Quand on s’occupe du troupeau
    .description = Moutons : avant ou après la figurine du tour
label_FLOCK_TIMING_AFTER = le troupeau après la figurine
label_FLOCK_TIMING_BEFORE = le troupeau avant la figurine, comme imprimé en français
label_SHARING = Qui peut partager un pré
    .description = Moutons : si paysans et bergers s’excluent
label_SHARING_FARMERS_AND_SHEPHERDS = paysans et bergers partagent, un berger par pré
label_SHARING_NO_FARMER_AFTER_SHEPHERD = pas de paysan là où est un berger
label_SHARING_NO_SHEPHERD_AFTER_FARMER = pas de berger là où est un paysan
label_SHARING_NOBODY = le premier venu est seul dans le pré
label_SHARING_EVERYBODY = tout le monde peut venir, d’autres bergers aussi
label_CLOSED_FIELD = Troupeaux dans les prés refermés
    .description = Moutons : ce que devient un troupeau dont le pré se referme
label_CLOSED_FIELD_HERDED = rentré aussitôt
label_CLOSED_FIELD_STAYS = y reste pour de bon
label_HILL_TIE_BREAK = Les collines en cas d’égalité
    .description = Collines : ce qui départage les égalités
label_HILL_TIE_BREAK_ANY = une figurine sur une colline départage
label_HILL_TIE_BREAK_MOST = le plus de figurines sur des collines départage
label_HILLS_AND_MONKS = Collines et moines
    .description = Collines : si elles départagent aussi les moines
label_HILLS_AND_MONKS_IGNORED = les collines départagent routes, villes et prés seulement
label_HILLS_AND_MONKS_COUNTED = les collines départagent aussi les abbayes
label_UNDER_TILE = Tuiles sous les collines
    .description = Collines : ce qui va sous une colline
label_UNDER_TILE_DRAWN = une tuile de la pioche, face cachée
label_UNDER_TILE_BLANK = une tuile vierge : aucune n’est perdue
label_SHEPHERD = berger
    .description = Ton berger et son troupeau (Moutons et Collines)
label_SHEPHERD_PLACE = poser
    .description = Pose ta tuile, et ton berger dessus
label_SHEPHERD_FIELD = pré
    .description = Quel pré de la tuile, si elle en a plusieurs
label_GROW = agrandir
    .description = Agrandis ton troupeau : pioche un jeton, mouton ou loup
label_HERD = rentrer
    .description = Rentre ton troupeau à l’étable : un point par mouton du pré
story_sheep = { $player } pioche un jeton : **{ $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}** 🐑
story_wolf = **Un loup !** 🐺 { $count ->
    [one] Le berger de { $owners } s’enfuit ; il ne reste pas un mouton.
   *[other] Les bergers de { $owners } s’enfuient ; il ne reste pas un mouton.
}
story_hidden = Une tuile que personne n’a vue est allée sous la colline de { $at }.
story_closed = Le pré de { $place } est refermé, son troupeau rentre : { $receipt }
score_herded = Le troupeau de { $place } rentre à l’étable : { $winners }
score_hill = égalité avec { $losers } départagée par la colline de { $winners }
label_vineyards = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
label_sheep = { $count ->
    [one] { $each ->
        [one] { $each } mouton
       *[other] { $each } moutons
    }
   *[other] { $count } × { $each ->
        [one] { $each } mouton
       *[other] { $each } moutons
    }
}
tile_hill = colline
tile_vineyard = vignoble
flock_yours = { $player }, **ton troupeau** : { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
} dans le pré de { $place }, { $others ->
    [0] à toi seul
   *[other] partagé avec { $owners }
}. L’agrandir ou le rentrer ?
flock_wolves = Risque d’un loup : { $wolves } sur { $tokens }
flock_ahead = Cela prolonge le pré de ton berger : il faut maintenant agrandir ou rentrer ton troupeau ({ $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}).
flock_worth = Le rentrer rapporte { $points } maintenant à { $owners }.
flock_first = Ton berger pioche aussitôt un jeton. Risque d’un loup : { $wolves } sur { $tokens }
flock_asked = { $player }, **ton troupeau** dans le pré de { $place } : l’agrandir ou le rentrer ?
flock_asked_ahead = Cela prolonge le pré de ton berger : il faut maintenant agrandir ou rentrer ton troupeau.
action_grow = L’agrandir
action_herd = { $others ->
    [0] Le rentrer : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Le rentrer : { $points ->
        [one] { $points } point chacun
       *[other] { $points } points chacun
    }
}
action_herd_plain = Le rentrer
button_flock = Confirmer · { $action }
tiles_hidden = La liste compte { $all } tuiles que personne n’a vues : { $count ->
    [one] l’une est cachée sous une colline, personne ne sait laquelle.
   *[other] { $count } sont cachées sous des collines, personne ne sait lesquelles.
}
scores_flock = troupeau de { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}
scores_bag = Dans le sac : { $tokens } jetons, dont { $wolves } loups.
alt_flock = { $figure } avec { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
}
alt_hills = Collines en { $places }.
fault_no_flock = Aucun troupeau n’attend ta décision. Tu l’agrandis ou le rentres quand une de tes tuiles a prolongé le pré de ton berger.
fault_no_shepherd = Ton berger ne peut aller sur aucun pré, là. Possible : { $figures }.
refusal_not_there_shepherd = Le berger ne va que dans les prés.
refusal_none_left_shepherd = Ton berger est sur le plateau.
role_shepherd = berger
figure-shepherd = { $count ->
    [one] { $count } berger
   *[other] { $count } bergers
}
category-flock = troupeaux
    .title = Troupeaux
    .none = Aucun troupeau n’est rentré.
    .rule = Un troupeau rentré rapporte 1 point par mouton du pré, à chacun qui y a un berger.
award-sheep = **Baron des moutons** { $player } : { $count } moutons rentrés
award-wolf = **Mordu par le loup** { $player } : { $count } fois
label_ORDER_HERD = rentrer dès qu’il y a tant de moutons
