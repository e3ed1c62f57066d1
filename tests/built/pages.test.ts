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
} from '../support/builtPage';

/** Pieces that scripts put into pages; the frame of the playground holds readers' code. */
const NO_PAGE = /(^|\/)assets\/|\/playground\/frame\//;

/** Served at addresses that do not exist, so that it has none of its own. */
const isNotFoundPage = ({ pathname }: BuiltPage): boolean =>
  pathname.endsWith('/404.html');

/**
 * Ids that come twice in the HTML of the server and once in the browser: a tree without an id
 * gets one when it comes to life, and until then its items begin with a hyphen.
 */
const UNTIL_LIVE = /^-/;

/** The page of the search plugin, which takes no description. */
const SEARCH = /\/search\/$/;

const all = listBuiltPages()
  .filter((file) => !NO_PAGE.test(file))
  .map(readBuiltPage);
const pages = all.filter(({ redirect }) => redirect === undefined);
const known = new Map(
  all.map((page) => [page.pathname, { ...page, anchors: new Set(page.ids) }]),
);

/** Pages that search engines and readers are to find. */
const offered = pages.filter((page) => page.meta.get('robots') !== 'noindex');

const TAGS: Partial<Record<Language, string>> = { zh: 'zh-CN' };
const tagOf = (language: Language): string => TAGS[language] ?? language;

function languageOf({ pathname }: BuiltPage): Language {
  const found = LANGUAGES.find((each) => pathname.startsWith(BASE_URLS[each]));
  return found ?? DEFAULT_LANGUAGE;
}

/** One line for each page that has a fault, beginning with its address. */
const listFaults = (
  list: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly (string | false)[],
): string[] =>
  list.flatMap((page) =>
    find(page)
      .filter((fault) => fault !== false)
      .map((fault) => `${page.pathname} ${fault}`),
  );

/** The address of a link within the site, as a path with its hash; undefined for others. */
function resolve(href: string, { pathname }: BuiltPage): URL | undefined {
  const here = new URL(pathname, 'http://site.invalid');
  const url = new URL(href, here);
  return url.origin === here.origin ? url : undefined;
}

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

it('no page has an id twice', () => {
  const faults = listFaults(pages, ({ ids }) => {
    const seen = new Set<string>();
    const twice = ids.filter((id) => seen.has(id) || !seen.add(id));
    return twice.filter((id) => !UNTIL_LIVE.test(id)).map((id) => `has #${id} twice`);
  });
  expect(faults).toEqual([]);
});

it('every page that is offered has a description, its own address and those in all languages', () => {
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
      !meta.get('description') && !SEARCH.test(page.pathname) && 'has no description',
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

it('every link within the site leads to a page, and every hash to an id of it', () => {
  const faults = listFaults(
    pages.filter((page) => !isNotFoundPage(page)),
    (page) =>
      page.links.map(({ href }) => {
        const url = resolve(href, page);
        if (!url) return false;
        const target = known.get(url.pathname);
        if (!target && !isBuilt(url.pathname)) return `links ${href}, which is not there`;
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (!target || target.redirect !== undefined || anchor === '') return false;
        return !target.anchors.has(anchor) && `links ${href}, which has no such id`;
      }),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it('pages that lead on lead to a page', () => {
  const faults = listFaults(all, (page) => {
    const url = page.redirect === undefined ? undefined : resolve(page.redirect, page);
    return [url !== undefined && !isBuilt(url.pathname) && `leads on to ${url.pathname}`];
  });
  expect(faults).toEqual([]);
});

it('links of translated pages lead to pages of their language, whoever wrote them', () => {
  const translated = pages.filter((page) => languageOf(page) !== DEFAULT_LANGUAGE);
  const faults = listFaults(translated, (page) =>
    page.links.map(({ href, language }) => {
      const pathname = resolve(href, page)?.pathname;
      // The language menu leads away on purpose, and the data of the API has one language.
      if (!pathname || language !== undefined || pathname.endsWith('.json')) return false;
      const isOfSite = pathname.startsWith(BASE_URLS[DEFAULT_LANGUAGE]);
      return isOfSite && `links ${href}`;
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});
