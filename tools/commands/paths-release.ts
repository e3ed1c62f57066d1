import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { REDIRECTS } from '../../src/config/redirects';
import { findLostPaths, readReleasedPaths, writeReleasedPaths } from '../paths/released';
import { listPagePaths } from '../paths/listPagePaths';

/**
 * None is ever removed, because external links may use the old address of a page that
 * moved.
 */
export function run(): void {
  const present = listPagePaths(path.join(SITE_DIR, 'docs'));
  const released = readReleasedPaths();
  const lost = findLostPaths(released, present, REDIRECTS);
  if (lost.length > 0)
    throw new Error(
      `${lost.join('\n')}\nThese addresses were released and have no page. Add where they lead to src/config/redirects.`,
    );
  const leadingOn = REDIRECTS.map(({ from }) => `${from}/`);
  const all = [...new Set([...released, ...present, ...leadingOn])].sort();
  writeReleasedPaths(all);
  console.log(`${all.length - released.length} new, ${all.length} in all.`);
}
