# Réglages des utilisateurs et des serveurs, préréglages et données personnelles.
button_settings = Mes réglages
settings_title = *Tes réglages*, à toutes les tables. Personne d’autre ne les voit.
settings_zone = Fuseau horaire : *{ $zone }* – il y est { $time }
settings_quiet = Pas de rappel de *{ $from }* à *{ $to }*
settings_no_quiet = Rappels à toute heure
settings_language = Langue des réponses privées : *{ $language }*
settings_mark = Couleur et symbole préférés : *{ $mark }*
settings_no_mark = Pas de couleur ni de symbole préférés
settings_as_discord = comme dans ton Discord
settings_reminders = { $on ->
    [yes] Rappels : *oui*
   *[no] Rappels : *non*
}
settings_dms = { $on ->
    [yes] Message privé quand c’est à toi : *oui*
   *[no] Message privé quand c’est à toi : *non*
}
settings_profile = { $on ->
    [yes] Profil : *caché*, sauf la fiabilité
   *[no] Profil : *visible*
}
button_profile = { $on ->
    [yes] Montrer mon profil
   *[no] Cacher mon profil
}
settings_away = Absence jusqu’au { $when }
menu_language = Langue des réponses privées
menu_mark = Couleur et symbole préférés
menu_away = Combien de temps t’absentes-tu ?
quiet_none = pas d’heures sans rappel
button_hours = Fuseau et heures sans rappel
field_zone = Fuseau horaire
field_zone_note = Une ville comme Paris, ou un nom comme `America/New_York`
field_quiet = Heures sans rappel
field_quiet_note = Par exemple 22:00-07:30 ; vide : aucune
quiet_hours = de { $from } à { $to }
button_reminders = { $on ->
    [yes] Désactiver les rappels
   *[no] Activer les rappels
}
button_dms = { $on ->
    [yes] Désactiver les messages privés
   *[no] Activer les messages privés
}
error_zone = Je ne connais aucun fuseau horaire « { $zone } ». Indique une ville comme `Paris`, un nom comme `America/New_York`, ou un décalage comme `UTC+2`.
error_quiet = « { $text } » n’est pas une plage horaire. Elle s’écrit comme `22:00-07:30` ; `off` veut dire aucune. 
error_mark = Je ne connais ni couleur ni symbole « { $text } » ; la liste les montre tous.
preset_saved = Les options de cette table sont enregistrées comme modèle *{ $name }* sur ce serveur.
preset_gone = Le modèle *{ $name }* est supprimé.
preset_none = Ce serveur n’a pas de modèle « { $name } ».
preset_menu = Modèles
button_preset = Enregistrer le modèle
preset_form = Enregistrer un modèle
preset_name = Nom
preset_shared = Tous les membres du serveur pourront s’en servir
error_preset = Je ne peux pas enregistrer ce modèle : un serveur en a 25 au plus, et chaque membre peut en enregistrer cinq.
error_preset_name = Le nom d’un modèle compte 40 caractères au plus, dont un au moins est visible.
error_preset_author = Seuls le membre qui a enregistré ces options et ceux qui peuvent gérer le serveur peuvent les modifier.
data_export = Voici tout ce que je conserve à ton sujet. Personne d’autre ne voit ce message.
erase_what = *Effacer tes données ?* Tes réglages, absences, consignes, offres secrètes et votes seront supprimés. Dans les parties terminées, ton nom laissera place à _Compte supprimé_. Les messages déjà envoyés sur Discord y restent. C’est définitif.
erase_games = { $count ->
    [one] Une partie en cours t’attend. Elle sera fermée si tu y joues sans personne d’autre ; sinon, choisis : le bot joue à ta place, ou tu abandonnes.
   *[other] Tu as { $count } parties en cours. Celles où tu joues sans personne d’autre seront fermées ; pour les autres, choisis : le bot joue à ta place, ou tu abandonnes.
}
erase_sure = *C’est bien ce que tu veux ?* Ni tes données ni tes places ne pourront être rétablies.
erase_done = C’est fait. Je ne conserve plus rien à ton sujet.
button_erase = Effacer mes données
button_erase_bot = Effacer, le bot continue
button_erase_resign = Effacer et abandonner
button_erase_now = Oui, tout effacer
button_erase_not = Garder mes données
former_player = Compte supprimé
server_title = *Réglages de ce serveur.* Personne d’autre ne voit ce message.
server_line = { $setting } : *{ $value }*
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
server_pages = Pages web pour suivre les parties
server_lobbies = Tables en attente par membre
server_games = Qui voit les parties terminées
server_games_everyone = tout le monde
server_games_players = seulement leurs joueurs
server_ratings = Parties classées
server_listing = Montrer les tables en attente sur d’autres serveurs
server_feed = Flux des résultats
server_feed_none = désactivé
server_feed_failing = { $receiver }, injoignable ({ $pending } en attente)
feed_about = Le flux envoie les tours et les résultats des parties de ce serveur à l’un de tes programmes, en JSON signé. Il ne contient rien que les joueurs ne voient pas.
feed_url = Adresse de ton programme
feed_url_note = Une adresse publique en https://
feed_secret = *Secret du flux des résultats :* `{ $secret }`. Ton programme s’en sert pour vérifier les signatures. Je ne l’afficherai plus.
button_feed = Définir l’adresse
button_feed_secret = Nouveau secret
button_feed_remove = Arrêter le flux
error_feed_url = Je ne peux pas envoyer de résultats à cette adresse. Il me faut une adresse publique en `https://`, sans mot de passe et de 500 caractères au plus. Rien n’a changé.
server_threads = Un fil pour chaque table
server_threads_never = jamais
server_threads_always = toujours
server_threads_ask = au choix de l’hôte
