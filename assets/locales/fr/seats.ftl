# Couleurs et marques des places.
colour_red = rouge
colour_blue = bleu
colour_yellow = jaune
colour_black = noir
colour_white = blanc
colour_violet = violet
mark_square = carré
mark_plus = croix
mark_triangle = triangle
mark_bars = deux barres
mark_hourglass = sablier
mark_crescent = croissant
