import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import { requireWritable } from '../cli/requireWritable';

const LOCK_FILE = path.join(SITE_DIR, '.cache', 'build.lock');

/** Maximum time between two builds that take over the same lock, in ms. */
const TAKEOVER_MS = 100;

/**
 * Prevents concurrent builds, which would overwrite each other's files. The lock of a
 * killed build is taken over.
 * @param what name of the running task, for the message
 * @returns a function that releases the lock
 * @throws Error if another build is running, or if the folder is not writable
 */
export async function lockBuild(
  file = LOCK_FILE,
  what = 'build',
): Promise<() => Promise<void>> {
  await requireWritable(path.dirname(file));
  await fs.mkdir(path.dirname(file), { recursive: true });
  const own = `${process.pid}\n`;
  try {
    await fs.writeFile(file, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = await readOwner(file);
    if (other !== undefined && isRunning(other)) throw refuse(other, file, what);
    await takeOver(file, own, what);
  }
  return () => fs.rm(file, { force: true });
}

/** If two processes take over the lock at the same time, the last one gets it. */
async function takeOver(file: string, own: string, what: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await fs.writeFile(draft, own);
  await fs.rename(draft, file);
  await new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS));
  const owner = await readOwner(file);
  if (owner !== process.pid) throw refuse(owner, file, what);
}

async function readOwner(file: string): Promise<number | undefined> {
  const text = await readTextAsync(file).catch(() => '');
  return /^\d+\n$/.test(text) ? Number(text) : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is running as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const refuse = (pid: number | undefined, file: string, what: string): Error =>
  new Error(
    `Another ${what} is running in this folder (process ${pid ?? 'unknown'}). Wait for its end.\nIf no ${what} is running, delete ${path.relative(SITE_DIR, file)}.`,
  );
