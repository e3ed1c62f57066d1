/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { BarChartPro } from '@mui/x-charts-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  DateRangeCalendar,
  LocalizationProvider,
  SingleInputDateRangeField,
  TimeRangePicker,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { clearLicenseStatusCache, LicenseInfo } from '@mui/x-license';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  COMMERCIAL,
  COMMUNITY,
  packageDir,
  readPackage,
} from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const MISSING = 'MUI X Missing license key';
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
const messages = (): string[] =>
  log.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('****'));
const pickers = (element: React.ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

/** The charts need it; jsdom has none. */
Object.assign(globalThis, {
  structuredClone: (value: unknown): unknown =>
    value === undefined ? value : JSON.parse(JSON.stringify(value)),
});

beforeEach(() => {
  clearLicenseStatusCache();
  LicenseInfo.setLicenseKey('');
  log.mockClear();
});

claim(
  'licenses of the packages, with a LICENSE file each',
  {
    'introduction/licensing': [
      'The LICENSE file in each package is binding.',
      'Your own code imports it, so list it in your package.json even though the commercial packages depend on it.',
    ],
  },
  () => {
    for (const name of COMMUNITY) expect(readPackage(name).license).toBe('MIT');
    for (const name of [...COMMERCIAL, 'x-license']) {
      expect(readPackage(name).license).toBe('SEE LICENSE IN LICENSE');
      expect(fs.existsSync(path.join(packageDir(name), 'LICENSE'))).toBe(true);
    }
    for (const name of COMMERCIAL) {
      const { version, dependencies } = readPackage(name);
      expect(dependencies?.['@mui/x-license']).toBe(version);
    }
  },
);

for (const [name, element] of [
  ['DataGridPro', <DataGridPro key="1" rows={[]} columns={[]} />],
  ['DataGridPremium', <DataGridPremium key="2" rows={[]} columns={[]} />],
  ['RichTreeViewPro', <RichTreeViewPro key="3" items={[]} />],
  ['BarChartPro', <BarChartPro key="4" series={[]} width={100} height={100} />],
  ['DateRangeCalendar', pickers(<DateRangeCalendar key="5" />)],
] as const)
  claim(
    `${name} has a watermark that ignores the pointer, and one message`,
    {
      'introduction/licensing': [
        'A watermark lies over DataGridPro, DataGridPremium, RichTreeViewPro, the Pro charts, and the calendars that pick a date range.',
        'Clicks pass through it.',
        'A message in the console names the problem, once for each package and key.',
      ],
    },
    () => {
      render(element);
      expect(screen.getByText(MISSING)).toHaveStyle({ pointerEvents: 'none' });
      expect(messages()).toHaveLength(1);
      render(element);
      expect(messages()).toHaveLength(1);
      expect(messages()[0]).toContain('MUI X: Missing license key.');
    },
  );

claim(
  'a range picker without a calendar only logs, a range field does neither',
  { 'introduction/licensing': 'The range fields do neither.' },
  () => {
    const { unmount } = render(pickers(<SingleInputDateRangeField />));
    expect([messages(), screen.queryByText(MISSING)]).toEqual([[], null]);
    unmount();
    render(pickers(<TimeRangePicker open />));
    expect(messages()).toHaveLength(1);
    expect(screen.queryByText(MISSING)).toBeNull();
  },
);

claim(
  'the key is global; a malformed one is invalid and reported again',
  {
    'introduction/licensing': [
      'One call is enough for every copy of the packages in the page, because the key is kept in a global variable.',
      'MUI X Invalid license key | the checksum or the format does not match',
    ],
  },
  () => {
    LicenseInfo.setLicenseKey('not a key');
    expect((globalThis as Record<string, unknown>)['__MUI_LICENSE_INFO__']).toEqual({
      key: 'not a key',
    });
    render(<RichTreeViewPro items={[]} />);
    expect(screen.getByText('MUI X Invalid license key')).toBeInTheDocument();
    expect(messages()).toHaveLength(1);
  },
);

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
        'In development, an expired annual key logs a message for the first 30 days.',
        'After that, the component throws an error when NODE_ENV is development.',
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
        'MUI X License key plan mismatch | a Pro key meets @mui/x-data-grid-premium',
        'MUI X Product not covered by plan | an early Pro key, valid for Data Grid and pickers only, meets the Pro charts or tree view',
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

claim(
  'telemetry: off by default, never in production, with identifiers at installation',
  {
    'introduction/licensing': [
      '@mui/x-license brings @mui/x-telemetry, which can report license checks.',
      'It is off by default, and in production builds its functions do nothing.',
      'The package also has a postinstall script that stores anonymous identifiers for such reports on the machine that installs it.',
    ],
  },
  () => {
    const read = (file: string) =>
      fs.readFileSync(path.join(packageDir('x-telemetry'), file), 'utf8');
    expect(read('runtime/sender.js')).toMatch(/Disabled by default\s+return false/);
    expect(read('index.js')).toContain("process.env.NODE_ENV === 'production' ? noop");
    expect(read('runtime/config.js')).toContain("'MUI_X_TELEMETRY_DISABLED'");
    expect(readPackage('x-telemetry').scripts).toHaveProperty('postinstall');
    expect(readPackage('x-license').dependencies).toHaveProperty('@mui/x-telemetry');
  },
);
