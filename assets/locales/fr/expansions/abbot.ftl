# L’Abbé : un pion qu’on peut rappeler.
expansion-abbot = L’Abbé
    .description = Un pion pour abbayes et jardins, qu’on peut rappeler
    .card =
        - *Abbé :* dans une abbaye ou un jardin. Au lieu de poser un pion, tu peux le rappeler : 1 point pour sa tuile et 1 pour chaque tuile autour.
abbot_score_recalled = L’abbé quitte { $feature } en { $place } : { $winners }
abbot_action_recall = reprendre l’abbé et marquer ses points
figure-abbot = { $count ->
    [one] { $count } abbé
   *[other] { $count } abbés
}
    .role = abbé
    .not_there = L’abbé ne va que sur les abbayes et les jardins.
    .none_left = Ton abbé est déjà en jeu.
abbot_refusal_only_abbot = Seul l’abbé va dans un jardin.
