/**
 * `npm run paths:release`: adds the addresses of all pages, and those that lead on, to
 * `released.json`, the list of those that must go on working. None is taken away: links to a
 * page that moved stand elsewhere.
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
