# Die Plättchen in Worten.
tile_city = { $sides ->
    [0] ummauerte Stadt
    [1] Stadt an einer Seite
    [2] { $form ->
        [straight] Stadt von Rand zu Rand
       *[bend] Stadt über Eck
    }
    [3] Stadt an drei Seiten
   *[other] Stadt an allen vier Seiten
}{ $pennants ->
    [0] {""}
    [one] {" "}mit Wappen
   *[other] {" "}mit { $pennants } Wappen
}
tile_cities = { $count ->
    [2] zwei getrennte Städte
   *[other] { $count } getrennte Städte
}
tile_road = { $form ->
    [straight] gerade Straße
    [bend] Straßenkurve
    [inner] kurze Straße
    [wide] Kreuzung
   *[end] Straßenende
}
tile_roads = { $count ->
    [2] zwei Straßen
    [3] Kreuzung von drei Straßen
    [4] Kreuzung von vier Straßen
   *[other] { $count } Straßen
}
tile_monastery = Kloster
tile_garden = Garten
tile_meadow = Wiese
