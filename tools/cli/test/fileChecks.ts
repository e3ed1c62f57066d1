import { bin } from './bin';
import { cacheOptions } from './cacheOptions';

/** A check that says of each file by itself whether it is in order. */
export interface FileCheck {
  name: string;
  about: string;
  /** Whether it has something to say of a file. */
  covers: (file: string) => boolean;
  /** What decides besides the file: where one of these changed, all files are due. */
  rules: readonly string[];
  /** The command for these files alone. */
  checkFiles: (files: readonly string[]) => string[];
  /** The command for all files. @param full whether earlier results don't count */
  checkAll: (full: boolean) => string[];
}

const TEXTLINT = [
  ...[bin('tsx'), 'node_modules/textlint/bin/textlint.js'],
  ...['--rulesdir', 'tools/prose/rules'],
];
const LOCK = 'package-lock.json';

export const FILE_CHECKS: readonly FileCheck[] = [
  {
    name: 'lint',
    about: 'ESLint, and the arrows between the rooms',
    covers: (file) => /\.(tsx?|mjs|cjs|js)$/.test(file),
    rules: [LOCK, 'package.json', 'eslint.config.mjs', 'tsconfig.json'],
    checkFiles: (files) => [
      ...[bin('eslint'), '--max-warnings=0', '--no-warn-ignored'],
      ...[...cacheOptions('eslint', false), ...files],
    ],
    checkAll: (full) => [
      ...[bin('eslint'), '--max-warnings=0', ...cacheOptions('eslint', full), '.'],
    ],
  },
  {
    name: 'format',
    about: 'Prettier',
    covers: () => true,
    rules: [LOCK, '.prettierrc.json', '.prettierignore'],
    checkFiles: (files) => [
      ...[bin('prettier'), '--check', '--log-level=warn', '--ignore-unknown'],
      ...files,
    ],
    checkAll: (full) => [
      ...[bin('prettier'), '--check', '--log-level=warn'],
      ...[...cacheOptions('prettier', full), '.'],
    ],
  },
  {
    name: 'prose',
    about: 'style of pages and guides',
    covers: (file) => /^(docs\/(?!api\/).*\.mdx|[A-Z]+\.md)$/.test(file),
    rules: [LOCK, '.textlintrc.json', '.textlintignore', 'tools/prose'],
    checkFiles: (files) => [...TEXTLINT, ...files],
    checkAll: () => ['npm', 'run', '--silent', 'lint:prose'],
  },
  {
    name: 'spelling',
    about: 'American spelling',
    // As `files` of cspell.json.
    covers: (file) =>
      /^(docs\/.*\.(mdx|tsx?|css|comparison\.json)|i18n\/en\/.*\.json|[^/]+\.md)$/.test(
        file,
      ),
    rules: [LOCK, 'cspell.json', 'tools/prose/dictionary.txt'],
    checkFiles: (files) => [
      ...[bin('cspell'), 'lint', '--no-progress', '--no-must-find-files'],
      ...files.flatMap((file) => ['--file', file]),
    ],
    checkAll: (full) => [
      ...['npm', 'run', '--silent', 'lint:spelling', '--'],
      full ? '--no-cache' : '--cache',
    ],
  },
];
