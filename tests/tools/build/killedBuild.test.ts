/**
 * A build that is killed at any moment leaves a complete site, and does not affect the
 * next one.
 */
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
 * @param timeout how long the build may run after its first output, in ms
 * @returns how long it took, and its output
 */
async function build(root: string, text: string, timeout?: number) {
  const { child, output } = runScript(SCRIPT, [root, text]);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  const start = Date.now();
  const timer =
    timeout === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeout);
  const said = await output;
  clearTimeout(timer);
  return { time: Date.now() - start, said, code: child.exitCode };
}

const differ = async (one: string, other: string) =>
  (await compareBuilds(buildOf(one), buildOf(other))).differences;

test(`after kills at ${KILLS} moments, the next build equals an undisturbed one`, async () => {
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
    // Commands that read the build do so in case of a kill between the two renames.
    if (!fs.existsSync(places.target)) await finishSwitch(places);
    await checkBuild(places.target, { reads: true });
    const found = await Promise.all(undisturbed.map((other) => differ(root, other)));
    const whole = found.findIndex((differences) => differences.length === 0);
    // The former build, or the new one; a finished build leaves the new one.
    expect(code === 0 ? [next] : [0, 1]).toContain(whole);
    const again = await build(root, TEXTS[next]!);
    expect(again).toEqual({ ...again, code: 0 });
    expect(await differ(root, undisturbed[next]!)).toEqual([]);
    expect(fs.readdirSync(places.stage)).toEqual([]);
  }
}, 900_000);
