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
ferries_event_ferry = { $player } placed a ferry at *{ $at }*.
ferries_event_ferry_moved = { $player } moved the ferry at *{ $at }*.
ferries_action_ferry = Ferry at { $at }: { $one } – { $other }
ferries_action_move_none = No ferry moves
ferries_menu_ferry = Where the ferry goes
ferries_menu_ferries = Which ferry to move, if any
ferries_ferry_yours = { $player }, a ferry must join two roads at *{ $at }*.
ferries_ferry_ahead = You’ll then place the ferry.
ferries_moves_yours = { $player }, you can move a ferry.
ferries_moves_ahead = You can then move a ferry.
ferries_alt_ferries = Ferries: { $list }.
ferries_refusal_ferry_roads = A ferry joins two roads of its lake, and not the same two as before.
ferries_refusal_ferry_reach = You can only move the first ferry in each direction from your new tile, and each of them once.
