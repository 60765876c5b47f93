# La page sur laquelle on suit une table dans un navigateur, et le lien vers elle.
page_link = Plateau
page_language = Français
page_turn = Tour { $turn } sur { $turns }
page_turns = Aller au tour
page_now = Maintenant
page_players = Joueurs
page_moves = Derniers coups
page_zoom_in = Agrandir
page_zoom_out = Réduire
page_offline = Connexion perdue. Nouvelle tentative…
page_gone = Ce lien ne fonctionne plus. Le dernier message de la table contient le bon.
page_script = Cette page a besoin de JavaScript.
page_replaced = C’est fait ! Les liens vers le plateau partagés jusqu’ici ne fonctionnent plus. Voici le nouveau :
button_page_key = Nouveau lien du plateau
