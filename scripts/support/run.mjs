import { spawnSync } from 'node:child_process';

/** Runs a command with our own streams and ends this process with its code if it fails. */
export function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}
