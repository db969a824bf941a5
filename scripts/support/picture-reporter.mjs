import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ASKED } from './picture-files.mjs';

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

    const missed = tests.filter((test) => test.result().state === 'passed' && !test.meta().pictures);
    if (missed.length === 0) return;
    console.error(
      `not looked at after their play function:\n${missed.map(({ module, name }) => `  ${module.relativeModuleId} ${name}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
}
