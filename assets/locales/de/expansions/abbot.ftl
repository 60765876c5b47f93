# Der Abt: eine Figur, die man zurücknehmen kann.
expansion-abbot = Der Abt
    .description = Eine Figur für Klöster und Gärten, die zurückgenommen werden kann
    .card =
        - *Abt:* kommt in ein Kloster oder einen Garten. Statt eine Figur zu setzen, kannst du ihn zurücknehmen: 1 Punkt für sein Plättchen und 1 für jedes ringsum.
abbot_score_recalled = Der Abt verlässt { $feature } bei { $place }: { $winners }
abbot_action_recall = Abt zurücknehmen, werten
figure-abbot = { $count ->
    [one] 1 Abt
   *[other] { $count } Äbte
}
    .role = Abt
    .not_there = Der Abt darf nur in Klöster und Gärten.
    .none_left = Dein Abt ist schon im Spiel.
abbot_refusal_only_abbot = In einen Garten darf nur der Abt.
