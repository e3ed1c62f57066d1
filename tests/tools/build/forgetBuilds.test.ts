import fs from 'node:fs';
import path from 'node:path';
import { forgetBuilds } from '../../../tools/build/forgetBuilds';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();

test('what builds have kept goes, what they have made and other results stay', async () => {
  const siteDir = makeDir();
  const kept = ['.docusaurus/routes.js', 'node_modules/.cache/rspack/a', '.cache/kept/b'];
  const others = ['build/index.html', 'node_modules/react/index.js', '.cache/checks/c'];
  for (const name of [...kept, ...others]) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  }
  await forgetBuilds(siteDir);
  const isThere = (name: string) => fs.existsSync(path.join(siteDir, name));
  expect(kept.filter(isThere)).toEqual([]);
  expect(others.filter(isThere)).toEqual(others);
});
