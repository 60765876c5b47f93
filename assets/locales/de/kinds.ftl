# Straßen, Städte und andere Gebiete: abgeschlossen, am Ende gewertet, verlassen und von einer Figur mitbenutzt.
kind-road =
    .title = Straße
    .object = die Straße
    .origin = der Straße
    .where = auf der Straße
    .completed = Die Straße bei { $place } ist abgeschlossen: { $winners }
    .joins = Straße aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
kind-city =
    .title = Stadt
    .object = die Stadt
    .origin = der Stadt
    .where = in der Stadt
    .completed = Die Stadt bei { $place } ist abgeschlossen: { $winners }
    .joins = Stadt aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
kind-monastery =
    .title = Kloster
    .object = das Kloster
    .origin = des Klosters
    .where = im Kloster
    .completed = Das Kloster bei { $place } ist abgeschlossen: { $winners }
kind-garden =
    .title = Garten
    .object = den Garten
    .origin = des Gartens
    .where = im Garten
    .completed = Der Garten bei { $place } ist abgeschlossen: { $winners }
kind-field =
    .title = Wiese
    .object = die Wiese
    .origin = der Wiese
    .where = auf der Wiese
    .joins = Wiese auf { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
option_around = schon { $tiles } von 9 Plättchen
score_final = { $feature } bei { $place }: { $winners }
