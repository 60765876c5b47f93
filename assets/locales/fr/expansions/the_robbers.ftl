# Les Brigands : des pions à côté des points des autres.
expansion-the_robbers = Les Brigands
    .description = Des brigands qui prennent la moitié des prochains points d’un autre ; 8 tuiles, bords inventés
    .card =
        - *Sac :* avant de poser un meeple, tu peux mettre ton pion Brigand à côté des points d’un autre joueur, ou l’y déplacer. Puis le joueur suivant qui a le sien peut faire de même.
        - *Pion Brigand :* quand ce joueur marque, tu gagnes la moitié de ces points, arrondie au supérieur, et ton pion revient. Le joueur ne perd rien.
option-the_robbers-followers = Les Brigands : qui peut en placer un après le joueur actif
value-the_robbers-followers-one = le joueur suivant qui a son pion Brigand peut le placer
value-the_robbers-followers-all = tous les joueurs qui ont leur pion Brigand peuvent le placer
option-the_robbers-sources = Les Brigands : ce qu’ils prennent
value-the_robbers-sources-all = les pions Brigand prennent sur tous les points
value-the_robbers-sources-features_only = les pions Brigand ne prennent que sur les zones
option-the_robbers-final_scoring = Les Brigands : l’évaluation finale
value-the_robbers-final_scoring-on = les pions Brigand prennent des points à l’évaluation finale
value-the_robbers-final_scoring-off = les pions Brigand ne prennent rien à l’évaluation finale
the_robbers_tile_bag = sac de butin
the_robbers_action_place = Brigand à côté de { $players } ({ $space })
the_robbers_action_decline = Pas de brigand maintenant
the_robbers_heading_robber = Pion Brigand
the_robbers_prompt_place = { $player }, tu peux mettre ton pion Brigand à côté des points d’un autre joueur. Il prend la moitié de ce que ce joueur marque ensuite.
the_robbers_prompt_place_upcoming = Ensuite, tu peux mettre ton pion Brigand à côté des points d’un autre joueur.
the_robbers_event_robber = { $player } met un pion Brigand sur la case { $space } de la piste de score.
the_robbers_score_robbed = Brigand à côté de { $player } : { $winners }
the_robbers_label_robbed = { $points } de butin
the_robbers_holding = pion Brigand sur la case { $space }
the_robbers_alt_robber = Pion Brigand de { $player } : case { $space } de la piste de score.
the_robbers_refusal_space = Un pion Brigand va sur une case de la piste de score où un autre joueur a ses points et où il n’est pas encore.
category-robbed = butin
    .title = Butin
    .none = Aucun pion Brigand n’a pris de points.
    .rule = Un pion Brigand prend la moitié des prochains points d’un joueur de sa case de la piste de score, arrondie au supérieur. Ce joueur ne perd rien.
