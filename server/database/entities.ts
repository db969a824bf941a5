import { Session } from '../modules/auth/session.entity.ts';
import { User } from '../modules/users/user.entity.ts';

/** Every table of the database as a class; classes, not globs, so that bundling and tests see them. */
export const ENTITIES = [Session, User];
