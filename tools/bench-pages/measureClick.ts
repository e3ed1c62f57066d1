import type { Browser } from '@playwright/test';

/** The link to the next page, at the bottom of every Docusaurus page. */
const NEXT = 'a.pagination-nav__link--next';

/**
 * Measures the time from a click on the link to the next page until its heading is
 * painted, on an idle page.
 * @param address absolute URL of a page of a Docusaurus site
 * @returns ms
 */
export async function measureClick(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.locator(NEXT).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const listener = await page.evaluateHandle(
      (next) => ({
        time: new Promise<number>((resolve) => {
          const before = document.querySelector('h1')?.textContent;
          document.querySelector(next)?.addEventListener(
            'click',
            ({ timeStamp }) =>
              new MutationObserver((_changes, observer) => {
                const heading = document.querySelector('h1')?.textContent;
                if (!heading || heading === before) return;
                observer.disconnect();
                requestAnimationFrame(() =>
                  setTimeout(() => resolve(performance.now() - timeStamp)),
                );
              }).observe(document.body, {
                subtree: true,
                childList: true,
                characterData: true,
              }),
            { once: true, capture: true },
          );
        }),
      }),
      NEXT,
    );
    await page.locator(NEXT).click();
    return await listener.evaluate(({ time }) => time);
  } finally {
    await context.close();
  }
}
