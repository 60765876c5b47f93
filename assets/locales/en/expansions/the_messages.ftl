# The Messages: a second marker on the score track, and messages.
expansion-the_messages = The Messages
    .description = Two markers on the score track each, and messages on every fifth space
    .card =
        - *Scoring:* you choose which of your two markers on the score track moves by the points. Your points are the sum of both.
        - *Message:* if your marker stops on a multiple of 5 in your turn, draw a message. Carry it out, or take 2 points.
option-the_messages-message_check = The Messages: when players choose a marker
value-the_messages-message_check-each_scoring = a marker is chosen for each score
value-the_messages-message_check-end_of_scoring = one marker gets all points of a turn’s scoring
option-the_messages-message_free_space = The Messages: spaces with other players
value-the_messages-message_free_space-no_condition = a space with another player gives a message
value-the_messages-message_free_space-only_if_alone = a space with another player gives no message
the_messages_text = { $message ->
    [road] score your smallest road as at the end. Your meeples stay.
    [city] score your smallest city as at the end. Your meeples stay.
    [monastery] score your smallest monastery as at the end. Your meeples stay.
    [tile] place one more tile.
    [coats] 2 points for each coat of arms in cities with your knights.
    [knights] 2 points for each of your knights.
    [farmers] 3 points for each of your farmers.
   *[meeple] score the feature of one of your meeples as at the end, and take the meeple back.
}
the_messages_track_figure = { $figure ->
    [courier] Courier
   *[meeple] Meeple
}
the_messages_action_move = { $figure }: { $from } → { $to }
the_messages_action_points = Take 2 points
the_messages_action_carry_out = Carry out the message
the_messages_action_meeple = Score { $meeple } on { $at }
the_messages_heading_move = Score track
the_messages_heading_message = Message
the_messages_prompt_move = { $player }, which of your markers on the score track moves? ({ $points })
the_messages_prompt_move_upcoming = Then choose which of your markers on the score track moves. ({ $points })
the_messages_prompt_message = { $player }, carry out the message, or take 2 points: { $message }
the_messages_prompt_message_upcoming = Then carry out the message, or take 2 points: { $message }
the_messages_event_courier = { $player } moved the courier to space { $space }.
the_messages_event_message = { $player } drew a message: { $message }
the_messages_event_tile = { $player } earned one more tile.
the_messages_score_message = Message: { $winners }
the_messages_score_points = Points instead of the message: { $winners }
the_messages_label_message = { $points } for the message
the_messages_label_knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
the_messages_label_farmers = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
}
the_messages_holding = meeple on space { $meeple } and courier on space { $courier } of the score track
the_messages_refusal_message = The message can’t be carried out like that.
category-messages = messages
    .title = Messages
    .none = No one scored with a message.
    .rule = If a marker of the active player stops on a multiple of 5 of the score track, the player draws a message and carries it out or takes 2 points.
