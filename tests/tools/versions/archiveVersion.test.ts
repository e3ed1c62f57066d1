import fs from 'node:fs';
import path from 'node:path';
import { readArchivedPathnames } from '../../../content/versions/archivedPathnames';
import { archiveVersion } from '../../../tools/versions/archive/archiveVersion';
import { restoreVersion } from '../../../tools/versions/archive/restoreVersion';
import { git } from '../../../tools/versions/change/git';
import { prepareTempDirs } from '../build/support/tempDir';
import { commitAll, listUncommitted } from './support/commitAll';
import { PROJECT_FILES } from './support/projectFiles';

const makeDir = prepareTempDirs();

function makeProject(files: Record<string, string> = {}): string {
  const siteDir = makeDir({ ...PROJECT_FILES, ...files });
  commitAll(siteDir, 'Begin');
  return siteDir;
}

const read = (siteDir: string, file: string) =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

test('an archived version is removed with all of its parts, and restored unchanged', async () => {
  const siteDir = makeProject();
  const before = git(siteDir, ['rev-parse', 'HEAD^{tree}']);
  expect(await archiveVersion(siteDir, '7')).toBe(4);
  expect(listUncommitted(siteDir).sort()).toEqual([
    ' D i18n/zh/docusaurus-plugin-content-docs/version-7/charts/bars/bars.mdx',
    ' D versioned_docs/version-7/charts/bars/bars.mdx',
    ' D versioned_docs/version-7/charts/gone/gone.mdx',
    ' D versioned_sidebars/version-7.json',
    ' M src/config/versions.ts',
    '?? content/versions/archived/7.json',
  ]);
  expect(fs.existsSync(path.join(siteDir, 'versioned_docs'))).toBe(false);
  expect(read(siteDir, 'src/config/versions.ts')).toContain(
    "{ major: 7, label: 'v7', status: 'archived' },",
  );
  expect(readArchivedPathnames(siteDir, 7)).toEqual(
    new Set(['/x/react-charts/bars', '/x/react-charts/gone']),
  );
  commitAll(siteDir, 'Archive');
  expect(await restoreVersion(siteDir, '7')).toBe(4);
  commitAll(siteDir, 'Restore');
  expect(git(siteDir, ['rev-parse', 'HEAD^{tree}'])).toBe(before);
  expect(fs.readdirSync(path.join(siteDir, '.cache'))).toEqual([]);
});

test('only a version with pages is archived, and only an archived one is restored', async () => {
  const siteDir = makeProject();
  await expect(archiveVersion(siteDir, '8')).rejects.toThrow(
    'Version "8" is "current" in src/config/versions.ts. Name one that is "maintained": 7.',
  );
  await expect(archiveVersion(siteDir, '3')).rejects.toThrow(
    'Version "3" does not exist',
  );
  await expect(restoreVersion(siteDir, '7')).rejects.toThrow(
    'Version "7" is "maintained" in src/config/versions.ts. Name one that is "archived": 6.',
  );
  await expect(restoreVersion(siteDir, '6')).rejects.toThrow(
    'No commit of this branch took versioned_sidebars/version-6.json out',
  );
  expect(listUncommitted(siteDir)).toEqual([]);
});

test('uncommitted changes are rejected', async () => {
  const siteDir = makeProject();
  fs.writeFileSync(path.join(siteDir, 'new.txt'), '');
  const message = 'These files are not committed: new.txt.';
  await expect(archiveVersion(siteDir, '7')).rejects.toThrow(message);
  await expect(restoreVersion(siteDir, '6')).rejects.toThrow(message);
});

test('a version whose packages are gone is restored with them', async () => {
  const siteDir = makeProject();
  const before = git(siteDir, ['rev-parse', 'HEAD^{tree}']);
  await archiveVersion(siteDir, '7');
  fs.rmSync(path.join(siteDir, 'versioned_packages'), { recursive: true });
  commitAll(siteDir, 'Archive');
  expect(await restoreVersion(siteDir, '7')).toBe(5);
  commitAll(siteDir, 'Restore');
  expect(git(siteDir, ['rev-parse', 'HEAD^{tree}'])).toBe(before);
});
