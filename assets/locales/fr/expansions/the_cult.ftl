# Les lieux de culte : les hérétiques, et les défis entre lieux de culte et abbayes.
expansion-the_cult = Les Lieux de culte
    .description = Des lieux de culte, rivaux d’une abbaye voisine ; 5 tuiles
    .card =
        - *Lieu de culte :* il est évalué comme une abbaye. Il ne peut être voisin que d’une seule abbaye, et une abbaye que d’un seul lieu de culte.
        - *Défi :* quand un lieu de culte et l’abbaye voisine sont tous deux occupés, seul le premier complété rapporte des points. Les pions de l’autre reviennent sans rien rapporter.
option-the_cult-shrines = Les Lieux de culte : nombre de lieux de culte
value-the_cult-shrines-five = 5 lieux de culte
value-the_cult-shrines-six = 6 lieux de culte, comme dans la première édition
the_cult_role_heretic = { $figure ->
    [large_meeple] grand hérétique
   *[other] hérétique
}
the_cult_tile_shrine = lieu de culte
kind-shrine =
    .title = Lieu de culte
    .object = le lieu de culte
    .origin = du lieu de culte
    .where = au lieu de culte
    .completed = Le lieu de culte en { $place } est complet : { $winners }
category-shrine = lieux de culte
    .title = Lieux de culte
    .none = Aucun lieu de culte n’a rapporté de points.
    .rule = Un lieu de culte rapporte 1 point pour sa tuile et 1 pour chacune des huit tuiles qui l’entourent. Si une abbaye voisine est occupée aussi, seul le premier complété rapporte des points.
the_cult_event_challenge = { $kind ->
    [shrine] L’abbaye en *{ $winner }* remporte le défi : le lieu de culte en *{ $loser }* ne rapporte rien et ses pions reviennent.
   *[monastery] Le lieu de culte en *{ $winner }* remporte le défi : l’abbaye en *{ $loser }* ne rapporte rien et ses pions reviennent.
}
the_cult_challenge_begins = ⚔️ Défi : seul le premier complété rapporte des points. Tuiles manquantes : lieu de culte en { $shrine } : { $shrine_missing } ; abbaye en { $monastery } : { $monastery_missing }.
the_cult_alt_challenge = Défi : lieu de culte en { $shrine } contre abbaye en { $monastery }.
the_cult_refusal_shrine = Un lieu de culte ne peut être voisin que d’une seule abbaye, et une abbaye que d’un seul lieu de culte.
