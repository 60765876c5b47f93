# Die Kornkreise: Zeichen, nach denen alle einen Meeple dazusetzen oder zurücknehmen.
expansion-crop_circles = Die Kornkreise
    .description = Nach einem Kornkreis setzen alle einen Meeple dazu oder nehmen einen zurück; 12 Plättchen
    .card =
        - *Kornkreis:* Am Ende deines Zuges wählst du für alle. Entweder dürfen alle einen Meeple zu einem eigenen dazusetzen, oder alle nehmen einen ohne Punkte zurück. Jedes Zeichen gilt für Ritter, Wegelagerer oder Bauern.
option-crop_circles-crop_add = Die Kornkreise: ob ein Meeple dazugesetzt werden muss
value-crop_circles-crop_add-may = alle dürfen darauf verzichten, einen Meeple dazuzusetzen
value-crop_circles-crop_add-must = alle setzen einen Meeple dazu, wenn sie können
option-crop_circles-sets = Die Kornkreise: welche Plättchen mitspielen
value-crop_circles-sets-both = alle 12 Kornkreise
value-crop_circles-sets-first = nur die 6 Plättchen der Kornkreise I
value-crop_circles-sets-second = nur die 6 Plättchen der Kornkreise II
crop_circles_tile_circle = Kornkreis ({ $role })
crop_circles_action_choice = { $choice ->
    [add] Alle dürfen dazusetzen
   *[take_back] Alle nehmen zurück
}
crop_circles_action_take_back = Von { $at } zurücknehmen: { $meeple }
crop_circles_heading_circle = Kornkreis
crop_circles_prompt_circle = { $question ->
    [add] { $player }, du darfst zu einem eigenen Meeple einen dazusetzen ({ $role }).
    [take_back] { $player }, du musst einen Meeple zurücknehmen ({ $role }).
   *[choose] { $player }, du wählst für alle, ob ein Meeple ({ $role }) dazugesetzt oder zurückgenommen wird.
}
crop_circles_prompt_circle_upcoming = { $question ->
    [add] Danach darfst du zu einem eigenen Meeple einen dazusetzen ({ $role }).
    [take_back] Danach musst du einen Meeple zurücknehmen ({ $role }).
   *[choose] Danach wählst du für alle, ob ein Meeple ({ $role }) dazugesetzt oder zurückgenommen wird.
}
crop_circles_event_chosen = { $choice ->
    [add] { $player } wählt: Alle dürfen einen Meeple ({ $role }) dazusetzen.
   *[take_back] { $player } wählt: Alle nehmen einen Meeple ({ $role }) zurück.
}
crop_circles_event_meeple_taken_back = { $player } nimmt { $figure } von *{ $at }* zurück.
crop_circles_refusal_circle = Dort hast du keinen solchen Meeple.
