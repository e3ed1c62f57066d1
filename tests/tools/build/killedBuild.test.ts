/** A build that is killed at any moment leaves a whole site, and the next one is as if it had not been. */
import fs from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../../../tools/build/checkBuild';
import { compareBuilds } from '../../../tools/build/compareBuilds';
import { finishSwitch } from '../../../tools/build/switchBuild';
import { isFullRun } from '../../../tools/test/fullRun';
import { runScript } from './support/runScript';
import { prepareTempDirs } from './support/tempDir';

const KILLS = isFullRun() ? 30 : 3;
const SCRIPT = path.join(__dirname, 'support/buildSmall.ts');
const TEXTS = ['first', 'second'];
const makeDir = prepareTempDirs();
const buildOf = (root: string): string => path.join(root, 'build');

/**
 * @param patience how long the build may go on from its first word, in ms
 * @returns how long it did, and what it printed
 */
async function build(root: string, text: string, patience?: number) {
  const { child, output } = runScript(SCRIPT, [root, text]);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  const start = Date.now();
  const timer =
    patience === undefined
      ? undefined
      : setTimeout(() => child.kill('SIGKILL'), patience);
  const said = await output;
  clearTimeout(timer);
  return { time: Date.now() - start, said, code: child.exitCode };
}

const differ = async (one: string, other: string) =>
  (await compareBuilds(buildOf(one), buildOf(other))).differences;

test(`killed at ${KILLS} moments and run again, a build is as an undisturbed one`, async () => {
  const undisturbed = [makeDir(), makeDir()];
  let duration = 0;
  for (const [index, root] of undisturbed.entries()) {
    const { time, said, code } = await build(root, TEXTS[index]!);
    expect({ code, said }).toMatchObject({ code: 0 });
    duration = Math.max(duration, time);
  }
  expect(await differ(undisturbed[0]!, undisturbed[1]!)).not.toEqual([]);

  const root = makeDir();
  await build(root, TEXTS[0]!);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const next = kill % 2;
    const { code } = await build(root, TEXTS[next]!, ((kill - 0.5) / KILLS) * duration);
    const places = { target: buildOf(root), stage: path.join(root, '.cache/build') };
    // Commands that read it do so, for a kill between the two renames.
    if (!fs.existsSync(places.target)) await finishSwitch(places);
    await checkBuild(places.target, { reads: true });
    const found = await Promise.all(undisturbed.map((other) => differ(root, other)));
    const whole = found.findIndex((differences) => differences.length === 0);
    // The former one, or the one that was built; a build that ended left that.
    expect(code === 0 ? [next] : [0, 1]).toContain(whole);
    const again = await build(root, TEXTS[next]!);
    expect(again).toEqual({ ...again, code: 0 });
    expect(await differ(root, undisturbed[next]!)).toEqual([]);
    expect(fs.readdirSync(places.stage)).toEqual([]);
  }
}, 900_000);
