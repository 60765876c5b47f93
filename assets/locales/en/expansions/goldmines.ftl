# The Goldmines: ingots on tiles, and their points.
expansion-goldmines = The Goldmines
    .description = Ingots on tiles for those who score features there; 8 tiles
    .card =
        - *Goldmine:* before you place a meeple, one ingot goes on your tile, and you place one on a tile around it.
        - If you score a completed road or city, you take the ingots on its tiles, and for a monastery also those on the tiles around it. At the end, each of your ingots scores 1 point; from 4 ingots 2, from 7 ingots 3, from 10 ingots 4.
goldmines_tile_mine = goldmine
piece-ingot = { $count ->
    [one] 1 ingot
   *[other] { $count } ingots
}
goldmines_action_put = Ingot on { $at }
goldmines_heading_ingot = Ingot
goldmines_prompt_put = { $player }, place an ingot on a tile around your goldmine.
goldmines_prompt_put_upcoming = Place an ingot on a tile around it after that.
goldmines_event_put = { $player } placed an ingot on the goldmine and one on *{ $at }*.
goldmines_event_taken = { $player } took { $ingots }.
goldmines_score_ingots = Ingots: { $winners }
goldmines_alt_ingots = Ingots: { $tiles }.
goldmines_alt_tile = { $count } on { $at }
goldmines_refusal_around = The ingot goes on one of the tiles around your goldmine.
category-ingots = ingots
    .title = Ingots
    .none = No one took an ingot.
    .rule = A player who scores a completed road, city, monastery or garden takes the ingots on its tiles. At the end, each ingot of a player scores 1 point; from 4 ingots 2, from 7 ingots 3, from 10 ingots 4.
