import type { CharReading } from './readings-in.ts';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (readings: CharReading[]) => void>();

function reader(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./pinyin.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener(
    'message',
    ({ data: { id, readings } }: MessageEvent<{ id: number; readings: CharReading[] }>) => {
      waiting.get(id)?.(readings);
      waiting.delete(id);
    },
  );
  // without it the author writes the pinyin by hand
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  });
  return worker;
}

/** Readings of the Chinese characters of a text, found beside the page: the table of readings is too heavy for it. */
export function readingsOf(text: string): Promise<CharReading[]> {
  if (!/\p{Script=Han}/u.test(text)) return Promise.resolve([]);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    reader().postMessage({ id, text });
  });
}
