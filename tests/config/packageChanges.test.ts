import fs from 'node:fs';
import path from 'node:path';
import { PACKAGE_CHANGES } from '../../src/config/changes/packages';

const VERSION = /\b\d+\.\d+\.\d+\b/;

/** The day of each release of a product, as its package says. */
function readReleases(product: string): Map<string, string> {
  const file = path.resolve(`node_modules/@mui/x-${product}/CHANGELOG.md`);
  const releases = fs
    .readFileSync(file, 'utf8')
    .matchAll(/^## v?(\d+\.\d+\.\d+)\n[^#]*?^_(\w+ \d+, \d{4})_$/gm);
  return new Map(
    [...releases].map(([, version = '', day = '']) => [
      version,
      new Date(`${day} UTC`).toISOString().slice(0, 10),
    ]),
  );
}

test.each(PACKAGE_CHANGES.map((change) => [change.id, change] as const))(
  '%s names a release, and the day on which it came',
  (_id, { product = '', title, date }) => {
    const version = VERSION.exec(title.en)?.[0] ?? '';
    expect(readReleases(product).get(version)).toBe(date);
    expect(VERSION.exec(title.zh ?? '')?.[0]).toBe(version);
  },
);
