/**
 * Plain JavaScript, because Node 20 cannot load TypeScript and Jest would need another
 * package to do so.
 * @import { Config } from 'jest'
 */

const transform = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages published only as ES modules, which need the transform. */
const ESM_PACKAGES = [
  'copy-text-to-clipboard',
  'unist-util-',
  'ts-blank-space',
  'hast',
  'vfile',
  'mdast',
  'micromark',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'ccount',
  'is-plain-obj',
  'stemmer',
  'unified',
  'remark-',
  'bail',
  'trough',
  'zwitch',
  'longest-streak',
  'markdown-table',
  'escape-string-regexp',
  'get-east-asian-width',
  'estree-util-',
  'parse-entities',
  'stringify-entities',
  'character-reference-invalid',
  'stemmer',
  'is-alphabetical',
  'is-alphanumerical',
  'is-decimal',
  'is-hexadecimal',
];

/** @type {Config} */
const shared = {
  rootDir: '.',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')}))`],
  testPathIgnorePatterns: ['/node_modules/', '/tests/e2e/'],
  modulePathIgnorePatterns: [
    '<rootDir>/build',
    '<rootDir>/.docusaurus',
    '<rootDir>/.cache',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/jest/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/jest/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@language/mui$': '<rootDir>/tests/support/jest/docusaurus/muiTexts.ts',
    '^@language/demo-texts$': '<rootDir>/tests/support/jest/docusaurus/demoTexts.ts',
    '^@docusaurus/Translate$': '<rootDir>/tests/support/jest/docusaurus/Translate.tsx',
    '^@docusaurus/Link$': '<rootDir>/tests/support/jest/docusaurus/Link.tsx',
    '^@docusaurus/ExecutionEnvironment$':
      '<rootDir>/tests/support/jest/docusaurus/ExecutionEnvironment.ts',
    '^@docusaurus/useDocusaurusContext$':
      '<rootDir>/tests/support/jest/docusaurus/useDocusaurusContext.ts',
    '^@docusaurus/useBaseUrl$': '<rootDir>/tests/support/jest/docusaurus/useBaseUrl.ts',
    '^@docusaurus/useIsBrowser$':
      '<rootDir>/tests/support/jest/docusaurus/useIsBrowser.ts',
    '^(prettier|@tailwindcss/node|@docusaurus/remark-plugin-npm2yarn)$':
      '<rootDir>/tests/support/jest/native/$1.ts',
  },
};

/** @type {Config} */
export default {
  // By default, Jest leaves one core free, which is half of a two-core machine.
  maxWorkers: '100%',
  // A worker keeps memory of each file. Files with 100,000 cases need more than 2 GB of
  // the 4 GB that Node.js allows.
  workerIdleMemoryLimit: '1.5GB',
  // A concurrent build may delay a test by seconds. Jest only reads this here, not per
  // project.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/tests/{features,theme,components,attacks}/**/*.test.{ts,tsx}',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setupDom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      globalSetup: '<rootDir>/tests/support/jest/installFrozenVersions.ts',
      testEnvironment: '<rootDir>/tests/support/jest/nodeEnvironment.cjs',
      testMatch: [
        '<rootDir>/tests/{lib,nav,design,config,site,plugins,tools,content}/**/*.test.{ts,tsx}',
      ],
    },
    {
      // Reads the files in build/, so it runs after a build.
      ...shared,
      displayName: 'built',
      testEnvironment: '<rootDir>/tests/support/jest/nodeEnvironment.cjs',
      testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
    },
  ],
};
