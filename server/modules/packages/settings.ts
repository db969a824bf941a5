/** Numbers of packages. */
export const PACKAGES = {
  /** Units that can be completed in a package without access. */
  trailLimit: 2,
  /** Cards of a public page for visitors and guests, and for everybody else. */
  previewCards: { outside: 5, member: 20 },
  /** Packages that an account may own. */
  ownedMax: 500,
  cardsMax: 10_000,
  nameMax: 100,
  /** Subjects of a package, and short words on its cover. */
  tagsMax: 5,
  nameTagsMax: 4,
  nameTagMax: 20,
  /** How long what was removed can be brought back. */
  removedKeptDays: 30,
} as const;
