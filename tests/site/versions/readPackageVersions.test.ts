import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPackageVersions } from '../../../site/versions/readPackageVersions';

import { CURRENT_VERSION } from '../../../src/config/versions';

const ROOT = path.join(__dirname, '../../..');

test('the versions are those that are installed', () => {
  const versions = readPackageVersions(ROOT, CURRENT_VERSION);
  expect(versions['@mui/material']).toBe(require('@mui/material/package.json').version);
  expect(Object.keys(versions)).toEqual(
    expect.arrayContaining(['@mui/x-data-grid', '@mui/x-charts-pro', '@mui/x-tree-view']),
  );
  expect(Object.keys(versions).join()).not.toMatch(/license|-v7|system|icons/);
});

test('a package that is not installed stops the build, and the message says what to do', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const dependencies = { '@mui/x-charts': '1.0.0' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  expect(() => readPackageVersions(folder, CURRENT_VERSION)).toThrow(
    '@mui/x-charts is not installed. Install it with: npm install',
  );
  fs.rmSync(folder, { recursive: true });
});

test('an older major has its own packages, by their published names', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const install = (name: string, version: string) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ version }));
  };
  const dependencies = {
    '@mui/material': '7.0.0',
    '@mui/x-charts': '8.0.0',
    '@mui/x-charts-v7': 'npm:@mui/x-charts@7.0.0',
    '@mui/x-license-v7': 'npm:@mui/x-license@7.0.0',
  };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  install('@mui/material', '7.0.0');
  install('@mui/x-charts', '8.0.0');
  const seven = { major: 7, label: 'v7', status: 'built' } as const;
  expect(() => readPackageVersions(folder, seven)).toThrow(
    '@mui/x-charts-v7 is not installed. Install it with: npm install',
  );
  install('@mui/x-charts-v7', '7.0.0');
  expect(readPackageVersions(folder, seven)).toEqual({ '@mui/x-charts': '7.0.0' });
  expect(readPackageVersions(folder, CURRENT_VERSION)).toEqual({
    '@mui/material': '7.0.0',
    '@mui/x-charts': '8.0.0',
  });
  fs.rmSync(folder, { recursive: true });
});
