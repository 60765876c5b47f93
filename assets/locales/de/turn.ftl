# Öffentliche Nachrichten eines Spiels, und das Anschauen.
turn_restored = Der Tisch *{ $table }* wurde aus einer Sicherung wiederhergestellt. Sie reicht bis zum { $when }; was danach gespielt wurde, ist verloren, und ältere Nachrichten gelten nicht mehr.
turn_number = *{ $table }* · Zug { $turn } von etwa { $about }
turn_yours = { $player }, du bist dran: *{ $tile }* · { $places }
turn_other = { $player }, du musst dich entscheiden.
turn_more = … und noch { $count } mehr
turn_last_tile = letztes Plättchen
turn_done = *{ $table }* · Zug { $turn } · { $what }
turn_passed = *{ $table }* · Zug { $turn } von { $player } ist vorbei.
button_play = Spielen
button_scores = Punkte
button_more = Mehr
button_cheat_sheet = Spickzettel
button_tiles = Übrige Plättchen
button_board = Ganze Auslage
button_describe = Beschreiben
button_film = Film
end_title = *{ $table } ist zu Ende: { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.*
end_left = *{ $table } ist zu Ende: { $winners } bleibt allein am Tisch, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.*
end_place = *{ $place }.* { $player } *{ $points }*
end_final = Schlusswertung:
end_nothing = In der Schlusswertung gab es nichts mehr zu werten.
end_fair = Faire Ziehung: Der Startwert `{ $seed }` passt zu `{ $commitment }`, das vor dem Spiel zu sehen war. `bergerie verify record.json` prüft beide und jede Ziehung.
end_fair_short = Faire Ziehung: Alle Plättchen standen vor dem Spiel fest. Den Nachweis zeigt *{ $fairness }*; die Aufzeichnung ist angehängt.
button_fairness = Nachweis
end_menu = Punkte für Städte, Straßen, … mit Rechenweg
abort_post = *{ $table }* ist geschlossen. Das Spiel endet hier ohne Sieger.
cell_tile = { $at }: { $tile }.
cell_empty = { $at }: leer.
cell_spot = { $at }: leer, Stelle { $number }.
cell_beside = Daneben: { $feature }
cell_open = noch offen
alt_table = Tisch { $table }: { $tiles } Plättchen.
alt_last = Zuletzt gelegt: { $tile } auf { $at }, von { $colour } ({ $mark }).
alt_legend = Plätze: { $seats }. Noch { $left ->
    [one] 1 Plättchen
   *[other] { $left } Plättchen
}.
alt_seat = { $colour } ({ $mark }) { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, vor sich: { $pieces }
alt_figures = Figuren ({ $colour }): { $figures }.
alt_figure = { $spot } auf { $at }
alt_turn = Am Zug: { $colour } ({ $mark }).
alt_hand = Zu legen: { $tile }.
alt_spots = Nummerierte Stellen: { $places }.
alt_costly = Nur mit einem Bauteil: { $places }.
alt_change = Vor und nach dem Zug. Punkte: { $points }.
alt_rehearsal = Ein Versuch: { $tile } auf { $place }. Buchstaben zeigen, wo eine Figur stehen darf.
view_part = Das Bild zeigt den Teil von { $from } bis { $to }{ $count ->
    [0] {""}
    [one] , Stelle { $places } liegt außerhalb
   *[other] , die Stellen { $places } liegen außerhalb
}. Die ganze Auslage: `/{ label_BOARD }`.
view_small = Öffne das Bild, um alles groß zu sehen.
view_beyond = { $count ->
    [one] +1 Stelle
   *[other] +{ $count } Stellen
}
view_costly = Dunkle Zahl auf hellem Grund: Dort passt es nur mit einem Bauteil.
film_title = Der Film von *{ $table }*: { $tiles } Plättchen, eines nach dem anderen.
alt_film = Der Film des Tisches { $table }: Die Auslage wächst Plättchen für Plättchen, bis es { $tiles } sind. Die Punkte steigen in der Legende.
button_review = Analyse
button_share_review = Allen zeigen
review_title = Die Analyse von *{ $table }*: die Züge, die am meisten gekostet haben, verglichen mit der Wahl des _starken_ Bots.
review_turn = Zug { $turn }
review_turns = Züge { $first } bis { $last }
review_move = *{ $place }.* { $player }, { $turns }: *−{ $cost }*. Gespielt: { $played }. Besser: { $better }.
review_none = Kein Zug hat einen Punkt oder mehr gekostet.
review_seat = { $player }: { $cost } Punkte durch Fehler verloren · Ziehglück { $luck }
review_seat_faultless = { $player }: kein Fehler, der einen Punkt gekostet hat · Ziehglück { $luck }
review_progress = Das Spiel wird analysiert: { $percent } %
review_waits = Eine andere Analyse läuft noch, danach kommt diese …
review_readers = Nur wer mitgespielt hat, kann diese Analyse lesen. *{ $button }* veröffentlicht sie im Kanal, sobald alle zugestimmt haben.
review_stays_private = { $player } möchte die Analyse von *{ $table }* nicht veröffentlichen. Wer mitgespielt hat, kann sie weiterhin lesen.
button_keep_private = Nicht veröffentlichen
error_private_review = Die Analyse dieses Spiels können nur die Mitspieler lesen, außer wenn alle zustimmen, sie zu zeigen.
review_note = Alle Zahlen sind Schätzungen des Bots: der Vorsprung eines Spielers am Ende, nach dem, was er wissen konnte. Jedes Bild zeigt links den Zug und rechts den besseren. Das Diagramm zeigt den erwarteten Vorsprung Zug um Zug; rechts steht das Ende.
review_asks = Vorschlag von { $players }: allen die Analyse von *{ $table }* zeigen. Einverstanden, { $others }? Sie erscheint hier, sobald alle zugestimmt haben.
alt_review_move = Zug { $place } der Liste: links die Auslage nach diesem Zug, rechts nach dem besseren.
alt_review_curve = Der erwartete Vorsprung aller, Zug um Zug und am Ende: { $leads }.
board_title = *{ $table }* · { $tiles ->
    [one] 1 Plättchen liegt
   *[other] { $tiles } Plättchen liegen
}, { $left ->
    [one] 1 kommt noch
   *[other] { $left } kommen noch
}
scores_title = *{ $table }*
scores_line = { $player } *{ $points }* · { $figures }
scores_resigned = { $player } *{ $points }* · hat das Spiel verlassen
tiles_title = *{ $table }*: { $count ->
    [one] 1 Plättchen kommt noch
   *[other] { $count } Plättchen kommen noch
}
tiles_line = { $count } × { $tile }
tiles_none = *{ $table }*: Es ist kein Plättchen mehr übrig.
tiles_first = { $count ->
    [one] Dieses Plättchen kommt als Nächstes:
   *[other] Diese { $count } kommen zuerst:
}
tiles_withheld = Welche, merkt sich hier jeder selbst: Dieser Tisch spielt ohne Hilfen.
info_turn = { $player } ist am Zug: { $link }
info_link = zum Zug
info_over = *{ $table }* ist zu Ende.
info_delayed = { $reason ->
    [gone] Laut Discord gibt es diesen Kanal nicht mehr, deshalb kann ich hier nicht schreiben.
    [forbidden] Mir fehlt die Berechtigung, hier zu schreiben.
    [locked] Dieser Thread ist gesperrt, deshalb kann ich hier nicht schreiben.
    [discord] Discord nimmt meine Beiträge gerade nicht an. Ich versuche es weiter.
    [limit] Discord begrenzt, wie schnell ich schreiben darf, und andere Beiträge kommen zuerst.
    [process] Ein anderer Prozess des Bots schreibt für diesen Tisch.
   *[failure] Bei mir ist etwas schiefgegangen. Ich versuche es weiter.
}
info_delayed_since = Der älteste Beitrag steht seit { $time } aus.
info_fair = Faire Ziehung: Der Startwert ist versiegelt als `{ $commitment }`. Er wird am Ende des Spiels aufgedeckt.
upload_title = Das hochgeladene Spiel
upload_unfinished = Das Spiel ist noch nicht zu Ende, deshalb gibt es keine Analyse.
export_done = Die Aufzeichnung von *{ $table }*. `bergerie replay` zeigt sie, `bergerie verify` prüft die Ziehungen, wenn das Spiel zu Ende ist.
export_done_notation = Hier ist *{ $table }* zum Lesen und Einfügen in einen Chat. `bergerie replay` zeigt das Spiel wieder.
export_done_jcz = Hier ist *{ $table }* als Spielstand von JCloisterZone.
export_open = Das Spiel ist noch nicht zu Ende, deshalb steht der Startwert der Ziehungen noch nicht in der Aufzeichnung.
help_title = *Mit Bergerie spielt man in diesem Kanal Carcassonne.*
help_topics = Zum ersten Mal hier? *{ $play }* zeigt, wie es losgeht, allein oder mit anderen.
button_play_now = Losspielen
button_rules = Regeln
button_commands = Befehle
button_open_table = Hier einen Tisch eröffnen
help_bots = Niemand da? *{ $bot }* besetzt vor dem Spiel freie Plätze, und das Spiel gegen Bots beginnt sofort.
help_cards = Karte wählen …
help_icons_title = Symbole der Übersicht
help_icons = *{ $title }*: Die Zahl neben einem Symbol sagt, wie viele davon der Spieler hat. Der Spieler auf diesem Bild hat { $pieces }.
alt_icons = Die Übersicht eines Spielers mit allen Symbolen.
alt_card_tiles = Plättchen der Erweiterung: { $tiles }.
help_base_card =
    - *Plättchen legen:* Zieh eines und leg es so an, dass alle Seiten passen.
    - *Figur setzen,* wenn du möchtest, auf dieses Plättchen: auf eine Straße, in eine Stadt, auf ein Kloster oder auf eine Wiese. Im ganzen Gebiet darf noch keine Figur stehen.
    - *Werten:* Ein abgeschlossenes Gebiet zählt sofort, und seine Figuren kommen zurück. Straße: 1 Punkt je Plättchen. Stadt: 2 je Plättchen und 2 je Wappen. Kloster: 9 Punkte, wenn ringsum acht Plättchen liegen.
    - *Mehrheit:* Wer die meisten Figuren im Gebiet hat, bekommt die Punkte. Bei Gleichstand bekommen alle Beteiligten alle Punkte.
    - *Am Ende* zählen auch offene Gebiete: 1 Punkt je Plättchen und Wappen; ein Kloster 1 für sich und 1 je Plättchen ringsum.
    - *Wiesen* zählen nur am Ende: 3 Punkte für jede abgeschlossene Stadt an der Wiese.
help_start = `/{ label_GAME } { label_NEW }` eröffnet einen Tisch; wer spielen will, drückt *{ $join }*, und der Gastgeber drückt *{ $start }*.
help_turn = Bist du dran, wirst du erwähnt, mit einem Bild der Auslage. Drücke *{ $play }*, um Stellen, Drehungen und Figuren auszuprobieren: Das siehst nur du, bis du *{ $confirm }* drückst. `/{ label_PLACE }` tut dasselbe in einer Zeile.
help_places = Stellen heißen nach dem Kompass, vom ersten Plättchen aus: `N2E1` liegt zwei nach Norden und eins nach Osten (E). Straßen und Städte zählen, wenn sie abgeschlossen sind, Klöster, wenn ringsum Plättchen liegen, Wiesen am Ende.
help_area = { $area ->
    [table] *Tische*
    [turn] *Wenn du dran bist*
   *[look] *Nachsehen*
}
tile_ahead-last = Es ist das letzte Plättchen: Mit diesem Zug endet das Spiel.
places_count = { $plain ->
    [0] { $costly ->
        [one] 1 Stelle, nur mit einem Bauteil
       *[other] { $costly } Stellen, nur mit einem Bauteil
    }
    [one] 1 Stelle{ $costly ->
        [0] {""}
       *[other] , { $costly } weitere mit einem Bauteil
    }
   *[other] { $plain } Stellen{ $costly ->
        [0] {""}
       *[other] , { $costly } weitere mit einem Bauteil
    }
}
alt_part = Der Teil von { $from } bis { $to }.
alt_changed = Kurz davor gelegt: { $tiles }.
alt_chosen = Darauf: { $figure }.
catch_up_title = *{ $table }* · seit { $player ->
    [you] deinem letzten Zug
   *[other] dem letzten Zug von { $player }
}:
catch_up_nothing = *{ $table }*: Seit { $player ->
    [you] deinem letzten Zug
   *[other] dem letzten Zug von { $player }
} ist nichts passiert.
alt_catch_up = Ein kurzer Film der letzten Züge am Tisch { $table }: was gelegt, gesetzt und gewertet wurde.
button_catch_up = Neues
button_why = Warum?
why_nothing = Noch hat niemand Punkte bekommen.
why_undone = Dieser Zug wurde zurückgenommen, seine Punkte zählen nicht mehr.
menu_score = Eine andere Wertung
alt_scored = Was gewertet wurde, umrandet: { $places }.
button_fields = Wiesen
button_if_ended = Wenn jetzt Schluss wäre
lens_withheld = Das rechnet hier jeder selbst aus: Dieser Tisch spielt ohne Hilfen.
fields_none = *{ $table }*: Noch gehört niemandem eine Wiese.
fields_title = *{ $table }* · jede Wiese im Muster ihres Besitzers, wenn jetzt Schluss wäre:
alt_fields = Die Wiesen im Muster ihrer Besitzer: { $fields }. Die abgeschlossenen Städte daran sind umrandet.
if_ended_title = *{ $table }* · wenn jetzt Schluss wäre:
if_ended_gain = noch { $points } in der Schlusswertung
award-city = *Stadtgründer* { $player }: eine Stadt aus { $count } Plättchen
award-road = *Umweg* { $player }: eine Straße aus { $count } Plättchen
award-monastery = *Stilles Leben* { $player }: { $count ->
    [one] 1 Kloster
   *[other] { $count } Klöster
} abgeschlossen
award-giver = *Gute Nachbarschaft* { $player }: hat anderen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} verschafft
award-sharer = *Nie allein* { $player }: { $count ->
    [one] einmal
   *[other] { $count }-mal
} Punkte geteilt
award-leap = *Großer Sprung* { $player }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} in einem Zug
award-comeback = *Aufholjagd* { $player }: lag { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} zurück
end_awards = Auszeichnungen: { $awards }
end_pace = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $points } Punkte je Plättchen
alt_curve = Diagramm mit den Punkten aller Spieler, Zug um Zug und nach der Schlusswertung: { $points }.
tiles_faded = Verblasst: passt zurzeit nirgends.
tiles_shut = { $count ->
    [one] Keines der übrigen Plättchen passt zurzeit auf { $places }.
   *[other] Keines der übrigen Plättchen passt zurzeit auf diese { $count } offenen Stellen: { $places }.
}
alt_tiles = Die übrigen Plättchen: { $tiles }.
alt_lettered = Was gewählt werden kann, mit Buchstaben: { $places }.
alt_candidates = Plättchen zur Wahl: { $cells }.
seat_entrusted = Für { $players } spielt vorerst der Bot.
seat_back = Dein Platz gehört wieder dir: { $link }
button_seat_back = Wieder selbst spielen
help_privacy = Datenschutz: { $url }
help_terms = Nutzungsbedingungen: { $url }
rules_link = Die Regeln im Einzelnen
house_rules = Wo die gedruckten Regeln etwas offen lassen, gelten kleine Regeln von uns, die als „unsere“ bezeichnet sind.
house_rules_of_fans = Die Regelblätter des Autors lassen vieles offen: Monumente, Muster, Belohnungen, Wüstenplättchen und die als „unsere“ bezeichneten kleinen Regeln sind von uns.
