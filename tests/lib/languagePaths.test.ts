import {
  linkToLanguage,
  listLanguageLinks,
  pathnameToLanguage,
} from '../../src/lib/languagePaths';

describe('pathnameToLanguage', () => {
  test.each([
    ['/zh/x/react-charts/#a', 'zh', '/x/react-charts/#a', '/x/react-charts'],
    ['/en/x/react-charts/', 'en', '/x/react-charts/', '/x/react-charts'],
    ['/x/react-charts/?q=1', 'en', '/x/react-charts/?q=1', '/x/react-charts'],
    ['/pt/x/', 'en', '/pt/x/', '/pt/x'],
    ['/zhx/', 'en', '/zhx/', '/zhx'],
    ['/ZH/x/', 'en', '/ZH/x/', '/ZH/x'],
    ['/english/', 'en', '/english/', '/english'],
    ['/zh', 'zh', '/', '/'],
    ['/zh/', 'zh', '/', '/'],
    ['/', 'en', '/', '/'],
    ['/api/button/', 'en', '/api/button/', '/api-docs/button'],
    ['/api', 'en', '/api', '/api-docs'],
    ['/apiary/', 'en', '/apiary/', '/apiary'],
    [
      '/x/api/charts/bar-chart/',
      'en',
      '/x/api/charts/bar-chart/',
      '/x/api/charts/bar-chart',
    ],
    // Edge cases of the rows above.
    ['/zh?q=1#a', 'zh', '/?q=1#a', '/'],
    ['/zh#a', 'zh', '/#a', '/'],
    ['/zh/zh/x/', 'zh', '/zh/x/', '/zh/x'],
    ['/zh/api/button/', 'zh', '/api/button/', '/api-docs/button'],
    ['/en', 'en', '/', '/'],
    ['/x/#/zh/', 'en', '/x/#/zh/', '/x'],
  ])('%s', (asPath, userLanguage, canonicalAs, canonicalPathname) => {
    expect(pathnameToLanguage(asPath)).toEqual({
      userLanguage,
      canonicalAs,
      canonicalPathname,
    });
  });
});

describe('linkToLanguage', () => {
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
});

test.each(['/x/react-charts/?q=1#a', '/zh/x/react-charts/?q=1#a'])(
  'the links of %s lead to the same place in each language',
  (address) =>
    expect(listLanguageLinks(address)).toEqual([
      { code: 'en', name: 'English', htmlLang: 'en', href: '/x/react-charts/?q=1#a' },
      {
        code: 'zh',
        name: '简体中文',
        htmlLang: 'zh-CN',
        href: '/zh/x/react-charts/?q=1#a',
      },
    ]),
);
