import type { Page } from '@playwright/test';

/** Keeps values in localStorage before a page is opened, as if readers had chosen them once. */
export const storeBefore = (
  page: Page,
  entries: Readonly<Record<string, string>>,
): Promise<unknown> =>
  page.addInitScript((values) => {
    // Frames in a sandbox have no storage.
    if (window.top !== window) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
