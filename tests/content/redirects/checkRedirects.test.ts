import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { checkRedirects } from '../../../content/redirects/checkRedirects';
import { listTargetIds } from '../../../content/redirects/listRedirects';
import { REDIRECTS, ROOT_REDIRECTS } from '../../../src/config/redirects';

const pageIds = listTargetIds(path.join(SITE_DIR, 'docs'));
const since = '2026-11-22';

test('every entry of the tables maps an unknown address to a page', () => {
  expect(REDIRECTS.length).toBeGreaterThan(150);
  expect(() => checkRedirects(REDIRECTS, pageIds, true)).not.toThrow();
  expect(() => checkRedirects(ROOT_REDIRECTS, pageIds, false)).not.toThrow();
});

test.each([
  [{ from: '/x/old/', to: 'react-charts/bars', since }, '"/x/old/": is to be written'],
  [{ from: 'old', to: 'react-charts/Bars', since }, '"react-charts/Bars" is to be'],
  [{ from: 'old', to: 'react-charts/bars#', since }, '"react-charts/bars#" is to be'],
  [{ from: 'old', to: 'react-charts/bars', since: 'today' }, 'since "today" is to be'],
  [{ from: 'react-charts/pie', to: 'react-charts/bars', since }, 'a page that exists'],
  [{ from: 'old', to: 'react-charts/none', since }, 'leads to "react-charts/none"'],
  [{ from: 'old', to: 'react-charts/none#bars', since }, 'which is no page'],
])('%j is rejected', (entry, message) => {
  expect(() => checkRedirects([entry], pageIds, true)).toThrow(message);
});

test('an entry can lead to an API tab that the page has', () => {
  const lead = (tab: string) => () =>
    checkRedirects(
      [{ from: 'old', to: `react-charts/bars/${tab}`, since }],
      pageIds,
      true,
    );
  expect(lead('components-api')).not.toThrow();
  expect(lead('hooks-api')).toThrow('which is no page');
});

test('outside of the base URLs an address may equal that of a page', () => {
  const entry = { from: 'react-charts/pie', to: 'react-charts/pie', since };
  expect(() => checkRedirects([entry], pageIds, false)).not.toThrow();
});

test('all invalid entries are listed', () => {
  const entries = ['none', 'react-charts/bars', 'gone'].map((to, index) => ({
    from: `old-${index}`,
    to,
    since,
  }));
  expect(() => checkRedirects(entries, pageIds, true)).toThrow(
    /^.*"old-0": leads to "none".*\n.*"old-2": leads to "gone".*$/,
  );
});

test('two entries for one address are rejected', () => {
  const entry = { from: 'old', to: 'react-charts/bars', since };
  expect(() => checkRedirects([entry, entry], pageIds, true)).toThrow(
    '"old": has two entries',
  );
});
