import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readFrozenPackages } from '../../../content/versions/frozenPackages';
import { getProjectDir } from '../../../content/versions/getProjectDir';
import { MAINTAINED_VERSIONS } from '../../../src/config/versions';
import { createWorkspace } from '../../../tools/versions/workspace/createWorkspace';

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

describe.each(MAINTAINED_VERSIONS)('the workspace of $label', ({ major }) => {
  const workspace = createWorkspace(major);
  const ownVersion = (name: string): string =>
    read(path.join(workspace, 'node_modules', name, 'package.json')).version;

  test('has the packages of that major, whose plans share one copy of each', () => {
    const names = [
      'data-grid',
      'data-grid-premium',
      'date-pickers-pro',
      'charts',
      'tree-view-pro',
    ];
    for (const name of names)
      expect(ownVersion(`@mui/x-${name}`)).toMatch(new RegExp(`^${major}\\.`));
    const resolve = (name: string, from: string) =>
      fs.realpathSync(createRequire(`${from}/index.js`).resolve(`${name}/package.json`));
    const pro = fs.realpathSync(
      path.join(workspace, 'node_modules/@mui/x-date-pickers-pro'),
    );
    expect(resolve('@mui/x-date-pickers', pro)).toBe(
      resolve('@mui/x-date-pickers', workspace),
    );
    expect(fs.realpathSync(path.join(workspace, 'node_modules/react'))).toBe(
      fs.realpathSync(path.join(SITE_DIR, 'node_modules/react')),
    );
  });

  test('lists the versions that it contains in its package.json', () => {
    const { dependencies } = read(path.join(workspace, 'package.json'));
    expect(dependencies['@mui/x-charts']).toBe(ownVersion('@mui/x-charts'));
    for (const [name, version] of Object.entries(readFrozenPackages(major))) {
      expect(dependencies[name]).toBe(version);
      expect(ownVersion(name)).toBe(version);
    }
    expect(dependencies.react).toBe(
      read(path.join(SITE_DIR, 'package.json')).dependencies.react,
    );
  });

  test('has the pages and the navigation of that version instead of the current ones', () => {
    const pages = (folder: string) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .sort();
    expect(pages(path.join(workspace, 'docs'))).toEqual(
      pages(path.join(SITE_DIR, `versioned_docs/version-${major}`)),
    );
    expect(fs.readFileSync(path.join(workspace, 'src/nav/index.ts'), 'utf8')).toContain(
      'frozen',
    );
    expect(fs.existsSync(path.join(workspace, 'tests/content/claims'))).toBe(false);
    expect(getProjectDir(workspace)).toBe(SITE_DIR);
  });
});

test('a version without pages is rejected, with the remedy', () => {
  expect(() => createWorkspace(5)).toThrow(
    'There is no versioned_docs/version-5. Version 5 was not cut, or it was archived',
  );
});
