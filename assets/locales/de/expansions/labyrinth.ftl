# Das Labyrinth: eine Straße mit vier Zweigen.
expansion-labyrinth = Das Labyrinth
    .description = Eine Straße mit vier Zweigen und Punkte für die Meeples darauf; 1 Plättchen
    .card =
        - *Labyrinth:* Du darfst einen Meeple auf das Labyrinth oder auf einen seiner Zweige ohne Meeple setzen, obwohl die Straße besetzt ist. Wird die ganze Straße abgeschlossen, bringt sie der Mehrheit 1 Punkt je Plättchen und 2 je Meeple darauf.
option-labyrinth-rules = Das Labyrinth: seine Regeln
value-labyrinth-rules-advanced = ein Meeple auf jedem Zweig, und Punkte für Meeples
value-labyrinth-rules-basic = das Labyrinth ist eine gewöhnliche Straße
labyrinth_tile_labyrinth = Labyrinth
labyrinth_label_labyrinth = { $count ->
    [one] 1 Meeple am Labyrinth
   *[other] { $count } Meeples am Labyrinth
}
labyrinth_rule_labyrinth = Abgeschlossen bringt eine Straße mit dem Labyrinth 2 Punkte mehr je Meeple darauf.
