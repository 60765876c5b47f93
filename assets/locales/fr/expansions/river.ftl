# La Rivière : ce que montrent ses tuiles.
expansion-river = La Rivière
    .description = Douze tuiles de rivière sont posées d’abord
option-river-set = De la source au lac, ou une rivière qui se divise
value-river-set-first = de la source au lac
value-river-set-second = avec une bifurcation et deux extrémités
option-river-start_tile = Ce que devient la tuile de départ habituelle
value-river-start_tile-removed = elle reste dans la boîte
value-river-start_tile-shuffled_in = mélangée à la pioche
refusal_river = La rivière doit continuer, sans tourner deux fois de suite du même côté.
tile_river = { $form ->
    [straight] rivière droite
    [bend] coude de la rivière
    [wide] bifurcation
    [inner] rivière
   *[end] bout de la rivière
}
tile_volcano = volcan
edge-river = une rivière
    .side = rivière { $side }
