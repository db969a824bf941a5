type Words = Record<string, Record<string, string>>;

const filesOf = (found: Record<string, Record<string, Words>>, locale: string) =>
  Object.values(found).flatMap((module) => Object.entries(module[locale] ?? {}));

/** Namespaces of all features and parts, as the files of each language have them; one name may stand there twice. */
export const allWords = {
  zh: filesOf(import.meta.glob('../../client/**/words.zh.ts', { eager: true }), 'zh'),
  en: filesOf(import.meta.glob('../../client/**/words.en.ts', { eager: true }), 'en'),
};
