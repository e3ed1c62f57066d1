import fs from 'node:fs';
import path from 'node:path';
import { getTranslationDir } from '../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getField } from '../../content/front-matter/fields';
import { parsePageFrontMatter } from '../../content/front-matter/parsePageFrontMatter';
import { SHARED_FIELDS } from '../../content/front-matter/validateFrontMatter';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { findBannedWords } from '../../tools/prose/rules/banned-words';
import { findHeadingFault } from '../../tools/prose/rules/sentence-case';
import { listEnglishPages, listTranslatedPages } from '../support/content/listContent';
import { findNearest } from '../../src/lib/findNearest';
import { hasApi, readAllApis } from '../support/components/readApi';
import { readPage, type Page } from '../support/content/readPage';

const readAll = (files: string[]): Promise<Page[]> => Promise.all(files.map(readPage));

let english: Page[] = [];
let translated: Page[] = [];
beforeAll(async () => {
  english = await readAll(listEnglishPages());
  translated = await readAll(listTranslatedPages());
});

/** The problems that `find` returns for each page, prefixed with its path. */
const listFaults = (
  pages: Page[],
  find: (page: Page) => (string | undefined)[],
): string[] =>
  pages.flatMap((page) =>
    find(page).flatMap((problem) => (problem ? `${page.path}: ${problem}` : [])),
  );

/** `zh` for `i18n/zh/…` */
const languageOf = (path: string): string => path.split('/')[1] ?? '';

/** Values that several pages share, with those pages. */
function findShared(pages: Page[], toKey: (page: Page) => string | undefined): string[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const key = toKey(page);
    if (key) groups.set(key, [...(groups.get(key) ?? []), page.path]);
  }
  return [...groups].flatMap(([key, paths]) =>
    paths.length > 1 ? `"${key}" in ${paths.join(' and ')}` : [],
  );
}

/**
 * One sentence: a single full stop, at the end; one inside a name such as `Day.js` does
 * not count.
 */
const isSentence = (text: string, stops: string): boolean =>
  stops.includes(text.slice(-1)) && !new RegExp(`[${stops}!?]\\s`).test(text);

/** Full stops in different scripts. */
const STOPS = '.。।۔';

/** What the build would say about the front matter of a page. */
const findFault = (
  filePath: string,
  fileContent = fs.readFileSync(filePath, 'utf8'),
): Promise<string | undefined> =>
  parsePageFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: jest.fn(),
  }).then(
    () => undefined,
    (error: Error) => error.message,
  );

test('the build accepts the fields of each page, translated ones included', async () => {
  const pages = [...listEnglishPages(), ...listTranslatedPages()];
  const faults = await Promise.all(pages.map((file) => findFault(file)));
  expect(faults.filter(Boolean)).toEqual([]);
});

test('the build rejects a translated page with a keyword that YAML reads as no text', async () => {
  const folder = getTranslationDir(path.join(SITE_DIR, 'docs'), 'zh');
  const file = path.join(folder, 'date-pickers/base-concepts/base-concepts.mdx');
  const write = (keyword: string) =>
    findFault(file, `---\ntitle: 一\ndescription: 二。\nkeywords: [${keyword}]\n---\n`);
  expect(await write('null')).toContain('"keywords[0]" must be a string');
  expect(await write("'null'")).toBeUndefined();
});

test('components and hooks have a page in the reference', () => {
  const names = readAllApis().map(({ name }) => name);
  const problems = listFaults([...english, ...translated], ({ frontMatter }) =>
    [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])]
      .filter((name) => !hasApi(name))
      .map(
        (name) =>
          `${name} has no page in docs/api; did you mean ${findNearest(name, [...names], 1)[0]}?`,
      ),
  );
  expect(problems).toEqual([]);
});

test('hooks are listed as hooks, components as components', () => {
  const problems = listFaults(
    english,
    ({ frontMatter: { components = [], hooks = [] } }) => [
      ...components.filter((name) => /^use[A-Z]/.test(name)),
      ...hooks.filter((name) => !/^use[A-Z]/.test(name)),
    ],
  );
  expect(problems).toEqual([]);
});

test('a description is one sentence, and unique', () => {
  const problems = [
    ...listFaults(english, ({ frontMatter: { description = '' } }) => [
      isSentence(description, '.') ? undefined : `"${description}" is not one sentence`,
    ]),
    ...listFaults(translated, ({ frontMatter: { description = '' } }) => [
      isSentence(description, STOPS) ? undefined : `"${description}" is not one sentence`,
    ]),
    ...findShared(english, ({ frontMatter }) => frontMatter.description),
    ...findShared(
      translated,
      ({ path, frontMatter }) => `${languageOf(path)}: ${frontMatter.description}`,
    ),
  ];
  expect(problems).toEqual([]);
});

test('titles are in sentence case and differ within a product', () => {
  const problems = [
    ...listFaults(english, ({ frontMatter: { title = '' } }) => [
      findHeadingFault(title),
    ]),
    ...findShared(
      english,
      ({ frontMatter: { product, title } }) => `${product}: ${title}`,
    ),
    ...findShared(
      translated,
      ({ path, frontMatter: { product, title } }) =>
        `${languageOf(path)}, ${product}: ${title}`,
    ),
  ];
  expect(problems).toEqual([]);
});

test('titles and descriptions follow the house style', () => {
  // The texts of older versions are frozen; rules that came later do not apply.
  if (isOlderVersion()) return;
  const problems = listFaults(english, ({ frontMatter: { title, description } }) =>
    findBannedWords(`${title}. ${description}`).map(({ message }) => message),
  );
  expect(problems).toEqual([]);
});

test('every page has search keywords', () => {
  const problems = listFaults(english, ({ frontMatter: { keywords = [] } }) => {
    if (keywords.length === 0) return ['keywords are missing'];
    const twice = keywords.filter((word, index) => keywords.indexOf(word) !== index);
    return [
      ...twice.map((word) => `the keyword "${word}" is repeated`),
      ...keywords.map((word) => (word.trim() ? undefined : 'a keyword is empty')),
    ];
  });
  expect(problems).toEqual([]);
});

test('a translated page leaves what both share to the English page', () => {
  const problems = listTranslatedPages().flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return SHARED_FIELDS.filter((field) => getField(text, field)).map(
      (field) => `${file}: take out "${field}"`,
    );
  });
  expect(problems).toEqual([]);
});
