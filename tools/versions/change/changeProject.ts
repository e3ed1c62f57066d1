import fs from 'node:fs';
import path from 'node:path';
import { endChildren } from '../../cli/children';
import { lockBuild } from '../../build/lockBuild';
import { applyChange } from './applyChange';
import { removeJournal } from './journal';
import { undoChange } from './undoChange';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Node tells of signals that came during the last step in the second turn after it at the latest. */
const TURNS = 2;

/** Files that lie ready in the scratch folder, and files that go. */
export interface ReadyChange {
  put: readonly string[];
  removed: readonly string[];
}

/**
 * Changes the project by a work that may take long and may be stopped at any moment: it goes on
 * in a scratch folder, and its files come into the project at the end, all or none. What an
 * earlier command left half done when it was killed is undone first.
 * @param work makes the files in the scratch folder, which is not there yet
 * @throws what the work throws, and Error if another such command runs; the project is as it was
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
    // A signal that came meanwhile is told now, and the change undone.
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    removeJournal(siteDir);
  } finally {
    clean();
    for (const signal of SIGNALS) process.off(signal, stop);
    await unlock();
  }
}

/** Where the files are made. It is none of the workspaces, which read the project around them. */
const getScratchDir = (siteDir: string): string =>
  path.join(siteDir, '.cache', 'version-scratch');
