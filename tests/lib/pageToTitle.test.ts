import { pageToTitle } from '../../src/lib/pageToTitle';

test.each([
  [{ pathname: '/x/a', title: 'Own title', subheader: 'Subheader' }, 'Own title'],
  [{ pathname: '/x/a', subheader: 'Subheader' }, 'Subheader'],
  [{ pathname: '/x/react-data-grid/column-definition' }, 'Column definition'],
  [{ pathname: '/x/react-data-grid/column-definition/?a=1#b' }, 'Column definition'],
  [{ pathname: '/x/react-data-grid/api-object' }, 'Api object'],
  [{ pathname: '/x/api/data-grid/grid-filter-form' }, 'GridFilterForm'],
  [{ pathname: '/x/api/charts/use-x-scale' }, 'useXScale'],
  [{ pathname: '/x/a', title: false as const, subheader: 'Subheader' }, null],
])('%j is %j', (page, title) => {
  expect(pageToTitle(page)).toBe(title);
});

describe('with translated titles', () => {
  const titles = { '/x/a': '标题', '/x/empty': '' };

  test('the translation takes precedence over title and subheader', () => {
    expect(pageToTitle({ pathname: '/x/a', title: 'A', subheader: 'B' }, titles)).toBe(
      '标题',
    );
  });

  test('a missing or empty title falls back to English', () => {
    expect(pageToTitle({ pathname: '/x/b', title: 'B' }, titles)).toBe('B');
    expect(pageToTitle({ pathname: '/x/empty' }, titles)).toBe('Empty');
    expect(pageToTitle({ pathname: 'constructor' }, titles)).toBe('Constructor');
  });

  test('a page without a title has none', () => {
    expect(pageToTitle({ pathname: '/x/a', title: false }, titles)).toBeNull();
  });
});
