# Burgfräulein und Drache: Drache, Fee, Burgfräulein und Zauberportale.
expansion-the_princess_and_the_dragon = Burgfräulein und Drache
    .description = Ein Drache, der Figuren frisst, eine Schutzfee, ein Burgfräulein und Zauberportale; 30 Plättchen
    .card =
        - *Vulkan:* Der Drache kommt dorthin; auf dieses Plättchen keine Figur. *Drache:* Er zieht sechs Plättchen weit, reihum ein Schritt; Figuren auf seinem Weg gehen zurück.
        - *Fee:* Statt eine Figur zu setzen, stell sie zu einer von deinen. Sie hält den Drachen fern: 1 Punkt, wenn dein Zug so beginnt, 3 bei der Wertung des Gebiets.
        - *Burgfräulein:* Du kannst einen Ritter aus seiner Stadt entfernen. *Zauberportal:* Setz deine Figur auf ein beliebiges Plättchen.
option-the_princess_and_the_dragon-dragon_timing = Burgfräulein und Drache: wann der Drache zieht
value-the_princess_and_the_dragon-dragon_timing-before_scoring = der Drache zieht vor der Wertung
value-the_princess_and_the_dragon-dragon_timing-after_scoring = der Drache zieht nach der Wertung
option-the_princess_and_the_dragon-princess_action = Burgfräulein und Drache: ob das Burgfräulein einen Ritter wegschicken muss
value-the_princess_and_the_dragon-princess_action-may = das Burgfräulein darf einen Ritter wegschicken
value-the_princess_and_the_dragon-princess_action-must = das Burgfräulein muss einen Ritter wegschicken
option-the_princess_and_the_dragon-fairy_placement = Burgfräulein und Drache: wo die Fee steht
value-the_princess_and_the_dragon-fairy_placement-beside_meeple = die Fee steht bei einem Meeple
value-the_princess_and_the_dragon-fairy_placement-on_tile = die Fee steht auf einem Plättchen, für alle Meeples dort
option-the_princess_and_the_dragon-portal_to_completed_now = Burgfräulein und Drache: Portal zu einem Gebiet, das dasselbe Plättchen abschließt
value-the_princess_and_the_dragon-portal_to_completed_now-refused = kein Portal zu einem Gebiet, das sein Plättchen anderswo abschließt
value-the_princess_and_the_dragon-portal_to_completed_now-allowed = ein Portal führt auch zu einem Gebiet, das sein Plättchen anderswo abschließt
option-the_princess_and_the_dragon-fairy_point_in_auction_turn = Burgfräulein und Drache: Punkt der Fee vor einem ersteigerten Plättchen
value-the_princess_and_the_dragon-fairy_point_in_auction_turn-without = kein Punkt der Fee vor einem ersteigerten Plättchen
value-the_princess_and_the_dragon-fairy_point_in_auction_turn-with = ein Punkt der Fee vor einem ersteigerten Plättchen
option-the_princess_and_the_dragon-early_dragon_tiles = Burgfräulein und Drache: Drachen-Plättchen vor dem ersten Vulkan
value-the_princess_and_the_dragon-early_dragon_tiles-set_aside = vor dem ersten Vulkan gezogene Drachen-Plättchen kommen beiseite
value-the_princess_and_the_dragon-early_dragon_tiles-kept_apart = Drachen-Plättchen kommen erst mit dem ersten Vulkan in den Stapel
option-the_princess_and_the_dragon-fairy_bonus_on_castle = Burgfräulein und Drache: die 3 Punkte der Fee für einen Meeple auf einer Burg
value-the_princess_and_the_dragon-fairy_bonus_on_castle-paid = die Fee bringt auch auf einer Burg 3 Punkte
value-the_princess_and_the_dragon-fairy_bonus_on_castle-unpaid = die Fee bringt auf einer Burg nichts
the_princess_and_the_dragon_tile_dragon = Drache
the_princess_and_the_dragon_tile_princess = Burgfräulein
the_princess_and_the_dragon_tile_magic_portal = Zauberportal
the_princess_and_the_dragon_event_set_aside = Vor dem ersten Vulkan kommt ein Drachen-Plättchen beiseite: { $tile }.
the_princess_and_the_dragon_event_shuffled_in = { $count ->
    [one] Das beiseitegelegte Drachen-Plättchen wird in den Stapel gemischt.
   *[other] Die { $count } beiseitegelegten Drachen-Plättchen werden in den Stapel gemischt.
}
the_princess_and_the_dragon_event_landed = Der Drache kommt zum Vulkan auf *{ $at }*.
the_princess_and_the_dragon_event_step = { $player } zieht den Drachen auf *{ $at }* ({ $number }/6).
the_princess_and_the_dragon_event_step_forced = Der Drache kann nur auf *{ $at }* ({ $number }/6).
the_princess_and_the_dragon_event_eaten = Gefressen: { $figures }.
the_princess_and_the_dragon_event_dead_end = { $steps ->
    [0] Der Drache kann nicht ziehen.
    [one] Der Drache steckt nach 1 Schritt in einer Sackgasse.
   *[other] Der Drache steckt nach { $steps } Schritten in einer Sackgasse.
}
the_princess_and_the_dragon_event_fairy = { $figure ->
    [large_meeple] { $player } stellt die Fee zu einem großen Meeple auf *{ $at }*.
    [abbot] { $player } stellt die Fee zu einem Abt auf *{ $at }*.
    [mayor] { $player } stellt die Fee zu einem Bürgermeister auf *{ $at }*.
    [wagon] { $player } stellt die Fee zu einem Wagen auf *{ $at }*.
    [ringmaster] { $player } stellt die Fee zu einem Zirkusdirektor auf *{ $at }*.
    [phantom] { $player } stellt die Fee zu einem Phantom auf *{ $at }*.
   *[other] { $player } stellt die Fee zu einem Meeple auf *{ $at }*.
}
the_princess_and_the_dragon_event_fairy_on = { $player } stellt die Fee auf *{ $at }*.
the_princess_and_the_dragon_event_sent_home = Das Burgfräulein von { $player } schickt von *{ $at }* zurück in den Vorrat: { $figures }.
the_princess_and_the_dragon_event_magic_portal = { $player } benutzt das Zauberportal auf *{ $at }*.
the_princess_and_the_dragon_score_fairy = Fee: { $winners }
the_princess_and_the_dragon_label_fairy = { $points } für die Fee
the_princess_and_the_dragon_action_step = { $at }
the_princess_and_the_dragon_action_step_eats = { $at }, Beute: { $figures }
the_princess_and_the_dragon_action_fairy = Fee auf { $at }: { $spot }
the_princess_and_the_dragon_action_fairy_on = Fee auf { $at }
the_princess_and_the_dragon_action_send_home = Wegschicken: { $player }, { $spot } auf { $at }
the_princess_and_the_dragon_action_magic_portal = Portal nach { $at }: { $spot }
the_princess_and_the_dragon_heading_step = Schritt des Drachen
the_princess_and_the_dragon_heading_fairy = Fee
the_princess_and_the_dragon_heading_princess = Burgfräulein
the_princess_and_the_dragon_heading_magic_portal = Durch das Zauberportal
the_princess_and_the_dragon_prompt_step = { $player }, du ziehst den Drachen von *{ $at }*: Schritt { $number } von 6.
the_princess_and_the_dragon_prompt_step_upcoming = Danach machst du den ersten Schritt des Drachen.
label_ORDER_DRAGON_AWAY = den Drachen von meinen Figuren wegziehen
label_ORDER_DRAGON_LEADER = den Drachen zu den Figuren der führenden Farbe ziehen
the_princess_and_the_dragon_alt_dragon = Drache auf { $at }.
the_princess_and_the_dragon_alt_fairy = { $figures ->
    [none] Fee auf { $at }.
   *[other] Fee auf { $at }, daneben: { $figures }.
}
the_princess_and_the_dragon_alt_set_aside = Bis zum ersten Vulkan beiseitegelegt: { $tiles }.
the_princess_and_the_dragon_alt_steps = Der Drache auf { $at } und wohin er ziehen kann: { $steps }.
the_princess_and_the_dragon_refusal_dragon_dragon_on_tile = Auf das Plättchen mit dem Drachen kommt keine Figur.
the_princess_and_the_dragon_refusal_dragon_no_step = Dorthin kann der Drache nicht: Er zieht auf ein Nachbarplättchen, das er in diesem Zug noch nicht betreten hat, und nie auf das der Fee.
the_princess_and_the_dragon_refusal_dragon_no_meeple_for_fairy = Die Fee kommt zu einem deiner Meeples, aber nicht zu dem, bei dem sie schon steht.
the_princess_and_the_dragon_refusal_dragon_no_knight = Diesen Ritter gibt es in der Stadt des Burgfräuleins nicht.
the_princess_and_the_dragon_refusal_dragon_no_portal = Dein Plättchen hat kein Zauberportal.
the_princess_and_the_dragon_refusal_dragon_no_path = Das Portal führt nicht dorthin. Das Gebiet muss offen und frei sein, und der Drache darf nicht dort stehen.
category-fairy = Fee
    .title = Die Fee
    .none = Die Fee hat zu Beginn eines Zuges keine Punkte gebracht.
    .rule = Steht die Fee zu Beginn deines Zuges bei einem deiner Meeples, bekommst du 1 Punkt. Wird das Gebiet dieses Meeples gewertet, bekommst du 3.
