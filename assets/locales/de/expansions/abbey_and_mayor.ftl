# Abtei und Bürgermeister: Abteien, Bürgermeister, Wagen und Gutshöfe.
label_ABBEY_AND_MAYOR = Abtei und Bürgermeister
    .description = Ein Plättchen, das überall passt, ein Bürgermeister, ein Wagen, der weiterzieht, und Gutshöfe; 12 Plättchen
label_ABBEY_FINAL_ROUND = Abteien am Ende
    .description = Abtei und Bürgermeister: ob Abteien nach dem letzten Plättchen noch gelegt werden dürfen
label_ABBEY_FINAL_ROUND_ON = Abteien auch nach dem letzten Plättchen
label_ABBEY_FINAL_ROUND_OFF = keine Abteien nach dem letzten Plättchen
label_WAGON_MOVE = Wohin Wagen ziehen
    .description = Wagen: wohin einer weiterzieht, wenn er gewertet wurde
label_WAGON_MOVE_ADJACENT = Wagen ziehen auf ihr Plättchen oder eines ringsum
label_WAGON_MOVE_CONNECTED = Wagen ziehen nur, wohin eine Straße führt
label_BARN_PLACEMENT = Gutshöfe auf einer Wiese
    .description = Gutshöfe: ob mehrere auf dieselbe Wiese dürfen
label_BARN_PLACEMENT_NOT_WITH_BARN = ein Gutshof je Wiese
label_BARN_PLACEMENT_FREE = beliebig viele Gutshöfe je Wiese
label_WAGON_AFTER_CASTLE = Wagen auf Burgen
    .description = Wagen: ob einer weiterzieht, wenn seine Burg gewertet wurde
label_WAGON_AFTER_CASTLE_NEIGHBOURHOOD = ein Wagen zieht von einer Burg weiter
label_WAGON_AFTER_CASTLE_NONE = ein Wagen geht von einer Burg nach Hause
label_CASTLE_MAYOR_LORD = Bürgermeister auf Burgen
    .description = Bürgermeister: ob einer allein auf einer Burg Punkte bekommt
label_CASTLE_MAYOR_LORD_NOTHING = ein Bürgermeister bekommt auf einer Burg nichts
label_CASTLE_MAYOR_LORD_ALLOWED = ein Bürgermeister bekommt auf einer Burg Punkte
figure_mayor = { $count ->
    [one] 1 Bürgermeister
   *[other] { $count } Bürgermeister
}
figure_wagon = { $count ->
    [one] 1 Wagen
   *[other] { $count } Wagen
}
role_mayor = Bürgermeister
role_wagon = Wagen
refusal_not_there_mayor = Der Bürgermeister darf nur in Städte.
refusal_not_there_wagon = Der Wagen darf nur auf Straßen, in Städte und in Klöster.
refusal_none_left_mayor = Dein Bürgermeister ist auf dem Plan.
refusal_none_left_wagon = Dein Wagen ist auf dem Plan.
