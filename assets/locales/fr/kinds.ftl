# Routes, villes et autres zones : complétées, comptées à la fin, quittées, rejointes par un pion.
kind-road =
    .title = Route
    .object = la route
    .origin = de la route
    .where = sur la route
    .completed = La route en { $place } est complète : { $winners }
    .joins = route { $tiles ->
        [one] d’une tuile
       *[other] de { $tiles } tuiles
    }
kind-city =
    .title = Ville
    .object = la ville
    .origin = de la ville
    .where = dans la ville
    .completed = La ville en { $place } est complète : { $winners }
    .joins = ville { $tiles ->
        [one] d’une tuile
       *[other] de { $tiles } tuiles
    }
kind-monastery =
    .title = Abbaye
    .object = l’abbaye
    .origin = de l’abbaye
    .where = sur l’abbaye
    .completed = L’abbaye en { $place } est complète : { $winners }
kind-garden =
    .title = Jardin
    .object = le jardin
    .origin = du jardin
    .where = dans le jardin
    .completed = Le jardin en { $place } est complet : { $winners }
kind-field =
    .title = Pré
    .object = le pré
    .origin = du pré
    .where = dans le pré
    .joins = pré sur { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
option_around = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur 9
score_final = { $feature } en { $place } : { $winners }
