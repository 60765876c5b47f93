# Auberges et Cathédrales : routes avec auberge, villes avec cathédrale, et le grand meeple.
expansion-inns_and_cathedrals = Auberges et Cathédrales
    .description = Auberges et cathédrales : quitte ou double ; un grand meeple en vaut deux
    .card =
        - *Auberge :* sa route rapporte 2 points par tuile une fois complète, et rien si elle reste incomplète.
        - *Cathédrale :* sa ville rapporte 3 points par tuile et par blason une fois complète, et rien si elle reste incomplète.
        - *Grand meeple :* il compte pour deux.
option-inns_and_cathedrals-incomplete = Auberges et Cathédrales : ce que valent ces routes et ces villes si elles sont incomplètes
value-inns_and_cathedrals-incomplete-zero = avec auberge ou cathédrale : rien
value-inns_and_cathedrals-incomplete-ignore = comme sans auberge ni cathédrale
option-inns_and_cathedrals-inns = Auberges et Cathédrales : les auberges comptent-elles ?
value-inns_and_cathedrals-inns-on = les auberges comptent
value-inns_and_cathedrals-inns-off = les auberges ne sont que du décor
option-inns_and_cathedrals-cathedrals = Auberges et Cathédrales : les cathédrales comptent-elles ?
value-inns_and_cathedrals-cathedrals-on = les cathédrales comptent
value-inns_and_cathedrals-cathedrals-off = les cathédrales ne sont que du décor
option-inns_and_cathedrals-large_meeple = Auberges et Cathédrales : chacun a-t-il un grand meeple ?
value-inns_and_cathedrals-large_meeple-on = un grand meeple par personne
value-inns_and_cathedrals-large_meeple-off = pas de grand meeple
figure-large_meeple = { $count ->
    [one] { $count } grand meeple
   *[other] { $count } grands meeples
}
    .not_there = Le grand meeple ne va que là où va un meeple.
    .none_left = Ton grand meeple est déjà en jeu.
inns_and_cathedrals_role_large_highwayman = grand brigand
inns_and_cathedrals_role_large_knight = grand chevalier
inns_and_cathedrals_role_large_monk = grand moine
inns_and_cathedrals_role_large_farmer = grand paysan
inns_and_cathedrals_tile_cathedral = cathédrale
inns_and_cathedrals_tile_inn = auberge
inns_and_cathedrals_label_inns = { $points } pour l’auberge
inns_and_cathedrals_label_cathedrals = { $points } pour la cathédrale
inns_and_cathedrals_label_inn_incomplete = rien pour une route incomplète avec auberge
inns_and_cathedrals_label_cathedral_incomplete = rien pour une ville incomplète avec cathédrale
inns_and_cathedrals_inn_joins = Une auberge borde alors la route en { $place } : points doublés si elle est complétée{ $unfinished ->
    [nothing] , rien sinon.
   *[as_ever] .
}
inns_and_cathedrals_cathedral_joins = Une cathédrale se dresse alors dans la ville en { $place } : 3 points par tuile et par blason si elle est complétée{ $unfinished ->
    [nothing] , rien sinon.
   *[as_ever] .
}
inns_and_cathedrals_rule_inns = Bordée d’une auberge, une route rapporte 2 points par tuile si elle est complétée{ $unfinished ->
    [nothing] , et rien sinon.
   *[as_ever] .
}
inns_and_cathedrals_rule_cathedrals = Avec une cathédrale, une ville rapporte 3 points par tuile et par blason si elle est complétée{ $unfinished ->
    [nothing] , et rien sinon.
   *[as_ever] .
}
