# L’Abbé : un pion qu’on peut rappeler.
expansion-abbot = L’Abbé
    .description = Un pion pour abbayes et jardins, qu’on peut rappeler
score_recalled = { $kind ->
    [garden] L’abbé quitte le jardin en { $place }
   *[monastery] L’abbé a quitté l’abbaye en { $place }
} : { $winners }
action_recall = reprendre l’abbé et marquer ses points
role_abbot = abbé
figure-abbot = { $count ->
    [one] { $count } abbé
   *[other] { $count } abbés
}
refusal_not_there_abbot = L’abbé ne va que sur les abbayes et les jardins.
refusal_only_abbot = Seul l’abbé va dans un jardin.
refusal_none_left_abbot = Ton abbé est déjà en jeu.
