import { twoRatingsADay } from '#domain/memory/day-rule.ts';
import type { History, Review } from '#domain/memory/review.ts';
import type { LogRow } from './log-format.ts';

/** What one person reviewed. */
export interface PersonLog {
  /** As the product keeps it: local days, at most two ratings of a card on one. */
  kept: History[];
  /** Every rating, with days as ts-fsrs counts them: those of UTC. */
  all: History[];
  cards: number;
  /** Days on which something was reviewed. */
  days: number;
  durationMs: number;
}

/** Collects the rows of a person and puts them in order. */
export class PersonLogBuilder {
  readonly #rows: LogRow[] = [];

  add(row: LogRow): void {
    this.#rows.push(row);
  }

  build(): PersonLog {
    // Sorting is stable: what is of one instant, or of one day, stays in the order of the file.
    const rows = this.#rows.sort((a, b) => a.order - b.order);
    const cards = new Map<string, { all: Review[]; local: Review[]; last: LogRow }>();
    rows.forEach((row, index) => {
      const card = cards.get(row.card);
      const review = { row: index, rating: row.rating };
      const first = { ...review, elapsedDays: 0 };
      if (!card) {
        cards.set(row.card, { all: [first], local: [first], last: row });
        return;
      }
      card.all.push({ ...review, elapsedDays: Math.max(0, row.utcDay - card.last.utcDay) });
      // Who travelled west, or set the clock, does not come back to a day before.
      card.local.push({ ...review, elapsedDays: Math.max(0, row.day - card.last.day) });
      card.last = row;
    });
    const histories = [...cards.values()];
    return {
      kept: histories.map(({ local }) => twoRatingsADay(local)),
      all: histories.map(({ all }) => all),
      cards: cards.size,
      days: new Set(rows.map(({ day }) => day)).size,
      durationMs: rows.reduce((sum, { durationMs }) => sum + durationMs, 0),
    };
  }
}
