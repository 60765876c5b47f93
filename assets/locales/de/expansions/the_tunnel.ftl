# Die Tunnel: Eingänge, Plättchen für sie und die Straßen, die sie verbinden.
expansion-the_tunnel = Die Tunnel
    .description = Straßen, die in Tunnel führen und die zwei deiner Tunnelplättchen verbinden; 4 Plättchen
    .card =
        - *Tunnel:* Eine Straße mit einem Tunneleingang ist nicht abgeschlossen. Mit jedem Plättchen, das du legst, darfst du eines deiner Tunnelplättchen auf einen Eingang legen, vor oder nach dem Meeple. Das zweite eines Paares verbindet die Straßen beider Eingänge.
option-the_tunnel-pairs = Die Tunnel: die Paare von Tunnelplättchen für jeden
value-the_tunnel-pairs-many = drei Paare von Tunnelplättchen zu zweit, zwei zu dritt, sonst eines
value-the_tunnel-pairs-some = zwei Paare von Tunnelplättchen zu zweit, sonst eines
value-the_tunnel-pairs-one = ein Paar von Tunnelplättchen für jeden
piece-tunnel_token_a = { $count } Tunnelplättchen A
piece-tunnel_token_b = { $count } Tunnelplättchen B
piece-tunnel_token_c = { $count } Tunnelplättchen C
the_tunnel_tile_entrances = { $count } Tunneleingänge
the_tunnel_heading_token = Tunnel
the_tunnel_action_put = Tunnel { $letter }: { $at }
the_tunnel_action_join = Tunnel { $letter }: { $at } – { $other }
the_tunnel_action_none = Kein Tunnelplättchen
the_tunnel_prompt_token = { $player }, du darfst ein Tunnelplättchen auf einen Eingang legen.
the_tunnel_prompt_token_upcoming = Danach darfst du ein Tunnelplättchen auf einen Eingang legen.
the_tunnel_event_put = { $player } legt ein Tunnelplättchen auf den Eingang auf *{ $at }*.
the_tunnel_event_joined = { $player } verbindet die Tunnel auf *{ $other }* und *{ $at }*.
the_tunnel_event_joined_here = { $player } verbindet zwei Tunnel auf *{ $at }*.
the_tunnel_alt_tokens = Tunnelplättchen: { $tokens }.
the_tunnel_alt_token = { $letter } von { $player } auf { $at }
the_tunnel_refusal_one_for_each_tile = Mit jedem Plättchen darfst du nur ein Tunnelplättchen legen.
the_tunnel_refusal_no_token = Du hast kein solches Tunnelplättchen mehr.
the_tunnel_refusal_not_free = Dort ist kein Tunneleingang ohne Tunnelplättchen.
