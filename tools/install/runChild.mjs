/** Runs a process that ends with the one that started it; without dependencies. */
import { spawn } from 'node:child_process';

/** How often the parent is looked for, in ms. */
const INTERVAL = 1000;
const FORWARDED = ['SIGTERM', 'SIGHUP'];

/**
 * Runs Node and waits for its end. If this process is told to end, or npm, which started
 * it, is no longer there, the child is ended, too: a build would run on for minutes.
 * @param {string[]} args of Node
 * @param {string} cwd
 * @returns {Promise<number>} its exit code
 */
export function runChild(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  FORWARDED.forEach((signal) => process.on(signal, () => child.kill(signal)));
  // The terminal sends it to both.
  process.on('SIGINT', () => undefined);
  const parent = process.ppid;
  const isFromNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = setInterval(() => {
    if (isFromNpm && process.ppid !== parent) child.kill('SIGTERM');
  }, INTERVAL);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}
