import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runRspack } from '../../../plugins/shared/runRspack';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const bundle = (source: string) => {
  const entry = path.join(folder, 'entry.js');
  fs.writeFileSync(entry, source);
  const output = { path: path.join(folder, 'out'), filename: 'bundle.js' };
  return runRspack(
    'The part',
    { context: folder, entry, output },
    { ANSWER: JSON.stringify('forty-two') },
  );
};

test('bundles for production, with constants, and returns the written files', async () => {
  const { entrypoints } = await bundle('console.log(ANSWER); // a comment');
  expect(entrypoints?.main?.assets?.map(({ name }) => name)).toEqual(['bundle.js']);
  const text = fs.readFileSync(path.join(folder, 'out/bundle.js'), 'utf8');
  expect(text).toContain('console.log("forty-two")');
  expect(text).not.toContain('comment');
}, 60_000);

test('reports what could not be built, and why', async () => {
  await expect(bundle("import './absent';")).rejects.toThrow(
    /^The part could not be built:\n[^]*\.\/absent/,
  );
}, 60_000);
