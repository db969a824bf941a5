import { PACKAGE_LABEL_MAX, PACKAGE_NAME_MAX } from '#domain/limits.ts';

/** Numbers of packages. */
export const PACKAGES = {
  /** Units that can be completed in a package without access. */
  trailLimit: 2,
  /** Cards of a public page for visitors and guests, and for everybody else. */
  previewCards: { outside: 5, member: 20 },
  /** Packages that an account may own. */
  ownedMax: 500,
  cardsMax: 10_000,
  nameMax: PACKAGE_NAME_MAX,
  /** Subjects of a package, and short words on its cover. */
  tagsMax: 5,
  nameTagsMax: 4,
  nameTagMax: PACKAGE_LABEL_MAX,
  /** How long what was removed can be brought back. */
  removedKeptDays: 30,
  /** Removed packages that one answer lists, the newest. */
  removedListed: 100,
} as const;
