# Der Fluss: was seine Plättchen zeigen.
label_RIVER = Der Fluss
    .description = Zwölf Flussplättchen werden zuerst gelegt
label_RIVER_SET = Welcher Fluss
    .description = Von der Quelle zum See, oder einer, der sich teilt
label_RIVER_SET_FIRST = von der Quelle zum See
label_RIVER_SET_SECOND = mit Gabelung und zwei Enden
label_RIVER_START = Startplättchen beim Fluss
    .description = Was aus dem üblichen Startplättchen wird
label_RIVER_START_REMOVED = bleibt in der Schachtel
label_RIVER_START_SHUFFLED = wird eingemischt
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
