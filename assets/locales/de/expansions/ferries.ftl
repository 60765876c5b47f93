# Die Fähren: Seen, Fähren und die Straßen, die sie verbinden.
expansion-ferries = Die Fähren
    .description = Seen mit Fähren, die zwei Straßen verbinden und versetzt werden können; 8 Plättchen
    .card =
        - *See:* Straßen enden dort. Zu jedem See kommt eine Fähre, die zwei seiner Straßen verbindet.
        - *Fähre:* Verlängert dein Plättchen eine Straße, kannst du in jeder Richtung die erste Fähre auf zwei andere Straßen ihres Sees versetzen.
option-ferries-ferry_on_lake = Die Fähren: wann ein neuer See eine Fähre bekommt
value-ferries-ferry_on_lake-always = jeder neue See bekommt eine Fähre
value-ferries-ferry_on_lake-with_highwayman = eine Fähre nur mit einem Meeple auf einer Straße des Sees
ferries_tile_lake = See
ferries_event_ferry_placed = { $player } setzt bei *{ $at }* eine Fähre.
ferries_event_ferry_moved = { $player } versetzt die Fähre bei *{ $at }*.
ferries_action_ferry = Fähre bei { $at }: { $one } – { $other }
ferries_action_move_none = Keine Fähre bewegen
ferries_heading_ferry = Wohin mit der Fähre
ferries_heading_move = Welche Fähre versetzt wird, falls eine
ferries_prompt_ferry = { $player }, bei *{ $at }* muss eine Fähre zwei Straßen verbinden.
ferries_prompt_ferry_upcoming = Setz danach die Fähre.
ferries_prompt_move = { $player }, du darfst eine Fähre versetzen.
ferries_prompt_move_upcoming = Danach darfst du eine Fähre versetzen.
ferries_alt_ferries = Fähren: { $list }.
ferries_refusal_invalid_roads = Eine Fähre verbindet zwei Straßen ihres Sees, und andere als vorher.
ferries_refusal_wrong_lake = Die Fähre gehört auf den See deines neuen Plättchens.
ferries_refusal_not_movable = Du kannst nur die erste Fähre in jeder Richtung ab deinem neuen Plättchen versetzen, und jede nur einmal.
