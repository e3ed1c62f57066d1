import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SITE_DIR } from '../../content/paths/siteDir';
import { preserveColors } from '../cli/children';
import { pipeOutput } from './pipeOutput';
import { watchProgress, type StallTimeout } from './watchProgress';

/** Makes builds exit with their parent; see the file. */
const END_WITH_PARENT = pathToFileURL(path.join(__dirname, 'endWithParent.mjs')).href;

/** A process that builds one language. */
export interface LanguageBuild {
  language: string;
  /** Folder of the site; defaults to that of the project. */
  siteDir?: string;
  /** Node arguments. */
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Kills a process with its children; on Windows only the process. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has exited in the meantime.
  }
}

const start = ({ siteDir = SITE_DIR, args, env }: LanguageBuild): ChildProcess =>
  spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...preserveColors(process.env), ...env },
    // A separate process group, so that it can be killed with its children.
    detached: process.platform !== 'win32',
  });

const settle = (language: string, child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    // Child processes may keep its output open, which would prevent the `close` event.
    child.on('exit', () => end(child));
    child.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `The ${language} build failed (${signal ?? `exit code ${code}`}). What it says is above.`,
            ),
          ),
    );
  });

/**
 * Builds all languages in parallel. If one fails or all of them stall, all processes are
 * killed.
 * @throws StalledError if there is no progress; Error with the language that failed
 */
export async function runLanguages(
  builds: readonly LanguageBuild[],
  stallTimeout?: StallTimeout,
): Promise<void> {
  const children = builds.map(start);
  const endAll = () => children.forEach(end);
  const stop = (signal: NodeJS.Signals) => {
    endAll();
    console.error(`\nStopped by ${signal}. build/ is as it was.`);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  const watch = watchProgress(
    children.flatMap(({ pid }) => pid ?? []),
    stallTimeout,
  );
  for (const child of children)
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.on('data', watch.noteOutput);
      if (from) pipeOutput(from, to);
    }
  try {
    const done = Promise.all(
      builds.map(({ language }, index) => settle(language, children[index]!)),
    );
    await Promise.race([done, watch.stalled]);
  } finally {
    watch.end();
    endAll();
    for (const signal of SIGNALS) process.removeListener(signal, stop);
  }
}
