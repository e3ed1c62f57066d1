import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPackageVersions } from '../../../content/versions/readPackageVersions';

const ROOT = path.join(__dirname, '../../..');

test('the versions are the installed ones', () => {
  const versions = readPackageVersions(ROOT);
  expect(versions['@mui/material']).toBe(require('@mui/material/package.json').version);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['@mui/x-data-grid', '@mui/x-charts-pro', '@mui/x-tree-view']),
  );
  expect(Object.keys(versions).join()).not.toMatch(/license|system|icons/);
});

test('a package that is not installed stops the build with the remedy', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const dependencies = { '@mui/x-charts': '1.0.0' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  expect(() => readPackageVersions(folder)).toThrow(
    '@mui/x-charts is not installed. Install the packages: npm ci --ignore-scripts',
  );
  fs.rmSync(folder, { recursive: true });
});
