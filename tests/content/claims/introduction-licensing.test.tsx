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
        'A watermark covers DataGridPro, DataGridPremium, RichTreeViewPro, the Pro charts, and the calendars for picking a date range.',
        'Clicks pass through it.',
        'A message in the console describes the problem, once per package for each key.',
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
  { 'introduction/licensing': 'Range fields show no watermark and log no message.' },
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
      'One call is enough for all copies of the packages on the page, because the key is kept in a global variable.',
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

claim(
  'telemetry: off by default, never in production, with identifiers at installation',
  {
    'introduction/licensing': [
      '@mui/x-license includes @mui/x-telemetry, which can report license checks.',
      'Telemetry is off by default, and in production builds its functions do nothing.',
      '@mui/x-telemetry also has a postinstall script that stores anonymous identifiers for such reports on the machine that installs it.',
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
