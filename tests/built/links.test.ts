import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../content/paths/siteDir';
import {
  BASE_URLS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../../src/config/languages';
import { SIDEBAR_ID } from '../../src/config/shell';
import { SEARCH_FILES_FILE } from '../../src/config/machineFiles';
import { listDocuments } from '../../src/features/search/engine/listDocuments';
import type { SearchFiles, SearchIndex } from '../../src/types/searchIndex';
import { createLinkCheck } from '../../tools/links/createLinkCheck';
import { FILE_KINDS, getFileKind, listFileLinks } from '../../tools/links/listFileLinks';
import { readBuiltSite } from '../../tools/links/readBuiltSite';
import type { PageLink } from '../../tools/links/readPageLinks';
import { readBuilt } from './support/readBundle';

const site = readBuiltSite(BUILD_DIR);
const { origin, pages, pieces, files } = site;
const check = createLinkCheck(site);

/** Served at unknown addresses, so relative links are not checked. */
const isNotFoundPage = (pathname: string): boolean => pathname.endsWith('/404.html');

/** Code of users runs in it. */
const isFrame = (pathname: string): boolean => pathname.includes('/playground/frame/');

/** Copies of the code of demos, whose addresses belong to the content of the demo. */
const isDemoCode = (pathname: string): boolean => pathname.includes('/assets/demos/');

/** API data as in the packages: its links use the section names of the vendor's pages. */
const isApiData = (pathname: string): boolean => /\/x\/api\/.*\.json$/.test(pathname);

const isHeadLink = ({ tag }: PageLink): boolean => tag === 'link' || tag === 'meta';

const languageOf = (pathname: string): Language =>
  LANGUAGES.find((each) => pathname.startsWith(BASE_URLS[each])) ?? DEFAULT_LANGUAGE;

/** One line for each problem, with the page and the link. */
const listFaults = (at: string, hrefs: readonly string[]): string[] =>
  [...new Set(hrefs)].flatMap((href) => {
    const fault = check(href, at);
    return fault === undefined ? [] : [`${at} links ${href}, which ${fault}`];
  });

it('reads as many pages and links as the site has', () => {
  for (const language of LANGUAGES) {
    const own = [...pages].filter(([pathname]) =>
      pathname.startsWith(BASE_URLS[language]),
    );
    expect(own.length).toBeGreaterThan(600);
    expect(own.flatMap(([, { links }]) => links).length).toBeGreaterThan(100_000);
  }
  expect(pieces.size).toBeGreaterThan(500);
});

it('every link, image, style and script of a page exists, and so does the linked section', () => {
  const faults = [...pages].flatMap(([pathname, { ids, links, redirect }]) =>
    redirect !== undefined || isFrame(pathname)
      ? []
      : listFaults(
          pathname,
          links
            .filter((link) => !isNotFoundPage(pathname) || link.tag !== 'a')
            .filter((link) => !isNotFoundPage(pathname) || !isHeadLink(link))
            // The menu without scripts, which is hidden on pages without a sidebar.
            .filter(({ href }) => href !== `#${SIDEBAR_ID}` || ids.has(SIDEBAR_ID))
            .map(({ href }) => href),
        ),
  );
  expect(faults).toEqual([]);
});

it('so do the links in fragments that scripts insert into pages', () => {
  const faults = [...pieces].flatMap(([pathname, { links }]) =>
    listFaults(
      pathname,
      // A hash refers to a section of the page that contains the fragment.
      links.map(({ href }) => href).filter((href) => !href.startsWith('#')),
    ),
  );
  expect(faults).toEqual([]);
});

it('redirect pages lead to existing pages and sections', () => {
  const moved = [...pages].filter(([, { redirect }]) => redirect !== undefined);
  expect(moved.length).toBeGreaterThan(300);
  const faults = moved.flatMap(([pathname, { redirect = '' }]) =>
    listFaults(pathname, [redirect]),
  );
  expect(faults).toEqual([]);
});

describe('machine-readable files', () => {
  const ofKind = (kind: string): string[] =>
    [...files].filter(
      (pathname) => getFileKind(pathname) === kind && !isDemoCode(pathname),
    );

  it.each(FILE_KINDS)('the site has files of the kind %s', (kind) => {
    expect(ofKind(kind)).not.toEqual([]);
  });

  it.each(FILE_KINDS)('every address of the site in %s exists', (kind) => {
    const faults = ofKind(kind).flatMap((pathname) => {
      const text = fs.readFileSync(path.join(BUILD_DIR, pathname), 'utf8');
      const hrefs = listFileLinks(kind, text, origin);
      const own = isApiData(pathname)
        ? hrefs.map((href) => href.replace(/#.*/, ''))
        : hrefs;
      return listFaults(pathname, own).filter(
        (fault) => !isApiData(pathname) || !fault.includes('which has moved to'),
      );
    });
    expect(faults).toEqual([]);
  });
});

it.each(LANGUAGES)('everything that the search finds in %s exists', (language) => {
  const base = BASE_URLS[language];
  const { index } = JSON.parse(readBuilt(language, SEARCH_FILES_FILE)) as SearchFiles;
  const found = listDocuments(
    JSON.parse(readBuilt(language, index.slice(base.length))) as SearchIndex,
  );
  expect(found.length).toBeGreaterThan(4000);
  const faults = found.flatMap(({ path: page, anchor, owners = [] }) =>
    listFaults(
      base,
      [page, ...owners.map((owner) => owner.path)].map((each) =>
        anchor === undefined ? each : `${each}#${anchor}`,
      ),
    ),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it('links of translated pages lead to pages of their language, both written and generated ones', () => {
  const base = BASE_URLS[DEFAULT_LANGUAGE];
  const faults = [...pages].flatMap(([pathname, { links, redirect }]) => {
    if (redirect !== undefined || languageOf(pathname) === DEFAULT_LANGUAGE) return [];
    return (
      links
        .filter(({ tag, language }) => tag === 'a' && language === undefined)
        .map(({ href }) => URL.parse(href, origin + pathname))
        .filter((url) => url?.origin === origin && url.pathname.startsWith(base))
        // The API data has one language.
        .filter((url) => !url?.pathname.endsWith('.json'))
        .map((url) => `${pathname} links ${url?.pathname}`)
    );
  });
  expect([...new Set(faults)]).toEqual([]);
});
