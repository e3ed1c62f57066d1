/**
 * Stylesheets of lazy features: loaded with the chunk that imports them, or by the page
 * that shows them.
 */
const LATE = new RegExp(
  String.raw`[\\/]src[\\/]features[\\/](?:${[
    String.raw`ads[\\/]AdContent`,
    'analytics',
    'api-reference',
    'colors',
    String.raw`demo[\\/](?:live|toolbar)`,
    'gallery',
    'licenses',
    String.raw`notifications[\\/]NotificationPanel`,
    'playground',
    'preferences',
    'production-error',
    String.raw`search[\\/](?:mark|page|panel)`,
  ].join('|')}).*\.css$`,
);

/** Styles of the reference: pages and tabs of guides. */
const API = /[\\/]src[\\/]features[\\/]api-reference[\\/].*\.css$/;

/** Design tokens that only demos use. */
const DEMOS = /[\\/]design-tokens[\\/]demos\.css$/;

/** Higher than Docusaurus's `styles` (50), which matches all other stylesheets. */
const PRIORITY = 60;

interface BundledModule {
  nameForCondition?: () => string | null;
}

const getFile = (module: BundledModule): string => module.nameForCondition?.() ?? '';

const makeGroup = (name: string, files: RegExp) => ({
  name,
  type: 'css/mini-extract',
  test: (module: BundledModule) => files.test(getFile(module)),
  chunks: 'all',
  enforce: true,
  priority: PRIORITY,
});

/**
 * Cache groups for `optimization.splitChunks`: Docusaurus puts the styles of all features
 * into one file that blocks the rendering of each page.
 */
export const makeStyleGroups = (): Record<string, object> => ({
  'api-styles': makeGroup('api-styles', API),
  'demo-styles': makeGroup('demo-styles', DEMOS),
  styles: {
    test: (module: BundledModule) =>
      ![LATE, DEMOS].some((files) => files.test(getFile(module))),
  },
});
