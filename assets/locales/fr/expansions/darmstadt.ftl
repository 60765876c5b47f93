# Darmstadt : le Darmstadtium et deux églises.
expansion-darmstadt = Darmstadt
    .description = Une ville à 3 points de plus, des églises avec des points pour les meeples autour ; 3 tuiles
    .card =
        - *Darmstadtium :* sa ville rapporte 3 points de plus une fois complète.
        - *Église :* une abbaye. Quand elle est complétée, qui a le plus de meeples sur sa tuile et les huit autour marque 3 points ; à égalité, chacun les marque.
option-darmstadt-base_monasteries = Darmstadt : les abbayes du jeu de base
value-darmstadt-base_monasteries-kept = toutes les abbayes du jeu de base sont utilisées
value-darmstadt-base_monasteries-two_fewer = deux abbayes du jeu de base restent dans la boîte
darmstadt_tile_darmstadtium = Darmstadtium
darmstadt_tile_church = église de Darmstadt
darmstadt_score_church = Église en { $at }, le plus de meeples : { $winners }
darmstadt_label_darmstadtium = { $points } pour le Darmstadtium
darmstadt_label_church = { $points } pour le plus de meeples autour de l’église
darmstadt_rule_city = Le Darmstadtium ajoute 3 points à une ville complétée.
darmstadt_rule_church = Quand une église est complétée, qui a le plus de meeples autour marque 3 points, avec ou sans moine.
