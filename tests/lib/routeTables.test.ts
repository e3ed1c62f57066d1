import { findRouteTable } from '../../src/lib/routeTables';

test.each([
  ['/x/react-charts/', 'charts'],
  ['/zh/x/react-data-grid/row-height/', 'data-grid'],
  ['/x/v7/react-tree-view', 'tree-view'],
  ['/x/react-date-pickers/fields/hooks-api/', 'reference'],
  ['/x/api/charts/bar-chart/', 'reference'],
  ['/x/introduction/', undefined],
  ['/x/react-other/', undefined],
])('the route of %s is in the table %s', (path, table) => {
  expect(findRouteTable(path)).toBe(table);
});
