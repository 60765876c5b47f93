# Traders & Builders: goods, the builder and its double turn, the pig.
expansion-traders_and_builders = Traders & Builders
    .description = Goods for completing cities, a builder that gives double turns, a pig for farmers; 24 tiles
    .card =
        - *Goods:* complete a city, anyone’s, and you get its goods. The most of a kind at the end: 10 points.
        - *Builder:* beside a meeple of yours on a road or in a city. Extend that feature, and you place a second tile.
        - *Pig:* beside a farmer of yours. Each completed city gives this field 1 more point for you.
option-traders_and_builders-double_turn = Builders: whether the second tile can be declined
value-traders_and_builders-double_turn-automatic = a builder always gives a second tile
value-traders_and_builders-double_turn-ask = a builder’s second tile can be declined
option-traders_and_builders-lonely_specials = Builders and pigs: what happens to them when their last meeple leaves
value-traders_and_builders-lonely_specials-return = builder and pig go home when left alone
value-traders_and_builders-lonely_specials-stay = builder and pig stay when left alone
option-traders_and_builders-builder_bazaar_order = Builders: whether the second tile comes before or after the auction of a bazaar
value-traders_and_builders-builder_bazaar_order-bazaar_first = the bazaar before the builder’s second tile
value-traders_and_builders-builder_bazaar_order-builder_first = the builder’s second tile before the bazaar
option-traders_and_builders-goods = Traders & Builders: whether goods are taken and score
value-traders_and_builders-goods-on = goods score
value-traders_and_builders-goods-off = goods are decoration
option-traders_and_builders-builder = Traders & Builders: whether everyone has a builder
value-traders_and_builders-builder-on = a builder each
value-traders_and_builders-builder-off = no builders
option-traders_and_builders-pig = Traders & Builders: whether everyone has a pig
value-traders_and_builders-pig-on = a pig each
value-traders_and_builders-pig-off = no pigs
figure-builder = { $count ->
    [one] 1 builder
   *[other] { $count } builders
}
    .role = builder
    .not_there = The builder can only be placed on roads and in cities.
    .none_left = Your builder is on the board.
figure-pig = { $count ->
    [one] 1 pig
   *[other] { $count } pigs
}
    .role = pig
    .not_there = The pig can only be placed in fields.
    .none_left = Your pig is on the board.
piece-wine = { $count } wine
piece-grain = { $count } grain
piece-cloth = { $count } cloth
traders_and_builders_tile_goods = { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
}
traders_and_builders_event_goods = { $player } took { $goods } from the city at *{ $at }*.
traders_and_builders_event_builder_second_tile = { $player }’s builder gave a second tile.
traders_and_builders_event_followed = { $figure ->
    [builder] { $player }’s builder at *{ $at }* was left without a meeple and went home too.
   *[pig] { $player }’s pig at *{ $at }* was left without a farmer and went home too.
}
traders_and_builders_score_goods = Goods: { $winners }
traders_and_builders_label_most = { $good ->
    [wine] { $points } for the most wine
    [grain] { $points } for the most grain
   *[cloth] { $points } for the most cloth
}
traders_and_builders_label_pig = { $points } for the pig
traders_and_builders_rule_pig = If your pig is in a field that you score, you get 1 more point for each of these cities.
traders_and_builders_action_second_tile = Take the second tile
traders_and_builders_action_no_second_tile = No second tile
traders_and_builders_prompt_second_tile = { $player }, your builder gives you a second tile. Take it?
traders_and_builders_prompt_second_tile_upcoming = You’ll then choose whether to take a second tile.
traders_and_builders_second_tile_promised = 🔨 This gives you a second tile.
traders_and_builders_goods_promised = This gives you { $goods }.
traders_and_builders_option_second_tile = second tile
traders_and_builders_scores_most = { $good ->
    [wine] most wine
    [grain] most grain
   *[cloth] most cloth
}
traders_and_builders_refusal_alone = A builder needs one of your meeples there; a pig needs one of your farmers.
traders_and_builders_refusal_builder_completed = That feature is already completed, so the builder would come straight back.
category-goods = goods
    .title = Goods
    .none = No one scored for goods.
    .rule = At the end, the majority in each kind of goods scores 10 points; ties all score in full.
