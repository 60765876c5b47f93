# Tuiles d’hiver : les tuiles que l’édition d’hiver ajoute au jeu de base.
expansion-winter_tiles = Tuiles d’hiver
    .description = Les tuiles supplémentaires de l’édition d’hiver ; 12 tuiles
    .card =
        - D’autres tuiles des types connus. Leurs animaux n’ont aucun effet.
