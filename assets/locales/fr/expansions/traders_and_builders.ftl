# Marchands et Bâtisseurs : les marchandises, le bâtisseur et son double tour, le cochon.
expansion-traders_and_builders = Marchands et Bâtisseurs
    .description = Des marchandises pour qui complète les villes, un bâtisseur, un cochon ; 24 tuiles
    .card =
        - *Marchandises :* complète une ville, même celle d’un autre, et tu prends ses marchandises. La majorité d’une sorte à la fin : 10 points.
        - *Bâtisseur :* auprès d’un de tes pions sur une route ou dans une ville. Prolonge cette zone, et tu places une seconde tuile.
        - *Cochon :* auprès d’un de tes paysans. Chaque ville complète te rapporte 1 point de plus dans ce pré.
option-traders_and_builders-double_turn = Bâtisseurs : peut-on renoncer à la seconde tuile ?
value-traders_and_builders-double_turn-automatic = le bâtisseur apporte toujours une seconde tuile
value-traders_and_builders-double_turn-ask = on peut renoncer à la seconde tuile du bâtisseur
option-traders_and_builders-lonely_specials = Bâtisseurs et cochons : ce qu’ils deviennent quand leur dernier meeple s’en va
value-traders_and_builders-lonely_specials-return = bâtisseur et cochon retournent en réserve s’ils restent seuls
value-traders_and_builders-lonely_specials-stay = bâtisseur et cochon restent même seuls
option-traders_and_builders-builder_bazaar_order = Bâtisseurs : la seconde tuile avant ou après les enchères d’un bazar
value-traders_and_builders-builder_bazaar_order-bazaar_first = le bazar avant la seconde tuile du bâtisseur
value-traders_and_builders-builder_bazaar_order-builder_first = la seconde tuile du bâtisseur avant le bazar
option-traders_and_builders-goods = Marchands et Bâtisseurs : les marchandises comptent-elles ?
value-traders_and_builders-goods-on = les marchandises comptent
value-traders_and_builders-goods-off = les marchandises ne sont que du décor
option-traders_and_builders-builder = Marchands et Bâtisseurs : chacun a-t-il un bâtisseur ?
value-traders_and_builders-builder-on = un bâtisseur par personne
value-traders_and_builders-builder-off = pas de bâtisseurs
option-traders_and_builders-pig = Marchands et Bâtisseurs : chacun a-t-il un cochon ?
value-traders_and_builders-pig-on = un cochon par personne
value-traders_and_builders-pig-off = pas de cochons
figure-builder = { $count ->
    [one] { $count } bâtisseur
   *[other] { $count } bâtisseurs
}
    .role = bâtisseur
    .not_there = Le bâtisseur ne va que sur les routes et dans les villes.
    .none_left = Ton bâtisseur est déjà en jeu.
figure-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
    .role = cochon
    .not_there = Le cochon ne va que dans les prés.
    .none_left = Ton cochon est déjà en jeu.
piece-wine = { $count ->
    [one] { $count } jeton Vin
   *[other] { $count } jetons Vin
}
piece-grain = { $count ->
    [one] { $count } jeton Blé
   *[other] { $count } jetons Blé
}
piece-cloth = { $count ->
    [one] { $count } jeton Tissu
   *[other] { $count } jetons Tissu
}
traders_and_builders_tile_goods = { $good ->
    [wine] vin
    [grain] blé
   *[cloth] tissu
}
traders_and_builders_event_goods = { $player } prend { $goods } dans la ville en *{ $at }*.
traders_and_builders_event_builder_second_tile = Le bâtisseur de { $player } apporte une seconde tuile.
traders_and_builders_event_followed = { $figure ->
    [builder] { $player } n’a plus de meeple auprès du bâtisseur en *{ $at }* : le bâtisseur retourne aussi en réserve.
   *[pig] { $player } n’a plus de paysan près du cochon en *{ $at }* : il rentre aussi.
}
traders_and_builders_score_goods = Marchandises : { $winners }
traders_and_builders_label_most = { $good ->
    [wine] { $points } pour le plus de vin
    [grain] { $points } pour le plus de blé
   *[cloth] { $points } pour le plus de tissu
}
traders_and_builders_label_pig = { $points } pour le cochon
traders_and_builders_rule_pig = Si ton cochon est dans un pré qui te rapporte des points, chacune de ces villes t’en rapporte 1 de plus.
traders_and_builders_action_second_tile = Prendre la seconde tuile
traders_and_builders_action_no_second_tile = Pas de seconde tuile
traders_and_builders_prompt_second_tile = { $player }, ton bâtisseur apporte une seconde tuile : la prends-tu ?
traders_and_builders_prompt_second_tile_upcoming = On te demandera ensuite si tu prends une seconde tuile.
traders_and_builders_second_tile_promised = 🔨 Cela te donne une seconde tuile.
traders_and_builders_goods_promised = Cela te donne { $goods }.
traders_and_builders_option_second_tile = seconde tuile
traders_and_builders_scores_most = { $good ->
    [wine] le plus de vin
    [grain] le plus de blé
   *[cloth] le plus de tissu
}
traders_and_builders_refusal_alone = Bâtisseur et cochon ne vont que là où tu as déjà un meeple.
traders_and_builders_refusal_builder_completed = Ta tuile vient de compléter cette zone : le bâtisseur retournerait aussitôt en réserve.
category-goods = marchandises
    .title = Marchandises
    .none = Aucune marchandise n’a rapporté de points.
    .rule = À la fin, la majorité de chaque marchandise rapporte 10 points ; en cas d’égalité, chacun les marque.
