# Traders & Builders: goods, the builder and its second tile, the pig.
expansion-traders_and_builders = Traders & Builders
    .description = Goods for finishing cities, a builder that brings second tiles, a pig for farmers; 24 tiles
option-traders_and_builders-double_turn = Builders: whether the second tile may be declined
value-traders_and_builders-double_turn-automatic = a builder always brings a second tile
value-traders_and_builders-double_turn-ask = a builder’s second tile may be declined
option-traders_and_builders-lonely_specials = Builders and pigs: what becomes of them when their last meeple leaves
value-traders_and_builders-lonely_specials-return = builder and pig go home when left alone
value-traders_and_builders-lonely_specials-stay = builder and pig stay when left alone
option-traders_and_builders-builder_bazaar_order = Builders: whether the second tile comes before or after the auction of a bazaar
value-traders_and_builders-builder_bazaar_order-bazaar_first = the bazaar before the builder’s second tile
value-traders_and_builders-builder_bazaar_order-builder_first = the builder’s second tile before the bazaar
option-traders_and_builders-goods = Traders & Builders: whether goods are taken and count
value-traders_and_builders-goods-on = goods count
value-traders_and_builders-goods-off = goods are decoration
option-traders_and_builders-builder = Traders & Builders: whether everybody has a builder
value-traders_and_builders-builder-on = a builder each
value-traders_and_builders-builder-off = no builders
option-traders_and_builders-pig = Traders & Builders: whether everybody has a pig
value-traders_and_builders-pig-on = a pig each
value-traders_and_builders-pig-off = no pigs
figure-builder = { $count ->
    [one] 1 builder
   *[other] { $count } builders
}
    .role = builder
    .not_there = The builder goes onto roads and into cities only.
    .none_left = Your builder is on the board.
figure-pig = { $count ->
    [one] 1 pig
   *[other] { $count } pigs
}
    .role = pig
    .not_there = The pig goes into fields only.
    .none_left = Your pig is on the board.
goods = { $good ->
    [wine] { $count } wine
    [grain] { $count } grain
   *[cloth] { $count } cloth
}
tile_goods = { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
}
story_goods = { $player } takes { $goods } from the city at **{ $at }**.
story_second_part = { $player }’s builder brings a second tile.
story_followed = { $figure ->
    [builder] { $player } has no meeple left beside the builder at **{ $at }**: it goes home too.
   *[pig] { $player } has no farmer left beside the pig at **{ $at }**: it goes home too.
}
score_goods = Goods: { $winners }
label_most = { $good ->
    [wine] { $points } for the most wine
    [grain] { $points } for the most grain
   *[cloth] { $points } for the most cloth
}
label_pig = { $points } for the pig
action_second_part = Take the second tile
action_no_second_part = No second tile
second_part_yours = { $player }, your builder brings a second tile: do you take it?
second_part_ahead = You are then asked whether you take a second tile.
second_part_promised = 🔨 This gives you a second tile.
goods_promised = This gives you { $goods }.
option_second_part = second tile
scores_most = { $good ->
    [wine] most wine
    [grain] most grain
   *[cloth] most cloth
}
refusal_alone = Builder and pig go only where you have a meeple already.
refusal_builder_completed = Your tile has just finished that: the builder would come straight back.
category-goods = goods
    .title = Goods
    .none = Nobody scored for goods.
    .rule = At the end the most of each kind of goods is worth 10 points; who has as many gets as much.
