# Die Fluggeräte: Flüge, Würfel und Landung.
expansion-flying_machines = Die Fluggeräte
    .description = Fluggeräte, die einen Meeple ein bis drei Plättchen weit tragen; 8 Plättchen
    .card =
        - *Fluggerät:* Statt einen Meeple auf dein Plättchen zu setzen, kannst du ihn fliegen lassen. Ein Würfel entscheidet, ob er 1, 2 oder 3 Stellen weit in Pfeilrichtung fliegt. Dort kommt er auf ein nicht abgeschlossenes Gebiet, auch ein besetztes, aber keine Wiese. Gibt es keines, kehrt er zurück.
flying_machines_tile_machine = Fluggerät
flying_machines_action_fly = { $figure } fliegen lassen ({ $cells })
flying_machines_heading_machine = Fluggerät
flying_machines_landing = { $player }, wähle den Landeplatz bei *{ $at }*.
flying_machines_event_flight = { $player } lässt { $figure } von *{ $from }* aus fliegen.
flying_machines_event_die = Der Würfel zeigt { $die }: Der Flug führt nach *{ $at }*.
flying_machines_event_not_landed = Dort ist keine Landung möglich: { $figure } von { $player } kehrt zurück.
flying_machines_alt_flight = Flug von { $from } nach { $cells }.
flying_machines_refusal_machine = Dein Plättchen hat kein Fluggerät.
flying_machines_refusal_flyer = Nur Meeples und Äbte dürfen fliegen.
