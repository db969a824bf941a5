/** Numbers of packages. */
export const PACKAGES = {
  /** Units that can be completed in a package without access. */
  trailLimit: 2,
  /** Cards of a public page for visitors and guests, and for everybody else. */
  previewCards: { outside: 5, member: 20 },
} as const;
