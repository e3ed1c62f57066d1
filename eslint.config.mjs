import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The layers, and which others each may import. */
const LAYERS = [
  { type: 'lib', pattern: 'src/lib', allow: ['types', 'config'] },
  { type: 'types', pattern: 'src/types', allow: [] },
  { type: 'config', pattern: 'src/config', allow: ['types'] },
  { type: 'nav', pattern: 'src/nav', allow: ['lib', 'types', 'config'] },
  { type: 'design', pattern: 'src/design', allow: ['lib', 'types', 'config'] },
  {
    type: 'components',
    pattern: 'src/components',
    allow: ['lib', 'types', 'config', 'nav', 'design'],
  },
  // These also run in Node: tools measure the search, build the sandbox projects and check
  // code.
  {
    type: 'portable-feature',
    pattern: 'src/features/(search/engine|demo/sandbox|upgrade-check/engine)',
    allow: ['lib', 'types', 'config'],
  },
  {
    type: 'shared-feature',
    pattern: 'src/features/(preferences|analytics)',
    allow: ['lib', 'types', 'config', 'nav', 'design', 'components'],
  },
  {
    type: 'feature',
    pattern: 'src/features/*',
    allow: [
      'lib',
      'types',
      'config',
      'nav',
      'design',
      'components',
      'portable-feature',
      'shared-feature',
    ],
  },
  {
    type: 'theme',
    pattern: 'src/(theme|pages)',
    allow: [
      'lib',
      'types',
      'config',
      'nav',
      'design',
      'components',
      'shared-feature',
      'feature',
    ],
  },
  {
    type: 'content',
    pattern: 'content',
    allow: ['lib', 'types', 'config', 'nav'],
  },
  {
    type: 'plugins',
    pattern: 'plugins',
    allow: ['lib', 'types', 'config', 'nav', 'design', 'content'],
  },
  {
    type: 'tools',
    pattern: 'tools',
    allow: [
      'lib',
      'types',
      'config',
      'nav',
      'design',
      'portable-feature',
      'content',
      'plugins',
    ],
  },
];
// No layer may import tests.
LAYERS.push({ type: 'tests', pattern: 'tests', allow: [] });

const LICENSE_MAKER = {
  selector: "Identifier[name='generateLicense']",
  message: 'Nobody but the vendor makes license keys. State facts from the sources.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      'build-versions/',
      'build-shards/',
      '.docusaurus/',
      '.cache/',
      'docs/api/',
      'tests/**/fixtures/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    ...reactHooks.configs.flat.recommended,
    // Elsewhere, components are in .tsx files. The rules compile each file, which is slow.
    files: ['{src,docs}/**/*.{ts,tsx}', '**/*.tsx'],
  },
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { '@docusaurus': docusaurus, boundaries },
    settings: {
      // A bare name would match a folder of that name at any depth, such as a feature's
      // tools.
      'boundaries/elements': LAYERS.map(({ type, pattern }) =>
        pattern.startsWith('src/')
          ? { type, pattern }
          : { type, pattern: `${pattern}/**/*`, partialMatch: false },
      ),
      'import/resolver': { typescript: true },
    },
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-require-imports': 'off',
      'no-console': 'off',
      // Code scrolls horizontally, and scrollable elements must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre'], roles: ['tabpanel'] },
      ],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.type}} must not import {{to.type}}: see contributing/architecture.md',
          policies: LAYERS.map(({ type, allow }) => ({
            from: { element: { type } },
            allow: [...allow, ...(type === 'feature' ? [] : [type])].map((each) => ({
              to: { element: { type: each } },
            })),
          })),
        },
      ],
    },
  },
  {
    files: ['docs/**/*.{ts,tsx}'],
    rules: {
      // Demos are in no layer; the next rule says what they may import.
      'boundaries/dependencies': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '@theme/*', '@docusaurus/*', '**/src/**'],
              message: 'Demos import published packages only.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Demo data is deterministic.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Demo data is deterministic.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // Tests may import every layer, and to resolve their imports takes long.
      'boundaries/dependencies': 'off',
      'no-restricted-syntax': ['error', LICENSE_MAKER],
    },
  },
  {
    files: ['tools/**/*.ts', 'plugins/**/*.ts', 'content/**/*.ts'],
    ignores: ['content/text/readText.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        LICENSE_MAKER,
        {
          selector:
            ':matches(CallExpression[callee.name=/^readFile(Sync)?$/], CallExpression[callee.property.name=/^readFile(Sync)?$/])[arguments.length>1]',
          message:
            'Read text with content/text/readText.ts: files from Windows have other line endings.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/plugins/**', '**/content/**', '**/tools/**', '**/tests/**'],
              message: 'src never imports content, plugins, tools or tests.',
            },
          ],
        },
      ],
    },
  },
);
