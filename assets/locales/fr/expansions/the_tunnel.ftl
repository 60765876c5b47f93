# Le Tunnel : les entrées, les jetons et les routes qu’ils relient.
expansion-the_tunnel = Le Tunnel
    .description = Des routes qui entrent sous terre, où deux de tes jetons les relient ; 4 tuiles
    .card =
        - *Tunnel :* une route avec une entrée de tunnel est incomplète. À chaque tuile que tu places, tu peux mettre un de tes jetons sur une entrée, avant ou après le pion. Le second jeton d’une paire relie les routes des deux entrées.
option-the_tunnel-pairs = Le Tunnel : les paires de jetons de chacun
value-the_tunnel-pairs-many = trois paires de jetons à deux, deux à trois, sinon une
value-the_tunnel-pairs-some = deux paires de jetons à deux, sinon une
value-the_tunnel-pairs-one = une paire de jetons pour chacun
piece-tunnel_token_a = { $count ->
    [one] { $count } jeton de tunnel A
   *[other] { $count } jetons de tunnel A
}
piece-tunnel_token_b = { $count ->
    [one] { $count } jeton de tunnel B
   *[other] { $count } jetons de tunnel B
}
piece-tunnel_token_c = { $count ->
    [one] { $count } jeton de tunnel C
   *[other] { $count } jetons de tunnel C
}
the_tunnel_tile_entrances = { $count } entrées de tunnel
the_tunnel_heading_token = Tunnel
the_tunnel_action_put = Tunnel { $letter } : { $at }
the_tunnel_action_join = Tunnel { $letter } : { $at } – { $other }
the_tunnel_action_none = Aucun jeton de tunnel
the_tunnel_prompt_token = { $player }, tu peux mettre un jeton sur une entrée de tunnel.
the_tunnel_prompt_token_upcoming = Ensuite, tu pourras mettre un jeton sur une entrée de tunnel.
the_tunnel_event_put = { $player } met un jeton sur le tunnel en *{ $at }*.
the_tunnel_event_joined = { $player } relie les tunnels en *{ $other }* et *{ $at }*.
the_tunnel_event_joined_here = { $player } relie deux tunnels en *{ $at }*.
the_tunnel_alt_tokens = Jetons de tunnel : { $tokens }.
the_tunnel_alt_token = { $letter } de { $player } en { $at }
the_tunnel_refusal_one_for_each_tile = Tu ne peux mettre qu’un jeton de tunnel par tuile.
the_tunnel_refusal_no_token = Tu n’as plus de jeton de cette paire.
the_tunnel_refusal_not_free = Il n’y a pas d’entrée de tunnel sans jeton là.
