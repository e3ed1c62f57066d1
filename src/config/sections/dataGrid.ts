/** Sections of the Data Grid's guides, as the vendor's documentation names them. */
export const GRID_SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-data-grid/accessibility': {
    density: 'offer-larger-targets',
    'keyboard-navigation': 'move-through-the-grid-with-the-keyboard',
    'set-the-density-programmatically': 'offer-larger-targets',
    'tab-navigation': 'move-from-cell-to-cell-with-the-tab-key',
  },
  'react-data-grid/aggregation': {
    'aggregating-data-from-multiple-row-fields': 'write-a-function',
    'create-custom-functions': 'write-a-function',
    'usage-with-row-grouping': 'place-the-totals-of-groups',
  },
  'react-data-grid/api-object': {
    'access-the-disabled-column-features': 'call-methods-at-the-right-time',
    'how-to-use-the-api-object': 'choose-how-to-reach-it',
  },
  'react-data-grid/column-definition': {
    'column-types': 'pick-a-column-type',
    'converting-types': 'choose-what-the-cell-holds',
    'custom-column-types': 'share-properties-between-columns',
    'rendering-cells': 'render-a-cell-with-components',
    'special-properties': 'add-buttons-for-each-row',
    'value-formatter': 'choose-what-the-cell-shows',
    'value-getter': 'choose-what-the-cell-holds',
  },
  'react-data-grid/column-dimensions': {
    autosizing: 'size-columns-to-their-content',
    'fluid-width': 'share-the-free-space',
    resizing: 'let-users-resize-columns',
  },
  'react-data-grid/column-groups': {
    'collapsible-column-groups': 'collapse-a-group',
  },
  'react-data-grid/column-pinning': {
    'pinned-columns-appearance': 'choose-the-separator',
  },
  'react-data-grid/column-visibility': {
    'column-visibility-panel': 'tailor-the-columns-panel',
    'controlled-visible-columns': 'control-the-visible-columns',
  },
  'react-data-grid/components': {
    'component-slots': 'find-the-slot',
    toolbar: 'compose-a-toolbar',
  },
  'react-data-grid/components/toolbar': {
    'settings-menu': 'add-a-menu',
  },
  'react-data-grid/custom-columns': {
    'full-example': 'know-what-a-type-consists-of',
  },
  'react-data-grid/editing': {
    'confirm-before-saving': 'ask-before-saving',
    'full-featured-crud-component': 'edit-a-whole-row',
    persistence: 'save-edits',
    'row-editing': 'edit-a-whole-row',
    'server-side-persistence': 'save-edits',
    'server-side-validation': 'validate-what-users-type',
    'the-processrowupdate-callback': 'save-edits',
    validation: 'validate-what-users-type',
    'with-debounce': 'use-your-own-editor',
  },
  'react-data-grid/export': {
    'csv-export': 'write-csv-for-the-program-that-reads-it',
    'excel-export': 'export-to-excel',
    'print-export': 'print-the-grid',
  },
  'react-data-grid/filtering': {
    'custom-input-component': 'know-the-operators-of-each-column-type',
    'customize-the-operators': 'know-the-operators-of-each-column-type',
    'quick-filter': 'search-all-columns',
    'server-side-filter': 'filter-on-the-server',
    'structure-of-the-model': 'control-the-filter-model',
  },
  'react-data-grid/filtering/quick-filter': {
    'including-hidden-columns': 'search-hidden-columns',
  },
  'react-data-grid/layout': {
    'auto-height': 'be-as-high-as-the-rows',
    'flex-parent-container': 'fill-the-space-that-is-left',
  },
  'react-data-grid/overlays': {
    'loading-overlay': 'choose-how-loading-looks',
    'no-columns-overlay': 'bring-columns-back',
    'no-results-overlay': 'help-when-nothing-is-found',
    'no-rows-overlay': 'offer-a-way-on-when-there-are-no-rows',
  },
  'react-data-grid/pagination': {
    'index-based-pagination': 'load-pages-from-a-server',
    'server-side-pagination': 'load-pages-from-a-server',
  },
  'react-data-grid/row-height': {
    density: 'offer-densities',
    'dynamic-row-height': 'fit-rows-to-their-content',
    'row-density': 'offer-densities',
    'row-spacing': 'add-space-between-rows',
    'variable-row-height': 'set-the-height-of-single-rows',
  },
  'react-data-grid/row-grouping': {
    'accessibility-changes-in-v8': 'accessibility',
  },
  'react-data-grid/row-pinning': {
    'pinned-rows-appearance': 'choose-the-look',
  },
  'react-data-grid/row-selection': {
    'checkbox-selection': 'select-several-rows-with-checkboxes',
    'controlled-row-selection': 'control-the-selection',
  },
  'react-data-grid/row-updates': {
    'infinite-loading': 'load-more-rows-at-the-end',
    'lazy-loading': 'load-what-is-in-view',
    'the-updaterows-method': 'update-one-row-in-place',
  },
  'react-data-grid/scrolling': {
    'scroll-restoration': 'return-to-the-same-place',
  },
  'react-data-grid/server-side-data': {
    'data-caching': 'keep-answers-in-the-cache',
    'data-source': 'write-getrows',
    'error-handling': 'show-errors-and-try-again',
    'improving-the-cache-hit-rate': 'keep-answers-in-the-cache',
    'updating-data': 'save-edits',
    'updating-server-side-data': 'save-edits',
  },
  'react-data-grid/server-side-data/lazy-loading': {
    'infinite-loading': 'choose-between-placeholders-and-endless-scrolling',
    'viewport-loading': 'choose-between-placeholders-and-endless-scrolling',
  },
  'react-data-grid/sorting': {
    'multi-sorting': 'sort-by-several-columns',
    'server-side-sorting': 'sort-on-the-server',
    'structure-of-the-model': 'control-the-sort-model',
  },
  'react-data-grid/state': {
    'direct-selector-access': 'read-the-state-with-selectors',
    'save-and-restore-the-state': 'save-and-restore-views',
  },
  'react-data-grid/tree-data': {
    'drag-and-drop-tree-data-reordering': 'let-users-move-rows-to-another-parent',
  },
};
