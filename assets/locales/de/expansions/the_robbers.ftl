# Die Räuber: Figuren neben den Punkten anderer.
expansion-the_robbers = Die Räuber
    .description = Räuber, die die Hälfte der nächsten Punkte anderer nehmen; 8 Plättchen mit eigenen Kanten
    .card =
        - *Beutesack:* Bevor du einen Meeple setzt, darfst du deinen Räuber neben die Punkte einer anderen Person stellen oder dorthin versetzen. Danach darf das auch die nächste Person, die ihren Räuber noch hat.
        - *Räuber:* Macht diese Person Punkte, bekommst du die Hälfte davon, aufgerundet, und dein Räuber kehrt zurück. Sie selbst verliert nichts.
option-the_robbers-followers = Die Räuber: wer danach noch einen setzen darf
value-the_robbers-followers-one = danach darf die nächste Person mit Räuber ihren setzen
value-the_robbers-followers-all = danach dürfen alle mit Räubern ihren setzen
option-the_robbers-sources = Die Räuber: wovon sie nehmen
value-the_robbers-sources-all = Räuber nehmen von allen Punkten
value-the_robbers-sources-features_only = Räuber nehmen nur von Gebieten
option-the_robbers-final_scoring = Die Räuber: die Schlusswertung
value-the_robbers-final_scoring-on = Räuber nehmen auch bei der Schlusswertung Punkte
value-the_robbers-final_scoring-off = Räuber nehmen bei der Schlusswertung nichts
the_robbers_tile_bag = Beutesack
the_robbers_action_place = Räuber neben { $players } ({ $space })
the_robbers_action_decline = Jetzt kein Räuber
the_robbers_heading_robber = Räuber
the_robbers_prompt_place = { $player }, du darfst deinen Räuber neben die Punkte einer anderen Person stellen. Er nimmt die Hälfte ihrer nächsten Punkte.
the_robbers_prompt_place_upcoming = Danach darfst du deinen Räuber neben die Punkte einer anderen Person stellen.
the_robbers_event_robber = { $player } stellt einen Räuber auf Feld { $space } der Wertungsleiste.
the_robbers_score_robbed = Räuber neben { $player }: { $winners }
the_robbers_label_robbed = { $points } geraubt
the_robbers_holding = Räuber auf Feld { $space }
the_robbers_alt_robber = Räuber von { $player }: Feld { $space } der Wertungsleiste.
the_robbers_refusal_space = Ein Räuber kommt auf ein Feld der Wertungsleiste, auf dem die Punkte einer anderen Person sind und er noch nicht steht.
category-robbed = geraubte Punkte
    .title = Geraubte Punkte
    .none = Kein Räuber hat Punkte genommen.
    .rule = Ein Räuber nimmt die Hälfte der nächsten Punkte einer Person auf seinem Feld der Wertungsleiste, aufgerundet. Sie selbst verliert nichts.
