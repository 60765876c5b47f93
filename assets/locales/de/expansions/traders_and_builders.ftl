# Händler und Baumeister: Waren, der Baumeister mit seinem Doppelzug, das Schwein.
label_TRADERS_AND_BUILDERS = Händler und Baumeister
    .description = Waren für abgeschlossene Städte, Doppelzüge durch Baumeister, Schweine für Bauern; 24 Plättchen
label_BUILDER = baumeister
    .description = Dein Baumeister und das zweite Plättchen, das er bringt (Händler und Baumeister)
label_BUILDER_PLACE = setzen
    .description = Lege dein Plättchen und setze deinen Baumeister darauf
label_BUILDER_ON = wohin
    .description = Welche Straße oder Stadt des Plättchens, wenn es mehrere gibt
label_BUILDER_TAKE = nehmen
    .description = Nimm das zweite Plättchen, das dein Baumeister bringt
label_BUILDER_DECLINE = verzichten
    .description = Verzichte auf das zweite Plättchen
label_PIG = schwein
    .description = Lege dein Plättchen und setze dein Schwein auf eine Wiese darauf (Händler und Baumeister)
label_PIG_FIELD = wiese
    .description = Welche Wiese des Plättchens, wenn es mehrere gibt
label_DOUBLE_TURN = Der Doppelzug
    .description = Baumeister: ob man auf das zweite Plättchen verzichten darf
label_DOUBLE_TURN_AUTOMATIC = der Baumeister bringt immer ein zweites Plättchen
label_DOUBLE_TURN_ASK = man darf auf das zweite Plättchen verzichten
label_LONELY_SPECIALS = Ohne Begleitung
    .description = Baumeister und Schweine: was geschieht, wenn ihr letzter Meeple geht
label_LONELY_SPECIALS_RETURN = Baumeister und Schwein gehen allein nach Hause
label_LONELY_SPECIALS_STAY = Baumeister und Schwein bleiben auch allein
label_BUILDER_BAZAAR_ORDER = Baumeister und Basar
    .description = Baumeister: ob das zweite Plättchen vor oder nach der Versteigerung kommt
label_BUILDER_BAZAAR_ORDER_BAZAAR_FIRST = der Basar vor dem zweiten Plättchen
label_BUILDER_BAZAAR_ORDER_BUILDER_FIRST = das zweite Plättchen vor dem Basar
label_GOODS = Waren
    .description = Händler und Baumeister: ob Waren zählen
label_GOODS_ON = Waren zählen
label_GOODS_OFF = Waren sind Zierde
label_BUILDERS = Baumeister
    .description = Händler und Baumeister: ob alle einen Baumeister haben
label_BUILDERS_ON = ein Baumeister für alle
label_BUILDERS_OFF = keine Baumeister
label_PIGS = Schweine
    .description = Händler und Baumeister: ob alle ein Schwein haben
label_PIGS_ON = ein Schwein für alle
label_PIGS_OFF = keine Schweine
figure-builder = { $count } Baumeister
figure-pig = { $count ->
    [one] 1 Schwein
   *[other] { $count } Schweine
}
role_builder = Baumeister
role_pig = Schwein
goods = { $good ->
    [wine] { $count } Wein
    [grain] { $count } Getreide
   *[cloth] { $count } Tuch
}
tile_goods = { $good ->
    [wine] Wein
    [grain] Getreide
   *[cloth] Tuch
}
story_goods = { $player } nimmt aus der Stadt bei **{ $at }**: { $goods }.
story_second_part = Der Baumeister von { $player } bringt ein zweites Plättchen.
story_followed = { $figure ->
    [builder] { $player } hat keinen Meeple mehr beim Baumeister auf **{ $at }**: Auch er geht nach Hause.
   *[pig] { $player } hat keinen Bauern mehr beim Schwein auf **{ $at }**: Auch es geht nach Hause.
}
score_goods = Waren: { $winners }
label_most = { $good ->
    [wine] { $points } für den meisten Wein
    [grain] { $points } für das meiste Getreide
   *[cloth] { $points } für das meiste Tuch
}
label_pig = { $points } für das Schwein
action_second_part = Das zweite Plättchen nehmen
action_no_second_part = Kein zweites Plättchen
second_part_yours = { $player }, dein Baumeister bringt ein zweites Plättchen: Nimmst du es?
second_part_ahead = Danach wirst du gefragt, ob du ein zweites Plättchen nimmst.
second_part_promised = 🔨 Das gibt dir ein zweites Plättchen.
goods_promised = Das gibt dir { $goods }.
option_second_part = zweites Plättchen
scores_most = { $good ->
    [wine] der meiste Wein
    [grain] das meiste Getreide
   *[cloth] das meiste Tuch
}
refusal_alone = Baumeister und Schwein dürfen nur dorthin, wo du schon einen Meeple hast.
refusal_builder_completed = Dein Plättchen hat das eben abgeschlossen: Der Baumeister käme gleich zurück.
refusal_not_there_builder = Der Baumeister darf nur auf Straßen und in Städte.
refusal_not_there_pig = Das Schwein darf nur auf Wiesen.
refusal_none_left_builder = Dein Baumeister ist auf dem Plan.
refusal_none_left_pig = Dein Schwein ist auf dem Plan.
fault_no_builder = Dorthin kann dein Baumeister nicht: Er braucht eine offene Straße oder Stadt mit einem deiner Meeples. Möglich: { $figures }.
fault_no_pig = Dorthin kann dein Schwein nicht: Es braucht eine Wiese mit einem deiner Bauern. Möglich: { $figures }.
fault_no_second_part = Niemand fragt dich nach einem zweiten Plättchen.
category-goods = Waren
    .title = Waren
    .none = Niemand hat für Waren Punkte bekommen.
    .rule = Am Ende bringen die meisten Waren jeder Sorte 10 Punkte; bei Gleichstand jedem davon.
