// Makes a component with its style, its story and, with --query, its fragment:
//   npm run new:component -- ui/Ribbon
//   npm run new:component -- parts/PackageCover --query
//   npm run new:component -- features/shelf/ShelfBag --query
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { run } from './support/run.mjs';

const [place = '', ...flags] = process.argv.slice(2);
const name = basename(place);
if (!/^(ui|art|app|parts|features\/[a-z-]+(\/[a-z-]+)*)\/[A-Z][A-Za-z0-9]+$/.test(place)) {
  console.error(
    'Say where: npm run new:component -- ui/Name, art/Name, app/Name, parts/Name or features/<feature>/Name [--query]',
  );
  process.exit(1);
}
const withQuery = flags.includes('--query');
const isUi = place.startsWith('ui/');
const folder = `client/${place}`;
const css = isUi
  ? `@layer ui {\n  .root {\n    display: grid;\n  }\n}\n`
  : `/* outside the layers: what a feature writes comes after the parts it uses */\n.root {\n  display: grid;\n}\n`;
const fragment = `${name}_${name[0].toLowerCase()}${name.slice(1)}`;

const files = {
  [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import styles from './${name}.module.css';

export interface ${name}Props {
  children: ReactNode;
}

/** What it shows, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`,
  [`${folder}/${name}.module.css`]: css,
  [`stories/${dirname(place)}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${name} } from '#${folder}/${name}.tsx';

const meta = {
  title: '${place}',
  component: ${name},
  args: { children: '面包' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Say what must be true of it, not only that it renders. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('面包')).toBeVisible();
  },
};

export const LongText: Story = { args: { children: '很长的一句话，长到一行放不下，看看它在窄的地方怎样折行。'.repeat(3) } };
`,
};
if (withQuery) {
  files[`${folder}/${name}.graphql`] =
    `# Name the type, then: npm run codegen\nfragment ${fragment} on Type {\n  id\n}\n`;
}

const taken = Object.keys(files).filter((path) => existsSync(path));
if (taken.length) {
  console.error(`Already there: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
run('npx', ['biome', 'check', '--write', '--log-level=error', ...Object.keys(files)]);
console.log(
  `\nNext: write the states into the story, then npm run test:stories -- -u stories/${dirname(place)}/${name}.stories.tsx and look at the pictures.`,
);
