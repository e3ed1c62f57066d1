import { selectPackages } from '../../src/lib/selectPackages';

const PACKAGES = {
  '@mui/material': '7.0.0',
  '@mui/x-charts': '8.0.0',
  '@mui/x-data-grid': '8.0.1',
  '@mui/x-data-grid-pro': '8.0.2',
};

test('a product has its own packages and those for all', () =>
  expect(selectPackages(PACKAGES, 'x-data-grid')).toEqual([
    ['@mui/material', '7.0.0'],
    ['@mui/x-data-grid', '8.0.1'],
    ['@mui/x-data-grid-pro', '8.0.2'],
  ]));

test('pages without a single product have all', () =>
  expect(selectPackages(PACKAGES, null)).toHaveLength(4));
