# Die Kultstätten: Ketzer und Herausforderungen zwischen Kultstätten und Klöstern.
expansion-the_cult = Die Kultstätten
    .description = Kultstätten, die mit einem benachbarten Kloster wetteifern; 5 Plättchen
    .card =
        - *Kultstätte:* wird wie ein Kloster gewertet. Sie darf nur an ein Kloster grenzen, und ein Kloster nur an eine Kultstätte.
        - *Herausforderung:* Sind eine Kultstätte und das Kloster daneben besetzt, bringt nur Punkte, was zuerst abgeschlossen wird. Die Meeples des anderen kehren ohne Punkte zurück.
option-the_cult-shrines = Die Kultstätten: Anzahl der Kultstätten
value-the_cult-shrines-five = 5 Kultstätten
value-the_cult-shrines-six = 6 Kultstätten, wie in der ersten Auflage
the_cult_role_heretic = { $figure ->
    [large_meeple] großer Ketzer
   *[other] Ketzer
}
the_cult_tile_shrine = Kultstätte
kind-shrine =
    .title = Kultstätte
    .object = die Kultstätte
    .origin = der Kultstätte
    .where = an der Kultstätte
    .completed = Die Kultstätte bei { $place } ist abgeschlossen: { $winners }
category-shrine = Kultstätten
    .title = Kultstätten
    .none = Keine Kultstätte wurde gewertet.
    .rule = Eine Kultstätte bringt 1 Punkt für ihr eigenes Plättchen und 1 für jedes der acht Plättchen ringsum. Ist auch ein Kloster daneben besetzt, bringt nur Punkte, was zuerst abgeschlossen wird.
the_cult_event_challenge = { $kind ->
    [shrine] Das Kloster bei *{ $winner }* gewinnt die Herausforderung: Die Kultstätte bei *{ $loser }* bringt nichts, und ihre Meeples kehren zurück.
   *[monastery] Die Kultstätte bei *{ $winner }* gewinnt die Herausforderung: Das Kloster bei *{ $loser }* bringt nichts, und seine Meeples kehren zurück.
}
the_cult_challenge_begins = ⚔️ Herausforderung: Nur was zuerst abgeschlossen wird, bringt Punkte. Fehlende Plättchen: Kultstätte bei { $shrine }: { $shrine_missing }; Kloster bei { $monastery }: { $monastery_missing }.
the_cult_alt_challenge = Herausforderung: Kultstätte bei { $shrine } gegen Kloster bei { $monastery }.
the_cult_refusal_shrine = Eine Kultstätte darf nur an ein Kloster grenzen, und ein Kloster nur an eine Kultstätte.
