# Abtei und Bürgermeister: Abteien, Bürgermeister, Wagen und Gutshöfe.
expansion-abbey_and_mayor = Abtei und Bürgermeister
    .description = Abteien für jede Lücke, Bürgermeister, Wagen, die weiterziehen, und Gutshöfe; 12 Plättchen
    .card =
        - *Abtei:* Statt ein Plättchen zu ziehen, legst du sie in eine Lücke, die an allen vier Seiten an Plättchen grenzt. Sie schließt alles ab, was sie berührt, und zählt wie ein Kloster.
        - *Bürgermeister:* zählt in einer Stadt so viel wie ein Meeple je Wappen. *Wagen:* darf nach seiner Wertung auf ein freies Gebiet nebenan weiterfahren.
        - *Gutshof:* steht, wo vier Wiesenecken zusammentreffen. Die Bauern dort werden sofort gewertet; am Ende bringt er 4 Punkte je abgeschlossene Stadt.
option-abbey_and_mayor-abbey_final_round = Abtei und Bürgermeister: ob Abteien nach dem letzten Plättchen noch gelegt werden dürfen
value-abbey_and_mayor-abbey_final_round-on = Abteien auch nach dem letzten Plättchen
value-abbey_and_mayor-abbey_final_round-off = keine Abteien nach dem letzten Plättchen
option-abbey_and_mayor-wagon_move = Wagen: wohin einer weiterzieht, wenn er gewertet wurde
value-abbey_and_mayor-wagon_move-adjacent = Wagen ziehen auf ihr Plättchen oder eines ringsum
value-abbey_and_mayor-wagon_move-connected = Wagen ziehen nur, wohin eine Straße führt
option-abbey_and_mayor-barn_placement = Gutshöfe: ob mehrere auf dieselbe Wiese dürfen
value-abbey_and_mayor-barn_placement-not_with_barn = ein Gutshof je Wiese
value-abbey_and_mayor-barn_placement-free = beliebig viele Gutshöfe je Wiese
option-abbey_and_mayor-wagon_after_castle = Wagen: ob einer weiterzieht, wenn seine Burg gewertet wurde
value-abbey_and_mayor-wagon_after_castle-neighbourhood = ein Wagen zieht von einer Burg weiter
value-abbey_and_mayor-wagon_after_castle-none = ein Wagen kommt von einer Burg zurück in den Vorrat
option-abbey_and_mayor-castle_mayor_lord = Bürgermeister: ob einer allein auf einer Burg Punkte bekommt
value-abbey_and_mayor-castle_mayor_lord-scores_nothing = ein Bürgermeister bekommt auf einer Burg nichts
value-abbey_and_mayor-castle_mayor_lord-allowed = ein Bürgermeister bekommt auf einer Burg Punkte
figure-mayor = { $count ->
    [one] 1 Bürgermeister
   *[other] { $count } Bürgermeister
}
    .role = Bürgermeister
    .not_there = Der Bürgermeister darf nur in Städte.
    .none_left = Dein Bürgermeister ist schon im Spiel.
figure-wagon = { $count ->
    [one] 1 Wagen
   *[other] { $count } Wagen
}
    .not_there = Der Wagen darf nur auf Straßen, in Städte und in Klöster.
    .none_left = Dein Wagen ist schon im Spiel.
abbey_and_mayor_role_wagon = Wagen { $place }
abbey_and_mayor_tile_abbey = Abtei
abbey_and_mayor_corner = { $direction ->
    [nw] Nordwestecke von { $at }
    [ne] Nordostecke von { $at }
    [se] Südostecke von { $at }
   *[sw] Südwestecke von { $at }
}
abbey_and_mayor_event_barn = { $player } stellt einen Gutshof auf die Nordwestecke von *{ $at }*.
abbey_and_mayor_event_wagon = Der Wagen von { $player } zieht weiter: { $spot } bei *{ $at }*.
kind-abbey =
    .title = Abtei
    .object = die Abtei
    .origin = der Abtei
    .where = in der Abtei
    .completed = Die Abtei bei { $place } ist abgeschlossen: { $winners }
abbey_and_mayor_score_barn_placed = Auf die Wiese bei { $place } kommt ein Gutshof; ihre Bauern werden gewertet: { $winners }
abbey_and_mayor_score_barn_joined = Bauern kommen zum Gutshof auf der Wiese bei { $place }: { $winners }
abbey_and_mayor_score_barn = Gutshof auf der Wiese bei { $place }: { $winners }
abbey_and_mayor_rule_abbey = Eine Abtei wird wie ein Kloster gewertet.
abbey_and_mayor_rule_barn = Kommt ein Gutshof auf eine Wiese, werden ihre Bauern sofort genauso gewertet. Bauern, die später auf eine Wiese mit Gutshof kommen, bringen nur 1 Punkt für jede abgeschlossene Stadt.
abbey_and_mayor_action_abbey = Abtei legen
abbey_and_mayor_action_draw = Ziehen
abbey_and_mayor_action_keep_abbey = Abtei behalten
abbey_and_mayor_action_barn = Gutshof ({ $corner })
abbey_and_mayor_action_wagon = { $at } · { $spot }
abbey_and_mayor_action_wagon_home = Wagen zurücknehmen
abbey_and_mayor_prompt_abbey = { $player }, ziehst du ein *Plättchen* oder legst deine *Abtei*? Lücken: { $places }.
abbey_and_mayor_prompt_abbey_final = { $player }, du entscheidest: Das letzte Plättchen liegt. Willst du deine *Abtei* legen oder behalten? Lücken gibt es bei { $places }.
abbey_and_mayor_prompt_abbey_rehearsed = Du probierst deine *Abtei* aus: Sie schließt alles ab, woran sie grenzt.
abbey_and_mayor_abbey_closes = Sie schließt { $closed } ab.
abbey_and_mayor_abbey_closed = { $feature } bei { $place }
abbey_and_mayor_prompt_wagon = { $player }, du entscheidest: Dein *Wagen* bei *{ $at }* wurde gewertet. Zurücknehmen oder *weiterziehen*?
abbey_and_mayor_prompt_wagon_upcoming = Dein Wagen wird dann gewertet: Er darf zurück in den Vorrat oder weiterziehen.
abbey_and_mayor_heading_wagon = Wohin der Wagen zieht
piece-abbey = { $count ->
    [one] 1 Abtei
   *[other] { $count } Abteien
}
piece-barn = { $count ->
    [one] 1 Gutshof
   *[other] { $count } Gutshöfe
}
abbey_and_mayor_alt_mayor = { $figure }, Stärke { $strength }
abbey_and_mayor_alt_barn = Gutshof von { $player } auf der Nordwestecke von { $at }.
abbey_and_mayor_alt_wagon = Der Wagen auf { $at } kann weiterziehen.
abbey_and_mayor_refusal_abbey = { $reason ->
    [hole] Die Abtei darf nur in eine Lücke, die auf allen vier Seiten an Plättchen grenzt.
    [turned] Die Abtei wird nicht gedreht: Sie sieht von allen Seiten gleich aus.
   *[late] Du hast schon ein Plättchen gezogen: Die Abtei legt man, statt zu ziehen.
}
abbey_and_mayor_refusal_barn = { $reason ->
    [corner] Ein Gutshof steht nur auf einer Ecke, an der vier Plättchen einer Wiese ohne Gutshof zusammenstoßen.
    [farmer] Auf dieser Wiese steht ein Gutshof: Kein Bauer darf dorthin.
   *[none] Dein Gutshof ist schon im Spiel.
}
abbey_and_mayor_refusal_wagon = Der Wagen zieht nur auf ein offenes, unbesetztes Gebiet in der Nähe.
category-barn = Gutshöfe
    .title = Gutshöfe
    .none = Kein Gutshof hat Punkte gebracht.
    .rule = Bei der Schlusswertung bringt ein Gutshof 4 Punkte für jede abgeschlossene Stadt an seiner Wiese.
abbey_and_mayor_heading_barn = Gutshof
