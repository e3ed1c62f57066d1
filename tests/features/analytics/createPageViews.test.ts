import { createPageViews } from '../../../src/features/analytics/createPageViews';
import type { PageView } from '../../../src/features/analytics/events';

function setUp() {
  const views: PageView[] = [];
  const env = {
    document: { title: '' },
    location: { href: '', pathname: '' },
  };
  const onPath = createPageViews(env, (view) => views.push(view));
  const visit = (pathname: string) => {
    env.location = { pathname, href: `https://docs.example.com${pathname}?q=1#a` };
    onPath();
  };
  return { env, views, visit };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page view is sent 0 ms after the path changed, with the title at that time', () => {
  const { env, views, visit } = setUp();
  visit('/zh/x/react-charts/bars/');
  env.document.title = 'Bars';
  expect(views).toEqual([]);
  jest.advanceTimersByTime(0);
  expect(views).toEqual([
    {
      title: 'Bars',
      location: 'https://docs.example.com/zh/x/react-charts/bars/?q=1#a',
      productId: 'x-charts',
      productCategoryId: 'x',
    },
  ]);
});

test('each path is reported once', () => {
  const { views, visit } = setUp();
  visit('/x/introduction/');
  jest.advanceTimersByTime(0);
  visit('/x/react-data-grid/');
  jest.advanceTimersByTime(0);
  expect(views.map((view) => view.productId)).toEqual([null, 'x-data-grid']);
});

test('a path that is left at once does not count as seen', () => {
  const { views, visit } = setUp();
  visit('/x/react-charts/');
  visit('/x/react-tree-view/');
  jest.advanceTimersByTime(10);
  expect(views.map((view) => view.productId)).toEqual(['x-tree-view']);
});
