# König und Raubritter: wem die größte Stadt und die längste Straße gelungen sind.
expansion-king_and_robber = König und Raubritter
    .description = Punkte für alle, die die größte Stadt oder die längste Straße abschließen; 5 Plättchen
    .card =
        - *König:* Schließe die erste Stadt ab, oder eine größere als alle zuvor. Am Ende 1 Punkt je abgeschlossene Stadt.
        - *Raubritter:* Schließe die erste Straße ab, oder eine längere als alle zuvor. Am Ende 1 Punkt je abgeschlossene Straße.
option-king_and_robber-points = König und Raubritter: Punkte für König und Raubritter
value-king_and_robber-points-per_feature = am Ende 1 Punkt je abgeschlossene Stadt oder Straße
value-king_and_robber-points-ten_each = am Ende je 10 Punkte
value-king_and_robber-points-fifteen_or_forty = am Ende 15 Punkte für einen, 40 für beide
value-king_and_robber-points-running = im Spiel 1 Punkt für jede Stadt oder Straße, die abgeschlossen wird
option-king_and_robber-tie = König und Raubritter: eine gleich große Stadt oder gleich lange Straße
value-king_and_robber-tie-unchanged = bei gleicher Größe ändert sich nichts
value-king_and_robber-tie-shared = bei gleicher Größe wird geteilt
king_and_robber_event_title_taken = { $title ->
    [king] { $player } bekommt den König: Die größte Stadt hat { $size } Plättchen.
   *[robber] { $player } bekommt den Raubritter: Die längste Straße hat { $size } Plättchen.
}
king_and_robber_event_title_kept = { $title ->
    [king] { $player } behält den König: Die größte Stadt hat jetzt { $size } Plättchen.
   *[robber] { $player } behält den Raubritter: Die längste Straße hat jetzt { $size } Plättchen.
}
king_and_robber_event_title_shared = { $title ->
    [king] { $player } teilt sich den König, mit einer weiteren Stadt aus { $size } Plättchen.
   *[robber] { $player } teilt sich den Raubritter, mit einer weiteren Straße aus { $size } Plättchen.
}
king_and_robber_score_title = { $title ->
    [king] König: { $winners }
   *[robber] Raubritter: { $winners }
}
king_and_robber_label_completed_cities = { $count ->
    [one] 1 abgeschlossene Stadt
   *[other] { $count } abgeschlossene Städte
}
king_and_robber_label_completed_roads = { $count ->
    [one] 1 abgeschlossene Straße
   *[other] { $count } abgeschlossene Straßen
}
king_and_robber_label_title = { $title ->
    [king] { $points } für den König
   *[robber] { $points } für den Raubritter
}
king_and_robber_holds_title = { $title ->
    [king] König (Stadt aus { $size } Plättchen)
   *[robber] Raubritter (Straße aus { $size } Plättchen)
}
king_and_robber_alt_title = { $title ->
    [king] König: { $players }, für eine Stadt aus { $size } Plättchen.
   *[robber] Raubritter: { $players }, für eine Straße aus { $size } Plättchen.
}
king_and_robber_rule_title = { $points ->
    [per_feature] { $title ->
        [king] Bei der Schlusswertung bringt der König 1 Punkt für jede abgeschlossene Stadt in der Auslage.
       *[robber] Bei der Schlusswertung bringt der Raubritter 1 Punkt für jede abgeschlossene Straße in der Auslage.
    }
    [ten_each] Bei der Schlusswertung bringt er 10 Punkte.
    [fifteen_or_forty] Bei der Schlusswertung bringt er 15 Punkte. König und Raubritter zusammen bringen 40.
   *[running] { $title ->
        [king] Der König bringt 1 Punkt, sooft eine Stadt abgeschlossen wird.
       *[robber] Der Raubritter bringt 1 Punkt, sooft eine Straße abgeschlossen wird.
    }
}
category-king = König
    .title = Der König
    .none = Der König hat keine Punkte gebracht.
    .rule = Den König bekommt, wer die bisher größte Stadt abschließt, egal wessen Meeples darin stehen.
category-robber = Raubritter
    .title = Der Raubritter
    .none = Der Raubritter hat keine Punkte gebracht.
    .rule = Den Raubritter bekommt, wer die bisher längste Straße abschließt, egal wessen Meeples darauf stehen.
