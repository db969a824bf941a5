// Makes every attack on a running server of this machine and prints what came of it:
// `npm run attack -- http://localhost:4000`. Best on one that was started for it, in production mode; exit 1 where one broke through.
import { ATTACKS } from './attacks.ts';
import { targetOf } from './target.ts';

const SCALE = 5;

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const target = targetOf(url, SCALE);
let broken = 0;
console.log(`| Attack on ${url} | | Seen |\n|---|---|---|`);
for (const { name, run } of ATTACKS) {
  const { held, seen } = await run(target).catch((error: Error) => ({ held: false, seen: error.message }));
  if (!held) broken += 1;
  console.log(`| ${name} | ${held ? 'held' : 'BROKE THROUGH'} | ${seen} |`);
}
target.client.close();
console.log(`\n${ATTACKS.length - broken} of ${ATTACKS.length} held`);
process.exit(broken > 0 ? 1 : 0);
