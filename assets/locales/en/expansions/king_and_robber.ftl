# King & Robber Baron: the titles for the largest city and the longest road.
expansion-king_and_robber = King & Robber Baron
    .description = Points for the players who complete the largest city and the longest road; 5 tiles
    .card =
        - *King:* complete the first city, or one larger than all before. At the end, 1 point per completed city.
        - *Robber baron:* complete the first road, or one longer than all before. At the end, 1 point per completed road.
option-king_and_robber-points = King & Robber Baron: points of the king and the robber baron
value-king_and_robber-points-per_feature = at the end, 1 point for each completed city or road
value-king_and_robber-points-ten_each = at the end, 10 points each
value-king_and_robber-points-fifteen_or_forty = at the end, 15 points for one, 40 for both
value-king_and_robber-points-running = during the game, 1 point for each city or road that is completed
option-king_and_robber-tie = King & Robber Baron: a city or road of the same size as the largest
value-king_and_robber-tie-unchanged = the same size changes nothing
value-king_and_robber-tie-shared = with the same size, players share the title
king_and_robber_event_title_taken = { $player } got the { $title ->
    [king] king: the largest city has
   *[robber] robber baron: the longest road has
} { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}.
king_and_robber_event_title_kept = { $title ->
    [king] { $player } kept the king: the largest city now has { $size } tiles.
   *[robber] { $player } kept the robber baron: the longest road now has { $size } tiles.
}
king_and_robber_event_title_shared = { $player } came to share the { $title ->
    [king] king, with another city of
   *[robber] robber baron, with another road of
} { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}.
king_and_robber_score_title = { $title ->
    [king] King: { $winners }
   *[robber] Robber baron: { $winners }
}
king_and_robber_label_completed_cities = { $count ->
    [one] 1 completed city
   *[other] { $count } completed cities
}
king_and_robber_label_completed_roads = { $count ->
    [one] 1 completed road
   *[other] { $count } completed roads
}
king_and_robber_label_title = { $title ->
    [king] { $points } for the king
   *[robber] { $points } for the robber baron
}
king_and_robber_holds_title = { $title ->
    [king] king (city of
   *[robber] robber baron (road of
} { $size ->
    [one] 1 tile
   *[other] { $size } tiles
})
king_and_robber_alt_title = { $title ->
    [king] King: { $players }, for a city of
   *[robber] Robber baron: { $players }, for a road of
} { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}.
king_and_robber_rule_title = { $points ->
    [per_feature] { $title ->
        [king] At the end, the king scores 1 point for each completed city on the board.
       *[robber] At the end, the robber baron scores 1 point for each completed road on the board.
    }
    [ten_each] At the end, it scores 10 points.
    [fifteen_or_forty] At the end, it scores 15 points. The king and the robber baron together score 40.
   *[running] { $title ->
        [king] The king scores 1 point whenever a city is completed.
       *[robber] The robber baron scores 1 point whenever a road is completed.
    }
}
category-king = the king
    .title = The king
    .none = The king scored nothing.
    .rule = The king goes to the player who completes the largest city so far, no matter whose meeples are there.
category-robber = the robber baron
    .title = The robber baron
    .none = The robber baron scored nothing.
    .rule = The robber baron goes to the player who completes the longest road so far, no matter whose meeples are there.
