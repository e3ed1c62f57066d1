import fs from 'node:fs';
import path from 'node:path';
import { packageDir } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

/*
 * The behavior of keys is read in the sources: only the vendor can create a key, even for
 * a test.
 */
describe('license keys in the sources', () => {
  const read = (file: string): string =>
    fs
      .readFileSync(path.join(packageDir('x-license'), file), 'utf8')
      .replace(/\s+/g, ' ');
  const source = read('verifyLicense/verifyLicense.js');
  const status = (name: string): string =>
    `return { status: _licenseStatus.LICENSE_STATUS.${name}`;

  claim(
    'the checksum and the format come first',
    {
      'introduction/licensing':
        'MUI X Invalid license key | the checksum or the format does not match',
    },
    () => {
      expect(source).toContain(
        `if (hash !== (0, _md.md5)(encoded)) { ${status('Invalid')}`,
      );
    },
  );

  claim(
    'perpetual keys, and all keys in production, are compared with the release date',
    {
      'introduction/licensing': [
        'perpetual | valid for every version released before the date | the same',
        'annual | valid for every version released before the date',
      ],
    },
    () => {
      const start = source.indexOf(
        "if (license.licenseModel === 'perpetual' || process.env.NODE_ENV === 'production') {",
      );
      expect(start).toBeGreaterThan(0);
      const branch = source.slice(start, source.indexOf('} else if', start));
      expect(branch).toContain(
        `if (license.expiryTimestamp < pkgTimestamp) { ${status('ExpiredVersion')}`,
      );
    },
  );

  claim(
    'elsewhere an annual key expires by date, 30 days later with an error',
    {
      'introduction/licensing': [
        'annual | valid for every version released before the date | valid until the date',
        'In development, the components show the watermark and log a message for the first 30 days.',
        'After that, they throw an error if NODE_ENV is development.',
      ],
    },
    () => {
      const annual = source.slice(source.indexOf("license.licenseModel === 'annual'"));
      expect(annual).toContain('if (new Date().getTime() > license.expiryTimestamp) {');
      expect(annual).toMatch(
        /30 days grace new Date\(\)\.getTime\(\) < license\.expiryTimestamp \+ 1000 \* 3600 \* 24 \* 30 \|\| process\.env\.NODE_ENV !== 'development'\) \{ return \{ status: _licenseStatus\.LICENSE_STATUS\.ExpiredAnnualGrace,.*?return \{ status: _licenseStatus\.LICENSE_STATUS\.ExpiredAnnual,/,
      );
      const messages = read('utils/licenseErrorMessageUtils.js');
      expect(messages).toMatch(
        /function showExpiredAnnualGraceLicenseKeyError\([^)]*\) \{ showError\(/,
      );
      expect(messages).toMatch(
        /function showExpiredAnnualLicenseKeyError\([^)]*\) \{ throw new Error\(/,
      );
    },
  );

  claim(
    'plans: Premium covers Pro, Pro does not cover Premium, early Pro keys cover two packages',
    {
      'introduction/licensing': [
        'MUI X License key plan mismatch | a Pro key is used with @mui/x-data-grid-premium',
        'MUI X Product not covered by plan | an early Pro key, valid only for Data Grid and pickers, is used with the Pro charts or Tree View',
      ],
      'introduction/overview': [
        'A Premium key also covers the Pro packages.',
        'A Pro key does not cover @mui/x-data-grid-premium.',
      ],
    },
    () => {
      expect(source).toContain(
        "if (packageName.includes('-pro')) { acceptedScopes = ['pro', 'premium']; } else if (packageName.includes('-premium')) { acceptedScopes = ['premium']; }",
      );
      expect(source).toContain(
        "PRO_PACKAGES_AVAILABLE_IN_INITIAL_PRO_PLAN = ['x-data-grid-pro', 'x-date-pickers-pro']",
      );
      expect(source).toContain(
        "license.planVersion === 'initial' && license.planScope === 'pro' && !PRO_PACKAGES_AVAILABLE_IN_INITIAL_PRO_PLAN.includes(packageName)",
      );
    },
  );

  for (const [name, text] of [
    ['ExpiredAnnual', 'Expired license key'],
    ['ExpiredVersion', 'Expired package version'],
    ['Invalid', 'Invalid license key'],
    ['OutOfScope', 'License key plan mismatch'],
    ['NotAvailableInInitialProPlan', 'Product not covered by plan'],
    ['NotFound', 'Missing license key'],
  ] as const)
    claim(
      `${name} has the watermark "MUI X ${text}"`,
      {
        'introduction/licensing': [
          'MUI X Missing license key',
          'MUI X Invalid license key',
          'MUI X Expired package version',
          'MUI X Expired license key',
          'MUI X License key plan mismatch',
          'MUI X Product not covered by plan',
        ],
      },
      () => {
        expect(read('Watermark/Watermark.js')).toContain(
          `case _licenseStatus.LICENSE_STATUS.${name}: return 'MUI X ${text}';`,
        );
      },
    );
});
