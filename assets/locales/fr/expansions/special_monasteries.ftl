# Nouvelles abbayes : moines et abbés.
expansion-special_monasteries = Nouvelles abbayes (Allemagne)
    .description = Des abbayes avec un moine, ou un abbé qui reste et marque des rangées de tuiles ; 6 tuiles
    .card =
        - *Nouvelle abbaye :* ton meeple est un moine, comme dans toute abbaye, ou un abbé couché, qui reste jusqu’à la fin. L’abbé rapporte alors 1 point pour la tuile et 1 pour chaque tuile des rangées sans trou au nord, à l’est, au sud et à l’ouest.
option-special_monasteries-base_monasteries = Nouvelles abbayes : les abbayes du jeu de base sont-elles utilisées ?
value-special_monasteries-base_monasteries-replaced = les nouvelles abbayes remplacent celles du jeu de base
value-special_monasteries-base_monasteries-kept = les abbayes du jeu de base sont utilisées aussi
kind-abbacy =
    .title = Abbé
    .object = l’abbaye de l’abbé
    .origin = de l’abbaye de l’abbé
    .where = couché dans l’abbaye
category-abbacy = abbés
    .title = Abbés
    .none = Aucun abbé couché n’a marqué.
    .rule = Un abbé couché dans une nouvelle abbaye rapporte 1 point pour la tuile et 1 pour chaque tuile des rangées sans trou au nord, à l’est, au sud et à l’ouest.
special_monasteries_role_abbot = { $figure ->
    [large_meeple] grand abbé couché
   *[other] abbé couché
}
special_monasteries_tile_special = place pour un abbé couché
