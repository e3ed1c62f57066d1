import { SITE_DIR } from '../../../content/paths/siteDir';
import { listRedirects } from '../../../content/redirects/listRedirects';
import {
  renderNginxMap,
  renderRedirectsFile,
} from '../../../content/redirects/renderRedirects';

const redirects = listRedirects(SITE_DIR);
const targets = new Map(redirects.map(({ from, to }) => [from, to]));

test.each([
  ['/x/react-charts/quickstart/', '/x/react-charts/getting-started/'],
  ['/zh/x/react-charts/quickstart/', '/zh/x/react-charts/getting-started/'],
  ['/x/r/license-key/', '/x/introduction/licensing/#set-the-license-key'],
  ['/r/x-license-key-installation/', '/x/introduction/licensing/#set-the-license-key'],
  ['/components/data-grid/columns/', '/x/react-data-grid/column-definition/'],
  ['/zh/components/data-grid/', '/zh/x/react-data-grid/'],
  [
    '/x/api/date-pickers/mobile-next-time-picker/',
    '/x/api/date-pickers/mobile-time-picker/',
  ],
])('%s redirects to %s', (from, to) => {
  expect(targets.get(from)).toBe(to);
});

test('no address redirects twice, or to another redirect', () => {
  expect(targets.size).toBe(redirects.length);
  const chains = redirects.filter(({ to }) => targets.has(to.replace(/#.*/, '')));
  expect(chains).toEqual([]);
});

const two = redirects.slice(0, 1);
const [{ from = '', to = '' } = {}] = two;
const bare = from.slice(0, -1);

test('the file for static hosts has a line for each form of an address', () => {
  expect(renderRedirectsFile(two)).toBe(`${from} ${to} 301\n${bare} ${to} 301\n`);
  expect(renderRedirectsFile(two, true)).toContain(`${from} ${to} 301!\n`);
});

test('so does the map of nginx', () => {
  expect(renderNginxMap(two)).toBe(`${from} ${to};\n${bare} ${to};\n`);
});

test('the file stays below the limits of hosts: 2,000 lines of 1,000 characters', () => {
  const lines = renderRedirectsFile(redirects).trim().split('\n');
  expect(lines.length).toBeLessThan(2000);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1000);
});
