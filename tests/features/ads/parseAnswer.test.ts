import { expandPixels } from '../../../src/features/ads/expandPixels';
import { parseAnswer } from '../../../src/features/ads/parseAnswer';

const AD = {
  statlink: 'https://ads.example.com/go',
  statimp: 'https://ads.example.com/seen',
  image: 'https://ads.example.com/a.png',
  company: 'Paper Boats',
  description: 'Boats made of paper',
  pixel: 'https://ads.example.com/p?t=[timestamp]',
  timestamp: '17',
};
const parse = (...ads: unknown[]) => parseAnswer({ ads });
const kindOf = (changes: object) => parse({ ...AD, ...changes }).kind;

test('a valid ad is accepted unchanged', () => {
  expect(parse(AD)).toEqual({
    kind: 'ad',
    ad: {
      link: 'https://ads.example.com/go',
      img: 'https://ads.example.com/a.png',
      company: 'Paper Boats',
      description: 'Boats made of paper',
      pixels: ['https://ads.example.com/seen', 'https://ads.example.com/p?t=17'],
    },
  });
});

test('the first ad with a link is used', () => {
  const second = { ...AD, company: 'Second' };
  expect(parse({}, { statlink: '' }, null, 'x', second, AD)).toMatchObject({
    ad: { company: 'Second' },
  });
});

test.each([
  [[]],
  [[{}]],
  [[{ company: 'a' }]],
  [[{ statlink: ' ' }]],
  [[{ statlink: 5 }]],
  [[null, 5, 'a', []]],
])('%j has no ad with a link, so it is requested again', (ads) =>
  expect(parse(...ads).kind).toBe('again'),
);

test.each([
  null,
  undefined,
  5,
  'ads',
  [],
  {},
  { ads: null },
  { ads: {} },
  { ads: 'x' },
  { ads: Array(21).fill({}) },
])('%j is malformed', (answer) => expect(parseAnswer(answer).kind).toBe('none'));

test.each([
  ['an address that is not https', { statlink: 'http://ads.example.com/go' }],
  ['a script as address', { statlink: 'javascript:alert(1)' }],
  ['an image that is not https', { image: 'http://ads.example.com/a.png' }],
  ['an image that is no text', { image: {} }],
  ['a description too long', { description: 'a'.repeat(501) }],
  ['a description that is no text', { description: ['a'] }],
  ['a company too long', { company: 'a'.repeat(81) }],
  ['no text at all', { company: '', description: ' ' }],
  ['a text of which nothing shows', { company: '\u200b', description: '\u0000 \u00ad' }],
  ['pixels that are no text', { pixel: [] }],
  ['a timestamp that is no text', { timestamp: {} }],
])('%s counts as no ad', (_what, changes) => expect(kindOf(changes)).toBe('none'));

test.each([
  ['the longest texts', { description: 'a'.repeat(500), company: 'a'.repeat(80) }],
  ['no image', { image: undefined }],
  ['no company', { company: null }],
  ['a number as timestamp', { timestamp: 17 }],
  ['unknown fields', { id: {}, ad_via_link: 5 }],
])('%s is valid', (_what, changes) => expect(kindOf(changes)).toBe('ad'));

describe('pixels', () => {
  const host = 'https://ads.example.com';
  test('are separated by ||, and in each the first [timestamp] is replaced', () => {
    expect(
      expandPixels(
        `${host}/a?[timestamp]&[timestamp]||${host}/b||${host}/c?t=[timestamp]`,
        '17',
        undefined,
      ),
    ).toEqual([`${host}/a?17&[timestamp]`, `${host}/b`, `${host}/c?t=17`]);
  });

  test('a timestamp is not interpreted as a replacement pattern', () => {
    expect(expandPixels(`${host}/a?t=[timestamp]`, '$&$1', undefined)).toEqual([
      `${host}/a?t=$&$1`,
    ]);
  });

  test('are limited to five, including the counter of the network', () => {
    const list = Array.from({ length: 9 }, (_, index) => `${host}/${index}`).join('||');
    expect(expandPixels(list, '', undefined)).toHaveLength(5);
    const counted = expandPixels(list, '', `${host}/seen`);
    expect(counted).toHaveLength(5);
    expect(counted[0]).toBe(`${host}/seen`);
  });

  test('must use https', () => {
    expect(
      expandPixels(
        `http://ads.example.com/a||javascript:alert(1)||||${host}/b||data:x`,
        '',
        5,
      ),
    ).toEqual([`${host}/b`]);
    expect(expandPixels('', '', undefined)).toEqual([]);
  });
});
