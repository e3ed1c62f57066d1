import type { Page } from '@playwright/test';

/**
 * Stores values in localStorage before a page is opened, like choices of an earlier
 * visit.
 */
export const seedLocalStorage = (
  page: Page,
  entries: Readonly<Record<string, string>>,
): Promise<unknown> =>
  page.addInitScript((values) => {
    // Sandboxed frames have no storage.
    if (window.top !== window) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
