# The leaderboard, and profiles.
leaderboard_title = *Leaderboard* · { $pool } · { $season }
season_all = all time
season_quarter = Q{ $number } { $year }
leaderboard_games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
leaderboard_line = { $place }. { $player } · *{ $points }* ± { $deviation } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard_provisional = Provisional, with fewer than { $games } games:
leaderboard_provisional_line = { $player } · { $points } ± { $deviation } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard_none = No rated games have been played here yet.
leaderboard_note = Everyone starts at 1500. A lead of 200 points means winning about three games in four.
leaderboard_hidden = a hidden player
moderator_pairs = *Only for moderators:* players with many rated games together, or with early resignations, in the last 90 days
moderator_pair = { $one } ({ $one_won } won) and { $other } ({ $other_won } won): { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $short } ended early
profile_title = *{ $player }*
profile_reliability = Reliability: *{ $reliability ->
    [always] always there
    [mostly] almost always there
    [sometimes] sometimes late
    [rarely] often late
   *[new] new, fewer than 5 games
}*
profile_hidden = The rest of this profile is hidden.
profile_hidden_own = Others see only the reliability. You can change that in `/{ label_SETTINGS } { label_CHANGE }`.
profile_none = No games on this server so far.
profile_games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
profile_rating = Rating: *{ $points }* ± { $deviation } ({ $pool })
profile_rating_provisional = Rating: { $points } ± { $deviation }, provisional ({ $pool })
profile_sets = Favourite sets: { $sets }
profile_time = Typical time for an answer: { $time }
profile_opponents = *Most frequent opponents*
profile_opponent = { $player }: { $won } won, { $drawn } drawn, { $lost } lost
profile_categories = *Points per game*, and those of the others ({ $games ->
    [one] last game
   *[other] last { $games } games
})
profile_category = { $category }: *{ $own }* ({ $others })
# The card of a profile, below its numbers, and alternative texts.
card_games = { $count ->
    [one] game
   *[other] games
}
card_won = { $count ->
    [one] won
   *[other] won
}
card_rating = rating ± { $deviation }
card_own = this player
card_others = the others
alt_profile = Card of a profile: { $parts }
alt_card_bar = { $category } { $own } per game, the others { $others }
alt_rating_line = rating over time { $points }
alt_ratings = Chart of ratings over time, by place: { $players }
alt_ratings_player = place { $place }: { $points }
