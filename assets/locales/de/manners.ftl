# Zeit und Umgang: Uhren, Erinnerungen, Abwesenheiten, Abstimmungen, Einstellungen, Anweisungen.
until = bis { $when } ({ $left })
overdue = **überfällig** seit { $when } ({ $left })
pace_told = { $answer } für jede Antwort; { $grace } später dürfen die anderen entscheiden, wie es weitergeht
pace_hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
pace_minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
reminder = { $player }, **{ $table }** wartet auf dich: { $link }. Deine Antwort wird { $left } erwartet, spätestens am { $when }.
reminder_whisper = **{ $table }** wartet noch auf dich: { $link }
whisper = Du bist bei **{ $table }** am Zug: { $link }
away_post = { $player } ist bei **{ $table }** bis { $when } abwesend ({ $left }). Die Bedenkzeit beginnt bei der Rückkehr.
back_post = { $player } ist bei **{ $table }** wieder da.
motion_undo = **{ $table }** · { $player } möchte den letzten Zug zurücknehmen. { $others }, ist das in Ordnung? Was gezogen wurde, kommt wieder.
motion_undo_was = **{ $table }** · { $player } möchte den letzten Zug zurücknehmen.
motion_absence = **{ $table }** · Die Zeit von { $player } ist um. { $others }, wie soll es weitergehen?
motion_absence_was = **{ $table }** · Die Zeit von { $player } ist um.
motion_replace = **{ $table }** · Soll { $newcomer } den Platz von { $player } übernehmen?
motion_replace_how = -# { $newcomer } muss zustimmen und ebenso { $player }; ist die Zeit um, kann es mehr als die Hälfte der anderen tun.
motion_offer = **{ $table }** · Wer möchte für { $player } weiterspielen? Wer noch nicht am Tisch sitzt, kann den Platz übernehmen. Zieht { $player } vorher, bleibt alles, wie es war.
motion_votes = -# { $votes }
motion_vote = { $player }: { $vote }
motion_awaited = -# Noch gefragt: { $players }
vote_yes = ja
vote_no = nein
vote_wait = warten
vote_skip = überspringen
vote_bot_once = diesen Zug dem Bot überlassen
vote_bot = den Bot spielen lassen
vote_replace = jemand anderes
vote_resign = ohne weiterspielen
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
motion_skips = **Der Tisch macht mit einem schlichten Zug weiter.**
motion_plays_once = **Der Bot macht diesen Zug für { $player }**; danach geht es wie bisher weiter.
motion_plays_on = **Der Bot spielt für { $player } weiter.** Den Platz gibt es jederzeit zurück: mit einem Zug, mit **Platz zurücknehmen** oder `/spiel zurück`.
motion_offers = **Der Platz wird jemand anderem angeboten.**
motion_resigns = **Der Tisch spielt ohne sie weiter.**
replaced_post = { $after } übernimmt bei **{ $table }** den Platz von { $before }, mit allen Figuren und Punkten.
vote_taken = Deine Stimme zählt: **{ $vote }**. Du kannst sie ändern, bis entschieden ist.
fault_vote_closed = Das ist entschieden, oder das Spiel ist weitergegangen.
fault_vote_not_asked = Dazu bist du nicht gefragt.
fault_replace = Nenne jemanden, der hier mitspielt, und jemanden, der es noch nicht tut.
fault_nothing_to_undo = Du hast keinen Zug gemacht, den man zurücknehmen könnte.
undo_done = Dein Zug ist zurückgenommen.
undo_asked = Seitdem wurde etwas gezogen, oder jemand war am Zug. Es braucht die Zustimmung von { $players }; die Frage steht im Kanal.
story_taken_back = { $player } hat den letzten Zug zurückgenommen.
by_order = -# Auf Anweisung von { $player }
by_vote = -# Der Tisch hat für { $player } gezogen: so schlicht wie möglich
rematch_of = Revanche! Eingeladen sind: { $players }
rematch_open = Die Revanche ist eröffnet, mit denselben Optionen.
rematch_info = Der Tisch ist in diesem Kanal schon eröffnet.
turns_each = { $turns ->
    [one] 1 Zug für jeden
   *[other] etwa { $turns } Züge für jeden
}
turns_about = zu zweit: etwa { $turns } Züge für jeden; zu dritt oder mehr: weniger
settings_title = **Deine Einstellungen**, an jedem Tisch. Nur du siehst sie.
settings_zone = Zeitzone: **{ $zone }**
settings_quiet = Keine Erinnerungen von **{ $from }** bis **{ $to }**
settings_no_quiet = Erinnerungen zu jeder Stunde
settings_language = Private Antworten: **{ $language }**
settings_mark = Lieblingsfarbe und -zeichen: **{ $mark }**
settings_no_mark = Keine Lieblingsfarbe, kein Lieblingszeichen
settings_as_discord = wie in deinem Discord
settings_reminders = { $on ->
    [yes] Erinnerungen: **an**
   *[no] Erinnerungen: **aus**
}
settings_whispers = { $on ->
    [yes] Private Nachricht, wenn du am Zug bist: **ja**
   *[no] Private Nachricht, wenn du am Zug bist: **nein**
}
settings_away = Abwesend bis { $when }
menu_zone = Zeitzone (andere: /einstellungen)
menu_quiet = Stunden ohne Erinnerung
menu_language = Sprache privater Antworten
menu_mark = Lieblingsfarbe und -zeichen
menu_away = Wie lange bist du abwesend?
quiet_none = keine ruhigen Stunden
quiet_hours = { $from } bis { $to }
button_reminders = { $on ->
    [yes] Nicht erinnern
   *[no] Erinnere mich
}
button_whispers = { $on ->
    [yes] Keine privaten Nachrichten
   *[no] Private Nachrichten
}
button_away = Ich bin weg
button_back_again = Ich bin wieder da
fault_zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Sie heißen etwa `Europe/Berlin`; die Liste findet sie.
fault_quiet = „{ $text }“ ist keine Uhrzeit. Stunden schreibt man etwa `22:00-07:30`; `off` heißt keine.
fault_mark = Eine Farbe oder ein Zeichen namens „{ $text }“ kenne ich nicht; die Liste hat alle.
fault_until = „{ $text }“ ist kein Tag, den ich verstehe. Nenne eine Zahl von Tagen oder ein Datum wie `2026-12-24`; `0` heißt, dass du wieder da bist.
away_ask = Wie lange bist du abwesend? Alle deine Tische erfahren es, und deine Bedenkzeit beginnt, wenn du wieder da bist.
away_days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
away_done = Du bist bis { $when } abwesend. { $tables ->
    [0] Du sitzt gerade an keinem Tisch.
    [one] Dein Tisch weiß es.
   *[other] Deine { $tables } Tische wissen es.
}
away_over = Willkommen zurück! { $tables ->
    [0] Du sitzt gerade an keinem Tisch.
    [one] Dein Tisch weiß es.
   *[other] Deine { $tables } Tische wissen es.
}
away_not = Du warst nicht abwesend.
mygames_none = Du sitzt an keinem Tisch. `{ $new }` eröffnet einen.
mygames_title = **Deine Tische**
mygames_yours = **{ $table }** · **du bist am Zug** seit { $when } · { $link }
mygames_other = **{ $table }** · wartet auf { $players } seit { $when } · { $link }
mygames_lobby = **{ $table }** · hat noch nicht begonnen · { $link }
orders_title = **Anweisungen bei { $table }.** Sie werden befolgt, wo die Regeln es erlauben. Andere lesen, dass eine Anweisung befolgt wurde, aber nicht, welche.
orders_none = Du hast keine gegeben.
orders_line = - { $order }: **{ $number }**
orders_plain = - { $order }
orders_menu = Welche Anweisung?
orders_number = Welche Zahl?
orders_number_of = { $number }
orders_off = Zurücknehmen
orders_hint = Sie gilt ab der nächsten Frage.
fault_order = So eine Anweisung gibt es an diesem Tisch nicht, oder nicht mit dieser Zahl. Es gibt: { $orders }.
preset_saved = Die Optionen dieses Tisches heißen auf diesem Server jetzt **{ $name }**.
preset_gone = Der Name **{ $name }** ist wieder frei.
preset_none = Dieser Server hat keine Optionen namens „{ $name }“.
preset_menu = Optionen mit einem Namen
button_preset = Als Vorlage sichern
preset_form = Diese Optionen sichern
preset_name = Ein Name, für alle auf diesem Server
fault_preset = Dieser Name lässt sich nicht vergeben. Er darf nicht leer sein; ein Server hat höchstens 25, und jedes Mitglied kann fünf sichern.
fault_preset_author = Diese Vorlage können nur das Mitglied ändern, das sie gesichert hat, und Mitglieder, die den Server verwalten dürfen.
status_on = Eine angeheftete Nachricht sagt jetzt, wie es am Tisch steht.
status_off = Die angeheftete Nachricht wird nicht mehr fortgeschrieben.
status_line = 📌 **{ $table }** · wartet auf { $players } seit { $when } · { $link }
status_begun = 📌 **{ $table }** · hat noch nicht begonnen
status_over = 📌 **{ $table }** ist vorbei.
status_no_pin = -# Anheften darf ich sie nicht: Dazu braucht es die Berechtigung { $permission }. Du kannst sie selbst anheften.
button_status = { $on ->
    [yes] Keine angeheftete Zeile
   *[no] Angeheftete Zeile
}
