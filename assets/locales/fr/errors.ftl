# Pourquoi pas, et quoi d’autre.
error_no_table = Il n’y a pas de table dans ce salon. `/{ label_GAME } { label_NEW }` en ouvre une.
error_occupied = La table *{ $table }* occupe déjà ce salon. Termine la partie, ferme la table avec `/{ label_GAME } { label_ABORT }`, ou ouvre la tienne dans un fil.
error_not_host = Seul l’hôte, { $host }, peut faire cela.
error_not_seated = Tu n’es pas à cette table.
error_not_entrusted = Aucun bot ne joue à ta place.
error_already_seated = Tu es déjà à cette table.
error_already_agreed = Tu as déjà accepté. L’analyse apparaîtra quand tout le monde aura accepté.
error_full = Toutes les places sont prises. Tu peux ouvrir une table dans un autre salon ou dans un fil.
error_started = La partie a commencé ; ses places et ses règles ne changent plus.
error_not_started = La partie n’a pas commencé. L’hôte la lance avec *{ $start }* ou `/{ label_GAME } { label_START }`.
error_without = Cette table joue sans *{ $expansion }*.
error_leave_too_late = La partie a commencé. Pour la quitter pour de bon : `/{ label_GAME } { label_RESIGN }`. 
error_resign_too_early = La partie n’a pas commencé. Pour quitter la table : `/{ label_GAME } { label_LEAVE }`. 
error_over = Cette partie est terminée. `/{ label_GAME } { label_NEW }` ouvre une table.
error_too_few = Une partie se joue de deux à six. D’autres peuvent appuyer sur *{ $join }*, ou l’hôte sur *{ $bot }*.
error_setup_first = La personne qui devrait commencer n’est pas à la table. Choisis-en une autre dans *{ $options }*.
error_your_turn_not = C’est à { $player } de jouer. On te mentionnera quand ce sera ton tour. { $link }
error_stale = Ce bouton est celui d’un tour passé. Le tour en cours est ici : { $link }
error_stale_yours = Ce bouton est celui d’un tour passé. À toi de jouer ici : { $link }
error_stale_bot = Ce coup est déjà joué, et un bot joue en ce moment. Son message arrive dans un instant.
error_closed = Cette table a été fermée.
error_unknown_place = « { $text } » n’est pas un emplacement du plateau. Un emplacement s’écrit `N2E1` ; la liste montre ceux qui sont possibles.
error_unknown_turn = La tuile ne peut pas être tournée ainsi à cet emplacement. Choix possibles : { $ways }.
error_angle = Une tuile se tourne de 0, 90, 180 ou 270 degrés.
error_unknown_figure = Ce n’est pas possible à cet emplacement. Choix possibles : { $figures }.
error_unknown_answer = Cela ne désigne aucune réponse possible, ou en désigne plusieurs. Choix possibles : { $answers }.
error_unknown_expansions = Je ne sais pas quelle extension est « { $names } ». Extensions possibles : { $expansions }.
error_program = Il n’y a pas de programme « { $name } » ici. Programmes disponibles : { $programs }.
error_no_programs = Aucun autre programme ne joue ici. Choisis plutôt un niveau ou un caractère.
error_unknown_options = « { $names } » n’est pas une option des extensions indiquées ; aucune table n’a été ouverte. Choisis dans la liste qui s’affiche pendant la saisie.
error_export_jcz = Je ne peux pas écrire cette partie pour JCloisterZone, qui ne connaît pas tout : { $parts }.
error_export_jcz_answer = Je ne peux pas écrire cette partie pour JCloisterZone : au tour { $turn }, un choix lié à *{ $game }* n’y existe pas.
error_upload_too_long = Ce fichier est trop gros pour une partie : je lis jusqu’à 1 Mo.
error_upload_unavailable = Je n’ai pas pu télécharger ce fichier. Réessaie.
error_upload_unknown = Je ne reconnais pas de partie dans ce fichier. Je lis les enregistrements et les parties écrites de `/game export`, et les sauvegardes de JCloisterZone (`.jcz`).
error_upload_jcz = Je ne peux pas rejouer cette partie de JCloisterZone : { $reason }
error_upload_jcz_parts = Cette partie de JCloisterZone contient des éléments que je ne connais pas : { $parts }.
jcz_set = { $copies } × le jeu de tuiles { $set }
jcz_element = l’élément { $element } = { $value }
jcz_without_tiles = *{ $expansion }* sans ses tuiles
jcz_without_element = *{ $expansion }* sans l’élément { $element }
jcz_selection = une partie seulement des tuiles de *{ $expansion }*
jcz_rule = la règle { $rule } = { $value }
jcz_addon = le module { $addon }
jcz_start = d’autres tuiles au départ
jcz_players = { $count } joueurs avec ces extensions
jcz_ruleset = la version { $number } des règles
jcz_resignations = des joueurs qui ont abandonné
error_upload_notation = Je ne peux pas lire cette partie écrite à partir de la ligne { $line }, colonne { $column } : { $reason }
error_upload_record = Je ne peux pas rejouer cet enregistrement : { $reason }
error_machine = Une erreur s’est produite, et rien n’a changé. Réessaie dans un moment ; la personne qui héberge le bot en trouvera la cause dans le journal.
error_committed = Ce que tu as fait est enregistré, mais une erreur s’est produite avant que je puisse te le montrer. Je le publie dans le salon ; `/{ label_GAME } { label_INFO }` montre où en est la partie.
error_unconfirmed = La base de données n’a pas répondu à temps : je ne sais pas si ce que tu as fait est enregistré. Regarde avec `/{ label_GAME } { label_INFO }` avant de réessayer.
error_channel = Cela ne marche que sur un serveur.
error_not_member = Je ne fais pas partie de ce groupe : je ne peux rien y publier. Demande à qui gère le serveur de m’y ajouter, ou joue contre moi dans nos messages privés.
error_permission = Je n’ai pas le droit d’écrire dans ce salon. Permissions manquantes : { $permissions }. Ce que tu as fait est enregistré ; je le publierai dès que possible.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-create_public_threads = Créer des fils publics
permission-pin_messages = Épingler des messages
error_locked = Ce fil est verrouillé : je ne peux pas y écrire. Ce que tu as fait est enregistré ; je le publierai dès que possible.
error_delayed = Ce que tu as fait est enregistré, mais Discord n’accepte pas mon message pour le moment. Je continue d’essayer, tu n’as rien à faire.
error_no_permission = Je ne peux pas tenir de partie dans ce salon. Permissions manquantes : { $permissions }. Rien n’a été ouvert.
error_old_button = Ce bouton est trop vieux pour cette version du bot. `/{ label_GAME } { label_INFO }` montre où en est la partie.
error_old_command = Cette version du bot n’a pas cette commande. Discord met parfois quelques minutes à afficher les commandes actuelles ; `/{ label_HELP }` en donne la liste.
error_busy = Je suis débordé pour l’instant. Rien n’a changé ; réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error_too_often = Tu viens de le faire plusieurs fois, et à chaque fois le bot écrit à tout le monde ici. Rien n’a changé ; tu pourras recommencer { $when }.
error_many_lobbies = { $count } de tes tables attendent encore des joueurs. Lance ou ferme l’une d’elles avant d’en ouvrir une autre ; `/{ label_MYGAMES }` en donne la liste.
error_hasty = Tu vas trop vite pour moi. Rien n’a changé ; réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error_restarting = Je suis en train de redémarrer. Réessaie dans une minute : tout ce qui a été confirmé avant est enregistré.
paused_forbidden = Je n’ai plus le droit d’écrire dans { $channel } : la table *{ $table }* attend donc. Rien n’est perdu : dès que je pourrai de nouveau voir ce salon, y envoyer des messages et y joindre des fichiers, utilises-y l’une de mes commandes, et la partie continuera.
paused_locked = { $channel } est verrouillé : la table *{ $table }* attend donc. Rien n’est perdu : dès que le fil sera déverrouillé, utilises-y l’une de mes commandes, et la partie continuera.
paused_gone = Le salon de la table *{ $table }* a disparu : la partie ne peut donc pas y continuer. Si c’était une erreur de Discord, utilise l’une de mes commandes dans ce salon.
plain_post = *{ $table }* continue, mais Discord n’a pas accepté le message entier. `/{ label_BOARD }` montre le plateau, `/{ label_PLACE }` place une tuile, `/{ label_GAME } { label_INFO }` montre tout le reste.
refusal_over = La partie est terminée.
refusal_draw = Une tuile est en train d’être piochée. Réessaie dans un instant.
refusal_unasked = Ce n’est pas ce qui est demandé maintenant.
refusal_segment = La tuile n’a rien à cet emplacement.
refusal_not_there = Aucun pion ne peut être posé là.
refusal_no_farmers = Les paysans ne sont pas utilisés dans cette partie.
refusal_occupied = Cette zone est déjà occupée.
refusal_none_left = Tu n’as plus de meeple en réserve.
refusal_not_offered = Ce n’est pas possible maintenant.
misfit_taken = Il y a déjà une tuile en { $at }.
misfit_apart = Aucune tuile ne touche { $at }.
misfit_edge = Elle ne va pas en { $at } : du côté { $side }, { $shows } toucherait { $demands }.
edge-road = une route
    .side = route ({ $side })
edge-city = une ville
    .side = ville ({ $side })
edge-field = un pré
    .side = pré ({ $side })
error_unknown_score = Cela ne désigne aucune évaluation de cette partie, ou en désigne plusieurs. La liste de `/{ label_WHY }` les montre toutes. 
error_deleted = Cette table n’est plus conservée, car elle a été fermée avant la fin de la partie.
error_not_manager = Seuls les membres qui ont la permission _Gérer le serveur_ peuvent modifier ces réglages.
error_elsewhere = Sur ce serveur, on joue seulement dans { $channels }. Aucune table n’a été ouverte.
error_hidden = Cette partie est terminée, et sur ce serveur, seuls ses joueurs peuvent la revoir.
error_no_ratings = Il n’y a pas de parties classées sur ce serveur. Les membres qui le gèrent peuvent les autoriser avec `/{ label_SERVER }`.
error_rated_bots = Une partie classée n’admet qu’un seul bot. Retire les autres, ou choisis une partie non classée sous *{ $options }*.
error_rated_game = Une partie classée en cours ne peut pas être fermée. Tu peux la quitter avec `/{ label_GAME } { label_RESIGN }`, ce qui compte comme une dernière place. La modération peut fermer la table.
error_season = Je ne connais pas la saison « { $text } ». Une saison est un trimestre, par exemple `2026-4`.
error_many_lobbies_here = Sur ce serveur, { $count ->
    [one] une seule de tes tables peut attendre du monde. Lance-la ou ferme-la
   *[other] { $count } de tes tables au plus peuvent attendre du monde. Lance ou ferme l’une d’elles
} avant d’en ouvrir une autre ; `/{ label_MYGAMES }` en donne la liste.
error_no_thread = Discord n’a pas voulu que j’ouvre un fil ici ; il y en a peut-être trop. Aucune table n’a été ouverte.
error_sealed = Les enchères sont secrètes à cette table : appuie sur *Enchérir* sous le message, ou utilise `/{ label_BID } { label_BID_MAXIMUM }`. { $link }
error_not_in_round = Tu as déjà ta tuile de ce bazar ; les autres misent pour celle-ci.
error_impossible = Ce n’est pas possible maintenant. Choix possibles : { $possible }.
