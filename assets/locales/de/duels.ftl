# Duelle: Serien von Spielen zu zweit.
label_DUEL = duell
    .description = Jemanden zu einem Spiel oder einer Serie herausfordern
label_CHALLENGED_USER = gegner
    .description = Wen du herausforderst
label_BEST_OF = best-of
    .description = Wie viele Spiele es höchstens sind
label_BEST_OF_1 = ein einziges Spiel
label_BEST_OF_3 = Best of 3
label_BEST_OF_5 = Best of 5
duel_title = *Ein Duell: { $table }* · { $challenger } fordert { $opponent } heraus
duel_length = { $games ->
    [one] Ein einziges Spiel
   *[other] Best of { $games }
}
duel_rules = { $games ->
    [one] { $first } beginnt.
   *[other] { $first } beginnt Spiel 1, danach geht es abwechselnd.
} Bei Gleichstand gewinnt, wer nicht begonnen hat.
duel_hint = { $opponent } kann annehmen, absagen können beide.
button_accept = Annehmen
button_call_off = Absagen
duel_called_off = Das Duell *{ $table }* wurde abgesagt.
duel_opened = Die Herausforderung ist ausgesprochen. Das Duell beginnt, sobald { $opponent } annimmt.
duel_opened_thread = Die Herausforderung steht in { $thread }. Das Duell beginnt, sobald { $opponent } annimmt.
duel_standing = { $challenger } *{ $won }:{ $lost }* { $opponent }
duel_game = { $games ->
    [one] Ein einziges Spiel entscheidet das Duell.
   *[other] Spiel { $number } von höchstens { $games } · { $standing }.
} { $first } beginnt.
duel_score = Duell: { $standing }
duel_tie = Bei Gleichstand gewinnt, wer nicht begonnen hat, also { $winner }.
duel_won = *{ $winner } gewinnt das Duell!*
duel_next = Gleich folgt Spiel { $number }. { $first } beginnt.
duel_without_winner = Das Duell endet hier ohne Sieger.
duel_left_post = Das Duell *{ $table }* endet hier, weil jemand endgültig gegangen ist.
error_duel_opponent = Fordere jemand anderen heraus, nicht dich selbst und keinen Bot.
error_challenge = Dieser Tisch ist eine Herausforderung zum Duell. Annehmen kann sie nur { $opponent }, und die Optionen stehen fest.
error_duel_game = Das laufende Spiel eines Duells kann nicht geschlossen werden. Du kannst mit `/{ label_GAME } { label_RESIGN }` aussteigen und verlierst damit dieses Spiel. Moderatoren können den Tisch schließen; damit endet das Duell.
