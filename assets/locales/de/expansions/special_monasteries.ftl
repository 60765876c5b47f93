# Besondere Klöster: Mönche und Äbte.
expansion-special_monasteries = Besondere Klöster (Deutschland)
    .description = Klöster mit einem Mönch oder einem Abt, der bleibt und Plättchenreihen wertet; 6 Plättchen
    .card =
        - *Besonderes Kloster:* Dein Meeple ist ein Mönch, wie in jedem Kloster, oder ein liegender Abt, der bis zum Spielende bleibt. Dann bringt der Abt 1 Punkt für das Plättchen und 1 für jedes Plättchen der lückenlosen Reihen nach Norden, Osten, Süden und Westen.
option-special_monasteries-base_monasteries = Besondere Klöster: ob die Klöster des Grundspiels dabei sind
value-special_monasteries-base_monasteries-replaced = besondere Klöster ersetzen die des Grundspiels
value-special_monasteries-base_monasteries-kept = auch die Klöster des Grundspiels sind dabei
kind-abbacy =
    .title = Abt
    .object = das Kloster des Abts
    .origin = vom Kloster des Abts
    .where = liegend im Kloster
category-abbacy = Äbte
    .title = Äbte
    .none = Kein liegender Abt wurde gewertet.
    .rule = Ein liegender Abt in einem besonderen Kloster bringt 1 Punkt für das Plättchen und 1 für jedes Plättchen der lückenlosen Reihen nach Norden, Osten, Süden und Westen.
special_monasteries_role_abbot = { $figure ->
    [large_meeple] großer liegender Abt
   *[other] liegender Abt
}
special_monasteries_tile_special = Platz für einen liegenden Abt
