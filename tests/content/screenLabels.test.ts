import fs from 'node:fs';
import path from 'node:path';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';
import { getTranslationDir } from '../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../content/paths/siteDir';
import { listTranslatedPages, showPath } from '../support/content/listContent';

type Bundle = { components: Record<string, { defaultProps: { localeText?: object } }> };
type Label = { english: string; own: string };

/** By folder of the docs. Charts and Tree View have no bundle, so demos show English. */
const MODULES: Record<string, object[]> = {
  'data-grid': [grid],
  'date-pickers': [pickers],
  charts: [],
  'tree-view': [],
};

/** English words that are no labels of the bundle, or labels that demos write themselves. */
const KEPT: Record<string, string[]> = {
  'data-grid/clipboard/clipboard': ['yes', 'no'],
  'data-grid/recipes/form-validation/form-validation': ['Send'],
  'data-grid/row-recipes/row-recipes': ['Undo'],
  'date-pickers/faq/faq': ['Today'],
};

/** For labels that are functions: the arguments behind texts that pages quote. */
const ARGUMENTS = [
  'previous',
  'next',
  '15',
  'Mar 12, 2027 - Mar 15, 2027',
  { from: 1, to: 100, count: 1200 },
  { from: 1, to: 8, count: -1 },
  { from: 1, to: 8, count: -1, estimated: 60 },
];

const readTexts = (module: object, name: string): Record<string, unknown> => {
  const bundle = (module as Record<string, Bundle>)[name];
  const [component] = Object.values(bundle?.components ?? {});
  return { ...component?.defaultProps.localeText };
};

function evaluate(text: unknown, argument: unknown): string {
  if (typeof text !== 'function') return String(text);
  try {
    return String((text as (value: unknown) => unknown)(argument));
  } catch {
    return ''; // It takes another kind of argument.
  }
}

/** Labels that a bundle translates, in English and in the language of the bundle. */
const listLabels = (module: object, name: string): Label[] => {
  const english = readTexts(module, 'enUS');
  return Object.entries(readTexts(module, name)).flatMap(([key, text]) =>
    ARGUMENTS.map((argument) => ({
      english: evaluate(english[key], argument),
      own: evaluate(text, argument),
    })).filter((label) => label.english && label.own && label.english !== label.own),
  );
};

const NAMES =
  /(?:\*\*(?<bold>[^*\n]+)\*\*|“(?<quoted>[^”\n]+)”)(?:（(?<english>[^）\n]+)）)?/g;

/**
 * Finds names of controls that differ from what demos show: in English although the
 * bundle translates them, or with another translation than the English in brackets.
 */
function findLabelProblems(text: string, labels: Label[], kept: string[] = []): string[] {
  return [...text.matchAll(NAMES)].flatMap(({ groups = {} }) => {
    const name = groups.bold ?? groups.quoted ?? '';
    const english = groups.english?.replace(/ …$/, '');
    const exact = labels.filter((label) => label.english === (english ?? name));
    const own = [...new Set(exact.map((label) => label.own))].join(' / ');
    if (english === undefined)
      return exact.length === 0 || kept.includes(name)
        ? []
        : [`"${name}": demos show "${own}"`];
    // Pages also quote a part of a label, such as "约 60" for "around 60".
    const matches = (label: Label) =>
      exact.length > 0
        ? label.english === english && label.own === name
        : label.english.includes(english) && label.own.includes(name);
    const isLabel = ({ english: whole, own: translated }: Label) =>
      whole.includes(english) || translated === name;
    return !labels.some(isLabel) || labels.some(matches)
      ? []
      : [`"${name}" for "${english}": demos show ${own ? `"${own}"` : 'something else'}`];
  });
}

const languages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

test.each(languages)('pages in %s name controls as demos show them', (language) => {
  const folder = getTranslationDir(path.join(SITE_DIR, 'docs'), language);
  const { muiLocale = 'enUS' } = LANGUAGE_TABLE[language];
  const problems = listTranslatedPages([language]).flatMap((file) => {
    const id = path
      .relative(folder, file)
      .replace(/\.mdx$/, '')
      .split(path.sep)
      .join('/');
    const modules = MODULES[id.split('/')[0] ?? ''] ?? [grid, pickers];
    const labels = modules.flatMap((module) => listLabels(module, muiLocale));
    return findLabelProblems(fs.readFileSync(file, 'utf8'), labels, KEPT[id]).map(
      (problem) => `${showPath(file)}: ${problem}`,
    );
  });
  expect(problems).toEqual([]);
});

describe('the check', () => {
  const labels = [
    ...listLabels(pickers, 'zhCN'),
    { english: '1–8 of around 60', own: '1–8 共 约 60' },
  ];

  test('reports an English name, except where the demo has its own', () => {
    expect(findLabelProblems('按 **OK**。', labels)).toEqual(['"OK": demos show "确认"']);
    expect(findLabelProblems('按 **OK**。', labels, ['OK'])).toEqual([]);
  });

  test('reports a label that the package has changed, in either language', () => {
    expect(findLabelProblems('按**确认**（OK）', labels)).toEqual([]);
    expect(findLabelProblems('按**确定**（OK）', labels)).toEqual([
      '"确定" for "OK": demos show "确认"',
    ]);
    expect(findLabelProblems('按**确认**（Confirm）', labels)).toHaveLength(1);
  });

  test('compares parts of a label, and ignores other names', () => {
    expect(findLabelProblems('“约 60”（around 60）', labels)).toEqual([]);
    expect(findLabelProblems('“大约 60”（around 60）', labels)).toHaveLength(1);
    expect(findLabelProblems('**先读这里**，“受控”（controlled）', labels)).toEqual([]);
  });
});
