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
label_ABBEY = monastère
    .description = Poser ton monastère au lieu de piocher (Maires et Monastères)
label_BARN = grange
    .description = Poser ta tuile, et ta grange sur un de ses coins (Maires et Monastères)
label_BARN_CORNER = coin
    .description = Quel coin de la tuile, s’il y en a plusieurs
label_WAGON = charriot
    .description = Faire repartir ton charriot qui vient de compter, ou le rentrer (Maires et Monastères)
label_WAGON_TO = vers
    .description = Où il va ; la liste montre ce qui est possible
figure-mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
figure-wagon = { $count ->
    [one] { $count } charriot
   *[other] { $count } charriots
}
role_mayor = maire
role_wagon = { $kind ->
    [road] charriot sur la route
    [city] charriot dans la ville
    [monastery] charriot à l’abbaye
   *[other] charriot
}
tile_abbey = monastère
corner = { $direction ->
    [nw] coin nord-ouest de { $at }
    [ne] coin nord-est de { $at }
    [se] coin sud-est de { $at }
   *[sw] coin sud-ouest de { $at }
}
story_barn = { $player } pose une grange au coin nord-ouest de **{ $at }**.
story_wagon = { $player } repart : { $spot } en **{ $at }**.
score_abbey = Le monastère de { $place } est complet : { $winners }
score_barn_put_up = Une grange arrive dans le pré de { $place }, ses paysans comptent : { $winners }
score_barn_joined = Des paysans rejoignent la grange du pré de { $place } : { $winners }
score_barn = Grange du pré de { $place } : { $winners }
action_abbey = Poser le monastère
action_draw = Piocher une tuile
action_keep_abbey = Garder le monastère
action_barn = grange ({ $corner })
action_wagon = { $at } · { $spot }
action_wagon_home = Le rentrer
abbey_yours = { $player }, à toi de choisir : **piocher une tuile**, ou poser ton **monastère** à la place ? Il y a de la place en { $places }.
abbey_last = { $player }, à toi de choisir : la dernière tuile est posée. Poser ton **monastère**, ou le garder ? Il y a de la place en { $places }.
abbey_tried = Tu essaies ton **monastère** : il met fin à tout ce qui le touche.
abbey_closes = Il ferme { $closed }.
abbey_closed = { $kind ->
    [road] la route de { $place }
    [city] la ville de { $place }
    [river] la rivière de { $place }
    [desert] le désert de { $place }
   *[field] le pré de { $place }
}
wagon_yours = { $player }, à toi de choisir : ton **charriot** en **{ $at }** vient de compter. Le rentrer, ou le faire **repartir** vers un lieu proche, inachevé et vide ?
wagon_ahead = Ton charriot aura compté : il pourra rentrer ou repartir.
menu_wagon = Où va le charriot
abbeys = { $count ->
    [one] { $count } monastère
   *[other] { $count } monastères
}
barns = { $count ->
    [one] { $count } grange
   *[other] { $count } granges
}
alt_mayor = { $figure }, force { $strength }
alt_barn = Grange de { $player } au coin nord-ouest de { $at }.
alt_wagon = Où le charriot en { $at } peut aller : { $ways }.
refusal_abbey = { $reason ->
    [hole] Le monastère ne va que dans un emplacement entouré de tuiles sur ses quatre côtés.
    [turned] Le monastère ne se tourne pas : il est le même de tous les côtés.
   *[late] Tu as déjà pioché : le monastère se pose au lieu de piocher.
}
refusal_barn = { $reason ->
    [corner] Une grange ne va que sur un coin où se touchent quatre tuiles d’un même pré sans grange.
    [farmer] Il y a une grange dans ce pré : aucun paysan n’y va.
   *[none] Ta grange est sur le plateau.
}
refusal_wagon = Le charriot ne repart que vers un lieu proche, inachevé et vide.
fault_no_abbey = Tu ne peux pas poser de monastère maintenant : cela se fait au lieu de piocher, s’il t’en reste un et s’il y a un emplacement entre quatre tuiles.
fault_abbey = Il n’y a pas de place pour le monastère à cet endroit. Possible : { $places }.
fault_no_barn = Ta grange ne peut pas aller là : il faut un coin où se touchent quatre tuiles d’un même pré sans grange. Possible : { $figures }.
fault_no_wagon = Ton charriot n’attend pas de décision.
fault_wagon = Ton charriot ne peut pas aller là. Possible : { $places }.
category-barn = granges
    .title = Granges
    .none = Aucune grange n’a rapporté de points.
    .rule = À la fin, une grange rapporte à son propriétaire 4 points par ville complète de son pré.
refusal_not_there_mayor = Le maire ne va que dans une ville.
refusal_not_there_wagon = Le charriot ne va que sur une route, dans une ville ou dans une abbaye.
refusal_none_left_mayor = Ton maire est sur le plateau.
refusal_none_left_wagon = Ton charriot est sur le plateau.
menu_barn = Grange
