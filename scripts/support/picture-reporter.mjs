import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ASKED } from './picture-files.mjs';

/** Vitest reporter: writes down which pictures the stories asked for, taken or not, so that orphans can be told. */
export default class PictureReporter {
  onTestRunEnd(modules) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => test.meta().pictures ?? []),
    );
    mkdirSync(dirname(ASKED), { recursive: true });
    writeFileSync(ASKED, JSON.stringify([...new Set(names)].sort()));
  }
}
