import type { CaseName } from '../../../tools/ads-mock/cases';
import {
  AD_PAGE,
  expect,
  expectWholePage,
  prepareAds,
  RANDOM,
  slotOf,
  test,
  waitFor,
  type ListeningNetwork,
} from '../../support/browser/adTest';
import { passTimeUntil } from '../../support/browser/clock';
import { configureSite } from '../../support/browser/configureSite';
import { findAxeProblems } from '../../support/browser/findAxeProblems';
import type { Page } from '../../support/browser/siteTest';

const REQUEST = '/ads.json';

async function open(
  page: Page,
  network: ListeningNetwork,
  name: CaseName,
  random: number = RANDOM.house,
) {
  network.use(name);
  await prepareAds(page, random);
  await configureSite(page, { adsEndpoint: network.origin + REQUEST });
  await page.goto(AD_PAGE);
}

for (const name of ['good', 'late', 'hostile'] as const) {
  test(`${name}: its ad shows`, async ({ page, network }) => {
    await open(page, network, name);
    const ad = slotOf(page).getByRole('link');
    await waitFor(page, ad);
    await expect(ad).toHaveAttribute('href', `${network.origin}/visited`);
    await expect(ad).toHaveAttribute('target', '_blank');
    await expect(ad.locator('script, style, svg, a, [onclick], [onerror]')).toHaveCount(
      0,
    );
    // After the time at which a house ad would replace it.
    await page.clock.runFor(3500);
    await expect(ad).toHaveAttribute('href', `${network.origin}/visited`);
    await expectWholePage(page);
    expect(network.count(REQUEST)).toBe(name === 'late' ? 10 : 1);
    await expect.poll(() => network.count('/pixel')).toBe(name === 'hostile' ? 5 : 3);
    await page.clock.resume();
    const within = 'section[aria-label="Advertisement"]';
    expect(await findAxeProblems(page, { within, isStrict: true })).toEqual([]);
  });
}

test('valid answer: pixels carry the timestamp, and the ad opens in a new tab', async ({
  page,
  network,
}) => {
  await open(page, network, 'good');
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await expect
    .poll(() =>
      network.requests.filter((request) => request.startsWith('/pixel')).toSorted(),
    )
    .toEqual([
      '/pixel?a=1770112800',
      '/pixel?b=1770112800&again=[timestamp]',
      '/pixel?seen',
    ]);
  await expect(page.locator('img[src*="/pixel"]').first()).toBeHidden();
  const popup = page.waitForEvent('popup');
  await ad.focus();
  await page.keyboard.press('Enter');
  await (await popup).waitForLoadState();
  await expect(page).toHaveURL(/\/introduction\/$/);
});

for (const [name, requests, standIn] of [
  ['empty', 10, 'house'],
  ['failure', 1, 'appeal'],
  ['broken', 1, 'house'],
  ['huge', 1, 'appeal'],
  ['redirect', 1, 'house'],
] as const) {
  const isAppeal = standIn === 'appeal';
  test(`${name}: ${isAppeal ? 'the appeal' : 'a house ad'} shows after 3 s`, async ({
    page,
    network,
  }) => {
    await open(page, network, name, RANDOM[standIn]);
    await passTimeUntil(page, () => network.count(REQUEST) > 0);
    await page.clock.runFor(1500);
    await expect(slotOf(page)).toHaveText('');
    await expect.poll(() => network.count(REQUEST)).toBe(requests);
    await page.clock.runFor(1600);
    await expect(slotOf(page)).toContainText('Advertisement');
    await expect(slotOf(page).getByText('Ads keep these pages free')).toHaveCount(
      isAppeal ? 1 : 0,
    );
    await expect(slotOf(page).getByRole('link')).toHaveCount(isAppeal ? 0 : 1);
    expect(network.count(REQUEST)).toBe(requests);
    expect(network.count('/elsewhere')).toBe(0);
    await expectWholePage(page);
  });
}

test('a late answer: a house ad first, then the ad, in the same slot', async ({
  page,
  network,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(network.origin + REQUEST, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, network, 'good');
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await expect(ad).toHaveAttribute('href', /\/x\/react-/);
  release();
  await expect(ad).toHaveAttribute('href', `${network.origin}/visited`);
  await expect(ad).toHaveCount(1);
  await expectWholePage(page);
});

test('an ad blocker blocks the host: a house ad or the appeal shows', async ({
  page,
  network,
}) => {
  await page.route(`${network.origin}/**`, (route) => route.abort('blockedbyclient'));
  await open(page, network, 'good');
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await expect(ad).toHaveAttribute('href', /\/x\/react-/);
  await expectWholePage(page);
});
