type EventType = 'WRONG' | 'CORRECT' | 'TIP' | 'LAPSE';

interface Started {
  unitId: number;
  startedAt: string;
  schedules: { cardId: number }[];
}
interface ReportOptions {
  /**
   * Types of a card's events, words with spaces; by default passed twice at once. "match:CORRECT" is a pair of the match,
   * and nothing at all is a card that could not be shown.
   */
  events?: (index: number) => string;
  face?: string;
  durationMs?: number;
  comboCount?: number;
}

/**
 * The report of a unit that was learned to its end, events a second apart: as long as there are no more than 120 of them,
 * it may be reported at once after the start, where a clock stands still.
 */
export function completeReport(
  { unitId, startedAt, schedules }: Started,
  { events = () => 'CORRECT CORRECT', face = 'mcq', durationMs = 900, comboCount = 0 }: ReportOptions = {},
) {
  let second = 0;
  const cards = schedules.map(({ cardId }, index) => ({ cardId, words: events(index).split(' ').filter(Boolean) }));
  const learnEvents = cards.map(({ cardId, words }) => ({
    cardId,
    events: words.map((word) => {
      second += 1;
      return {
        type: word.replace('match:', '') as EventType,
        face: word.startsWith('match:') ? 'match' : face,
        at: new Date(Date.parse(startedAt) + second * 1000).toISOString(),
        durationMs,
      };
    }),
  }));
  return {
    unitId,
    learnEvents,
    cardDurations: cards.map(({ cardId, words }) => ({ cardId, seconds: words.length > 0 ? 6.4 : 0 })),
    cardLearnTimes: cards.map(({ cardId, words }) => ({
      cardId,
      times: words.filter((word) => word === 'CORRECT' || word === 'LAPSE').length,
    })),
    comboCount,
  };
}
