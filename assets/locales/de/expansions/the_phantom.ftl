# Das Phantom: der zweite Meeple eines Zuges.
expansion-the_phantom = Das Phantom
    .description = Ein Phantom für alle, das der zweite Meeple eines Zuges sein kann
    .card =
        - *Phantom:* Nach deiner Hauptaktion kannst du auch dein Phantom setzen, auf einen anderen unbesetzten Teil desselben Plättchens. Es zählt wie ein Meeple.
option-the_phantom-phantom_after = Das Phantom: wann es gesetzt werden darf
value-the_phantom-phantom_after-any_action = das Phantom darf auf jede Hauptaktion folgen
value-the_phantom-phantom_after-only_meeple = das Phantom darf nur auf einen Meeple folgen
the_phantom_prompt_phantom = { $player }, du darfst auch dein Phantom setzen.
the_phantom_prompt_phantom_upcoming = Danach darfst du auch dein Phantom setzen.
figure-phantom = { $count ->
    [one] 1 Phantom
   *[other] { $count } Phantome
}
    .pass = Kein Phantom
    .role = Phantom
    .not_there = Das Phantom darf überallhin, wo ein Meeple hindarf.
    .none_left = Dein Phantom ist gerade nicht in deinem Vorrat.
