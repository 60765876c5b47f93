# Les Mines d’Or : des lingots sur les tuiles, et leurs points.
expansion-goldmines = Les Mines d’Or
    .description = Des lingots sur les tuiles, pour ceux qui y marquent des points ; 8 tuiles
    .card =
        - *Mine d’or :* avant de poser un pion, un lingot va sur ta tuile et tu en mets un sur une des tuiles autour.
        - Si une route ou une ville complétée te rapporte des points, tu prends les lingots de ses tuiles, et pour une abbaye aussi ceux des tuiles autour. À la fin, chaque lingot rapporte 1 point ; dès 4 lingots 2, dès 7 lingots 3, dès 10 lingots 4.
goldmines_tile_mine = mine d’or
piece-ingot = { $count ->
    [one] { $count } lingot
   *[other] { $count } lingots
}
goldmines_action_put = Lingot en { $at }
goldmines_heading_ingot = Lingot
goldmines_prompt_put = { $player }, mets un lingot sur une des tuiles autour de ta mine d’or.
goldmines_prompt_put_upcoming = Ensuite, mets un lingot sur une des tuiles autour.
goldmines_event_put = { $player } met un lingot sur la mine d’or et un autre en *{ $at }*.
goldmines_event_taken = { $player } prend { $ingots }.
goldmines_score_ingots = Lingots : { $winners }
goldmines_alt_ingots = Lingots : { $tiles }.
goldmines_alt_tile = { $count } en { $at }
goldmines_refusal_around = Le lingot va sur une des tuiles autour de ta mine d’or.
category-ingots = lingots
    .title = Lingots
    .none = Personne n’a pris de lingot.
    .rule = Qui marque les points d’une route, d’une ville, d’une abbaye ou d’un jardin complété prend les lingots de ses tuiles. À la fin, chaque lingot d’un joueur rapporte 1 point ; dès 4 lingots 2, dès 7 lingots 3, dès 10 lingots 4.
