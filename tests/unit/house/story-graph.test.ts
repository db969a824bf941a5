import { describe, expect, it } from 'vitest';
import { quarterOf, storiesOfChange } from '../../../scripts/support/story-graph.mjs';

const ATLAS = 'stories/features/atlas/Map.stories.tsx';
const LESSON = 'stories/features/lesson/Face.stories.tsx';
const CHIP = 'stories/ui/Chip.stories.tsx';
const stories = [ATLAS, LESSON, CHIP];

/** A small repository with every way in which one file stands on another. */
const repository: Record<string, string> = {
  '.storybook/preview.tsx': `import { toast } from '#client/ui/toasts.ts';\nimport { loadAllArt } from './art.ts';`,
  '.storybook/art.ts': `export const loadAllArt = () => import('#client/art/Bag.tsx');`,
  [ATLAS]: `import { Map } from '#client/features/atlas/Map.tsx';\nimport type { Row } from './rows.ts';`,
  'stories/features/atlas/rows.ts': `export * from '#domain/levels.ts';`,
  'client/features/atlas/Map.tsx': `import styles from './Map.module.css';\nimport '../../ui/Chip';\nconst Bag = lazy(() => import('#client/art/Bag.tsx'));`,
  'client/features/atlas/Map.module.css': `@import "../../ui/base.css";\n.a { composes: b from "./shared.module.css"; background: url(./paper.webp) }`,
  'client/features/atlas/shared.module.css': '.b {}',
  'client/features/atlas/paper.webp': '',
  'client/ui/base.css': '',
  'client/ui/Chip.tsx': `export const Chip = () => null;`,
  'client/ui/toasts.ts': '',
  'client/art/Bag.tsx': `const url = new URL('./bag.svg', import.meta.url);`,
  'client/art/bag.svg': '',
  [LESSON]: `import {\n  Face,\n} from '#client/features/lesson/Face.tsx';`,
  'client/features/lesson/Face.tsx': `import text from './words.txt?raw';\nimport { hooks } from '#client/graphql/generated.ts';`,
  'client/features/lesson/words.txt': '',
  'client/graphql/generated.ts': '',
  [CHIP]: `import { Chip } from '#client/ui/Chip.tsx';`,
  'domain/levels.ts': `import './deep/exp.ts';`,
  'domain/deep/exp.ts': '',
  'server/main.ts': '',
};

const run = (changed: string[], more: Record<string, string> = {}) => {
  const all: Record<string, string> = { ...repository, ...more };
  return storiesOfChange({
    stories,
    stage: Object.keys(all).filter((path) => path.startsWith('.storybook/')),
    changed,
    files: { read: (path: string) => all[path] ?? '', exists: (path: string) => path in all },
  }).stories;
};

describe('stories of a change', () => {
  it.each([
    ['its own file', ATLAS, [ATLAS]],
    ['a component', 'client/features/atlas/Map.tsx', [ATLAS]],
    ['a style sheet', 'client/features/atlas/Map.module.css', [ATLAS]],
    ['a style sheet of a style sheet', 'client/ui/base.css', [ATLAS]],
    ['a composed style', 'client/features/atlas/shared.module.css', [ATLAS]],
    ['a picture of a style sheet', 'client/features/atlas/paper.webp', [ATLAS]],
    ['art that is fetched late', 'client/art/Bag.tsx', [ATLAS]],
    ['a drawing by its address', 'client/art/bag.svg', [ATLAS]],
    ['a rule of the domain, exported again', 'domain/deep/exp.ts', [ATLAS]],
    ['a type only', 'stories/features/atlas/rows.ts', [ATLAS]],
    ['a file asked for without its ending', 'client/ui/Chip.tsx', [ATLAS, CHIP]],
    ['a text, and an import of several lines', 'client/features/lesson/words.txt', [LESSON]],
    ['generated hooks', 'client/graphql/generated.ts', [LESSON]],
    ['nothing a story stands on', 'server/main.ts', []],
  ])('%s', (_, path, expected) => expect(run([path])).toEqual(expected));

  it.each([
    '.storybook/art.ts',
    'client/theme/tokens.css',
    'client/i18n/words.zh.ts',
    'client/features/atlas/map.graphql',
    'schema.graphql',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'scripts/support/chromium.mjs',
    'tests/visual/baseline/chromium.json',
    'client/ui/toasts.ts',
  ])('%s changes all of them', (path) => expect(run([path])).toEqual(stories));

  it('a file that was deleted is still reached by who imports it', () => {
    expect(run(['client/ui/gone.css'], { [CHIP]: `import '#client/ui/gone.css';` })).toEqual([CHIP]);
  });

  it.each(['import.meta.glob("./*.tsx")', 'import(path)', `import(\`./$\{name}.tsx\`)`])(
    'what cannot be followed runs all: %s',
    (text) => expect(run(['server/main.ts'], { 'client/ui/Chip.tsx': text })).toEqual(stories),
  );
});

it('in four days every story had its turn', () => {
  const many = Array.from({ length: 10 }, (_, at) => `${at}`);
  expect([0, 1, 2, 3].flatMap((day) => quarterOf(many, 1000 + day)).sort()).toEqual(many);
});
