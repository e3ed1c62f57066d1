import path from 'node:path';
import { listPageIds } from '../../../site/nav/listPageIds';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { makeRedirects } from '../../../site/redirects/makeRedirects';
import { REDIRECTS } from '../../../src/config/redirects';
import { getDocId } from '../../../src/lib/getDocId';

const pageIds = listPageIds(path.join(SITE_DIR, 'docs'));
const since = '2026-11-22';

test('every entry of the table leads from no page to a page', () => {
  expect(makeRedirects(REDIRECTS, pageIds)).toHaveLength(REDIRECTS.length);
  for (const { to } of REDIRECTS) expect(pageIds).toContain(getDocId(`/x/${to}`));
});

test('addresses get the slashes of the site', () => {
  const entry = { from: 'react-charts/columns', to: 'react-charts/bars', since };
  expect(makeRedirects([entry], pageIds)).toEqual([
    { from: '/react-charts/columns/', to: '/react-charts/bars/' },
  ]);
});

test.each([
  [{ from: '/x/old/', to: 'react-charts/bars', since }, '"/x/old/" is to be written'],
  [{ from: 'old', to: 'react-charts/Bars', since }, '"react-charts/Bars" is to be'],
  [{ from: 'old', to: 'react-charts/bars', since: 'today' }, 'since "today" is to be'],
  [{ from: 'react-charts/pie', to: 'react-charts/bars', since }, 'a page that exists'],
])('%j is refused', (entry, message) => {
  expect(() => makeRedirects([entry], pageIds)).toThrow(message);
});

test('two entries for one address are refused', () => {
  const entry = { from: 'old', to: 'react-charts/bars', since };
  expect(() => makeRedirects([entry, entry], pageIds)).toThrow('"old": has two entries');
});
