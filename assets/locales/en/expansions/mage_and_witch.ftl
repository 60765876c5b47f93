# Mage & Witch: the mage and the witch on roads and cities.
expansion-mage_and_witch = Mage & Witch
    .description = A mage who adds points to a road or city, and a witch who halves its points; 8 tiles
    .card =
        - *Magic symbol:* move the mage or the witch to any incomplete road or city before you place a meeple.
        - *Mage:* 1 more point per tile. *Witch:* half of the points, rounded up. Both leave when their road or city is completed.
mage_and_witch_tile_symbol = magic symbol
mage_and_witch_name = { $wizard ->
    [mage] Mage
   *[witch] Witch
}
mage_and_witch_target = { $kind ->
    [road] road at { $place }
   *[city] city at { $place }
}
mage_and_witch_action_move = { $wizard ->
    [mage] Mage: { $target }
   *[witch] Witch: { $target }
}
mage_and_witch_action_remove = { $wizard ->
    [mage] Remove the mage
   *[witch] Remove the witch
}
mage_and_witch_move_gains = completed: { $gains }
mage_and_witch_heading_wizard = Mage or witch
mage_and_witch_prompt_wizard = { $question ->
    [move] { $player }, move the mage or the witch to an incomplete road or city.
   *[remove] { $player }, neither the mage nor the witch can move: remove one of them.
}
mage_and_witch_prompt_wizard_upcoming = { $question ->
    [move] Move the mage or the witch after that.
   *[remove] Remove the mage or the witch after that.
}
mage_and_witch_event_moved = { $wizard ->
    [mage] { $player } moved the mage to the { $target }.
   *[witch] { $player } moved the witch to the { $target }.
}
mage_and_witch_event_left = { $wizard ->
    [mage] The mage left the board.
   *[witch] The witch left the board.
}
mage_and_witch_alt_wizard = { $wizard ->
    [mage] Mage: { $target }.
   *[witch] Witch: { $target }.
}
mage_and_witch_label_mage = { $points } for the mage
mage_and_witch_label_witch = −{ $points } for the witch
mage_and_witch_rule_wizards = With the mage, it scores 1 more point per tile; with the witch, half of its points, rounded up.
mage_and_witch_refusal_target = The mage and the witch go to incomplete roads and cities, but not to the same one, and not to where they already are.
mage_and_witch_refusal_removal = The mage and the witch are only removed if neither can move.
