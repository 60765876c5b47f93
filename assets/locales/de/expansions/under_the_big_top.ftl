# Manege frei!: Zirkus, Artisten und Zirkusdirektor.
expansion-under_the_big_top = Manege frei!
    .description = Ein Wanderzirkus, Pyramiden aus Artisten und Zirkusdirektoren; 20 Plättchen
option-under_the_big_top-circus = Manege frei!: ob mit Zirkus gespielt wird
value-under_the_big_top-circus-on = der Zirkus zählt
value-under_the_big_top-circus-off = Zirkusplätze zählen nicht
option-under_the_big_top-acrobats = Manege frei!: ob mit Artisten gespielt wird
value-under_the_big_top-acrobats-on = Artisten bilden Pyramiden
value-under_the_big_top-acrobats-off = Artistenplätze zählen nicht
option-under_the_big_top-ringmaster = Manege frei!: ob alle einen Zirkusdirektor haben
value-under_the_big_top-ringmaster-on = je ein Zirkusdirektor
value-under_the_big_top-ringmaster-off = kein Zirkusdirektor
option-under_the_big_top-acrobat_figures = Manege frei!: welche Meeples Artisten sein dürfen
value-under_the_big_top-acrobat_figures-normal = nur normale Meeples sind Artisten
value-under_the_big_top-acrobat_figures-all_but_special = alle Meeples außer dem Zirkusdirektor dürfen Artisten sein
option-under_the_big_top-extra_meeples = Manege frei!: ob alle zwei weitere Meeples bekommen
value-under_the_big_top-extra_meeples-none = keine weiteren Meeples
value-under_the_big_top-extra_meeples-two = je zwei weitere Meeples
option-under_the_big_top-ringmaster_on_castle = Manege frei!: Zirkusdirektor auf einer Burg
value-under_the_big_top-ringmaster_on_castle-no_bonus = auf einer Burg bringt der Zirkusdirektor nichts zusätzlich
value-under_the_big_top-ringmaster_on_castle-owner_bonus = auch auf einer Burg bringt der Zirkusdirektor Punkte für die Plätze ringsum
under_the_big_top_tile_circus = Zirkusplatz
under_the_big_top_tile_acrobats = Artistenplatz
under_the_big_top_role_acrobat = { $figure ->
    [large_meeple] großer Artist
   *[other] Artist
}
under_the_big_top_event_circus_moved = Das Zirkuszelt kommt auf *{ $at }*.
under_the_big_top_event_token_revealed = { $animal ->
    [flea] Im Zirkus auf *{ $at }* ist das Tier der Floh: 1 Punkt für jeden Meeple ringsum.
    [monkey] Im Zirkus auf *{ $at }* ist das Tier ein Affe: { $value } Punkte für jeden Meeple ringsum.
    [seal] Im Zirkus auf *{ $at }* ist das Tier eine Robbe: { $value } Punkte für jeden Meeple ringsum.
    [bear] Im Zirkus auf *{ $at }* ist das Tier ein Bär: { $value } Punkte für jeden Meeple ringsum.
    [tiger] Im Zirkus auf *{ $at }* ist das Tier ein Tiger: { $value } Punkte für jeden Meeple ringsum.
   *[elephant] Im Zirkus auf *{ $at }* ist das Tier der Elefant: { $value } Punkte für jeden Meeple ringsum.
}
under_the_big_top_event_pyramid = { $player } wertet die Pyramide auf *{ $at }*.
under_the_big_top_score_circus = Zirkus auf { $at }: { $winners }
under_the_big_top_score_acrobats = Artisten auf { $at }: { $winners }
under_the_big_top_label_circus = { $count ->
    [one] 1 Meeple beim Zirkus
   *[other] { $count } Meeples beim Zirkus
}
under_the_big_top_label_acrobats = { $count ->
    [one] 1 Artist
   *[other] { $count } Artisten
}
under_the_big_top_label_spaces = { $count ->
    [one] 1 Platz um den Zirkusdirektor
   *[other] { $count } Plätze um den Zirkusdirektor
}
under_the_big_top_action_acrobat = Artist auf { $at }
under_the_big_top_action_acrobat_as = Artist auf { $at }: { $figure }
under_the_big_top_action_pyramid = Pyramide auf { $at } werten
under_the_big_top_heading_acrobats = Artisten
under_the_big_top_pyramid_grows = { $count ->
    [one] 1 von 3 Artisten
   *[other] { $count } von 3 Artisten
}
under_the_big_top_pyramid_complete = vollständige Pyramide; ab dem nächsten Zug kann sie gewertet werden
under_the_big_top_circus_counts = { $count ->
    [one] 1 Meeple von { $player }
   *[other] { $count } Meeples von { $player }
}
under_the_big_top_prompt_circus_upcoming = Das Zirkuszelt zieht weiter: Gewertet wird der Zirkus auf { $at }, mit { $meeples } ringsum. Das Tier wird zufällig gezogen.
under_the_big_top_circus_empty = Danach verlässt das Zirkuszelt { $at }; dort ist kein Meeple in der Nähe.
under_the_big_top_circus_tokens = Übrige Tiere nach Punkten: { $tokens }.
under_the_big_top_alt_big_top = Zirkuszelt auf { $at }.
under_the_big_top_refusal_acrobat_no_space = Dort ist kein Artistenplatz.
under_the_big_top_refusal_acrobat_no_acrobat = Dieser Meeple kann kein Artist sein.
under_the_big_top_refusal_acrobat_space_full = Diese Pyramide hat schon drei Artisten.
under_the_big_top_refusal_acrobat_under_bridge = Über diesem Artistenplatz steht eine Brücke.
under_the_big_top_refusal_acrobat_too_far = Artisten kommen nur auf dein Plättchen oder eines der acht ringsum.
under_the_big_top_refusal_acrobat_not_ready = Du kannst nur eine Pyramide aus drei Artisten werten, die in einem früheren Zug vollständig wurde.
under_the_big_top_refusal_acrobat_over_acrobats = Über Artisten darf keine Brücke gebaut werden.
figure-ringmaster = { $count ->
    [one] 1 Zirkusdirektor
   *[other] { $count } Zirkusdirektoren
}
    .role = Zirkusdirektor
    .not_there = Der Zirkusdirektor darf überallhin, wo ein Meeple hindarf, aber nicht als Artist.
    .none_left = Dein Zirkusdirektor ist schon im Spiel.
category-circus = Zirkus
    .title = Der Zirkus
    .none = Der Zirkus hat nichts gebracht.
    .rule = Wird ein neues Zirkusplättchen gelegt, und am Ende, wird das Tier beim Zirkuszelt aufgedeckt: Alle bekommen dessen Punkte für jeden ihrer Meeples auf diesem Plättchen und den acht ringsum. Dann zieht das Zelt auf das neue Plättchen.
category-acrobats = Artisten
    .title = Artisten
    .none = Es wurden keine Artisten gewertet.
    .rule = Statt einen Meeple zu setzen, kannst du eine Pyramide aus drei Artisten werten: Jeder bringt 5 Punkte und kommt zurück in den Vorrat. Am Ende bringen die übrigen Artisten je 5 Punkte.
kind-acrobats =
    .title = Artistenplatz
    .object = den Artistenplatz
    .origin = des Artistenplatzes
    .where = auf dem Artistenplatz
