// What the page of each route may load, as the features say in their `budget.json`, and which modules it begins with.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Kilobytes (gzip) of JavaScript, CSS and fonts before a page shows itself, and in how many files; a route may say other ones. */
const USUAL = { js: 230, css: 35, fonts: 110, files: 24 };

/** What stands around a page, by the place of its route (client/routing/parents.ts). */
const AROUND = {
  open: [],
  data: ['app/pages/DataLayer.tsx', 'app/client.ts'],
  shell: ['app/pages/DataLayer.tsx', 'app/client.ts', 'app/Shell/Shell.tsx'],
};

/**
 * Routes with their budgets; `entries` are modules below client/: what stands around the page, what its budget says stands in it
 * `also` though it is fetched on its own, and the page.
 */
export const readRoutes = () =>
  readdirSync('client', { recursive: true })
    .filter((file) => file.endsWith('budget.json'))
    .sort()
    .flatMap((file) =>
      JSON.parse(readFileSync(`client/${file}`, 'utf8')).map((route) => ({
        ...USUAL,
        ...route,
        entries: [...AROUND[route.within], ...(route.also ?? []), `${dirname(file)}/${route.page}`],
      })),
    );
