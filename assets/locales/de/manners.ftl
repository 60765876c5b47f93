# Zeit und Umgang: Uhren, Erinnerungen, Abwesenheiten, Abstimmungen, Einstellungen, Anweisungen.
until = bis zum { $when } ({ $left })
due = Frist { $left }
due_bot = Antwort des Bots { $left }
until_bot = der Bot antwortet am { $when } ({ $left })
overdue = **überfällig** seit dem { $when } ({ $left })
until_bank = bis zum { $when } ({ $left }), danach Zeitkonto: { $bank }
until_bank_ends = **Zeitkonto** reicht bis zum { $when } ({ $left })
banks = Zeitkonten: { $banks }
bank_of = { $player } { $left }
pace_bank_told = { $answer } je Entscheidung und ein Zeitkonto: { $bank }. Wer rechtzeitig entscheidet, bekommt { $returned } zurück aufs Konto. { $grace } nachdem beides aufgebraucht ist, dürfen die anderen bestimmen, wie es weitergeht
pace_days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
pace_told = { $answer } je Entscheidung; { $grace } danach dürfen die anderen bestimmen, wie es weitergeht
pace_hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
pace_minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
reminder = { $player }, **{ $table }** wartet auf dich: { $link }. Deine Bedenkzeit endet { $left }, am { $when }.
reminder_of_bank = { $player }, **{ $table }** wartet auf dich: { $link }. Ab dem { $when } ({ $left }) läuft dein Zeitkonto ab.
reminder_overdue = { $player }, **{ $table }** wartet auf dich: { $link }. Deine Bedenkzeit ist am { $when } abgelaufen ({ $left }).
reminder_whisper = **{ $table }** wartet immer noch auf dich: { $link }
button_to_table = Zum Tisch
whisper = Du bist bei **{ $table }** am Zug: { $link }
engine_failed_post = { $player } hat bei **{ $table }** nicht rechtzeitig gültig geantwortet. Der eingebaute Bot hat den Zug gemacht und übernimmt auch jeden weiteren, bei dem das passiert.
engine_gone_post = { $player } ist hier nicht mehr verfügbar. Bei **{ $table }** spielt der eingebaute Bot für ihn weiter.
away_post = { $player } ist bei **{ $table }** bis zum { $when } abwesend ({ $left }). Die Bedenkzeit läuft erst ab der Rückkehr.
back_post = { $player } ist bei **{ $table }** wieder da.
motion_undo = **{ $table }** · { $player } möchte den letzten Zug zurücknehmen. { $others }, ist das in Ordnung? Gezogen wird danach wieder dasselbe.
motion_undo_was = **{ $table }** · { $player } möchte den letzten Zug zurücknehmen.
motion_absence = **{ $table }** · Die Zeit von { $player } ist um. { $others }, wie soll es weitergehen?
motion_absence_was = **{ $table }** · Die Zeit von { $player } ist um.
motion_replace = **{ $table }** · Soll { $newcomer } den Platz von { $player } übernehmen?
motion_replace_how = -# { $newcomer } muss zustimmen, { $player } auch; ist die Zeit von { $player } um, genügt stattdessen mehr als die Hälfte der anderen.
motion_offer = **{ $table }** · Wer möchte für { $player } weiterspielen? Wer noch nicht am Tisch sitzt, kann den Platz übernehmen. Zieht { $player } vorher, bleibt alles, wie es war.
motion_votes = -# { $votes }
motion_vote = { $player }: { $vote }
motion_awaited = -# Noch offen: { $players }
vote_yes = ja
vote_no = nein
vote_wait = mehr Zeit geben
vote_skip = einfachster Zug ohne Figur
vote_bot_once = Bot macht diesen Zug
vote_bot = Bot spielt weiter
vote_replace = Ersatz suchen
vote_resign = ohne diesen Platz weiter
button_agree = In Ordnung
button_refuse = Nein
button_take_seat = Platz übernehmen
button_undo = Zurücknehmen
button_rematch = Revanche
button_settings = Meine Einstellungen
button_orders = Anweisungen
motion_lapsed = -# Das Spiel ist weitergegangen; es gibt nichts mehr zu entscheiden.
motion_refused = **Es bleibt, wie es ist.**
motion_taken_back = **Der Zug ist zurückgenommen.**
motion_replaced = **{ $player } spielt weiter.**
motion_waits = **Der Tisch wartet noch einmal.**
motion_skips = **Es geht mit einem möglichst einfachen Zug weiter.**
motion_plays_once = **Der Bot macht diesen Zug für { $player }**; danach geht es wie bisher weiter.
motion_plays_on = **Der Bot spielt für { $player } weiter.** Zurück geht es jederzeit: mit einem Zug, mit **Wieder selbst spielen** oder `/spiel zurück`.
motion_offers = **Der Platz wird jemand anderem angeboten.**
motion_resigns = **Es geht ohne diesen Platz weiter.**
replaced_post = { $after } übernimmt bei **{ $table }** den Platz von { $before }, mit allen Figuren und Punkten.
vote_taken = Deine Stimme: **{ $vote }**. Du kannst sie ändern, bis entschieden ist.
error_vote_closed = Das ist entschieden, oder das Spiel ist weitergegangen.
error_vote_not_asked = Bei dieser Abstimmung bist du nicht dabei.
error_replace = Nenne jemanden, der hier mitspielt, und jemanden, der noch nicht mitspielt.
error_nothing_to_undo = Du hast keinen Zug gemacht, den man zurücknehmen könnte.
undo_done = Dein Zug ist zurückgenommen.
undo_asked = Seitdem wurde etwas gezogen, oder jemand anderes war am Zug. Zustimmen müssen: { $players }; die Frage steht im Kanal.
story_taken_back = { $player } nimmt den letzten Zug zurück.
by_order = -# Auf Anweisung von { $player }
by_vote = -# Der Tisch hat für { $player } gezogen: der einfachste Zug, den es gab
by_bot = -# Der Bot hat nach einer Stunde für { $player } geantwortet
rematch_of = Revanche! Eingeladen sind: { $players }
rematch_open = Die Revanche ist eröffnet, mit denselben Optionen.
rematch_info = Der Tisch ist in diesem Kanal schon eröffnet.
turns_each = { $turns ->
    [one] 1 Zug pro Kopf
   *[other] etwa { $turns } Züge pro Kopf
}
turns_about = zu zweit: etwa { $turns } Züge pro Kopf; zu dritt oder mehr: weniger
settings_title = **Deine Einstellungen**, an jedem Tisch. Nur du siehst sie.
settings_zone = Zeitzone: **{ $zone }**
settings_quiet = Keine Erinnerungen von **{ $from }** bis **{ $to }**
settings_no_quiet = Keine Ruhezeit
settings_language = Private Antworten: **{ $language }**
settings_mark = Lieblingsfarbe und -zeichen: **{ $mark }**
settings_no_mark = Keine Lieblingsfarbe, kein Lieblingszeichen
settings_as_discord = wie in deinem Discord
settings_reminders = { $on ->
    [yes] Erinnerungen: **an**
   *[no] Erinnerungen: **aus**
}
settings_whispers = { $on ->
    [yes] Direktnachricht, wenn du am Zug bist: **ja**
   *[no] Direktnachricht, wenn du am Zug bist: **nein**
}
settings_away = Abwesend bis zum { $when }
menu_language = Sprache privater Antworten
menu_mark = Lieblingsfarbe und -zeichen
menu_away = Wie lange bist du weg?
quiet_none = keine Ruhezeit
button_hours = Zeitzone und Ruhezeit
field_zone = Zeitzone
field_zone_note = Eine Stadt wie Berlin oder ein Name wie America/New_York
field_quiet = Ruhezeit ohne Erinnerungen
field_quiet_note = Zum Beispiel 22:00-07:30; leer: keine
quiet_hours = { $from } bis { $to }
button_reminders = { $on ->
    [yes] Erinnerungen aus
   *[no] Erinnerungen an
}
button_whispers = { $on ->
    [yes] Direktnachrichten aus
   *[no] Direktnachrichten an
}
button_away = Abwesend melden
button_back_again = Ich bin wieder da
error_zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Nenne eine Stadt wie `Berlin` oder einen Namen wie `America/New_York`.
error_quiet = „{ $text }“ verstehe ich nicht. Eine Ruhezeit schreibt man etwa `22:00-07:30`; `off` heißt keine.
error_mark = Eine Farbe oder ein Zeichen namens „{ $text }“ kenne ich nicht; die Liste zeigt alle.
error_until = „{ $text }“ verstehe ich nicht. Gib eine Anzahl Tage an oder ein Datum wie `2026-12-24`; `0` heißt, dass du wieder da bist.
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
find_none = Hier ist an keinem Tisch ein Platz frei. `{ $new }` eröffnet einen.
find_title = **Tische mit freien Plätzen**
find_line = **{ $table }** · { $sets } · { $pace } · { $language } · { $players ->
    [one] 1 Person
   *[other] { $players } Personen
} · { $link }
find_similar = An einem ähnlichen Tisch sind noch Plätze frei: { $table }
mygames_none = Du sitzt an keinem Tisch. `{ $new }` eröffnet einen.
mygames_title = **Deine Tische**
mygames_yours = **{ $table }** · **du bist am Zug** (gefragt { $when }) · { $link }
mygames_other = **{ $table }** · wartet auf { $players } (gefragt { $when }) · { $link }
mygames_bot = **{ $table }** · wartet auf { $players } · { $link }
mygames_lobby = **{ $table }** · hat noch nicht begonnen · { $link }
orders_title = **Deine Anweisungen am Tisch { $table }.** Sie werden befolgt, wo die Regeln es erlauben. Die anderen lesen nur, dass eine Anweisung befolgt wurde, nicht, welche.
orders_none = Du hast noch keine gegeben.
orders_line = - { $order }: **{ $number }**
orders_plain = - { $order }
button_orders_form = Ändern
orders_form = Anweisungen
orders_without_number = Ohne mich zu fragen
orders_range = { $least } bis { $most }; leer: keine Anweisung
error_order_number = **{ $order }** braucht eine Zahl von { $least } bis { $most }.
orders_hint = Änderungen gelten ab der nächsten Frage.
error_order = Diese Anweisung gibt es an diesem Tisch nicht, oder die Zahl ist nicht möglich. Es gibt: { $orders }.
preset_saved = Die Optionen dieses Tisches sind auf diesem Server jetzt als **{ $name }** gespeichert.
preset_gone = Die Vorlage **{ $name }** ist gelöscht.
preset_none = Eine Vorlage „{ $name }“ gibt es auf diesem Server nicht.
preset_menu = Gespeicherte Vorlagen
button_preset = Als Vorlage speichern
preset_form = Diese Optionen speichern
preset_name = Name der Vorlage
preset_shared = Alle auf diesem Server können sie verwenden
error_preset = Dieser Name lässt sich nicht vergeben. Er darf nicht leer sein, ein Server hat höchstens 25 Vorlagen, und jedes Mitglied kann fünf speichern.
error_preset_author = Diese Vorlage können nur das Mitglied ändern, das sie gesichert hat, und Mitglieder, die den Server verwalten dürfen.
status_on = Eine angeheftete Nachricht zeigt jetzt, wie es am Tisch steht.
status_off = Die angeheftete Nachricht wird nicht mehr aktualisiert.
status_line = 📌 **{ $table }** · wartet auf { $players } (gefragt { $when }) · { $link }
status_begun = 📌 **{ $table }** · hat noch nicht begonnen
status_over = 📌 **{ $table }** ist zu Ende.
status_no_pin = -# Anheften darf ich sie nicht: Dazu braucht es die Berechtigung { $permission }. Du kannst sie selbst anheften.
button_status = { $on ->
    [yes] Stand nicht mehr anheften
   *[no] Stand anheften
}
data_export = Das ist alles, was ich über dich speichere. Nur du siehst diese Nachricht.
erase_what = **Deine Daten löschen?** Einstellungen, Abwesenheiten, Anweisungen, verdeckte Gebote und Stimmen werden gelöscht. In beendeten Partien steht statt deines Namens *Gelöschtes Konto*. Nachrichten, die schon in Discord stehen, bleiben dort. Das lässt sich nicht rückgängig machen.
erase_games = { $count ->
    [one] Du spielst gerade eine Partie. Spielt dort sonst niemand, wird sie geschlossen; andernfalls wähle: Der Bot spielt für dich weiter, oder du gibst auf.
   *[other] Du spielst gerade { $count } Partien. Wo sonst niemand spielt, werden sie geschlossen; für die anderen wähle: Der Bot spielt für dich weiter, oder du gibst auf.
}
erase_sure = **Wirklich?** Weder deine Daten noch deine Plätze lassen sich wiederherstellen.
erase_done = Erledigt. Ich speichere nichts mehr über dich.
button_erase = Meine Daten löschen
button_erase_bot = Löschen, Bot spielt weiter
button_erase_resign = Löschen und aufgeben
button_erase_now = Ja, alles löschen
button_erase_not = Meine Daten behalten
former_player = Gelöschtes Konto
left_post = **{ $table }**: Wer mit { $mark } gespielt hat, ist endgültig gegangen. Der Bot spielt weiter.
find_elsewhere = { $table } · auf einem anderen Server
server_title = **Einstellungen dieses Servers.** Nur du siehst diese Nachricht.
server_line = { $setting }: **{ $value }**
server_menu = Eine Einstellung ändern
server_default = keine Vorgabe
server_channels = Kanäle für Partien
server_channels_all = alle Kanäle
server_channel_menu = Nur in diesen Kanälen und ihren Threads
button_everywhere = Alle Kanäle erlauben
server_preset = Vorlage für neue Tische
server_preset_none = keine Vorlage
server_language = Sprache neuer Tische
server_language_host = die des Gastgebers
server_season = Jahreszeit neuer Tische
server_pace = Tempo neuer Tische
server_lobbies = Wartende Tische pro Mitglied
server_games = Wer beendete Partien sieht
server_games_everyone = alle
server_games_players = nur wer mitgespielt hat
server_listing = Wartende Tische auf anderen Servern zeigen
server_threads = Ein Thread für jeden Tisch
server_threads_never = nie
server_threads_always = immer
server_threads_ask = wie der Gastgeber möchte
thread_ask = Wo soll dein Tisch sein? Bekommt er einen eigenen Thread, ist in diesem Kanal Platz für weitere Tische.
thread_ask_option = Bitte wiederhole den Befehl mit der Option `{ $option }`: an für einen Tisch in einem eigenen Thread, aus für einen Tisch in diesem Kanal. Es wurde kein Tisch eröffnet.
button_thread = In einem neuen Thread
button_here = In diesem Kanal
thread_opened = Dein Tisch ist in { $thread } eröffnet. Unter **{ $options }** änderst du die Regeln; starte, wenn alle da sind.
still_in_post = **{ $table }** wartet schon länger als einen Tag. { $players }, seid ihr noch dabei? Sobald alle bestätigt haben, geht es los.
still_in_asked = Dieser Tisch wartet schon länger als einen Tag. Ich habe alle gefragt, ob sie noch dabei sind; sobald alle bestätigt haben, geht es los.
still_in_waiting = Danke! Noch offen: { $players }.
button_still_in = Ich bin dabei
