# Le Festival : reprendre un pion au lieu d’en poser un.
expansion-festival = Le Festival
    .description = Sur un festival, tu peux reprendre un de tes meeples au lieu d’en poser un ; 10 tuiles
    .card =
        - *Festival :* au lieu de poser un meeple, tu peux en reprendre un des tiens, où qu’il soit sur le plateau, sans points.
option-festival-figures = Le Festival : ce qui peut être repris
value-festival-figures-any = tout ce qui est à toi peut être repris, même un bâtisseur ou une grange
value-festival-figures-meeples = seuls les meeples peuvent être repris
festival_tile_festival = festival
festival_action_take_back = Reprendre en { $at } : { $figure }
festival_action_take_barn = Reprendre la grange en { $corner }
festival_heading_festival = Festival
festival_event_figure_taken_back = { $player } reprend { $figure } en *{ $at }*.
festival_event_barn_taken_back = { $player } reprend la grange en *{ $corner }*.
festival_refusal_figure = Après avoir placé un festival, tu peux reprendre quelque chose à toi sur le plateau.
