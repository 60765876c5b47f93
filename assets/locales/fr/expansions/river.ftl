# La Rivière : ce que montrent ses tuiles.
expansion-river = La Rivière
    .description = Les tuiles de rivière sont placées d’abord : 12, ou 22 avec les deux rivières
option-river-set = De la source au lac, ou une rivière qui se divise
value-river-set-first = de la source au lac
value-river-set-second = avec une bifurcation et deux extrémités
value-river-set-both = les deux rivières ensemble
option-river-start_tile = Ce que devient la tuile de départ habituelle
value-river-start_tile-removed = elle reste dans la boîte
value-river-start_tile-shuffled_in = mélangée à la pioche
option-river-pig_herd = Le troupeau de porcs de la seconde rivière compte-t-il ?
value-river-pig_herd-always = le troupeau de porcs rapporte 1 point de plus par ville complète de son pré
value-river-pig_herd-only_with_pigs = le troupeau de porcs ne compte qu’avec Marchands et Bâtisseurs
river_refusal_river = La rivière doit continuer, sans tourner deux fois de suite du même côté ni se barrer la route.
river_rule_pig_herd = Dans le pré du troupeau de porcs, chacune de ces villes rapporte 1 point de plus.
river_label_pig_herd = { $points } pour le troupeau de porcs
river_tile_river = { $form ->
    [straight] rivière droite
    [bend] coude de la rivière
    [wide] bifurcation
    [inner] rivière
   *[end] bout de la rivière
}
river_tile_volcano = volcan
edge-river = une rivière
    .side = rivière ({ $side })
kind-river =
    .title = Rivière
    .object = la rivière
    .origin = de la rivière
    .where = sur la rivière
