# Der Abt: eine Figur, die man zurücknehmen kann.
label_ABBOT = Der Abt
    .description = Eine Figur für Klöster und Gärten, die zurückgenommen werden kann
score_recalled = { $kind ->
    [garden] Der Abt hat den Garten bei { $place } verlassen
   *[monastery] Der Abt hat das Kloster bei { $place } verlassen
}: { $winners }
action_recall = den Abt zurücknehmen und seinen Ort jetzt werten
role_abbot = Abt
figure-abbot = { $count ->
    [one] 1 Abt
   *[other] { $count } Äbte
}
refusal_not_there_abbot = Der Abt darf nur auf Klöster und in Gärten.
refusal_only_abbot = In einen Garten darf nur der Abt.
refusal_none_left_abbot = Dein Abt ist auf dem Plan.
