# Pourquoi pas, et quoi d’autre.
fault_no_table = Il n’y a pas de table dans ce salon. `/partie nouvelle` en ouvre une.
fault_occupied = La table **{ $table }** est en cours dans ce salon. Finis-la, ferme-la avec `/partie fermer`, ou ouvre la tienne dans un fil.
fault_not_host = Seul l’hôte, { $host }, peut faire cela.
fault_not_seated = Tu n’es pas à cette table.
fault_already_seated = Tu es déjà à cette table.
fault_full = Toutes les places sont prises. Tu peux ouvrir une table dans un autre salon ou un fil.
fault_started = La partie a commencé ; ses places et ses règles ne changent plus.
fault_not_started = La partie n’a pas commencé. L’hôte la lance avec **{ $start }** ou `/partie commencer`.
fault_without = Cette table joue sans **{ $expansion }**.
fault_leave_too_late = La partie a commencé. `/partie abandonner` te la fait quitter pour de bon.
fault_resign_too_early = La partie n’a pas commencé. `/partie quitter` te fait quitter la table.
fault_over = Cette partie est finie. `/partie nouvelle` ouvre une table.
fault_too_few = Il faut être de deux à six. D’autres peuvent appuyer sur **{ $join }**.
fault_setup_first = La personne qui devrait commencer n’est pas à la table. Choisis-en une autre dans **{ $options }**.
fault_your_turn_not = C’est le tour de { $player }. On te mentionnera quand ce sera le tien. { $link }
fault_stale = Ce bouton est celui d’un tour passé. Le tour en cours est ici : { $link }
fault_stale_yours = Ce bouton est celui d’un tour passé. À toi de jouer ici : { $link }
fault_closed = Cette table a été fermée.
fault_unknown_place = « { $text } » n’est pas un endroit du plateau. Un endroit s’écrit `N2E1` ; la liste montre ceux qui sont possibles.
fault_unknown_turn = La tuile ne peut pas être tournée ainsi à cet endroit. Possible : { $ways }.
fault_unknown_figure = Ce n’est pas possible à cet endroit. Possible : { $figures }.
fault_unknown_expansions = Je ne connais aucune extension appelée « { $names } » ; aucune table n’a été ouverte. Il y a { $expansions }.
fault_machine = Quelque chose s’est mal passé ici, et rien n’a changé. Réessaie dans un moment ; l’hébergeur du bot en trouvera la raison dans son journal.
fault_committed = Ce que tu as fait est enregistré, mais quelque chose s’est mal passé ici avant que je puisse t’en montrer le résultat. Je le publie dans le salon ; `/game info` montre où en est la table.
fault_unconfirmed = La base de données n’a pas répondu à temps : je ne sais pas si ce que tu as fait est enregistré. Regarde avec `/game info` avant de réessayer.
fault_channel = Cela ne marche que dans le salon d’un serveur.
fault_permission = Je n’ai pas le droit d’écrire dans ce salon : il me faut les permissions { $permissions }. Ce que tu as fait est enregistré, je le publierai dès que possible.
fault_old_button = Ce bouton est trop vieux pour cette version du bot. `/partie infos` montre où en est la partie.
fault_old_command = Cette version du bot n’a pas cette commande. Discord met parfois quelques minutes à afficher les commandes actuelles ; `/aide` en donne la liste.
fault_busy = J’ai en ce moment plus à faire que je ne peux suivre. Rien n’a changé ; réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
fault_too_often = Tu viens de le faire plusieurs fois, et à chaque fois le bot écrit à tout le monde ici. Rien n’a changé ; tu pourras recommencer { $when }.
fault_many_lobbies = { $count } de tes tables attendent encore des joueurs. Lance ou ferme l’une d’elles avant d’en ouvrir une autre ; `/mesparties` en donne la liste.
fault_hasty = Là, tu vas plus vite que je ne peux suivre. Rien n’a changé ; réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
fault_restarting = On est en train de me redémarrer. Réessaie dans une minute : tout ce qui a été confirmé avant est enregistré.
parked_forbidden = Je n’ai plus le droit d’écrire dans { $channel }, la table **{ $table }** attend donc. Rien n’est perdu : dès que je pourrai de nouveau y voir le salon, envoyer des messages et joindre des fichiers, utilise-y l’une de mes commandes, et la partie continue.
parked_gone = Le salon de la table **{ $table }** a disparu, la partie ne peut donc pas y continuer. Si c’était une erreur de Discord, utilise l’une de mes commandes dans ce salon.
plain_post = **{ $table }** continue, mais Discord n’a pas accepté le message entier. `/plateau` montre la table, `/placer` pose une tuile, `/partie infos` montre tout le reste.
refusal_over = La partie est finie.
refusal_draw = Une tuile est en train d’être piochée. Réessaie dans un instant.
refusal_unasked = Ce n’est pas ce qui est demandé maintenant.
refusal_segment = La tuile n’a rien à cet endroit.
refusal_not_there = Aucune figurine ne va là.
refusal_no_farmers = Les paysans ne sont pas utilisés dans cette partie.
refusal_occupied = Il y a déjà quelqu’un.
refusal_none_left = Tous tes meeples sont sur le plateau.
refusal_not_offered = Ce n’est pas possible maintenant.
misfit_taken = Il y a déjà une tuile en { $at }.
misfit_apart = Aucune tuile ne touche { $at }.
misfit_edge = Elle ne va pas en { $at } : du côté { $side }, { $shows } rencontrerait { $demands }.
edge-road = une route
    .side = route { $side }
edge-city = une ville
    .side = ville { $side }
edge-field = un pré
    .side = pré { $side }
fault_unknown_score = Ce n’est aucune évaluation de cette partie, ou plusieurs. La liste de `/pourquoi` les nomme.
