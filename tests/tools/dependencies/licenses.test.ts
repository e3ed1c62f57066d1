import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { findLicenseProblems } from '../../../tools/dependencies/findLicenseProblems';
import { listPackages } from '../../../tools/dependencies/listPackages';

const pack = (license: string) => ({ name: 'box', version: '1.2.3', license });
const find = (
  license: string,
  exceptions: Parameters<typeof findLicenseProblems>[2] = [],
) => findLicenseProblems([pack(license)], ['MIT', 'ISC'], exceptions);

test.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'MIT AND ISC'])(
  '%s is allowed',
  (license) => {
    expect(find(license)).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'none', ''])(
  '"%s" needs a decision',
  (license) => {
    expect(find(license)).toEqual([
      expect.stringMatching(
        /^box@1\.2\.3 has the license .*tools\/dependencies\/licensePolicy\.ts\.$/,
      ),
    ]);
  },
);

test('an exception applies to one package and one license', () => {
  const exception = { name: 'box', license: 'GPL-3.0-only', reason: 'A tool.' };
  expect(find('GPL-3.0-only', [exception])).toEqual([]);
  expect(find('AGPL-3.0-only', [exception])).toHaveLength(2);
  expect(find('GPL-3.0-only', [{ ...exception, name: 'other' }])).toHaveLength(2);
});

test('an unused exception is reported', () => {
  expect(find('MIT', [{ name: 'box', license: 'GPL-3.0-only', reason: 'Old.' }])).toEqual(
    [
      expect.stringContaining(
        'The exception for box ("GPL-3.0-only") is not needed any more',
      ),
    ],
  );
});

test('lockfiles are listed with nested packages, aliases and packages without a license', () => {
  expect(
    listPackages(
      {
        packages: {
          '': { version: '1.0.0' },
          'node_modules/b': { version: '2.0.0', license: 'MIT' },
          'node_modules/b/node_modules/@s/a': { version: '1.0.0' },
          'node_modules/c/node_modules/b': { version: '2.0.0', license: 'MIT' },
          'node_modules/old': { name: 'real', version: '7.0.0', license: 'ISC' },
          'node_modules/linked': { link: true },
        },
      },
      {
        packages: {
          'node_modules/b': { version: '1.0.0', license: 'MIT' },
          'node_modules/real': { version: '7.0.0', license: 'ISC' },
        },
      },
    ),
  ).toEqual([
    { name: '@s/a', version: '1.0.0', license: 'none' },
    { name: 'b', version: '1.0.0', license: 'MIT' },
    { name: 'b', version: '2.0.0', license: 'MIT' },
    { name: 'real', version: '7.0.0', license: 'ISC' },
  ]);
});

test('the license named by package.json is at the root', () => {
  const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  const { license } = JSON.parse(read('package.json')) as { license: string };
  expect(read('LICENSE').split('\n')[0]).toBe(`${license} License`);
});
