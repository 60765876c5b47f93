# Le temps et les usages : horloges, rappels, absences, votes, réglages, consignes.
until = à jouer avant le { $when } ({ $left })
due = échéance { $left }
due_bot = réponse du bot { $left }
until_bot = le bot répond le { $when } ({ $left })
overdue = **en retard** depuis le { $when } ({ $left })
until_bank = à jouer avant le { $when } ({ $left }), puis réserve de temps : { $bank }
until_bank_ends = **réserve de temps** épuisée le { $when } ({ $left })
banks = Réserves de temps : { $banks }
bank_of = { $player } { $left }
pace_bank_told = { $answer } par coup, plus une réserve de temps : { $bank }. Jouer à temps rend { $returned } à la réserve. { $grace } après l’épuisement des deux, les autres peuvent décider de la suite
pace_days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
pace_told = { $answer } par coup ; { $grace } plus tard, les autres peuvent décider de la suite
pace_hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
pace_minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
reminder = { $player }, **{ $table }** t’attend : { $link }. Dernier délai : { $when } ({ $left }).
reminder_of_bank = { $player }, **{ $table }** t’attend : { $link }. Ta réserve de temps sera entamée le { $when } ({ $left }).
reminder_overdue = { $player }, **{ $table }** t’attend : { $link }. Tu es en retard depuis le { $when } ({ $left }).
reminder_whisper = **{ $table }** t’attend toujours : { $link }
button_to_table = Aller à la table
whisper = C’est à toi de jouer à la table **{ $table }** : { $link }
engine_failed_post = { $player } n’a pas donné de réponse valable à temps à la table **{ $table }**. Le bot intégré a joué ce coup, et fera de même si cela se reproduit.
engine_gone_post = { $player } n’est plus disponible ici. Le bot intégré joue désormais à sa place à la table **{ $table }**.
away_post = { $player } s’absente de la table **{ $table }** jusqu’au { $when } ({ $left }). Son temps ne courra qu’à partir de son retour.
back_post = { $player } est de retour à la table **{ $table }**.
motion_undo = **{ $table }** · { $player } aimerait annuler son dernier coup. { $others }, d’accord ? Ce qui a été pioché sera pioché de nouveau.
motion_undo_was = **{ $table }** · { $player } aimerait annuler son dernier coup.
motion_absence = **{ $table }** · Le temps de { $player } est écoulé. { $others }, comment continuer ?
motion_absence_was = **{ $table }** · Le temps de { $player } est écoulé.
motion_replace = **{ $table }** · Donner la place de { $player } à { $newcomer } ?
motion_replace_how = -# Il faut l’accord de { $newcomer } et celui de { $player } ; si le temps de { $player } est écoulé, l’accord de plus de la moitié des autres suffit.
motion_offer = **{ $table }** · Qui veut continuer à la place de { $player } ? Toute personne qui n’est pas encore à la table peut la prendre. Si { $player } joue avant, rien ne change.
motion_votes = -# { $votes }
motion_vote = { $player } : { $vote }
motion_awaited = -# On attend encore : { $players }
vote_yes = oui
vote_no = non
vote_wait = laisser plus de temps
vote_skip = coup le plus simple, sans pion
vote_bot_once = laisser le bot jouer ce tour
vote_bot = laisser jouer le bot
vote_replace = chercher quelqu’un d’autre
vote_resign = continuer sans
button_agree = D’accord
button_refuse = Non
button_take_seat = Prendre la place
button_undo = Annuler mon coup
button_rematch = Revanche
button_settings = Mes réglages
button_orders = Consignes
motion_lapsed = -# La partie a continué ; il n’y a plus rien à décider.
motion_refused = **Tout reste comme avant.**
motion_taken_back = **Le coup est annulé.**
motion_replaced = **{ $player } continue.**
motion_waits = **La table accorde un nouveau délai.**
motion_skips = **Le coup le plus simple est joué.**
motion_plays_once = **Le bot joue ce tour à la place de { $player }**, qui jouera de nouveau le suivant.
motion_plays_on = **Le bot joue à la place de { $player }**, qui peut la reprendre à tout moment : en jouant, avec **Reprendre ma place**, ou par `/partie reprendre`.
motion_offers = **La place est offerte à quelqu’un d’autre.**
motion_resigns = **La table continue sans cette personne.**
replaced_post = { $after } prend la place de { $before } à la table **{ $table }**, avec ses pions et ses points.
vote_taken = Ton vote est pris en compte : **{ $vote }**. Tu peux le changer tant que rien n’est décidé.
error_vote_closed = C’est déjà décidé, ou la partie a continué.
error_vote_not_asked = Ce vote ne te concerne pas.
error_replace = Indique quelqu’un qui joue ici, et quelqu’un qui n’y joue pas encore.
error_nothing_to_undo = Tu n’as aucun coup à annuler.
undo_done = Ton coup est annulé.
undo_asked = Depuis, quelque chose a été pioché ou quelqu’un a joué. Il faut l’accord de { $players } ; la question est dans le salon.
story_taken_back = { $player } annule son dernier coup.
by_order = -# Selon une consigne de { $player }
by_vote = -# La table a joué pour { $player } : le coup le plus simple possible
by_bot = -# Le bot a répondu pour { $player } après une heure d’attente
rematch_of = Revanche ! On invite { $players }
rematch_open = La revanche est ouverte, avec les mêmes options.
rematch_info = La table est déjà ouverte dans ce salon.
turns_each = { $turns ->
    [one] { $turns } tour chacun
   *[other] environ { $turns } tours chacun
}
turns_about = environ { $turns } tours chacun à deux, moins à trois ou plus
settings_title = **Tes réglages**, à toutes les tables. Personne d’autre ne les voit.
settings_zone = Fuseau horaire : **{ $zone }**
settings_quiet = Pas de rappel de **{ $from }** à **{ $to }**
settings_no_quiet = Rappels à toute heure
settings_language = Langue des réponses privées : **{ $language }**
settings_mark = Couleur et symbole préférés : **{ $mark }**
settings_no_mark = Pas de couleur ni de symbole préférés
settings_as_discord = comme dans ton Discord
settings_reminders = { $on ->
    [yes] Rappels : **oui**
   *[no] Rappels : **non**
}
settings_whispers = { $on ->
    [yes] Message privé quand c’est à toi : **oui**
   *[no] Message privé quand c’est à toi : **non**
}
settings_away = Absence jusqu’au { $when }
menu_language = Langue des réponses privées
menu_mark = Couleur et symbole préférés
menu_away = Combien de temps t’absentes-tu ?
quiet_none = pas d’heures sans rappel
button_hours = Fuseau et heures sans rappel
field_zone = Fuseau horaire
field_zone_note = Une ville comme Paris, ou un nom comme America/New_York
field_quiet = Heures sans rappel
field_quiet_note = Par exemple 22:00-07:30 ; vide : aucune
quiet_hours = de { $from } à { $to }
button_reminders = { $on ->
    [yes] Désactiver les rappels
   *[no] Activer les rappels
}
button_whispers = { $on ->
    [yes] Désactiver les messages privés
   *[no] Activer les messages privés
}
button_away = Je m’absente
button_back_again = Je suis de retour
error_zone = Je ne connais aucun fuseau horaire « { $zone } ». Indique une ville comme `Paris`, ou un nom comme `America/New_York`.
error_quiet = « { $text } » n’est pas une plage horaire. Elle s’écrit comme `22:00-07:30` ; `off` veut dire aucune. 
error_mark = Je ne connais ni couleur ni symbole « { $text } » ; la liste les montre tous.
error_until = Je ne comprends pas la date « { $text } ». Donne un nombre de jours, ou une date comme `2026-12-24` ; `0` veut dire que tu es de retour.
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
find_none = Aucune table n’attend personne ici. `{ $new }` en ouvre une.
find_title = **Tables qui attendent du monde**
find_line = **{ $table }** · { $sets } · { $pace } · { $language } · { $players ->
    [one] 1 personne
   *[other] { $players } personnes
} · { $link }
find_similar = Une table semblable attend déjà du monde : { $table }
mygames_none = Tu n’es à aucune table. `{ $new }` en ouvre une.
mygames_title = **Tes tables**
mygames_yours = **{ $table }** · **à toi de jouer** (question posée { $when }) · { $link }
mygames_other = **{ $table }** · attend { $players } (question posée { $when }) · { $link }
mygames_bot = **{ $table }** · attend { $players } · { $link }
mygames_lobby = **{ $table }** · pas encore commencée · { $link }
orders_title = **Consignes pour la table { $table }.** Elles sont suivies quand les règles le permettent. Les autres voient qu’une consigne a été suivie, mais pas laquelle.
orders_none = Tu n’en as donné aucune.
orders_line = - { $order } : **{ $number }**
orders_plain = - { $order }
button_orders_form = Modifier
orders_form = Consignes
orders_without_number = Sans me demander
orders_range = De { $least } à { $most } ; vide : aucune consigne
error_order_number = Il faut un nombre de { $least } à { $most } pour **{ $order }**.
orders_hint = Tout changement s’applique dès la prochaine question.
error_order = Cette consigne n’existe pas à cette table, ou n’accepte pas ce nombre. Consignes possibles : { $orders }.
preset_saved = Les options de cette table sont enregistrées comme modèle **{ $name }** sur ce serveur.
preset_gone = Le modèle **{ $name }** est supprimé.
preset_none = Ce serveur n’a pas de modèle « { $name } ».
preset_menu = Modèles
button_preset = Enregistrer le modèle
preset_form = Enregistrer un modèle
preset_name = Nom
preset_shared = Tous les membres du serveur pourront s’en servir
error_preset = Ce nom n’est pas possible : il ne doit pas être vide, un serveur a 25 modèles au plus, et chaque membre peut en enregistrer cinq.
error_preset_author = Seuls le membre qui a enregistré ces options et ceux qui peuvent gérer le serveur peuvent les modifier.
status_on = Un message épinglé dit désormais où en est la table.
status_off = Le message épinglé n’est plus tenu à jour.
status_line = 📌 **{ $table }** · attend { $players } (question posée { $when }) · { $link }
status_begun = 📌 **{ $table }** · n’a pas commencé
status_over = 📌 **{ $table }** est terminée.
status_no_pin = -# Je n’ai pas le droit de l’épingler : il faut la permission { $permission }. Tu peux l’épingler toi-même.
button_status = { $on ->
    [yes] Ne plus épingler le statut
   *[no] Épingler le statut
}
data_export = Voici tout ce que je conserve à ton sujet. Personne d’autre ne voit ce message.
erase_what = **Effacer tes données ?** Tes réglages, absences, consignes, offres secrètes et votes seront supprimés. Dans les parties terminées, ton nom laissera place à *Compte supprimé*. Les messages déjà envoyés sur Discord y restent. C’est définitif.
erase_games = { $count ->
    [one] Une partie en cours t’attend. Elle sera fermée si tu y joues sans personne d’autre ; sinon, choisis : le bot joue à ta place, ou tu abandonnes.
   *[other] Tu as { $count } parties en cours. Celles où tu joues sans personne d’autre seront fermées ; pour les autres, choisis : le bot joue à ta place, ou tu abandonnes.
}
erase_sure = **C’est bien ce que tu veux ?** Ni tes données ni tes places ne pourront être rétablies.
erase_done = C’est fait. Je ne conserve plus rien à ton sujet.
button_erase = Effacer mes données
button_erase_bot = Effacer, le bot continue
button_erase_resign = Effacer et abandonner
button_erase_now = Oui, tout effacer
button_erase_not = Garder mes données
former_player = Compte supprimé
left_post = **{ $table }** : la personne qui jouait { $mark } est partie pour de bon. Le bot continue à sa place.
find_elsewhere = { $table } · sur un autre serveur
server_title = **Réglages de ce serveur.** Personne d’autre ne voit ce message.
server_line = { $setting } : **{ $value }**
server_menu = Modifier un réglage
server_default = rien d’imposé
server_channels = Salons où l’on joue
server_channels_all = tous les salons
server_channel_menu = Seulement dans ces salons et leurs fils
button_everywhere = Autoriser tous les salons
server_preset = Modèle des nouvelles tables
server_preset_none = aucun modèle
server_language = Langue des nouvelles tables
server_language_host = celle de l’hôte
server_season = Saison des nouvelles tables
server_pace = Rythme des nouvelles tables
server_lobbies = Tables en attente par membre
server_games = Qui voit les parties terminées
server_games_everyone = tout le monde
server_games_players = seulement leurs joueurs
server_listing = Montrer les tables en attente sur d’autres serveurs
server_threads = Un fil pour chaque table
server_threads_never = jamais
server_threads_always = toujours
server_threads_ask = au choix de l’hôte
thread_ask = Où veux-tu jouer ? Avec un fil pour ta table, il peut y en avoir d’autres dans ce salon.
thread_ask_option = Relance la commande avec l’option `{ $option }` : oui pour une table dans son propre fil, non pour une table dans ce salon. Aucune table n’a été ouverte.
button_thread = Dans un nouveau fil
button_here = Dans ce salon
thread_opened = Ta table est ouverte dans { $thread }. **{ $options }** permet d’en changer les règles ; lance la partie quand tout le monde est là.
still_in_post = **{ $table }** attend depuis plus d’un jour. { $players }, toujours de la partie ? On commence dès que tout le monde a confirmé.
still_in_asked = Cette table attend depuis plus d’un jour : j’ai demandé à tout le monde de confirmer. La partie commencera dès que ce sera fait.
still_in_waiting = Merci ! Il manque encore { $players }.
button_still_in = J’en suis toujours
