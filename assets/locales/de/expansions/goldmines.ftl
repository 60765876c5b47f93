# Die Goldminen: Goldstücke auf Plättchen und ihre Punkte.
expansion-goldmines = Die Goldminen
    .description = Goldstücke auf Plättchen für alle, die dort werten; 8 Plättchen
    .card =
        - *Goldmine:* Bevor du einen Meeple setzt, kommt ein Goldstück auf dein Plättchen, und du legst eines auf ein Plättchen ringsum.
        - Wertest du eine abgeschlossene Straße oder Stadt, nimmst du die Goldstücke auf ihren Plättchen, bei einem Kloster auch die auf den Plättchen ringsum. Am Ende bringt jedes Goldstück 1 Punkt; ab 4 Goldstücken 2, ab 7 Goldstücken 3, ab 10 Goldstücken 4.
goldmines_tile_mine = Goldmine
piece-ingot = { $count ->
    [one] 1 Goldstück
   *[other] { $count } Goldstücke
}
goldmines_action_put = Goldstück auf { $at }
goldmines_heading_ingot = Goldstück
goldmines_prompt_put = { $player }, lege ein Goldstück auf eines der Plättchen rings um deine Goldmine.
goldmines_prompt_put_upcoming = Lege danach ein Goldstück auf eines der Plättchen ringsum.
goldmines_event_put = { $player } legt ein Goldstück auf die Goldmine und eines auf *{ $at }*.
goldmines_event_taken = { $player } nimmt { $ingots }.
goldmines_score_ingots = Goldstücke: { $winners }
goldmines_alt_ingots = Goldstücke: { $tiles }.
goldmines_alt_tile = { $count } auf { $at }
goldmines_refusal_around = Das Goldstück kommt auf eines der Plättchen rings um deine Goldmine.
category-ingots = Goldstücke
    .title = Goldstücke
    .none = Niemand hat Goldstücke genommen.
    .rule = Wer eine abgeschlossene Straße, eine Stadt, ein Kloster oder einen Garten wertet, nimmt die Goldstücke auf den Plättchen. Am Ende bringt jedes Goldstück 1 Punkt; ab 4 Goldstücken 2, ab 7 Goldstücken 3, ab 10 Goldstücken 4.
