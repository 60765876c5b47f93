# Schafe und Hügel: Schäfer und ihre Herden, Hügel, Weinberge.
expansion-hills_and_sheep = Schafe und Hügel
    .description = Schäfer mit Herden, Hügel, die bei Gleichstand entscheiden, Weinberge; 18 Plättchen
    .card =
        - *Schäfer:* zieht auf einer Wiese 1 bis 4 Schafe. Erweiterst du die Wiese, lass die Herde wachsen (ein Wolf beendet sie) oder treib sie in den Stall: 1 Punkt je Schaf.
        - *Hügel:* entscheidet einen Gleichstand für die Figur darauf. *Weinberg:* 3 Punkte mehr für jedes abgeschlossene Kloster ringsum.
option-hills_and_sheep-flock_timing = Schafe: vor oder nach der Figur des Zuges
value-hills_and_sheep-flock_timing-after_meeple = Herden nach der Figur
value-hills_and_sheep-flock_timing-before_meeple = Herden vor der Figur, wie in der französischen Regel
option-hills_and_sheep-sharing = Schafe: ob Bauern und Schäfer sich gegenseitig ausschließen
value-hills_and_sheep-sharing-farmers_and_shepherds = Bauern und Schäfer teilen sich die Wiese, ein Schäfer je Wiese
value-hills_and_sheep-sharing-no_farmer_after_shepherd = kein Bauer, wo ein Schäfer steht
value-hills_and_sheep-sharing-no_shepherd_after_farmer = kein Schäfer, wo ein Bauer liegt
value-hills_and_sheep-sharing-nobody = wer zuerst kommt, ist allein auf der Wiese
value-hills_and_sheep-sharing-everybody = alle dürfen kommen, auch andere Schäfer
option-hills_and_sheep-closed_field = Schafe: was aus der Herde wird, wenn sich ihre Wiese schließt
value-hills_and_sheep-closed_field-herded = kommt sofort in den Stall
value-hills_and_sheep-closed_field-stays = bleibt für immer dort
option-hills_and_sheep-hill_tie_break = Hügel: was bei Gleichstand entscheidet
value-hills_and_sheep-hill_tie_break-any_on_hill = eine Figur auf einem Hügel genügt
value-hills_and_sheep-hill_tie_break-most_on_hill = die meisten Figuren auf Hügeln entscheiden
option-hills_and_sheep-hills_and_monks = Hügel: ob sie auch zwischen Mönchen entscheiden
value-hills_and_sheep-hills_and_monks-ignored = Hügel entscheiden nur bei Straßen, Städten und Wiesen
value-hills_and_sheep-hills_and_monks-counted = Hügel entscheiden auch bei Klöstern
option-hills_and_sheep-under_tile = Hügel: was unter einen Hügel kommt
value-hills_and_sheep-under_tile-drawn = ein Plättchen vom Stapel, ungesehen
value-hills_and_sheep-under_tile-blank = ein leeres Plättchen, damit keines verloren geht
label_SHEPHERD = schäfer
    .description = Dein Schäfer und seine Herde (Schafe und Hügel)
label_SHEPHERD_PLACE = setzen
    .description = Dein Plättchen legen und deinen Schäfer darauf setzen
label_SHEPHERD_FIELD = wiese
    .description = Welche Wiese des Plättchens, wenn es mehrere hat
label_GROW = vergrößern
    .description = Deine Herde vergrößern: einen Chip ziehen, Schafe oder Wolf
label_HERD = stall
    .description = Deine Herde in den Stall treiben: ein Punkt für jedes Schaf der Wiese
hills_and_sheep_event_sheep = { $player } zieht einen Chip: *{ $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
}* 🐑
hills_and_sheep_event_wolf = *Ein Wolf!* 🐺 { $count ->
    [one] Der Schäfer von { $owners } flieht in den Vorrat; alle Schafe sind weg.
   *[other] Die Schäfer von { $owners } fliehen in den Vorrat; alle Schafe sind weg.
}
hills_and_sheep_event_hidden = Ein ungesehenes Plättchen liegt nun unter dem Hügel auf { $at }.
hills_and_sheep_event_closed = Die Wiese bei { $place } ist umschlossen, ihre Herde kommt in den Stall: { $receipt }
hills_and_sheep_score_herded = Die Herde bei { $place } kommt in den Stall: { $winners }
hills_and_sheep_score_hill = Gleichstand mit { $losers }, der Hügel von { $winners } entscheidet
hills_and_sheep_label_vineyards = { $count ->
    [one] 1 Weinberg
   *[other] { $count } Weinberge
}
hills_and_sheep_label_sheep = { $count ->
    [one] { $each ->
        [one] 1 Schaf
       *[other] { $each } Schafe
    }
   *[other] { $count } × { $each ->
        [one] 1 Schaf
       *[other] { $each } Schafe
    }
}
hills_and_sheep_tile_hill = Hügel
hills_and_sheep_tile_vineyard = Weinberg
hills_and_sheep_prompt_flock = { $player }, *deine Herde*: { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafe
} auf der Wiese bei { $place }, { $others ->
    [0] nur deine
   *[other] geteilt mit { $owners }
}.
hills_and_sheep_flock_wolves = Wolf: { $wolves } von { $tokens } Chips
hills_and_sheep_prompt_flock_upcoming = Damit wächst die Wiese deines Schäfers: Deine Herde ({ $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafe
}) musst du jetzt vergrößern oder in den Stall treiben.
hills_and_sheep_flock_worth = Im Stall bringt sie jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $owners }.
hills_and_sheep_flock_first = Dein Schäfer zieht sofort einen Chip. Wolf: { $wolves } von { $tokens } Chips
hills_and_sheep_flock_asked = { $player }, *deine Herde* auf der Wiese bei { $place }: vergrößern oder in den Stall treiben?
hills_and_sheep_prompt_flock_asked_upcoming = Damit wächst die Wiese deines Schäfers: Deine Herde musst du jetzt vergrößern oder in den Stall treiben.
hills_and_sheep_action_grow = Herde vergrößern
hills_and_sheep_action_herd = { $others ->
    [0] In den Stall: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] In den Stall: je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
hills_and_sheep_action_herd_plain = In den Stall
hills_and_sheep_scores_flock = Herde mit { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafen
}
hills_and_sheep_scores_bag = Im Beutel: { $tokens ->
    [one] 1 Chip
   *[other] { $tokens } Chips
}, davon { $wolves ->
    [one] 1 Wolf
   *[other] { $wolves } Wölfe
}.
hills_and_sheep_alt_flock = { $figure } mit { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafen
}
hills_and_sheep_alt_hills = Hügel auf { $places }.
hills_and_sheep_error_no_flock = Über deine Herde ist gerade nichts zu entscheiden. Du vergrößerst sie oder treibst sie in den Stall, wenn ein Plättchen von dir die Wiese deines Schäfers erweitert hat.
hills_and_sheep_error_no_shepherd = Dein Schäfer kann dort auf keine Wiese. Möglich: { $figures }.
figure-shepherd = { $count ->
    [one] 1 Schäfer
   *[other] { $count } Schäfer
}
    .role = Schäfer
    .not_there = Der Schäfer darf nur auf Wiesen stehen.
    .none_left = Dein Schäfer ist schon im Spiel.
category-flock = Herden
    .title = Herden
    .none = Keine Herde kam in den Stall.
    .rule = Eine Herde, die in den Stall getrieben wird, bringt jedem, der dort einen Schäfer hat, 1 Punkt je Schaf der Wiese.
award-sheep = *Schafbaron* { $player }: { $count ->
    [one] 1 Schaf
   *[other] { $count } Schafe
} in den Stall getrieben
award-wolf = *Vom Wolf gebissen* { $player }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}
label_ORDER_HERD = in den Stall treiben ab so vielen Schafen
hills_and_sheep_tiles_hidden = Die Liste zählt { $all ->
    [one] 1 Plättchen, das niemand gesehen hat
   *[other] { $all } Plättchen, die niemand gesehen hat
}: { $count ->
    [one] Eines liegt unter einem Hügel, niemand weiß, welches.
   *[other] { $count } liegen unter Hügeln, niemand weiß, welche.
}
