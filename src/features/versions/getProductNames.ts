import { translate } from '@docusaurus/Translate';

/** Display names of the products, by their name in the product identifier. */
export const getProductNames = (): Partial<Record<string, string>> => ({
  'Data Grid': translate({
    id: 'versions.product.dataGrid',
    message: 'Data Grid',
    description: 'Name of a product in the navbar',
  }),
  'Date Pickers': translate({
    id: 'versions.product.datePickers',
    message: 'Date Pickers',
    description: 'Name of a product in the navbar',
  }),
  Charts: translate({
    id: 'versions.product.charts',
    message: 'Charts',
    description: 'Name of a product in the navbar',
  }),
  'Tree View': translate({
    id: 'versions.product.treeView',
    message: 'Tree View',
    description: 'Name of a product in the navbar',
  }),
});
