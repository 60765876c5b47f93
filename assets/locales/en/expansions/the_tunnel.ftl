# The Tunnel: entrances, tokens, and the roads that they join.
expansion-the_tunnel = The Tunnel
    .description = Roads into tunnels, which two of your tokens join underground; 4 tiles
    .card =
        - *Tunnel:* a road with a tunnel entrance is incomplete. With each tile, you can place one of your tokens on an entrance, before or after the meeple. The second token of a pair joins the roads of both entrances.
option-the_tunnel-pairs = The Tunnel: the pairs of tokens of each player
value-the_tunnel-pairs-many = three pairs of tokens with two players, two pairs with three, otherwise one
value-the_tunnel-pairs-some = two pairs of tokens with two players, otherwise one
value-the_tunnel-pairs-one = one pair of tokens for each player
piece-tunnel_token_a = { $count ->
    [one] 1 tunnel token A
   *[other] { $count } tunnel tokens A
}
piece-tunnel_token_b = { $count ->
    [one] 1 tunnel token B
   *[other] { $count } tunnel tokens B
}
piece-tunnel_token_c = { $count ->
    [one] 1 tunnel token C
   *[other] { $count } tunnel tokens C
}
the_tunnel_tile_entrances = { $count } tunnel entrances
the_tunnel_heading_token = Tunnel
the_tunnel_action_put = Tunnel { $letter }: { $at }
the_tunnel_action_join = Tunnel { $letter }: { $at } – { $other }
the_tunnel_action_none = No tunnel token
the_tunnel_prompt_token = { $player }, you can place a token on a tunnel entrance.
the_tunnel_prompt_token_upcoming = You can then place a token on a tunnel entrance.
the_tunnel_event_put = { $player } placed a token on the tunnel at *{ $at }*.
the_tunnel_event_joined = { $player } joined the tunnels at *{ $other }* and *{ $at }*.
the_tunnel_event_joined_here = { $player } joined two tunnels at *{ $at }*.
the_tunnel_alt_tokens = Tunnel tokens: { $tokens }.
the_tunnel_alt_token = { $letter } of { $player } at { $at }
the_tunnel_refusal_one_for_each_tile = You can place only one token on a tunnel with each tile.
the_tunnel_refusal_no_token = You have no such token left.
the_tunnel_refusal_not_free = There is no tunnel entrance without a token there.
