// Builds the product if its sources are newer than the build, then serves it until a signal stops it.
import { spawn } from 'node:child_process';
import { run } from './support/run.mjs';
import { SERVER_FILE, SERVER_FLAGS } from './support/server-command.mjs';
import { isStale } from './support/stale.mjs';

if (isStale()) run('node', ['scripts/build.mjs']);

const server = spawn('node', [...SERVER_FLAGS, SERVER_FILE], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
