# The leaderboard, and profiles.
leaderboard_title = *Rangliste* · { $pool } · { $season }
season_all = die ganze Zeit
season_quarter = { $number }. Quartal { $year }
leaderboard_games = { $count ->
    [one] 1 Ranglistenspiel
   *[other] { $count } Ranglistenspiele
}
leaderboard_line = { $place }. { $player } · *{ $points }* ± { $deviation } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
leaderboard_provisional = Vorläufig, mit weniger als { $games } Spielen:
leaderboard_provisional_line = { $player } · { $points } ± { $deviation } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
leaderboard_none = Hier hat noch niemand ein Ranglistenspiel gespielt.
leaderboard_note = Alle beginnen bei 1500. Wer 200 Punkte Vorsprung hat, gewinnt etwa drei von vier Spielen.
leaderboard_hidden = ein verborgenes Profil
moderator_pairs = *Nur für Moderatoren:* wer in den letzten 90 Tagen viele Ranglistenspiele miteinander hatte oder früh ausgestiegen ist
moderator_pair = { $one } ({ $one_won } gewonnen) und { $other } ({ $other_won } gewonnen): { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $short } davon früh beendet
profile_title = *{ $player }*
profile_reliability = Zuverlässigkeit: *{ $reliability ->
    [always] immer da
    [mostly] fast immer da
    [sometimes] manchmal zu spät
    [rarely] oft zu spät
   *[new] neu, weniger als 5 Spiele
}*
profile_hidden = Der Rest dieses Profils ist verborgen.
profile_hidden_own = Andere sehen nur die Zuverlässigkeit. Das kannst du mit `/{ label_SETTINGS } { label_CHANGE }` ändern.
profile_none = Bisher keine Spiele auf diesem Server.
profile_games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen
profile_rating = Spielstärke: *{ $points }* ± { $deviation } ({ $pool })
profile_rating_provisional = Spielstärke: { $points } ± { $deviation }, vorläufig ({ $pool })
profile_sets = Lieblingserweiterungen: { $sets }
profile_time = Übliche Zeit für eine Antwort: { $time }
profile_opponents = *Häufigste Gegner*
profile_opponent = { $player }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile_categories = *Punkte je Spiel*, und die der anderen ({ $games ->
    [one] letztes Spiel
   *[other] letzte { $games } Spiele
})
profile_category = { $category }: *{ $own }* ({ $others })
# Die Karte eines Profils, unter ihren Zahlen, und Alternativtexte.
card_games = { $count ->
    [one] Spiel
   *[other] Spiele
}
card_won = { $count ->
    [one] gewonnen
   *[other] gewonnen
}
card_rating = Spielstärke ± { $deviation }
card_own = dieses Profil
card_others = die anderen
alt_profile = Karte eines Profils: { $parts }
alt_card_bar = { $category } { $own } pro Spiel, die anderen { $others }
alt_rating_line = Spielstärke im Lauf der Zeit { $points }
alt_ratings = Diagramm der Spielstärken im Lauf der Zeit, nach Platz: { $players }
alt_ratings_player = Platz { $place }: { $points }
