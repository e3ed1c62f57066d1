import { test as base, untilHydrated, type Page } from './siteTest';
import { watchPage } from './watchPage';

/** What Playwright gives to a page of its own. */
export const VIEWPORT = { width: 1280, height: 720 };

/** A tab that stays for all tests of a worker: scripts come from its cache after the first. */
export interface SharedTab {
  page: Page;
  /**
   * Opens a page and waits until its script runs.
   * @throws Error naming the path if it does not
   */
  visit: (path: string) => Promise<void>;
  /** What went wrong since the last call, each with the path of the page that was open. */
  takeProblems: () => string[];
}

/**
 * For tests that change nothing about the browser but what is undone between them: cookies,
 * storage, permissions, answers to requests, size, scheme and other tabs. Scripts of the site stay in the cache, as
 * for a reader. Tests that stop the clock or run scripts before the page need one of their own.
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

/** Also leaves the page, so that nothing of it goes on. */
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
