# Farben und Zeichen der Plätze.
seat_colour-red = Rot
seat_colour-blue = Blau
seat_colour-yellow = Gelb
seat_colour-black = Schwarz
seat_colour-white = Weiß
seat_colour-violet = Violett
seat_mark-square = Quadrat
seat_mark-plus = Plus
seat_mark-triangle = Dreieck
seat_mark-bars = zwei Balken
seat_mark-hourglass = Sanduhr
seat_mark-crescent = Halbmond
