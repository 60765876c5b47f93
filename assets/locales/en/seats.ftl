# Colours and marks of the seats.
seat_colour-red = red
seat_colour-blue = blue
seat_colour-yellow = yellow
seat_colour-black = black
seat_colour-white = white
seat_colour-violet = violet
seat_mark-square = square
seat_mark-plus = plus
seat_mark-triangle = triangle
seat_mark-bars = two bars
seat_mark-hourglass = hourglass
seat_mark-crescent = crescent
