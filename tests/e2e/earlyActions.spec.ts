/**
 * Actions of users before hydration take effect after it: exactly once. Each case acts at
 * another moment of a slow start.
 */
import { expect, test, type Page } from '../support/browser/siteTest';
import { isFullRun } from '../../tools/test/fullRun';

const PAGE = '/x/react-date-pickers/date-picker/';
/** Cases for each action. */
const CASES = isFullRun() ? 84 : 1;
/** Moments after the first bytes of the page, in ms. */
const LATEST = 900;
const SLOW_DOWN = 4;

// A throttled CPU on a busy machine is slow.
test.use({ actionTimeout: 20_000 });
const slowExpect = expect.configure({ timeout: 20_000 });

interface Action {
  name: string;
  phone?: boolean;
  act: (page: Page) => Promise<void>;
  /** Checks that the action took effect exactly once. */
  check: (page: Page) => Promise<void>;
}

const toggler = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' }).first();

const ACTIONS: Action[] = [
  {
    name: 'a click opens the settings',
    act: (page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
    check: (page) =>
      slowExpect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible(),
  },
  {
    name: 'a tap opens the menu, and does not close it again',
    phone: true,
    act: (page) => toggler(page).click(),
    check: async (page) => {
      await slowExpect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    },
  },
  {
    name: 'two presses of Enter open the menu and close it',
    phone: true,
    act: async (page) => {
      await toggler(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    check: async (page) => {
      await slowExpect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await slowExpect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    },
  },
  {
    name: 'a heading copies its link',
    act: (page) => page.locator('.hash-link').first().click({ force: true }),
    check: (page) =>
      slowExpect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(
        1,
      ),
  },
  {
    name: 'a demo opens its calendar',
    act: (page) =>
      page
        .locator('[data-demo]')
        .first()
        .getByRole('button', { name: /choose date/i })
        .first()
        .click(),
    check: (page) => slowExpect(page.getByRole('dialog')).toHaveCount(1),
  },
  {
    name: 'a link leads on, once',
    act: (page) =>
      page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => {
        link.click();
      }),
    check: async (page) => {
      await slowExpect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
      await slowExpect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.goBack();
      await slowExpect(page).toHaveURL(new RegExp(`${PAGE}$`));
    },
  },
];

for (const { name, phone = false, act, check } of ACTIONS)
  for (let number = 0; number < CASES; number++)
    test(`${name}, at moment ${number + 1}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize(
        phone ? { width: 390, height: 800 } : { width: 1280, height: 900 },
      );
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      await page.goto(PAGE, { waitUntil: 'commit' });
      const moment = Math.round(((number + 0.5) / CASES) * LATEST);
      await new Promise((resolve) => setTimeout(resolve, moment));
      await act(page);
      await check(page);
    });
