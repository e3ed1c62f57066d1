import fs from 'node:fs';
import path from 'node:path';
import { compareBuilds } from '../../../tools/build/compareBuilds';
import { MANIFEST_FILE } from '../../../tools/build/manifest';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();

function makeBuild(files: Record<string, string>): string {
  const folder = makeDir();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return folder;
}

test('files generated from equal files may differ, and the reason is reported', async () => {
  const files = { 'x/a.html': '<p>one', 'x/b.js': 'two' };
  const first = makeBuild({ ...files, 'x/a.html.br': '1', [MANIFEST_FILE]: '{"a":1}' });
  const second = makeBuild({ ...files, 'x/a.html.br': '2', [MANIFEST_FILE]: '{"a":2}' });
  expect(await compareBuilds(first, second)).toEqual({
    same: 2,
    accepted: new Map([
      [expect.stringContaining('compresses'), ['x/a.html.br']],
      [expect.stringContaining('list'), [MANIFEST_FILE]],
    ]),
    differences: [],
  });
});

test('every difference is reported with its file, its kind, and the first different position', async () => {
  const first = makeBuild({ 'a.html': '<p>old', 'b.js': 'b', 'd.css': 'd' });
  const second = makeBuild({ 'a.html': '<p>new', 'c.js': 'c', 'd.css': 'd' });
  const { same, differences } = await compareBuilds(first, second);
  expect(same).toBe(1);
  expect(differences).toEqual([
    { file: 'b.js', kind: 'only in the first' },
    { file: 'c.js', kind: 'only in the second' },
    { file: 'a.html', kind: 'differs', where: 'at byte 3: "<p>old" / "<p>new"' },
  ]);
});

test('a missing folder is an error', async () => {
  await expect(compareBuilds(makeDir(), '/no/such/build')).rejects.toThrow('ENOENT');
});
