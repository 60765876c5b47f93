# Les Hérauts : un second pion sur la piste de score, et des missives.
expansion-the_messages = Les Hérauts
    .description = Deux pions chacun sur la piste de score, et des missives toutes les cinq cases
    .card =
        - *Points :* tu choisis lequel de tes deux pions avance sur la piste de score. Ton total est la somme des deux.
        - *Missive :* si ton pion s’arrête sur un multiple de 5 pendant ton tour, pioche une missive. Applique-la, ou prends 2 points.
option-the_messages-message_check = Les Hérauts : quand choisir un pion
value-the_messages-message_check-each_scoring = on choisit un pion à chaque évaluation
value-the_messages-message_check-end_of_scoring = un seul pion prend tous les points des évaluations d’un tour
option-the_messages-message_free_space = Les Hérauts : cases occupées par d’autres
value-the_messages-message_free_space-no_condition = une case occupée par un autre donne une missive
value-the_messages-message_free_space-only_if_alone = une case occupée par un autre ne donne pas de missive
the_messages_text = { $message ->
    [road] évalue ta plus petite route comme à la fin. Tes meeples restent.
    [city] évalue ta plus petite ville comme à la fin. Tes meeples restent.
    [monastery] évalue ta plus petite abbaye comme à la fin. Tes meeples restent.
    [tile] place une tuile de plus.
    [coats] 2 points par blason dans les villes où tu as des chevaliers.
    [knights] 2 points par chevalier que tu as.
    [farmers] 3 points par paysan que tu as.
   *[meeple] évalue la zone d’un de tes meeples comme à la fin, et reprends ce meeple.
}
the_messages_track_figure = { $figure ->
    [courier] Héraut
   *[meeple] Meeple
}
the_messages_action_move = { $figure } : { $from } → { $to }
the_messages_action_points = Prendre 2 points
the_messages_action_carry_out = Appliquer la missive
the_messages_action_meeple = Évaluer { $meeple } en { $at }
the_messages_heading_move = Piste de score
the_messages_heading_message = Missive
the_messages_prompt_move = { $player }, lequel de tes pions avance sur la piste de score ? ({ $points })
the_messages_prompt_move_upcoming = Ensuite, choisis lequel de tes pions avance sur la piste de score. ({ $points })
the_messages_prompt_message = { $player }, applique la missive, ou prends 2 points : { $message }
the_messages_prompt_message_upcoming = Ensuite, applique la missive, ou prends 2 points : { $message }
the_messages_event_courier = { $player } avance son héraut sur la case { $space }.
the_messages_event_message = { $player } pioche une missive : { $message }
the_messages_event_tile = { $player } place une tuile de plus.
the_messages_score_message = Missive : { $winners }
the_messages_score_points = Points au lieu de la missive : { $winners }
the_messages_label_message = { $points } pour la missive
the_messages_label_knights = { $count ->
    [one] 1 chevalier
   *[other] { $count } chevaliers
}
the_messages_label_farmers = { $count ->
    [one] 1 paysan
   *[other] { $count } paysans
}
the_messages_holding = meeple sur la case { $meeple } et héraut sur la case { $courier } de la piste de score
the_messages_refusal_message = La missive ne s’applique pas ainsi.
category-messages = missives
    .title = Missives
    .none = Aucune missive n’a donné de points.
    .rule = Si un pion du joueur actif s’arrête sur un multiple de 5 de la piste de score, il pioche une missive et l’applique ou prend 2 points.
