import {
  BASE_URLS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../../src/config/languages';
import {
  isBuilt,
  listBuiltPages,
  readBuiltPage,
  type BuiltPage,
} from '../support/browser/builtPage';

/**
 * Fragments that scripts insert into pages; the frame of the playground contains code of
 * users.
 */
const NO_PAGE = /(^|\/)assets\/|\/playground\/frame\//;

/**
 * Ids that are duplicate in the server-rendered HTML and unique in the browser: a tree
 * without an id gets one when it becomes live, and until then the ids of its items start
 * with a hyphen.
 */
const UNTIL_LIVE = /^-/;

const all = listBuiltPages()
  .filter((file) => !NO_PAGE.test(file))
  .map(readBuiltPage);
const pages = all.filter(({ redirect }) => redirect === undefined);

/** Pages for search engines and users. */
const offered = pages.filter((page) => page.meta.get('robots') !== 'noindex');

const TAGS: Partial<Record<Language, string>> = { zh: 'zh-CN' };
const tagOf = (language: Language): string => TAGS[language] ?? language;

function languageOf({ pathname }: BuiltPage): Language {
  const found = LANGUAGES.find((each) => pathname.startsWith(BASE_URLS[each]));
  return found ?? DEFAULT_LANGUAGE;
}

/** One line for each page that has a problem, starting with its address. */
const listFaults = (
  list: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly (string | false)[],
): string[] =>
  list.flatMap((page) =>
    find(page)
      .filter((fault) => fault !== false)
      .map((fault) => `${page.pathname} ${fault}`),
  );

it('reads as many pages as the site has', () => {
  for (const language of LANGUAGES)
    expect(
      offered.filter((page) => languageOf(page) === language).length,
    ).toBeGreaterThan(300);
});

it('every page has one h1, a title, a language and a direction', () => {
  const faults = listFaults(pages, (page) => [
    page.headings !== 1 && `has ${page.headings} h1`,
    page.title.trim() === '' && 'has no title',
    page.language !== tagOf(languageOf(page)) && `says lang="${page.language}"`,
    page.direction !== 'ltr' && `says dir="${page.direction}"`,
  ]);
  expect(faults).toEqual([]);
});

it('no page has duplicate ids', () => {
  const faults = listFaults(pages, ({ ids }) => {
    const seen = new Set<string>();
    const twice = ids.filter((id) => seen.has(id) || !seen.add(id));
    return twice.filter((id) => !UNTIL_LIVE.test(id)).map((id) => `has #${id} twice`);
  });
  expect(faults).toEqual([]);
});

it('every indexed page has a description, its canonical address and its alternates in all languages', () => {
  const names = [...LANGUAGES.map(tagOf), 'x-default'].toSorted();
  const faults = listFaults(offered, (page) => {
    const { canonical = '', alternates, meta } = page;
    const base = BASE_URLS[languageOf(page)];
    const rest = page.pathname.slice(base.length);
    const expected = (name: string) => {
      const language = LANGUAGES.find((each) => tagOf(each) === name) ?? DEFAULT_LANGUAGE;
      return BASE_URLS[language] + rest;
    };
    const pathOf = (address: string) => URL.parse(address)?.pathname;
    return [
      !meta.get('description') && 'has no description',
      pathOf(canonical) !== page.pathname && `says its address is "${canonical}"`,
      [...alternates.keys()].toSorted().join() !== names.join() &&
        `has the languages ${[...alternates.keys()].join(', ') || 'of none'}`,
      ...[...alternates].map(
        ([name, href]) =>
          (pathOf(href) !== expected(name) || !isBuilt(expected(name))) &&
          `leads to "${href}" for ${name}`,
      ),
    ];
  });
  expect(faults).toEqual([]);
});
