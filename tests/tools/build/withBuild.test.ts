import { spawn } from 'node:child_process';
import path from 'node:path';
import { withBuild } from '../../../tools/build/withBuild';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();

/**
 * Continues to write for a while, like the process of a language whose build was killed.
 */
const WRITE_ON = `
const fs = require('node:fs');
const [folder] = process.argv.slice(1);
process.stdout.write('begins');
const end = Date.now() + 600;
for (let count = 0; Date.now() < end; count += 1) {
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(folder + '/' + count + '.js', '');
  } catch {}
}
`;

test('a build starts after a killed one whose processes still write', async () => {
  const root = makeDir();
  const places = { target: path.join(root, 'build'), stage: path.join(root, 'stage') };
  const writer = spawn(process.execPath, [
    '-e',
    WRITE_ON,
    path.join(places.stage, 'en/assets'),
  ]);
  const ended = new Promise((resolve) => writer.once('close', resolve));
  await new Promise((resolve) => writer.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const work = jest.fn(() => Promise.resolve());
  await withBuild(places, work, path.join(root, 'lock'));
  await ended;
  expect(work).toHaveBeenCalledTimes(1);
});
