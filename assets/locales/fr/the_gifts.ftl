# Les Présents : les cartes, ce qu’elles font et ce qu’elles valent.
label_THE_GIFTS = Les Présents
    .description = Des cartes secrètes pour qui prolonge les zones des autres ; 25 cartes
card = { $card ->
    [synod] Synode
    [road_sweeper] Cantonnier
    [change_position] Debout/Couché
    [cash_out] Retrait
   *[take2] Prends-en-2
}
story_received = { $player } reçoit un présent.
story_opened = { $player } déballe un présent : **{ $card }**.
story_unopened = Présents jamais déballés : { $player } **+{ $points }** ({ $gifts } × 2)
score_swept = Le cantonnier passe sur la route de { $place } : { $winners }
score_cashed_out = { $kind ->
    [road] Un meeple a quitté la route de { $place }
    [city] Un meeple a quitté la ville de { $place }
    [monastery] Un meeple a quitté l’abbaye de { $place }
    [garden] L’abbé a quitté le jardin de { $place }
   *[field] Un meeple a quitté le pré de { $place }
} : { $winners }
label_meeples = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
label_gifts = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
action_open = Déballer { $card }
action_keep = { $which ->
    [first] Garder la première tuile
   *[second] Garder la deuxième tuile
}
refusal_gift = { $reason ->
    [held] Tu n’as pas ce présent.
    [enough] Tu as déjà déballé un présent avec cette tuile.
    [target] Ce présent ne peut rien faire là.
   *[wasted] Ce présent peut faire quelque chose : dis quoi.
}
