# Magier & Hexe: Magier und Hexe auf Straßen und in Städten.
expansion-mage_and_witch = Magier & Hexe
    .description = Ein Magier macht eine Straße oder Stadt wertvoller, eine Hexe halbiert ihre Punkte; 8 Plättchen
    .card =
        - *Magisches Symbol:* Versetze den Magier oder die Hexe, bevor du einen Meeple setzt, auf eine nicht abgeschlossene Straße oder Stadt.
        - *Magier:* 1 Punkt mehr je Plättchen. *Hexe:* halbe Punkte, aufgerundet. Beide gehen, wenn ihre Straße oder Stadt abgeschlossen wird.
mage_and_witch_tile_symbol = magisches Symbol
mage_and_witch_name = { $wizard ->
    [mage] Magier
   *[witch] Hexe
}
mage_and_witch_target = { $kind ->
    [road] Straße bei { $place }
   *[city] Stadt bei { $place }
}
mage_and_witch_action_move = { $wizard ->
    [mage] Magier: { $target }
   *[witch] Hexe: { $target }
}
mage_and_witch_action_remove = { $wizard ->
    [mage] Magier entfernen
   *[witch] Hexe entfernen
}
mage_and_witch_move_gains = abgeschlossen: { $gains }
mage_and_witch_heading_wizard = Magier oder Hexe
mage_and_witch_prompt_wizard = { $question ->
    [move] { $player }, versetze den Magier oder die Hexe auf eine nicht abgeschlossene Straße oder Stadt.
   *[remove] { $player }, weder Magier noch Hexe können versetzt werden: Entferne einen von beiden.
}
mage_and_witch_prompt_wizard_upcoming = { $question ->
    [move] Versetze danach den Magier oder die Hexe.
   *[remove] Entferne danach den Magier oder die Hexe.
}
mage_and_witch_event_moved = { $wizard ->
    [mage] { $player } versetzt den Magier ({ $target }).
   *[witch] { $player } versetzt die Hexe ({ $target }).
}
mage_and_witch_event_left = { $wizard ->
    [mage] Der Magier verlässt die Auslage.
   *[witch] Die Hexe verlässt die Auslage.
}
mage_and_witch_alt_wizard = { $wizard ->
    [mage] Magier: { $target }.
   *[witch] Hexe: { $target }.
}
mage_and_witch_label_mage = { $points } für den Magier
mage_and_witch_label_witch = −{ $points } für die Hexe
mage_and_witch_rule_wizards = Mit dem Magier bringt sie 1 Punkt mehr je Plättchen, mit der Hexe die Hälfte, aufgerundet.
mage_and_witch_refusal_target = Magier und Hexe gehen auf nicht abgeschlossene Straßen und Städte, aber nicht auf dieselbe, und nicht dorthin, wo sie schon sind.
mage_and_witch_refusal_removal = Magier und Hexe werden nur entfernt, wenn keiner von beiden versetzt werden kann.
