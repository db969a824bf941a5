// What a phone gets: Lighthouse on landing, atlas and lesson, weights, the time from a tap to its verdict, what each face of a
// lesson takes to answer, and the frames of the boss.
//   npm run bench:web -- --runs 5
// Ends with 1 where a budget is missed. Budgets: client/**/budget.json and LIMITS below.
import { parseArgs } from 'node:util';
import { readRoutes } from '../../scripts/support/budgets.mjs';
import { filesOf, gzipSum, KB } from '../../scripts/support/route-files.mjs';
import { run } from '../../scripts/support/run.mjs';
import { isStale } from '../../scripts/support/stale.mjs';
import { type Audit, audit, type Visit } from './audit.ts';
import { bossMovement } from './boss.ts';
import { answerFaces } from './faces.ts';
import { makeLearner } from './learner.ts';
import { median } from './median.ts';
import { Phone } from './phone.ts';
import { startWebServer } from './server.ts';
import { Table } from './table.ts';
import { tapToVerdict } from './tap.ts';

const LIMITS = { lcpMs: 2500, tbtMs: 200, cls: 0.1, accessibility: 100, bestPractices: 100, tapMs: 100, taskMs: 50 };
const TAPS = 12;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');

if (isStale()) run('node', ['scripts/build.mjs']);
const phone = await Phone.make();
const server = await startWebServer();
const table = new Table();
try {
  const learner = await makeLearner(server.url);
  const visits: Visit[] = [
    { name: 'landing', path: '/', storage: {} },
    { name: 'auth', path: '/auth', storage: {} },
    { name: 'atlas', path: '/atlas', storage: learner.loggedIn },
    { name: 'lesson', path: '/unit/learn', storage: learner.learning },
  ];
  for (const visit of visits) {
    const audits: Audit[] = [];
    for (let i = 0; i < runs; i++) audits.push(await audit(phone, server.url, visit));
    report(visit.name, audits);
  }
  console.log(`audited with ${phone.processors}`);
  phone.share();
  const taps = await tapToVerdict(phone, server.url, learner.learning, TAPS);
  table.atMost('lesson', 'tap to verdict, 4× slower CPU, ms', median(taps), LIMITS.tapMs);
  await bossMovement(phone, server.url, learner.learning, table);
  for (const { face, verdicts, task } of await answerFaces(phone, server.url)) {
    table.atMost(face, `tap to verdict, median of ${verdicts.length}, ms`, median(verdicts), LIMITS.tapMs);
    table.atMost(face, 'longest task while answering, ms', task, LIMITS.taskMs);
  }
} finally {
  await server.stop();
  await phone.dispose();
}
console.log(`\n${table.text()}\nmedians of ${runs} run${runs === 1 ? '' : 's'}, ${TAPS} taps`);
process.exit(table.missed ? 1 : 0);

function report(name: string, audits: Audit[]): void {
  const of = (figure: (audit: Audit) => number) => median(audits.map(figure));
  table.atMost(
    name,
    'largest contentful paint, ms',
    of(({ lcpMs }) => lcpMs),
    LIMITS.lcpMs,
  );
  table.atMost(
    name,
    'total blocking time, ms',
    of(({ tbtMs }) => tbtMs),
    LIMITS.tbtMs,
  );
  table.atMost(
    name,
    'layout shift',
    of(({ cls }) => cls),
    LIMITS.cls,
    3,
  );
  table.atLeast(
    name,
    'accessibility',
    of(({ accessibility }) => accessibility),
    LIMITS.accessibility,
  );
  table.atLeast(
    name,
    'best practices',
    of(({ bestPractices }) => bestPractices),
    LIMITS.bestPractices,
  );
  table.note(name, `blocking by the processor's own time, ${of(({ ownTbtMs }) => ownTbtMs).toFixed(0)} ms`);
  const faults = [...new Set(audits.flatMap(({ faults }) => faults))];
  if (faults.length) table.note(name, `faults: ${faults.join(', ')}`);

  const budget = readRoutes().find((budget: { route: string }) => budget.route === name);
  if (!budget) throw new Error(`client/**/budget.json has no route ${name}`);
  const { js, css } = filesOf(budget);
  table.atMost(name, 'JavaScript before the page shows, KB gz', gzipSum(js) / KB, budget.js, 1);
  table.atMost(name, 'CSS before the page shows, KB gz', gzipSum(css) / KB, budget.css, 1);
  const wire = (kind: string, files?: string[]) =>
    of(({ transfers }) =>
      transfers
        .filter((transfer) => transfer.kind === kind && (!files || files.includes(transfer.path)))
        .reduce((total, { bytes }) => total + bytes, 0),
    ) / KB;
  table.atMost(name, 'fonts on the wire, KB', wire('Font'), budget.fonts, 1);
  const lcps = audits.map(({ lcpMs }) => Math.round(lcpMs));
  table.note(
    name,
    `paints from ${Math.min(...lcps)} to ${Math.max(...lcps)} ms, speed index ${of(({ speedIndexMs }) => speedIndexMs).toFixed(0)} ms; machine ${of(({ machine }) => machine)}`,
  );
  table.note(
    name,
    `on the wire: JavaScript ${wire('Script', js).toFixed(1)} KB, ${wire('Script').toFixed(1)} KB with what comes later`,
  );
}
