# Maires et Monastères : monastères, maires, charriots et granges.
label_ABBEY_AND_MAYOR = Maires et Monastères
    .description = Une tuile qui va partout, un maire, un charriot qui repart et des granges ; 12 tuiles
label_ABBEY_FINAL_ROUND = Monastères à la fin
    .description = Maires et Monastères : si l’on peut poser son monastère après la dernière tuile
label_ABBEY_FINAL_ROUND_ON = monastères encore possibles après la dernière tuile
label_ABBEY_FINAL_ROUND_OFF = pas de monastère après la dernière tuile
label_WAGON_MOVE = Où repartent les charriots
    .description = Charriots : où l’un d’eux peut repartir après avoir compté
label_WAGON_MOVE_ADJACENT = les charriots repartent sur leur tuile ou une tuile autour
label_WAGON_MOVE_CONNECTED = les charriots ne repartent que là où mène une route
label_BARN_PLACEMENT = Granges dans un pré
    .description = Granges : si l’on peut en poser plusieurs dans un même pré
label_BARN_PLACEMENT_NOT_WITH_BARN = une grange par pré
label_BARN_PLACEMENT_FREE = autant de granges par pré que l’on veut
label_WAGON_AFTER_CASTLE = Charriots sur forteresse
    .description = Charriots : si l’un d’eux repart quand sa forteresse a compté
label_WAGON_AFTER_CASTLE_NEIGHBOURHOOD = un charriot repart d’une forteresse
label_WAGON_AFTER_CASTLE_NONE = un charriot rentre d’une forteresse
label_CASTLE_MAYOR_LORD = Maires sur forteresse
    .description = Maires : si l’un d’eux, seul sur une forteresse, marque des points
label_CASTLE_MAYOR_LORD_NOTHING = un maire ne marque rien sur une forteresse
label_CASTLE_MAYOR_LORD_ALLOWED = un maire marque sur une forteresse
figure_mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
figure_wagon = { $count ->
    [one] { $count } charriot
   *[other] { $count } charriots
}
role_mayor = maire
role_wagon = charriot
refusal_not_there_mayor = Le maire ne va que dans une ville.
refusal_not_there_wagon = Le charriot ne va que sur une route, dans une ville ou dans une abbaye.
refusal_none_left_mayor = Ton maire est sur le plateau.
refusal_none_left_wagon = Ton charriot est sur le plateau.
