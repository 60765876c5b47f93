# Routes, villes et autres zones : complétées, comptées à la fin, quittées, rejointes par une figurine.
kind-road =
    .completed = La route de { $place } est complète : { $winners }
    .final = Route de { $place } : { $winners }
    .left = Une figurine quitte la route de { $place } : { $winners }
    .joins = route de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
kind-city =
    .completed = La ville de { $place } est complète : { $winners }
    .final = Ville de { $place } : { $winners }
    .left = Une figurine quitte la ville de { $place } : { $winners }
    .joins = ville de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
kind-monastery =
    .completed = L’abbaye de { $place } est complète : { $winners }
    .final = Abbaye de { $place } : { $winners }
    .left = Une figurine quitte l’abbaye de { $place } : { $winners }
kind-garden =
    .completed = Le jardin de { $place } est complet : { $winners }
    .final = Jardin de { $place } : { $winners }
    .left = Une figurine quitte le jardin de { $place } : { $winners }
kind-field =
    .final = Pré de { $place } : { $winners }
    .left = Une figurine quitte le pré de { $place } : { $winners }
    .joins = pré sur { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
option_around = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur 9
