import { findActivePage } from '../../src/lib/findActivePage';

const button = { pathname: '/x/charts/button' };
const inner = { pathname: '/x/inner', children: [button] };
const outer = { pathname: '/x/outer', children: [{ pathname: '/x/first' }, inner] };
const pages = [{ pathname: '/x/start' }, outer];

test.each([
  '/x/charts/button',
  '/x/charts/button/',
  '/zh/x/charts/button/?a=1#b',
  '/x/charts/button/components-api',
  '/x/charts/button/components-api/',
  '/zh/x/charts/button/hooks-api/#b',
])('%s is the page, in its groups from the outermost one', (pathname) => {
  const found = findActivePage(pages, pathname);
  expect(found.activePage).toBe(button);
  expect(found.activePageParents).toEqual([outer, inner]);
});

test('an entry of the first level has no parents', () => {
  expect(findActivePage(pages, '/x/start')).toEqual({
    activePage: pages[0],
    activePageParents: [],
  });
});

test.each([
  '/x/unknown',
  '/',
  '',
  '/x/charts/button/api',
  '/x/components-api/charts/button',
])('%j is unknown', (pathname) => {
  expect(findActivePage(pages, pathname)).toEqual({
    activePage: null,
    activePageParents: [],
  });
});

test('a pathname in two entries throws, whatever path is requested', () => {
  const twice = [...pages, { pathname: '/x/more', children: [{ ...button }] }];
  const message = 'Duplicated pathname /x/charts/button in pages';
  expect(() => findActivePage(twice, '/x/start')).toThrow(new Error(message));
});
