import fs from 'node:fs';
import path from 'node:path';
import { endChildren } from '../../cli/children';
import { lockBuild } from '../../build/lockBuild';
import { applyChange } from './applyChange';
import { removeJournal } from './journal';
import { undoChange } from './undoChange';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Number of event loop turns after which Node has delivered all pending signals. */
const TURNS = 2;

/** Files that are ready in the scratch folder, and files to remove. */
export interface ReadyChange {
  put: readonly string[];
  removed: readonly string[];
  /** Folders of the scratch folder to keep that Git ignores, such as a build. */
  kept?: readonly string[];
}

/**
 * Changes the project with a task that may take long and may be interrupted at any time:
 * it works in a scratch folder, and its files are moved into the project at the end, all
 * or none. Changes that an earlier, killed command left incomplete are undone first.
 * @param work creates the files in the scratch folder, which does not exist yet
 * @throws the error of the task, or an Error if another such command is running; the
 *   project is not changed then
 */
export async function changeProject(
  siteDir: string,
  work: (scratch: string) => ReadyChange | undefined | Promise<ReadyChange | undefined>,
): Promise<void> {
  const scratch = getScratchDir(siteDir);
  const lock = path.join(siteDir, '.cache', 'version.lock');
  const unlock = await lockBuild(lock, 'command that changes versions');
  const clean = (): void => {
    undoChange(siteDir);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  const stop = (signal: NodeJS.Signals): void =>
    void endChildren().then(() => {
      clean();
      fs.rmSync(lock, { force: true });
      console.error(`\nStopped by ${signal}. The project is as it was.`);
      process.exit(130);
    });
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    if (undoChange(siteDir))
      console.log('Undid what a command left half done when it was killed.');
    fs.rmSync(scratch, { recursive: true, force: true });
    const ready = await work(scratch);
    if (!ready) return;
    applyChange(siteDir, scratch, ready);
    // Delivers signals that were received in the meantime, so that the change is undone.
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    removeJournal(siteDir);
    for (const folder of ready.kept ?? []) {
      const target = path.join(siteDir, folder);
      fs.rmSync(target, { recursive: true, force: true });
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.renameSync(path.join(scratch, folder), target);
    }
  } finally {
    clean();
    for (const signal of SIGNALS) process.off(signal, stop);
    await unlock();
  }
}

/**
 * The scratch folder. It is not one of the workspaces, which read the project around
 * them.
 */
const getScratchDir = (siteDir: string): string =>
  path.join(siteDir, '.cache', 'version-scratch');
