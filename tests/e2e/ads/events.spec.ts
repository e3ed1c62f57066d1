import {
  AD_PAGE,
  expect,
  prepareAds,
  RANDOM,
  slotOf,
  test,
  waitFor,
} from '../../support/browser/adTest';
import { passTimeUntil } from '../../support/browser/clock';
import { configureSite } from '../../support/browser/configureSite';
import { expectNoShift } from '../../support/browser/layoutShift';
import { seedLocalStorage } from '../../support/browser/seedLocalStorage';
import type { Page } from '../../support/browser/siteTest';
import type { SiteConfig } from '../../../src/types/siteConfig';

interface AdEvent {
  action: string;
  label: string;
}

/** The ad events that the page has sent to analytics. */
const readEvents = (page: Page): Promise<AdEvent[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? [])
      .map((call) => [...call] as [string, string, Record<string, string>?])
      .filter(([, , data]) => data?.event_category === 'ad')
      .map(([, action, data]) => ({ action, label: data?.event_label ?? '' })),
  );

/** Opens the page for a user who has consented to analytics. */
async function open(page: Page, settings: Partial<SiteConfig> = {}) {
  await prepareAds(page, RANDOM.sampled);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await seedLocalStorage(page, { 'docs-analytics-consent': 'granted' });
  const on = { analyticsId: 'G-TEST1', docsDomain: 'localhost' };
  await configureSite(page, { ...on, ...settings });
  await page.goto(AD_PAGE);
}

test('an ad that is visible for 2500 ms is counted, and so is a click on it', async ({
  page,
}) => {
  await open(page);
  const ad = slotOf(page).getByRole('link');
  await waitFor(page, ad);
  await page.clock.runFor(1500);
  expect(await readEvents(page)).toEqual([]);
  const label = 'data-grid-pro-top-image';
  await passTimeUntil(page, async () => (await readEvents(page)).length > 0);
  expect(await readEvents(page)).toEqual([{ action: 'display', label }]);
  await ad.click();
  await expect.poll(() => readEvents(page)).toContainEqual({ action: 'click', label });
});

test('a crash is reported once, and the page still works', async ({ page, network }) => {
  await page.addInitScript(() => {
    const { querySelector } = Element.prototype;
    Element.prototype.querySelector = function find(this: Element, selector: string) {
      if (selector.includes('data-sponsored')) throw new Error('broken ad');
      return querySelector.call(this, selector) as Element | null;
    } as typeof querySelector;
  });
  network.use('good');
  await open(page, { adsEndpoint: `${network.origin}/ads.json` });
  await passTimeUntil(page, async () => (await readEvents(page)).length > 0);
  const crash = { action: 'crash', label: 'network-top-image' };
  expect(await readEvents(page)).toEqual([crash]);
  await page.clock.runFor(3500);
  expect(await readEvents(page)).toEqual([crash]);
  // No empty slot is visible, and nothing has moved.
  await expect(slotOf(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  await expectNoShift(page);
});
