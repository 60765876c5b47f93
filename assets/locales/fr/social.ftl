# Autour des coups : horloges, rappels, absences, votes, revanches, consignes, messages d’état.
until = à jouer avant le { $when } ({ $left })
due = échéance { $left }
due_bot = réponse du bot { $left }
until_bot = le bot répond le { $when } ({ $left })
overdue = *en retard* depuis le { $when } ({ $left })
until_bank = à jouer avant le { $when } ({ $left }), puis réserve de temps : { $bank }
until_bank_ends = *réserve de temps* épuisée le { $when } ({ $left })
banks = Réserves de temps : { $banks }
bank_of = { $player } { $left }
pace_bank_description = { $answer } par coup, plus une réserve de temps : { $bank }. Jouer à temps rend { $returned } à la réserve. { $grace } après l’épuisement des deux, les autres peuvent décider de la suite
pace_days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
pace_description = { $answer } par coup ; { $grace } plus tard, les autres peuvent décider de la suite
pace_hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
pace_minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
reminder = { $player }, *{ $table }* t’attend : { $link }. Dernier délai : { $when } ({ $left }).
reminder_of_bank = { $player }, *{ $table }* t’attend : { $link }. Ta réserve de temps sera entamée le { $when } ({ $left }).
reminder_overdue = { $player }, *{ $table }* t’attend : { $link }. Tu es en retard depuis le { $when } ({ $left }).
reminder_dm = *{ $table }* t’attend toujours : { $link }
button_to_table = Aller à la table
turn_dm = C’est à toi de jouer à la table *{ $table }* : { $link }
engine_failed_post = { $player } n’a pas donné de réponse valable à temps à la table *{ $table }*. Le bot intégré a joué ce coup, et fera de même si cela se reproduit.
engine_gone_post = { $player } n’est plus disponible ici. Le bot intégré joue désormais à sa place à la table *{ $table }*.
engine_suspended_post = { $player } a échoué plusieurs fois de suite. Le bot intégré joue à sa place à la table *{ $table }*, et le programme n’aura plus qu’un essai de temps en temps.
away_post = { $player } s’absente de la table *{ $table }* jusqu’au { $when } ({ $left }). Son temps ne courra qu’à partir de son retour.
back_post = { $player } est de retour à la table *{ $table }*.
motion_undo = *{ $table }* · { $player } aimerait annuler son dernier coup. { $others }, d’accord ? Ce qui a été pioché sera pioché de nouveau.
motion_undo_was = *{ $table }* · { $player } aimerait annuler son dernier coup.
motion_absence = *{ $table }* · Le temps de { $player } est écoulé. { $others }, comment continuer ?
motion_absence_was = *{ $table }* · Le temps de { $player } est écoulé.
motion_replace = *{ $table }* · Donner la place de { $player } à { $newcomer } ?
motion_replace_how = Il faut l’accord de { $newcomer } et celui de { $player } ; si le temps de { $player } est écoulé, l’accord de plus de la moitié des autres suffit.
motion_offer = *{ $table }* · Qui veut continuer à la place de { $player } ? Toute personne qui n’est pas encore à la table peut la prendre. Si { $player } joue avant, rien ne change.
motion_votes = { $votes }
motion_vote = { $player } : { $vote }
motion_awaited = On attend encore : { $players }
vote_yes = pour
vote_no = contre
vote_wait = laisser plus de temps
vote_skip = coup le plus simple, sans pion
vote_bot_once = laisser le bot jouer ce tour
vote_bot = laisser jouer le bot
vote_replace = chercher quelqu’un d’autre
vote_resign = continuer sans
button_agree = D’accord
button_disagree = Plutôt pas
button_take_seat = Prendre la place
button_undo = Annuler mon coup
button_rematch = Revanche
button_orders = Consignes
motion_lapsed = La partie a continué ; il n’y a plus rien à décider.
motion_refused = *Tout reste comme avant.*
motion_taken_back = *Le coup est annulé.*
motion_replaced = *{ $player } continue.*
motion_waits = *La table accorde un nouveau délai.*
motion_skips = *Le coup le plus simple est joué.*
motion_plays_once = *Le bot joue ce tour à la place de { $player }*, qui jouera de nouveau le suivant.
motion_plays_on = *Le bot joue à la place de { $player }*, qui peut la reprendre à tout moment : en jouant, avec *Reprendre ma place*, ou par `/{ label_GAME } { label_BACK }`.
motion_offers = *La place est offerte à quelqu’un d’autre.*
motion_resigns = *La table continue sans cette personne.*
replaced_post = { $after } prend la place de { $before } à la table *{ $table }*, avec ses pions et ses points.
vote_taken = Ton vote est pris en compte : *{ $vote }*. Tu peux le changer tant que rien n’est décidé.
vote_decided = Ton vote est pris en compte : *{ $vote }*. C’est décidé.
error_vote_closed = C’est déjà décidé, ou la partie a continué.
error_vote_not_asked = Ce vote ne te concerne pas.
error_replace = Indique quelqu’un qui joue ici, et quelqu’un qui n’y joue pas encore.
error_replace_bot = C’est le compte d’un bot, qui ne peut pas prendre de place. Choisis une personne qui ne joue pas encore ici.
error_nothing_to_undo = Tu n’as aucun coup à annuler.
undo_done = Ton coup est annulé.
undo_asked = Depuis, quelque chose a été pioché ou quelqu’un a joué. Il faut l’accord de { $players } ; la question est dans le salon.
event_taken_back = { $player } annule son dernier coup.
by_order = Selon une consigne de { $player }
by_vote = La table a joué pour { $player } : le coup le plus simple possible
by_bot = Le bot a répondu pour { $player } après une heure d’attente
rematch_of = Revanche ! On invite { $players }
rematch_open = La revanche est ouverte, avec les mêmes options.
rematch_info = La table est déjà ouverte dans ce salon.
turns_each = { $turns ->
    [one] { $turns } tour chacun
   *[other] environ { $turns } tours chacun
}
turns_about = environ { $turns } tours chacun à deux, moins à trois ou plus
button_away = Je m’absente
button_back_again = Je suis de retour
error_until = Je ne peux rien faire de la date « { $text } ». Donne un nombre de jours, 60 au plus, ou une date à venir comme `2026-12-24` ; `0` veut dire que tu es de retour.
away_ask = Combien de temps t’absentes-tu ? Toutes tes tables en seront informées, et ton temps ne courra qu’à ton retour.
away_days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
away_done = Tu t’absentes jusqu’au { $when }. { $tables ->
    [0] Tu n’es à aucune table en ce moment.
    [one] Ta table en est informée.
   *[other] Tes { $tables } tables en sont informées.
}
away_over = Te revoilà ! { $tables ->
    [0] Tu n’es à aucune table en ce moment.
    [one] Ta table en est informée.
   *[other] Tes { $tables } tables en sont informées.
}
away_not = Tu n’avais pas annoncé d’absence.
find_none = Aucune table n’attend personne ici. `/{ label_GAME } { label_NEW }` en ouvre une.
find_title = *Tables qui attendent du monde*
find_line = *{ $table }* · { $players ->
    [one] 1 personne
   *[other] { $players } personnes
} · { $pace } · { $language }
find_similar = Une table semblable attend déjà du monde : { $table } · { $link }
mygames_none = Tu n’es à aucune table. `/{ label_GAME } { label_NEW }` en ouvre une.
mygames_title = *Tes tables*
mygames_yours = *{ $table }* · *à toi de jouer* (question posée { $when })
mygames_other = *{ $table }* · attend { $players } (question posée { $when })
mygames_bot = *{ $table }* · attend { $players }
mygames_lobby = *{ $table }* · pas encore commencée
mygames_finished_title = *Tes parties terminées*
mygames_ended = { $expansions ->
    [0] jeu de base
    [one] { $expansions } extension
   *[other] { $expansions } extensions
} · terminée { $when }
mygames_no_match = Aucune partie de ce genre.
mygames_against = avec { $player }
share_preview = Aperçu. Personne d’autre ne voit ce message.
share_by = Partagé par { $player }
share_move = *{ $table }* · le dernier coup
share_review = Tout le monde ici verra l’analyse de *{ $table }* dès que tous ses joueurs seront d’accord.
share_review_there = Une analyse se partage dans le salon de la partie, dès que tous les joueurs sont d’accord : *{ $table }* · { $link }
share_review_running = La partie de *{ $table }* est encore en cours. Elle pourra être analysée à la fin.
button_finished_games = Parties terminées
button_newer = Plus récentes
button_older = Plus anciennes
button_go_to_table = Aller à la table
orders_title = *Consignes pour la table { $table }.* Elles sont suivies quand les règles le permettent. Les autres voient qu’une consigne a été suivie, mais pas laquelle.
orders_none = Tu n’en as donné aucune.
orders_line = - { $order } : *{ $number }*
orders_plain = - { $order }
button_orders_form = Modifier
orders_form = Consignes
orders_without_number = Sans me demander
orders_range = De { $least } à { $most } ; vide : aucune consigne
error_order_number = Il faut un nombre de { $least } à { $most } pour *{ $order }*.
orders_hint = Tout changement s’applique dès la prochaine question.
error_order = Cette consigne n’existe pas à cette table, ou n’accepte pas ce nombre. Consignes possibles : { $orders }.
status_on = Un message épinglé dit désormais où en est la table.
status_off = Le message épinglé n’est plus tenu à jour.
status_line = 📌 *{ $table }* · attend { $players } (question posée { $when }) · { $link }
status_begun = 📌 *{ $table }* · n’a pas commencé
status_over = 📌 *{ $table }* est terminée.
status_no_pin = Je n’ai pas le droit de l’épingler : il faut la permission { $permission }. Tu peux l’épingler toi-même.
status_pin_failed = Je n’ai pas pu l’épingler : Discord a un problème. Tu peux l’épingler toi-même.
status_too_many_pins = Ce salon a déjà autant de messages épinglés que Discord le permet. Désépingle un autre message, puis épingle celui-ci toi-même.
button_status = { $on ->
    [yes] Ne plus épingler le statut
   *[no] Épingler le statut
}
left_post = *{ $table }* : la personne qui jouait { $mark } est partie pour de bon. Le bot continue à sa place.
no_dms_post = { $player } n’accepte pas mes messages privés : je les ai désactivés. `/{ label_SETTINGS } { label_CHANGE }` les réactive.
find_elsewhere = { $table } · sur un autre serveur
thread_ask = Où veux-tu jouer ? Avec un fil pour ta table, il peut y en avoir d’autres dans ce salon.
thread_ask_option = Relance la commande avec l’option `{ $option }` : oui pour une table dans son propre fil, non pour une table dans ce salon. Aucune table n’a été ouverte.
button_thread = Dans un nouveau fil
button_here = Dans ce salon
thread_opened = Ta table est ouverte dans { $thread }. *{ $options }* permet d’en changer les règles ; lance la partie quand tout le monde est là.
still_in_post = *{ $table }* attend depuis plus d’un jour. { $players }, toujours de la partie ? On commence dès que tout le monde a confirmé.
still_in_asked = Cette table attend depuis plus d’un jour : j’ai demandé à tout le monde de confirmer. La partie commencera dès que ce sera fait.
still_in_waiting = Merci ! Il manque encore { $players }.
button_still_in = J’en suis toujours
