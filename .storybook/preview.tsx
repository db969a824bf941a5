import '@fontsource-variable/noto-sans-sc/wght.css';
import '#client/theme/theme.ts';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { loadWording } from '#client/i18n/catalogue.ts';
import { dismissAllToasts } from '#client/ui/Toast/toasts.ts';
import { type ApolloParameters, StoryApollo } from './apollo.tsx';
import { loadAllArt } from './art.ts';
import { stopTheWorld } from './clock.ts';
import { modes, viewports } from './modes.ts';
import { type RouterParameters, StoryRouter, storyRouter } from './router.tsx';
import { Stage, type StageSettings, useStage } from './stage.tsx';

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
  initialGlobals: { theme: 'light', locale: 'zh', motion: 'full' },
  globalTypes: {
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    locale: choice('Locale', 'globe', { zh: '中文', en: 'English' }),
    motion: choice('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    layout: 'padded',
    viewport: { options: viewports, defaultViewport: 'bench' },
    options: { storySort: { order: ['theme', 'art', 'ui', 'features', 'app', 'flows'] } },
  },
  beforeAll: async () => {
    await Promise.all([loadAllArt(), loadWording('zh'), loadWording('en')]);
  },
  beforeEach: () => {
    stopTheWorld();
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
        <StoryApollo key={id} parameters={(parameters.apollo ?? {}) as ApolloParameters}>
          <StoryRouter router={loaded.router} story={Story} />
        </StoryApollo>
      </Stage>
    ),
  ],
};
export default preview;
