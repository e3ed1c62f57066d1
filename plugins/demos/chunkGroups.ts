/**
 * The chunks that demos share, by their packages. Docusaurus turns off the bundler's
 * default splitting and moves modules that half of all chunks use into one `common` chunk
 * that every page loads; without these groups, it would contain all of MUI.
 */
export const PACKAGES: Record<string, string[]> = {
  mui: [
    '@mui/(?:material|system|styled-engine|utils|private-theming)',
    '@emotion',
    'stylis',
    'stylis-plugin-rtl',
    '@popperjs',
    'react-transition-group',
    'react-is',
    'prop-types',
    'hoist-non-react-statics',
  ],
  'x-shared': [
    '@mui/x-internals',
    '@base-ui/utils',
    'reselect',
    'use-sync-external-store',
  ],
  // Separate from what free components load, because it may contain the license key.
  'x-license': ['@mui/(?:x-license|x-telemetry)'],
  grid: ['@mui/(?:x-data-grid|x-virtualizer)'],
  'grid-pro': ['@mui/x-data-grid-pro'],
  'grid-premium': ['@mui/x-data-grid-premium'],
  pickers: ['@mui/x-date-pickers'],
  'pickers-pro': ['@mui/x-date-pickers-pro'],
  charts: [
    '@mui/(?:x-charts|x-charts-vendor|x-internal-gestures)',
    'bezier-easing',
    'flatqueue',
    'd3-[^/]+',
  ],
  'charts-pro': ['@mui/x-charts-pro'],
  tree: ['@mui/x-tree-view'],
  'tree-pro': ['@mui/x-tree-view-pro'],
  dayjs: ['dayjs'],
};

/**
 * Higher than Docusaurus's `common` (40) and `styles` (50); these modules are not styles.
 */
const PRIORITY = 60;

// Matches the innermost package, which may be nested in another one. Texts in other
// languages load with what imports them: there are 40 languages.
const inPackages = (packages: string[]): RegExp =>
  new RegExp(
    `node_modules[\\\\/](?:${packages.join('|')})[\\\\/](?!.*node_modules[\\\\/]|(?:.*[\\\\/])?locales?[\\\\/])`,
  );

const ALL = inPackages(Object.values(PACKAGES).flat());

interface BundledModule {
  nameForCondition?: () => string | null;
}

/** Cache groups for `optimization.splitChunks` in the browser build. */
export function makeChunkGroups(): Record<string, object> {
  const groups = Object.entries(PACKAGES).map(([name, packages]) => [
    name,
    {
      name,
      test: inPackages(packages),
      priority: PRIORITY,
      chunks: 'async',
      enforce: true,
    },
  ]);
  const common = {
    test: (module: BundledModule) => !ALL.test(module.nameForCondition?.() ?? ''),
  };
  return { ...Object.fromEntries(groups), common };
}
