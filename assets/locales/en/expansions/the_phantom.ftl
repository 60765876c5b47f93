# The Phantom: the second meeple of a turn.
expansion-the_phantom = The Phantom
    .description = A phantom for everyone, which can be the second meeple of a turn
    .card =
        - *Phantom:* after your main action, you can also place your phantom, on another unoccupied part of the same tile. It counts like a meeple.
option-the_phantom-phantom_after = The Phantom: when it can be placed
value-the_phantom-phantom_after-any_action = the phantom can follow any main action
value-the_phantom-phantom_after-only_meeple = the phantom can only follow a meeple
the_phantom_prompt_phantom = { $player }, you can also place your phantom.
the_phantom_prompt_phantom_upcoming = You can then also place your phantom.
figure-phantom = { $count ->
    [one] 1 phantom
   *[other] { $count } phantoms
}
    .pass = No phantom
    .role = phantom
    .not_there = The phantom can go anywhere a normal meeple can.
    .none_left = You don’t have your phantom right now.
