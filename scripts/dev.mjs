// Server, client and Storybook, each reloading on change. The client is at http://localhost:5173.
import { spawn } from 'node:child_process';

const commands = [
  ['node', '--watch-path=server', '--watch-path=domain', '--import', '@oxc-node/core/register', 'server/main.ts'],
  ['npx', 'vite'],
  ['npx', 'storybook', 'dev', '-p', '6006', '--no-open', '--quiet'],
  ['npx', 'graphql-codegen', '--config', 'codegen.ts', '--watch'],
];
const children = commands.map(([command, ...args]) => spawn(command, args, { stdio: 'inherit' }));
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
