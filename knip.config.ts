import type { KnipConfig } from 'knip';

/**
 * Finds files, exports and packages that nothing uses, and imports that package.json does not
 * declare. An entry is a file that something else than an import reaches.
 */
const config: KnipConfig = {
  entry: [
    // By the name of its folder: the framework's pages and swizzles.
    'src/{pages,theme}/**/*.{ts,tsx}',
    // clientModules of docusaurus.config.ts.
    'src/features/{prefetch,copy-code,headings,moved-sections,icon-font,console-theme,print}/index.ts',
    'src/features/{analytics,demo,error-page}/client.ts',
    // Client module of plugins/framework-patches/lazy-compilation.
    'src/features/dev-reload/index.ts',
    'src/css/index.css',
    // Written into generated modules or bundled apart, by plugins.
    'src/features/demo/{StaticDemo,StyledDemo}.tsx',
    'src/features/api-reference/api.css',
    'src/features/offline/{client,worker/index}.ts',
    'src/features/playground/frame/entry.ts',
    // Pages, and the demos that they name.
    'docs/**/*.{ts,tsx,mdx}',
    'i18n/**/*.mdx',
    // In the place of modules that a page does not need.
    'plugins/framework-patches/bundle-size/nothing.ts',
    // Loaders, by their path.
    'plugins/**/*Loader.ts',
    // Commands, by their name in package.json; steps of npm test; rules of textlint.
    'tools/commands/*.ts',
    'tools/{secrets/secrets,dependencies/licenses}.ts',
    'tools/prose/rules/*.ts',
    'tools/build/rebuild.ts',
    // Loaded into processes that tools/build starts; scripts that its tests start.
    'tools/build/endWithParent.mjs',
    'tools/bench-build/writePeak.mjs',
    'tests/tools/build/support/{switchForever,takeLock,buildForever,buildSmall,deployOnce}.ts',
    'tests/tools/deploy/support/deployForever.ts',
    'tests/tools/versions/support/cutAndStop.ts',
    // Tests in engines besides Chromium's, and what they run by.
    'playwright.engines.config.ts',
    'tests/engines/*.spec.ts',
    // Tests of stored pictures, and what they run by.
    'playwright.screens.config.ts',
    'tests/screens/*.spec.ts',
    // Put in the place of modules by jest.config.mjs.
    'tests/support/jest/{native,docusaurus}/**/*.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mjs,cjs,css,mdx}'],
  ignore: [
    'tests/**/fixtures/**',
    // Of older versions: their demos are checked in workspaces.
    'versioned_docs/**',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Majors that tests compare with and kept versions run, read by a path that is put together.
    /^@mui\/x-.*-v\d+$/,
    // Codemods that tests and tools/api-diff read in the same way.
    '@mui/x-codemod',
    // Run by tools/test/steps.
    'cspell',
    // Stylesheets of it are imported by the text that plugins/demos/styles compiles.
    'tailwindcss',
    // Of @mui/x-charts-pro; a test reads how it draws images.
    'rasterizehtml',
    // A font that tests/screens reads by its path.
    '@fontsource-variable/noto-sans-sc',
    // An alias of the framework, not a package.
    '@docusaurus/ErrorBoundary',
    // Aliases that the build gives for its language.
    '@language/dayjs',
    '@language/mui',
    // A module that plugins/playground writes.
    'playground-registry',
  ],
  // Of the machine, and only asked for where they may be.
  ignoreBinaries: ['apt-get', 'fc-list', 'mount', 'umount'],
};

export default config;
