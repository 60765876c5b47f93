# Le Labyrinthe : une route à quatre branches.
expansion-labyrinth = Le Labyrinthe
    .description = Une route à quatre branches, et des points pour les meeples qui y sont ; 1 tuile
    .card =
        - *Labyrinthe :* tu peux poser un meeple sur le labyrinthe ou sur une de ses branches sans meeple, même si la route est occupée. Quand toute la route est complétée, elle rapporte à la majorité 1 point par tuile et 2 par meeple.
option-labyrinth-rules = Le Labyrinthe : ses règles
value-labyrinth-rules-advanced = un meeple sur chaque branche, et des points pour les meeples
value-labyrinth-rules-basic = le labyrinthe est une route ordinaire
labyrinth_tile_labyrinth = labyrinthe
labyrinth_label_labyrinth = { $count ->
    [one] { $count } meeple au labyrinthe
   *[other] { $count } meeples au labyrinthe
}
labyrinth_rule_labyrinth = Complétée, une route avec le labyrinthe rapporte 2 points de plus par meeple qui y est.
