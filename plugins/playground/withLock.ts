import fs from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_TIME = 250; // ms

/**
 * Runs an action while no other process does: the languages are built side by side and would
 * otherwise both make the same files. A lock left behind by a process that died is taken over.
 * @param file path of the lock; its folder exists
 */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    if (!(await isHeld(file))) await fs.rm(file, { force: true });
    else await wait(POLL_TIME);
  }
  try {
    return await action();
  } finally {
    await fs.rm(file, { force: true });
  }
}

const take = (file: string): Promise<boolean> =>
  fs.writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );

async function isHeld(file: string): Promise<boolean> {
  const pid = Number(await fs.readFile(file, 'utf8').catch(() => ''));
  // Between its creation and the writing of the number a lock is empty.
  if (!pid)
    return fs.stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs < 5000,
      () => false,
    );
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
