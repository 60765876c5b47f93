# Les enchères secrètes.
sealed_bids = **Enchères secrètes pour { $letter }** : { $tile }. { $player } l’a choisie et a ouvert à **{ $bid }**.
sealed_how = Le maximum le plus haut l’emporte, au prix juste assez haut pour battre les autres. { $player } dépose un prix aussi : jusque-là l’achète au meilleur enchérisseur, au-dessus la vend.
sealed_awaited = On attend : { $players }. Appuie sur **Enchérir** et dépose en privé le plus que tu paierais, ou sur **Passer**.
sealed_filed = Déposé : { $players }
sealed_log = Toutes les mises sont là. L’enchère :
sealed_ask = Tu as choisi **{ $letter }** ({ $tile }) et ouvert à { $bid }. Jusqu’à quel prix la gardes-tu ? Si la plus haute mise ne le dépasse pas, tu la paies à son auteur et gardes la tuile ; si elle le dépasse, tu vends. Si personne ne mise, la tuile est à toi pour { $bid }. Personne d’autre ne voit ce que tu déposes.
sealed_form = Enchère secrète pour { $letter }
sealed_amount = { $role ->
    [picker] Tu la gardes jusqu’à (0–{ $most })
   *[bidder] Le plus que tu paierais (0–{ $most })
}
sealed_hint = { $role ->
    [picker] Jusque-là tu achètes, puis tu vends
   *[bidder] 0 passe, sinon juste ce qu’il faut
}
sealed_yours = { $role ->
    [picker] { $amount ->
        [0] Déposé pour **{ $letter }** ({ $tile }) : tu vends à qui mise plus que toi.
       *[other] Déposé pour **{ $letter }** ({ $tile }) : tu la gardes jusqu’à **{ $amount }**, et la vends au-dessus.
    }
   *[bidder] { $amount ->
        [0] Déposé pour **{ $letter }** ({ $tile }) : tu passes.
       *[other] Déposé pour **{ $letter }** ({ $tile }) : tu paies au plus **{ $amount }**.
    }
}
sealed_change = Toi seul vois ceci. Tu peux changer d’avis jusqu’à ce que chacun ait déposé.
sealed_done = Chacun a déposé sa mise. L’enchère est dans le salon.
button_bid = Enchérir
button_keep_up_to = La garder jusqu’à …
button_change = Changer
button_no_bid = { $role ->
    [picker] Vendre à tout prix
   *[bidder] Passer
}
fault_sealed = Les enchères sont secrètes à cette table : appuie sur **Enchérir** sous le message, ou utilise `/enchère maximum`. { $link }
fault_not_bidding = Tu as déjà ta tuile de ce bazar ; les autres misent pour celle-ci.
fault_amount = Une mise est un nombre entier de 0 à { $most }.
