# Maires et Monastères : monastères, maires, charriots et granges.
expansion-abbey_and_mayor = Maires et Monastères
    .description = Une tuile qui va partout, un maire, un charriot qui repart et des granges ; 12 tuiles
    .card =
        - *Monastère :* au lieu de piocher, comble un trou entouré de tuiles sur ses quatre côtés. Il complète tout ce qu’il touche et rapporte autant qu’une abbaye.
        - *Maire :* dans une ville, il compte pour un meeple par blason. *Charriot :* une fois évalué, il peut passer à une zone voisine que personne n’occupe.
        - *Grange :* au coin commun de quatre tuiles de pré. Les paysans du pré sont évalués aussitôt ; à la fin, elle rapporte 4 points par ville complète.
option-abbey_and_mayor-abbey_final_round = Maires et Monastères : peut-on placer son monastère après la dernière tuile ?
value-abbey_and_mayor-abbey_final_round-on = monastères encore possibles après la dernière tuile
value-abbey_and_mayor-abbey_final_round-off = pas de monastère après la dernière tuile
option-abbey_and_mayor-wagon_move = Charriots : où l’un d’eux peut repartir après son évaluation
value-abbey_and_mayor-wagon_move-adjacent = les charriots repartent sur leur tuile ou sur une tuile voisine
value-abbey_and_mayor-wagon_move-connected = les charriots ne repartent que là où mène une route
option-abbey_and_mayor-barn_placement = Granges : peut-on en poser plusieurs dans un même pré ?
value-abbey_and_mayor-barn_placement-not_with_barn = une grange par pré
value-abbey_and_mayor-barn_placement-free = autant de granges par pré que l’on veut
option-abbey_and_mayor-wagon_after_castle = Charriots : l’un d’eux repart-il quand sa forteresse a été évaluée ?
value-abbey_and_mayor-wagon_after_castle-neighbourhood = un charriot repart d’une forteresse
value-abbey_and_mayor-wagon_after_castle-none = un charriot retourne en réserve après une forteresse
option-abbey_and_mayor-castle_mayor_lord = Maires : l’un d’eux, seul sur une forteresse, marque-t-il des points ?
value-abbey_and_mayor-castle_mayor_lord-scores_nothing = un maire ne marque rien sur une forteresse
value-abbey_and_mayor-castle_mayor_lord-allowed = un maire marque sur une forteresse
figure-mayor = { $count ->
    [one] { $count } maire
   *[other] { $count } maires
}
    .role = maire
    .not_there = Le maire ne va que dans une ville.
    .none_left = Ton maire est déjà en jeu.
figure-wagon = { $count ->
    [one] { $count } charriot
   *[other] { $count } charriots
}
    .not_there = Le charriot ne va que sur une route, dans une ville ou dans une abbaye.
    .none_left = Ton charriot est déjà en jeu.
abbey_and_mayor_role_wagon = charriot { $place }
abbey_and_mayor_tile_abbey = monastère
abbey_and_mayor_corner = { $direction ->
    [nw] coin nord-ouest de la tuile { $at }
    [ne] coin nord-est de la tuile { $at }
    [se] coin sud-est de la tuile { $at }
   *[sw] coin sud-ouest de la tuile { $at }
}
abbey_and_mayor_event_barn = { $player } pose une grange au coin nord-ouest de la tuile *{ $at }*.
abbey_and_mayor_event_wagon = { $player } fait repartir son charriot : { $spot } en *{ $at }*.
kind-abbey =
    .title = Monastère
    .object = le monastère
    .origin = du monastère
    .where = sur le monastère
    .completed = Le monastère en { $place } est complet : { $winners }
abbey_and_mayor_score_barn_placed = Une grange est posée dans le pré en { $place } ; ses paysans sont évalués : { $winners }
abbey_and_mayor_score_barn_joined = Des paysans rejoignent la grange du pré en { $place } : { $winners }
abbey_and_mayor_score_barn = Grange du pré en { $place } : { $winners }
abbey_and_mayor_rule_abbey = Un monastère est évalué comme une abbaye.
abbey_and_mayor_rule_barn = Quand on pose une grange dans un pré, ses paysans sont évalués aussitôt, de la même façon. Ceux qui rejoignent plus tard un pré avec une grange ne rapportent que 1 point par ville complète.
abbey_and_mayor_action_abbey = Placer le monastère
abbey_and_mayor_action_draw = Piocher
abbey_and_mayor_action_keep_abbey = Garder le monastère
abbey_and_mayor_action_barn = grange ({ $corner })
abbey_and_mayor_action_wagon = { $at } · { $spot }
abbey_and_mayor_action_wagon_home = Le reprendre
abbey_and_mayor_prompt_abbey = { $player }, veux-tu *piocher une tuile*, ou placer ton *monastère* en { $places } ?
abbey_and_mayor_prompt_abbey_final = { $player }, à toi de choisir : la dernière tuile est placée. Placer ton *monastère*, ou le garder ? Il y a de la place en { $places }.
abbey_and_mayor_prompt_abbey_rehearsed = Tu essaies ton *monastère* : il ferme toutes les zones qui le touchent.
abbey_and_mayor_abbey_closes = Il ferme { $closed }.
abbey_and_mayor_abbey_closed = { $feature } en { $place }
abbey_and_mayor_prompt_wagon = { $player }, à toi de choisir : ton *charriot* en *{ $at }* vient d’être évalué. Le reprendre, ou le faire *repartir* ?
abbey_and_mayor_prompt_wagon_upcoming = Ton charriot sera évalué : tu pourras ensuite le reprendre ou le faire repartir.
abbey_and_mayor_heading_wagon = Où va le charriot
piece-abbey = { $count ->
    [one] { $count } monastère
   *[other] { $count } monastères
}
piece-barn = { $count ->
    [one] { $count } grange
   *[other] { $count } granges
}
abbey_and_mayor_alt_mayor = { $figure }, force { $strength }
abbey_and_mayor_alt_barn = Grange de { $player } au coin nord-ouest de la tuile { $at }.
abbey_and_mayor_alt_wagon = Le charriot en { $at } peut avancer.
abbey_and_mayor_refusal_abbey = { $reason ->
    [hole] Le monastère ne va que dans un emplacement entouré de tuiles sur ses quatre côtés.
    [turned] Le monastère ne se tourne pas : il est le même de tous les côtés.
   *[late] Tu as déjà pioché : le monastère se place au lieu de piocher.
}
abbey_and_mayor_refusal_barn = { $reason ->
    [corner] Une grange ne va que sur un coin où se touchent quatre tuiles d’un même pré sans grange.
    [farmer] Il y a une grange dans ce pré : aucun paysan n’y va.
   *[none] Ta grange est déjà en jeu.
}
abbey_and_mayor_refusal_wagon = Le charriot ne repart que vers une zone voisine, incomplète et inoccupée.
category-barn = granges
    .title = Granges
    .none = Aucune grange n’a rapporté de points.
    .rule = À la fin, une grange rapporte à son propriétaire 4 points par ville complète de son pré.
abbey_and_mayor_heading_barn = Grange
