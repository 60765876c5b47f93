# Tous en piste ! : le cirque, les artistes et le directeur de cirque.
expansion-under_the_big_top = Tous en piste !
    .description = Un cirque ambulant, des pyramides d’artistes et des directeurs de cirque ; 20 tuiles
option-under_the_big_top-circus = Tous en piste ! : joue-t-on avec le cirque ?
value-under_the_big_top-circus-on = le cirque compte
value-under_the_big_top-circus-off = les places de cirque ne sont que du décor
option-under_the_big_top-acrobats = Tous en piste ! : joue-t-on avec les artistes ?
value-under_the_big_top-acrobats-on = les artistes forment des pyramides
value-under_the_big_top-acrobats-off = les pistes d’artistes ne sont que du décor
option-under_the_big_top-ringmaster = Tous en piste ! : chacun a-t-il un directeur de cirque ?
value-under_the_big_top-ringmaster-on = un directeur de cirque par personne
value-under_the_big_top-ringmaster-off = pas de directeur de cirque
option-under_the_big_top-acrobat_figures = Tous en piste ! : quels pions peuvent être artistes
value-under_the_big_top-acrobat_figures-normal = seuls les meeples normaux sont artistes
value-under_the_big_top-acrobat_figures-all_but_special = tous les meeples peuvent être artistes, sauf le directeur de cirque
option-under_the_big_top-extra_meeples = Tous en piste ! : chacun reçoit-il deux meeples de plus ?
value-under_the_big_top-extra_meeples-none = pas de meeple de plus
value-under_the_big_top-extra_meeples-two = deux meeples de plus par personne
option-under_the_big_top-ringmaster_on_castle = Tous en piste ! : le directeur de cirque sur une forteresse
value-under_the_big_top-ringmaster_on_castle-no_bonus = sur une forteresse, le directeur de cirque ne rapporte rien de plus
value-under_the_big_top-ringmaster_on_castle-owner_bonus = sur une forteresse, le directeur de cirque marque aussi les places voisines
under_the_big_top_tile_circus = place de cirque
under_the_big_top_tile_acrobats = piste d’artiste
under_the_big_top_role_acrobat = { $figure ->
    [large_meeple] grand artiste
   *[other] artiste
}
under_the_big_top_event_circus_moved = Le chapiteau s’installe en *{ $at }*.
under_the_big_top_event_token_revealed = { $animal ->
    [flea] Au cirque en *{ $at }*, l’animal est la puce : 1 point par meeple alentour.
    [monkey] Au cirque en *{ $at }*, l’animal est un singe : { $value } points par meeple alentour.
    [seal] Au cirque en *{ $at }*, l’animal est une otarie : { $value } points par meeple alentour.
    [bear] Au cirque en *{ $at }*, l’animal est un ours : { $value } points par meeple alentour.
    [tiger] Au cirque en *{ $at }*, l’animal est un tigre : { $value } points par meeple alentour.
   *[elephant] Au cirque en *{ $at }*, l’animal est l’éléphant : { $value } points par meeple alentour.
}
under_the_big_top_event_pyramid = { $player } évalue la pyramide en *{ $at }*.
under_the_big_top_score_circus = Cirque en { $at } : { $winners }
under_the_big_top_score_acrobats = Artistes en { $at } : { $winners }
under_the_big_top_label_circus = { $count ->
    [one] { $count } meeple autour du cirque
   *[other] { $count } meeples autour du cirque
}
under_the_big_top_label_acrobats = { $count ->
    [one] { $count } artiste
   *[other] { $count } artistes
}
under_the_big_top_label_spaces = { $count ->
    [one] { $count } place autour du directeur de cirque
   *[other] { $count } places autour du directeur de cirque
}
under_the_big_top_action_acrobat = Artiste en { $at }
under_the_big_top_action_acrobat_as = Artiste en { $at } : { $figure }
under_the_big_top_action_pyramid = Évaluer la pyramide en { $at }
under_the_big_top_heading_acrobats = Artistes
under_the_big_top_pyramid_grows = { $count ->
    [one] { $count } artiste sur 3
   *[other] { $count } artistes sur 3
}
under_the_big_top_pyramid_complete = complète la pyramide, à évaluer dès le tour suivant
under_the_big_top_circus_counts = { $count ->
    [one] { $count } meeple de { $player }
   *[other] { $count } meeples de { $player }
}
under_the_big_top_prompt_circus_upcoming = Quand le chapiteau se déplace, le cirque en { $at } est évalué, avec { $meeples } alentour. L’animal est tiré au sort.
under_the_big_top_circus_empty = Le chapiteau quitte alors { $at }, sans aucun meeple alentour.
under_the_big_top_circus_tokens = Animaux restants, par points : { $tokens }.
under_the_big_top_alt_big_top = Chapiteau en { $at }.
under_the_big_top_refusal_acrobat_no_space = Il n’y a pas de piste d’artiste ici.
under_the_big_top_refusal_acrobat_no_acrobat = Ce meeple ne peut pas être artiste.
under_the_big_top_refusal_acrobat_space_full = Cette pyramide a déjà trois artistes.
under_the_big_top_refusal_acrobat_under_bridge = Un pont passe au-dessus de cette piste d’artiste.
under_the_big_top_refusal_acrobat_too_far = Un artiste ne va que sur ta tuile ou sur une des huit tuiles qui l’entourent.
under_the_big_top_refusal_acrobat_not_ready = Tu ne peux évaluer qu’une pyramide de trois artistes complétée lors d’un tour précédent.
under_the_big_top_refusal_acrobat_over_acrobats = On ne construit pas de pont au-dessus d’artistes.
figure-ringmaster = { $count ->
    [one] { $count } directeur de cirque
   *[other] { $count } directeurs de cirque
}
    .role = directeur de cirque
    .not_there = Le directeur de cirque va partout où va un meeple, mais n’est jamais artiste.
    .none_left = Ton directeur de cirque est déjà en jeu.
category-circus = cirque
    .title = Le cirque
    .none = Le cirque n’a rien rapporté.
    .rule = Quand une nouvelle tuile Cirque est placée, et à la fin de la partie, l’animal du chapiteau est révélé : chacun marque ses points pour chacun de ses meeples sur cette tuile et les huit qui l’entourent. Puis le chapiteau va sur la nouvelle tuile.
category-acrobats = artistes
    .title = Les artistes
    .none = Aucun artiste n’a été évalué.
    .rule = Au lieu de poser un meeple, tu peux évaluer une pyramide de trois artistes : chacun rapporte 5 points et revient dans la réserve. À la fin de la partie, les artistes encore en place rapportent 5 points chacun.
kind-acrobats =
    .title = Piste d’artiste
    .object = la piste d’artiste
    .origin = de la piste d’artiste
    .where = sur la piste d’artiste
