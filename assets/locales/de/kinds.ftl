# Straßen, Städte und andere Gebiete: abgeschlossen, am Ende gewertet, verlassen und von einer Figur mitbenutzt.
kind-road =
    .completed = Die Straße bei { $place } ist abgeschlossen: { $winners }
    .final = Straße bei { $place }: { $winners }
    .left = Eine Figur verlässt die Straße bei { $place }: { $winners }
    .joins = Straße aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
kind-city =
    .completed = Die Stadt bei { $place } ist abgeschlossen: { $winners }
    .final = Stadt bei { $place }: { $winners }
    .left = Eine Figur verlässt die Stadt bei { $place }: { $winners }
    .joins = Stadt aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
kind-monastery =
    .completed = Das Kloster bei { $place } ist abgeschlossen: { $winners }
    .final = Kloster bei { $place }: { $winners }
    .left = Eine Figur verlässt das Kloster bei { $place }: { $winners }
kind-garden =
    .completed = Der Garten bei { $place } ist abgeschlossen: { $winners }
    .final = Garten bei { $place }: { $winners }
    .left = Eine Figur verlässt den Garten bei { $place }: { $winners }
kind-field =
    .final = Wiese bei { $place }: { $winners }
    .left = Eine Figur verlässt die Wiese bei { $place }: { $winners }
    .joins = Wiese auf { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
option_around = schon { $tiles } von 9 Plättchen
