/**
 * Cuts version 8 of the project in a folder, with dummy processes instead of tests and
 * build, and sends itself a signal at a moment. The arguments are the folder, the signal
 * and the moment: a function of `fs` and the number of its call, or a step and a time in
 * ms.
 */
import fs from 'node:fs';
import { runChild } from '../../../../tools/cli/children';
import { runCommand } from '../../../../tools/cli/runCommand';
import { cutVersion } from '../../../../tools/versions/cut/cutVersion';
import { NAV } from './projectFiles';

const [siteDir = '', signal = '', moment = '', count = ''] = process.argv.slice(2);
const WORK_MS = 2_000;

const stop = () => process.kill(process.pid, signal);

/** Wraps a function and sends the signal after so many calls. */
function countCalls<Args extends unknown[], Result>(
  name: string,
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  let calls = 0;
  return (...args) => {
    const result = call(...args);
    calls += 1;
    if (name === moment && calls === Number(count)) stop();
    return result;
  };
}

fs.copyFileSync = countCalls('copyFileSync', fs.copyFileSync);
fs.symlinkSync = countCalls('symlinkSync', fs.symlinkSync);
fs.renameSync = countCalls('renameSync', fs.renameSync);

const work = (title: string, cwd?: string) => ({
  title,
  run: async () => {
    if (title !== moment) return;
    setTimeout(stop, Number(count));
    const wait = `setTimeout(() => {}, ${WORK_MS})`;
    await runChild([process.execPath, '-e', wait], { cwd });
  },
});

runCommand(() =>
  cutVersion({
    siteDir,
    name: '8',
    navSources: NAV,
    dryRun: false,
    checks: [work('check')],
    makeSteps: (copy) => [work('build', copy)],
  }),
);
