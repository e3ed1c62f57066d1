import type { Config } from 'jest';

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
  ] as [string, Record<string, unknown>],
};

/** Packages that are published as ES modules only and so need the transform. */
const ESM_PACKAGES = [
  'unist-util-',
  'ts-blank-space',
  'hast',
  'vfile',
  'mdast',
  'micromark',
  'is-plain-obj',
];

const shared: Config = {
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
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/Translate$': '<rootDir>/tests/support/docusaurus/Translate.tsx',
    '^@docusaurus/Link$': '<rootDir>/tests/support/docusaurus/Link.tsx',
    '^@docusaurus/ExecutionEnvironment$':
      '<rootDir>/tests/support/docusaurus/ExecutionEnvironment.ts',
    '^@docusaurus/useDocusaurusContext$':
      '<rootDir>/tests/support/docusaurus/useDocusaurusContext.ts',
    '^@docusaurus/useBaseUrl$': '<rootDir>/tests/support/docusaurus/useBaseUrl.ts',
  },
};

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/{features,theme,components}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupDom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/{lib,nav,design,config,plugins,content}/**/*.test.{ts,tsx}',
      ],
    },
  ],
};

export default config;
