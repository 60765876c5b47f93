# La Rivière : ce que montrent ses tuiles.
label_RIVER = La Rivière
    .description = Douze tuiles de rivière sont posées d’abord
label_RIVER_SET = Quelle rivière
    .description = De la source au lac, ou une rivière qui se divise
label_RIVER_SET_FIRST = de la source au lac
label_RIVER_SET_SECOND = avec une bifurcation et deux extrémités
label_RIVER_START = Tuile de départ avec rivière
    .description = Ce que devient la tuile de départ habituelle
label_RIVER_START_REMOVED = elle reste dans la boîte
label_RIVER_START_SHUFFLED = mélangée à la pioche
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
