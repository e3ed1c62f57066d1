import type { CaseName } from '../../../tools/ads-mock/cases';
import {
  AD_PAGE,
  expect,
  expectWholePage,
  prepareAds,
  slotOf,
  test,
  waitFor,
  type ListeningNetwork,
} from '../../support/browser/adTest';
import { configureSite } from '../../support/browser/configureSite';
import type { Page } from '../../support/browser/siteTest';

const SHOWN = ['good', 'late', 'huge', 'hostile', 'redirect'] as const;
const NOT_SHOWN = ['empty', 'failure', 'broken'] as const;

async function open(page: Page, network: ListeningNetwork, name: CaseName) {
  network.use(name);
  await prepareAds(page);
  await configureSite(page, { adsScript: `${network.origin}/ads.js` });
  await page.goto(AD_PAGE);
}

for (const name of SHOWN) {
  test(`${name}: the provider's elements show in a sandbox`, async ({
    page,
    network,
  }) => {
    await open(page, network, name);
    const frame = slotOf(page).locator('iframe');
    await waitFor(page, frame);
    const ad = slotOf(page).frameLocator('iframe').getByRole('link');
    await expect(ad).toBeAttached();
    await expect(ad).toHaveAttribute('rel', 'noopener sponsored');
    // After the time at which a house ad would replace it.
    await page.clock.runFor(3500);
    await expect(frame).toBeVisible();
    const stolen = await page.evaluate(() => [localStorage.x, document.cookie]);
    expect(stolen).toEqual([undefined, '']);
    await expect(page).toHaveURL(/\/introduction\/$/);
    await expectWholePage(page);
  });
}

for (const name of NOT_SHOWN) {
  test(`${name}: a house ad shows instead of the provider's elements`, async ({
    page,
    network,
    exceptions,
  }) => {
    // A syntax error of the script occurs in the provider's frame.
    if (name === 'broken') exceptions.expect(/Function statements/);
    await open(page, network, name);
    const ad = slotOf(page).getByRole('link');
    await waitFor(page, ad);
    await expect(ad).toHaveAttribute('href', /\/x\/react-/);
    await expectWholePage(page);
  });
}
