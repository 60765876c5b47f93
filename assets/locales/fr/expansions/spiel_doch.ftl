# Spiel Doch! : deux tuiles de paysage.
expansion-spiel_doch = Spiel Doch!
    .description = Deux tuiles de paysage, qui peuvent ouvrir la partie ; 2 tuiles
    .card =
        - Deux autres tuiles des types connus.
option-spiel_doch-start = Spiel Doch! : le début de la partie
value-spiel_doch-start-ordinary = la partie commence avec la tuile de départ habituelle
value-spiel_doch-start-both_tiles = la partie commence avec les deux tuiles de Spiel Doch!
