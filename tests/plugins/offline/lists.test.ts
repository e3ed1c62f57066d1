import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type ChunkGroup,
  collectGroups,
  readChunks,
} from '../../../plugins/offline/chunkGroups';
import { listProduct } from '../../../plugins/offline/listProduct';
import { listPrecachedFiles } from '../../../plugins/offline/listPrecachedFiles';
import { readReferences } from '../../../plugins/offline/readReferences';
import { readRouteChunks } from '../../../plugins/offline/readRouteChunks';
import { SiteFiles } from '../../../plugins/offline/SiteFiles';

const page = (title: string, script = ''): string =>
  `<html><head><title data-rh=true>${title} | Component Atlas</title>${script}<link rel=stylesheet href=/x/assets/css/styles.11112222.css><a href=/x/react-charts/bars/>Bars</a><a href="https://example.com/a.js">`;

const FILES: Record<string, string> = {
  '_app/index.html': page(
    'Reading offline',
    '<link rel=manifest href=/x/manifest.webmanifest>',
  ),
  'index.html': page('Home'),
  'react-charts/index.html': page('Charts &amp; more'),
  'react-charts/bars/index.html': page('Bars'),
  'api/charts/bar-chart/index.html': page('BarChart'),
  'react-data-grid/index.html': page('Grid'),
  'playground/index.html': page('Playground'),
  'playground/demos.json': '{}',
  'playground/frame/index.html': page('Preview'),
  'manifest.webmanifest': '{}',
  'fonts/inter.woff2': 'font',
  'assets/css/styles.11112222.css': '@font-face{src:url(/x/fonts/inter.woff2)}',
  'assets/js/main.11112222.js': 'main',
  'assets/js/runtime~main.11112222.js': 'runtime',
  'assets/js/search.11112222.js': 'search',
  'assets/js/app.11112222.js': 'app',
  'assets/js/overview.11112222.js': 'overview',
  'assets/js/bars.11112222.js': 'const url="/x/assets/demos/bars.11112222.json"',
  'assets/js/barsDemo.11112222.js': 'demo',
  'assets/js/charts.11112222.js': 'the charts package',
  'assets/js/api.11112222.js': 'api',
  'assets/js/grid.11112222.js': 'grid',
  'assets/js/playground.11112222.js': 'playground',
  'assets/js/editor.11112222.js': 'editor',
  'assets/js/searchWorker.11112222.js': 'the worker of the search',
  'assets/js/searchEngine.11112222.js': 'what it loads',
  'assets/demos/bars.11112222.json': '{}',
};

const js = (name: string): string => `assets/js/${name}.11112222.js`;
const group = (name: string | undefined, files: string[], children: number[] = []) => ({
  name,
  isEntry: false,
  files: files.map(js),
  children,
});
const GROUPS: ChunkGroup[] = [
  { ...group('main', ['runtime~main', 'main'], [1, 2, 3, 4, 5, 6, 8]), isEntry: true },
  group(undefined, ['search']),
  group('c-app', ['app']),
  group('c-overview', ['overview']),
  group('c-bars', ['bars'], [7]),
  group('c-api', ['api'], [0]),
  group('c-grid', ['grid']),
  group(undefined, ['barsDemo', 'charts']),
  group('c-playground', ['playground'], [9]),
  group(undefined, ['editor']),
  // The entry of a worker: the code that starts it does not load it as a part of itself.
  group(undefined, ['searchWorker'], [11]),
  group(undefined, ['searchEngine']),
];
const ROUTES = new Map([
  ['/x/', []],
  ['/x/_app/', ['c-app']],
  ['/x/react-charts/', ['c-overview']],
  ['/x/react-charts/bars/', ['c-bars']],
  ['/x/api/charts/bar-chart/', ['c-api']],
  ['/x/react-data-grid/', ['c-grid']],
  ['/x/playground/', ['c-playground']],
]);

let folder: string;
let files: SiteFiles;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  files = new SiteFiles(folder, '/x/');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a product contains its pages, the files of every page, its demos with their code, and the playground', () => {
  const list = listProduct('charts', files, GROUPS, ROUTES, '/x/');
  expect(list.files.map(({ url }) => url)).toEqual(
    [
      'api/charts/bar-chart/',
      'assets/css/styles.11112222.css',
      'assets/demos/bars.11112222.json',
      ...[
        'api',
        'bars',
        'barsDemo',
        'charts',
        'editor',
        'main',
        'overview',
        'playground',
        'runtime~main',
        'search',
        'searchEngine',
        'searchWorker',
      ].map(js),
      'fonts/inter.woff2',
      'manifest.webmanifest',
      'playground/demos.json',
      'playground/',
      'react-charts/bars/',
      'react-charts/',
    ]
      .filter((name) => name !== 'manifest.webmanifest')
      .map((name) => `/x/${name}`),
  );
  expect(list.pages).toBe(3);
  expect(list.bytes).toBe(list.files.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(list.files.find(({ url }) => url === '/x/react-charts/')).toEqual({
    url: '/x/react-charts/',
    bytes: FILES['react-charts/index.html']!.length,
    revision: expect.stringMatching(/^[\da-f]{10}$/),
    title: 'Charts & more',
  });
  const script = list.files.find(({ url }) => url.endsWith(js('main')));
  expect(script).not.toHaveProperty('revision');
});

test('its version changes with a page and is otherwise stable', () => {
  const getVersion = () =>
    listProduct('charts', new SiteFiles(folder, '/x/'), GROUPS, ROUTES, '/x/').version;
  const before = getVersion();
  expect(getVersion()).toBe(before);
  fs.appendFileSync(path.join(folder, 'react-data-grid/index.html'), 'more');
  expect(getVersion()).toBe(before);
  fs.appendFileSync(path.join(folder, 'react-charts/bars/index.html'), 'more');
  expect(getVersion()).not.toBe(before);
});

test('a product without pages, or an unwritten page, stops the build', () => {
  expect(() => listProduct('tree-view', files, GROUPS, ROUTES, '/x/')).toThrow(
    'tree-view',
  );
  fs.rmSync(path.join(folder, 'react-charts/bars/index.html'));
  const rest = new SiteFiles(folder, '/x/');
  expect(() => listProduct('charts', rest, GROUPS, ROUTES, '/x/')).toThrow(
    'react-charts/bars/',
  );
});

test('the shell is the offline page with its files, and no other page', () => {
  expect(listPrecachedFiles(files, GROUPS, ROUTES, '/x/', 'en')).toEqual([
    '_app/index.html',
    'assets/css/styles.11112222.css',
    js('app'),
    js('main'),
    js('runtime~main'),
    'fonts/inter.woff2',
    'manifest.webmanifest',
  ]);
});

test('groups are followed, including cycles, except for excluded ones', () => {
  const circle = [group('a', ['a'], [1]), group('b', ['b'], [0, 2]), group('c', ['c'])];
  expect([...collectGroups(circle, [0])]).toEqual(['a', 'b', 'c'].map(js));
  expect([...collectGroups(circle, [0], new Set([1]))]).toEqual([js('a')]);
});

test("reads the bundler's groups, which are new objects each time", () => {
  const bundled = (index: number, children: number[]): never =>
    ({
      index,
      name: `group${index}`,
      isInitial: () => index === 5,
      getFiles: () => [`${index}.js`, `${index}.css`, `${index}.js.map`],
      get childrenIterable() {
        return children.map((child) => bundled(child, []));
      },
    }) as never;
  expect(readChunks([bundled(5, [7]), bundled(7, [])])).toEqual([
    { name: 'group5', isEntry: true, files: ['5.js', '5.css'], children: [1] },
    { name: 'group7', isEntry: false, files: ['7.js', '7.css'], children: [] },
  ]);
});

test.each([
  ['a/index.html', '<img src="/x/img/a.png?1"><a href=b/>', ['img/a.png']],
  ['a/index.html', "<script src='/x/assets/js/a.js'></script>", ['assets/js/a.js']],
  ['a/index.html', '<a href="/y/a.png"><a href="//cdn.org/a.png">', []],
  [
    'assets/css/a.css',
    'a{src:url("../img/a.png")}b{c:url(data:image/png;base64,aa)}',
    ['assets/img/a.png'],
  ],
  [
    'assets/js/a.js',
    'p+"assets/demos/a.system.1.json";"assets/js/b.js"',
    ['assets/demos/a.system.1.json'],
  ],
])('%s: %s', (name, text, expected) => {
  expect(readReferences(name, text, '/x/')).toEqual(expected);
});

test('reads the chunks of routes that share a path', async () => {
  fs.writeFileSync(
    path.join(folder, 'routesChunkNames.json'),
    '{"/x/-b51":{"__comp":"a","__context":{"plugin":"b"}},"/x/-ffc":{"__comp":"c"}}',
  );
  expect([...(await readRouteChunks(folder))]).toEqual([['/x/', ['a', 'b', 'c']]]);
  fs.writeFileSync(path.join(folder, 'routesChunkNames.json'), '{}');
  await expect(readRouteChunks(folder)).rejects.toThrow('routesChunkNames.json');
});
