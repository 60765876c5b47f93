# Winterplättchen: die Plättchen, um die die Winter-Edition das Grundspiel ergänzt.
expansion-winter_tiles = Winterplättchen
    .description = Die zusätzlichen Plättchen der Winter-Edition; 12 Plättchen
    .card =
        - Weitere Plättchen der bekannten Arten. Die Tiere darauf haben keine Bedeutung.
