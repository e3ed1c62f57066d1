/**
 * The site's patches of the framework, each checked in the build, so that an update that
 * disables one is noticed. contributing/framework-patches.md describes what to do then.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { PACKAGES } from '../../plugins/demos/chunkGroups';
import { SITE_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { findRouteTable } from '../../src/lib/routeTables';
import type { Notice } from '../../src/types/notice';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import {
  findChunks,
  listEntryModules,
  readBuilt,
  readChunks,
  readGenerated,
  readScripts,
} from './support/readBundle';

/** The folder in which the docs plugin stores route data that pages share. */
const VERSION_DATA = 'docusaurus-plugin-content-docs/default/p';

interface VersionData {
  version: { docs: object; docsSidebars: Record<string, unknown> };
}

interface WorkerFile {
  url: string;
  integrity?: string;
}

describe.each(LANGUAGES)('%s', (language) => {
  const chunks = readChunks(language);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const base = BASE_URLS[language];
  const listFiles = (pattern: RegExp): string[] =>
    findChunks(chunks, pattern).flatMap(({ files }) => files);

  test('lateStart: a page loads none of its scripts before the first interaction', () => {
    const html = readBuilt(language, 'introduction/installation/index.html');
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    const [start = ''] = /<script>[^<]*data-has-hydrated[^<]*<\/script>/.exec(html) ?? [];
    for (const { files } of entries)
      for (const file of files.filter((name) => name.endsWith('.js')))
        expect(start).toContain(`"${base}${file}"`);
  });

  test('routeTables: the routes of products and of the reference have scripts of their own', () => {
    const listRoutes = (text: string) => [
      ...new Set(
        [
          ...text.matchAll(/["']((?:\/zh)?\/x\/[\w/-]*\/)["'],\s*["'][\da-f]{3}["']/g),
        ].map(([, route = '']) => route),
      ),
    ];
    const first = entries.flatMap((chunk) => listRoutes(readScripts(language, chunk)));
    expect(first.filter(findRouteTable)).toEqual([]);
    expect(first.length).toBeGreaterThan(20);
    for (const table of [...PRODUCT_FOLDERS, 'reference']) {
      const module = new RegExp(`/routes\\.js\\?${table}$`);
      expect(listFiles(module)).toHaveLength(1);
      const [chunk] = findChunks(chunks, module);
      expect(chunk?.isEntry).toBe(false);
      const own = chunk ? listRoutes(readScripts(language, chunk)) : [];
      expect(own.filter((route) => findRouteTable(route) !== table)).toEqual([]);
      expect(own.length).toBeGreaterThan(table === 'reference' ? 400 : 15);
    }
  });

  test('chunkNames: names and their map are in no script of every page', () => {
    const text = entries.map((chunk) => readScripts(language, chunk)).join('\n');
    expect(text).not.toContain('.gca=');
    expect(text).not.toContain('@theme/DocItem"');
    chunks
      .filter(({ isEntry }) => !isEntry)
      .flatMap(({ files }) => files.filter((file) => file.endsWith('.js')))
      .forEach((file) => expect(file).toMatch(/^assets\/js\/[\da-f]{8}\.js$/));
  });

  test('docs: paths of the build machine are in no script of every page', () => {
    const text = entries.map((chunk) => readScripts(language, chunk)).join('\n');
    expect(text).toContain('sidebarPath');
    expect(text).not.toContain(SITE_DIR);
  });

  test('inlineLabels: each label is in the script of the component that shows it', () => {
    const ID = 'productionError.';
    const main = entries.map((chunk) => readScripts(language, chunk)).join('\n');
    expect(main).not.toContain(ID);
    const [page] = findChunks(chunks, /src\/features\/production-error\//);
    expect(page && readScripts(language, page)).toContain(ID);
  });

  test('chunkGroups: pages of the reference share chunks', () => {
    const pages = chunks.filter(({ name }) => name?.startsWith('api-'));
    expect(pages.length).toBeGreaterThan(PRODUCT_FOLDERS.length);
    expect(pages.length).toBeLessThanOrEqual(PRODUCT_FOLDERS.length * 8);
    const parts = [
      /docs\/api\/charts\/bar-chart\.json\?(?:api|page)/,
      /docs-api-charts-bar-chart-json-page/,
    ];
    const grouped = pages.flatMap(({ files }) => files);
    parts.forEach((part) => {
      expect(listFiles(part)).not.toEqual([]);
      expect(grouped).toEqual(expect.arrayContaining(listFiles(part)));
    });
  });

  test('demos: demos of a page that need the same packages share a chunk', () => {
    const demos = chunks.filter(({ name }) => name?.startsWith('demos-'));
    const [first, ...others] = findChunks(demos, /docs\/data-grid\/sorting\/\w+\.tsx$/);
    expect(first?.modules.filter((name) => name.endsWith('.tsx')).length).toBeGreaterThan(
      others.length + 1,
    );
    const count = demos.flatMap(({ modules }) => modules).length;
    expect(count).toBeGreaterThan(demos.length * 2);
  });

  test('noPrism: the default highlighter is in no script', () => {
    expect(listFiles(/prism-include-languages|node_modules\/prism/)).toEqual([]);
  });

  test('design-tokens: the static palette is in the HTML and in no script', () => {
    expect(listFiles(/StaticPalette/)).toEqual([]);
    expect(listFiles(/features\/colors\/ColorEditor/)).toHaveLength(1);
    expect(readBuilt(language, 'design-system/colors/index.html')).toMatch(
      /vertical-align:\s?-0?\.15em/,
    );
  });

  test("routeTables: the site's function replaces that of the framework", () => {
    const modules = listEntryModules(chunks);
    expect(modules).toContain('src/features/prefetch/preloadRoute.ts');
    expect(modules).toContain('src/features/prefetch/index.ts');
    expect(listFiles(/core\/lib\/client\/preload\.js/)).toEqual([]);
    // The code that calls it still exists; otherwise the replacement would never run.
    ['docusaurus', 'PendingNavigation', 'clientEntry'].forEach((name) =>
      expect(modules).toContain(`node_modules/@docusaurus/core/lib/client/${name}.js`),
    );
  });

  test('scrolling: no script of every page decodes a hash without error handling', () => {
    expect(listEntryModules(chunks)).toContain(
      'node_modules/@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    );
    const text = entries.map((chunk) => readScripts(language, chunk)).join('\n');
    expect(text).toContain('.scrollIntoView()');
    expect(text).not.toMatch(/decodeURIComponent\(\w+\.substring\(1\)\)/);
  });

  test('notices: each script says where the licenses are, and the file exists', () => {
    const banner = `/*! Licenses: ${base}licenses.txt */`;
    chunks
      .flatMap(({ files }) => files.filter((file) => file.endsWith('.js')))
      .forEach((file) =>
        expect([file, readBuilt(language, file).startsWith(banner)]).toEqual([
          file,
          true,
        ]),
      );
    const notices = readBuilt(language, 'licenses.txt');
    for (const name of ['react', 'react-dom', '@mui/material', 'sucrase', 'minisearch'])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    const data = JSON.parse(readBuilt(language, 'licenses.json')) as Notice[];
    for (const { name, version, texts } of data) {
      expect(notices).toContain(`\n${name} ${version}\n`);
      texts.forEach((text) => expect(notices).toContain(text));
    }
    expect(notices.split('-'.repeat(72)).length - 1).toBe(data.length);
  });

  test('demos: packages of a group are only in its chunk', () => {
    for (const [group, packages] of Object.entries(PACKAGES)) {
      // Texts in other languages are with what imports them.
      const pattern = new RegExp(
        `^node_modules/(?:${packages.join('|')})/(?!(?:.*/)?locales?/)`,
      );
      // Some small ones, such as prop-types, belong to the shell as well.
      const holders = findChunks(chunks, pattern)
        .filter(({ isEntry }) => !isEntry)
        .map(({ name, files }) => name ?? files);
      expect([group, holders]).toEqual([group, [group]]);
    }
    const drawing = /^node_modules\/(?:@mui|@emotion|stylis)\//;
    expect(listEntryModules(chunks).filter((name) => drawing.test(name))).toEqual([]);
    const { modules = [] } = chunks.find(({ name }) => name === 'mui') ?? {};
    expect(
      modules.filter((name) => name.includes('@mui/material/')).length,
    ).toBeGreaterThan(100);
  });

  test('docs: each part of the docs contains its own sidebar and no list of pages', () => {
    const read = (route: string) =>
      JSON.parse(
        readGenerated(language, findVersionData(language, route)),
      ) as VersionData;
    const guides = read(base).version;
    expect(Object.keys(guides.docsSidebars)).toEqual(['docs']);
    expect(guides.docs).toEqual({});
    PRODUCT_FOLDERS.forEach((product) => {
      const { version } = read(`${base}api/${product}/`);
      expect(Object.keys(version.docsSidebars)).toEqual([`api-${product}`]);
      expect(version.docs).toEqual({});
    });
  });

  test('docs: the data of every page contains no list of pages', () => {
    const LIST = /"?docs"?:\s*\[\s*\{\s*"?id"?:/;
    expect(readGenerated(language, 'globalData.json')).toMatch(/"docs":\s*\[\]/);
    for (const entry of entries) expect(readScripts(language, entry)).not.toMatch(LIST);
  });

  test('offline: the worker contains the shell and runs the custom code', () => {
    const worker = readBuilt(language, 'sw.js');
    const [list = '[]'] = /\[\{"(?:integrity|revision)":[^\]]*\]/.exec(worker) ?? [];
    const listed = JSON.parse(list) as WorkerFile[];
    const files = listed.map(({ url }) => url);
    expect(files).toContain(`${base}_app/index.html`);
    expect(files.filter((url) => url.endsWith('.html'))).toHaveLength(1);
    entries
      .flatMap((chunk) => chunk.files)
      .forEach((file) => expect(files).toContain(base + file));
    expect(files.length).toBeLessThan(20);
    // It rejects the HTML of a captive portal instead of a script.
    listed
      .filter(({ url }) => url.includes('/assets/'))
      .forEach(({ url, integrity }) => {
        const content = readBuilt(language, url.slice(base.length));
        const hash = createHash('sha256').update(content).digest('base64');
        expect([url, integrity]).toEqual([url, `sha256-${hash}`]);
      });
    // plugin-pwa loads the custom code as a script next to the worker and calls it.
    const [, part] = /\.e\("(\d+)"\)\.then\(/.exec(worker) ?? [];
    const own = readBuilt(language, `${part}.sw.js`);
    // The prefix of its cache names, see src/features/offline/cacheNames.
    expect(own).toContain('atlas ');
    listed.forEach(({ integrity = '' }) => expect(own).toContain(integrity));
  });

  test('build: each language has its own generated files', () => {
    const i18n = JSON.parse(readGenerated(language, 'i18n.json')) as {
      currentLocale: string;
    };
    expect(i18n.currentLocale).toBe(language);
    expect(readGenerated(language, 'routes.js')).toContain(`'${base}react-charts/'`);
    const lang = language === 'en' ? 'en' : 'zh-CN';
    expect(readBuilt(language, 'introduction/index.html')).toMatch(
      new RegExp(`<html[^>]* lang="?${lang}"?[ >]`),
    );
  });

  test('shell: head elements of a discarded first render are removed', () => {
    expect(listEntryModules(chunks)).toContain('src/components/dropDiscardedHeads.ts');
  });
});

/** The file's name is the route and a hash. */
function findVersionData(language: Language, route: string): string {
  const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  const pattern = new RegExp(`@generated/(${VERSION_DATA}/${name}-[\\da-f]+\\.json)"`);
  const [, file] = pattern.exec(readGenerated(language, 'registry.js')) ?? [];
  if (file) return file;
  throw new Error(
    `No file of ${VERSION_DATA} belongs to ${route}. Compare plugins/docs with the installed docs plugin.`,
  );
}

test('build: the framework still reads the name of that folder from the environment', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['-p', "require('@docusaurus/utils').GENERATED_FILES_DIR_NAME"],
    {
      cwd: SITE_DIR,
      encoding: 'utf8',
      env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/other' },
    },
  );
  expect(stdout.trim()).toBe(path.posix.join('.docusaurus', 'other'));
});
