# Der Fluss: was seine Plättchen zeigen.
expansion-river = Der Fluss
    .description = Zuerst werden die Flussplättchen gelegt: 12, mit beiden Flüssen 22
option-river-set = Von der Quelle zum See, oder einer, der sich teilt
value-river-set-first = von der Quelle zum See
value-river-set-second = mit Gabelung und zwei Enden
value-river-set-both = beide Flüsse zusammen
option-river-start_tile = Was aus dem üblichen Startplättchen wird
value-river-start_tile-removed = bleibt in der Schachtel
value-river-start_tile-shuffled_in = wird eingemischt
option-river-pig_herd = Ob die Schweineherde des zweiten Flusses zählt
value-river-pig_herd-always = die Schweineherde bringt 1 Punkt mehr für jede abgeschlossene Stadt ihrer Wiese
value-river-pig_herd-only_with_pigs = die Schweineherde zählt nur mit Händler und Baumeister
river_refusal_river = Der Fluss muss weitergehen, darf nicht zweimal nacheinander in dieselbe Richtung abbiegen und sich nicht selbst den Weg versperren.
river_rule_pig_herd = Auf der Wiese mit der Schweineherde bringt jede dieser Städte 1 Punkt mehr.
river_label_pig_herd = { $points } für die Schweineherde
river_tile_river = { $form ->
    [straight] gerader Fluss
    [bend] Flussbiegung
    [wide] Flussgabelung
    [inner] Fluss
   *[end] Ende des Flusses
}
river_tile_volcano = Vulkan
edge-river = ein Fluss
    .side = Fluss im { $side }
kind-river =
    .title = Fluss
    .object = den Fluss
    .origin = des Flusses
    .where = auf dem Fluss
