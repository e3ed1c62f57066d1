import { SAVE_HEADER } from '../../../src/config/offline';
import {
  getCacheName,
  getSavedPrefix,
  listOldCaches,
} from '../../../src/features/offline/cacheNames';
import { classifyRequest } from '../../../src/features/offline/worker/classifyRequest';

const SCOPE = 'https://docs.example.com/x/';
const classify = (
  url: string,
  more: Record<string, unknown> = {},
  blocked: string[] = [],
) =>
  classifyRequest(
    {
      url,
      method: 'GET',
      mode: 'no-cors',
      destination: '',
      headers: new Headers(),
      ...more,
    } as never,
    SCOPE,
    blocked,
  );
const visit = { mode: 'navigate', destination: 'document' };

test.each([
  ['react-charts/bars/', visit, 'pages'],
  ['react-charts/bars/?a=1#BasicBars.tsx', visit, 'pages'],
  ['assets/js/main.1234abcd.js', { destination: 'script' }, 'assets'],
  ['assets/demos/charts.bars.BasicBars.system.1234abcd.json', {}, 'assets'],
  ['assets/search/index.1234abcd.json', {}, 'assets'],
  ['fonts/inter-latin.woff2', { destination: 'font' }, 'files'],
  ['img/logo.svg', { destination: 'image' }, 'files'],
  ['playground/demos.json', {}, 'files'],
])('%s is handled by the worker', (path, more, kind) => {
  expect(classify(SCOPE + path, more)).toBe(kind);
});

test.each([
  ['another site', 'https://www.googletagmanager.com/gtag/js', {}],
  ['another site with our path', 'https://evil.org/x/assets/js/main.js', {}],
  ['another part of the domain', 'https://docs.example.com/y/assets/a.js', {}],
  ['the other language', 'https://docs.example.com/zh/x/assets/a.js', {}],
  ['a form', `${SCOPE}react-charts/bars/`, { ...visit, method: 'POST' }],
  ['the head of a page', `${SCOPE}react-charts/bars/`, { method: 'HEAD' }],
  [
    'a page in a frame',
    `${SCOPE}react-charts/bars/`,
    { ...visit, destination: 'iframe' },
  ],
  ['the frame of edited code', `${SCOPE}playground/frame/a.js`, {}],
  ['a page as Markdown that a user opens', `${SCOPE}react-charts/bars.md`, visit],
  ['the list of pages', `${SCOPE}llms.txt`, visit],
  ['the worker itself', `${SCOPE}sw.js?params=%7B%7D`, {}],
  ['the lists of products', `${SCOPE}offline/charts.json`, {}],
  [
    'what is saved',
    `${SCOPE}img/logo.svg`,
    { headers: new Headers({ [SAVE_HEADER]: '1' }) },
  ],
  ['anything unknown', `${SCOPE}sitemap.xml`, {}],
])('%s is not', (_name, url, more) => expect(classify(url, more)).toBeUndefined());

test('ads are not handled, even on the same host', () => {
  const blocked = [`${SCOPE}ads.json`, ''];
  expect(classify(`${SCOPE}ads.json?slot=1`, {}, blocked)).toBeUndefined();
  expect(classify(`${SCOPE}api/index.json`, {}, blocked)).toBe('files');
});

test('each language has its own caches; those of another version are obsolete', () => {
  expect(getCacheName('/x/', 'pages')).not.toBe(getCacheName('/zh/x/', 'pages'));
  const names = [
    getCacheName('/x/', 'pages'),
    `${getSavedPrefix('/x/', 'charts')}abc`,
    getCacheName('/zh/x/', 'pages'),
    'atlas /zh/x/ v0 pages',
    'atlas /x/ v0 pages',
    'workbox-precache-v2-https://docs.example.com/x/',
    'of somebody else',
  ];
  expect(listOldCaches(names, '/x/')).toEqual(['atlas /x/ v0 pages']);
  expect(getSavedPrefix('/x/', 'charts').startsWith(getSavedPrefix('/x/'))).toBe(true);
});
