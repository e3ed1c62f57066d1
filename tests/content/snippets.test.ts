import { CODE_LANGUAGES } from '../../plugins/code/highlightCode';
import { listChinesePages, listEnglishPages, showPath } from '../support/listContent';
import { parseSnippet } from '../support/parseSnippet';
import { readFences, type Fence } from '../support/readFences';
import { typeCheckSnippets } from '../support/typeCheckSnippets';

const LANGUAGES: readonly string[] = [...CODE_LANGUAGES, 'text'];

const pages = [...listEnglishPages(), ...listChinesePages()];
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

test('the snippets marked `check` type-check', () => {
  const marked = pages.flatMap(readFences).filter(({ check }) => check);
  expect(marked.length).toBeGreaterThan(10);
  expect(typeCheckSnippets(marked)).toEqual([]);
}, 120_000);

describe('a fault is seen:', () => {
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

  test('in types', () => {
    const fence: Fence = {
      file: english[0]!.file,
      line: 7,
      where: 'page.mdx:7',
      language: 'tsx',
      code: "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rows={[]} colums={[]} />;",
      check: true,
      marked: new Set(),
    };
    expect(typeCheckSnippets([fence])).toEqual([
      expect.stringMatching(/^page\.mdx:8: .*colums/),
    ]);
  });
});
