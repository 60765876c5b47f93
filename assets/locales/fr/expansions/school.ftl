# L’École : un enseignant qui répète des points.
expansion-school = L’École
    .description = Complète une route de l’école, et l’enseignant te donne aussi les points suivants ; 2 tuiles
    .card =
        - *Enseignant :* complète une des six routes de l’école pour recevoir l’enseignant. Dès qu’une zone complète est évaluée, peu importe pour qui, tu marques aussi ses points, et l’enseignant retourne à l’école.
school_tile_school = école
school_heading_teacher = Enseignant
school_action_repeat = { $feature } en { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
school_prompt_repeat = { $player }, quels points l’*enseignant* te donne-t-il aussi ?
school_prompt_repeat_for = { $player }, lesquels de tes points l’*enseignant* donne-t-il aussi à { $holder } ?
school_prompt_repeat_upcoming = Ensuite, choisis les points que l’enseignant répète.
school_event_taken = { $player } reçoit l’enseignant.
school_holding = enseignant
school_score_lesson = Enseignant : { $winners }
school_label_lesson = { $points } de l’enseignant
school_alt_school = L’enseignant est à l’école.
school_alt_teacher = { $player } a l’enseignant.
category-teacher = enseignant
    .title = L’enseignant
    .none = L’enseignant n’a répété aucun point.
    .rule = Qui a l’enseignant marque aussi les points de la prochaine zone complète évaluée, peu importe pour qui. Puis l’enseignant retourne à l’école.
school_combination_warning = L’École est faite pour le jeu de base et Auberges et Cathédrales. Avec d’autres extensions, nos règles maison comblent les lacunes.
