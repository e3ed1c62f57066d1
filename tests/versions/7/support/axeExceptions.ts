import type { AxeException } from './AxeException';

/**
 * Findings of axe that are those of the packages of version 7, not of a demo. Each stands for
 * one rule on one kind of element.
 */
export const AXE_EXCEPTIONS: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    selector: '[style*="rgba(130, 130, 130, 0.62)"]',
    page: '/x/react-data-grid/column-ordering/',
    reason: 'The notice of a missing license key, which the site has no need of.',
  },
  {
    rule: 'aria-conditional-attr',
    selector: '.MuiDataGrid-columnHeaderCheckbox input',
    page: '/x/react-data-grid/row-selection/',
    reason: '"Select all" has aria-checked="mixed" on a native checkbox.',
  },
  {
    rule: 'aria-prohibited-attr',
    selector: '.MuiDataGrid-columnHeader[data-field="__detail_panel_toggle__"] *',
    page: '/x/react-data-grid/master-detail/',
    reason: 'The header of the detail toggle is named, but has no role.',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-virtualScrollerRenderZone:has(.MuiDataGrid-detailPanel)',
    page: '/x/react-data-grid/master-detail/',
    reason: 'An open detail panel stands between the rows of its row group.',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-main:has(.MuiDataGrid-detailPanel)',
    page: '/x/react-data-grid/master-detail/',
    reason: 'What an open detail panel holds stands inside the grid as well.',
  },
  {
    rule: 'aria-required-children',
    selector:
      '.MuiDataGrid-main:has(.MuiDataGrid-overlay :is([role="progressbar"], button))',
    page: '/x/react-data-grid/overlays/',
    reason: 'What an overlay holds stands inside the grid, which allows only rows.',
  },
  {
    rule: 'color-contrast',
    selector: '.MuiDayCalendar-weekNumber',
    page: '/x/react-date-pickers/adapters-locale/',
    reason: 'Numbers of weeks have the color of disabled text.',
  },
  {
    rule: 'aria-conditional-attr',
    selector: '[role="grid"] [role="row"][aria-level]',
    page: '/x/react-data-grid/row-grouping/',
    reason: 'Rows of a tree say their level, in a grid that is no tree grid.',
  },
  {
    rule: 'aria-progressbar-name',
    selector:
      '.MuiDataGrid-overlay [role="progressbar"], .MuiDataGrid-overlayWrapper .MuiLinearProgress-root',
    page: '/x/react-data-grid/overlays/',
    reason: 'The bar of a grid that loads has no name, and no slot to give it one.',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '[class*="LoadingContainer"] [role="progressbar"]',
    page: '/x/react-data-grid/server-side-data/tree-data/',
    isBrief: true,
    reason: 'The spinner of a group that loads has no name.',
  },
  {
    rule: 'label',
    selector: '[role="treeitem"] .MuiCheckbox-root input',
    page: '/x/react-tree-view/rich-tree-view/selection/',
    reason: 'The checkbox of an item has no name of its own.',
  },
];
