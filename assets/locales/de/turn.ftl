# Öffentliche Nachrichten eines Spiels, und das Anschauen.
turn_pieces = { $player } hat noch { $pieces }
turn_restored = -# Der Tisch **{ $table }** wurde aus einer Sicherung wiederhergestellt. Das Letzte, was sie weiß, ist vom { $when }; was danach gespielt wurde, ist verloren, und frühere Nachrichten gelten nicht mehr.
turn_number = **{ $table }** · Zug { $turn } von etwa { $about }
turn_yours = { $player }, du bist dran: **{ $tile }** · { $places }
turn_other = { $player }, du musst wählen.
turn_since = Seit deinem letzten Zug:
turn_more = … und { $count } weitere
turn_tiles_left = { $count ->
    [0] letztes Plättchen
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
turn_done = **{ $table }** · Zug { $turn } · { $what }
turn_passed = **{ $table }** · Zug { $turn } von { $player } ist vorbei.
button_play = Spielen
button_scores = Punkte
button_more = Mehr
button_tiles = Übrige Plättchen
button_board = Ganzer Tisch
button_film = Film
end_title = **{ $table } ist zu Ende: { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points }.**
end_left = **{ $table } ist zu Ende: { $winners } bleibt allein am Tisch, mit { $points }.**
end_place = **{ $place }.** { $player } **{ $points }**
end_final = Schlusswertung:
end_nothing = Am Ende war nichts mehr zu werten.
end_fair = Faire Ziehung: das Geheimnis `{ $seed }` passt zu `{ $commitment }`.
end_record = Die Aufzeichnung ist angehängt.
end_menu = Punkte für Städte, Straßen, … mit jeder Rechnung
abort_post = **{ $table }** ist geschlossen. Das Spiel endet hier ohne Sieger.
alt_table = Tisch { $table }: { $tiles } Plättchen.
alt_last = Zuletzt gelegt: { $tile } auf { $at }, von { $colour } ({ $mark }).
alt_legend = Spieler: { $seats }. Noch { $left ->
    [one] 1 Plättchen
   *[other] { $left } Plättchen
}.
alt_seat = { $colour } ({ $mark }) { $points } Punkte, übrig { $pieces }
alt_figures = Figuren: { $figures }.
alt_figure = { $colour } { $spot } auf { $at }
alt_hand = Zu legen: { $tile }. Nummerierte Stellen: { $places }.
alt_costly = Nur mit einem Sonderteil: { $places }.
alt_rehearsal = Ein Versuch: { $tile } auf { $place }. Buchstaben zeigen, wo eine Figur stehen darf.
view_part = -# Das Bild zeigt den Teil von { $from } bis { $to }{ $count ->
    [0] {""}
    [one] , Stelle { $places } liegt außerhalb
   *[other] , die Stellen { $places } liegen außerhalb
}. Der ganze Tisch: `/spielplan`.
view_small = -# Öffne das Bild, um alles groß zu sehen.
view_costly = -# Dunkle Zahlen auf Hell: passt dort nur mit einem Sonderteil.
film_title = Der Film von **{ $table }**: { $tiles } Plättchen, eines nach dem anderen.
alt_film = Der Film des Tisches { $table }: Er wächst Plättchen um Plättchen, bis es { $tiles } sind. Die Punkte steigen in der Legende.
board_title = **{ $table }** · { $tiles ->
    [one] 1 Plättchen liegt
   *[other] { $tiles } Plättchen liegen
}, { $left } kommen noch
scores_title = **{ $table }**
scores_line = { $player } **{ $points }** · übrig { $figures }
scores_resigned = { $player } **{ $points }** · hat das Spiel verlassen
tiles_title = **{ $table }**: { $count ->
    [one] 1 Plättchen kommt noch
   *[other] { $count } Plättchen kommen noch
}
tiles_line = { $count } × { $tile }
tiles_none = **{ $table }**: kein Plättchen ist übrig.
tiles_first = { $count ->
    [one] Das nächste Plättchen kommt zuerst, allein:
   *[other] Diese { $count } kommen zuerst:
}
tiles_withheld = Welche, merkt sich hier jeder selbst: Dieser Tisch spielt ohne Hilfen.
info_turn = { $player } ist am Zug: { $link }
info_link = [zum Zug]({ $link })
info_over = **{ $table }** ist zu Ende.
info_fair = Faire Ziehung: das Geheimnis ist versiegelt als `{ $commitment }`. Es wird am Ende des Spiels gezeigt.
export_done = Die Aufzeichnung von **{ $table }**. `bergerie replay` zeigt sie, `bergerie verify` prüft die Ziehungen, wenn das Spiel zu Ende ist.
export_open = Das Spiel ist nicht zu Ende: das Geheimnis der Ziehungen steht noch nicht darin.
help_title = **Bergerie spielt Carcassonne in diesem Kanal.**
help_start = `{ $new }` eröffnet einen Tisch; wer spielen will, drückt **{ $join }**, und der Gastgeber drückt **{ $start }**.
help_turn = Bist du dran, wirst du erwähnt, mit einem Bild des Tisches. Drücke **{ $play }**, um Stellen, Drehungen und Figuren zu probieren: Das siehst nur du, bis du **{ $confirm }** drückst. `{ $place }` tut dasselbe in einer Zeile.
help_places = Stellen heißen nach dem Kompass, vom ersten Plättchen aus: `N2E1` liegt zwei darüber und eins rechts. Straßen und Städte zählen, wenn sie abgeschlossen sind, Klöster, wenn sie umgeben sind, Wiesen am Ende.
help_area = { $area ->
    [table] **Tische**
    [turn] **Wenn du gefragt bist**
   *[look] **Anschauen**
}
tile_ahead-last = Es ist das letzte Plättchen: Mit diesem Zug endet das Spiel.
places_count = { $plain ->
    [0] { $costly ->
        [one] 1 Stelle, nur mit einem Sonderteil
       *[other] { $costly } Stellen, nur mit einem Sonderteil
    }
    [one] 1 Stelle{ $costly ->
        [0] {""}
       *[other] , { $costly } weitere mit einem Sonderteil
    }
   *[other] { $plain } Stellen{ $costly ->
        [0] {""}
       *[other] , { $costly } weitere mit einem Sonderteil
    }
}
alt_part = Der Teil von { $from } bis { $to }.
alt_changed = Kurz davor gelegt: { $tiles }.
alt_chosen = Darauf: { $figure }.
turn_before = { $count ->
    [one] davor noch eines: **Was ist passiert?** erzählt es
   *[other] davor noch { $count }: **Was ist passiert?** erzählt sie
}
catch_up_title = **{ $table }** · seit deinem letzten Zug:
catch_up_nothing = **{ $table }**: Seit deinem letzten Zug ist nichts geschehen.
alt_catch_up = Ein kurzer Film des Tisches { $table } seit deinem letzten Zug: was gelegt, gesetzt und gewertet wurde.
button_catch_up = Was ist passiert?
button_why = Warum?
why_nothing = Noch hat niemand Punkte bekommen.
menu_score = Eine andere Wertung
alt_scored = Was gewertet wurde, umrandet: { $places }.
button_fields = Wiesen
button_if_ended = Wenn jetzt Schluss wäre
lens_withheld = Das rechnet hier jeder selbst aus: Dieser Tisch spielt ohne Hilfen.
fields_none = **{ $table }**: Noch gehört niemandem eine Wiese.
fields_title = **{ $table }** · jede Wiese im Muster dessen, dem sie gehören würde, wäre jetzt Schluss:
alt_fields = Die Wiesen im Muster ihrer Besitzer: { $fields }. Die abgeschlossenen Städte daran sind umrandet.
if_ended_title = **{ $table }** · wenn jetzt Schluss wäre:
if_ended_gain = { $points } noch zu werten
award-city = **Stadtgründer** { $player }: eine Stadt aus { $count } Plättchen
award-road = **Umweg** { $player }: eine Straße aus { $count } Plättchen
award-monastery = **Stilles Leben** { $player }: { $count } Klöster fertig
award-giver = **Gute Nachbarschaft** { $player }: { $count } Punkte für andere fertiggebaut
award-sharer = **Nie allein** { $player }: { $count }-mal geteilt
award-leap = **Großer Sprung** { $player }: { $count } Punkte in einem Zug
award-comeback = **Aufholjagd** { $player }: lag { $count } Punkte zurück
end_awards = Auszeichnungen: { $awards }
end_pace = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $points } Punkte je Zug
alt_curve = Darunter die Punkte aller, Zug um Zug: { $points }.
tiles_faded = -# Verblasst: passt zurzeit nirgends.
tiles_shut = { $count ->
    [one] Kein kommendes Plättchen passt auf { $places }, so wie der Tisch jetzt liegt.
   *[other] Kein kommendes Plättchen passt auf { $count } offene Stellen, so wie der Tisch jetzt liegt: { $places }.
}
alt_tiles = Die kommenden Plättchen: { $tiles }.
alt_lettered = Was gewählt werden kann, mit Buchstaben: { $places }.
seat_entrusted = Bis der Platz zurückgenommen wird, spielt der Bot für { $players }.
seat_back = Dein Platz gehört wieder dir: { $link }
button_seat_back = Platz zurücknehmen
