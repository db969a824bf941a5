/** What can be chosen, with its names in both languages. */
export interface Choosable {
  value: string;
  zh: string;
  en: string;
}

/** The choosables of some categories that a search finds, by a name of theirs or of their category; empty ones are left out. */
export function found<Category extends string>(
  all: Readonly<Record<Category, readonly Choosable[]>>,
  { search, category, titleOf }: { search: string; category?: Category; titleOf: (category: Category) => string },
): [Category, readonly Choosable[]][] {
  const wanted = search.trim().toLowerCase();
  return (Object.entries(all) as [Category, readonly Choosable[]][])
    .filter(([key]) => !category || key === category)
    .map(([key, choosables]): [Category, readonly Choosable[]] => [
      key,
      titleOf(key).toLowerCase().includes(wanted)
        ? choosables
        : choosables.filter(({ zh, en }) => `${zh}\n${en}`.toLowerCase().includes(wanted)),
    ])
    .filter(([, choosables]) => choosables.length > 0);
}
