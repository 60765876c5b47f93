# Mage et Sorcière : le mage et la sorcière sur les routes et dans les villes.
expansion-mage_and_witch = Mage et Sorcière
    .description = Un mage qui enrichit une route ou une ville, une sorcière qui divise ses points par deux ; 8 tuiles
    .card =
        - *Symbole magique :* avant de poser un meeple, déplace le mage ou la sorcière sur une route ou une ville incomplète.
        - *Mage :* 1 point de plus par tuile. *Sorcière :* la moitié des points, arrondie au supérieur. Tous deux partent quand leur route ou leur ville est complétée.
mage_and_witch_tile_symbol = symbole magique
mage_and_witch_name = { $wizard ->
    [mage] Mage
   *[witch] Sorcière
}
mage_and_witch_target = { $kind ->
    [road] route en { $place }
   *[city] ville en { $place }
}
mage_and_witch_action_move = { $wizard ->
    [mage] Mage : { $target }
   *[witch] Sorcière : { $target }
}
mage_and_witch_action_remove = { $wizard ->
    [mage] Retirer le mage
   *[witch] Retirer la sorcière
}
mage_and_witch_move_gains = complète : { $gains }
mage_and_witch_heading_wizard = Mage ou sorcière
mage_and_witch_prompt_wizard = { $question ->
    [move] { $player }, déplace le mage ou la sorcière sur une route ou une ville incomplète.
   *[remove] { $player }, ni le mage ni la sorcière ne peuvent être déplacés : retire l’un des deux.
}
mage_and_witch_prompt_wizard_upcoming = { $question ->
    [move] Ensuite, déplace le mage ou la sorcière.
   *[remove] Ensuite, retire le mage ou la sorcière.
}
mage_and_witch_event_moved = { $wizard ->
    [mage] { $player } déplace le mage ({ $target }).
   *[witch] { $player } déplace la sorcière ({ $target }).
}
mage_and_witch_event_left = { $wizard ->
    [mage] Le mage quitte le plateau.
   *[witch] La sorcière quitte le plateau.
}
mage_and_witch_alt_wizard = { $wizard ->
    [mage] Mage : { $target }.
   *[witch] Sorcière : { $target }.
}
mage_and_witch_label_mage = { $points } pour le mage
mage_and_witch_label_witch = −{ $points } pour la sorcière
mage_and_witch_rule_wizards = Avec le mage, elle rapporte 1 point de plus par tuile ; avec la sorcière, la moitié de ses points, arrondie au supérieur.
mage_and_witch_refusal_target = Le mage et la sorcière vont sur des routes et des villes incomplètes, mais jamais sur la même, ni là où ils sont déjà.
mage_and_witch_refusal_removal = Le mage et la sorcière ne sont retirés que si aucun des deux ne peut être déplacé.
