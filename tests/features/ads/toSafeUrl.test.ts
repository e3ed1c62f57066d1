import { getLocalOrigin, toSafeUrl } from '../../../src/features/ads/toSafeUrl';

test.each([
  ['https://ads.example.com/go?a=1', 'https://ads.example.com/go?a=1'],
  ['HTTPS://ADS.EXAMPLE.COM', 'https://ads.example.com/'],
  ['//ads.example.com/go', 'https://ads.example.com/go'],
  ['  https://ads.example.com/ ', 'https://ads.example.com/'],
])('%p is safe', (value, url) => expect(toSafeUrl(value)).toBe(url));

test.each([
  'http://ads.example.com/',
  'http://localhost:4010/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>',
  'blob:https://ads.example.com/1',
  'ftp://ads.example.com/',
  'https://user:password@ads.example.com/',
  'https://',
  '/go',
  'go',
  '',
  `https://ads.example.com/${'a'.repeat(2048)}`,
  null,
  undefined,
  5,
  {},
  ['https://ads.example.com/'],
])('%p is not', (value) => expect(toSafeUrl(value)).toBeNull());

test('only a network on this machine may be used without https', () => {
  const origin = getLocalOrigin('http://localhost:4010/ads.json');
  expect(origin).toBe('http://localhost:4010');
  expect(toSafeUrl('http://localhost:4010/image.svg', origin)).toBe(
    'http://localhost:4010/image.svg',
  );
  expect(toSafeUrl('http://localhost:4011/image.svg', origin)).toBeNull();
  expect(toSafeUrl('http://ads.example.com/', origin)).toBeNull();
  expect(toSafeUrl('javascript:alert(1)', origin)).toBeNull();
});

test.each([
  'https://ads.example.com/ads.json',
  'http://ads.example.com/ads.json',
  'http://localhost.example.com/ads.json',
  'http://localhost@example.com/',
  '',
])('%p is not a network on this machine', (endpoint) =>
  expect(getLocalOrigin(endpoint)).toBe(''),
);
