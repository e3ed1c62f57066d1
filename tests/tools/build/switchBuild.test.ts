import fs from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../../../tools/build/checkBuild';
import { finishSwitch, nextOf, switchBuild } from '../../../tools/build/switchBuild';
import { writeManifest } from '../../../tools/build/writeManifest';
import { isFullRun } from '../../../tools/test/fullRun';
import { runScript } from './support/runScript';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();
const KILLS = isFullRun() ? 30 : 6;

function makePlaces() {
  const root = makeDir();
  return { target: path.join(root, 'build'), stage: path.join(root, 'stage') };
}

async function makeNext(
  places: ReturnType<typeof makePlaces>,
  text: string,
): Promise<void> {
  fs.mkdirSync(nextOf(places), { recursive: true });
  fs.writeFileSync(path.join(nextOf(places), 'index.html'), text);
  await writeManifest(nextOf(places));
}

const readPage = ({ target }: { target: string }) =>
  fs.readFileSync(path.join(target, 'index.html'), 'utf8');

test('the next build replaces the current one', async () => {
  const places = makePlaces();
  await makeNext(places, 'first');
  await switchBuild(places);
  expect(readPage(places)).toBe('first');
  await makeNext(places, 'second');
  await switchBuild(places);
  expect(readPage(places)).toBe('second');
  expect(fs.readdirSync(places.stage)).toEqual([]);
});

test('an incomplete build replaces nothing', async () => {
  const places = makePlaces();
  await makeNext(places, 'first');
  await switchBuild(places);
  await makeNext(places, 'second');
  fs.rmSync(path.join(nextOf(places), 'index.html'));
  await expect(switchBuild(places)).rejects.toThrow('index.html is missing');
  expect(readPage(places)).toBe('first');
});

test.each([
  ['the new one, if it is whole', true, 'second'],
  ['the former one, if the new one is not', false, 'first'],
])('killed between the renames: %s', async (_title, isWhole, expected) => {
  const places = makePlaces();
  await makeNext(places, 'first');
  fs.renameSync(nextOf(places), path.join(places.stage, 'former'));
  await makeNext(places, 'second');
  if (!isWhole) fs.writeFileSync(path.join(nextOf(places), 'index.html'), 'half');
  await finishSwitch(places);
  expect(readPage(places)).toBe(expected);
});

test('killed at any moment, a complete build is in place', async () => {
  const places = makePlaces();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const script = path.join(__dirname, 'support/switchForever.ts');
    const { child, output } = runScript(script, [places.target, places.stage]);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, ((kill + 0.5) / KILLS) * 300));
    child.kill('SIGKILL');
    await output;
    await finishSwitch(places);
    const { files } = await checkBuild(places.target, { reads: true });
    expect(Object.keys(files)).toHaveLength(30);
  }
}, 120_000);
