# La page sur laquelle on suit une table dans un navigateur, et le lien vers elle.
page_link = Plateau
page_language = Français
page_turn = Tour { $turn } sur { $turns }
page_turns = Aller au tour
page_now = Maintenant
page_players = Joueurs
page_moves = Derniers coups
page_description = Description du plateau
page_zoom_in = Agrandir
page_zoom_out = Réduire
page_offline = Connexion interrompue. Nouvelle tentative…
page_gone = Ce lien ne fonctionne plus. Si la partie peut encore être suivie, le nouveau lien se trouve dans le dernier message de la table ou dans /game info.
page_script = Cette page nécessite JavaScript.
page_replaced = C’est fait ! Les liens vers le plateau partagés jusqu’ici ne fonctionnent plus. Voici le nouveau :
button_page_key = Nouveau lien du plateau
page_lens = Afficher
page_lens_board = Plateau seul
page_film = Rejouer les tours
page_film_stop = Arrêter
page_spot = Emplacement
page_rotation = Orientation
page_tap = Touche un emplacement du plateau. Touche-le encore pour changer l’orientation de la tuile.
page_your_turn = À toi de jouer
page_submit = Envoyer
page_login = Ce lien te permet de jouer dans ce navigateur avec le compte Discord qui l’a demandé. Il ne fonctionne qu’une fois.
page_login_begin = Jouer ici
page_login_invalid = Ce lien a expiré ou a déjà servi. Demande-en un autre sur Discord avec « Jouer sur le plateau ».
page_logout = Se déconnecter
page_logged_out = Tu n’es plus connecté : tu peux seulement regarder. Pour jouer, utilise « Jouer sur le plateau » sur Discord.
page_outdated = La partie a avancé entre-temps. Voici où elle en est.
page_retrying = Pas de connexion. Nouvel essai…
page_uncertain = Il n’est pas certain que ce soit enregistré. Ce qui compte, c’est ce que montre le plateau.
page_too_often = Tu l’as fait trop souvent. Attends quelques minutes.
page_play_link = Ce lien te permet de jouer dans un navigateur. Il ne fonctionne qu’une fois, dans les dix minutes. Ne le partage pas : celui qui l’ouvre joue à ta place.
button_page_play = Jouer sur le plateau
button_page_open = Ouvrir le plateau
settings_sessions = { $count ->
    [one] Connecté au plateau dans un navigateur, depuis { $since }
   *[other] Connecté au plateau dans { $count } navigateurs, depuis { $since }
}
button_end_sessions = Se déconnecter du plateau
settings_sessions_ended = Tu n’es plus connecté au plateau dans aucun navigateur.
page_games = Mes parties
page_waiting = en attente de { $players }
