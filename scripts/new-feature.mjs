// Makes a feature of the client in our form and announces it: npm run new:feature -- <name>, for example
// `npm run new:feature -- recipes`. Its page stands inside the main navigation; it is checked as it stands.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './support/run.mjs';

const [feature] = process.argv.slice(2);
if (!feature || !/^[a-z][a-z-]*$/.test(feature)) {
  console.error('usage: npm run new:feature -- <name>, in lower case');
  process.exit(1);
}
const Name = feature.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const name = Name[0].toLowerCase() + Name.slice(1);
const screen = `${Name}Screen`;
const folder = `client/features/${feature}`;
if (existsSync(folder)) {
  console.error(`${folder} exists already`);
  process.exit(1);
}

const register = 'client/app/features.ts';
const words = (locale, text) => `export const ${locale} = {
  ${name}: {
    title: '${text}',
    greeting: ${locale === 'zh' ? "'{nickname}，这里还空着'" : "'Nothing here yet, {nickname}'"},
    failed: ${locale === 'zh' ? "'没拿到，再试一次'" : "'It did not come. Try again'"},
    refresh: ${locale === 'zh' ? "'刷新'" : "'Refresh'"},
    refreshed: ${locale === 'zh' ? "'已刷新'" : "'Refreshed'"},
    loading: ${locale === 'zh' ? "'正在拿'" : "'On its way'"},
  },
} as const;
`;
const files = {
  [`${folder}/feature.ts`]: `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const page = createRoute({
  ...inShell,
  path: '/${feature}',
  staticData: { title: { zh: '${Name}', en: '${Name}' } },
  component: lazyRouteComponent(() => import('./${screen}/${screen}.tsx'), '${screen}'),
});

export const ${name} = { shell: [page] } satisfies Feature;
`,
  [`${folder}/budget.json`]: `${JSON.stringify([{ route: feature, path: `/${feature}`, within: 'shell', page: `${screen}/${screen}.tsx` }], null, 2)}\n`,
  [`${folder}/words.zh.ts`]: words('zh', Name),
  [`${folder}/words.en.ts`]: words('en', Name),
  [`${folder}/wording.ts`]: `import { wordingOf } from '#client/i18n/wording.ts';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';

export const { useT } = wordingOf(zh, en);
`,
  [`${folder}/${screen}/${screen}.graphql`]: `query ${screen} {
  currentUser {
    id
    nickname
  }
}
`,
  [`${folder}/${screen}/${screen}.module.css`]: `/* outside the layers: what a feature writes comes after the parts it uses */
.greeting {
  color: var(--ink-2);
}
`,
  [`${folder}/${screen}/${screen}.tsx`]: `import { use${screen}Query } from '#client/graphql/generated/${feature}.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './${screen}.module.css';

/** What the page is for, in one sentence. */
export function ${screen}() {
  const t = useT('${name}');
  const query = use${screen}Query();
  // A mutation of this feature takes the place of asking again.
  const refresh = useAction(() => query.refetch(), { done: () => t('refreshed') });
  return (
    <Page width="list">
      <PageHead title={<span className="display">{t('title')}</span>} />
      <Loaded
        query={query}
        label={t('loading')}
        skeleton={<Skeleton shape="box" height={96} />}
        failed={{ title: t('failed') }}
      >
        {({ currentUser }) => (
          <Stack>
            <p className={styles.greeting}>{t('greeting', { nickname: currentUser.nickname })}</p>
            <Button scene="secondary" loading={refresh.busy} onClick={() => void refresh.run()}>
              {t('refresh')}
            </Button>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
`,
  [`stories/features/${feature}/${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ${screen} } from '#client/features/${feature}/${screen}/${screen}.tsx';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

const meta = {
  component: ${screen},
  parameters: { layout: 'fullscreen', apollo: { resolvers: { Query: { currentUser: () => ({ id: 1, nickname: '小麦' }) } } } },
} satisfies Meta<typeof ${screen}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Say what must be true of it, not only that it renders. */
export const Default: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async () => {
    await expect(await screen.findByText(/小麦/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { apollo: { state: 'loading' } } };

export const Failed: Story = { parameters: { apollo: { state: 'offline' } } };
`,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
const announced = readFileSync(register, 'utf8')
  .replace('import { message }', `import { ${name} } from '#${folder}/feature.ts';\nimport { message }`)
  .replace('announced = [', `announced = [${name}, `);
writeFileSync(register, announced);
run('npx', ['biome', 'check', '--write', '--log-level=error', register, ...Object.keys(files)]);
console.log(`
Announced in ${register}. Now: npm run codegen, npm run check, npm run storybook; give it a place in the main navigation by
\`place\` in its feature.ts if it shall have one, and shape it into what it shall be.`);
