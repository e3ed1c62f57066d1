import { translate } from '@docusaurus/Translate';
import type { ProductFolder } from '../types/page';

/** The display name of a product. Call it while rendering, since it is translated. */
export const getProductName = (product: ProductFolder): string =>
  ({
    'data-grid': translate({
      id: 'product.name.dataGrid',
      message: 'Data Grid',
      description: 'Product name',
    }),
    'date-pickers': translate({
      id: 'product.name.datePickers',
      message: 'Date and Time Pickers',
      description: 'Product name',
    }),
    charts: translate({
      id: 'product.name.charts',
      message: 'Charts',
      description: 'Product name',
    }),
    'tree-view': translate({
      id: 'product.name.treeView',
      message: 'Tree View',
      description: 'Product name',
    }),
  })[product];
