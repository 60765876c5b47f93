# Couleurs et marques des places.
seat_colour-red = rouge
seat_colour-blue = bleu
seat_colour-yellow = jaune
seat_colour-black = noir
seat_colour-white = blanc
seat_colour-violet = violet
seat_mark-square = carré
seat_mark-plus = croix
seat_mark-triangle = triangle
seat_mark-bars = deux barres
seat_mark-hourglass = sablier
seat_mark-crescent = croissant
