import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { REDIRECTS } from '../../../src/config/redirects';
import { findLostPaths, readReleasedPaths } from '../../../tools/paths/released';
import { listPagePaths } from '../../../tools/paths/listPagePaths';

const present = listPagePaths(path.join(SITE_DIR, 'docs'));
const released = readReleasedPaths();

// If this fails, a page moved or was removed: add a redirect to src/config/redirects.
test('every address that was ever released has a page or redirects to one', () => {
  expect(released.length).toBeGreaterThan(600);
  expect(findLostPaths(released, present, REDIRECTS)).toEqual([]);
});

test('the list is sorted and has no duplicates', () => {
  expect(released).toEqual([...new Set(released)].sort());
});

test('a removed page is found, unless it redirects', () => {
  const gone = 'react-charts/bars/';
  const rest = present.filter((address) => address !== gone);
  expect(findLostPaths(released, rest, REDIRECTS)).toEqual([gone]);
  const entry = { from: 'react-charts/bars', to: 'react-charts', since: '2026-11-22' };
  expect(findLostPaths(released, rest, [...REDIRECTS, entry])).toEqual([]);
});
