# Les Ornithoptères : vols, dé et atterrissage.
expansion-flying_machines = Les Ornithoptères
    .description = Des machines qui emportent un meeple à une, deux ou trois tuiles ; 8 tuiles
    .card =
        - *Ornithoptère :* au lieu de poser un meeple sur ta tuile, tu peux le faire voler. Un dé décide s’il vole à 1, 2 ou 3 cases dans la direction de la flèche. Il y rejoint une zone incomplète, même occupée, mais pas un pré. S’il n’y en a pas, il revient.
flying_machines_tile_machine = ornithoptère
flying_machines_action_fly = Faire voler { $figure } ({ $cells })
flying_machines_heading_machine = Ornithoptère
flying_machines_landing = { $player }, choisis où atterrir en *{ $at }*.
flying_machines_event_flight = { $player } fait voler { $figure } depuis *{ $from }*.
flying_machines_event_die = Le dé indique { $die } : le vol mène en *{ $at }*.
flying_machines_event_not_landed = Impossible d’atterrir : { $figure } de { $player } revient.
flying_machines_alt_flight = Vol de { $from } à { $cells }.
flying_machines_refusal_machine = Ta tuile n’a pas d’ornithoptère.
flying_machines_refusal_flyer = Seuls les meeples et les abbés peuvent voler.
