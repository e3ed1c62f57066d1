import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { VERSIONS, type Version } from '../../../src/config/versions';
import { writeWorkflows } from '../../../tools/versions/table/writeWorkflows';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();

test('the workflows have the versions of the table', () => {
  const files = Object.entries(writeWorkflows(SITE_DIR, VERSIONS));
  expect(files).toHaveLength(2);
  for (const [file, text] of files)
    expect(fs.readFileSync(path.join(SITE_DIR, file), 'utf8')).toBe(text);
});

test('versions are added and removed', () => {
  const version = (major: number, status: Version['status']) => ({
    major,
    label: `v${major}`,
    status,
  });
  const write = (...table: Version[]) =>
    Object.values(writeWorkflows(SITE_DIR, table)) as [string, string];
  const [publish, nightly] = write(
    version(9, 'current'),
    version(8, 'maintained'),
    version(7, 'maintained'),
  );
  expect(publish).toContain('- { shard: 3/6, version: 8, language: en }\n');
  expect(nightly).toContain("- { name: version 8, only: 'build-8,browser-8' }\n");
  expect(nightly).toContain(
    'run: npm run build && npm run build -- --version 8 && npm run build -- --version 7\n',
  );
  const alone = write(version(9, 'current'), version(8, 'archived'));
  expect(alone[0]).toContain('- { shard: 2/2, version: 9, language: zh }\n');
  expect(alone[0]).not.toContain('version: 8');
  expect(alone[1]).not.toContain('name: version');
  expect(alone[1]).toMatch(/run: npm run build$/m);
});

test('a project without workflows has nothing to change', () => {
  expect(writeWorkflows(makeDir({}), VERSIONS)).toEqual({});
});

test('a workflow in another format is reported', () => {
  const siteDir = makeDir({ '.github/workflows/publish.yml': 'jobs: {}\n' });
  expect(() => writeWorkflows(siteDir, VERSIONS)).toThrow(/publish\.yml has no lines/);
});
