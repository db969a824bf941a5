import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** With this many processors a page hardly waits for what works beside it. */
const PLENTY = 6;
const processors = availableParallelism();
const last = processors - 1;

const bind = (pid: number, to: string) => execFileSync('taskset', ['-apc', to, String(pid)], { stdio: 'ignore' });

/**
 * Keeps this process, and all that it starts from now on, off the last of few processors: there the page is measured. Lighthouse,
 * the product's server, and Chromium's window, network and drawing would otherwise take half of two from it, which no phone's page
 * has to share with them. Returns whether the machine has that many processors and lets us.
 */
export function leaveACore(): boolean {
  if (processors < 2 || processors >= PLENTY) return false;
  try {
    bind(process.pid, `0-${last - 1}`);
    return true;
  } catch {
    return false; // not a Linux
  }
}

/** Lets what is started from now on have all processors again. */
export function takeTheCoreBack(): void {
  bind(process.pid, `0-${last}`);
}

/** Moves the pages that a browser opens from now on to the processor that was left: they are forks of one process. */
export function pagesToTheCore(browser: number): void {
  const children = execFileSync('ps', ['--ppid', String(browser), '-o', 'pid=,args='], { encoding: 'utf8' });
  for (const child of children.split('\n'))
    if (child.includes('--type=zygote') && !child.includes('--no-zygote-sandbox'))
      bind(Number.parseInt(child, 10), String(last));
}
