import type { AddressInfo } from 'node:net';
import {
  createMockNetwork,
  type MockNetwork,
} from '../../../tools/ads-mock/createMockNetwork';
import { SLOT_HEIGHT, SLOT_HEIGHT_BESIDE } from '../../../src/config/ads';
import { recordShifts, expectNoShift } from './layoutShift';
import { passTimeUntil, stopClock } from './clock';
import { expect as baseExpect, test as base, type Locator, type Page } from './siteTest';

// An ad comes after all else; on a busy machine that takes its time.
export const expect = baseExpect.configure({ timeout: 20_000 });

export const AD_PAGE = '/x/introduction/';

/** What a page takes for random: a house ad stands in for others, or the appeal does. */
export const RANDOM = { house: 0.5, appeal: 0.1, sampled: 0.05 } as const;

/** A mock of the ad network that listens. */
export interface ListeningNetwork extends MockNetwork {
  origin: string;
  /** How many requests since the last `use` began with a path. */
  count: (path: string) => number;
}

/** Each worker has a network of its own, which behaves as the running test says. */
export const test = base.extend<object, { network: ListeningNetwork }>({
  network: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const mock = createMockNetwork();
      await new Promise<void>((resolve) => mock.server.listen(0, resolve));
      const origin = `http://localhost:${(mock.server.address() as AddressInfo).port}`;
      const count = (path: string) =>
        mock.requests.filter((request) => request.startsWith(path)).length;
      await provide({ ...mock, origin, count });
      mock.server.closeAllConnections();
      mock.server.close();
    },
    { scope: 'worker' },
  ],
});

export const slotOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Advertisement|广告)$/ });

/**
 * Makes a page ready for a test of ads, before it is opened: its time stands still, what is
 * random is fixed, and what moves is recorded.
 */
export async function prepareAds(
  page: Page,
  random: number = RANDOM.house,
): Promise<void> {
  page.on('dialog', (dialog) => {
    void dialog.dismiss();
    throw new Error(`An ad has opened a dialog: ${dialog.message()}`);
  });
  await stopClock(page);
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, random);
  await recordShifts(page);
}

/** Lets time pass until something can be seen. */
export const waitFor = (page: Page, target: Locator): Promise<void> =>
  passTimeUntil(page, () => target.isVisible());

/** The page has not moved, its slot has its height, and nothing got into it. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.title()).not.toContain('broken into');
  await expectNoShift(page);
  const isBeside = await slotOf(page).evaluate((slot) => !slot.closest('.markdown'));
  const height = isBeside ? SLOT_HEIGHT_BESIDE : SLOT_HEIGHT;
  expect((await slotOf(page).boundingBox())?.height).toBe(height);
}
