# Händler und Baumeister: Waren, der Baumeister mit seinem Doppelzug, das Schwein.
expansion-traders_and_builders = Händler und Baumeister
    .description = Waren für abgeschlossene Städte, Doppelzüge durch Baumeister, Schweine für Bauern; 24 Plättchen
    .card =
        - *Waren:* Schließe eine Stadt ab, egal wessen, und du bekommst ihre Waren. Die meisten einer Sorte am Ende: 10 Punkte.
        - *Baumeister:* zu einer eigenen Figur auf einer Straße oder in einer Stadt. Erweiterst du dieses Gebiet, hast du einen Doppelzug.
        - *Schwein:* zu einem eigenen Bauern. Jede abgeschlossene Stadt bringt dir auf dieser Wiese 1 Punkt mehr.
option-traders_and_builders-double_turn = Baumeister: ob man auf den Doppelzug verzichten darf
value-traders_and_builders-double_turn-automatic = der Baumeister bringt immer ein zweites Plättchen
value-traders_and_builders-double_turn-ask = man darf auf das zweite Plättchen verzichten
option-traders_and_builders-lonely_specials = Baumeister und Schweine: was geschieht, wenn dort kein Meeple mehr steht
value-traders_and_builders-lonely_specials-return = Baumeister und Schwein kommen ohne Meeple zurück in den Vorrat
value-traders_and_builders-lonely_specials-stay = Baumeister und Schwein bleiben auch allein
option-traders_and_builders-builder_bazaar_order = Baumeister: ob das zweite Plättchen vor oder nach der Versteigerung kommt
value-traders_and_builders-builder_bazaar_order-bazaar_first = der Basar vor dem zweiten Plättchen
value-traders_and_builders-builder_bazaar_order-builder_first = das zweite Plättchen vor dem Basar
option-traders_and_builders-goods = Händler und Baumeister: ob Waren zählen
value-traders_and_builders-goods-on = Waren zählen
value-traders_and_builders-goods-off = Waren zählen nicht
option-traders_and_builders-builder = Händler und Baumeister: ob alle einen Baumeister haben
value-traders_and_builders-builder-on = je ein Baumeister
value-traders_and_builders-builder-off = keine Baumeister
option-traders_and_builders-pig = Händler und Baumeister: ob alle ein Schwein haben
value-traders_and_builders-pig-on = je ein Schwein
value-traders_and_builders-pig-off = keine Schweine
figure-builder = { $count } Baumeister
    .role = Baumeister
    .not_there = Der Baumeister darf nur auf Straßen und in Städte.
    .none_left = Dein Baumeister ist schon im Spiel.
figure-pig = { $count ->
    [one] 1 Schwein
   *[other] { $count } Schweine
}
    .role = Schwein
    .not_there = Das Schwein darf nur auf Wiesen.
    .none_left = Dein Schwein ist schon im Spiel.
piece-wine = { $count } Wein
piece-grain = { $count } Getreide
piece-cloth = { $count } Tuch
traders_and_builders_tile_goods = { $good ->
    [wine] Wein
    [grain] Getreide
   *[cloth] Tuch
}
traders_and_builders_event_goods = { $player } erhält { $goods } aus der Stadt bei *{ $at }*.
traders_and_builders_event_builder_second_tile = Doppelzug: { $player } zieht ein zweites Plättchen.
traders_and_builders_event_followed = { $figure ->
    [builder] { $player } hat keinen Meeple mehr beim Baumeister auf *{ $at }*: Auch er kommt zurück in den Vorrat.
   *[pig] { $player } hat keinen Bauern mehr beim Schwein auf *{ $at }*: Auch es kommt zurück in den Vorrat.
}
traders_and_builders_score_goods = Waren: { $winners }
traders_and_builders_label_most = { $good ->
    [wine] { $points } für den meisten Wein
    [grain] { $points } für das meiste Getreide
   *[cloth] { $points } für das meiste Tuch
}
traders_and_builders_label_pig = { $points } für das Schwein
traders_and_builders_rule_pig = Steht dein Schwein auf einer Wiese, die dir Punkte bringt, bekommst du für jede dieser Städte 1 Punkt mehr.
traders_and_builders_action_second_tile = Doppelzug nutzen
traders_and_builders_action_no_second_tile = Kein Doppelzug
traders_and_builders_prompt_second_tile = { $player }, dein Baumeister gibt dir einen Doppelzug. Nutzt du ihn?
traders_and_builders_prompt_second_tile_upcoming = Danach wirst du gefragt, ob du den Doppelzug nutzt.
traders_and_builders_second_tile_promised = 🔨 Damit hast du einen Doppelzug.
traders_and_builders_goods_promised = Dafür bekommst du { $goods }.
traders_and_builders_option_second_tile = Doppelzug
traders_and_builders_scores_most = { $good ->
    [wine] am meisten Wein
    [grain] am meisten Getreide
   *[cloth] am meisten Tuch
}
traders_and_builders_refusal_alone = Baumeister und Schwein dürfen nur dorthin, wo du schon einen Meeple hast.
traders_and_builders_refusal_builder_completed = Dein Plättchen hat das eben abgeschlossen: Der Baumeister käme gleich zurück.
category-goods = Waren
    .title = Waren
    .none = Niemand hat für Waren Punkte bekommen.
    .rule = Bei der Schlusswertung bekommt 10 Punkte, wer von einer Sorte die meisten Waren hat; bei Gleichstand bekommen sie alle Beteiligten.
