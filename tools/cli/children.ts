import { type ChildProcess, spawn } from 'node:child_process';
import { SITE_DIR } from '../../content/paths/siteDir';

/** Grace period for a process to exit before it is killed, in ms. */
const GRACE_MS = 5_000;

const running = new Set<ChildProcess>();
let isEnding = false;

/** Signals a process and its children; on Windows only the process. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, name);
  } catch {
    // It has exited in the meantime.
  }
}

export interface RunOptions {
  /** Working directory; defaults to the project. */
  cwd?: string;
  env?: Record<string, string>;
  /** Receives the output, which is otherwise printed. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command in a separate process group, so that it can be terminated with its
 * children.
 * @returns its exit code; null if it was terminated by a signal or could not start.
 *   After `endChildren`, the promise never settles.
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
      // Callers that await it must not start the next command.
      if (!isEnding) resolve(code);
    });
  });
}

/** Terminates all processes started by `runChild`. */
export async function endChildren(): Promise<void> {
  isEnding = true;
  for (const child of running) signal(child, 'SIGINT');
  const deadline = Date.now() + GRACE_MS;
  while (running.size > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of running) signal(child, 'SIGKILL');
}

/**
 * Returns the environment for a process whose output is piped, so that it prints colors
 * if it would have done so on the terminal.
 */
export const preserveColors = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
});
