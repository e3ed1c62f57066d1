import { GRID_SECTIONS } from './dataGrid';

/**
 * Sections with another anchor than in links from elsewhere: page, without slashes at the
 * ends, to old anchor to the section's anchor here. The anchors of the API reference
 * follow rules; see `src/lib/findMovedSection.ts`.
 */
export const MOVED_SECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> =
  {
    ...GRID_SECTIONS,
    'introduction/installation': {
      'render-the-first-component': 'install-a-package',
    },
    'introduction/licensing': {
      'annual-license': 'know-when-a-key-expires',
      'evaluation-trial-licenses': 'know-the-license-of-each-package',
      'license-key-installation': 'set-the-license-key',
      'premium-plan': 'know-the-license-of-each-package',
      'pro-plan': 'know-the-license-of-each-package',
    },
    'introduction/support': {
      'technical-support': 'ask-a-question',
    },
    'migration/migration-charts-v7': {
      'remove-pie-chart-axes': 'remove-axes-from-pie-charts',
      'stabilize-useseries-and-usexxxseries-hooks-✅': 'use-the-stable-hooks',
    },
    'migration/migration-data-grid-v6': {
      filtering: 'filters',
      'instanceid-prop-is-required-for-state-selectors':
        'give-selectors-apiref-or-the-id-of-the-grid',
    },
    'migration/migration-pickers-v5': {
      'input-renderer-required-in-v5': 'replace-renderinput',
      '✅-rename-or-refactor-shoulddisabletime-prop': 'disable-times-by-their-date',
    },
    'migration/migration-pickers-v7': {
      'new-dom-structure-for-the-field': 'expect-sections-instead-of-one-input',
      'slots-breaking-changes': 'slots',
      'stop-using-licenseinfo-from-mui-x-date-pickers-pro':
        'set-the-license-key-with-its-own-package',
      usepickercontext: 'read-the-state-of-a-picker-from-hooks',
      '✅-rename-date-fns-adapter-imports': 'adapters',
    },
    'migration/migration-tree-view-v6': {
      'use-simpletreeview-instead-of-treeview': 'rename-the-component',
    },
    'migration/migration-tree-view-v7': {
      'stop-using-publicapi-methods-in-the-render': 'pass-one-object-to-its-methods',
      '✅-rename-the-treeitem2-and-related-utils': 'rename-the-parts-of-the-item',
      '✅-use-simple-tree-view-instead-of-tree-view': 'replace-treeview',
    },
    'react-charts/axis': {
      'fixed-tick-positions': 'format-and-place-the-ticks',
      'grouped-axes': 'group-categories',
      'text-customization': 'format-ticks',
      'tick-spacing': 'format-and-place-the-ticks',
    },
    'react-charts/bars': {
      'click-event': 'react-to-clicks',
      'color-scale': 'choose-colors',
      performance: 'draw-many-bars',
    },
    'react-charts/components': {
      'html-components': 'get-from-the-pointer-to-a-value',
    },
    'react-charts/composition': {
      overview: 'pick-the-parts',
    },
    'react-charts/export': {
      'export-as-image': 'choose-the-options',
      'print-export-as-pdf': 'choose-the-options',
    },
    'react-charts/funnel': {
      'curve-interpolation': 'choose-the-shape',
      'pyramid-chart': 'choose-the-shape',
    },
    'react-charts/getting-started': {
      'server-side-rendering': 'render-on-the-server',
    },
    'react-charts/legend': {
      'color-legend': 'explain-a-color-scale',
      'toggle-visibility': 'let-users-hide-series',
    },
    'react-charts/lines': {
      'click-event': 'react-to-clicks',
      interpolation: 'choose-the-curve',
    },
    'react-charts/pie': {
      'click-event': 'react-to-hover-and-clicks',
    },
    'react-charts/scatter': {
      'color-scale': 'show-a-third-value-as-color',
      interaction: 'decide-how-close-the-pointer-must-be',
      performance: 'draw-many-points',
      'using-a-dataset': 'feed-the-chart-from-rows',
    },
    'react-charts/styling': {
      'values-color': 'use-colors-of-your-theme',
    },
    'react-charts/tooltip': {
      'overriding-content': 'write-your-own-content',
    },
    'react-charts/zoom-and-pan': {
      preview: 'show-which-part-is-visible',
      'zoom-filtering': 'fit-the-other-axis',
      'zoom-interactions-configuration': 'choose-the-gestures',
      'zoom-slider': 'show-which-part-is-visible',
    },
    'react-date-pickers/custom-components': {
      'access-date-adapter': 'compute-with-dates-of-any-library',
    },
    'react-date-pickers/fields': {
      'fields-to-edit-a-single-element': 'choose-a-field',
    },
    'react-date-pickers/getting-started': {
      'date-library-adapter-setup': 'set-up-the-provider-once',
      installation: 'install-the-packages',
      'integrate-provider-and-adapter': 'set-up-the-provider-once',
    },
    'react-date-pickers/timezone': {
      'day-js-and-timezone': 'set-up-your-date-library',
      'day-js-and-utc': 'set-up-your-date-library',
      'moment-and-timezone': 'use-moment',
    },
    'react-tree-view/rich-tree-view/selection': {
      'automatic-parents-and-children-selection': 'follow-parents-and-children',
    },
  };
