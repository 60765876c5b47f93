# The Abbot: a figure that may be called back.
expansion-abbot = The Abbot
    .description = A figure for monasteries and gardens that may be called back
score_recalled = { $kind ->
    [garden] The abbot left the garden at { $place }
   *[monastery] The abbot left the monastery at { $place }
}: { $winners }
action_recall = take the abbot back and score its place now
figure-abbot = { $count ->
    [one] 1 abbot
   *[other] { $count } abbots
}
    .role = abbot
    .not_there = The abbot may only stand on monasteries and gardens.
    .none_left = Your abbot is on the board.
refusal_only_abbot = Only the abbot may stand in a garden.
