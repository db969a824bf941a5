import { dayOf, midnightBefore, mondayOf } from './calendar.ts';

const HOUR_MS = 3_600_000;

type Kind = 'DAILY' | 'WEEKLY' | 'NEWBIE';
interface Chore {
  taskNo: number;
  type: Kind;
  goal: string;
  total: number;
  reward: number;
}

/** The tasks of the specification, section 4. */
export const CHORES: readonly Chore[] = [
  { taskNo: 101, type: 'DAILY', goal: 'FINISH_STAGE', total: 1, reward: 10 },
  { taskNo: 102, type: 'DAILY', goal: 'EARN_EXP', total: 40, reward: 10 },
  { taskNo: 103, type: 'DAILY', goal: 'THREE_STAR_CARDS', total: 20, reward: 10 },
  { taskNo: 104, type: 'DAILY', goal: 'COMBO', total: 10, reward: 10 },
  { taskNo: 105, type: 'DAILY', goal: 'WIN_CHALLENGE', total: 1, reward: 20 },
  { taskNo: 201, type: 'WEEKLY', goal: 'DAILY_TASKS', total: 5, reward: 20 },
  { taskNo: 202, type: 'WEEKLY', goal: 'DAILY_TASKS', total: 10, reward: 40 },
  { taskNo: 203, type: 'WEEKLY', goal: 'DAILY_TASKS', total: 15, reward: 60 },
  { taskNo: 204, type: 'WEEKLY', goal: 'DAILY_TASKS', total: 20, reward: 100 },
  { taskNo: 301, type: 'NEWBIE', goal: 'ADD_PACKAGE', total: 1, reward: 20 },
  { taskNo: 302, type: 'NEWBIE', goal: 'FINISH_FIRST_STAGE', total: 1, reward: 20 },
  { taskNo: 303, type: 'NEWBIE', goal: 'BIND_EMAIL', total: 1, reward: 20 },
  { taskNo: 304, type: 'NEWBIE', goal: 'PICK_IDENTITY', total: 1, reward: 20 },
  { taskNo: 305, type: 'NEWBIE', goal: 'CREATE_CARD', total: 1, reward: 20 },
];

/** Where and when somebody is. */
interface Moment {
  now: number;
  zone: string;
}

/** Tasks with a sheet for each day and each week, and the rewards that were taken. */
export class Chores {
  readonly #progress = new Map<string, number>();
  readonly #claimed = new Set<string>();
  /** The sheet of the latest day on which something was done, and when that day was turned to. */
  #sheet: { day: string; turnedAt: number } | null = null;

  /** The sheet that lies on top: the next one comes with its day, but no sooner than 20 hours after the last. */
  #top({ now, zone }: Moment): { day: string; turnedAt: number } {
    const day = dayOf(now, zone);
    const midnight = midnightBefore(now, zone);
    if (this.#sheet === null) return { day, turnedAt: midnight };
    const soonest = this.#sheet.turnedAt + 20 * HOUR_MS;
    if (day <= this.#sheet.day || now < soonest) return this.#sheet;
    return { day, turnedAt: Math.max(midnight, soonest) };
  }

  #period(type: Kind, at: Moment): string {
    const today = this.#top(at).day;
    return type === 'DAILY' ? today : type === 'WEEKLY' ? mondayOf(today) : 'once';
  }

  #key(type: Kind, goal: string, at: Moment): string {
    return `${type} ${this.#period(type, at)} ${goal}`;
  }

  value(chore: Pick<Chore, 'type' | 'goal'>, at: Moment): number {
    return this.#progress.get(this.#key(chore.type, chore.goal, at)) ?? 0;
  }

  /** Something was done: each daily task that it completes counts for the week. */
  done(goal: string, amount: number, at: Moment): void {
    if (CHORES.some((item) => item.goal === goal && item.type === 'DAILY')) this.#sheet = this.#top(at);
    for (const chore of CHORES.filter((item) => item.goal === goal)) {
      const before = this.value(chore, at);
      const after = goal === 'COMBO' ? Math.max(before, amount) : before + amount;
      this.#progress.set(this.#key(chore.type, goal, at), after);
      if (chore.type === 'DAILY' && before < chore.total && after >= chore.total) {
        const week = this.#key('WEEKLY', 'DAILY_TASKS', at);
        this.#progress.set(week, (this.#progress.get(week) ?? 0) + 1);
      }
    }
  }

  claimed({ taskNo, type }: Chore, at: Moment): boolean {
    return this.#claimed.has(`${taskNo} ${this.#period(type, at)}`);
  }

  /** Takes a reward: the diamonds, or why not. */
  claim(chore: Chore, at: Moment): number | 'ALREADY_CLAIMED' | 'NOT_CLAIMABLE' {
    if (this.claimed(chore, at)) return 'ALREADY_CLAIMED';
    if (this.value(chore, at) < chore.total) return 'NOT_CLAIMABLE';
    this.#claimed.add(`${chore.taskNo} ${this.#period(chore.type, at)}`);
    return chore.reward;
  }

  /** Takes every reward that waits: their diamonds, 0 where none does. */
  claimAll(at: Moment): number {
    return CHORES.map((chore) => this.claim(chore, at)).reduce<number>(
      (sum, outcome) => sum + (typeof outcome === 'number' ? outcome : 0),
      0,
    );
  }
}
