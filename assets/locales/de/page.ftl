# Die Seite, auf der man einem Tisch im Browser zusieht, und der Link dorthin.
page_link = Auslage
page_language = Deutsch
page_turn = Zug { $turn } von { $turns }
page_turns = Gehe zu Zug
page_now = Jetzt
page_players = Mitspieler
page_moves = Letzte Züge
page_zoom_in = Vergrößern
page_zoom_out = Verkleinern
page_offline = Verbindung verloren. Neuer Versuch …
page_gone = Dieser Link gilt nicht mehr. Der neueste Beitrag des Tisches enthält den aktuellen.
page_script = Diese Seite braucht JavaScript.
page_replaced = Erledigt! Bisher geteilte Links zur Auslage funktionieren nicht mehr. Hier ist der neue:
button_page_key = Neuer Link zur Auslage
