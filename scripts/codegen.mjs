// The client's hooks and the documents the server trusts. Documents that the client no longer sends stay trusted for a while:
// a tab that is open while a new version is deployed, and a server that is not yet replaced, go on working.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { earlierDocuments } from './codegen/earlier-documents.mjs';

const TRUSTED = 'server/api/documents/trusted-documents.json';
const EARLIER = 'server/api/documents/earlier-documents.json';

execFileSync('npx', ['graphql-codegen', '--config', 'codegen.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });

const earlier = earlierDocuments({
  trusted: JSON.parse(readFileSync(TRUSTED, 'utf8')),
  trustedBefore: committed(TRUSTED),
  earlierBefore: committed(EARLIER),
  today: new Date(),
});
const text = `${JSON.stringify(earlier, null, 2)}\n`;
if (!existsSync(EARLIER) || readFileSync(EARLIER, 'utf8') !== text) writeFileSync(EARLIER, text);

/** A JSON file as last committed: what was tried in between was in no build. Without git, as it stands. */
function committed(file) {
  try {
    return JSON.parse(
      execFileSync('git', ['show', `HEAD:${file}`], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }),
    );
  } catch {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }
}
