/** Two units of the caller, what was answered in one of them, and check-ins that are made up. */
export const debugResolvers = {
  Query: {
    debugUnits: () => ({
      units: [
        { id: 12, createdAt: '2026-04-15T00:10:00.000Z', completedAt: null, cancelledAt: null },
        { id: 11, createdAt: '2026-04-14T00:10:00.000Z', completedAt: '2026-04-14T00:18:00.000Z', cancelledAt: null },
      ],
    }),
    debugUnitLogs: () => ({
      learnLogs: [
        {
          cardId: 301,
          createdAt: '2026-04-14T00:18:00.000Z',
          detail: {
            rateType: 'GOOD',
            events: [{ type: 'CORRECT', at: '2026-04-14T00:12:00.000Z', face: 'wordChoice' }],
          },
        },
      ],
    }),
  },
  Mutation: { debugCheckIn: () => ({ accumulatedDays: 9, maxContinuousDays: 4 }) },
};
