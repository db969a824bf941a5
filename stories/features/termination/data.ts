/** When the account is gone: a week after the stories. */
export const END = '2026-04-22T00:30:00.000Z';

export const terminationResolvers = {
  Mutation: { applyTermination: () => ({ willTerminateAt: END }), cancelTermination: () => true },
};
