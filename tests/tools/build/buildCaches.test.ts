import fs from 'node:fs';
import path from 'node:path';
import { clearBuildCaches } from '../../../tools/build/buildCaches';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();

test('caches of builds are removed; their output and other results stay', async () => {
  const siteDir = makeDir();
  const pruned = [
    '.docusaurus/routes.js',
    'node_modules/.cache/rspack/a',
    '.cache/kept/b',
  ];
  const others = ['build/index.html', 'node_modules/react/index.js', '.cache/checks/c'];
  for (const name of [...pruned, ...others]) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  }
  await clearBuildCaches(siteDir);
  const isThere = (name: string) => fs.existsSync(path.join(siteDir, name));
  expect(pruned.filter(isThere)).toEqual([]);
  expect(others.filter(isThere)).toEqual(others);
});
