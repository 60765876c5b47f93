# Duels: series of games between two players.
label_DUEL = duel
    .description = Challenge someone to one game or a series
label_CHALLENGED_USER = opponent
    .description = Whom you challenge
label_BEST_OF = best-of
    .description = How many games at most
label_BEST_OF_1 = one game
label_BEST_OF_3 = best of 3
label_BEST_OF_5 = best of 5
duel_title = *A duel: { $table }* · { $challenger } challenges { $opponent }
duel_length = { $games ->
    [one] 1 game
   *[other] Best of { $games }
}
duel_rules = { $games ->
    [one] { $first } goes first.
   *[other] { $first } goes first in game 1, the other player in game 2, and so on.
} A tie goes to the player who went second.
duel_hint = { $opponent } can accept. Either player can call it off.
button_accept = Accept
button_call_off = Call it off
duel_called_off = The duel *{ $table }* was called off.
duel_opened = Challenge sent. The duel starts when { $opponent } accepts.
duel_opened_thread = Challenge sent in { $thread }. The duel starts when { $opponent } accepts.
duel_standing = { $challenger } *{ $won }–{ $lost }* { $opponent }
duel_game = { $games ->
    [one] A single game decides the duel.
   *[other] Game { $number } of { $games } at most · { $standing }.
} { $first } goes first.
duel_score = Duel: { $standing }
duel_tie = A tie goes to the player who went second: { $winner } wins this game.
duel_won = *{ $winner } wins the duel!*
duel_next = Game { $number } starts in a moment. { $first } goes first.
duel_without_winner = The duel ends here, without a winner.
duel_left_post = The duel *{ $table }* ends here, because one of its players has left for good.
error_duel_opponent = Challenge someone else. You can’t duel yourself or a bot.
error_challenge = This table is a challenge to a duel. Only { $opponent } can accept it, and its options stay as they are.
error_duel_game = The running game of a duel can’t be closed. You can drop out with `/{ label_GAME } { label_RESIGN }`, which loses this game. A moderator can close the table, which ends the duel.
