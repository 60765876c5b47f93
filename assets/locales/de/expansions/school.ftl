# Die Schule: ein Lehrer, der Punkte wiederholt.
expansion-school = Die Schule
    .description = Schließe eine Straße zur Schule ab: Der Lehrer bringt dir die nächsten Punkte; 2 Plättchen
    .card =
        - *Lehrer:* Schließe eine der sechs Straßen zur Schule ab, dann bekommst du den Lehrer. Sobald wieder ein abgeschlossenes Gebiet gewertet wird, egal für wen, bekommst du dieselben Punkte, und der Lehrer kehrt in die Schule zurück.
school_tile_school = Schule
school_heading_teacher = Lehrer
school_action_repeat = { $feature } bei { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
school_prompt_repeat = { $player }, welche Punkte wiederholt der *Lehrer* für dich?
school_prompt_repeat_for = { $player }, welche deiner Punkte wiederholt der *Lehrer* für { $holder }?
school_prompt_repeat_upcoming = Wähle danach, welche Punkte der Lehrer wiederholt.
school_event_taken = { $player } bekommt den Lehrer.
school_holding = Lehrer
school_score_lesson = Lehrer: { $winners }
school_label_lesson = { $points } vom Lehrer
school_alt_school = Der Lehrer ist in der Schule.
school_alt_teacher = { $player } hat den Lehrer.
category-teacher = Lehrer
    .title = Der Lehrer
    .none = Der Lehrer hat keine Punkte wiederholt.
    .rule = Wer den Lehrer hat, bekommt die Punkte des nächsten abgeschlossenen Gebiets, das gewertet wird, egal für wen. Danach kehrt der Lehrer in die Schule zurück.
school_combination_warning = Die Schule ist für das Grundspiel und Wirtshäuser und Kathedralen gemacht. Mit anderen Erweiterungen füllen unsere Hausregeln die Lücken.
