import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {
  LICENSE_MODULE,
  readLicenseKey,
} from '../../../plugins/licenses/licenseKeyPlugin';
import { renderLicense } from '../../../plugins/licenses/licenseLoader';
import { makeChunkGroups } from '../../../plugins/demos/chunkGroups';
import { getFrameKey } from '../../../plugins/playground/getFrameKey';
import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';

const PACKAGE = path.dirname(require.resolve('@mui/x-license/package.json'));
const KEY = '0123456789abcdef0123456789abcdefTz0xLEU9MQ==';
const ENV = { MUI_X_LICENSE_KEY: KEY };

test.each(['utils/licenseInfo.mjs', 'utils/licenseInfo.js'])(
  'the installed package stores its key in %s, which is found',
  (file) => {
    expect(fs.existsSync(path.join(PACKAGE, file))).toBe(true);
    expect(LICENSE_MODULE.test(path.join(PACKAGE, file))).toBe(true);
  },
);

test('the license check loads that module', () => {
  const code = fs.readFileSync(
    path.join(PACKAGE, 'useLicenseVerifier/useLicenseVerifier.mjs'),
    'utf8',
  );
  expect(code).toContain('/utils/licenseInfo.mjs');
});

test('the module sets the key, once', () => {
  const source = fs.readFileSync(path.join(PACKAGE, 'utils/licenseInfo.js'), 'utf8');
  const code = renderLicense(source, KEY);
  const sandbox = { exports: {} as Record<string, { getLicenseKey(): string }> };
  vm.runInNewContext(code, sandbox);
  expect(sandbox.exports.LicenseInfo?.getLicenseKey()).toBe(KEY);
  expect(code.split(KEY)).toHaveLength(2);
  expect(renderLicense(source, undefined)).toBe(source);
});

test('a key is read; an empty one is none', () => {
  expect(readLicenseKey(ENV)).toBe(KEY);
  expect(readLicenseKey({})).toBeUndefined();
  expect(readLicenseKey({ MUI_X_LICENSE_KEY: '' })).toBeUndefined();
});

test.each(['"quoted"', 'two words', 'a\nb'])(
  'an invalid key stops the build without being printed: %j',
  (value) => {
    const read = () => readLicenseKey({ MUI_X_LICENSE_KEY: value });
    expect(read).toThrow('MUI_X_LICENSE_KEY');
    expect(read).not.toThrow(value);
  },
);

test('the configuration in every page does not contain the key', () =>
  expect(JSON.stringify(readSiteConfig(ENV))).not.toContain(KEY));

test('the chunk with the key is loaded only by commercial components', () => {
  const groups = Object.entries(makeChunkGroups()) as [string, { test: RegExp }][];
  const inGroups = groups.filter(
    ([name, { test }]) =>
      name !== 'common' && test.test(path.join(PACKAGE, 'utils/licenseInfo.mjs')),
  );
  expect(inGroups.map(([name]) => name)).toEqual(['x-license']);
  expect(inGroups[0]?.[1].test.test('/node_modules/@mui/x-internals/a.js')).toBe(false);
});

test('the frame of edited code is rebuilt for another key', () => {
  const root = path.join(__dirname, '../../..');
  const without = getFrameKey(root);
  const before = process.env.MUI_X_LICENSE_KEY;
  process.env.MUI_X_LICENSE_KEY = `${KEY}a`;
  expect(getFrameKey(root)).not.toBe(without);
  if (before === undefined) delete process.env.MUI_X_LICENSE_KEY;
  else process.env.MUI_X_LICENSE_KEY = before;
});
