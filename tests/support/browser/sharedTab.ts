import { test as base, untilHydrated, type Page } from './siteTest';
import { watchPage } from './watchPage';

/** Playwright's default viewport. */
export const VIEWPORT = { width: 1280, height: 720 };

/**
 * A tab that is shared by all tests of a worker: scripts come from its cache after the
 * first page.
 */
export interface SharedTab {
  page: Page;
  /**
   * Opens a page and waits until it has hydrated.
   * @throws Error naming the path if it does not
   */
  visit: (path: string) => Promise<void>;
  /** Problems since the last call, each with the path of the open page. */
  takeProblems: () => string[];
}

/**
 * For tests whose only changes to the browser are undone between them: cookies, storage,
 * permissions, routes, size, scheme and other tabs. Scripts of the site stay in the
 * cache. Tests that stop the clock or use init scripts need a separate page.
 */
export const test = base.extend<{ tab: SharedTab }, { workerTab: SharedTab }>({
  workerTab: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, colorScheme } = project.use;
      const context = await browser.newContext({ baseURL, colorScheme });
      await provide(createTab(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ workerTab }, provide) => {
    await undoChanges(workerTab.page);
    workerTab.takeProblems();
    await provide(workerTab);
  },
  context: async ({ workerTab }, provide) => provide(workerTab.page.context()),
  page: async ({ tab }, provide) => provide(tab.page),
});

function createTab(page: Page): SharedTab {
  const found = watchPage(page);
  const takeProblems = () => {
    const path = new URL(page.url()).pathname;
    return found.splice(0).map((problem) => `${path}: ${problem}`);
  };
  const visit = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
  };
  return { page, visit, takeProblems };
}

/** Also leaves the page, so that nothing on it keeps running. */
async function undoChanges(page: Page): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((each) => each.close()));
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia({ colorScheme: 'light' });
}
