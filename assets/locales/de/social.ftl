# Rund um die Züge: Uhren, Erinnerungen, Abwesenheiten, Abstimmungen, Revanchen, Anweisungen, Statusnachrichten.
until = bis zum { $when } ({ $left })
due = Frist { $left }
due_bot = Antwort des Bots { $left }
until_bot = der Bot antwortet am { $when } ({ $left })
overdue = *überfällig* seit dem { $when } ({ $left })
until_bank = bis zum { $when } ({ $left }), danach Zeitkonto: { $bank }
until_bank_ends = *Zeitkonto* reicht bis zum { $when } ({ $left })
banks = Zeitkonten: { $banks }
bank_of = { $player } { $left }
pace_bank_description = { $answer } je Entscheidung und ein Zeitkonto: { $bank }. Wer rechtzeitig entscheidet, bekommt { $returned } zurück aufs Konto. { $grace } nachdem beides aufgebraucht ist, dürfen die anderen bestimmen, wie es weitergeht
pace_days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
pace_description = { $answer } je Entscheidung; { $grace } danach dürfen die anderen bestimmen, wie es weitergeht
pace_hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
pace_minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
reminder = { $player }, *{ $table }* wartet auf dich: { $link }. Deine Bedenkzeit endet { $left }, am { $when }.
reminder_of_bank = { $player }, *{ $table }* wartet auf dich: { $link }. Ab dem { $when } ({ $left }) läuft dein Zeitkonto ab.
reminder_overdue = { $player }, *{ $table }* wartet auf dich: { $link }. Deine Bedenkzeit ist am { $when } abgelaufen ({ $left }).
reminder_dm = *{ $table }* wartet immer noch auf dich: { $link }
button_to_table = Zum Tisch
turn_dm = Du bist bei *{ $table }* am Zug: { $link }
engine_failed_post = { $player } hat bei *{ $table }* nicht rechtzeitig gültig geantwortet. Der eingebaute Bot hat den Zug gemacht und übernimmt auch jeden weiteren, bei dem das passiert.
engine_gone_post = { $player } ist hier nicht mehr verfügbar. Bei *{ $table }* spielt der eingebaute Bot für ihn weiter.
engine_suspended_post = { $player } hat mehrmals hintereinander nicht gültig geantwortet. Bei *{ $table }* spielt der eingebaute Bot für ihn; das Programm bekommt nur noch ab und zu einen Versuch.
away_post = { $player } ist bei *{ $table }* bis zum { $when } abwesend ({ $left }). Die Bedenkzeit läuft erst ab der Rückkehr.
back_post = { $player } ist bei *{ $table }* wieder da.
motion_undo = *{ $table }* · { $player } möchte den letzten Zug zurücknehmen. { $others }, ist das in Ordnung? Gezogen wird danach wieder dasselbe.
motion_undo_was = *{ $table }* · { $player } möchte den letzten Zug zurücknehmen.
motion_absence = *{ $table }* · Die Zeit von { $player } ist um. { $others }, wie soll es weitergehen?
motion_absence_was = *{ $table }* · Die Zeit von { $player } ist um.
motion_replace = *{ $table }* · Soll { $newcomer } den Platz von { $player } übernehmen?
motion_replace_how = { $newcomer } muss zustimmen, { $player } auch; ist die Zeit von { $player } um, genügt stattdessen mehr als die Hälfte der anderen.
motion_offer = *{ $table }* · Wer möchte für { $player } weiterspielen? Wer noch nicht am Tisch sitzt, kann den Platz übernehmen. Zieht { $player } vorher, bleibt alles, wie es war.
motion_votes = { $votes }
motion_vote = { $player }: { $vote }
motion_awaited = Noch offen: { $players }
vote_yes = dafür
vote_no = dagegen
vote_wait = mehr Zeit geben
vote_skip = einfachster Zug ohne Figur
vote_bot_once = Bot macht diesen Zug
vote_bot = Bot spielt weiter
vote_replace = Ersatz suchen
vote_resign = ohne diesen Platz weiter
button_agree = In Ordnung
button_disagree = Lieber nicht
button_take_seat = Platz übernehmen
button_undo = Zurücknehmen
button_rematch = Revanche
button_orders = Anweisungen
motion_lapsed = Das Spiel ist weitergegangen; es gibt nichts mehr zu entscheiden.
motion_refused = *Es bleibt, wie es ist.*
motion_taken_back = *Der Zug ist zurückgenommen.*
motion_replaced = *{ $player } spielt weiter.*
motion_waits = *Der Tisch wartet noch einmal.*
motion_skips = *Es geht mit einem möglichst einfachen Zug weiter.*
motion_plays_once = *Der Bot macht diesen Zug für { $player }*; danach geht es wie bisher weiter.
motion_plays_on = *Der Bot spielt für { $player } weiter.* Zurück geht es jederzeit: mit einem Zug, mit *Wieder selbst spielen* oder `/{ label_GAME } { label_BACK }`.
motion_offers = *Der Platz wird jemand anderem angeboten.*
motion_resigns = *Es geht ohne diesen Platz weiter.*
replaced_post = { $after } übernimmt bei *{ $table }* den Platz von { $before }, mit allen Figuren und Punkten.
vote_taken = Deine Stimme: *{ $vote }*. Du kannst sie ändern, bis entschieden ist.
vote_decided = Deine Stimme: *{ $vote }*. Damit ist es entschieden.
error_vote_closed = Das ist entschieden, oder das Spiel ist weitergegangen.
error_vote_not_asked = Bei dieser Abstimmung bist du nicht dabei.
error_replace = Nenne jemanden, der hier mitspielt, und jemanden, der noch nicht mitspielt.
error_replace_bot = Das ist das Konto eines Bots, der keinen Platz einnehmen kann. Wähl jemanden, der hier noch nicht mitspielt.
error_nothing_to_undo = Du hast keinen Zug gemacht, den man zurücknehmen könnte.
undo_done = Dein Zug ist zurückgenommen.
undo_asked = Seitdem wurde etwas gezogen, oder jemand anderes war am Zug. Zustimmen müssen: { $players }; die Frage steht im Kanal.
event_taken_back = { $player } nimmt den letzten Zug zurück.
by_order = Auf Anweisung von { $player }
by_vote = Der Tisch hat für { $player } gezogen: der einfachste Zug, den es gab
by_bot = Der Bot hat nach einer Stunde für { $player } geantwortet
rematch_of = Revanche! Eingeladen sind: { $players }
rematch_open = Die Revanche ist eröffnet, mit denselben Optionen.
rematch_info = Der Tisch ist in diesem Kanal schon eröffnet.
turns_each = { $turns ->
    [one] 1 Zug pro Kopf
   *[other] etwa { $turns } Züge pro Kopf
}
turns_about = zu zweit: etwa { $turns } Züge pro Kopf; zu dritt oder mehr: weniger
button_away = Abwesend melden
button_back_again = Ich bin wieder da
error_until = Mit „{ $text }“ kann ich nichts anfangen. Gib bis zu 60 Tage an oder ein künftiges Datum wie `2026-12-24`; `0` heißt, dass du wieder da bist.
away_ask = Wie lange bist du weg? Alle deine Tische erfahren es, und deine Bedenkzeit läuft erst, wenn du wieder da bist.
away_days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
away_done = Du bist bis zum { $when } abwesend. { $tables ->
    [0] Du sitzt gerade an keinem Tisch.
    [one] Dein Tisch weiß Bescheid.
   *[other] Deine { $tables } Tische wissen Bescheid.
}
away_over = Willkommen zurück! { $tables ->
    [0] Du sitzt gerade an keinem Tisch.
    [one] Dein Tisch weiß Bescheid.
   *[other] Deine { $tables } Tische wissen Bescheid.
}
away_not = Du warst nicht abwesend.
find_none = Hier ist an keinem Tisch ein Platz frei. `/{ label_GAME } { label_NEW }` eröffnet einen.
find_title = *Tische mit freien Plätzen*
find_line = *{ $table }* · { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · { $pace } · { $language }
find_similar = An einem ähnlichen Tisch sind noch Plätze frei: { $table } · { $link }
mygames_none = Du sitzt an keinem Tisch. `/{ label_GAME } { label_NEW }` eröffnet einen.
mygames_title = *Deine Tische*
mygames_yours = *{ $table }* · *du bist am Zug* (gefragt { $when })
mygames_other = *{ $table }* · wartet auf { $players } (gefragt { $when })
mygames_bot = *{ $table }* · wartet auf { $players }
mygames_lobby = *{ $table }* · hat noch nicht begonnen
mygames_finished_title = *Deine beendeten Spiele*
mygames_ended = { $expansions ->
    [0] Grundspiel
    [one] 1 Erweiterung
   *[other] { $expansions } Erweiterungen
} · beendet { $when }
mygames_no_match = Keine solchen Spiele.
mygames_against = mit { $player }
share_preview = Vorschau. Nur du siehst diese Nachricht.
share_by = Geteilt von { $player }
share_move = *{ $table }* · der letzte Zug
share_review = Alle hier sehen die Analyse von *{ $table }*, sobald alle Mitspieler einverstanden sind.
share_review_there = Eine Analyse wird im Kanal der Partie geteilt, sobald alle Mitspieler einverstanden sind: *{ $table }* · { $link }
share_review_running = Die Partie an *{ $table }* läuft noch. Sie kann analysiert werden, wenn sie zu Ende ist.
button_finished_games = Beendete Spiele
button_newer = Neuere
button_older = Ältere
button_go_to_table = Zum Tisch
orders_title = *Deine Anweisungen am Tisch { $table }.* Sie werden befolgt, wo die Regeln es erlauben. Die anderen lesen nur, dass eine Anweisung befolgt wurde, nicht, welche.
orders_none = Du hast noch keine gegeben.
orders_line = - { $order }: *{ $number }*
orders_plain = - { $order }
button_orders_form = Ändern
orders_form = Anweisungen
orders_without_number = Ohne mich zu fragen
orders_range = { $least } bis { $most }; leer: keine Anweisung
error_order_number = *{ $order }* braucht eine Zahl von { $least } bis { $most }.
orders_hint = Änderungen gelten ab der nächsten Frage.
error_order = Diese Anweisung gibt es an diesem Tisch nicht, oder die Zahl ist nicht möglich. Es gibt: { $orders }.
status_on = Eine angeheftete Nachricht zeigt jetzt, wie es am Tisch steht.
status_off = Die angeheftete Nachricht wird nicht mehr aktualisiert.
status_line = 📌 *{ $table }* · wartet auf { $players } (gefragt { $when }) · { $link }
status_begun = 📌 *{ $table }* · hat noch nicht begonnen
status_over = 📌 *{ $table }* ist zu Ende.
status_no_pin = Anheften darf ich sie nicht: Dazu braucht es die Berechtigung { $permission }. Du kannst sie selbst anheften.
status_pin_failed = Das Anheften ging nicht, weil Discord ein Problem hat. Du kannst sie selbst anheften.
status_too_many_pins = In diesem Kanal sind schon so viele Nachrichten angeheftet, wie Discord erlaubt. Löse eine andere und hefte dann diese selbst an.
button_status = { $on ->
    [yes] Stand nicht mehr anheften
   *[no] Stand anheften
}
left_post = *{ $table }*: Wer mit { $mark } gespielt hat, ist endgültig gegangen. Der Bot spielt weiter.
no_dms_post = { $player } nimmt keine Direktnachrichten von mir an, deshalb habe ich sie ausgeschaltet. `/{ label_SETTINGS } { label_CHANGE }` schaltet sie wieder ein.
find_elsewhere = { $table } · auf einem anderen Server
thread_ask = Wo soll dein Tisch sein? Bekommt er einen eigenen Thread, ist in diesem Kanal Platz für weitere Tische.
thread_ask_option = Bitte wiederhole den Befehl mit der Option `{ $option }`: an für einen Tisch in einem eigenen Thread, aus für einen Tisch in diesem Kanal. Es wurde kein Tisch eröffnet.
button_thread = In einem neuen Thread
button_here = In diesem Kanal
thread_opened = Dein Tisch ist in { $thread } eröffnet. Unter *{ $options }* änderst du die Regeln; starte, wenn alle da sind.
still_in_post = *{ $table }* wartet schon länger als einen Tag. { $players }, seid ihr noch dabei? Sobald alle bestätigt haben, geht es los.
still_in_asked = Dieser Tisch wartet schon länger als einen Tag. Ich habe alle gefragt, ob sie noch dabei sind; sobald alle bestätigt haben, geht es los.
still_in_waiting = Danke! Noch offen: { $players }.
button_still_in = Ich bin dabei
