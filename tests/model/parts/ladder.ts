/** Somebody on the ladder. */
interface Climber {
  id: number;
  /** Stars above the lowest rank. */
  step: number;
  /** The latest week with a place, or that was missed. */
  season: number;
  /** Whether what came of it waits to be taken. */
  due: boolean;
  /** Position in the group, from 1; null where the week was missed or is not over. */
  position: number | null;
  diamonds: number;
}

interface Seat {
  id: number;
  exp: number;
  reachedAt: number;
}

const PRIZES = [100, 60, 40];

/** The league as somebody would keep it on paper, from the words of the specification and nothing else. */
export class Ladder {
  readonly #climbers = new Map<number, Climber>();
  /** Exp of a week by learner, whoever it counts for. */
  #earned = new Map<number, number>();
  /** Groups of this week by step: thirty seats each, in the order in which they were taken. */
  #groups = new Map<number, Seat[][]>();
  readonly #seats = new Map<number, Seat>();
  /** Ranks that were kept for diamonds. */
  kept = 0;

  /** Exp within a season. Whoever still has to take a result only gathers it. Answers the step at which a seat was taken, or null. */
  earn(id: number, exp: number, now: number, week: number): number | null {
    this.#earned.set(id, (this.#earned.get(id) ?? 0) + exp);
    const climber = this.#climbers.get(id);
    const seat = this.#seats.get(id);
    if (seat) {
      seat.exp += exp;
      seat.reachedAt = now;
      return null;
    }
    return climber?.due ? null : this.#sit(id, now, week);
  }

  /** The week whose result waits for somebody, or null. */
  waiting(id: number, week: number): number | null {
    const climber = this.#climbers.get(id);
    return climber?.due && climber.season < week ? climber.season : null;
  }

  /** Whether a result that waits takes a star, and there are a hundred diamonds against that. */
  couldKeep(id: number): boolean {
    const { step, position, diamonds } = this.#climbers.get(id) as Climber;
    return step > 0 && (position === null || position > 25) && diamonds >= 100;
  }

  /** Takes what waits, and joins a group with what was gathered this week: the step of its seat, or null. */
  take(id: number, keeps: boolean, now: number, week: number): number | null {
    const climber = this.#climbers.get(id) as Climber;
    const { position } = climber;
    if (keeps) {
      climber.diamonds -= 100;
      this.kept += 1;
    } else if (position === null || position > 25) climber.step = Math.max(0, climber.step - 1);
    else {
      climber.diamonds += position <= 3 ? (PRIZES[position - 1] as number) : position <= 10 ? 20 : 5;
      climber.step += position <= 3 ? 2 : position <= 10 ? 1 : 0;
    }
    climber.due = false;
    return (this.#earned.get(id) ?? 0) > 0 ? this.#sit(id, now, week) : null;
  }

  /** The week is over: places are what they are, and whoever had no exp at all has missed it. */
  settle(week: number): void {
    for (const group of [...this.#groups.values()].flat()) {
      group.sort((one, other) => other.exp - one.exp || one.reachedAt - other.reachedAt || one.id - other.id);
      group.forEach(({ id }, place) => {
        (this.#climbers.get(id) as Climber).position = place + 1;
      });
    }
    for (const climber of this.#climbers.values())
      if (!climber.due && climber.season < week && !this.#earned.has(climber.id))
        Object.assign(climber, { season: week, due: true, position: null });
    this.#groups = new Map();
    this.#earned = new Map();
    this.#seats.clear();
  }

  standings() {
    return [...this.#climbers.values()]
      .map(({ id, step, season, due }) => ({ id, step, season, due }))
      .sort((one, other) => one.id - other.id);
  }

  /** Whoever has diamonds, and how many. */
  purses() {
    return [...this.#climbers.values()]
      .filter(({ diamonds }) => diamonds > 0)
      .map(({ id, diamonds }) => ({ id, balance: diamonds }))
      .sort((one, other) => one.id - other.id);
  }

  #sit(id: number, now: number, week: number): number {
    const climber = this.#climbers.get(id) ?? { id, step: 0, season: week, due: true, position: null, diamonds: 0 };
    this.#climbers.set(id, Object.assign(climber, { season: week, due: true, position: null }));
    const groups = this.#groups.get(climber.step) ?? [];
    this.#groups.set(climber.step, groups);
    if ((groups.at(-1)?.length ?? 30) === 30) groups.push([]);
    const seat = { id, exp: this.#earned.get(id) ?? 0, reachedAt: now };
    this.#seats.set(id, seat);
    groups.at(-1)?.push(seat);
    return climber.step;
  }
}
