import { CODE_LANGUAGES } from '../../plugins/mdx/languages';
import { renderThemeCode } from '../../src/features/colors/editor/renderThemeCode';
import { CHANGED_PAGES_VARIABLE } from '../../tools/test/fullRun';
import {
  listTranslatedPages,
  listEnglishPages,
  showPath,
} from '../support/content/listContent';
import { parseSnippet } from '../support/content/parseSnippet';
import { readFences, type Fence } from '../support/content/readFences';
import { typeCheckSnippets } from '../support/content/typeCheckSnippets';

const LANGUAGES: readonly string[] = [...CODE_LANGUAGES, 'text'];

const pages = [...listEnglishPages(), ...listTranslatedPages()];
const english = listEnglishPages().flatMap(readFences);

const isScript = ({ language }: Fence): boolean => /^[jt]sx?$/.test(language);
const hasImports = ({ code }: Fence): boolean => /^import\b/m.test(code);

test.each(pages.map(showPath))('the snippets of %s parse', (page) => {
  const problems = readFences(page).flatMap(({ where, language, code }) => {
    if (!LANGUAGES.includes(language))
      return `${where}: "${language}" is no language of a block; use ${LANGUAGES.join(', ')}`;
    const fault = parseSnippet(code, language);
    return fault ? `${where}: ${fault}` : [];
  });
  expect(problems).toEqual([]);
});

test('a snippet with imports is marked `check`, or `partial` with the reason', () => {
  const unmarked = english.filter(
    (fence) => isScript(fence) && hasImports(fence) && !fence.check && !fence.partial,
  );
  expect(unmarked.map(({ where }) => where)).toEqual([]);
});

test('`check` and `partial` exclude each other', () => {
  const both = english.filter(({ check, partial }) => check && partial !== undefined);
  expect(both.map(({ where }) => where)).toEqual([]);
});

/** A code block as if a page contained it. */
const makeFence = (page: string, line: number, code: string, major?: string): Fence => ({
  file: english[0]!.file,
  line,
  where: `${page}:${line}`,
  language: 'tsx',
  code,
  check: true,
  marked: new Set(),
  ...(major ? { major } : {}),
});

// One program for all, because most of the time is spent on the types of the packages.
describe('types:', () => {
  const changed = process.env[CHANGED_PAGES_VARIABLE]?.split(' ');
  const isNeeded = (page: string) =>
    changed?.some((name) => showPath(page).includes(`/${name}/`)) ?? true;
  const marked = pages
    .filter(isNeeded)
    .flatMap(readFences)
    .filter(({ check }) => check);
  let problems: string[];
  beforeAll(() => {
    problems = typeCheckSnippets([
      ...marked,
      makeFence('theme code of all colors', 1, renderThemeCode({})),
      makeFence(
        'theme code of some colors',
        2,
        renderThemeCode({
          secondary: { main: '#112233', contrastText: 'rgba(0, 0, 0, 0.87)' },
          text: { main: '#ffffff' },
        }),
      ),
      makeFence(
        'faulty.mdx',
        7,
        "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rows={[]} colums={[]} />;",
      ),
      makeFence(
        'faulty.mdx',
        11,
        "import { TreeItem2, TreeItem3 } from '@mui/x-tree-view';\n<TreeItem2 itemId='a' />;",
        '7',
      ),
    ]);
  }, 240_000);
  const isFaulty = (problem: string) => problem.startsWith('faulty.mdx:');

  test('the snippets marked `check`, and the theme code that users copy', () => {
    if (!changed) expect(marked.length).toBeGreaterThan(10);
    expect(problems.filter((problem) => !isFaulty(problem))).toEqual([]);
  });

  test('an error is detected', () => {
    expect(problems.filter(isFaulty)).toEqual([
      expect.stringMatching(/^faulty\.mdx:8: .*colums/),
      expect.stringMatching(/^faulty\.mdx:11: .*'TreeItem3'/),
    ]);
  });
});

describe('an error is detected:', () => {
  test.each([
    ['tsx', 'const a = ;'],
    ['tsx', '<DataGrid rows={…} />'],
    ['ts', 'field: '],
    ['json', '{ "a": }'],
    ['css', '.row { color: red'],
    ['bash', '\n'],
  ])('%s %j', (language, code) => {
    expect(parseSnippet(code, language)).toBeTruthy();
  });

  test.each([
    ['tsx', '<DataGrid rows={rows} />'],
    ['tsx', 'rows={rows}\ncolumns={columns}'],
    ['tsx', "field: 'a',\nwidth: 3,"],
    ['ts', 'onChange?: (value: string) => void;'],
    ['json', '{ "a": 1 }'],
  ])('and none in %s %j', (language, code) => {
    expect(parseSnippet(code, language)).toBeUndefined();
  });
});
