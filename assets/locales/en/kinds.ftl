# Roads, cities and other features: completed, counted at the end, left, and joined by a figure.
kind-road =
    .completed = The road at { $place } is finished: { $winners }
    .final = Road at { $place }: { $winners }
    .left = A figure leaves the road at { $place }: { $winners }
    .joins = road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
kind-city =
    .completed = The city at { $place } is finished: { $winners }
    .final = City at { $place }: { $winners }
    .left = A figure leaves the city at { $place }: { $winners }
    .joins = city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
kind-monastery =
    .completed = The monastery at { $place } is finished: { $winners }
    .final = Monastery at { $place }: { $winners }
    .left = A figure leaves the monastery at { $place }: { $winners }
kind-garden =
    .completed = The garden at { $place } is finished: { $winners }
    .final = Garden at { $place }: { $winners }
    .left = A figure leaves the garden at { $place }: { $winners }
kind-field =
    .final = Field at { $place }: { $winners }
    .left = A figure leaves the field at { $place }: { $winners }
    .joins = field over { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
option_around = { $tiles } of 9 tiles there
