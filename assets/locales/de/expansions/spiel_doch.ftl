# Spiel Doch!: zwei Landschaftsplättchen.
expansion-spiel_doch = Spiel Doch!
    .description = Zwei Landschaftsplättchen, mit denen das Spiel beginnen kann; 2 Plättchen
    .card =
        - Zwei weitere Plättchen der bekannten Arten.
option-spiel_doch-start = Spiel Doch!: womit das Spiel beginnt
value-spiel_doch-start-ordinary = das Spiel beginnt mit dem gewöhnlichen Startplättchen
value-spiel_doch-start-both_tiles = das Spiel beginnt mit den beiden Plättchen von Spiel Doch!
