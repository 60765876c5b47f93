# Die Windrosen: Plättchen, die in ihrer Richtung Punkte bringen.
expansion-wind_roses = Die Windrosen
    .description = Plättchen, die Punkte bringen, wenn du sie in ihrer Richtung von der Windrose anlegst; 6 Plättchen
    .card =
        - *Viertel einer Windrose:* Legst du das Plättchen in dieser Richtung von der zuletzt gelegten Windrose an, bekommst du sofort 3 Punkte. Zeile und Spalte der Windrose zählen zu den Vierteln auf beiden Seiten.
wind_roses_tile_rose = { $part ->
    [rose_north_east] Nordostviertel einer Windrose
    [rose_south_east] Südostviertel einer Windrose
    [rose_south_west] Südwestviertel einer Windrose
    [rose_north_west] Nordwestviertel einer Windrose
   *[all] Windrose
}
wind_roses_score_rose = Windrose, { $at }: { $winners }
wind_roses_label_rose = { $points } für das Viertel der Windrose
wind_roses_alt_rose = Windrose bei { $at }; ihr Norden zeigt nach { $side }.
category-wind_rose = Windrosen
    .title = Windrosen
    .none = Keine Windrose brachte Punkte.
    .rule = Ein Plättchen mit dem Viertel einer Windrose bringt sofort 3 Punkte, wenn es in dieser Richtung von der zuletzt gelegten Windrose liegt.
