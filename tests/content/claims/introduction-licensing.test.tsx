/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
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
import {
  clearLicenseStatusCache,
  generateLicense,
  generateReleaseInfo,
  LicenseInfo,
  verifyLicense,
} from '@mui/x-license';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import {
  COMMERCIAL,
  COMMUNITY,
  packageDir,
  readPackage,
} from '../../support/readPackage';

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

test('licenses of the packages, with a LICENSE file each', () => {
  for (const name of COMMUNITY) expect(readPackage(name).license).toBe('MIT');
  for (const name of [...COMMERCIAL, 'x-license']) {
    expect(readPackage(name).license).toBe('SEE LICENSE IN LICENSE');
    expect(fs.existsSync(path.join(packageDir(name), 'LICENSE'))).toBe(true);
  }
  for (const name of COMMERCIAL) {
    const { version, dependencies } = readPackage(name);
    expect(dependencies?.['@mui/x-license']).toBe(version);
  }
});

test.each([
  ['DataGridPro', <DataGridPro key="1" rows={[]} columns={[]} />],
  ['DataGridPremium', <DataGridPremium key="2" rows={[]} columns={[]} />],
  ['RichTreeViewPro', <RichTreeViewPro key="3" items={[]} />],
  ['BarChartPro', <BarChartPro key="4" series={[]} width={100} height={100} />],
  ['DateRangeCalendar', pickers(<DateRangeCalendar key="5" />)],
])('%s has a watermark that lets clicks pass, and one message', (_name, element) => {
  render(element);
  expect(screen.getByText(MISSING)).toHaveStyle({ pointerEvents: 'none' });
  expect(messages()).toHaveLength(1);
  render(element);
  expect(messages()).toHaveLength(1);
  expect(messages()[0]).toContain('MUI X: Missing license key.');
});

test('a range picker without a calendar only logs, a range field does neither', () => {
  const { unmount } = render(pickers(<SingleInputDateRangeField />));
  expect([messages(), screen.queryByText(MISSING)]).toEqual([[], null]);
  unmount();
  render(pickers(<TimeRangePicker open />));
  expect(messages()).toHaveLength(1);
  expect(screen.queryByText(MISSING)).toBeNull();
});

test('the key is global; a garbled one is invalid and reported anew', () => {
  LicenseInfo.setLicenseKey('not a key');
  expect((globalThis as Record<string, unknown>)['__MUI_LICENSE_INFO__']).toEqual({
    key: 'not a key',
  });
  render(<RichTreeViewPro items={[]} />);
  expect(screen.getByText('MUI X Invalid license key')).toBeInTheDocument();
  expect(messages()).toHaveLength(1);
});

describe('keys of long ago, against releases of long ago', () => {
  const END = new Date(2001, 0, 1);
  type Details = Parameters<typeof generateLicense>[0];
  const check = (
    details: Partial<Details>,
    packageName: Parameters<typeof verifyLicense>[0]['packageName'],
    released = new Date(2000, 0, 1),
  ) =>
    verifyLicense({
      packageName,
      releaseInfo: generateReleaseInfo(released),
      licenseKey: generateLicense({
        expiryDate: END,
        orderNumber: '1',
        planScope: 'pro',
        licenseModel: 'perpetual',
        planVersion: 'Q3-2024',
        ...details,
      }),
    }).status;

  test('a perpetual key is valid for releases before its date', () => {
    expect(check({}, 'x-data-grid-pro')).toBe('Valid');
    expect(check({}, 'x-data-grid-pro', new Date(2001, 0, 2))).toBe('ExpiredVersion');
  });

  test('plans: Premium covers Pro, Pro does not cover Premium, early Pro keys two packages', () => {
    expect(check({ planScope: 'premium' }, 'x-charts-pro')).toBe('Valid');
    expect(check({}, 'x-data-grid-premium')).toBe('OutOfScope');
    const early = { planVersion: 'initial' } as const;
    expect(check(early, 'x-date-pickers-pro')).toBe('Valid');
    expect(check(early, 'x-charts-pro')).toBe('NotAvailableInInitialProPlan');
    expect(check(early, 'x-tree-view-pro')).toBe('NotAvailableInInitialProPlan');
  });

  test('an annual key ends by the calendar, in production by the release', () => {
    const env = process.env as Record<string, string>;
    const annual = { licenseModel: 'annual' } as const;
    const before = env['NODE_ENV'] ?? '';
    const recent = {
      ...annual,
      expiryDate: new Date(Date.now() - 20 * 24 * 3600 * 1000),
    };
    expect(check(annual, 'x-data-grid-pro')).toBe('ExpiredAnnualGrace');
    env['NODE_ENV'] = 'development';
    expect(check(annual, 'x-data-grid-pro')).toBe('ExpiredAnnual');
    expect(check(recent, 'x-data-grid-pro')).toBe('ExpiredAnnualGrace');
    env['NODE_ENV'] = 'production';
    expect(check(annual, 'x-data-grid-pro')).toBe('Valid');
    expect(check(annual, 'x-data-grid-pro', new Date(2001, 0, 2))).toBe('ExpiredVersion');
    env['NODE_ENV'] = before;
  });

  test.each([
    ['annual', 'MUI X Expired license key'],
    ['perpetual', 'MUI X Expired package version'],
  ] as const)('the watermark of an expired %s key', (licenseModel, text) => {
    LicenseInfo.setLicenseKey(
      generateLicense({
        expiryDate: END,
        orderNumber: '1',
        planScope: 'pro',
        licenseModel,
        planVersion: 'initial',
      }),
    );
    render(<RichTreeViewPro items={[]} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

test('the texts of the other watermarks', () => {
  const source = fs.readFileSync(
    path.join(packageDir('x-license'), 'Watermark/Watermark.js'),
    'utf8',
  );
  for (const text of ['License key plan mismatch', 'Product not covered by plan']) {
    expect(source).toContain(`'MUI X ${text}'`);
  }
});

test('telemetry: off unless turned on, nothing in production, identifiers at installation', () => {
  const read = (file: string) =>
    fs.readFileSync(path.join(packageDir('x-telemetry'), file), 'utf8');
  expect(read('runtime/sender.js')).toMatch(/Disabled by default\s+return false/);
  expect(read('index.js')).toContain("process.env.NODE_ENV === 'production' ? noop");
  expect(read('runtime/config.js')).toContain("'MUI_X_TELEMETRY_DISABLED'");
  expect(readPackage('x-telemetry').scripts).toHaveProperty('postinstall');
  expect(readPackage('x-license').dependencies).toHaveProperty('@mui/x-telemetry');
});
