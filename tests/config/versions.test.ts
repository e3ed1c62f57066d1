import fs from 'node:fs';
import path from 'node:path';
import {
  CURRENT_VERSION,
  MAINTAINED_VERSIONS,
  makeVersions,
  VERSIONS,
} from '../../src/config/versions';
import { ARCHIVED_PAGES } from '../../content/versions/archivedPages';
import {
  getArchivedPathnamesFile,
  readArchivedPathnames,
} from '../../content/versions/archivedPathnames';
import { computePagesSince } from '../../content/versions/computePagesSince';
import { getVersionOptions } from '../../content/versions/getVersionOptions';
import { SITE_DIR } from '../../content/paths/siteDir';
import { nav } from '../../src/nav';
import type { PagesSince } from '../../src/types/page';
import { getNavStatus } from '../../tools/nav/getNavStatus';
import { makeSite } from '../nav/support';
import {
  loadWithSeven,
  TABLE_WITH_SEVEN as TABLE,
} from '../support/components/loadWithSeven';

const sites: { remove: () => void }[] = [];
afterAll(() => sites.forEach(({ remove }) => remove()));
function makeRoot(...files: string[]): string {
  const site = makeSite(files);
  sites.push(site);
  return site.root;
}

test('one version is current, and the newest comes first', () => {
  expect(() => makeVersions(TABLE.slice(1))).toThrow('one version must be "current"');
  expect(() => makeVersions([...TABLE].reverse())).toThrow('the newest must come first');
  expect(VERSIONS.filter(({ status }) => status === 'current')).toHaveLength(1);
});

test('a build contains one version: the current one, or another whose pages are in the repository', () => {
  expect(makeVersions(TABLE).OWN_VERSION).toBe(TABLE[0]);
  expect(makeVersions(TABLE, { major: '7' })).toMatchObject({
    OWN_VERSION: TABLE[1],
    OWN_BASE: '/x/',
    FOLDER_VERSIONS: [],
  });
  expect(makeVersions(TABLE, { major: '7', layout: 'folders' })).toMatchObject({
    OWN_BASE: '/x/v7/',
    FOLDER_VERSIONS: [TABLE[1]],
  });
  expect(makeVersions(TABLE, { layout: 'folders' }).OWN_BASE).toBe('/x/');
  for (const major of ['6', '9', 'seven'])
    expect(() => makeVersions(TABLE, { major })).toThrow(
      `--version (or DOCS_VERSION) is "${major}", but the versions with pages here are 8, 7.`,
    );
});

test('Docusaurus knows only the version that it builds', () => {
  expect(getVersionOptions()).toEqual({
    lastVersion: 'current',
    onlyIncludeVersions: ['current'],
    versions: { current: { label: CURRENT_VERSION.label } },
  });
});

describe('a version in a folder of this site', () => {
  test('its pages belong to their products, and the menu links to them and back', () => {
    const modules = loadWithSeven(() => ({
      ...require('../../src/lib/getProductIdentifier'),
      ...require('../../src/lib/getProductInfoFromUrl'),
      ...require('../../src/lib/apiPaths'),
    }));
    expect(modules.getProductInfoFromUrl('/zh/x/v7/api/charts/a/').productId).toBe(
      'x-charts',
    );
    expect(modules.getProductInfoFromUrl('/x/v6/react-charts/').productId).toBeNull();
    expect(modules.isReferencePath('/x/v7/api/charts/bar-chart/')).toBe(true);
    const since = {
      'react-charts': [
        [6, 'bars'],
        [7, 'gauge'],
      ],
    };
    const hrefs = (path: string) =>
      modules
        .getProductIdentifier(path, 'docs.example', since)
        .versions.map(({ href, current }: { href: string; current?: true }) =>
          current ? `${href} *` : href,
        );
    expect(hrefs('/zh/x/react-charts/gauge/')).toEqual([
      '/zh/x/react-charts/gauge/ *',
      '/zh/x/v7/react-charts/gauge/',
      'https://v6.docs.example/zh/x/react-charts/',
    ]);
    expect(hrefs('/x/v7/react-charts/bars/')).toEqual([
      '/x/react-charts/bars/',
      '/x/v7/react-charts/bars/ *',
      'https://v6.docs.example/x/react-charts/bars/',
    ]);
    expect(hrefs('/x/react-charts/radar/')[1]).toBe('/x/v7/react-charts/');
    expect(hrefs('/x/v7/react-charts/gone/')[0]).toBe('/x/react-charts/');
    expect(hrefs('/x/react-charts/bars/looks/')[1]).toBe('/x/v7/react-charts/bars/');
  });

  test('the first major of a page is derived from its pages', () => {
    const { computePagesSince: compute } = loadWithSeven(() =>
      require('../../content/versions/computePagesSince'),
    );
    const root = makeRoot(
      ...['bars', 'gauge', 'radar', 'lines'].map(
        (name) => `docs/charts/${name}/${name}.mdx`,
      ),
      'docs/api/charts/bar-chart.json',
      ...['bars', 'gauge', 'gone'].map(
        (name) => `versioned_docs/version-7/charts/${name}/${name}.mdx`,
      ),
      'versioned_docs/version-7/api/charts/bar-chart.json',
    );
    // The archive table is correct for version 6, and is not used for version 7.
    const archived = { 'react-charts': [[6, 'bars lines gone']] as const };
    expect(compute(root, archived)).toEqual({
      'api/charts': [[7, 'bar-chart']],
      'react-charts': [
        [6, 'bars'],
        [7, 'gauge'],
      ],
    });
  });

  test('for an archived version, its stored list of pages is used', () => {
    const root = makeRoot();
    const write = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
    };
    for (const name of ['bars', 'gauge', 'radar'])
      write(`docs/charts/${name}/${name}.mdx`, '');
    write('versioned_docs/version-7/charts/gauge/gauge.mdx', '');
    write('versioned_docs/version-7/charts/bars/bars.mdx', '');
    write(getArchivedPathnamesFile(6), '["/x/react-charts/gauge"]');
    const { computePagesSince: compute } = loadWithSeven(() =>
      require('../../content/versions/computePagesSince'),
    );
    // The archive table is not used for version 6.
    const archived = { 'react-charts': [[6, 'bars']] as const };
    expect(compute(root, archived)).toEqual({
      'react-charts': [
        [7, 'bars'],
        [6, 'gauge'],
      ],
    });
  });

  test('the 404 page suggests pages of the same version', () => {
    const { findSimilarPages } = loadWithSeven(() =>
      require('../../src/features/not-found/findSimilarPages'),
    );
    const pages = [
      { path: '/x/react-charts/bars/', title: 'Bars' },
      { path: '/x/v7/react-charts/bars/', title: 'Bars' },
    ];
    expect(findSimilarPages('/x/v7/react-charts/bar/', pages)).toEqual([pages[1]]);
    expect(findSimilarPages('/x/react-charts/bar/', pages)).toEqual([pages[0]]);
  });
});

describe('a version on its own host', () => {
  const modules = loadWithSeven(
    () => ({
      ...require('../../src/lib/getProductIdentifier'),
      ...require('../../src/lib/pagesSince'),
    }),
    { major: '7' },
  );
  const since = { 'react-charts': [[6, 'bars']] as const };

  test('the menu links to the host of the current version', () => {
    const { versions } = modules.getProductIdentifier(
      '/zh/x/react-charts/bars/',
      'docs.example',
      since,
    );
    expect(versions).toEqual([
      { text: 'v8.1', href: 'https://docs.example/zh/x/react-charts/bars/' },
      { text: 'v7', href: '/zh/x/react-charts/bars/', current: true },
      { text: 'v6', href: 'https://v6.docs.example/zh/x/react-charts/bars/' },
    ]);
  });

  test.each([
    ['/x/react-charts/bars/', '/x/react-charts/bars/', true],
    ['/zh/x/react-charts/bars/components-api/', '/zh/x/react-charts/bars/', true],
    ['/x/react-charts/bars/gone/', '/x/react-charts/bars/', false],
    ['/x/react-charts/gone/', '/x/react-charts/', false],
    ['/x/react-charts/', '/x/react-charts/', true],
    ['/x/common/gone/', '/x/introduction/', false],
  ])('the banner of %s links to %s', (pathname, path, isSame) => {
    expect(modules.getCurrentPage(pathname, since)).toEqual({ path, isSame });
  });
});

test("the site's information about its pages matches the archive table, except for unwritten pages", () => {
  const list = (table: PagesSince) =>
    Object.entries(table).flatMap(([section, majors]) =>
      majors.flatMap(([since, pages]) =>
        pages.split(' ').map((page) => ({ since, path: `/x/${section}/${page}` })),
      ),
    );
  const rows = list(computePagesSince(SITE_DIR));
  expect(rows.some(({ since }) => since === 5)).toBe(true);
  // Pages of a version that is or was in the repository are used directly.
  const isKnown = (since: number) =>
    MAINTAINED_VERSIONS.some(({ major }) => major === since) ||
    readArchivedPathnames(SITE_DIR, since) !== undefined;
  const older = rows.filter(({ since }) => !isKnown(since));
  const archived = list(ARCHIVED_PAGES);
  expect(archived).toEqual(expect.arrayContaining(older));
  expect(new Set(archived.map(({ path: page }) => page)).size).toBe(archived.length);
  const planned = getNavStatus(path.join(SITE_DIR, 'docs'), nav).missing;
  const paths = new Set(rows.map((row) => row.path));
  expect(planned.filter(({ pathname }) => paths.has(pathname))).toEqual([]);
});
