# The leaderboard, and profiles.
leaderboard_title = *Classement* · { $pool } · { $season }
season_all = depuis le début
season_quarter = trimestre { $number } de { $year }
leaderboard_games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
leaderboard_line = { $place }. { $player } · *{ $points }* ± { $deviation } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard_provisional = Cotes provisoires, moins de { $games } parties :
leaderboard_provisional_line = { $player } · { $points } ± { $deviation } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard_none = Personne n’a encore joué de partie classée ici.
leaderboard_note = Tout le monde commence à 1500. Avec 200 points d’avance, on gagne environ trois parties sur quatre.
leaderboard_hidden = profil caché
moderator_pairs = *Pour la modération seulement :* les joueurs qui ont beaucoup de parties classées ensemble, ou des abandons précoces, depuis 90 jours
moderator_pair = { $one } ({ $one_won } gagnées) et { $other } ({ $other_won } gagnées) : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $short } abandonnées tôt
profile_title = *{ $player }*
profile_reliability = Fiabilité : *{ $reliability ->
    [always] toujours là
    [mostly] presque toujours là
    [sometimes] parfois en retard
    [rarely] souvent en retard
   *[new] encore inconnue, moins de 5 parties
}*
profile_hidden = Le reste de ce profil est caché.
profile_hidden_own = Les autres ne voient que la fiabilité. Tu peux changer cela dans `/{ label_SETTINGS } { label_CHANGE }`.
profile_none = Aucune partie sur ce serveur pour l’instant.
profile_games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}
profile_rating = Cote : *{ $points }* ± { $deviation } ({ $pool })
profile_rating_provisional = Cote : { $points } ± { $deviation }, provisoire ({ $pool })
profile_sets = Extensions favorites : { $sets }
profile_time = Temps de réponse habituel : { $time }
profile_opponents = *Adversaires les plus fréquents*
profile_opponent = { $player } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } égalité
   *[other] { $drawn } égalités
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
profile_categories = *Points par partie*, et ceux des autres ({ $games ->
    [one] dernière partie
   *[other] { $games } dernières parties
})
profile_category = { $category } : *{ $own }* ({ $others })
# La carte d’un profil, sous ses nombres, et les textes de remplacement.
card_games = { $count ->
    [one] partie
   *[other] parties
}
card_won = { $count ->
    [one] victoire
   *[other] victoires
}
card_rating = cote ± { $deviation }
card_own = ce profil
card_others = les autres
alt_profile = Carte d’un profil : { $parts }
alt_card_bar = { $category } { $own } par partie, les autres { $others }
alt_rating_line = cote au fil du temps { $points }
alt_ratings = Graphique des cotes au fil du temps, par place : { $players }
alt_ratings_player = place { $place } : { $points }
