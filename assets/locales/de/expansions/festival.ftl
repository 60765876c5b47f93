# Das Fest: eine Figur zurücknehmen, statt eine zu setzen.
expansion-festival = Das Fest
    .description = Bei einem Fest darfst du einen Meeple zurücknehmen, statt einen zu setzen; 10 Plättchen
    .card =
        - *Fest:* Statt einen Meeple zu setzen, darfst du einen beliebigen eigenen aus der Auslage zurücknehmen, ohne Punkte.
option-festival-figures = Das Fest: was zurückgenommen werden darf
value-festival-figures-any = alles Eigene darf zurückgenommen werden, auch Baumeister oder Gutshof
value-festival-figures-meeples = nur Meeples dürfen zurückgenommen werden
festival_tile_festival = Fest
festival_action_take_back = Von { $at } zurücknehmen: { $figure }
festival_action_take_barn = Gutshof bei { $corner } zurücknehmen
festival_heading_festival = Fest
festival_event_figure_taken_back = { $player } nimmt { $figure } von *{ $at }* zurück.
festival_event_barn_taken_back = { $player } nimmt den Gutshof bei *{ $corner }* zurück.
festival_refusal_figure = Nach dem Legen eines Fests darfst du etwas Eigenes aus der Auslage zurücknehmen.
