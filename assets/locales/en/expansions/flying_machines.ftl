# The Flying Machines: flights, the die and landing.
expansion-flying_machines = The Flying Machines
    .description = Machines that carry a meeple one to three tiles away; 8 tiles
    .card =
        - *Flying machine:* instead of placing a meeple on your tile, you can let it fly. A die decides whether it flies 1, 2 or 3 spaces in the arrow’s direction. There it joins any incomplete feature except a field, even an occupied one. If there is none, it returns.
flying_machines_tile_machine = flying machine
flying_machines_action_fly = Let { $figure } fly ({ $cells })
flying_machines_heading_machine = Flying machine
flying_machines_landing = { $player }, choose where to land at *{ $at }*.
flying_machines_event_flight = { $player } let { $figure } fly from *{ $from }*.
flying_machines_event_die = The die showed { $die }: the flight went to *{ $at }*.
flying_machines_event_not_landed = There was nowhere to land, so { $figure } of { $player } returned.
flying_machines_alt_flight = Flight from { $from } to { $cells }.
flying_machines_refusal_machine = Your tile has no flying machine.
flying_machines_refusal_flyer = Only meeples and abbots can fly.
