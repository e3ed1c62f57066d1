import { linkToLanguage } from '../../src/lib/linkToLanguage';

test.each([
  ['/x/react-charts/', '/zh/x/react-charts/'],
  ['/x/react-charts/?a=1#b', '/zh/x/react-charts/?a=1#b'],
  ['/', '/zh/'],
  ['/zhx/', '/zh/zhx/'],
  ['/blogger', '/zh/blogger'],
  ['/x/blog/', '/zh/x/blog/'],
])('%s becomes %s', (href, expected) => {
  expect(linkToLanguage(href, 'zh')).toBe(expected);
});

test.each([
  '/zh',
  '/zh/x/react-charts/',
  '/zh?a=1',
  '/en/x/',
  '/blog',
  '/blog/',
  '/blog/a-post/',
  '/blog?a=1',
  '/blog#a',
  'https://example.com/x/',
  '//example.com/x/',
  '/\\example.com/x/',
  'mailto:someone@example.com',
  '#section',
  '?a=1',
  './sorting/',
  '',
])('%j is unchanged', (href) => {
  expect(linkToLanguage(href, 'zh')).toBe(href);
});

test('English has no prefix', () => {
  expect(linkToLanguage('/x/react-charts/', 'en')).toBe('/x/react-charts/');
});
