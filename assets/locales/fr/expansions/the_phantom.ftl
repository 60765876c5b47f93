# Le Fantôme : le second pion d’un tour.
expansion-the_phantom = Le Fantôme
    .description = Un fantôme par personne, qui peut être le second pion du tour
    .card =
        - *Fantôme :* après ton action principale, tu peux poser aussi ton fantôme, sur une autre zone libre de la même tuile. Il compte comme un meeple.
option-the_phantom-phantom_after = Le Fantôme : quand il peut être posé
value-the_phantom-phantom_after-any_action = le fantôme peut suivre toute action principale
value-the_phantom-phantom_after-only_meeple = le fantôme ne peut suivre qu’un meeple
the_phantom_prompt_phantom = { $player }, tu peux aussi poser ton fantôme.
the_phantom_prompt_phantom_upcoming = Tu pourras ensuite poser aussi ton fantôme.
figure-phantom = { $count ->
    [one] { $count } fantôme
   *[other] { $count } fantômes
}
    .pass = Aucun fantôme
    .role = fantôme
    .not_there = Le fantôme va partout où va un meeple.
    .none_left = Tu n’as pas ton fantôme en ce moment.
