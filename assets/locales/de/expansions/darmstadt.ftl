# Darmstadt: das Darmstadtium und zwei Kirchen.
expansion-darmstadt = Darmstadt
    .description = Eine Stadt mit 3 Punkten mehr und Kirchen mit Punkten für die Meeples ringsum; 3 Plättchen
    .card =
        - *Darmstadtium:* Seine Stadt bringt 3 Punkte mehr, wenn sie abgeschlossen wird.
        - *Kirche:* ein Kloster. Wird sie abgeschlossen, bekommt 3 Punkte, wer auf ihrem Plättchen und den acht ringsum die meisten Meeples hat; bei Gleichstand alle, die gleichauf liegen.
option-darmstadt-base_monasteries = Darmstadt: die Klöster des Grundspiels
value-darmstadt-base_monasteries-kept = alle Klöster des Grundspiels sind dabei
value-darmstadt-base_monasteries-two_fewer = zwei Klöster des Grundspiels bleiben in der Schachtel
darmstadt_tile_darmstadtium = Darmstadtium
darmstadt_tile_church = Darmstädter Kirche
darmstadt_score_church = Kirche bei { $at }, die meisten Meeples: { $winners }
darmstadt_label_darmstadtium = { $points } für das Darmstadtium
darmstadt_label_church = { $points } für die meisten Meeples um die Kirche
darmstadt_rule_city = Das Darmstadtium bringt einer abgeschlossenen Stadt 3 Punkte mehr.
darmstadt_rule_church = Wird eine Kirche abgeschlossen, bekommt 3 Punkte, wer ringsum die meisten Meeples hat, mit oder ohne Mönch.
