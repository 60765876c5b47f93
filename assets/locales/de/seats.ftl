# Farben und Zeichen der Plätze.
colour_red = Rot
colour_blue = Blau
colour_yellow = Gelb
colour_black = Schwarz
colour_white = Weiß
colour_violet = Violett
mark_square = Quadrat
mark_plus = Plus
mark_triangle = Dreieck
mark_bars = zwei Balken
mark_hourglass = Sanduhr
mark_crescent = Halbmond
