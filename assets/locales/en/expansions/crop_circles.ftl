# Crop Circles: signs after which everyone adds a meeple or takes one back.
expansion-crop_circles = Crop Circles
    .description = After a crop circle, everyone can add a meeple, or must take one back; 12 tiles
    .card =
        - *Crop circle:* at the end of your turn, you choose for everyone. Either each player can add a meeple to one of their own, or each takes one back without points. Each sign is about knights, highwaymen or farmers.
option-crop_circles-crop_add = Crop Circles: whether a meeple must be added
value-crop_circles-crop_add-may = players can decline to add a meeple
value-crop_circles-crop_add-must = players add a meeple if they can
option-crop_circles-sets = Crop Circles: which tiles are used
value-crop_circles-sets-both = all 12 crop circles
value-crop_circles-sets-first = only the 6 tiles of Crop Circles I
value-crop_circles-sets-second = only the 6 tiles of Crop Circles II
crop_circles_tile_circle = crop circle ({ $role })
crop_circles_action_choice = { $choice ->
    [add] All can add
   *[take_back] All take back
}
crop_circles_action_take_back = Take back from { $at }: { $meeple }
crop_circles_heading_circle = Crop circle
crop_circles_prompt_circle = { $question ->
    [add] { $player }, you can add a { $role } to one of yours.
    [take_back] { $player }, you must take back a { $role }.
   *[choose] { $player }, you choose for everyone: add a { $role }, or take one back.
}
crop_circles_prompt_circle_upcoming = { $question ->
    [add] You can then add a { $role } to one of yours.
    [take_back] You must then take back a { $role }.
   *[choose] You then choose for everyone: add a { $role }, or take one back.
}
crop_circles_event_chosen = { $choice ->
    [add] { $player } chose to let everyone add a { $role }.
   *[take_back] { $player } chose to have everyone take back a { $role }.
}
crop_circles_event_meeple_taken_back = { $player } took back { $figure } from *{ $at }*.
crop_circles_refusal_circle = You have no such meeple there.
