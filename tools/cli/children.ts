import { spawn, type ChildProcess } from 'node:child_process';
import { SITE_DIR } from '../../content/paths/siteDir';

/** How long a process may take to end after it was asked to. */
const GRACE_MS = 5_000;

const running = new Set<ChildProcess>();
let isEnding = false;

/** Signals a process and all that it started; on Windows the process alone. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

export interface RunOptions {
  /** Folder in which it runs; the project where it is absent. */
  cwd?: string;
  env?: Record<string, string>;
  /** Takes the output instead of the terminal. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command in a group of processes of its own, so that it can be ended whole.
 * @returns its exit code; null where a signal ended it or it could not start. After
 *   `endChildren` it never settles.
 */
export function runChild(
  [program = '', ...args]: readonly string[],
  { cwd = SITE_DIR, env, onOutput }: RunOptions = {},
): Promise<number | null> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      (onOutput ?? console.error)(`${program}: ${error.message}\n`);
      running.delete(child);
      resolve(null);
    });
    child.on('close', (code) => {
      running.delete(child);
      // Whoever waits for it is to end too, and not to go on to the next.
      if (!isEnding) resolve(code);
    });
  });
}

/** Ends everything that `runChild` has started. */
export async function endChildren(): Promise<void> {
  isEnding = true;
  for (const child of running) signal(child, 'SIGINT');
  const deadline = Date.now() + GRACE_MS;
  while (running.size > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of running) signal(child, 'SIGKILL');
}
