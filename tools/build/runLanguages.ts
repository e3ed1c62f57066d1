import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SITE_DIR } from '../../content/paths/siteDir';
import { keepColors } from '../cli/keepColors';
import { pipeTidily } from './pipeTidily';
import { watchProgress, type Patience } from './watchProgress';

/** Ends a build whose parent is gone; see the file. */
const END_WITH_PARENT = pathToFileURL(path.join(__dirname, 'endWithParent.mjs')).href;

/** A process that builds one language. */
export interface LanguageBuild {
  language: string;
  /** Folder of the site; the project's own where it is absent. */
  siteDir?: string;
  /** Arguments for Node. */
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a process with all that it started; on Windows the process alone. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

const start = ({ siteDir = SITE_DIR, args, env }: LanguageBuild): ChildProcess =>
  spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...keepColors(process.env), ...env },
    // A group of its own, so that it can be ended with all that it started.
    detached: process.platform !== 'win32',
  });

const settle = (language: string, child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    // What it started may hold its output open, and so keep it from closing.
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
 * Runs the builds of all languages side by side. As soon as one fails or none of them moves any
 * more, all are ended.
 * @throws StalledError where nothing moves; Error naming the language that failed
 */
export async function runLanguages(
  builds: readonly LanguageBuild[],
  patience?: Patience,
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
    patience,
  );
  for (const child of children)
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.on('data', watch.noteOutput);
      if (from) pipeTidily(from, to);
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
