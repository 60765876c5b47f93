# Das private Ausprobieren eines Zuges.
console_choice = Deine Wahl: **{ $choice }**
console_where = **{ $table }** · dein Plättchen: **{ $tile }**. { $places ->
    [one] Es passt an 1 Platz, im Bild nummeriert.
   *[other] Wohin damit? Es passt an { $places } Plätze, im Bild nummeriert.
}
console_place = **Platz { $number } · { $at }**
console_way = Lage { $way } von { $ways }
console_nothing = Bringt jetzt nichts.
console_figure = Figur: **{ $figure }**
console_done = Erledigt. Dein Zug steht im Kanal.
console_cancelled = Nichts ist geschehen. Du bist weiter dran: { $link }
menu_where = Platz { $from }–{ $to }
menu_where_all = Platz
menu_figure = Figur
menu_choice = Deine Wahl
option_ways = { $count } Lagen
option_gains = bringt { $gains }
option_spot = { $letter } · { $spot }
option_scores = abgeschlossen: bringt jetzt { $points }
turned_choice = { $degrees }° · { $sides }
button_turn = ⟲ Drehen
button_elsewhere = Anderer Platz
button_confirm = Bestätigen
button_cancel = Abbrechen
