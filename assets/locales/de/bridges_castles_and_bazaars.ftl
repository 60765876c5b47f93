# Brücken, Burgen und Basare: Brücken, Burgen und Versteigerungen.
label_BRIDGES_CASTLES_AND_BAZAARS = Brücken, Burgen und Basare
    .description = Straßen über alles hinweg, kleine Städte, die Punkte wiederholen, Versteigerungen; 12 Plättchen
story_bridge = { $player } hat eine Brücke über **{ $at }** gebaut.
story_castle = { $count ->
    [one] { $lords } hat aus der kleinen Stadt bei **{ $one }** und { $other } eine Burg gemacht. Sie bekommt die Punkte des ersten Gebiets, das in ihrer Umgebung abgeschlossen wird.
   *[other] { $lords } haben aus ihrer kleinen Stadt bei **{ $one }** und { $other } eine Burg gemacht. Sie bekommt die Punkte des ersten Gebiets, das in ihrer Umgebung abgeschlossen wird.
}
story_bazaar = Der Basar von { $player } öffnet. Im Angebot: { $tiles }.
story_no_bazaar = Der Basar von { $player } bleibt geschlossen: Es gibt weniger Plättchen als Mitspieler.
story_picked = { $player } wählt ein Plättchen ({ $tile }) und bietet **{ $bid }**.
story_raised = { $player } bietet **{ $bid }**.
story_declined = { $player } passt.
story_free = { $player } bekommt ein Plättchen umsonst: { $tile }.
story_paid = { $player } zahlt **{ $paid }** und bekommt das Plättchen: { $tile }.
story_sold = { $player } zahlt **{ $paid }** an { $payee } und bekommt das Plättchen: { $tile }.
score_castle = Die Burg bei { $place } bekommt die Punkte dessen, was bei { $near } abgeschlossen wurde: { $winners }
label_castles = { $count ->
    [one] 1 Burg
   *[other] { $count } Burgen
}
tile_bazaar = Basar
on_bridge = auf der Brücke
option_bridge = { $axis ->
    [north_south] Brücke über { $at }, von Norden nach Süden
   *[west_east] Brücke über { $at }, von Westen nach Osten
}
action_discard = Plättchen aus dem Spiel nehmen, keine Brücke bauen
action_points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
action_castle = Burg
action_repeat = { $kind ->
    [road] Straße bei { $place }
    [city] Stadt bei { $place }
    [monastery] Kloster bei { $place }
   *[other] Burg bei { $place }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
action_pick = { $letter } für { $bid }
action_decline = Passen
action_raise = { $bid } bieten
action_sell = Für { $bid } verkaufen
action_buy = Für { $bid } kaufen
refusal_bridge = { $reason ->
    [tile] Dort ist kein Plättchen, auf dem eine Brücke stehen könnte.
    [second] Dort steht schon eine Brücke.
    [foot] Im { $side } stünde die Brücke nicht auf einer Wiese.
    [end] Im { $side } träfe die Brücke auf keine Straße.
    [far] Eine Brücke kommt auf das eben gelegte Plättchen oder auf eines daneben.
    [enough] Du hast mit diesem Plättchen schon eine Brücke gebaut.
    [none] Du hast keine Brücke mehr.
    [road] An diesem Tisch muss jede Brücke eine Straße verlängern.
   *[unneeded] Das Plättchen braucht diese Brücke nicht.
}
