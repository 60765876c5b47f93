# Der Graf von Carcassonne: Meeples in den Vierteln der Stadt, und der Graf.
expansion-the_count = Der Graf von Carcassonne
    .description = Eine Stadt aus 12 Plättchen als Start; Meeples aus ihren Vierteln ziehen dorthin, wo gewertet wird
option-the_count-last_moves = Der Graf: wer vor der Schlusswertung die Stadt verlässt
value-the_count-last_moves-market_only = am Ende ziehen Meeples vom Markt auf Wiesen
value-the_count-last_moves-all_quarters = am Ende ziehen Meeples aus allen Vierteln auf nicht Abgeschlossenes
option-the_count-count_move = Der Graf: wer den Grafen zieht
value-the_count-count_move-player = wer einen Meeple schickt, darf den Grafen ziehen
value-the_count-count_move-clockwise = der Graf zieht nach jedem Meeple im Uhrzeigersinn weiter
value-the_count-count_move-follow_meeple = der Graf folgt jedem Meeple
option-the_count-target = Der Graf: wohin Meeples aus der Stadt ziehen
value-the_count-target-occupied = Meeples der Stadt ziehen dorthin, wo jemand punktet
value-the_count-target-any_completed = Meeples der Stadt ziehen auf alles Abgeschlossene
option-the_count-per_turn = Der Graf: wie viele Meeples man in einem Doppelzug schickt
value-the_count-per_turn-once = ein Meeple für die Stadt im Doppelzug
value-the_count-per_turn-once_per_part = ein Meeple für die Stadt mit jedem Plättchen des Doppelzugs
option-the_count-start_tile = Der Graf: was mit dem Startplättchen geschieht
value-the_count-start_tile-removed = die Stadt ersetzt das Startplättchen
value-the_count-start_tile-shuffled_in = das Startplättchen wird untergemischt
the_count_quarter = { $quarter ->
    [castle] Burg
    [market] Markt
    [blacksmith] Schmiede
   *[cathedral] Kathedrale
}
the_count_event_sent = { $player } schickt eine Figur nach Carcassonne ins Viertel { $quarter }: { $figure }.
the_count_event_count = Der Graf zieht ins Viertel { $quarter }.
the_count_event_left_city = { $player } zieht eine Figur aus dem Viertel { $quarter } nach *{ $at }*: { $figure }.
the_count_label_city_of_carcassonne = { $points } für die Stadt Carcassonne
the_count_rule_city_of_carcassonne = Die Stadt Carcassonne zählt für jede Wiese neben ihr als eine weitere abgeschlossene Stadt.
the_count_action_send = { $figure }: { $quarter }
the_count_quarter_button = { $quarter ->
    [castle] Burg
    [market] Markt
    [blacksmith] Schmiede
   *[cathedral] Kathedrale
}
the_count_action_move_out = Nach { $at }: { $spot }
the_count_move_out_gains = { $points ->
    [0] keine Punkte
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
the_count_action_stay = In der Stadt bleiben
the_count_action_send_nobody = Keine Figur nach Carcassonne
the_count_action_count_stays = Der Graf bleibt
the_count_heading_send = Nach Carcassonne
the_count_heading_count = Der Graf
the_count_heading_move_out = Aus der Stadt
the_count_prompt_send = { $player }, schickst du einen Meeple nach Carcassonne?
the_count_prompt_send_upcoming = Danach kannst du einen Meeple in die Stadt Carcassonne schicken.
the_count_prompt_count = { $player }, der Graf steht im Viertel { $quarter }. Ziehst du ihn?
the_count_prompt_move_out = { $player }, verlässt du Carcassonne?
the_count_prompt_last_move_out = { $player }, ziehst du vor der Schlusswertung einen Meeple aus Carcassonne heraus?
the_count_alt_city = Stadt Carcassonne, der Graf im Viertel { $quarter }.
the_count_alt_quarter = Im Viertel { $quarter }: { $figures }.
the_count_refusal_count_no_meeple = Nur Meeples können in die Stadt geschickt werden.
the_count_refusal_count_wrong_quarter = Ein Meeple geht nur in ein Viertel, dessen Gebiete er besetzen könnte.
the_count_refusal_count_count_is_there = Dort ist der Graf schon.
the_count_refusal_count_quarter_closed = Aus dem Viertel des Grafen geht niemand heraus.
the_count_refusal_count_quarter_empty = Du hast keinen solchen Meeple in diesem Viertel.
the_count_refusal_count_not_scored = Das wird jetzt nicht gewertet.
label_ORDER_CITY = in der Stadt bleiben unter so vielen Punkten
the_count_combination_warning = Der Verlag rät davon ab, den Grafen zusammen mit dem zweiten Fluss zu spielen.
