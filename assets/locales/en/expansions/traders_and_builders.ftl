# Traders & Builders: goods, the builder and its second tile, the pig.
label_TRADERS_AND_BUILDERS = Traders & Builders
    .description = Goods for finishing cities, a builder that brings second tiles, a pig for farmers; 24 tiles
label_BUILDER = builder
    .description = Your builder and the second tile that it brings (Traders & Builders)
label_BUILDER_PLACE = place
    .description = Lay your tile, and put your builder on it
label_BUILDER_ON = on
    .description = Which road or city of the tile, if there are several
label_BUILDER_TAKE = take
    .description = Take the second tile that your builder brings
label_BUILDER_DECLINE = decline
    .description = Do without the second tile
label_PIG = pig
    .description = Lay your tile, and put your pig in a field of it (Traders & Builders)
label_PIG_FIELD = field
    .description = Which field of the tile, if there are several
label_DOUBLE_TURN = The second tile
    .description = Builders: whether the second tile may be declined
label_DOUBLE_TURN_AUTOMATIC = a builder always brings a second tile
label_DOUBLE_TURN_ASK = a builder’s second tile may be declined
label_LONELY_SPECIALS = Left alone
    .description = Builders and pigs: what becomes of them when their last meeple leaves
label_LONELY_SPECIALS_RETURN = builder and pig go home when left alone
label_LONELY_SPECIALS_STAY = builder and pig stay when left alone
label_BUILDER_BAZAAR_ORDER = Builder and bazaar
    .description = Builders: whether the second tile comes before or after the auction of a bazaar
label_BUILDER_BAZAAR_ORDER_BAZAAR_FIRST = the bazaar before the builder’s second tile
label_BUILDER_BAZAAR_ORDER_BUILDER_FIRST = the builder’s second tile before the bazaar
label_GOODS = Goods
    .description = Traders & Builders: whether goods are taken and count
label_GOODS_ON = goods count
label_GOODS_OFF = goods are decoration
label_BUILDERS = Builders
    .description = Traders & Builders: whether everybody has a builder
label_BUILDERS_ON = a builder each
label_BUILDERS_OFF = no builders
label_PIGS = Pigs
    .description = Traders & Builders: whether everybody has a pig
label_PIGS_ON = a pig each
label_PIGS_OFF = no pigs
figure-builder = { $count ->
    [one] 1 builder
   *[other] { $count } builders
}
figure-pig = { $count ->
    [one] 1 pig
   *[other] { $count } pigs
}
role_builder = builder
role_pig = pig
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
refusal_not_there_builder = The builder goes onto roads and into cities only.
refusal_not_there_pig = The pig goes into fields only.
refusal_none_left_builder = Your builder is on the board.
refusal_none_left_pig = Your pig is on the board.
fault_no_builder = Your builder cannot go there: that takes an unfinished road or city with a meeple of yours. Possible: { $figures }.
fault_no_pig = Your pig cannot go there: that takes a field with a farmer of yours. Possible: { $figures }.
fault_no_second_part = Nobody asks you about a second tile.
category-goods = goods
    .title = Goods
    .none = Nobody scored for goods.
    .rule = At the end the most of each kind of goods is worth 10 points; who has as many gets as much.
