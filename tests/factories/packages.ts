import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { loadStarterPackages } from '#server/database/content.ts';
import type { StarterFile } from '#server/database/starter-file.ts';
import { databaseOf } from '#server/kernel/database/database.ts';

interface PackageOptions {
  /** Cards of each chapter. */
  chapters?: number[];
  unlockDiamondRequirement?: number;
  contentTags?: StarterFile['contentTags'];
}

/** A question with a right and a wrong option. */
export const mcq = (question: string) => ({
  type: 'mcq.card' as const,
  question,
  options: [
    { content: '对', isAnswer: true },
    { content: '错', isAnswer: false },
  ],
});

/** The file of a shared package with a name of its own. */
export function packageFile({
  chapters = [12],
  unlockDiamondRequirement = 0,
  contentTags,
}: PackageOptions = {}): StarterFile {
  const slug = `test-${randomUUID()}`;
  return {
    slug,
    name: { zh: `卡包 ${slug}`, en: `Package ${slug}` },
    description: { zh: '说明', en: 'Description' },
    cardType: 'MCQ',
    style: {
      icon: { type: 'emoji', content: '🍞' },
      themeColor: '#F0A92E',
      packageNameTags: [],
    },
    contentTags: contentTags ?? [{ key: 31, rootKey: 3 }],
    unlockDiamondRequirement,
    chapters: chapters.map((cards, chapter) => ({
      key: `chapter-${chapter}`,
      title: `第 ${chapter + 1} 章`,
      cards: Array.from({ length: cards }, (_, card) => ({
        key: `card-${chapter}-${card}`,
        content: mcq(`${chapter}-${card}`),
      })),
    })),
  };
}

export interface AddedPackage {
  id: number;
  hashId: string;
  authorId: number;
  chapterIds: number[];
}

/** Loads a file into the database of a test and answers what it became. */
export async function addPackage(
  source: DataSource,
  options: PackageOptions | StarterFile = {},
): Promise<AddedPackage> {
  const file = 'slug' in options ? options : packageFile(options);
  await loadStarterPackages(databaseOf(source), new Date(), [file]);
  const [row] = (await source.query(
    `SELECT id, hash_id AS "hashId", author_id AS "authorId",
       ARRAY(SELECT c.id FROM chapter c WHERE c.package_id = package.id ORDER BY c.order_key) AS "chapterIds"
     FROM package WHERE slug = $1`,
    [file.slug],
  )) as AddedPackage[];
  return row as AddedPackage;
}

/** So many shared packages as the first starter package, with ids from 10001, for pages that are full. */
export async function addSharedPackages(source: DataSource, count: number): Promise<void> {
  await source.query(
    `INSERT INTO package
     SELECT (jsonb_populate_record(p, jsonb_build_object('id', 10000 + n, 'slug', 'full-' || n, 'hash_id', 'full' || n))).*
     FROM package p, generate_series(1, $1::int) n WHERE p.id = 1`,
    [count],
  );
}
