# Belagerer und Katharer: belagerte Städte.
expansion-siege = Die Belagerer / Die Katharer
    .description = Belagerte Städte bringen weniger, aber mehr für Wiesen; Ritter können fliehen; 10 Plättchen
    .card =
        - *Belagerung:* Die Stadt bringt abgeschlossen 1 Punkt je Plättchen und Wappen, sonst nichts. Am Ende zählt eine abgeschlossene belagerte Stadt für Wiesen doppelt.
        - *Flucht:* Ist rings um das Plättchen mit der Belagerung ein Kloster, darfst du am Ende deines Zuges einen deiner Ritter aus der Stadt zurücknehmen.
option-siege-tiles = Die Belagerer / Die Katharer: welche Plättchen dabei sind
value-siege-tiles-both = alle 10 Plättchen mit Belagerung
value-siege-tiles-besiegers = nur die 6 Plättchen der Belagerer
value-siege-tiles-cathars = nur die 4 Plättchen der Katharer
option-siege-escape_next_to = Die Belagerer / Die Katharer: wo ein Kloster die Flucht erlaubt
value-siege-escape_next_to-siege_tile = Flucht bei einem Kloster rings um das Plättchen mit der Belagerung
value-siege-escape_next_to-any_city_tile = Flucht bei einem Kloster rings um ein beliebiges Plättchen der Stadt
siege_tile_siege = Belagerung
siege_action_escape = Flucht von { $at }: { $knight }
siege_action_stay = Keine Flucht
siege_heading_escape = Flucht
siege_prompt_escape = { $player }, du darfst einen Ritter aus einer belagerten Stadt zurücknehmen.
siege_prompt_escape_upcoming = Am Ende deines Zuges darfst du einen Ritter aus einer belagerten Stadt zurücknehmen.
siege_event_escaped = { $player } nimmt { $figure } aus der belagerten Stadt auf *{ $at }* zurück.
siege_siege_joins = Damit wird die Stadt bei { $place } belagert: 1 Punkt je Plättchen und Wappen, wenn sie abgeschlossen wird, sonst keine.
siege_label_besieged = −{ $points } für die Belagerung
siege_label_besieged_cities = { $count ->
    [one] 1 belagerte Stadt
   *[other] { $count } belagerte Städte
}
siege_rule_city = Eine belagerte Stadt bringt 1 Punkt je Plättchen und Wappen weniger, nicht abgeschlossen also nichts.
siege_rule_field = Eine belagerte Stadt zählt doppelt.
siege_refusal_escape = Nur ein eigener Ritter kann fliehen, aus einer belagerten Stadt neben einem Kloster.
