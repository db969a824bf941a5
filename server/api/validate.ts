import { validateSync } from 'class-validator';
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql';

/**
 * Checks an argument by the decorators of its class. None of our rules has to wait; the way of type-graphql, which loads
 * class-validator anew for each argument and makes a promise of each rule, costs four times as much. Throws
 * ArgumentValidationError.
 */
export const validateArgument: ValidatorFn = (argument) => {
  const objects = [argument].flat().filter((value) => typeof value === 'object' && value !== null);
  const problems = objects.flatMap((value) =>
    validateSync(value, { skipMissingProperties: true, forbidUnknownValues: false }),
  );
  if (problems.length > 0) throw new ArgumentValidationError(problems);
};
