/** Sections of the Data Grid's guides, as the vendor's documentation names them. */
export const GRID_SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-data-grid/accessibility': {
    density: 'larger-touch-targets',
    'set-the-density-programmatically': 'larger-touch-targets',
    'tab-navigation': 'tab-through-cells',
  },
  'react-data-grid/aggregation': {
    'aggregating-data-from-multiple-row-fields': 'custom-functions',
    'create-custom-functions': 'custom-functions',
    'usage-with-row-grouping': 'group-totals',
  },
  'react-data-grid/api-object': {
    'access-the-disabled-column-features': 'when-to-call-methods',
    'how-to-use-the-api-object': 'get-the-api-object',
  },
  'react-data-grid/column-definition': {
    'converting-types': 'set-the-cell-value',
    'custom-column-types': 'share-column-properties',
    'rendering-cells': 'render-components-in-cells',
    'special-properties': 'row-action-buttons',
    'value-formatter': 'format-the-cell-value',
    'value-getter': 'set-the-cell-value',
  },
  'react-data-grid/column-dimensions': {
    autosizing: 'autosize-columns',
    'fluid-width': 'flexible-widths',
    resizing: 'let-users-resize-columns',
  },
  'react-data-grid/column-groups': {
    'collapsible-column-groups': 'collapse-a-group',
  },
  'react-data-grid/column-pinning': {
    'pinned-columns-appearance': 'separator',
  },
  'react-data-grid/column-visibility': {
    'column-visibility-panel': 'configure-the-columns-panel',
    'controlled-visible-columns': 'control-the-visible-columns',
  },
  'react-data-grid/components': {
    'component-slots': 'list-of-slots',
    toolbar: 'compose-a-toolbar',
  },
  'react-data-grid/components/toolbar': {
    'settings-menu': 'add-a-menu',
  },
  'react-data-grid/custom-columns': {
    'full-example': 'properties-of-a-column-type',
  },
  'react-data-grid/editing': {
    'full-featured-crud-component': 'edit-a-whole-row',
    persistence: 'save-edits',
    'row-editing': 'edit-a-whole-row',
    'server-side-persistence': 'save-edits',
    'server-side-validation': 'validate-input',
    'the-processrowupdate-callback': 'save-edits',
    validation: 'validate-input',
    'with-debounce': 'custom-editor',
  },
  'react-data-grid/export': {
    'csv-export': 'csv-delimiter-and-encoding',
    'excel-export': 'export-to-excel',
    'print-export': 'print-the-grid',
  },
  'react-data-grid/faq': {
    'how-to-combine-search-and-server': 'how-to-search-only-loaded-rows',
    'how-to-use-it-with-nextjs': 'how-to-use-the-grid-with-nextjs',
    'why-does-each-render-take-long': 'why-is-each-render-slow',
    'why-is-it-missing-in-tests': 'why-are-cells-missing-in-tests',
  },
  'react-data-grid/filtering': {
    'custom-input-component': 'operators-by-column-type',
    'customize-the-operators': 'operators-by-column-type',
    'quick-filter': 'search-all-columns',
    'server-side-filter': 'filter-on-the-server',
    'structure-of-the-model': 'control-the-filter-model',
  },
  'react-data-grid/filtering/quick-filter': {
    'including-hidden-columns': 'search-hidden-columns',
  },
  'react-data-grid/layout': {
    'flex-parent-container': 'fill-the-remaining-space',
  },
  'react-data-grid/overlays': {
    'loading-overlay': 'loading-variants',
    'no-columns-overlay': 'all-columns-hidden',
  },
  'react-data-grid/pagination': {
    'index-based-pagination': 'load-pages-from-a-server',
    'server-side-pagination': 'load-pages-from-a-server',
  },
  'react-data-grid/recipes/troubleshooting': {
    'it-only-fails-in-your-app': 'the-grid-fails-only-in-your-app',
  },
  'react-data-grid/recipes/url-state': {
    'read-and-write-the-address': 'read-and-write-the-url',
  },
  'react-data-grid/recipes/wrapping': {
    'merge-what-pages-pass': 'merge-your-props-with-the-pages',
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
    'pinned-rows-appearance': 'style-pinned-rows',
  },
  'react-data-grid/row-selection': {
    'controlled-row-selection': 'control-the-selection',
  },
  'react-data-grid/row-updates': {
    'infinite-loading': 'infinite-scrolling',
    'lazy-loading': 'load-values-for-rows-in-view',
    'the-updaterows-method': 'update-one-row-in-place',
  },
  'react-data-grid/scrolling': {
    'scroll-restoration': 'restore-the-scroll-position',
  },
  'react-data-grid/server-side-data': {
    'data-caching': 'cache',
    'data-source': 'write-getrows',
    'error-handling': 'handle-errors-and-retry',
    'improving-the-cache-hit-rate': 'cache',
    'updating-data': 'save-edits',
    'updating-server-side-data': 'save-edits',
  },
  'react-data-grid/server-side-data/lazy-loading': {
    'infinite-loading': 'placeholders-or-infinite-scroll',
    'viewport-loading': 'placeholders-or-infinite-scroll',
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
    'drag-and-drop-tree-data-reordering': 'move-rows-to-another-parent',
  },
};
