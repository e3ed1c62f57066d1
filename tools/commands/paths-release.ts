/**
 * `npm run paths:release`: adds the addresses of all pages and redirects to
 * `released.json`, the list of addresses that must keep working. None is ever removed,
 * because external links may use the old address of a page that moved.
 */
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { REDIRECTS } from '../../src/config/redirects';
import { runCommand } from '../cli/runCommand';
import { findLostPaths } from '../paths/findLostPaths';
import { listPagePaths } from '../paths/listPagePaths';
import { readReleasedPaths, writeReleasedPaths } from '../paths/released';

runCommand(() => {
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
}, []);
