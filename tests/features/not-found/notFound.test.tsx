import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MAX_SEARCH_LENGTH, MAX_SIMILAR_PAGES } from '../../../src/config/notFound';
import { NotFound } from '../../../src/features/not-found';
import { findSimilarPages } from '../../../src/features/not-found/findSimilarPages';
import {
  getSearchWords,
  normalizePath,
} from '../../../src/features/not-found/requestedPath';
import { Suggestions } from '../../../src/features/not-found/Suggestions';
import { makeHit } from '../../support/search/makeHit';

const PAGES = [
  ['/x/introduction/', 'MUI X overview'],
  ['/x/introduction/installation/', 'Installation'],
  ['/x/react-data-grid/', 'Data Grid overview'],
  ['/x/react-data-grid/filtering/', 'Filtering'],
  ['/x/react-data-grid/filtering/quick-filter/', 'Quick filter'],
  ['/x/react-data-grid/sorting/', 'Sorting'],
  ['/x/react-data-grid/style/', 'Style'],
  ['/x/react-charts/', 'Charts overview'],
  ['/x/react-charts/bars/', 'Bars'],
  ['/x/react-charts/zoom-and-pan/', 'Zoom and pan'],
  ['/x/react-tree-view/rich-tree-view/filtering/', 'Filter items'],
  ['/x/api/data-grid/data-grid/', 'DataGrid API'],
  ['/x/api/charts/bar-chart/', 'BarChart API'],
].map(([path = '', title = '']) => ({ path, title }));

/** Ends every pending fetch. */
const EXPIRING = { signal: expect.any(AbortSignal) as AbortSignal };

describe('an address from elsewhere is converted to the form of this site', () => {
  test.each([
    ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting'],
    ['/zh/x/react-charts/bars/', '/x/react-charts/bars'],
    ['/zh/react-charts/bars', '/x/react-charts/bars'],
    ['/react-data-grid/sorting', '/x/react-data-grid/sorting'],
    ['/data-grid/Sorting.html', '/x/react-data-grid/sorting'],
    ['/x/react-data-grid/sorting/index.html', '/x/react-data-grid/sorting'],
    ['/x/react-data-grid/sorting/components-api/', '/x/react-data-grid/sorting'],
    ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid'],
    ['/x/%E4%B8%AD/', '/x/中'],
    ['/x/%E0%A4%A/', '/x/%e0%a4%a'],
    ['/', '/x'],
    ['/x/', '/x'],
    ['', '/x'],
  ])('%s → %s', (pathname, expected) => expect(normalizePath(pathname)).toBe(expected));
});

describe('the first suggestion', () => {
  test.each([
    ['/x/react-data-grid/filtering-recipes/', '/x/react-data-grid/filtering/'],
    ['/x/react-data-grid/sortin/', '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/sorting/components-api/', '/x/react-data-grid/sorting/'],
    ['/react-charts/bar', '/x/react-charts/bars/'],
    ['/zh/x/react-charts/zoom-pan/', '/x/react-charts/zoom-and-pan/'],
    ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
    ['/x/api/charts/barchart/', '/x/api/charts/bar-chart/'],
    ['/x/react-tree-view/filtering/', '/x/react-tree-view/rich-tree-view/filtering/'],
    ['/x/react-charts/qqqq/', '/x/react-charts/'],
    ['/instalation/', '/x/introduction/installation/'],
  ])('for %s is %s', (pathname, expected) =>
    expect(findSimilarPages(pathname, PAGES)[0]?.path).toBe(expected),
  );
});

test('there are few suggestions, and none if nothing is similar', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    path: `/x/react-charts/bars-${index}/`,
    title: 'Bars',
  }));
  expect(findSimilarPages('/x/react-charts/bars/', many)).toHaveLength(MAX_SIMILAR_PAGES);
  expect(findSimilarPages('/qqqq/', PAGES)).toEqual([]);
  expect(findSimilarPages('/', PAGES)).toEqual([]);
});

describe('the search words', () => {
  test.each([
    ['/x/react-data-grid/filtering-recipes/', 'filtering recipes'],
    ['/x/react-data-grid/sorting/components-api/', 'sorting'],
    ['/zh/x/%E5%9B%BE%E8%A1%A8/', '图表'],
    ['/x/', ''],
    ['/', ''],
    ['/<script>alert(1)</script>', 'script'],
    [`/${'long-'.repeat(99)}`, expect.stringMatching(/^(long ?)+$/)],
  ])('in %s: %s', (pathname, expected) => {
    const words = getSearchWords(pathname);
    expect(words).toEqual(expected);
    expect(words.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
  });
});

describe('before the scripts of the site run', () => {
  const html = renderToString(
    <NotFound pathname="/x/" products={[]} search={async () => []} />,
  );
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';

  test.each([
    ['/x/React-Data-Grid/Sorting/', '/x/react-data-grid/sorting/?a=B#C'],
    ['/X/%E4%B8%AD/', '/x/%E4%B8%AD/?a=B#C'],
    ['/x/%E4%B8%AD/nope/', undefined],
  ])('%s leads to %s', (pathname, expected) => {
    const replace = jest.fn();
    const location = { pathname, search: '?a=B', hash: '#C', replace };
    new Function('location', script)(location);
    expect(replace.mock.calls[0]?.[0]).toBe(expected);
  });
});

describe('the page', () => {
  const search = jest.fn();
  const fetched = jest.fn();
  const show = (pathname: string) =>
    render(<Suggestions pathname={pathname} search={search} />);
  const list = (name: string) =>
    within(document.querySelector<HTMLElement>(`[data-suggestions="${name}"]`)!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  beforeEach(() => {
    jest.clearAllMocks();
    globalThis.fetch = fetched.mockResolvedValue({ ok: true, json: async () => PAGES });
    const near = { context: { text: 'a filter', marks: [[2, 8]] as const } };
    search.mockResolvedValue([
      makeHit('react-data-grid/filtering', undefined, near),
      makeHit('react-data-grid/style', 'filter', near),
      makeHit('react-data-grid/style', undefined, near),
      makeHit('react-charts/sankey'),
    ]);
  });

  test('shows links without waiting for anything', async () => {
    const products = [{ label: 'Charts', to: '/react-charts/' }];
    render(<NotFound pathname="/x/qqqq/" products={products} search={search} />);
    expect(screen.getByText('Charts')).toHaveAttribute('href', '/react-charts/');
    const field = screen.getByRole('searchbox', { name: 'Search all pages' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/x/search/');
    expect(search).not.toHaveBeenCalled();
    await waitFor(() => expect(search).toHaveBeenCalledWith('qqqq', '/x/'));
  });

  test('suggests by address, then adds search results with words of the address', async () => {
    show('/x/react-data-grid/filterin/');
    await waitFor(() => expect(list('found')).toEqual(['/x/react-data-grid/style/']));
    expect(list('similar')[0]).toBe('/x/react-data-grid/filtering/');
    expect(fetched).toHaveBeenCalledWith('/x/pages.json', EXPIRING);
    expect(search).toHaveBeenCalledWith('filterin', '/x/');
    expect(screen.getByRole('link', { name: 'Search for “filterin”' })).toHaveAttribute(
      'href',
      '/x/search/?q=filterin',
    );
  });

  test('requests Chinese pages at a Chinese address', async () => {
    show('/zh/x/react-charts/bar/');
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith('/zh/x/pages.json', EXPIRING),
    );
    expect(search).toHaveBeenCalledWith('bar', '/zh/x/');
  });

  test('works without the list and without the search', async () => {
    fetched.mockResolvedValue({ ok: false });
    search.mockRejectedValue(new Error('no index'));
    show('/x/react-data-grid/filterin/');
    expect(await screen.findByRole('link', { name: /Search for/ })).toBeVisible();
    expect(document.querySelector('[data-suggestions]')).toBeNull();
  });
});
