import { OWN_VERSION } from '../../../src/config/versions';

/** An accepted finding of axe. */
interface AxeException {
  rule: string;
  /** CSS selector that the element itself matches. */
  selector: string;
  /**
   * A page with the finding; if the exception no longer matches there, the test fails.
   */
  page: string;
  /** Present only while something loads, so a check may run too late to find it. */
  isBrief?: true;
  /** The first major that has it, if older ones do not. */
  since?: number;
  /** The last major that has it, if newer ones do not. */
  until?: number;
  reason: string;
}

/** Covers all majors whose pages are tested. */
const EXCEPTIONS: readonly AxeException[] = [
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
    selector: '[data-field="__detail_panel_toggle__"] [role="presentation"]',
    page: '/x/react-data-grid/master-detail/',
    since: 8,
    reason: 'The header of the detail toggle is named, but has no role.',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-virtualScrollerRenderZone:has(.MuiDataGrid-detailPanel)',
    page: '/x/react-data-grid/master-detail/',
    reason: 'An open detail panel is between the rows of its row group.',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-main:has(.MuiDataGrid-detailPanel)',
    page: '/x/react-data-grid/master-detail/',
    reason: 'The content of an open detail panel is inside the grid as well.',
  },
  {
    rule: 'aria-required-children',
    selector:
      '.MuiDataGrid-main:has(.MuiDataGrid-overlay :is([role="progressbar"], button))',
    page: '/x/react-data-grid/overlays/',
    reason: 'The content of an overlay is inside the grid, which allows only rows.',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-main--hiddenContent [role="row"]',
    page: '/x/react-data-grid/overlays/',
    since: 8,
    reason: 'Without visible columns, the header row has no cells.',
  },
  {
    rule: 'color-contrast',
    selector: '.MuiDayCalendar-weekNumber',
    page: '/x/react-date-pickers/adapters-locale/',
    reason: 'Numbers of weeks have the color of disabled text.',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-columnHeaders [role="row"]:not(:has([role="columnheader"]))',
    page: '/x/react-data-grid/components/pivot-panel/',
    reason: 'The header row of an empty pivot table has no cells.',
  },
  {
    rule: 'aria-required-children',
    selector: '[role="tree"]:is([aria-label="Scans"], [aria-label^="Storage "])',
    page: '/x/react-tree-view/rich-tree-view/lazy-loading/',
    isBrief: true,
    reason: 'A tree has no items while its first level loads.',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '.MuiTreeItem-iconContainer [role="progressbar"]',
    page: '/x/react-tree-view/rich-tree-view/lazy-loading/',
    isBrief: true,
    reason: 'The spinner of an item that loads has no name.',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '[class*="CellLoadingContainer"] [role="progressbar"]',
    page: '/x/react-data-grid/server-side-data/row-grouping/',
    isBrief: true,
    reason: 'The spinner of a group that loads has no name.',
  },
  {
    rule: 'aria-prohibited-attr',
    selector: '.MuiDataGrid-columnHeader[data-field="__detail_panel_toggle__"] *',
    page: '/x/react-data-grid/master-detail/',
    until: 7,
    reason: 'The header of the detail toggle is named, but has no role.',
  },
  {
    rule: 'aria-conditional-attr',
    selector: '[role="grid"] [role="row"][aria-level]',
    page: '/x/react-data-grid/row-grouping/',
    until: 7,
    reason: 'Rows of a tree say their level, in a grid that is no tree grid.',
  },
  {
    rule: 'aria-progressbar-name',
    selector:
      '.MuiDataGrid-overlay [role="progressbar"], .MuiDataGrid-overlayWrapper .MuiLinearProgress-root',
    page: '/x/react-data-grid/overlays/',
    until: 7,
    reason: 'The bar of a grid that loads has no name, and no slot to give it one.',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '[class*="LoadingContainer"] [role="progressbar"]',
    page: '/x/react-data-grid/server-side-data/tree-data/',
    isBrief: true,
    until: 7,
    reason: 'The spinner of a group that loads has no name.',
  },
  {
    rule: 'label',
    selector: '[role="treeitem"] .MuiCheckbox-root input',
    page: '/x/react-tree-view/rich-tree-view/selection/',
    until: 7,
    reason: 'The checkbox of an item has no name of its own.',
  },
];

/**
 * Findings of axe that are caused by the documented packages of this build, not by a
 * demo. Each entry is one rule for one kind of element.
 */
export const AXE_EXCEPTIONS: readonly AxeException[] = EXCEPTIONS.filter(
  ({ since = 0, until = Infinity }) =>
    since <= OWN_VERSION.major && OWN_VERSION.major <= until,
);
