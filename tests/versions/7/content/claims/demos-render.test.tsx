/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import '../../support/chartDom';
import fs from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { render } from '@testing-library/react';
import { settle } from '../../support/mountGrid';

/** What types don't tell: that a demo renders with this version, without a complaint of it. */
jest.setTimeout(60_000);

const FOLDERS = [
  'common-concepts',
  'data-grid/aggregation',
  'data-grid/cell-selection',
  'data-grid/editing',
  'data-grid/filtering',
  'data-grid/master-detail',
  'data-grid/row-definition',
  'data-grid/row-grouping',
  'data-grid/row-height',
  'data-grid/row-ordering',
  'data-grid/row-pinning',
  'data-grid/row-selection',
  'data-grid/row-spanning',
  'data-grid/row-updates',
  'data-grid/tree-data',
  'design-system',
  'introduction',
];

/** Stand-ins for what jsdom lacks. */
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  Response: {
    json: (body: unknown, { status = 200 } = {}) => ({
      ok: status < 400,
      json: async () => body,
    }),
  },
});

const demos = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join('docs', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file))
    .map((file) => path.join('docs', folder, file)),
);

test('there are demos', () => expect(demos.length).toBeGreaterThan(100));

test.each(demos)('%s renders without a complaint', async (file) => {
  const heard: string[] = [];
  const hear = (...parts: unknown[]) => void heard.push(parts.map(String).join(' '));
  jest.spyOn(console, 'error').mockImplementation(hear);
  jest.spyOn(console, 'warn').mockImplementation(hear);
  const { default: Demo } = jest.requireActual<{ default: React.ComponentType }>(
    path.resolve(file),
  );
  const { unmount } = render(<Demo />);
  await settle(60);
  unmount();
  jest.restoreAllMocks();
  // Without a license key, the Pro and Premium packages say so.
  expect(heard.filter((text) => !/license key/i.test(text))).toEqual([]);
});
