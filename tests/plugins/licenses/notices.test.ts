import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  followDependencies,
  listPackageFolders,
} from '../../../plugins/licenses/listPackageFolders';
import { readNotices } from '../../../plugins/licenses/readNotices';
import { renderNotices } from '../../../plugins/licenses/noticesPlugin';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

function write(file: string, content: string | object): void {
  const target = path.join(site, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(
    target,
    typeof content === 'string' ? content : JSON.stringify(content),
  );
}

test('modules belong to the innermost package', () => {
  expect(
    listPackageFolders([
      'src/theme/Root/index.tsx',
      'node_modules/react/index.js',
      'node_modules/react/jsx-runtime.js?x',
      'node_modules/@mui/material/Box/Box.js',
      'node_modules/a/node_modules/@b/c/index.js',
    ]),
  ).toEqual([
    'node_modules/react',
    'node_modules/@mui/material',
    'node_modules/a/node_modules/@b/c',
  ]);
});

test('dependencies are resolved like in Node', () => {
  write('node_modules/a/package.json', { dependencies: { b: '1', c: '2', gone: '1' } });
  write('node_modules/a/node_modules/b/package.json', { dependencies: { c: '2' } });
  write('node_modules/b/package.json', {});
  write('node_modules/c/package.json', { dependencies: { a: '1' } });
  expect(followDependencies(['a', 'gone'], site)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test('each package is listed with its license and notices', () => {
  write('node_modules/b/package.json', { name: 'b', version: '2.0.0', license: 'MIT' });
  write('node_modules/b/LICENSE', 'Copyright B\n');
  write('node_modules/b/NOTICE.md', 'Thanks to C\n');
  write('node_modules/b/license-tool.js', 'never');
  write('node_modules/a/package.json', {
    name: 'a',
    version: '1.0.0',
    license: 'ISC',
    author: { name: 'Ann' },
  });
  const text = renderNotices(readNotices(['node_modules/b', 'node_modules/a'], site));
  expect(text.indexOf('a 1.0.0\nLicense: ISC, by Ann')).toBeGreaterThan(0);
  expect(text.indexOf('b 2.0.0\nLicense: MIT')).toBeGreaterThan(text.indexOf('a 1.0.0'));
  expect(text).toContain('Copyright B');
  expect(text).toContain('Thanks to C');
});

test('a package without a license stops the build', () => {
  write('node_modules/a/package.json', { name: 'a', version: '1.0.0' });
  expect(() => readNotices(['node_modules/a'], site)).toThrow(
    'node_modules/a names no license',
  );
});

test('the packages of the installed site can all be listed', () => {
  const root = process.cwd();
  const folders = followDependencies(['@mui/x-data-grid-premium', 'react-dom'], root);
  const text = renderNotices(readNotices(folders, root));
  expect(text).toMatch(/^react-dom \d/m);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});
