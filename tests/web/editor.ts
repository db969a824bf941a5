// What an author gets: the time from a key to its letter, a package of 10,000 cards opened, scrolled and rearranged, and the
// JavaScript that the editor asks for.
//   npm run bench:editor -- --runs 3
// Ends with 1 where a limit is missed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRoutes } from '../../scripts/support/budgets.mjs';
import { filesOf, gzipSum, KB } from '../../scripts/support/route-files.mjs';
import { run } from '../../scripts/support/run.mjs';
import { isStale } from '../../scripts/support/stale.mjs';
import { makeAuthor } from './author.ts';
import { EditorDesk } from './editor-desk.ts';
import { median } from './median.ts';
import { startWebServer } from './server.ts';
import { Table } from './table.ts';

const LIMITS = { keyMs: 50, openMs: 1500, frameMs: 50, dragFrameMs: 1000 / 60 + 0.5, jsKb: 420 };
const CARDS = 10_000;
const LETTERS = 998;
const KEYS = 40;
const SCROLL_MS = 4000;
const DRAGGED_ROWS = 200;
/** Only the text editor says this. */
const TIPTAP = 'ProseMirror';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');

if (isStale()) run('node', ['scripts/build.mjs']);
const server = await startWebServer();
const table = new Table();
try {
  const author = await makeAuthor(server.url, CARDS, LETTERS);
  const each: { keys: number; open: number; scrolled: number; dragged: number; worst: number }[] = [];
  for (let i = 0; i < runs; i++) {
    const writing = await EditorDesk.open(server.url, author);
    const keys = median(await writing.type(KEYS));
    await writing.close();
    const desk = await EditorDesk.open(server.url, author);
    const open = await desk.openLarge();
    await desk.awaitLarge();
    const scrolled = Math.max(...(await desk.scroll(SCROLL_MS)));
    const drag = await desk.drag(DRAGGED_ROWS);
    if (drag.rows < DRAGGED_ROWS) throw new Error(`the card was carried over ${drag.rows} rows only`);
    await desk.close();
    each.push({ keys, open, scrolled, dragged: median(drag.frames), worst: Math.max(...drag.frames) });
    console.log(JSON.stringify(each.at(-1)));
  }
  const of = (figure: keyof (typeof each)[number]) => median(each.map((one) => one[figure]));
  table.atMost('editor', 'key to paint, 1000 characters, ms', of('keys'), LIMITS.keyMs);
  table.atMost('editor', `${CARDS} cards to usable, ms`, of('open'), LIMITS.openMs);
  table.atMost('editor', 'longest frame while scrolling, ms', of('scrolled'), LIMITS.frameMs);
  table.atMost('editor', `frame while dragging over ${DRAGGED_ROWS} rows, ms`, of('dragged'), LIMITS.dragFrameMs, 1);
  table.note('editor', `longest frame while dragging ${of('worst').toFixed(0)} ms`);
} finally {
  await server.stop();
}
const scripts = gzipSum(filesOf({ route: 'editor' }).js) / KB;
table.atMost('editor', 'JavaScript until a card is written, KB gz', scripts, LIMITS.jsKb, 1);
const others = readRoutes().filter(({ route }: { route: string }) => route !== 'editor');
const holders = others.flatMap((route: { route: string }) =>
  filesOf(route).js.some((file: string) => readFileSync(`dist/client/${file}`, 'utf8').includes(TIPTAP))
    ? [route.route]
    : [],
);
table.atMost('editor', 'other routes that begin with the text editor', holders.length, 0);
console.log(`\n${table.text()}\nmedians of ${runs} run${runs === 1 ? '' : 's'}, 4× slower CPU`);
process.exit(table.missed ? 1 : 0);
