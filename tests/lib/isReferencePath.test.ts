import { isReferencePath } from '../../src/lib/isReferencePath';

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
