# Der Fluss: was seine Plättchen zeigen.
expansion-river = Der Fluss
    .description = Zwölf Flussplättchen werden zuerst gelegt
option-river-set = Von der Quelle zum See, oder einer, der sich teilt
value-river-set-first = von der Quelle zum See
value-river-set-second = mit Gabelung und zwei Enden
option-river-start_tile = Was aus dem üblichen Startplättchen wird
value-river-start_tile-removed = bleibt in der Schachtel
value-river-start_tile-shuffled_in = wird eingemischt
refusal_river = Der Fluss muss weitergehen und darf nicht zweimal nacheinander in dieselbe Richtung abbiegen.
tile_river = { $form ->
    [straight] gerader Fluss
    [bend] Flussbiegung
    [wide] Flussgabelung
    [inner] Fluss
   *[end] Ende des Flusses
}
tile_volcano = Vulkan
edge-river = ein Fluss
    .side = Fluss im { $side }
