# Les Bacs : lacs, bacs et routes reliées.
expansion-ferries = Les Bacs
    .description = Des lacs et des bacs qui relient deux routes et se déplacent ; 8 tuiles
    .card =
        - *Lac :* les routes s’y arrêtent. Avec un lac, tu places aussi un bac, qui relie deux de ses routes.
        - *Bac :* quand ta tuile prolonge une route, tu peux déplacer le premier bac de chaque côté vers deux autres routes de son lac.
option-ferries-ferry_on_lake = Les Bacs : quand un nouveau lac reçoit un bac
value-ferries-ferry_on_lake-always = chaque nouveau lac reçoit un bac
value-ferries-ferry_on_lake-with_highwayman = un bac seulement avec un pion sur une route du lac
ferries_tile_lake = lac
ferries_event_ferry_placed = { $player } place un bac en *{ $at }*.
ferries_event_ferry_moved = { $player } déplace le bac en *{ $at }*.
ferries_action_ferry = Bac en { $at } : { $one } – { $other }
ferries_action_move_none = Aucun bac ne bouge
ferries_heading_ferry = Où placer le bac
ferries_heading_move = Quel bac déplacer, s’il y a lieu
ferries_prompt_ferry = { $player }, un bac doit relier deux routes en *{ $at }*.
ferries_prompt_ferry_upcoming = Place ensuite le bac.
ferries_prompt_move = { $player }, tu peux déplacer un bac.
ferries_prompt_move_upcoming = Tu pourras ensuite déplacer un bac.
ferries_alt_ferries = Bacs : { $list }.
ferries_refusal_invalid_roads = Un bac relie deux routes de son lac, et pas les deux mêmes qu’avant.
ferries_refusal_wrong_lake = Le bac va sur le lac de ta nouvelle tuile.
ferries_refusal_not_movable = Tu ne peux déplacer que le premier bac dans chaque direction à partir de ta nouvelle tuile, et une seule fois chacun.
