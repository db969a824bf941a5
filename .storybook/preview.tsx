import '@fontsource-variable/noto-sans-sc/wght.css';
import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/700.css';
import '@fontsource/dejavu-mono/400.css';
import '@fontsource/dejavu-sans/400.css';
import '@fontsource/dejavu-sans/700.css';
import '#client/theme/theme.ts';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { configure } from 'storybook/test';
import { defaultPreferences, usePreferences } from '#client/platform/preferences.ts';
import { dismissAllToasts } from '#client/ui/Toast/toasts.ts';
import { StoryApollo } from './apollo.tsx';
import { loadAllArt } from './art.ts';
import { stopTheWorld } from './clock.ts';
import { type ApolloParameters, schemaFaults } from './mock-link.ts';
import { modes, viewports } from './modes.ts';
import { type PlatformName, pretendPlatform } from './platform.ts';
import { type RouterParameters, StoryRouter, storyRouter } from './router.tsx';
import { Stage, type StageSettings, useStage } from './stage.tsx';

// A chunk that is fetched late, on a machine with other work to do.
configure({ asyncUtilTimeout: 5000 });

if (isChromatic()) document.documentElement.dataset.still = '';

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  initialGlobals: {
    theme: 'light',
    locale: 'zh',
    platform: 'browser',
    motion: 'full',
    text: '100',
    viewport: { value: 'bench' },
  },
  globalTypes: {
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    locale: choice('Locale', 'globe', { zh: '中文', en: 'English' }),
    platform: choice('Platform', 'browser', { browser: 'Browser', messenger: 'Messenger', native: 'Native shell' }),
    motion: choice('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
    text: choice('Text', 'paragraph', { '100': 'Text 100 %', '200': 'Text 200 %' }),
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    layout: 'padded',
    viewport: { options: viewports },
    options: { storySort: { order: ['theme', 'art', 'ui', 'parts', 'features', 'app', 'flows'] } },
  },
  beforeAll: async () => {
    await loadAllArt();
  },
  beforeEach: ({ globals }) => {
    stopTheWorld();
    schemaFaults.length = 0;
    pretendPlatform(globals.platform as PlatformName);
    const { theme, locale, motion } = globals as StageSettings;
    usePreferences.setState({ ...defaultPreferences, theme, locale, reduceMotion: motion === 'reduced' }, true);
    useStage.setState({}, true);
    dismissAllToasts();
    localStorage.clear();
    sessionStorage.clear();
  },
  loaders: [
    async ({ parameters }) => ({ router: await storyRouter(parameters.router as RouterParameters | undefined) }),
  ],
  decorators: [
    (Story, { parameters, globals, loaded, id }) => (
      <Stage {...(globals as StageSettings)}>
        <StoryApollo key={`${id} ${globals.platform}`} parameters={(parameters.apollo ?? {}) as ApolloParameters}>
          <StoryRouter router={loaded.router} story={Story} />
        </StoryApollo>
      </Stage>
    ),
  ],
};
export default preview;
