# Warum nicht, und was stattdessen.
error_no_table = In diesem Kanal gibt es keinen Tisch. `/{ label_GAME } { label_NEW }` eröffnet einen.
error_occupied = Am Tisch *{ $table }* wird in diesem Kanal schon gespielt. Bring das Spiel zu Ende, schließe den Tisch mit `/{ label_GAME } { label_ABORT }` oder eröffne deinen in einem Thread.
error_not_host = Das kann nur { $host }.
error_not_seated = Du sitzt nicht an diesem Tisch.
error_not_entrusted = Gerade spielt kein Bot für dich.
error_already_seated = Du sitzt schon an diesem Tisch.
error_already_agreed = Du hast schon zugestimmt. Die Analyse erscheint, sobald alle zugestimmt haben.
error_full = Alle Plätze sind besetzt. In einem anderen Kanal oder Thread kannst du einen eigenen Tisch eröffnen.
error_started = Das Spiel hat schon begonnen; Plätze und Regeln bleiben, wie sie sind.
error_not_started = Das Spiel hat noch nicht begonnen. Der Gastgeber startet es mit *{ $start }* oder `/{ label_GAME } { label_START }`.
error_without = An diesem Tisch wird ohne *{ $expansion }* gespielt.
error_leave_too_late = Das Spiel hat schon begonnen. Mit `/{ label_GAME } { label_RESIGN }` steigst du endgültig aus.
error_resign_too_early = Das Spiel hat noch nicht begonnen. Mit `/{ label_GAME } { label_LEAVE }` verlässt du den Tisch.
error_over = Dieses Spiel ist zu Ende. `/{ label_GAME } { label_NEW }` eröffnet einen neuen Tisch.
error_too_few = Ein Spiel braucht zwei bis sechs Leute. Andere können *{ $join }* drücken, oder der Gastgeber *{ $bot }*.
error_setup_first = Wer beginnen sollte, sitzt nicht am Tisch. Wähle unter *{ $options }* jemand anderen.
error_your_turn_not = { $player } ist am Zug. Du wirst erwähnt, wenn du dran bist. { $link }
error_stale = Dieser Knopf gehört zu einem früheren Zug. Der aktuelle ist hier: { $link }
error_stale_yours = Dieser Knopf gehört zu einem früheren Zug. Du bist hier dran: { $link }
error_stale_bot = Dieser Zug ist schon gemacht, und gerade ist ein Bot am Zug. Sein Beitrag folgt gleich.
error_closed = Dieser Tisch wurde geschlossen.
error_unknown_place = „{ $text }“ ist keine Stelle der Auslage. Stellen heißen etwa `N2E1`; die Liste zeigt, welche möglich sind.
error_unknown_turn = So kann das Plättchen dort nicht liegen. Möglich: { $ways }.
error_angle = Ein Plättchen lässt sich um 0, 90, 180 oder 270 Grad drehen.
error_unknown_figure = Das geht dort nicht. Möglich: { $figures }.
error_unknown_answer = Das ist keine mögliche Antwort, oder es passt auf mehrere. Möglich: { $answers }.
error_unknown_expansions = Welche Erweiterung „{ $names }“ ist, weiß ich nicht. Es gibt { $expansions }.
error_program = Ein Programm namens „{ $name }“ gibt es hier nicht. Zur Auswahl: { $programs }.
error_no_programs = Andere Programme spielen hier nicht mit. Wähl stattdessen eine Stufe oder einen Charakter.
error_unknown_options = „{ $names }“ ist keine Option der genannten Erweiterungen; es wurde kein Tisch eröffnet. Wähle aus der Liste, die beim Tippen erscheint.
error_export_jcz = Dieses Spiel kann ich nicht für JCloisterZone schreiben, denn dort fehlt etwas davon: { $parts }.
error_export_jcz_answer = Dieses Spiel kann ich nicht für JCloisterZone schreiben: In Zug { $turn } gab es mit *{ $game }* eine Entscheidung, die dort nicht möglich ist.
error_upload_too_long = Diese Datei ist zu groß für ein Spiel: Ich lese bis zu 1 MB.
error_upload_unavailable = Ich konnte diese Datei nicht herunterladen. Versuche es noch einmal.
error_upload_unknown = In dieser Datei ist kein Spiel, das ich kenne. Ich lese Aufzeichnungen und Texte von `/game export` und Spielstände von JCloisterZone (`.jcz`).
error_upload_jcz = Dieses Spiel von JCloisterZone kann ich nicht nachspielen: { $reason }
error_upload_jcz_parts = In diesem Spiel von JCloisterZone ist etwas, das ich nicht kenne: { $parts }.
jcz_set = { $copies } × das Plättchenset { $set }
jcz_element = das Element { $element } = { $value }
jcz_without_tiles = *{ $expansion }* ohne eigene Plättchen
jcz_without_element = *{ $expansion }* ohne das Element { $element }
jcz_selection = nur ein Teil der Plättchen von *{ $expansion }*
jcz_rule = die Regel { $rule } = { $value }
jcz_addon = das Add-on { $addon }
jcz_start = andere Plättchen am Anfang
jcz_players = { $count } Spieler mit diesen Erweiterungen
jcz_ruleset = Version { $number } der Regeln
jcz_resignations = ausgestiegene Spieler
error_upload_notation = Dieses Spiel kann ich ab Zeile { $line }, Spalte { $column } nicht lesen: { $reason }
error_upload_record = Diese Aufzeichnung kann ich nicht nachspielen: { $reason }
error_machine = Hier ist etwas schiefgegangen, und nichts wurde geändert. Versuche es gleich noch einmal; wer den Bot betreibt, findet den Grund im Protokoll.
error_committed = Was du getan hast, ist gespeichert, aber dann ist hier etwas schiefgegangen, bevor ich dir das Ergebnis zeigen konnte. Ich poste es im Kanal; `/{ label_GAME } { label_INFO }` zeigt, wie es am Tisch steht.
error_unconfirmed = Die Datenbank hat nicht rechtzeitig geantwortet, deshalb weiß ich nicht, ob gespeichert ist, was du getan hast. Sieh mit `/{ label_GAME } { label_INFO }` nach, bevor du es noch einmal versuchst.
error_channel = Das geht nur auf einem Server.
error_not_member = Ich gehöre hier nicht dazu und kann darum nichts veröffentlichen. Bitte jemanden, der den Server verwaltet, mich hinzuzufügen, oder spiele in unseren Direktnachrichten gegen mich.
error_permission = Ich darf in diesem Kanal nicht schreiben. Mir fehlt dafür: { $permissions }. Was du getan hast, ist gespeichert; ich veröffentliche es, sobald ich darf.
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = Öffentliche Threads erstellen
permission-pin_messages = Nachrichten anpinnen
error_locked = Dieser Thread ist gesperrt, deshalb kann ich darin nicht schreiben. Was du getan hast, ist gespeichert; ich veröffentliche es, sobald ich darf.
error_delayed = Was du getan hast, ist gespeichert, aber Discord nimmt meinen Beitrag gerade nicht an. Ich versuche es weiter, du musst nichts tun.
error_no_permission = In diesem Kanal kann ich kein Spiel leiten, denn mir fehlen diese Berechtigungen: { $permissions }. Es wurde nichts eröffnet.
error_old_button = Dieser Knopf ist zu alt für diese Version des Bots. `/{ label_GAME } { label_INFO }` zeigt, wie es im Spiel steht.
error_old_command = Diesen Befehl gibt es in dieser Version des Bots nicht. Discord zeigt die aktuellen Befehle manchmal erst nach einigen Minuten; `/{ label_HELP }` führt sie auf.
error_busy = Ich habe gerade mehr zu tun, als ich schaffe. Es wurde nichts geändert; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error_too_often = Das hast du gerade mehrmals getan, und jedes Mal schreibt der Bot allen hier. Es wurde nichts geändert; { $when } geht es wieder.
error_many_lobbies = { $count } deiner Tische warten noch auf Mitspieler. Starte oder schließe einen davon, bevor du einen weiteren eröffnest; `/{ label_MYGAMES }` führt sie auf.
error_hasty = Da komme ich nicht mehr mit. Es wurde nichts geändert; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error_restarting = Ich werde gerade neu gestartet. Versuche es in einer Minute noch einmal. Alles, was vorher bestätigt war, ist gespeichert.
paused_forbidden = Ich darf in { $channel } nicht mehr schreiben, deshalb wartet der Tisch *{ $table }*. Nichts ist verloren: Wenn ich den Kanal wieder sehen und dort Nachrichten senden und Dateien anhängen darf, gib dort einen beliebigen Befehl von mir ein, und das Spiel geht weiter.
paused_locked = { $channel } ist gesperrt, deshalb wartet der Tisch *{ $table }*. Nichts ist verloren: Wenn jemand den Thread entsperrt hat, gib dort einen beliebigen Befehl von mir ein, und das Spiel geht weiter.
paused_gone = Den Kanal des Tisches *{ $table }* gibt es nicht mehr, deshalb kann das Spiel dort nicht weitergehen. Falls sich Discord geirrt hat, gib in dem Kanal einen beliebigen Befehl von mir ein.
plain_post = *{ $table }* geht weiter, aber Discord hat nicht die ganze Nachricht angenommen. `/{ label_BOARD }` zeigt alle Plättchen, `/{ label_PLACE }` legt deines, `/{ label_GAME } { label_INFO }` zeigt alles andere.
refusal_over = Das Spiel ist zu Ende.
refusal_draw = Gerade wird ein Plättchen gezogen. Versuche es gleich noch einmal.
refusal_unasked = Danach wird gerade nicht gefragt.
refusal_segment = Auf dem Plättchen gibt es dort nichts zu besetzen.
refusal_not_there = Dort darf keine Figur stehen.
refusal_no_farmers = In diesem Spiel gibt es keine Bauern.
refusal_occupied = Dort ist schon jemand.
refusal_none_left = Du hast keinen Meeple mehr im Vorrat.
refusal_not_offered = Das ist jetzt nicht möglich.
misfit_taken = Auf { $at } liegt schon ein Plättchen.
misfit_apart = Neben { $at } liegt kein Plättchen.
misfit_edge = Auf { $at } passt es nicht: Im { $side } stießen { $shows } und { $demands } aneinander.
edge-road = eine Straße
    .side = Straße im { $side }
edge-city = eine Stadt
    .side = Stadt im { $side }
edge-field = eine Wiese
    .side = Wiese im { $side }
error_unknown_score = Diese Wertung gibt es in diesem Spiel nicht, oder es sind mehrere gemeint. Die Liste von `/{ label_WHY }` zeigt alle.
error_deleted = Dieser Tisch ist nicht mehr gespeichert, weil er vor dem Ende der Partie geschlossen wurde.
error_not_manager = Die Einstellungen dieses Servers können nur Mitglieder mit der Berechtigung _Server verwalten_ ändern.
error_elsewhere = Auf diesem Server wird nur in { $channels } gespielt. Es wurde kein Tisch eröffnet.
error_hidden = Diese Partie ist zu Ende, und auf diesem Server sieht sie nur noch, wer mitgespielt hat.
error_no_ratings = Auf diesem Server gibt es keine Ranglistenspiele. Mitglieder, die ihn verwalten, können sie mit `/{ label_SERVER }` erlauben.
error_rated_bots = An einem Ranglistenspiel darf nur ein Bot teilnehmen. Entferne die anderen, oder schalte die Rangliste unter *{ $options }* ab.
error_rated_game = Ein laufendes Ranglistenspiel kann nicht geschlossen werden. Du kannst mit `/{ label_GAME } { label_RESIGN }` aussteigen, das zählt als letzter Platz. Moderatoren können den Tisch schließen.
error_season = Die Saison „{ $text }“ kenne ich nicht. Eine Saison ist ein Quartal, zum Beispiel `2026-4`.
error_many_lobbies_here = Auf diesem Server { $count ->
    [one] darf nur einer deiner Tische
   *[other] dürfen höchstens { $count } deiner Tische
} auf Mitspieler warten. Starte oder schließe { $count ->
    [one] ihn
   *[other] einen davon
}, bevor du einen weiteren eröffnest; `/{ label_MYGAMES }` führt sie auf.
error_no_thread = Discord hat mich hier keinen Thread eröffnen lassen; vielleicht gibt es schon zu viele. Es wurde kein Tisch eröffnet.
error_sealed = An diesem Tisch wird verdeckt geboten: Drücke *Bieten* unter der Nachricht oder nimm `/{ label_BID } { label_BID_MAXIMUM }`. { $link }
error_not_in_round = Du hast dein Plättchen dieses Basars schon; um dieses bieten die anderen.
error_impossible = Das ist jetzt nicht möglich. Möglich: { $possible }.
