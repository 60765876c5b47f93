# Games Quarterly 11 : des tuiles ordinaires, une avec un troupeau de porcs, et deux tuiles de rivière.
expansion-games_quarterly = Games Quarterly 11
    .description = D’autres tuiles de paysage, et deux tuiles pour La Rivière ; 10 tuiles
    .card =
        - D’autres tuiles des types connus, dont deux pour La Rivière si elle est utilisée.
option-games_quarterly-pig_herd = Games Quarterly 11 : le troupeau de porcs compte-t-il ?
value-games_quarterly-pig_herd-off = le troupeau de porcs n’est que du décor
value-games_quarterly-pig_herd-on = un troupeau de porcs rapporte 1 point de plus par ville complète de son pré
option-games_quarterly-spring = Games Quarterly 11 : la source de La Rivière
value-games_quarterly-spring-ordinary = la rivière a sa source habituelle
value-games_quarterly-spring-with_road = la rivière a une source avec une route
games_quarterly_tile_herd = troupeau de porcs
games_quarterly_label_herd = { $count ->
    [one] { $count } ville près du troupeau de porcs
   *[other] { $count } villes près du troupeau de porcs
}
games_quarterly_rule_herd = Dans le pré du troupeau de porcs, chacune de ces villes rapporte 1 point de plus.
