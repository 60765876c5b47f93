# Les duels : des séries de parties à deux.
label_DUEL = duel
    .description = Défier quelqu’un en une partie ou en plusieurs
label_CHALLENGED_USER = adversaire
    .description = La personne que tu défies
label_BEST_OF = au-meilleur-des
    .description = Le nombre de parties au plus
label_BEST_OF_1 = une seule partie
label_BEST_OF_3 = au meilleur des 3 parties
label_BEST_OF_5 = au meilleur des 5 parties
duel_title = *Un duel : { $table }* · { $challenger } défie { $opponent }
duel_length = { $games ->
    [one] Une seule partie
   *[other] Au meilleur des { $games } parties
}
duel_rules = { $games ->
    [one] { $first } commence.
   *[other] { $first } commence la partie 1, l’autre la partie 2, et ainsi de suite.
} En cas d’égalité, la partie revient à qui ne l’a pas commencée.
duel_hint = { $opponent } peut accepter ; les deux peuvent annuler.
button_accept = Accepter
button_call_off = Annuler le duel
duel_called_off = Le duel *{ $table }* a été annulé.
duel_opened = Défi lancé. Le duel commence dès que { $opponent } accepte.
duel_opened_thread = Défi lancé dans { $thread }. Le duel commence dès que { $opponent } accepte.
duel_standing = { $challenger } *{ $won }–{ $lost }* { $opponent }
duel_game = { $games ->
    [one] Une seule partie décide du duel.
   *[other] Partie { $number } sur { $games } au plus · { $standing }.
} { $first } commence.
duel_score = Duel : { $standing }
duel_tie = Égalité : la partie revient à { $winner }, qui ne l’a pas commencée.
duel_won = *{ $winner } remporte le duel !*
duel_next = La partie { $number } suit dans un instant. { $first } commence.
duel_without_winner = Le duel s’arrête ici, sans vainqueur.
duel_left_post = Le duel *{ $table }* s’arrête ici : l’une des deux personnes est partie pour de bon.
error_duel_opponent = Défie quelqu’un d’autre : ni toi-même, ni un bot.
error_challenge = Cette table est un défi en duel. Il n’y a que { $opponent } qui puisse l’accepter, et ses options ne changent plus.
error_duel_game = La partie en cours d’un duel ne peut pas être fermée. Tu peux la quitter avec `/{ label_GAME } { label_RESIGN }`, et alors tu la perds. La modération peut fermer la table, ce qui met fin au duel.
