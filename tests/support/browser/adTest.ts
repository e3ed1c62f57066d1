import type { AddressInfo } from 'node:net';
import {
  createMockNetwork,
  type MockNetwork,
} from '../../../tools/ads-mock/createMockNetwork';
import { SLOT_HEIGHT, SLOT_HEIGHT_BESIDE } from '../../../src/config/ads';
import { recordShifts, expectNoShift } from './layoutShift';
import { passTimeUntil, stopClock } from './clock';
import { expect as baseExpect, test as base, type Locator, type Page } from './siteTest';

// Ads load after everything else, which takes time on a busy machine.
export const expect = baseExpect.configure({ timeout: 20_000 });

export const AD_PAGE = '/x/introduction/';

/**
 * Values for `Math.random` that select the house ad or the appeal, or sample the visit.
 */
export const RANDOM = { house: 0.5, appeal: 0.1, sampled: 0.05 } as const;

/** A mock of the ad network with a running server. */
export interface ListeningNetwork extends MockNetwork {
  origin: string;
  /** The number of requests since the last `use` whose path starts with `path`. */
  count: (path: string) => number;
}

/** Each worker has its own mock network, which the running test configures. */
export const test = base.extend<object, { network: ListeningNetwork }>({
  network: [
    // eslint-disable-next-line no-empty-pattern -- required by Playwright
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
 * Prepares a page for a test of ads before it is opened: stops its clock, fixes random
 * numbers and records layout shifts.
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

/** Advances the clock until an element is visible. */
export const waitFor = (page: Page, target: Locator): Promise<void> =>
  passTimeUntil(page, () => target.isVisible());

/**
 * Checks that the page has not shifted, that its slot has its height, and that no markup
 * was injected.
 */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.title()).not.toContain('broken into');
  await expectNoShift(page);
  const isBeside = await slotOf(page).evaluate((slot) => !slot.closest('.markdown'));
  const height = isBeside ? SLOT_HEIGHT_BESIDE : SLOT_HEIGHT;
  expect((await slotOf(page).boundingBox())?.height).toBe(height);
}
