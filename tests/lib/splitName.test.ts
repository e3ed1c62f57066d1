import { splitName } from '../../src/lib/splitName';

it.each([
  ['GridFilterInputMultipleValue', ['Grid', 'Filter', 'Input', 'Multiple', 'Value']],
  ['sortModel', ['sort', 'Model']],
  ['showXAxis', ['show', 'XAxis']],
  ['unstable_fieldRef', ['unstable_field', 'Ref']],
  ['API', ['API']],
  ['.MuiDataGrid-root', ['.Mui', 'Data', 'Grid-root']],
  ['', []],
])('%s', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
  expect(splitName(name).join('')).toBe(name);
});
