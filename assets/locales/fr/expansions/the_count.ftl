# Le Comte de Carcassonne : des meeples dans les quartiers de la Cité, et le comte.
expansion-the_count = Le Comte de Carcassonne
    .description = Une cité de 12 tuiles au départ ; les meeples de ses quartiers rejoignent ce qui va être évalué
option-the_count-last_moves = Le Comte : qui quitte la Cité avant l’évaluation finale
value-the_count-last_moves-market_only = à la fin, les meeples du marché vont dans des prés
value-the_count-last_moves-all_quarters = à la fin, les meeples de tous les quartiers vont sur ce qui est incomplet
option-the_count-count_move = Le Comte : qui déplace le comte
value-the_count-count_move-player = le joueur qui envoie un meeple peut déplacer le comte
value-the_count-count_move-clockwise = le comte avance dans le sens horaire après chaque meeple
value-the_count-count_move-follow_meeple = le comte suit chaque meeple
option-the_count-target = Le Comte : ce que rejoignent les meeples de la Cité
value-the_count-target-occupied = les meeples de la Cité rejoignent ce que quelqu’un marque
value-the_count-target-any_completed = les meeples de la Cité rejoignent tout ce qui est complété
option-the_count-per_turn = Le Comte : combien de meeples envoyer lors d’un double tour
value-the_count-per_turn-once = un seul meeple vers la Cité lors d’un double tour
value-the_count-per_turn-once_per_part = un meeple vers la Cité à chaque tuile d’un double tour
option-the_count-start_tile = Le Comte : que devient la tuile de départ
value-the_count-start_tile-removed = la Cité remplace la tuile de départ
value-the_count-start_tile-shuffled_in = la tuile de départ est mélangée aux autres
the_count_quarter = { $quarter ->
    [castle] quartier du château
    [market] quartier du marché
    [blacksmith] quartier de la forge
   *[cathedral] quartier de la cathédrale
}
the_count_event_sent = { $player } envoie { $figure } dans le { $quarter } de la Cité de Carcassonne.
the_count_event_count = Le comte va dans le { $quarter }.
the_count_event_left_city = { $player } fait sortir { $figure } du { $quarter } vers *{ $at }*.
the_count_label_city_of_carcassonne = { $points } pour la Cité de Carcassonne
the_count_rule_city_of_carcassonne = La Cité de Carcassonne compte comme une ville complète de plus pour chaque pré qui la touche.
the_count_action_send = { $figure } : { $quarter }
the_count_quarter_button = { $quarter ->
    [castle] Château
    [market] Marché
    [blacksmith] Forge
   *[cathedral] Cathédrale
}
the_count_action_move_out = Vers { $at } : { $spot }
the_count_move_out_gains = { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}
the_count_action_stay = Rester dans la Cité
the_count_action_send_nobody = Personne ne va dans la Cité
the_count_action_count_stays = Le comte reste
the_count_heading_send = Vers la Cité
the_count_heading_count = Le comte
the_count_heading_move_out = Sortir de la Cité
the_count_prompt_send = { $player }, envoies-tu un meeple dans la Cité ?
the_count_prompt_send_upcoming = Tu pourras ensuite envoyer un meeple dans la Cité de Carcassonne.
the_count_prompt_count = { $player }, fais-tu sortir le comte du { $quarter } ?
the_count_prompt_move_out = { $player }, quittes-tu la Cité ?
the_count_prompt_last_move_out = { $player }, fais-tu sortir un meeple de la Cité avant l’évaluation finale ?
the_count_alt_city = Cité de Carcassonne, avec le comte dans le { $quarter }.
the_count_alt_quarter = Dans le { $quarter } : { $figures }.
the_count_refusal_count_no_meeple = Seuls les meeples peuvent aller dans la Cité.
the_count_refusal_count_wrong_quarter = Un meeple ne va que dans un quartier dont il pourrait occuper les constructions.
the_count_refusal_count_count_is_there = Le comte y est déjà.
the_count_refusal_count_quarter_closed = Personne ne sort du quartier où se trouve le comte.
the_count_refusal_count_quarter_empty = Tu n’as pas un tel meeple dans ce quartier.
the_count_refusal_count_not_scored = Ceci n’est pas évalué maintenant.
label_ORDER_CITY = rester dans la Cité sous ce nombre de points
the_count_combination_warning = L’éditeur déconseille de jouer Le Comte de Carcassonne avec la deuxième rivière.
