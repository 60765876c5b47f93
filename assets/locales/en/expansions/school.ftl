# The School: a teacher who repeats points.
expansion-school = The School
    .description = Complete a road to the school, and the teacher repeats the next points for you; 2 tiles
    .card =
        - *Teacher:* complete one of the six roads to the school to get the teacher. The next time a completed feature scores, no matter for whom, you get its points too, and the teacher returns to the school.
school_tile_school = school
school_heading_teacher = Teacher
school_action_repeat = { $feature } at { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
school_prompt_repeat = { $player }, which points does the *teacher* repeat for you?
school_prompt_repeat_for = { $player }, which of your points does the *teacher* repeat for { $holder }?
school_prompt_repeat_upcoming = Choose the points that the teacher repeats after that.
school_event_taken = { $player } got the teacher.
school_holding = teacher
school_score_lesson = Teacher: { $winners }
school_label_lesson = { $points } repeated
school_alt_school = The teacher is in the school.
school_alt_teacher = { $player } has the teacher.
category-teacher = the teacher
    .title = The teacher
    .none = The teacher repeated no points.
    .rule = The player with the teacher gets the points of the next completed feature that scores, no matter for whom. Then the teacher returns to the school.
school_combination_warning = The School was made for the base game and Inns & Cathedrals. With other expansions, our house rules fill the gaps.
