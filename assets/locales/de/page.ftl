# Die Seite, auf der man einem Tisch im Browser zusieht, und der Link dorthin.
page_link = Auslage
page_language = Deutsch
page_turn = Zug { $turn } von { $turns }
page_turns = Gehe zu Zug
page_now = Jetzt
page_players = Mitspieler
page_moves = Letzte Züge
page_description = Beschreibung der Auslage
page_zoom_in = Vergrößern
page_zoom_out = Verkleinern
page_offline = Verbindung verloren. Neuer Versuch …
page_gone = Dieser Link gilt nicht mehr. Wenn man der Partie noch zusehen kann, steht der neue Link im neuesten Beitrag des Tisches oder in /game info.
page_script = Diese Seite benötigt JavaScript.
page_replaced = Erledigt! Bisher geteilte Links zur Auslage funktionieren nicht mehr. Hier ist der neue:
button_page_key = Neuer Link zur Auslage
page_lens = Anzeigen
page_lens_board = Nur die Auslage
page_film = Züge abspielen
page_film_stop = Anhalten
page_spot = Stelle
page_rotation = Drehung
page_tap = Tippe auf eine Stelle der Auslage. Tippe sie noch einmal an, um das Plättchen zu drehen.
page_your_turn = Du bist am Zug
page_submit = Abgeben
page_login = Mit diesem Link kannst du in diesem Browser mit dem Discord-Konto spielen, das ihn bekommen hat. Er gilt nur einmal.
page_login_begin = Hier spielen
page_login_invalid = Dieser Link ist abgelaufen oder wurde schon benutzt. Hol dir in Discord mit „In der Auslage spielen“ einen neuen.
page_logout = Abmelden
page_logged_out = Du bist abgemeldet und kannst nur zusehen. Um zu spielen, drücke in Discord „In der Auslage spielen“.
page_outdated = Die Partie ist inzwischen weitergegangen. So steht sie jetzt.
page_retrying = Keine Verbindung. Neuer Versuch …
page_uncertain = Ob das gespeichert wurde, ist nicht sicher. Es gilt, was die Auslage zeigt.
page_too_often = Das war zu oft. Warte ein paar Minuten.
page_play_link = Mit diesem Link kannst du im Browser spielen. Er gilt einmal und zehn Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, spielt für dich.
button_page_play = In der Auslage spielen
button_page_open = Auslage öffnen
settings_sessions = { $count ->
    [one] In einem Browser in der Auslage angemeldet, seit { $since }
   *[other] In { $count } Browsern in der Auslage angemeldet, seit { $since }
}
button_end_sessions = Aus der Auslage abmelden
settings_sessions_ended = Du bist in allen Browsern aus der Auslage abgemeldet.
page_games = Meine Partien
page_waiting = wartet auf { $players }
