import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const source = readFileSync('client/public/reminders-worker.js', 'utf8');
type Listener = (event: object) => void;

/** The worker of a browser whose windows show these addresses. */
function startWorker(windows: string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const waits: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: 'https://bread.example' },
    registration: { showNotification: async (...of: unknown[]) => void shown.push(of) },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  runInNewContext(source, { self, URL });
  const fire = async (name: string, event: object) => {
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  const click = (path: string) =>
    fire('notificationclick', { notification: { data: { path }, close: () => undefined } });
  return { fire, click, shown, opened, focused };
}

it('shows what the server sends, one of a tag', async () => {
  const worker = startWorker();
  const sent = { title: '面团醒好了', body: '开一炉。', path: '/atlas', tag: 'daily' };
  await worker.fire('push', { data: { json: () => sent } });
  expect(worker.shown).toEqual([
    ['面团醒好了', { body: '开一炉。', tag: 'daily', icon: '/favicon.svg', data: { path: '/atlas' } }],
  ]);
});

it('opens the page it is about, or the window that shows it', async () => {
  const none = startWorker(['https://bread.example/mine']);
  await none.click('/atlas');
  expect([none.opened, none.focused]).toEqual([['https://bread.example/atlas'], []]);
  const open = startWorker(['https://bread.example/atlas?pkgId=1']);
  await open.click('/atlas');
  expect([open.opened, open.focused]).toEqual([[], ['https://bread.example/atlas?pkgId=1']]);
});

it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  'opens nothing elsewhere: %s',
  async (path) => {
    const worker = startWorker();
    await worker.click(path);
    expect([worker.opened, worker.focused]).toEqual([[], []]);
  },
);
