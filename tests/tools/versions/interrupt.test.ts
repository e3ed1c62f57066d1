import fs from 'node:fs';
import path from 'node:path';
import { runScript } from '../build/support/runScript';
import { prepareTempDirs } from '../build/support/tempDir';
import { commitAll, listUncommitted } from './support/commitAll';
import { PROJECT_FILES } from './support/projectFiles';

const makeDir = prepareTempDirs();
const SCRIPT = path.join(__dirname, 'support/cutAndStop.ts');
/** How many files a cut of the small project copies, and how many more it writes. */
const COPIED = 5;
const WRITTEN = 4;
const TIMEOUT = 60_000;

function makeProject(): string {
  const siteDir = makeDir(PROJECT_FILES);
  commitAll(siteDir, 'Begin');
  return siteDir;
}

/** Cuts until the given moment. */
async function cutUntil(siteDir: string, signal: string, moment: string, count: number) {
  const { child, output } = runScript(SCRIPT, [siteDir, signal, moment, `${count}`]);
  const text = await output;
  return { text, exitCode: child.exitCode };
}

test.each<[signal: string, moment: string, count: number]>([
  ['SIGINT', 'check', 0],
  ['SIGTERM', 'check', 300],
  ['SIGHUP', 'copyFileSync', 1],
  ['SIGINT', 'copyFileSync', COPIED],
  ['SIGTERM', 'symlinkSync', 1],
  ['SIGINT', 'build', 0],
  ['SIGTERM', 'build', 300],
  ['SIGINT', 'renameSync', 1],
  ['SIGTERM', 'copyFileSync', COPIED + 1],
  ['SIGHUP', 'copyFileSync', COPIED + 4],
  ['SIGINT', 'copyFileSync', COPIED + COPIED + WRITTEN],
])(
  'stopped by %s at %s %i, the project is unchanged',
  async (signal, moment, count) => {
    const siteDir = makeProject();
    const { text, exitCode } = await cutUntil(siteDir, signal, moment, count);
    expect(text).toContain(`Stopped by ${signal}. The project is as it was.`);
    expect(exitCode).toBe(130);
    expect(listUncommitted(siteDir)).toEqual([]);
    expect(fs.readdirSync(path.join(siteDir, '.cache'))).toEqual([]);
  },
  TIMEOUT,
);

test(
  'without a signal, the cut finishes',
  async () => {
    const siteDir = makeProject();
    expect((await cutUntil(siteDir, 'SIGINT', 'never', 0)).exitCode).toBe(0);
    expect(listUncommitted(siteDir)).toHaveLength(COPIED + WRITTEN);
  },
  TIMEOUT,
);

test(
  'killed while files are moved into the project, the next command undoes it',
  async () => {
    const siteDir = makeProject();
    await cutUntil(siteDir, 'SIGKILL', 'copyFileSync', COPIED + 7);
    expect(listUncommitted(siteDir)).not.toEqual([]);
    const { text } = await cutUntil(siteDir, 'SIGINT', 'check', 0);
    expect(text).toContain('Undid what a command left half done when it was killed.');
    expect(listUncommitted(siteDir)).toEqual([]);
    expect(fs.readdirSync(path.join(siteDir, '.cache'))).toEqual([]);
  },
  TIMEOUT,
);
