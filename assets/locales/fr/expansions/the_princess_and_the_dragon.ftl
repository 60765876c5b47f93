# Princesse et Dragon : le dragon, la fée, la princesse et les portails magiques.
expansion-the_princess_and_the_dragon = Princesse et Dragon
    .description = Un dragon mangeur de pions, une fée protectrice, une princesse et des portails magiques ; 30 tuiles
    .card =
        - *Volcan :* le dragon y va ; aucun pion sur cette tuile. *Dragon :* il avance de six tuiles, chacun décide d’un pas à son tour ; les pions sur son chemin retournent en réserve.
        - *Fée :* au lieu de poser un pion, mène-la auprès d’un des tiens. Elle le protège du dragon : 1 point si ton tour commence ainsi, 3 quand sa zone est évaluée.
        - *Princesse :* tu peux renvoyer un chevalier de sa ville. *Portail magique :* pose ton pion sur n’importe quelle tuile.
option-the_princess_and_the_dragon-dragon_timing = Princesse et Dragon : quand le dragon se déplace
value-the_princess_and_the_dragon-dragon_timing-before_scoring = le dragon se déplace avant les évaluations
value-the_princess_and_the_dragon-dragon_timing-after_scoring = le dragon se déplace après les évaluations
option-the_princess_and_the_dragon-princess_action = Princesse et Dragon : la princesse doit-elle renvoyer un chevalier ?
value-the_princess_and_the_dragon-princess_action-may = une princesse peut renvoyer un chevalier
value-the_princess_and_the_dragon-princess_action-must = une princesse doit renvoyer un chevalier
option-the_princess_and_the_dragon-fairy_placement = Princesse et Dragon : la place de la fée
value-the_princess_and_the_dragon-fairy_placement-beside_meeple = la fée se tient à côté d’un seul meeple
value-the_princess_and_the_dragon-fairy_placement-on_tile = la fée se tient sur une tuile, pour tous les meeples qui s’y trouvent
option-the_princess_and_the_dragon-portal_to_completed_now = Princesse et Dragon : portail vers ce que la même tuile complète
value-the_princess_and_the_dragon-portal_to_completed_now-refused = pas de portail vers ce que sa tuile complète ailleurs
value-the_princess_and_the_dragon-portal_to_completed_now-allowed = un portail mène aussi vers ce que sa tuile complète ailleurs
option-the_princess_and_the_dragon-fairy_point_in_auction_turn = Princesse et Dragon : point de la fée avant une tuile achetée aux enchères
value-the_princess_and_the_dragon-fairy_point_in_auction_turn-without = pas de point de la fée avant une tuile achetée aux enchères
value-the_princess_and_the_dragon-fairy_point_in_auction_turn-with = un point de la fée avant une tuile achetée aux enchères
option-the_princess_and_the_dragon-early_dragon_tiles = Princesse et Dragon : tuiles Dragon avant le premier volcan
value-the_princess_and_the_dragon-early_dragon_tiles-set_aside = les tuiles Dragon tirées avant le premier volcan sont mises de côté
value-the_princess_and_the_dragon-early_dragon_tiles-kept_apart = les tuiles Dragon entrent dans la pioche avec le premier volcan
option-the_princess_and_the_dragon-fairy_bonus_on_castle = Princesse et Dragon : les 3 points de la fée pour un meeple sur une forteresse
value-the_princess_and_the_dragon-fairy_bonus_on_castle-paid = la fée rapporte 3 points sur une forteresse
value-the_princess_and_the_dragon-fairy_bonus_on_castle-unpaid = la fée ne rapporte rien sur une forteresse
the_princess_and_the_dragon_tile_dragon = dragon
the_princess_and_the_dragon_tile_princess = princesse
the_princess_and_the_dragon_tile_magic_portal = portail magique
the_princess_and_the_dragon_event_set_aside = Avant le premier volcan, une tuile Dragon est mise de côté : { $tile }.
the_princess_and_the_dragon_event_shuffled_in = { $count ->
    [one] La tuile Dragon mise de côté rejoint la pioche.
   *[other] Les { $count } tuiles Dragon mises de côté rejoignent la pioche.
}
the_princess_and_the_dragon_event_landed = Le dragon arrive au volcan en *{ $at }*.
the_princess_and_the_dragon_event_step = { $player } déplace le dragon en *{ $at }* ({ $number ->
    [1] 1ᵉʳ
   *[other] { $number }ᵉ
} pas).
the_princess_and_the_dragon_event_step_forced = Le dragon ne peut aller qu’en *{ $at }* ({ $number ->
    [1] 1ᵉʳ
   *[other] { $number }ᵉ
} pas).
the_princess_and_the_dragon_event_eaten = Il mange { $figures }.
the_princess_and_the_dragon_event_dead_end = { $steps ->
    [0] Le dragon ne peut pas bouger.
    [one] Le dragon est dans une impasse après { $steps } pas.
   *[other] Le dragon est dans une impasse après { $steps } pas.
}
the_princess_and_the_dragon_event_fairy = { $figure ->
    [large_meeple] { $player } place la fée à côté d’un grand meeple en *{ $at }*.
    [abbot] { $player } place la fée à côté d’un abbé en *{ $at }*.
    [mayor] { $player } place la fée à côté d’un maire en *{ $at }*.
    [wagon] { $player } place la fée à côté d’un charriot en *{ $at }*.
    [ringmaster] { $player } place la fée à côté d’un directeur de cirque en *{ $at }*.
    [phantom] { $player } place la fée à côté d’un fantôme en *{ $at }*.
   *[other] { $player } place la fée à côté d’un meeple en *{ $at }*.
}
the_princess_and_the_dragon_event_fairy_on = { $player } place la fée en *{ $at }*.
the_princess_and_the_dragon_event_sent_home = En *{ $at }*, la princesse de { $player } renvoie { $figures } en réserve.
the_princess_and_the_dragon_event_magic_portal = { $player } utilise le portail magique en *{ $at }*.
the_princess_and_the_dragon_score_fairy = Fée : { $winners }
the_princess_and_the_dragon_label_fairy = { $points } pour la fée
the_princess_and_the_dragon_action_step = { $at }
the_princess_and_the_dragon_action_step_eats = { $at } : mange { $figures }
the_princess_and_the_dragon_action_fairy = Fée en { $at } : { $spot }
the_princess_and_the_dragon_action_fairy_on = Fée en { $at }
the_princess_and_the_dragon_action_send_home = Renvoyer { $player } : { $spot } en { $at }
the_princess_and_the_dragon_action_magic_portal = Portail vers { $at } : { $spot }
the_princess_and_the_dragon_heading_step = Pas du dragon
the_princess_and_the_dragon_heading_fairy = Fée
the_princess_and_the_dragon_heading_princess = Princesse
the_princess_and_the_dragon_heading_magic_portal = Par le portail magique
the_princess_and_the_dragon_prompt_step = { $player }, à toi de déplacer le dragon, en *{ $at }* : { $number ->
    [1] 1ᵉʳ
   *[other] { $number }ᵉ
} pas sur 6.
the_princess_and_the_dragon_prompt_step_upcoming = Tu fais ensuite le premier pas du dragon.
label_ORDER_DRAGON_AWAY = éloigner le dragon de mes pions
label_ORDER_DRAGON_LEADER = diriger le dragon vers les pions de la couleur en tête
the_princess_and_the_dragon_alt_dragon = Dragon en { $at }.
the_princess_and_the_dragon_alt_fairy = { $figures ->
    [none] Fée en { $at }.
   *[other] Fée en { $at }, à côté de { $figures }.
}
the_princess_and_the_dragon_alt_set_aside = Mises de côté jusqu’au premier volcan : { $tiles }.
the_princess_and_the_dragon_alt_steps = Le dragon en { $at }, et où il peut aller : { $steps }.
the_princess_and_the_dragon_refusal_dragon_dragon_on_tile = Aucun pion ne peut être posé sur la tuile du dragon.
the_princess_and_the_dragon_refusal_dragon_no_step = Le dragon ne peut pas y aller : il va sur une tuile voisine où il n’est pas encore entré pendant ce déplacement, et jamais sur celle de la fée.
the_princess_and_the_dragon_refusal_dragon_no_meeple_for_fairy = La fée va à côté d’un de tes meeples, et pas de celui où elle se trouve déjà.
the_princess_and_the_dragon_refusal_dragon_no_knight = Ce chevalier n’est pas dans la ville de la princesse.
the_princess_and_the_dragon_refusal_dragon_no_portal = Ta tuile n’a pas de portail magique.
the_princess_and_the_dragon_refusal_dragon_no_path = Le portail n’y mène pas. La zone doit être incomplète et libre, et le dragon ne doit pas s’y trouver.
category-fairy = fée
    .title = La fée
    .none = La fée n’a rapporté aucun point en début de tour.
    .rule = Si la fée est à côté d’un de tes meeples au début de ton tour, tu gagnes 1 point. Quand la zone de ce meeple est évaluée, tu en gagnes 3.
