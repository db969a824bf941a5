import { TARGET_RECALL } from '#domain/limits.ts';
import { memoryModel } from './fsrs.rules.ts';

const { decay, factor, gain } = memoryModel().constants;

/** A constant of the model by the person's own weights, else by those that everybody begins with. Weights count from 1 in SQL. */
const constant = (own: string, otherwise: number) => `coalesce(${own}, ${otherwise})`;

/**
 * One row of what the model of `user` foretells by, as `memoryModel` makes it (SQL): `decay` and `factor` of the forgetting curve,
 * `gain`, `stability_power` and `recall_rate` of the growth of stability by a Good, and `due_ratio`, the elapsed days by stability
 * beyond which recall is below the person's target.
 */
export const personalModel = (user: string): string => `
  SELECT *, (power(target_recall, 1 / decay) - 1) / factor AS due_ratio
  FROM (
    SELECT coalesce(target_recall, ${TARGET_RECALL}) AS target_recall, ${constant('-weights[21]', decay)} AS decay,
      ${constant('round((exp(ln(0.9::float8) / -weights[21]) - 1)::numeric, 8)::float8', factor)} AS factor,
      ${constant('exp(weights[9])', gain.scale)} AS gain, ${constant('-weights[10]', gain.stabilityPower)} AS stability_power,
      ${constant('weights[11]', gain.recallRate)} AS recall_rate
    FROM (SELECT) one LEFT JOIN memory_model ON user_id = ${user}
  ) constants`;
