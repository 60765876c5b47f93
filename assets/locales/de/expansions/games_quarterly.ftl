# Games Quarterly 11: gewöhnliche Plättchen, eines mit Schweineherde, und zwei Flussplättchen.
expansion-games_quarterly = Games Quarterly 11
    .description = Weitere Landplättchen und zwei Plättchen für den Fluss; 10 Plättchen
    .card =
        - Weitere Plättchen der bekannten Arten, zwei davon für den Fluss, wenn er dabei ist.
option-games_quarterly-pig_herd = Games Quarterly 11: ob die Schweineherde zählt
value-games_quarterly-pig_herd-off = die Schweineherde zählt nicht
value-games_quarterly-pig_herd-on = eine Schweineherde bringt 1 Punkt mehr für jede abgeschlossene Stadt ihrer Wiese
option-games_quarterly-spring = Games Quarterly 11: die Quelle des Flusses
value-games_quarterly-spring-ordinary = der Fluss hat seine gewöhnliche Quelle
value-games_quarterly-spring-with_road = der Fluss hat eine Quelle mit Straße
games_quarterly_tile_herd = Schweineherde
games_quarterly_label_herd = { $count ->
    [one] 1 Stadt bei der Schweineherde
   *[other] { $count } Städte bei der Schweineherde
}
games_quarterly_rule_herd = Auf der Wiese mit der Schweineherde bringt jede dieser Städte 1 Punkt mehr.
