import { isReferencePath, withoutApiTab } from '../../src/lib/apiPaths';

describe('isReferencePath', () => {
  test.each([
    '/x/api/charts/',
    '/zh/x/api/data-grid/data-grid/',
    '/x/react-charts/bars/components-api/',
    '/x/react-date-pickers/fields/hooks-api',
  ])('%s is one of the reference', (path) => expect(isReferencePath(path)).toBe(true));

  test.each(['/x/', '/x/react-data-grid/api-object/', '/x/react-charts/components/'])(
    '%s is a guide',
    (path) => expect(isReferencePath(path)).toBe(false),
  );
});

describe('withoutApiTab', () => {
  it.each([
    ['/x/react-charts/bars/components-api/', '/x/react-charts/bars/'],
    ['/zh/x/react-charts/bars/hooks-api', '/zh/x/react-charts/bars'],
    ['/x/react-charts/bars/', '/x/react-charts/bars/'],
    ['/x/components-api/bars/', '/x/components-api/bars/'],
  ])('%s belongs to %s', (path, page) => {
    expect(withoutApiTab(path)).toBe(page);
  });
});
