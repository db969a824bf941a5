import { Extensions } from 'type-graphql';

/**
 * Who may call an operation.
 * `visitor`: anybody. `member`: a valid token (guests included) whose account is not being terminated.
 * `leaving`: a valid token, even while the account is being terminated.
 */
export type AccessLevel = 'visitor' | 'member' | 'leaving';

/** Declares who may call an operation. The server does not start with a root field that lacks it. */
export const Access = (access: AccessLevel, options: { debug?: boolean } = {}): MethodDecorator =>
  Extensions({ access, debugOnly: options.debug ?? false }) as MethodDecorator;
