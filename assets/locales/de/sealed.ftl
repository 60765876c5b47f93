# Verdeckte Gebote.
sealed_bids = **Verdeckte Gebote für { $letter }**: { $tile }. { $player } hat es gewählt und mit **{ $bid }** eröffnet.
sealed_how = Das höchste Maximum bekommt das Plättchen und zahlt nur, was nötig ist, um die anderen zu schlagen. Auch { $player } hinterlegt einen Preis: kauft bis dahin dem Höchstbietenden ab und verkauft darüber.
sealed_awaited = Es fehlen: { $players }. Drückt **Bieten** und hinterlegt verdeckt, was ihr höchstens zahlt, oder **Passen**.
sealed_filed = Hinterlegt: { $players }
sealed_log = Alle Gebote sind da. Die Versteigerung:
sealed_ask = Du hast **{ $letter }** ({ $tile }) gewählt und mit { $bid } eröffnet. Bis zu welchem Preis behältst du es? Ist das höchste Gebot nicht höher, zahlst du es dem Bietenden und behältst das Plättchen; ist es höher, verkaufst du. Bietet niemand, gehört es dir für { $bid }. Niemand sonst sieht, was du hinterlegst.
sealed_form = Verdecktes Gebot für { $letter }
sealed_amount = { $role ->
    [picker] Du behältst es bis (0–{ $most })
   *[bidder] Du zahlst höchstens (0–{ $most })
}
sealed_hint = { $role ->
    [picker] Bis dahin Kauf, darüber Verkauf
   *[bidder] 0 passt, sonst zahlst du das Nötige
}
sealed_yours = { $role ->
    [picker] { $amount ->
        [0] Hinterlegt für **{ $letter }** ({ $tile }): Du verkaufst an jeden, der mehr bietet als du.
       *[other] Hinterlegt für **{ $letter }** ({ $tile }): Du behältst es bis **{ $amount }**, darüber verkaufst du.
    }
   *[bidder] { $amount ->
        [0] Hinterlegt für **{ $letter }** ({ $tile }): Du passt.
       *[other] Hinterlegt für **{ $letter }** ({ $tile }): Du zahlst höchstens **{ $amount }**.
    }
}
sealed_change = Nur du siehst das. Du kannst es ändern, bis alle hinterlegt haben.
sealed_done = Alle haben hinterlegt. Die Versteigerung steht im Kanal.
button_bid = Bieten
button_keep_up_to = Behalten bis …
button_change = Ändern
button_no_bid = { $role ->
    [picker] In jedem Fall verkaufen
   *[bidder] Passen
}
fault_sealed = An diesem Tisch sind Gebote verdeckt: Drücke **Bieten** unter der Nachricht, oder nimm `/gebot höchstens`. { $link }
fault_not_bidding = Du hast dein Plättchen dieses Basars schon; um dieses bieten die anderen.
fault_amount = Ein Gebot ist eine ganze Zahl von 0 bis { $most }.
