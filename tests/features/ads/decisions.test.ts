import { areAdsOn } from '../../../src/features/ads/AdSlot';
import { chooseFallback, chooseHouseAd } from '../../../src/features/ads/chooseAd';
import { getAdLabel } from '../../../src/features/ads/getAdLabel';
import { isBot } from '../../../src/features/ads/AdPlaceholder';
import { HOUSE_ADS } from './support';

jest.mock('@docusaurus/router', () => ({}), { virtual: true });

const NONE: ReadonlySet<string> = new Set();

describe('bots', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'BOTTLE',
    'a web-Crawler',
    'SPIDER',
    'my Robot 1.0',
  ])('%s is a bot', (agent) => expect(isBot(agent)).toBe(true));
  test.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0',
    '',
  ])('%s is not a bot', (agent) => expect(isBot(agent)).toBe(false));
});

describe('whether ads are enabled', () => {
  test.each([
    ['production', true, false, true],
    ['production', false, false, false],
    ['always', false, false, true],
    ['always', true, false, true],
    ['never', true, false, false],
    ['production', true, true, false],
    ['always', false, true, false],
  ] as const)(
    'mode %s, production %p, disabled %p: %p',
    (mode, isProduction, disabled, isOn) =>
      expect(areAdsOn(mode, isProduction, disabled)).toBe(isOn),
  );
});

describe('what users with an ad blocker see', () => {
  const choose = (random: number) => {
    const choice = chooseFallback(random, HOUSE_ADS, NONE);
    return choice === 'appeal' ? choice : choice.name;
  };
  test.each([
    [0, 'appeal'],
    [0.1999999, 'appeal'],
    [0.2, 'a'],
    [0.3599, 'a'],
    [0.3601, 'b'],
    [0.9999999, 'e'],
  ])('the random number %p selects %s', (random, name) =>
    expect(choose(random)).toBe(name),
  );

  test('every house ad is equally likely', () => {
    const counts = new Map<string, number>();
    for (let step = 0; step < 1000; step += 1) {
      const name = choose((step + 0.5) / 1000);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      appeal: 200,
      a: 160,
      b: 160,
      c: 160,
      d: 160,
      e: 160,
    });
  });

  test('an ad that is on the page already is not repeated while there are others', () => {
    expect(chooseHouseAd(0, HOUSE_ADS, new Set(['a', 'b']))?.name).toBe('c');
    const all = new Set(HOUSE_ADS.map(({ name }) => name));
    expect(chooseHouseAd(0.5, HOUSE_ADS, all)?.name).toBe('c');
    expect(chooseHouseAd(0.5, [], NONE)).toBeNull();
    expect(chooseFallback(0.5, [], NONE)).toBe('appeal');
  });
});

test('a label consists of name, placement and shape', () => {
  expect(getAdLabel('plans')).toBe('plans-top-image');
});
