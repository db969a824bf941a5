// Prints what each route loads before it shows itself, gzipped, against its budget; fails where a route is over it.
import { readRoutes } from './support/budgets.mjs';
import { filesOf, gzipSum, KB } from './support/route-files.mjs';

const kb = (bytes) => (bytes / KB).toFixed(1).padStart(7);

let over = false;
console.log('route            js kB gz  budget   css kB gz  budget   files  budget');
for (const budget of readRoutes()) {
  const { js, css } = filesOf(budget);
  const files = js.length + css.length;
  const late = gzipSum(js) > budget.js * KB || gzipSum(css) > budget.css * KB || files > budget.files;
  over ||= late;
  const of = (files, limit) => `${kb(gzipSum(files))} ${String(limit).padStart(7)}`;
  const count = `${String(files).padStart(7)} ${String(budget.files).padStart(7)}`;
  console.log(
    `${budget.route.padEnd(14)} ${of(js, budget.js)}     ${of(css, budget.css)} ${count}${late ? '  OVER' : ''}`,
  );
}
if (over) process.exit(1);
