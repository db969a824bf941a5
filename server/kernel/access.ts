import { Extensions } from 'type-graphql';

/**
 * Who may call an operation.
 * `visitor`: anybody. `member`: a valid token (guests included) whose account is not being terminated.
 * `leaving`: a valid token, even while the account is being terminated.
 */
export type AccessLevel = 'visitor' | 'member' | 'leaving';

interface AccessOptions {
  /** For people at work on the product: there only where debug tools are switched on. */
  debug?: boolean;
  /** Slow by design (a password is hashed, a mail is sent): how long it takes says nothing about the load. */
  slow?: boolean;
  /** Arguments or answer open an account: never kept, not even as a digest. */
  secret?: boolean;
}

/** Declares who may call an operation. The server does not start with a root field that lacks it. */
export const Access = (
  access: AccessLevel,
  { debug = false, slow = false, secret = false }: AccessOptions = {},
): MethodDecorator => Extensions({ access, debugOnly: debug, slow, secret }) as MethodDecorator;

/**
 * Declares that a field resolver leads from a type to something of another module (`User.shelf`, `Package.author`): who may ask for
 * it is judged as for a root field, its errors are told alike, and REST answers it only where a shape names it.
 */
export const Relation = (access: AccessLevel): MethodDecorator =>
  Extensions({ access, relation: true, unlisted: true }) as MethodDecorator;
