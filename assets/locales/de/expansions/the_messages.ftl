# Die Depeschen: eine zweite Figur auf der Wertungsleiste, und Depeschen.
expansion-the_messages = Die Depeschen
    .description = Je zwei Figuren auf der Wertungsleiste, und Depeschen auf jedem fünften Feld
    .card =
        - *Punkte:* Du wählst, welche deiner zwei Figuren auf der Wertungsleiste um die Punkte vorrückt. Beide zusammen sind deine Punkte.
        - *Depesche:* Hält deine Figur in deinem Zug auf einem Vielfachen von 5, ziehst du eine Depesche. Führe sie aus, oder nimm 2 Punkte.
option-the_messages-message_check = Die Depeschen: wann eine Figur gewählt wird
value-the_messages-message_check-each_scoring = für jede Wertung wird eine Figur gewählt
value-the_messages-message_check-end_of_scoring = eine Figur bekommt alle Punkte der Wertung eines Zugs
option-the_messages-message_free_space = Die Depeschen: ein Feld mit anderen
value-the_messages-message_free_space-no_condition = auch ein Feld mit Figuren anderer bringt eine Depesche
value-the_messages-message_free_space-only_if_alone = ein Feld mit Figuren anderer bringt keine Depesche
the_messages_text = { $message ->
    [road] Werte deine kleinste Straße wie am Ende. Deine Meeples bleiben.
    [city] Werte deine kleinste Stadt wie am Ende. Deine Meeples bleiben.
    [monastery] Werte dein kleinstes Kloster wie am Ende. Deine Meeples bleiben.
    [tile] Lege ein weiteres Plättchen.
    [coats] 2 Punkte für jedes Wappen in Städten mit deinen Rittern.
    [knights] 2 Punkte für jeden deiner Ritter.
    [farmers] 3 Punkte für jeden deiner Bauern.
   *[meeple] Werte das Gebiet eines deiner Meeples wie am Ende, und nimm den Meeple zurück.
}
the_messages_track_figure = { $figure ->
    [courier] Bote
   *[meeple] Meeple
}
the_messages_action_move = { $figure }: { $from } → { $to }
the_messages_action_points = 2 Punkte nehmen
the_messages_action_carry_out = Depesche ausführen
the_messages_action_meeple = { $meeple } auf { $at } werten
the_messages_heading_move = Wertungsleiste
the_messages_heading_message = Depesche
the_messages_prompt_move = { $player }, welche deiner Figuren auf der Wertungsleiste zieht? ({ $points })
the_messages_prompt_move_upcoming = Danach wählst du, welche deiner Figuren auf der Wertungsleiste zieht. ({ $points })
the_messages_prompt_message = { $player }, führe die Depesche aus, oder nimm 2 Punkte: { $message }
the_messages_prompt_message_upcoming = Danach führst du die Depesche aus oder nimmst 2 Punkte: { $message }
the_messages_event_courier = { $player } zieht den Boten auf Feld { $space }.
the_messages_event_message = { $player } zieht eine Depesche: { $message }
the_messages_event_tile = { $player } legt ein weiteres Plättchen.
the_messages_score_message = Depesche: { $winners }
the_messages_score_points = Punkte statt der Depesche: { $winners }
the_messages_label_message = { $points } für die Depesche
the_messages_label_knights = { $count ->
    [one] 1 Ritter
   *[other] { $count } Ritter
}
the_messages_label_farmers = { $count ->
    [one] 1 Bauer
   *[other] { $count } Bauern
}
the_messages_holding = Meeple auf Feld { $meeple } und Bote auf Feld { $courier } der Wertungsleiste
the_messages_refusal_message = So lässt sich die Depesche nicht ausführen.
category-messages = Depeschen
    .title = Depeschen
    .none = Niemand hat mit einer Depesche Punkte gemacht.
    .rule = Hält im eigenen Zug eine Figur auf einem Vielfachen von 5 der Wertungsleiste, zieht man eine Depesche und führt sie aus oder nimmt 2 Punkte.
