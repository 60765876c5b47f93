# Der Turm: Turmteile, Gefangene und Lösegeld.
expansion-the_tower = Der Turm
    .description = Türme, von denen aus man Meeples gefangen nimmt, und Lösegeld; 18 Plättchen
    .card =
        - *Turmteil:* Statt eine Figur zu setzen, bau auf einem Turmplatz oder Turm. Du nimmst einen Meeple in seiner Reihe oder Spalte gefangen, höchstens so weit, wie der Turm hoch ist.
        - *Spitze:* Ein Meeple obenauf schließt den Turm, bis er gefangen wird. *Gefangene:* Halten zwei Spieler je einen Meeple des anderen gefangen, tauschen sie beide aus; 3 Punkte Lösegeld befreien einen je Zug.
option-the_tower-ransom_below_three = Der Turm: ob man für Lösegeld mindestens 3 Punkte haben muss
value-the_tower-ransom_below_three-refused = Lösegeld nur mit mindestens 3 Punkten
value-the_tower-ransom_below_three-allowed = Lösegeld auch mit weniger als 3 Punkten
the_tower_meeple_on_tower = { $figure ->
    [large_meeple] großer Meeple auf dem Turm
    [wagon] Wagen auf dem Turm
   *[other] Meeple auf dem Turm
}
the_tower_tile_foundation = Turmplatz
the_tower_event_floor = { $player } baut den Turm bei *{ $at }* auf Höhe { $height }.
the_tower_event_closed = { $player } besetzt den Turm bei *{ $at }*: { $figure }.
the_tower_event_captured = { $player } macht auf *{ $at }* einen Gefangenen: { $figure } von { $owner }.
the_tower_event_recovered = { $player } holt von *{ $at }* zurück: { $figure }.
the_tower_event_exchanged = Gefangenenaustausch zwischen { $player } und { $other }. Zurück im Vorrat: { $figures }.
the_tower_event_ransomed = { $player } zahlt { $captor } 3 Punkte Lösegeld. Wieder frei: { $figure }.
the_tower_score_ransom = Lösegeld: { $winners }
the_tower_label_ransom = Lösegeld von { $points }
the_tower_action_floor = Turm bei { $at }: Höhe { $height }
the_tower_action_close = Auf den Turm bei { $at }: { $figure }
the_tower_action_capture = { $player }: { $figure } auf { $at }
the_tower_action_capture_nobody = Keine Figur fangen
the_tower_action_exchange = Zurückholen: { $figure }
the_tower_action_ransom = Freikaufen: { $figure } ({ $player })
the_tower_heading_tower = Türme
the_tower_heading_capture = Wen du gefangen nimmst
the_tower_heading_ransom = Lösegeld
the_tower_floor_reaches = { $count ->
    [0] niemand in Reichweite
    [one] 1 Figur in Reichweite
   *[other] { $count } Figuren in Reichweite
}
the_tower_capture_frees = gibt { $feature } frei
the_tower_capture_opens = danach ist der Turm wieder offen
the_tower_prompt_capture = { $player }, du entscheidest: Dein Turm bei *{ $at }* hat diese Meeples in Reichweite. Nimmst du einen gefangen?
the_tower_prompt_exchange = { $player }, du entscheidest: { $other } und du haltet je einen Meeple des anderen gefangen. Welcher von deinen kommt zurück?
the_tower_prompt_exchange_upcoming = Danach entscheidest du, welcher deiner Meeples zurückkommt.
the_tower_prompt_ransom_rehearsed = Lösegeld: 3 deiner Punkte gehen an { $player }; dafür kommt { $figure } zurück in deinen Vorrat.
the_tower_button_ransom = Lösegeld zahlen
the_tower_button_no_ransom = Ohne Lösegeld
piece-floor = { $count ->
    [one] 1 Turmteil
   *[other] { $count } Turmteile
}
the_tower_alt_tower = { $top ->
    [none] Turm der Höhe { $height } bei { $at }
   *[other] Turm der Höhe { $height } bei { $at }, oben { $top }
}
the_tower_alt_towers = Türme: { $towers }.
the_tower_alt_range = Die Reichweite des Turms bei { $at }.
the_tower_refusal_tower_no_foundation = Dort ist kein Turmplatz.
the_tower_refusal_tower_tower_is_closed = Oben auf diesem Turm steht ein Meeple: Er ist geschlossen.
the_tower_refusal_tower_no_floors_left = Du hast keine Turmteile mehr.
the_tower_refusal_tower_no_floor_on_tower = Dort steht noch kein Turmteil. Ein Meeple braucht mindestens eines.
the_tower_refusal_tower_figure_not_allowed = Dieser Meeple darf nicht auf einen Turm.
the_tower_refusal_tower_out_of_range = Das kann dein Turm nicht gefangen nehmen.
the_tower_refusal_tower_ransom_paid_this_turn = Du hast in diesem Zug schon Lösegeld gezahlt.
the_tower_refusal_tower_too_few_points = Lösegeld kostet 3 Punkte, und du hast weniger.
the_tower_refusal_tower_no_prisoner = Diesen Meeple hält dort niemand gefangen.
category-ransom = Lösegeld
    .title = Lösegeld
    .none = Niemand hat Lösegeld gezahlt.
    .rule = Einmal in deinem Zug kannst du einen gefangenen Meeple freikaufen. Dafür gehen 3 deiner Punkte an den Spieler, der ihn gefangen hält.
