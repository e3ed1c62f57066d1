import path from 'node:path';
import {
  LANGUAGES,
  LANGUAGE_TABLE,
  makeLanguages,
  readBuildLanguage,
} from '../../src/config/languages';
import type { LanguageEntry } from '../../src/config/languages';

/** A language that the site does not have, written from right to left. */
const PERSIAN: LanguageEntry = {
  name: 'فارسی',
  htmlLang: 'fa-IR',
  direction: 'rtl',
  dateLocale: 'fa',
};

/** The modules with one more row in the table of languages, whose folder is empty. */
function loadWithPersian<T>(load: () => T): T {
  let loaded: T | undefined;
  jest.isolateModules(() => {
    jest.doMock('../../src/config/languages', () => {
      const actual = jest.requireActual('../../src/config/languages');
      const languages = makeLanguages({ ...actual.LANGUAGE_TABLE, fa: PERSIAN });
      return { ...actual, ...languages };
    });
    loaded = load();
    jest.dontMock('../../src/config/languages');
  });
  return loaded as T;
}

test('a build in a language without an entry names the table', () => {
  expect(readBuildLanguage({})).toBe('en');
  expect(readBuildLanguage({ DOCUSAURUS_CURRENT_LOCALE: 'zh' })).toBe('zh');
  for (const code of ['pt', '', 'toString', 'ZH'])
    expect(() => readBuildLanguage({ DOCUSAURUS_CURRENT_LOCALE: code })).toThrow(
      `"${code}" is no language of this site; it has ${LANGUAGES.join(', ')}. Add it to src/config/languages.ts.`,
    );
});

test.each(LANGUAGES)('the packages know the names in the table for %s', (code) => {
  const { dateLocale } = LANGUAGE_TABLE[code];
  expect(() => require.resolve(`dayjs/locale/${dateLocale}`)).not.toThrow();
});

describe('effects of one more row in the table', () => {
  const texts = { en: 'Name', zh: '名称' };

  test('paths and links', () => {
    const { pathnameToLanguage, linkToLanguage, getProductIdentifier } = loadWithPersian(
      () => ({
        ...require('../../src/lib/languagePaths'),
        ...require('../../src/lib/getProductIdentifier'),
      }),
    );
    expect(pathnameToLanguage('/fa/x/react-charts/#a')).toEqual({
      userLanguage: 'fa',
      canonicalAs: '/x/react-charts/#a',
      canonicalPathname: '/x/react-charts',
    });
    expect(pathnameToLanguage('/fax/').userLanguage).toBe('en');
    expect(linkToLanguage('/x/react-charts/', 'fa')).toBe('/fa/x/react-charts/');
    expect(linkToLanguage('/fa/x/', 'zh')).toBe('/fa/x/');
    const { versions } = getProductIdentifier(
      '/fa/x/react-charts/bars/',
      'docs.example',
      { 'react-charts': [[7, 'bars']] },
    );
    expect(versions[0].href).toBe('/fa/x/react-charts/bars/');
    expect(versions[1].href).toContain('/fa/x/react-charts/bars/');
  });

  test('texts, labels and titles, in English until they are translated', () => {
    const modules = loadWithPersian(() => ({
      ...require('../../content/texts/readSiteTexts'),
      ...require('../../content/texts/getSiteLabels'),
      ...require('../../content/nav/readTitles'),
      ...require('../../plugins/api-reference/view/labels'),
      ...require('../../plugins/docs/tabs/describeTab'),
    }));
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(modules.getSiteLabels('fa')('product.charts')).toBe('Charts');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    expect(modules.readSiteTexts('fa')).toEqual(modules.readSiteTexts('en'));
    expect(modules.VIEW_LABELS.fa.sections.props).toBe('Props');
    expect(modules.describeTab('hooks', 'Bars', ['useA'], 'fa').title).toBe(
      'Bars: hooks API',
    );
    expect(modules.readTitles('fa')).toEqual({});
  });

  test('checks: what is not translated is no fault, a stray page is one', () => {
    const modules = loadWithPersian(() => ({
      ...require('../../content/nav/validateNav'),
      ...require('../../content/nav/findPageProblems'),
      ...require('../../src/nav'),
      ...require('../nav/support'),
      ...require('../../plugins/changes/notifications/validateNotifications'),
      ...require('../../content/translations/compareLanguage'),
      ...require('../../content/translations/findTextProblems'),
    }));
    expect(() => modules.validateNav(modules.navSources)).not.toThrow();
    const stray = 'i18n/fa/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx';
    const site = modules.makeSite([stray]);
    expect(modules.findPageProblems(site.docsDir, [])).toEqual([
      'fa charts/bars/bars: has no English page; expected docs/charts/bars/bars.mdx',
    ]);
    const report = modules.compareLanguage('fa', modules.nav, {
      sourceDir: site.docsDir,
      translationDir: path.join(site.docsDir, `../${path.dirname(stray)}/../..`),
    });
    site.remove();
    expect(report.pages).toEqual([
      { id: 'charts/bars/bars', state: 'orphaned', sections: [] },
    ]);
    const missing: { key: string; kind: string }[] = report.texts;
    expect(missing.filter(({ kind }) => kind === 'titles').length).toBeGreaterThan(100);
    expect(missing.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['site.site.tagline', 'tables.yes', 'ads.Appeal.text']),
    );
    expect(modules.findTextProblems('fa')).toEqual([]);
    const entry = { id: 'a', title: texts, text: texts, date: '2026-11-20' };
    const check = (more: object) =>
      modules.validateNotifications(JSON.stringify([{ ...entry, ...more }]), 'a.json');
    expect(() => check({})).not.toThrow();
    expect(() => check({ title: { ...texts, fa: 'نام' } })).not.toThrow();
    expect(() => check({ title: { ...texts, pt: 'Nome' } })).toThrow('"[0].title.pt"');
    expect(() => check({ title: { zh: '名称', fa: 'نام' } })).toThrow('"[0].title.en"');
  });

  test('tables of data', () => {
    const { toTable, findLanguage } = loadWithPersian(() => ({
      ...require('../../plugins/comparisons/toTable'),
      ...require('../../content/pages/findLanguage'),
    }));
    const table = {
      columns: { name: texts, use: { ...texts, fa: 'نام' } },
      rows: [{ cells: { name: ['a', 'b'] } }],
    };
    const { head, rows } = toTable(table, { language: 'fa' });
    expect(head).toEqual(['Name', 'نام']);
    expect(rows[0].cells).toEqual(['a, b', null]);
    const page = 'docusaurus-plugin-content-docs/current/charts/bars/bars.mdx';
    expect(findLanguage(`/site/i18n/fa/${page}`, '/site')).toBe('fa');
    expect(findLanguage('/site/docs/charts/bars/bars.mdx', '/site')).toBe('en');
    expect(() => findLanguage(`/site/i18n/pt/${page}`, '/site')).toThrow(
      'Add it to src/config/languages.ts.',
    );
  });

  test('manifest, robots.txt and sitemaps', () => {
    const { makeManifest, headTags, renderRobots } = loadWithPersian(() => {
      const { renderRobots } = require('../../tools/build/assembleSite');
      return {
        ...require('../../plugins/routes/manifestPlugin'),
        ...require('../../src/config/headTags'),
        renderRobots,
      };
    });
    jest.spyOn(console, 'warn').mockImplementation();
    expect(makeManifest('fa')).toMatchObject({
      id: '/fa/x/',
      lang: 'fa-IR',
      dir: 'rtl',
      start_url: '/fa/x/',
    });
    expect(headTags('fa')[0].attributes.href).toBe('/fa/x/manifest.fa.webmanifest');
    expect(renderRobots('https://docs.example').split('\n')).toContain(
      'Sitemap: https://docs.example/fa/x/sitemap.xml',
    );
  });
});
