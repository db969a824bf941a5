// Starts the client, and names the files of a page where the browser meets them first. Left to the modules, it learns of a
// route's chunk only when everything above it has run: on a slow network a round trip or two later than need be.
import { createHash } from 'node:crypto';
import { readRoutes } from './budgets.mjs';

/** Chunks that an entry of the bundle pulls in by static imports, those first that others import, with their style sheets. */
function reach(bundle, entry) {
  const seen = new Set();
  const visited = new Set();
  const visit = (file) => {
    const chunk = bundle[file];
    if (visited.has(file) || chunk?.type !== 'chunk') return;
    visited.add(file);
    for (const next of chunk.imports) visit(next);
    seen.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  };
  visit(entry);
  return seen;
}

/**
 * Runs in the page, before any module and before anything is painted: gives the document its look, chooses the first page,
 * asks for the files of the address that is open, and starts the client once the first page is painted.
 */
function boot(chain, pages, doors) {
  const READING_MS = 2000;
  const PAINT_MS = 100;
  const AT_A_TIME = 4;
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}').state ?? {};
    } catch {
      return {};
    }
  };
  const path = location.pathname;
  const { locale = 'zh', theme = 'light', reduceMotion } = kept('bread.preferences');
  const loggedIn = Boolean(kept('bread.session').token);
  const root = document.documentElement;
  root.lang = locale === 'en' ? 'en' : 'zh-CN';
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  root.dataset.motion = reduceMotion ? 'reduced' : 'full';
  // The landing page is drawn in Chinese, for whoever is not logged in and was not sent there from elsewhere.
  const landing = path === '/' && !location.search && !loggedIn && locale !== 'en';
  root.dataset.first = landing ? 'landing' : 'oven';

  // A door leads whoever is logged in to the map, and every other page leads a visitor to the door.
  let page = pages[path];
  if (loggedIn && doors.includes(path)) page = pages['/atlas'];
  if (!loggedIn && !doors.includes(path)) page = pages['/'];
  const fetchLetters = () => {
    for (const family of ['Nunito Variable', 'Baloo 2', 'ZCOOL KuaiLe'])
      document.fonts.load(`16px "${family}"`).catch(() => undefined); // the page asks again
  };
  /** In tasks of a few each: asking for a file takes a while of its own. */
  const fetchFiles = (files = [...chain, ...(page ?? [])]) => {
    for (const file of files.slice(0, AT_A_TIME)) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) {
        link.rel = 'preload';
        link.as = 'style';
      } else link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
    const rest = files.slice(AT_A_TIME);
    // The letters last, which else are asked for by the first page that is laid out, and have it laid out again.
    setTimeout(rest.length > 0 ? () => fetchFiles(rest) : fetchLetters);
  };
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    // A tab in the background does not wait for a paint, and a long page is painted before all of it has come.
    if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
    for (const file of chain) {
      await import(`/${file}`);
      // Each in a task of its own: a tap in between is not kept waiting for all of them.
      await new Promise((next) => setTimeout(next));
    }
  };
  /** Once what is there was painted; at once in a tab behind others, where nothing is painted. */
  const whenPainted = (then) => {
    if (document.hidden) {
      then();
      return;
    }
    let done = false;
    const once = () => {
      if (!done) then();
      done = true;
    };
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) once();
    }).observe({ type: 'paint', buffered: true });
    // Where no paint is told of, or none comes: a browser of another make, a picture that was lost.
    addEventListener('load', () => setTimeout(once, PAINT_MS));
  };
  if (!landing) {
    // Not before: on a slow line the files of the client would keep the little that is needed for a first picture waiting.
    whenPainted(() => {
      fetchFiles();
      begin();
    });
    return;
  }
  // The landing page can be read and its links work as they are: the client comes when somebody does more, or reads on.
  whenPainted(() => {
    fetchFiles();
    setTimeout(begin, READING_MS);
  });
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, begin, { once: true, passive: true });
  // What is pressed before the client is there is pressed again by it (`useTakeOver`).
  addEventListener(
    'click',
    ({ target }) => {
      const page = document.getElementById('root');
      const button = target.closest('#root:not([data-live]) button');
      if (button) page.dataset.pressed = [...page.querySelectorAll('button')].indexOf(button);
    },
    true,
  );
}

/** Names, for each route, the files it asks for before it shows itself; in the folder of the build. */
export const ROUTE_FILES = '.vite/routes.json';

/** The boot script does what these would. */
const MODULE = /\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g;

/** Vite plugin: writes the boot script and its table of files by address from the routes that features announce. */
export function bootPlugin() {
  const routes = readRoutes();
  return {
    name: 'boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: start }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const known = reach(bundle, start.fileName);
        const filesOf = (...modules) => {
          const files = modules.flatMap((module) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}`)));
            if (!chunk) throw new Error(`The build has no chunk of ${module}`);
            return [...reach(bundle, chunk.fileName)];
          });
          return [...new Set(files)].filter((file) => !known.has(file));
        };
        const pages = Object.fromEntries(routes.map(({ path, entries }) => [path, filesOf(...entries)]));
        const whole = routes.map(({ route, entries }) => [route, [...known, ...filesOf(...entries)]]);
        this.emitFile({
          type: 'asset',
          fileName: ROUTE_FILES,
          source: JSON.stringify(Object.fromEntries(whole.map(([route, files]) => [route, [...new Set(files)]]))),
        });
        const doors = routes.filter(({ within }) => within === 'open').map(({ path }) => path);
        // In the order of their imports; the last is the client itself.
        const chain = [...known].filter((file) => file.endsWith('.js'));
        const values = [chain, pages, doors];
        const source = `(${boot})(${values.map((value) => JSON.stringify(value)).join()})`;
        const fileName = `assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return {
          html: html.replaceAll(MODULE, ''),
          tags: [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
