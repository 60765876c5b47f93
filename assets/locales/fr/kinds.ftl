# Routes, villes et autres zones : complétées, comptées à la fin, quittées, rejointes par un pion.
kind-road =
    .completed = La route en { $place } est complète : { $winners }
    .final = Route en { $place } : { $winners }
    .left = Un pion quitte la route en { $place } : { $winners }
    .joins = route { $tiles ->
        [one] d’une tuile
       *[other] de { $tiles } tuiles
    }
kind-city =
    .completed = La ville en { $place } est complète : { $winners }
    .final = Ville en { $place } : { $winners }
    .left = Un pion quitte la ville en { $place } : { $winners }
    .joins = ville { $tiles ->
        [one] d’une tuile
       *[other] de { $tiles } tuiles
    }
kind-monastery =
    .completed = L’abbaye en { $place } est complète : { $winners }
    .final = Abbaye en { $place } : { $winners }
    .left = Un pion quitte l’abbaye en { $place } : { $winners }
kind-garden =
    .completed = Le jardin en { $place } est complet : { $winners }
    .final = Jardin en { $place } : { $winners }
    .left = Un pion quitte le jardin en { $place } : { $winners }
kind-field =
    .final = Pré en { $place } : { $winners }
    .left = Un pion quitte le pré en { $place } : { $winners }
    .joins = pré sur { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
option_around = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur 9
