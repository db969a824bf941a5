import '#client/theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWording } from '#client/i18n/catalogue.ts';
import { usePreferences } from '#client/platform/preferences.ts';
import { App } from './app/App.tsx';

await loadWording(usePreferences.getState().locale);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
