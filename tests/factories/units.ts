type EventType = 'WRONG' | 'CORRECT' | 'TIP' | 'LAPSE';

interface Started {
  unitId: number;
  startedAt: string;
  schedules: { cardId: number }[];
}
interface ReportOptions {
  /** Types of a card's events, words with spaces; by default passed twice at once. */
  events?: (index: number) => string;
  face?: string;
  durationMs?: number;
  comboCount?: number;
}

/** The report of a unit that was learned to its end, events a second apart. */
export function completeReport(
  { unitId, startedAt, schedules }: Started,
  { events = () => 'CORRECT CORRECT', face = 'mcq', durationMs = 900, comboCount = 0 }: ReportOptions = {},
) {
  let second = 0;
  const learnEvents = schedules.map(({ cardId }, index) => ({
    cardId,
    events: events(index)
      .split(' ')
      .filter(Boolean)
      .map((type) => {
        second += 1;
        return {
          type: type as EventType,
          face,
          at: new Date(Date.parse(startedAt) + second * 1000).toISOString(),
          durationMs,
        };
      }),
  }));
  return {
    unitId,
    learnEvents,
    cardDurations: schedules.map(({ cardId }) => ({ cardId, seconds: 6.4 })),
    cardLearnTimes: schedules.map(({ cardId }) => ({ cardId, times: 2 })),
    comboCount,
  };
}
