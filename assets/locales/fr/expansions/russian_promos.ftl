# Promos russes : une isba et deux pièges.
expansion-russian_promos = Promos russes
    .description = L’isba de Baba Yaga, et deux pièges à meeples ; 4 tuiles
    .card =
        - *Isba de Baba Yaga :* poses-y un meeple comme sur une abbaye. Elle rapporte 1 point, et 1 par emplacement vide autour.
        - *Soloveï :* piège le meeple ou bâtisseur le plus proche de chaque côté de sa route. *Vodianoï :* piège tous les meeples des tuiles autour de son lac ; à la fin, tu perds 2 points pour chacun des tiens dedans.
        - *Piégé :* au lieu de poser un meeple, tu peux en reprendre un dans un piège.
option-russian_promos-reach = Promos russes : qui Soloveï piège aussitôt
value-russian_promos-reach-closest = Soloveï piège le meeple le plus proche de chaque côté
value-russian_promos-reach-all = Soloveï piège tous les meeples de sa route
russian_promos_tile_hut = isba de Baba Yaga
russian_promos_tile_solovei = Soloveï
russian_promos_tile_vodyanoy = Vodianoï
russian_promos_role_yaga = { $figure ->
    [large_meeple] grande Baba Yaga
   *[other] Baba Yaga
}
russian_promos_heading_trap = Piège
russian_promos_action_take_back = { $trap ->
    [tree] Reprendre dans l’arbre : { $figure }
   *[lake] Reprendre dans le lac : { $figure }
}
russian_promos_event_trapped = { $trap ->
    [tree] Soloveï piège { $figure } de { $player }.
   *[lake] Vodianoï piège { $figure } de { $player }.
}
russian_promos_event_freed = { $trap ->
    [tree] { $player } reprend { $figure } dans l’arbre.
   *[lake] { $player } reprend { $figure } dans le lac.
}
russian_promos_holding = { $trap ->
    [tree] chez Soloveï : { $figures }
   *[lake] chez Vodianoï : { $figures }
}
russian_promos_alt_trapped = { $trap ->
    [tree] { $player } dans l’arbre : { $figures }.
   *[lake] { $player } dans le lac : { $figures }.
}
russian_promos_score_lake = Dans le lac : { $winners }
russian_promos_label_empty = { $count ->
    [one] { $count } emplacement vide autour
   *[other] { $count } emplacements vides autour
}
russian_promos_label_lake = { $count ->
    [one] { $count } meeple dans le lac
   *[other] { $count } meeples dans le lac
}
russian_promos_refusal_none = Tu n’y as aucun meeple de ce type.
russian_promos_refusal_lake = Aucun meeple ne se pose sur la tuile de Vodianoï.
kind-yaga_hut =
    .title = Isba de Baba Yaga
    .object = l’isba de Baba Yaga
    .origin = de l’isba de Baba Yaga
    .where = dans l’isba de Baba Yaga
    .completed = L’isba de Baba Yaga en { $place } est entourée : { $winners }
category-yaga_hut = isba de Baba Yaga
    .title = L’isba de Baba Yaga
    .none = L’isba de Baba Yaga n’a rien rapporté.
    .rule = L’isba de Baba Yaga rapporte 1 point, et 1 par emplacement vide autour.
category-in_lake = lac de Vodianoï
    .title = Le lac de Vodianoï
    .none = Aucun meeple n’était dans le lac à la fin.
    .rule = À la fin, tu perds 2 points pour chacun de tes meeples dans le lac de Vodianoï.
