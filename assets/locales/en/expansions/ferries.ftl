# The Ferries: lakes, ferries and the roads that they join.
expansion-ferries = The Ferries
    .description = Lakes with ferries that join two roads and can be moved; 8 tiles
    .card =
        - *Lake:* roads end there. Together with a lake, you place a ferry, which joins two of its roads.
        - *Ferry:* when your tile extends a road, you can move the first ferry in each direction to two other roads of its lake.
option-ferries-ferry_on_lake = The Ferries: when a new lake gets a ferry
value-ferries-ferry_on_lake-always = every new lake gets a ferry
value-ferries-ferry_on_lake-with_highwayman = a ferry only with a meeple on a road of the lake
ferries_tile_lake = lake
ferries_event_ferry_placed = { $player } placed a ferry at *{ $at }*.
ferries_event_ferry_moved = { $player } moved the ferry at *{ $at }*.
ferries_action_ferry = Ferry at { $at }: { $one } – { $other }
ferries_action_move_none = No ferry moves
ferries_heading_ferry = Where the ferry goes
ferries_heading_move = Which ferry to move, if any
ferries_prompt_ferry = { $player }, a ferry must join two roads at *{ $at }*.
ferries_prompt_ferry_upcoming = You’ll then place the ferry.
ferries_prompt_move = { $player }, you can move a ferry.
ferries_prompt_move_upcoming = You can then move a ferry.
ferries_alt_ferries = Ferries: { $list }.
ferries_refusal_invalid_roads = A ferry joins two roads of its lake, and not the same two as before.
ferries_refusal_wrong_lake = The ferry belongs on the lake of your new tile.
ferries_refusal_not_movable = You can only move the first ferry in each direction from your new tile, and each of them once.
