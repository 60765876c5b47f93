# Darmstadt: the Darmstadtium and two churches.
expansion-darmstadt = Darmstadt
    .description = A city that scores 3 points more, and churches with points for meeples around them; 3 tiles
    .card =
        - *Darmstadtium:* its city scores 3 points more when it is completed.
        - *Church:* a monastery. When it is completed, the player with the most meeples on its tile and the eight around it scores 3 points; tied players all do.
option-darmstadt-base_monasteries = Darmstadt: the monasteries of the base game
value-darmstadt-base_monasteries-kept = all monasteries of the base game are used
value-darmstadt-base_monasteries-two_fewer = two monasteries of the base game stay in the box
darmstadt_tile_darmstadtium = Darmstadtium
darmstadt_tile_church = church of Darmstadt
darmstadt_score_church = Church at { $at }, most meeples: { $winners }
darmstadt_label_darmstadtium = { $points } for the Darmstadtium
darmstadt_label_church = { $points } for the most meeples around the church
darmstadt_rule_city = The Darmstadtium adds 3 points to a completed city.
darmstadt_rule_church = When a church is completed, the player with the most meeples around it scores 3 points, with or without a monk.
