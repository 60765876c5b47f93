# Die Häuser: Gebäude auf Plättchen.
expansion-little_buildings = Die Häuser
    .description = Gebäude, die du statt eines Meeples auf dein Plättchen setzt, für mehr Punkte; keine Plättchen
    .card =
        - *Gebäude:* Statt einen Meeple zu setzen, darfst du ein Gebäude auf das Plättchen stellen. Jedes Gebäude bringt 1 Punkt mehr für jede Straße, Stadt und Wiese seines Plättchens, wenn sie gewertet wird, und für Klöster ringsum, für alle, die sie werten.
option-little_buildings-values = Die Häuser: die Punkte für ein Gebäude
value-little_buildings-values-equal = jedes Gebäude bringt 1 Punkt
value-little_buildings-values-different = ein Turm bringt 3 Punkte, ein Bauernhof 2, ein Stall 1
option-little_buildings-share = Die Häuser: wie viele jeder hat
value-little_buildings-share-most = möglichst viele Gebäude für jeden
value-little_buildings-share-equal_kinds = möglichst viele Ställe, Bauernhöfe und Türme für jeden, gleich viele von jeder Art
piece-little_shed = { $count ->
    [one] 1 Stall
   *[other] { $count } Ställe
}
piece-little_house = { $count ->
    [one] 1 Bauernhof
   *[other] { $count } Bauernhöfe
}
piece-little_tower = { $count ->
    [one] 1 kleiner Turm
   *[other] { $count } kleine Türme
}
little_buildings_heading_building = Gebäude
little_buildings_action_build = Bauen: { $piece }
little_buildings_event_built = { $player } baut auf *{ $at }*: { $piece }.
little_buildings_alt_buildings = Gebäude: { $tiles }.
little_buildings_alt_building = { $piece } auf { $at }
little_buildings_label_buildings = { $count } Gebäude
little_buildings_rule_equal = Jedes Gebäude auf ihren Plättchen bringt 1 Punkt mehr; bei einem Kloster oder Garten auf den neun Plättchen.
little_buildings_rule_different = Ein Gebäude auf ihren Plättchen bringt mehr Punkte: ein Turm 3, ein Bauernhof 2, ein Stall 1; bei einem Kloster oder Garten auf den neun Plättchen.
little_buildings_refusal_no_building = Du hast kein solches Gebäude mehr.
little_buildings_refusal_wrong_tile = Ein Gebäude kommt auf das Plättchen, das du gerade gelegt hast.
