import type { KnipConfig } from 'knip';

/**
 * Finds unused files, exports and packages, and undeclared dependencies. An entry is a
 * file that is reached by something other than an import.
 */
const config: KnipConfig = {
  entry: [
    // Found by their folder: Docusaurus pages and swizzled components.
    'src/{pages,theme}/**/*.{ts,tsx}',
    // clientModules of docusaurus.config.ts.
    'src/features/{prefetch,copy-code,headings,moved-sections,icon-font,console-theme,print}/index.ts',
    'src/features/{analytics,demo,error-page}/client.ts',
    // Client module of plugins/framework-patches/lazyCompilation.ts.
    'src/features/dev-reload/index.ts',
    'src/css/index.css',
    // Imported by generated modules, or bundled separately by plugins.
    'src/features/demo/{StaticDemo,StyledDemo}.tsx',
    'src/features/api-reference/api.css',
    'src/features/offline/{client,worker/index}.ts',
    'src/features/playground/frame/entry.ts',
    // Pages and the demos they reference.
    'docs/**/*.{ts,tsx,mdx}',
    'i18n/**/*.mdx',
    // Loaders, referenced by path.
    'plugins/**/*Loader.ts',
    'plugins/framework-patches/*.ts',
    // Commands, referenced by name in package.json; steps of npm test; textlint rules.
    'tools/commands/*.ts',
    'tools/{secrets/secrets,dependencies/licenses}.ts',
    'tools/prose/rules/*.ts',
    'tools/build/rebuild.ts',
    // Preloaded into processes that tools/build starts; scripts that its tests start.
    'tools/build/endWithParent.mjs',
    'tools/bench-build/writePeak.mjs',
    'tests/tools/build/support/{switchForever,takeLock,buildForever,buildSmall,deployOnce}.ts',
    'tests/tools/deploy/support/deployForever.ts',
    'tests/tools/versions/support/cutAndStop.ts',
    'tests/{engines,screens}/*.{spec,setup}.ts',
    // Module replacements in jest.config.mjs.
    'tests/support/jest/{native,docusaurus}/**/*.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mjs,cjs,css,mdx}'],
  ignore: [
    'tests/**/fixtures/**',
    // Older versions, whose demos are checked in workspaces.
    'versioned_docs/**',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Codemods that tests and tools/api-changes resolve the same way.
    '@mui/x-codemod',
    // Run by tools/test/steps.
    'cspell',
    'textlint',
    // Its stylesheets are imported by CSS that plugins/demos/styles compiles.
    'tailwindcss',
    // Dependency of @mui/x-charts-pro; a test checks how it renders images.
    'rasterizehtml',
    // A font that tests/screens reads by path.
    '@fontsource-variable/noto-sans-sc',
    // A Docusaurus alias, not a package.
    '@docusaurus/ErrorBoundary',
    // Aliases that the build defines for its language.
    '@language/dayjs',
    '@language/mui',
    '@language/demo-texts',
    // A module that plugins/playground generates.
    'playground-registry',
  ],
  // Installed on the machine, and only used if available.
  ignoreBinaries: ['apt-get', 'fc-list', 'mount', 'umount'],
};

export default config;
