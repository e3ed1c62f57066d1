import { withoutApiTab } from '../../src/lib/withoutApiTab';

it.each([
  ['/x/react-charts/bars/components-api/', '/x/react-charts/bars/'],
  ['/zh/x/react-charts/bars/hooks-api', '/zh/x/react-charts/bars'],
  ['/x/react-charts/bars/', '/x/react-charts/bars/'],
  ['/x/components-api/bars/', '/x/components-api/bars/'],
])('%s belongs to %s', (path, page) => {
  expect(withoutApiTab(path)).toBe(page);
});
