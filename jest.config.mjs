/**
 * Plain JavaScript, because Node 20 reads no TypeScript and Jest's loaders for it are packages
 * of their own.
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

/** Packages that are published as ES modules only and so need the transform. */
const ESM_PACKAGES = [
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
    '^@docusaurus/Translate$': '<rootDir>/tests/support/jest/docusaurus/Translate.tsx',
    '^@docusaurus/Link$': '<rootDir>/tests/support/jest/docusaurus/Link.tsx',
    '^@docusaurus/ExecutionEnvironment$':
      '<rootDir>/tests/support/jest/docusaurus/ExecutionEnvironment.ts',
    '^@docusaurus/useDocusaurusContext$':
      '<rootDir>/tests/support/jest/docusaurus/useDocusaurusContext.ts',
    '^@docusaurus/useBaseUrl$': '<rootDir>/tests/support/jest/docusaurus/useBaseUrl.ts',
    '^(prettier|@tailwindcss/node|@docusaurus/remark-plugin-npm2yarn)$':
      '<rootDir>/tests/support/jest/native/$1.ts',
  },
};

/** @type {Config} */
export default {
  // Jest leaves one core free, which on a machine of two is half of it.
  maxWorkers: '100%',
  // A machine that builds beside it may hold a test up for seconds. Jest reads it here alone,
  // not in a project.
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
