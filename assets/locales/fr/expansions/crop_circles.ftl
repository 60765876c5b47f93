# Les Agroglyphes : chacun ajoute ou reprend un pion.
expansion-crop_circles = Les Agroglyphes
    .description = Après un agroglyphe, chacun peut ajouter un meeple ou doit en reprendre un ; 12 tuiles
    .card =
        - *Agroglyphe :* à la fin de ton tour, tu choisis pour tout le monde. Soit chacun peut ajouter un meeple à l’un des siens, soit chacun en reprend un sans marquer de points. Le symbole indique s’il s’agit de chevaliers, de brigands ou de paysans.
option-crop_circles-crop_add = Les Agroglyphes : si un meeple doit être ajouté
value-crop_circles-crop_add-may = chacun peut renoncer à ajouter un meeple
value-crop_circles-crop_add-must = chacun ajoute un meeple s’il le peut
option-crop_circles-sets = Les Agroglyphes : quelles tuiles sont utilisées
value-crop_circles-sets-both = les 12 agroglyphes
value-crop_circles-sets-first = seulement les 6 tuiles des Agroglyphes I
value-crop_circles-sets-second = seulement les 6 tuiles des Agroglyphes II
crop_circles_tile_circle = agroglyphe ({ $role })
crop_circles_action_choice = { $choice ->
    [add] Tous peuvent ajouter
   *[take_back] Tous reprennent
}
crop_circles_action_take_back = Reprendre en { $at } : { $meeple }
crop_circles_heading_circle = Agroglyphe
crop_circles_prompt_circle = { $question ->
    [add] { $player }, tu peux ajouter un { $role } à l’un des tiens.
    [take_back] { $player }, tu dois reprendre un { $role }.
   *[choose] { $player }, tu choisis pour tout le monde : ajouter un { $role } ou en reprendre un.
}
crop_circles_prompt_circle_upcoming = { $question ->
    [add] Tu pourras ensuite ajouter un { $role } à l’un des tiens.
    [take_back] Tu devras ensuite reprendre un { $role }.
   *[choose] Tu choisiras ensuite pour tout le monde : ajouter un { $role } ou en reprendre un.
}
crop_circles_event_chosen = { $choice ->
    [add] { $player } choisit : chacun peut ajouter un { $role }.
   *[take_back] { $player } choisit : chacun reprend un { $role }.
}
crop_circles_event_meeple_taken_back = { $player } reprend { $figure } en *{ $at }*.
crop_circles_refusal_circle = Tu n’as pas ce pion à cet emplacement.
