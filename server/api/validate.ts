import { getMetadataStorage, type ValidatorOptions, validateSync } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';

const OPTIONS: ValidatorOptions = { skipMissingProperties: true, forbidUnknownValues: false };

/**
 * Checks an argument by the decorators of its class. None of our rules has to wait; the way of type-graphql, which loads
 * class-validator anew for each argument and makes a promise of each rule, costs four times as much. Throws
 * ArgumentValidationError.
 */
export const validateArgument: ValidatorFn = (argument) => {
  const objects = [argument].flat().filter((value) => typeof value === 'object' && value !== null);
  const problems = objects.flatMap((value) => validateSync(value, OPTIONS));
  if (problems.length > 0) throw new ArgumentValidationError(problems);
};

// For each object it meets, class-validator looks through the rules of every class. Those of a class do not change, and
// there are no other options than the above.
const storage = getMetadataStorage();
const search = storage.getTargetValidationMetadatas.bind(storage);
const rulesOf = new Map<unknown, ReturnType<typeof search>>();
storage.getTargetValidationMetadatas = (target, ...how) => {
  const rules = rulesOf.get(target) ?? search(target, ...how);
  rulesOf.set(target, rules);
  return rules;
};
