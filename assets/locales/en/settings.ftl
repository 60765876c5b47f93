# Settings of users and servers, presets and user data.
button_settings = My settings
settings_title = *Your settings* for all tables. Only you can see this.
settings_zone = Time zone: *{ $zone }* – it’s { $time } there
settings_quiet = No reminders from *{ $from }* to *{ $to }*
settings_no_quiet = No quiet hours
settings_language = Language of private replies: *{ $language }*
settings_mark = Favourite colour: *{ $mark }*
settings_no_mark = No favourite colour
settings_as_discord = same as my Discord
settings_reminders = { $on ->
    [yes] Reminders: *on*
   *[no] Reminders: *off*
}
settings_dms = { $on ->
    [yes] DM when it’s your turn: *on*
   *[no] DM when it’s your turn: *off*
}
settings_profile = { $on ->
    [yes] Profile: *hidden*, except for reliability
   *[no] Profile: *visible*
}
button_profile = { $on ->
    [yes] Show my profile
   *[no] Hide my profile
}
settings_away = Away until { $when }
menu_language = Language of private replies
menu_mark = Favourite colour and symbol
menu_away = How long will you be away?
quiet_none = no quiet hours
button_hours = Time zone and quiet hours
field_zone = Time zone
field_zone_note = A city such as Paris, or a name such as `America/New_York`
field_quiet = Quiet hours (no reminders)
field_quiet_note = For example 22:00-07:30; empty for none
quiet_hours = { $from } to { $to }
button_reminders = { $on ->
    [yes] Turn reminders off
   *[no] Turn reminders on
}
button_dms = { $on ->
    [yes] Turn DMs off
   *[no] Turn DMs on
}
error_zone = I don’t know the time zone “{ $zone }”. Use a city such as `Paris`, a name such as `America/New_York`, or an offset such as `UTC+2`.
error_quiet = “{ $text }” isn’t a time range. Use something like `22:00-07:30`, or `off`.
error_mark = I don’t know a colour called “{ $text }”. Pick one from the list.
preset_saved = Saved as preset *{ $name }* for this server.
preset_gone = Preset *{ $name }* deleted.
preset_none = This server has no preset called “{ $name }”.
preset_menu = Use a preset
button_preset = Save as preset
preset_form = Save as preset
preset_name = Preset name
preset_shared = Everyone in this server can use it
error_preset = I can’t save that preset: this server already has 25 presets, or you’ve already saved five.
error_preset_name = A preset’s name has at most 40 characters, and at least one that can be seen.
error_preset_author = Only the member who saved that preset, or a member who can manage this server, can change it.
data_export = Here is everything I store about you. Only you can see this.
erase_what = *Erase your data?* This deletes your settings, absences, standing orders, sealed bids and votes. In games that are over, you become _a former player_. Messages that are already in Discord stay there. This can’t be undone.
erase_games = { $count ->
    [one] You are in a running game. Without other players it is closed; otherwise choose: the bot plays on for you, or you resign.
   *[other] You are in { $count } running games. Those without other players are closed; for the others choose: the bot plays on for you, or you resign.
}
erase_sure = *Are you sure?* Your data and your seats can’t be restored.
erase_done = Done. I no longer store anything about you.
button_erase = Erase my data
button_erase_bot = Erase; bot plays on
button_erase_resign = Erase and resign
button_erase_now = Yes, erase everything
button_erase_not = Keep my data
former_player = a former player
server_title = *Settings of this server.* Only you can see this.
server_line = { $setting }: *{ $value }*
server_menu = Change a setting
server_default = no default
server_channels = Channels for games
server_channels_all = all channels
server_channel_menu = Only in these channels and their threads
button_everywhere = Allow all channels
server_preset = Preset for new tables
server_preset_none = no preset
server_language = Language of new tables
server_language_host = the host’s language
server_season = Season of new tables
server_pace = Pace of new tables
server_pages = Web pages for watching
server_lobbies = Waiting tables per member
server_games = Who can see past games
server_games_everyone = everyone
server_games_players = only their players
server_ratings = Rated games
server_listing = Show waiting tables on other servers
server_feed = Results feed
server_feed_none = off
server_feed_failing = { $receiver }, not reachable ({ $pending } waiting)
feed_about = The results feed sends turns and results of this server’s games to a program of yours, as signed JSON. It contains nothing that players can’t see.
feed_url = Address of your program
feed_url_note = A public address, with https://
feed_secret = *Secret of the results feed:* `{ $secret }`. Your program checks signatures with it. I won’t show it again.
button_feed = Set address
button_feed_secret = New secret
button_feed_remove = Stop the feed
error_feed_url = I can’t send results there. Use a public `https://` address, without a password and with at most 500 characters. Nothing was changed.
server_threads = A thread for each table
server_threads_never = never
server_threads_always = always
server_threads_ask = the host chooses
