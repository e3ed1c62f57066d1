import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { Redirect } from '../../src/config/redirects';

const FILE = path.join(SITE_DIR, 'tools/paths/released.json');

/** Reads all addresses that pages ever had in a release, sorted. */
export const readReleasedPaths = (): string[] => JSON.parse(readText(FILE)) as string[];

/** Replaces the list. */
export const writeReleasedPaths = (paths: readonly string[]): void =>
  fs.writeFileSync(FILE, `${JSON.stringify(paths, null, 2)}\n`);

/**
 * Finds addresses that neither have a page nor redirect to one.
 * @param released addresses that must keep working, with a trailing slash
 * @param present addresses of the existing pages, in the same format
 */
export function findLostPaths(
  released: readonly string[],
  present: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const known = new Set([...present, ...redirects.map(({ from }) => `${from}/`)]);
  return released.filter((address) => !known.has(address));
}
