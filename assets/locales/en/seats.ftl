# Colours and marks of the seats.
colour_red = red
colour_blue = blue
colour_yellow = yellow
colour_black = black
colour_white = white
colour_violet = violet
mark_square = square
mark_plus = plus
mark_triangle = triangle
mark_bars = two bars
mark_hourglass = hourglass
mark_crescent = crescent
