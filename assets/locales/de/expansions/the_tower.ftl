# Der Turm: Turmteile, Gefangene und Lösegeld.
expansion-the_tower = Der Turm
    .description = Türme, von denen aus man Meeples gefangen nimmt, und Lösegeld; 18 Plättchen
    .card =
        - *Turmteil:* Statt eine Figur zu setzen, bau auf einem Turmplatz oder Turm. Du nimmst einen Meeple in seiner Reihe oder Spalte gefangen, höchstens so weit, wie der Turm hoch ist.
        - *Spitze:* Ein Meeple obenauf beendet den Turm. *Gefangene:* Halten zwei Spieler je einen Meeple des anderen gefangen, tauschen sie beide aus; 3 Punkte Lösegeld befreien einen je Zug.
option-the_tower-ransom_below_three = Der Turm: ob man für Lösegeld mindestens 3 Punkte haben muss
value-the_tower-ransom_below_three-refused = Lösegeld nur mit mindestens 3 Punkten
value-the_tower-ransom_below_three-allowed = Lösegeld auch mit weniger als 3 Punkten
meeple_on_tower = { $figure ->
    [large_meeple] großer Meeple auf dem Turm
    [wagon] Wagen auf dem Turm
   *[other] Meeple auf dem Turm
}
tile_foundation = Turmplatz
event_floor = { $player } baut den Turm bei *{ $at }* auf Höhe { $height }.
event_top = { $figure ->
    [large_meeple] { $player } stellt einen großen Meeple auf den Turm bei *{ $at }*.
   *[other] { $player } stellt einen Meeple auf den Turm bei *{ $at }*.
}
event_captured = { $player } macht auf *{ $at }* einen Gefangenen: { $figure } von { $owner }.
event_recovered = { $player } holt von *{ $at }* zurück: { $figure }.
event_exchanged = Gefangenenaustausch zwischen { $player } und { $other }. Zurück im Vorrat: { $figures }.
event_freed = { $player } zahlt { $captor } 3 Punkte Lösegeld. Wieder frei: { $figure }.
score_ransom = Lösegeld: { $winners }
label_ransom = Lösegeld von { $points }
action_floor = Turm bei { $at }: Höhe { $height }
action_top = { $figure ->
    [large_meeple] Großer Meeple auf den Turm bei { $at }
   *[other] Meeple auf den Turm bei { $at }
}
action_capture = { $player }: { $figure } auf { $at }
action_exchange = Zurückholen: { $figure }
action_ransom = Freikaufen: { $figure } ({ $player })
menu_tower = Türme
menu_capture = Wen du gefangen nimmst
menu_ransom = Lösegeld
floor_reaches = { $count ->
    [0] niemand in Reichweite
    [one] 1 Figur in Reichweite
   *[other] { $count } Figuren in Reichweite
}
capture_frees = gibt { $feature } frei
capture_opens = danach ist der Turm wieder offen
capture_yours = { $player }, du entscheidest: Dein Turm bei *{ $at }* hat diese Meeples in Reichweite. Nimmst du einen gefangen?
exchange_yours = { $player }, du entscheidest: { $other } und du haltet je einen Meeple des anderen gefangen. Welcher von deinen kommt zurück?
exchange_ahead = Danach entscheidest du, welcher deiner Meeples zurückkommt.
ransom_tried = Lösegeld: 3 deiner Punkte gehen an { $player }; dafür kommt { $figure } zurück in deinen Vorrat.
button_ransom = Lösegeld zahlen
button_no_ransom = Ohne Lösegeld
piece-floor = { $count ->
    [one] 1 Turmteil
   *[other] { $count } Turmteile
}
alt_tower = { $top ->
    [none] Turm der Höhe { $height } bei { $at }
   *[other] Turm der Höhe { $height } bei { $at }, oben { $top }
}
alt_towers = Türme: { $towers }.
alt_range = Die Reichweite des Turms bei { $at } und wen er erreicht: { $figures }.
refusal_tower = { $reason ->
    [no_foundation] Dort ist kein Turmplatz.
    [closed] Oben auf diesem Turm steht ein Meeple: Er ist geschlossen.
    [no_floor] Du hast keine Turmteile mehr.
    [bare] Dort steht noch kein Turmteil. Ein Meeple braucht mindestens eines.
    [no_top] Auf Türme dürfen nur normale und große Meeples.
    [out_of_range] Das kann dein Turm nicht gefangen nehmen.
    [paid] Du hast in diesem Zug schon Lösegeld gezahlt.
    [poor] Lösegeld kostet 3 Punkte, und du hast weniger.
   *[no_prisoner] Diesen Meeple hält dort niemand gefangen.
}
category-ransom = Lösegeld
    .title = Lösegeld
    .none = Niemand hat Lösegeld gezahlt.
    .rule = Einmal in deinem Zug kannst du einen gefangenen Meeple freikaufen. Dafür gehen 3 deiner Punkte an den Spieler, der ihn gefangen hält.
