const COSTS = [11.2, 11.9, 12.6, 13.3, 14.2, 15.1, 16.1, 17.3, 18.7, 20.4, 22.6, 25, 28.2, 32.3, 37.8, 46.1];

/** The plan of somebody who learns some hundred cards. */
export const samplePlan = {
  targetRecall: 0.9,
  cards: 640,
  newCardsADay: 4.3,
  costs: COSTS.map((cardsADay, step) => ({ target: Math.round(80 + step) / 100, cardsADay })),
};

/** Nothing was learned yet: there is nothing to count with. */
export const newcomerPlan = {
  targetRecall: 0.9,
  cards: 0,
  newCardsADay: 0,
  costs: samplePlan.costs.map(({ target }) => ({ target, cardsADay: 0 })),
};
