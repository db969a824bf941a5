import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ASKED, forgetDiffs } from './picture-files.mjs';

/**
 * Vitest reporter: writes down which pictures the stories asked for, taken or not, so that orphans can be told; a story that passed
 * without being looked at fails the run.
 */
export default class PictureReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const names = tests.flatMap((test) => test.meta().pictures ?? []);
    mkdirSync(dirname(ASKED), { recursive: true });
    writeFileSync(ASKED, JSON.stringify([...new Set(names)].sort()));

    // Who passed after a second look compared them all again. That it took two is counted (`count-reporter.mjs`).
    forgetDiffs(tests.filter((test) => test.result().state === 'passed').flatMap((test) => test.meta().pictures ?? []));

    const missed = tests.filter((test) => test.result().state === 'passed' && !test.meta().pictures);
    if (missed.length === 0) return;
    console.error(
      `not looked at after their play function:\n${missed.map(({ module, name }) => `  ${module.relativeModuleId} ${name}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
}
