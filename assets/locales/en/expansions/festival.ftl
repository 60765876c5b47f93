# The Festival: taking back a figure instead of placing one.
expansion-festival = The Festival
    .description = On a festival, you can take one of your meeples back instead of placing one; 10 tiles
    .card =
        - *Festival:* instead of placing a meeple, you can take any one of yours back from the board, without points.
option-festival-figures = The Festival: what can be taken back
value-festival-figures-any = everything of yours can be taken back, such as a builder or a barn
value-festival-figures-meeples = only meeples can be taken back
festival_tile_festival = festival
festival_action_take_back = Take back from { $at }: { $figure }
festival_action_take_barn = Take back the barn at { $corner }
festival_heading_festival = Festival
festival_event_figure_taken_back = { $player } took back { $figure } from *{ $at }*.
festival_event_barn_taken_back = { $player } took back the barn at *{ $corner }*.
festival_refusal_figure = After placing a festival, you can take back something of yours that is on the board.
