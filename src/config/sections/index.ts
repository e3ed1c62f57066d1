import { GRID_SECTIONS } from './dataGrid';

/**
 * Sections with another anchor than in links from elsewhere: page, without slashes at the
 * ends, to old anchor to the section's anchor here. The anchors of the API reference
 * follow rules; see `src/lib/findMovedSection.ts`.
 */
export const MOVED_SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> =
  {
    ...GRID_SECTIONS,
    'common-concepts/shadow-dom': {
      'send-styles-and-popups-inside': 'containers-for-styles-and-popups',
    },
    'design-system/colors': {
      'see-where-the-roles-show': 'where-each-color-role-is-used',
    },
    'design-system/right-to-left': {
      'write-styles-that-turn': 'write-styles-for-both-directions',
    },
    'design-system/theming': {
      'make-a-part-of-the-page-dark': 'make-part-of-the-page-dark',
    },
    'introduction/installation': {
      'render-the-first-component': 'install-a-package',
    },
    'introduction/licensing': {
      'annual-license': 'when-a-license-key-expires',
      'evaluation-trial-licenses': 'license-of-each-package',
      'license-key-installation': 'set-the-license-key',
      'premium-plan': 'license-of-each-package',
      'pro-plan': 'license-of-each-package',
    },
    'introduction/roadmap': {
      'named-but-not-shipped': 'listed-but-not-released-yet',
    },
    'introduction/support': {
      'technical-support': 'get-help',
    },
    'migration/migration-charts-v6': {
      'rename-what-is-highlighted': 'rename-the-highlight-keys',
    },
    'migration/migration-charts-v7': {
      'move-its-options-to-the-slot': 'move-legend-options-to-the-slot',
      'move-its-options-to-the-slot-1': 'move-tooltip-options-to-the-slot',
      'remove-pie-chart-axes': 'remove-axes-from-pie-charts',
      'replace-its-contents': 'replace-the-tooltips-contents',
      'series-and-looks': 'series-and-appearance',
      'stabilize-useseries-and-usexxxseries-hooks-✅': 'use-the-stable-hooks',
      'style-it-with-css': 'style-the-legend-with-css',
    },
    'migration/migration-data-grid-v5': {
      'give-dates-to-date-columns': 'pass-dates-to-date-columns',
    },
    'migration/migration-data-grid-v6': {
      filtering: 'filters',
      'instanceid-prop-is-required-for-state-selectors': 'pass-apiref-to-selectors',
    },
    'migration/migration-pickers-v5': {
      'disable-times-by-their-date': 'disable-times-with-a-date-object',
      'input-renderer-required-in-v5': 'replace-renderinput',
      '✅-rename-or-refactor-shoulddisabletime-prop': 'disable-times-with-a-date-object',
    },
    'migration/migration-pickers-v6': {
      'compare-dates-of-one-library': 'pass-dates-from-your-library',
      'disable-times-by-their-date': 'disable-times-with-a-date-object',
      'read-leading-zeros-of-sections': 'check-for-leading-zeros',
      'remove-types-of-internals': 'remove-internal-types',
      'type-dates': 'constrain-the-type-of-dates',
    },
    'migration/migration-pickers-v7': {
      'new-dom-structure-for-the-field': 'update-code-for-field-sections',
      'slots-breaking-changes': 'slots',
      'stop-using-licenseinfo-from-mui-x-date-pickers-pro':
        'import-licenseinfo-from-its-package',
      usepickercontext: 'read-the-picker-state-from-hooks',
      '✅-rename-date-fns-adapter-imports': 'adapters',
    },
    'migration/migration-tree-view-v6': {
      'use-simpletreeview-instead-of-treeview': 'rename-the-component',
    },
    'migration/migration-tree-view-v7': {
      'stop-using-publicapi-methods-in-the-render': 'pass-one-object-to-api-methods',
      '✅-rename-the-treeitem2-and-related-utils': 'rename-the-parts-of-the-item',
      '✅-use-simple-tree-view-instead-of-tree-view': 'replace-treeview',
    },
    'react-charts/axis': {
      'fixed-tick-positions': 'ticks-and-their-labels',
      'grouped-axes': 'group-categories',
      'text-customization': 'format-numbers-and-dates',
      'tick-spacing': 'ticks-and-their-labels',
    },
    'react-charts/bars': {
      'click-event': 'click-a-bar',
      'color-scale': 'bar-colors',
      performance: 'draw-many-bars',
    },
    'react-charts/components': {
      'html-components': 'value-at-the-pointer',
    },
    'react-charts/composition': {
      overview: 'parts-of-a-chart',
    },
    'react-charts/export': {
      'export-as-image': 'export-options',
      'offer-the-data': 'let-users-save-the-data',
      'print-export-as-pdf': 'export-options',
    },
    'react-charts/funnel': {
      'curve-interpolation': 'shape-and-direction',
      'pyramid-chart': 'shape-and-direction',
    },
    'react-charts/getting-started': {
      'server-side-rendering': 'render-on-the-server',
      'set-the-size': 'set-the-width-and-height',
    },
    'react-charts/legend': {
      'color-legend': 'color-scale-legend',
      'toggle-visibility': 'let-users-hide-series',
    },
    'react-charts/lines': {
      'click-event': 'click-a-point-or-a-line',
      interpolation: 'curves',
    },
    'react-charts/pie': {
      'click-event': 'hover-and-click-slices',
    },
    'react-charts/scatter': {
      'color-scale': 'color-by-a-third-value',
      interaction: 'distance-to-the-pointer',
      performance: 'many-points',
      'using-a-dataset': 'points-from-an-array-of-objects',
    },
    'react-charts/styling': {
      'values-color': 'theme-colors',
    },
    'react-charts/tooltip': {
      'open-it-from-code': 'open-the-tooltip-from-code',
      'overriding-content': 'custom-content',
    },
    'react-charts/zoom-and-pan': {
      preview: 'zoom-slider-and-initial-zoom',
      'zoom-filtering': 'fit-the-other-axis',
      'zoom-interactions-configuration': 'gestures',
      'zoom-slider': 'zoom-slider-and-initial-zoom',
    },
    'react-date-pickers/custom-components': {
      'access-date-adapter': 'support-any-date-library',
    },
    'react-date-pickers/faq': {
      looks: 'appearance',
    },
    'react-date-pickers/fields': {
      'fields-to-edit-a-single-element': 'choose-a-field',
    },
    'react-date-pickers/getting-started': {
      'date-library-adapter-setup': 'set-up-the-provider',
      installation: 'install-the-packages',
      'integrate-provider-and-adapter': 'set-up-the-provider',
    },
    'react-date-pickers/timezone': {
      'day-js-and-timezone': 'set-up-your-date-library',
      'day-js-and-utc': 'set-up-your-date-library',
      'moment-and-timezone': 'use-moment',
    },
    'react-tree-view/rich-tree-view/focus': {
      'move-the-focus-from-code': 'focus-an-item-from-code',
    },
    'react-tree-view/rich-tree-view/selection': {
      'automatic-parents-and-children-selection': 'parents-and-children',
    },
    'react-tree-view/simple-tree-view/focus': {
      'move-the-focus-from-code': 'focus-an-item-from-code',
    },
  };
