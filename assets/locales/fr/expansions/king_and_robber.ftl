# Roi et Brigand : les titres pour la plus grande ville et la plus longue route.
expansion-king_and_robber = Roi et Brigand
    .description = Des points pour qui complète la plus grande ville et la plus longue route ; 5 tuiles
    .card =
        - *Roi :* complète la première ville, ou une ville plus grande que toutes les précédentes. À la fin, 1 point par ville complète.
        - *Chevalier-brigand :* complète la première route, ou une route plus longue que toutes les précédentes. À la fin, 1 point par route complète.
option-king_and_robber-points = Roi et Brigand : les points du roi et du chevalier-brigand
value-king_and_robber-points-per_feature = à la fin, 1 point par ville ou route complète
value-king_and_robber-points-ten_each = à la fin, 10 points chacun
value-king_and_robber-points-fifteen_or_forty = à la fin, 15 points pour l’un, 40 pour les deux
value-king_and_robber-points-running = en cours de partie, 1 point par ville ou route qui se complète
option-king_and_robber-tie = Roi et Brigand : une ville ou une route de même taille que la plus grande
value-king_and_robber-tie-unchanged = à taille égale, rien ne change
value-king_and_robber-tie-shared = à taille égale, le titre est partagé
king_and_robber_event_title_taken = { $player } reçoit le { $title ->
    [king] roi : la plus grande ville compte
   *[robber] chevalier-brigand : la plus longue route compte
} { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}.
king_and_robber_event_title_kept = { $title ->
    [king] { $player } garde le roi : la plus grande ville compte maintenant { $size } tuiles.
   *[robber] { $player } garde le chevalier-brigand : la plus longue route compte maintenant { $size } tuiles.
}
king_and_robber_event_title_shared = { $player } partage le { $title ->
    [king] roi, avec une autre ville de
   *[robber] chevalier-brigand, avec une autre route de
} { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}.
king_and_robber_score_title = { $title ->
    [king] Roi : { $winners }
   *[robber] Chevalier-brigand : { $winners }
}
king_and_robber_label_completed_cities = { $count ->
    [one] 1 ville complète
   *[other] { $count } villes complètes
}
king_and_robber_label_completed_roads = { $count ->
    [one] 1 route complète
   *[other] { $count } routes complètes
}
king_and_robber_label_title = { $title ->
    [king] { $points } pour le roi
   *[robber] { $points } pour le chevalier-brigand
}
king_and_robber_holds_title = { $title ->
    [king] roi (ville de
   *[robber] chevalier-brigand (route de
} { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
})
king_and_robber_alt_title = { $title ->
    [king] Roi : { $players }, pour une ville de
   *[robber] Chevalier-brigand : { $players }, pour une route de
} { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}.
king_and_robber_rule_title = { $points ->
    [per_feature] { $title ->
        [king] À la fin, le roi rapporte 1 point par ville complète sur le plateau.
       *[robber] À la fin, le chevalier-brigand rapporte 1 point par route complète sur le plateau.
    }
    [ten_each] À la fin, il rapporte 10 points.
    [fifteen_or_forty] À la fin, il rapporte 15 points. Le roi et le chevalier-brigand ensemble en rapportent 40.
   *[running] { $title ->
        [king] Le roi rapporte 1 point chaque fois qu’une ville est complétée.
       *[robber] Le chevalier-brigand rapporte 1 point chaque fois qu’une route est complétée.
    }
}
category-king = roi
    .title = Le roi
    .none = Le roi n’a rapporté aucun point.
    .rule = Le roi revient à qui complète la plus grande ville jusque-là, peu importe à qui sont les pions qui s’y trouvent.
category-robber = chevalier-brigand
    .title = Le chevalier-brigand
    .none = Le chevalier-brigand n’a rapporté aucun point.
    .rule = Le chevalier-brigand revient à qui complète la plus longue route jusque-là, peu importe à qui sont les pions qui s’y trouvent.
