import '#client/theme/theme.ts';
import './app/first-page/first-page.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '#client/platform/next-task.ts';
import { App } from './app/App.tsx';
import { startRouter } from './app/start.ts';

async function start() {
  await nextTask();
  const router = startRouter();
  await nextTask();
  // The drawn page stays until the real one can be shown whole.
  await router.load();
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // What a page caught and shows as failed is told like what nobody caught.
  const told = { onCaughtError: (error: unknown) => reportError(error) };
  // Either way the page is worked out in short pieces: a tap meanwhile is not kept waiting.
  if (document.documentElement.dataset.first === 'landing' && router.state.location.pathname === '/') {
    hydrateRoot(root, app, { ...told, onRecoverableError: (error) => reportError(error) });
  } else {
    root.textContent = '';
    root.dataset.live = '';
    startTransition(() => createRoot(root, told).render(app));
  }
}

// Not awaited here: the chunks of the routes import this one, and would wait for it as it waits for them.
void start();
