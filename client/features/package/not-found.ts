import type { ErrorLike } from '@apollo/client';
import { bizCodeOf } from '#client/graphql/failures.ts';

/** Whether a call failed because there is no such package, or none that the caller may see. */
export const isPackageNotFound = (error: ErrorLike | undefined) => bizCodeOf(error) === 1203;
