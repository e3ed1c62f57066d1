import { pathnameToLanguage } from '../../src/lib/pathnameToLanguage';

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
