# Besiegers and Cathars: besieged cities.
expansion-siege = Besiegers / Cathars
    .description = Besieged cities score less, but more for fields; knights can escape; 10 tiles
    .card =
        - *Siege:* its city scores 1 point per tile and coat of arms when completed, and nothing if it stays incomplete. At the end, a completed besieged city counts double for fields.
        - *Escape:* if a monastery is around the tile with the siege, you can take one of your knights back from the city at the end of your turn.
option-siege-tiles = Besiegers / Cathars: which tiles are used
value-siege-tiles-both = all 10 tiles with a siege
value-siege-tiles-besiegers = only the 6 tiles of the Besiegers
value-siege-tiles-cathars = only the 4 tiles of the Cathars
option-siege-escape_next_to = Besiegers / Cathars: where a monastery lets knights escape
value-siege-escape_next_to-siege_tile = knights escape if a monastery is around the tile with the siege
value-siege-escape_next_to-any_city_tile = knights escape if a monastery is around any tile of the city
siege_tile_siege = siege
siege_action_escape = Escape from { $at }: { $knight }
siege_action_stay = No escape
siege_heading_escape = Escape
siege_prompt_escape = { $player }, you can take a knight back from a besieged city.
siege_prompt_escape_upcoming = At the end of your turn, you can take a knight back from a besieged city.
siege_event_escaped = { $player } took back { $figure } from the besieged city at *{ $at }*.
siege_siege_joins = This adds a siege to the city at { $place }: 1 point per tile and coat of arms if completed, nothing if not.
siege_label_besieged = −{ $points } for the siege
siege_label_besieged_cities = { $count ->
    [one] 1 besieged city
   *[other] { $count } besieged cities
}
siege_rule_city = A besieged city scores 1 point per tile and coat of arms less, so an incomplete one scores nothing.
siege_rule_field = A besieged city counts double.
siege_refusal_escape = Only your own knight can escape, from a besieged city with a monastery beside it.
