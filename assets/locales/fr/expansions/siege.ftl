# Les Assiégeants et Les Cathares : des villes assiégées.
expansion-siege = Les Assiégeants / Les Cathares
    .description = Des villes assiégées rapportent moins, mais plus aux prés ; les chevaliers fuient ; 10 tuiles
    .card =
        - *Siège :* sa ville rapporte 1 point par tuile et par blason une fois complète, et rien si elle reste incomplète. À la fin, une ville assiégée complète compte double pour les prés.
        - *Fuite :* s’il y a une abbaye autour de la tuile avec le siège, tu peux reprendre un de tes chevaliers de la ville à la fin de ton tour.
option-siege-tiles = Les Assiégeants / Les Cathares : quelles tuiles sont utilisées
value-siege-tiles-both = les 10 tuiles avec un siège
value-siege-tiles-besiegers = seulement les 6 tuiles des Assiégeants
value-siege-tiles-cathars = seulement les 4 tuiles des Cathares
option-siege-escape_next_to = Les Assiégeants / Les Cathares : où une abbaye permet la fuite
value-siege-escape_next_to-siege_tile = fuite si une abbaye est autour de la tuile avec le siège
value-siege-escape_next_to-any_city_tile = fuite si une abbaye est autour d’une tuile quelconque de la ville
siege_tile_siege = siège
siege_action_escape = Fuite de { $at } : { $knight }
siege_action_stay = Aucune fuite
siege_heading_escape = Fuite
siege_prompt_escape = { $player }, tu peux reprendre un chevalier d’une ville assiégée.
siege_prompt_escape_upcoming = À la fin de ton tour, tu peux reprendre un chevalier d’une ville assiégée.
siege_event_escaped = { $player } reprend { $figure } de la ville assiégée en *{ $at }*.
siege_siege_joins = La ville en { $place } est alors assiégée : 1 point par tuile et par blason si elle est complétée, rien sinon.
siege_label_besieged = −{ $points } pour le siège
siege_label_besieged_cities = { $count ->
    [one] { $count } ville assiégée
   *[other] { $count } villes assiégées
}
siege_rule_city = Une ville assiégée rapporte 1 point par tuile et par blason de moins : rien si elle reste incomplète.
siege_rule_field = Une ville assiégée compte double.
siege_refusal_escape = Seul un de tes chevaliers peut fuir, d’une ville assiégée à côté d’une abbaye.
