# Die Wachtürme: Türme, die ihre Umgebung werten.
expansion-watchtowers = Die Wachtürme
    .description = Türme, die ihre Umgebung werten, wenn deine Straße oder Stadt abgeschlossen wird; 12 Plättchen
    .card =
        - *Wachturm:* Wird eine Straße oder Stadt abgeschlossen und dein Meeple steht darin auf dem Plättchen des Turms, wertest du auch den Turm, mit oder ohne Mehrheit. Er zählt auf seinem Plättchen und den acht ringsum die Meeples (je 2 Punkte), Wappen (2), Klöster (3), Plättchen mit Stadt (1) oder mit Straße (1).
watchtowers_tile_tower = { $tower ->
    [meeples] Wachturm (2 je Meeple)
    [pennants] Wachturm (2 je Wappen)
    [monasteries] Wachturm (3 je Kloster)
    [cities] Wachturm (1 je Plättchen mit Stadt)
   *[roads] Wachturm (1 je Plättchen mit Straße)
}
watchtowers_label_tower = { $tower ->
    [meeples] Wachturm, Meeples: { $count } × { $each }
    [pennants] Wachturm, Wappen: { $count } × { $each }
    [monasteries] Wachturm, Klöster: { $count } × { $each }
    [cities] Wachturm, Stadtplättchen: { $count } × { $each }
   *[roads] Wachturm, Straßenplättchen: { $count } × { $each }
}
watchtowers_rule_towers = Ein Meeple auf dem Plättchen eines Wachturms wertet auch, was ringsum liegt.
watchtowers_alt_towers = Wachtürme: { $towers }.
watchtowers_alt_tower = { $at } bringt { $points }
