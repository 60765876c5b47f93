# The Abbot: a meeple that can be taken back.
expansion-abbot = The Abbot
    .description = A special meeple for monasteries and gardens that you can take back and score
    .card =
        - *Abbot:* goes to a monastery or garden. Instead of placing a meeple, you can take it back: 1 point for its tile and for each tile around it.
abbot_score_recalled = The abbot returns from { $feature } at { $place }: { $winners }
abbot_action_recall = take the abbot back and score it now
figure-abbot = { $count ->
    [one] 1 abbot
   *[other] { $count } abbots
}
    .role = abbot
    .not_there = The abbot can only be placed on monasteries and gardens.
    .none_left = Your abbot is on the board.
abbot_refusal_only_abbot = Only the abbot can be placed in a garden.
