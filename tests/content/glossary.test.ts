import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import { SITE_DIR } from '../../content/paths/siteDir';
import {
  findGlossaryConflicts,
  findGlossaryProblems,
} from '../../content/translations/findGlossaryProblems';
import { readGlossary } from '../../content/translations/readGlossary';
import {
  listComparisons,
  listTranslatedPages,
  showPath,
} from '../support/content/listContent';

const translations = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const DICTIONARIES = [
  'code.json',
  'build.json',
  'docusaurus-plugin-content-docs/current/navigation.json',
];

/** Data that has the texts of all languages side by side. */
const NEWS_DIR = path.join(SITE_DIR, 'src/config/changes');
const SHARED = [
  ...fs.readdirSync(NEWS_DIR).map((name) => path.join(NEWS_DIR, name)),
  path.join(SITE_DIR, 'static/notifications.json'),
  ...listComparisons(),
];

test.each(translations)('pages and texts of %s follow the glossary', (language) => {
  const glossary = readGlossary(language);
  const folder = path.join(SITE_DIR, 'i18n', language);
  const files = [
    ...listTranslatedPages([language]),
    ...DICTIONARIES.map((name) => path.join(folder, name)),
    ...SHARED,
  ];
  const problems = files.flatMap((file) =>
    findGlossaryProblems(showPath(file), fs.readFileSync(file, 'utf8'), glossary),
  );
  expect(problems).toEqual([]);
});

test.each(translations)(
  'the glossary of %s has one translation for each term',
  (language) => {
    expect(findGlossaryConflicts(readGlossary(language))).toEqual([]);
  },
);

describe('the check', () => {
  const glossary = {
    'column header': { use: '列标题', never: ['表头'] },
    'header filter': { use: '表头筛选' },
  };
  const find = (text: string) => findGlossaryProblems('page.mdx', text, glossary);

  test('reports the line and the right word', () => {
    expect(find('一\n单击表头')).toEqual([
      'page.mdx:2: "表头" for column header; the glossary says "列标题"',
    ]);
  });

  test('ignores other terms, code, addresses and keywords', () => {
    expect(
      find('keywords: [表头]\n表头筛选 `表头` [列](表头.mdx)\n```\n表头\n```\n'),
    ).toEqual([]);
    expect(find('表头筛选在表头里')).toHaveLength(1);
  });

  test('handles a translation of two terms, and a word that is both right and wrong', () => {
    expect(
      findGlossaryConflicts({
        a: { use: '甲' },
        b: { use: '甲', never: ['乙'] },
        c: { use: '乙' },
      }),
    ).toEqual([
      '"甲" stands for a and for b',
      '"乙" is ruled out for b, and right for c',
    ]);
  });
});
