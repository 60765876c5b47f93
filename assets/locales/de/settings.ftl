# Einstellungen von Nutzern und Servern, Vorlagen und Nutzerdaten.
button_settings = Meine Einstellungen
settings_title = *Deine Einstellungen*, an jedem Tisch. Nur du siehst sie.
settings_zone = Zeitzone: *{ $zone }* – dort ist es { $time }
settings_quiet = Keine Erinnerungen von *{ $from }* bis *{ $to }*
settings_no_quiet = Keine Ruhezeit
settings_language = Private Antworten: *{ $language }*
settings_mark = Lieblingsfarbe und -zeichen: *{ $mark }*
settings_no_mark = Keine Lieblingsfarbe, kein Lieblingszeichen
settings_as_discord = wie in deinem Discord
settings_reminders = { $on ->
    [yes] Erinnerungen: *an*
   *[no] Erinnerungen: *aus*
}
settings_dms = { $on ->
    [yes] Direktnachricht, wenn du am Zug bist: *ja*
   *[no] Direktnachricht, wenn du am Zug bist: *nein*
}
settings_profile = { $on ->
    [yes] Profil: *verborgen*, außer der Zuverlässigkeit
   *[no] Profil: *sichtbar*
}
button_profile = { $on ->
    [yes] Mein Profil zeigen
   *[no] Mein Profil verbergen
}
settings_away = Abwesend bis zum { $when }
menu_language = Sprache privater Antworten
menu_mark = Lieblingsfarbe und -zeichen
menu_away = Wie lange bist du weg?
quiet_none = keine Ruhezeit
button_hours = Zeitzone und Ruhezeit
field_zone = Zeitzone
field_zone_note = Eine Stadt wie Berlin oder ein Name wie `America/New_York`
field_quiet = Ruhezeit ohne Erinnerungen
field_quiet_note = Zum Beispiel 22:00-07:30; leer: keine
quiet_hours = { $from } bis { $to }
button_reminders = { $on ->
    [yes] Erinnerungen aus
   *[no] Erinnerungen an
}
button_dms = { $on ->
    [yes] Direktnachrichten aus
   *[no] Direktnachrichten an
}
error_zone = Eine Zeitzone „{ $zone }“ kenne ich nicht. Nenne eine Stadt wie `Berlin`, einen Namen wie `America/New_York` oder einen Abstand wie `UTC+2`.
error_quiet = „{ $text }“ verstehe ich nicht. Eine Ruhezeit schreibt man etwa `22:00-07:30`; `off` heißt keine.
error_mark = Eine Farbe oder ein Zeichen namens „{ $text }“ kenne ich nicht; die Liste zeigt alle.
preset_saved = Die Optionen dieses Tisches sind auf diesem Server jetzt als *{ $name }* gespeichert.
preset_gone = Die Vorlage *{ $name }* ist gelöscht.
preset_none = Eine Vorlage „{ $name }“ gibt es auf diesem Server nicht.
preset_menu = Gespeicherte Vorlagen
button_preset = Als Vorlage speichern
preset_form = Diese Optionen speichern
preset_name = Name der Vorlage
preset_shared = Alle auf diesem Server können sie verwenden
error_preset = Diese Vorlage kann ich nicht speichern: Ein Server hat höchstens 25 Vorlagen, und jedes Mitglied kann fünf speichern.
error_preset_name = Der Name einer Vorlage hat höchstens 40 Zeichen, und mindestens eines davon ist sichtbar.
error_preset_author = Diese Vorlage können nur das Mitglied ändern, das sie gesichert hat, und Mitglieder, die den Server verwalten dürfen.
data_export = Das ist alles, was ich über dich speichere. Nur du siehst diese Nachricht.
erase_what = *Deine Daten löschen?* Einstellungen, Abwesenheiten, Anweisungen, verdeckte Gebote und Stimmen werden gelöscht. In beendeten Partien steht statt deines Namens _Gelöschtes Konto_. Nachrichten, die schon in Discord stehen, bleiben dort. Das lässt sich nicht rückgängig machen.
erase_games = { $count ->
    [one] Du spielst gerade eine Partie. Spielt dort sonst niemand, wird sie geschlossen; andernfalls wähle: Der Bot spielt für dich weiter, oder du gibst auf.
   *[other] Du spielst gerade { $count } Partien. Wo sonst niemand spielt, werden sie geschlossen; für die anderen wähle: Der Bot spielt für dich weiter, oder du gibst auf.
}
erase_sure = *Wirklich?* Weder deine Daten noch deine Plätze lassen sich wiederherstellen.
erase_done = Erledigt. Ich speichere nichts mehr über dich.
button_erase = Meine Daten löschen
button_erase_bot = Löschen, Bot spielt weiter
button_erase_resign = Löschen und aufgeben
button_erase_now = Ja, alles löschen
button_erase_not = Meine Daten behalten
former_player = Gelöschtes Konto
server_title = *Einstellungen dieses Servers.* Nur du siehst diese Nachricht.
server_line = { $setting }: *{ $value }*
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
server_pages = Webseiten zum Zuschauen
server_lobbies = Wartende Tische pro Mitglied
server_games = Wer beendete Partien sieht
server_games_everyone = alle
server_games_players = nur wer mitgespielt hat
server_ratings = Ranglistenspiele
server_listing = Wartende Tische auf anderen Servern zeigen
server_feed = Ergebnis-Feed
server_feed_none = aus
server_feed_failing = { $receiver }, nicht erreichbar ({ $pending } wartend)
feed_about = Der Ergebnis-Feed schickt Züge und Ergebnisse der Partien auf diesem Server als signiertes JSON an ein Programm von dir. Er enthält nichts, was die Mitspieler nicht sehen.
feed_url = Adresse deines Programms
feed_url_note = Eine öffentliche Adresse mit https://
feed_secret = *Geheimer Schlüssel des Ergebnis-Feeds:* `{ $secret }`. Damit prüft dein Programm die Signaturen. Ich zeige ihn nicht noch einmal.
button_feed = Adresse festlegen
button_feed_secret = Neuer Schlüssel
button_feed_remove = Feed beenden
error_feed_url = Dorthin kann ich keine Ergebnisse schicken. Ich brauche eine öffentliche Adresse mit `https://`, ohne Passwort und mit höchstens 500 Zeichen. Es wurde nichts geändert.
server_threads = Ein Thread für jeden Tisch
server_threads_never = nie
server_threads_always = immer
server_threads_ask = wie der Gastgeber möchte
