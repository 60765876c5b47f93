# Das private Ausprobieren eines Zuges.
console_choice = Deine Wahl: *{ $choice }*
console_where = *{ $table }* · dein Plättchen: *{ $tile }* · { $places }, im Bild { $count ->
    [one] markiert
   *[other] nummeriert
}.
console_place = *Stelle { $number } · { $at }*
console_way = Drehung { $way } von { $ways }
console_ends = Damit endet das Spiel; es folgt die Schlusswertung.
console_nothing = Bringt jetzt keine Punkte.
console_figure = Figur: *{ $figure }*
console_done = Erledigt. Dein Zug steht im Kanal.
console_cancelled = Nichts ist geschehen. Du bist weiter dran: { $link }
menu_where_one = Stelle { $number }
menu_where = Stellen { $from }–{ $to }
menu_where_all = Stelle
menu_figure = Figur
menu_choice = Deine Wahl
option_ways = { $count } Drehungen
option_answers = { $count } Möglichkeiten
option_gains = bringt { $gains }
option_spot = { $letter } · { $spot }
option_scores = abgeschlossen: +{ $points } jetzt
turned_choice = { $degrees }° · { $sides }
hint_title = *{ $table }*: Züge, die sich lohnen könnten. Was sie auf Dauer wert sind, schätzt der Bot.
hint_move = *{ $number }.* { $answers }
hint_outlook = auf Dauer etwa { $points } wert
hint_keeps = danach im Vorrat: { $figures }
button_hint = Tipp
button_try = { $number } probieren
button_elsewhere = Andere Stelle
button_more_actions = Weitere Aktionen
button_back = Zurück
button_other_tile = Anderes Plättchen
button_confirm = Bestätigen
console_choose = Wähle eine von { $count } Antworten, dann kannst du *bestätigen*.
console_later = Das beantwortest du nach *Bestätigen*.
console_later_figure = Nach *Bestätigen* wirst du noch nach deiner Figur gefragt.
button_cancel = Abbrechen
console_regions = Das ist die ganze Auslage. Wähle einen Teil, um ihn größer zu sehen, oder gleich eine Stelle.
console_which_tile = *{ $kind }*: Wähle das Plättchen. Die möglichen sind in voller Farbe zu sehen.
console_which_answer = *{ $kind }*: Wähle anhand der Buchstaben im Bild.
console_part = Der Teil von { $from } bis { $to }.
console_left = Das ist dein letzter Meeple; danach bleiben { $figures } im Vorrat.
console_owned = ginge an { $owners }
console_needs = noch nötig: { $cells }
console_cell = { $cell } ({ $tiles ->
    [0] kein restliches Plättchen passt
    [one] 1 restliches Plättchen passt
   *[other] { $tiles } restliche Plättchen passen
})
console_open = noch { $count } Stellen offen
console_owner = { $owners } ({ $shares })
menu_region = Einen Teil größer zeigen
option_region = { $from } bis { $to }
option_region_places = Stellen { $places }
button_whole = Ganze Auslage
button_plain = Ohne Bauteil
button_without = Doch nicht: { $what }
choice_instead = { $choice } statt { $replaced }
place_figure_later = Vor der Figur gibt es noch etwas zu entscheiden; gib sie danach an.
button_confirm_answer = Bestätigen · { $action }
