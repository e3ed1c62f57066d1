/**
 * The chunks that demos share, by the packages in them. Docusaurus turns the bundler's own
 * splitting off and collects what half of all chunks use into one `common` chunk that every
 * page loads; without these groups that would be all of MUI.
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
  // Apart from what free components load: it may hold the license key.
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

/** Above Docusaurus's `common` (40) and `styles` (50); their modules are no styles. */
const PRIORITY = 60;

/** An older major beside the current one: `@mui/x-data-grid-v7`, with what is installed in it. */
const ALIAS = /node_modules[\\/]@mui[\\/][\w-]+?(-v\d+)[\\/]/;

// The innermost package counts: an older major has the packages that it needs inside of it.
const inPackages = (packages: string[]): RegExp =>
  new RegExp(
    `node_modules[\\\\/](?:${packages.join('|')})(?:-v\\d+)?[\\\\/](?!.*node_modules[\\\\/])`,
  );

const ALL = inPackages(Object.values(PACKAGES).flat());

interface BundledModule {
  nameForCondition?: () => string | null;
}

/** Cache groups for `optimization.splitChunks` of the browser's build. */
export function makeChunkGroups(): Record<string, object> {
  const groups = Object.entries(PACKAGES).map(([name, packages]) => [
    name,
    {
      // Majors are never on one page, so that each has chunks of its own.
      name: (module: BundledModule) =>
        name + (ALIAS.exec(module.nameForCondition?.() ?? '')?.[1] ?? ''),
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
