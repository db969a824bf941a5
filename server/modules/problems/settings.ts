/** Reports of one account that a process writes down: one client in trouble must not fill the log. */
export const PROBLEM_RATE = { points: 60, seconds: 600 };

/** Problems of one report, and characters of what each says. */
export const PROBLEM_BOUNDS = { problems: 10, message: 500, place: 200, stack: 2000 };
