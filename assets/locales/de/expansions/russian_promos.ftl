# Russische Promos: eine Hütte und zwei Fallen.
expansion-russian_promos = Russische Promos
    .description = Baba-Jagas Hütte und zwei Fallen für Meeples; 4 Plättchen
    .card =
        - *Baba-Jagas Hütte:* Setze einen Meeple darauf wie auf ein Kloster. Sie bringt 1 Punkt und 1 für jede leere Stelle ringsum.
        - *Solowei:* fängt auf seiner Straße in jeder Richtung den nächsten Meeple oder Baumeister. *Wodjanoi:* fängt alle Meeples auf den Plättchen um seinen See; am Ende verlierst du 2 Punkte für jeden deiner Meeples darin.
        - *Gefangen:* Statt einen Meeple zu setzen, darfst du einen aus einer Falle zurücknehmen.
option-russian_promos-reach = Russische Promos: wen Solowei sofort fängt
value-russian_promos-reach-closest = Solowei fängt in jeder Richtung den nächsten Meeple
value-russian_promos-reach-all = Solowei fängt alle Meeples auf seiner Straße
russian_promos_tile_hut = Baba-Jagas Hütte
russian_promos_tile_solovei = Solowei
russian_promos_tile_vodyanoy = Wodjanoi
russian_promos_role_yaga = { $figure ->
    [large_meeple] große Baba-Jaga
   *[other] Baba-Jaga
}
russian_promos_heading_trap = Falle
russian_promos_action_take_back = { $trap ->
    [tree] Vom Baum zurücknehmen: { $figure }
   *[lake] Aus dem See zurücknehmen: { $figure }
}
russian_promos_event_trapped = { $trap ->
    [tree] Solowei fängt { $figure } von { $player }.
   *[lake] Wodjanoi fängt { $figure } von { $player }.
}
russian_promos_event_freed = { $trap ->
    [tree] { $player } nimmt { $figure } vom Baum zurück.
   *[lake] { $player } nimmt { $figure } aus dem See zurück.
}
russian_promos_holding = { $trap ->
    [tree] von Solowei gefangen: { $figures }
   *[lake] von Wodjanoi gefangen: { $figures }
}
russian_promos_alt_trapped = { $trap ->
    [tree] { $player } auf dem Baum: { $figures }.
   *[lake] { $player } im See: { $figures }.
}
russian_promos_score_lake = Im See: { $winners }
russian_promos_label_empty = { $count ->
    [one] 1 leere Stelle ringsum
   *[other] { $count } leere Stellen ringsum
}
russian_promos_label_lake = { $count ->
    [one] 1 Meeple im See
   *[other] { $count } Meeples im See
}
russian_promos_refusal_none = Dort hast du keinen solchen Meeple.
russian_promos_refusal_lake = Auf das Plättchen von Wodjanoi darf kein Meeple gesetzt werden.
kind-yaga_hut =
    .title = Baba-Jagas Hütte
    .object = Baba-Jagas Hütte
    .origin = der Hütte von Baba-Jaga
    .where = in Baba-Jagas Hütte
    .completed = Baba-Jagas Hütte bei { $place } ist umschlossen: { $winners }
category-yaga_hut = Baba-Jagas Hütte
    .title = Baba-Jagas Hütte
    .none = Baba-Jagas Hütte hat keine Punkte gebracht.
    .rule = Baba-Jagas Hütte bringt 1 Punkt und 1 für jede leere Stelle ringsum.
category-in_lake = Wodjanois See
    .title = Wodjanois See
    .none = Am Ende war kein Meeple im See.
    .rule = Am Ende verlierst du 2 Punkte für jeden deiner Meeples in Wodjanois See.
