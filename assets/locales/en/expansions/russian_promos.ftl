# Russian promos: a hut and two traps.
expansion-russian_promos = Russian Promos
    .description = Baba Yaga’s hut, and two traps for meeples; 4 tiles
    .card =
        - *Baba Yaga’s hut:* place a meeple on it as on a monastery. It scores 1 point, and 1 for each empty spot around it.
        - *Solovei:* traps the closest meeple or builder in each direction on his road. *Vodyanoy:* traps every meeple on the tiles around his lake; at the end, you lose 2 points for each of yours there.
        - *Trapped:* instead of placing a meeple, you can take one back from a trap.
option-russian_promos-reach = Russian Promos: whom Solovei traps at once
value-russian_promos-reach-closest = Solovei traps the closest meeple in each direction
value-russian_promos-reach-all = Solovei traps all meeples on his road
russian_promos_tile_hut = Baba Yaga’s hut
russian_promos_tile_solovei = Solovei
russian_promos_tile_vodyanoy = Vodyanoy
russian_promos_role_yaga = { $figure ->
    [large_meeple] large Baba Yaga
   *[other] Baba Yaga
}
russian_promos_heading_trap = Trap
russian_promos_action_take_back = { $trap ->
    [tree] Take back from the tree: { $figure }
   *[lake] Take back from the lake: { $figure }
}
russian_promos_event_trapped = { $trap ->
    [tree] Solovei trapped { $figure } of { $player }.
   *[lake] Vodyanoy trapped { $figure } of { $player }.
}
russian_promos_event_freed = { $trap ->
    [tree] { $player } took back { $figure } from the tree.
   *[lake] { $player } took back { $figure } from the lake.
}
russian_promos_holding = { $trap ->
    [tree] trapped by Solovei: { $figures }
   *[lake] trapped by Vodyanoy: { $figures }
}
russian_promos_alt_trapped = { $trap ->
    [tree] { $player } on the tree: { $figures }.
   *[lake] { $player } in the lake: { $figures }.
}
russian_promos_score_lake = In the lake: { $winners }
russian_promos_label_empty = { $count ->
    [one] 1 empty spot around
   *[other] { $count } empty spots around
}
russian_promos_label_lake = { $count ->
    [one] 1 meeple in the lake
   *[other] { $count } meeples in the lake
}
russian_promos_refusal_none = You have no such meeple there.
russian_promos_refusal_lake = No meeple can be placed on Vodyanoy’s tile.
kind-yaga_hut =
    .title = Baba Yaga’s hut
    .object = Baba Yaga’s hut
    .origin = from Baba Yaga’s hut
    .where = in Baba Yaga’s hut
    .completed = Baba Yaga’s hut at { $place } is surrounded: { $winners }
category-yaga_hut = Baba Yaga’s hut
    .title = Baba Yaga’s hut
    .none = Baba Yaga’s hut scored nothing.
    .rule = Baba Yaga’s hut scores 1 point, and 1 for each empty spot around it.
category-in_lake = Vodyanoy’s lake
    .title = Vodyanoy’s lake
    .none = No meeple was in the lake at the end.
    .rule = At the end, you lose 2 points for each of your meeples in Vodyanoy’s lake.
