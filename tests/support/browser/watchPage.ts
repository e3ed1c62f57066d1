import type { ConsoleMessage, Page } from '@playwright/test';

/** What may stand on the console: it comes neither from the site nor from a demo. */
const NOTICES: readonly RegExp[] = [
  // Without a key the commercial packages say so; the site needs none to work.
  /MUI X: (Missing license key|No license key found)|Missing license key/,
  // Chromium: the machine has no graphics card.
  /GPU stall due to ReadPixels|Automatic fallback to software WebGL/,
  // Chromium: a page was left, or its data came late, before what it had preloaded was used.
  /was preloaded using link preload but not used within a few seconds/,
];

/** Whether a text of the console comes neither from the site nor from a demo. */
export const isNotice = (text: string): boolean =>
  NOTICES.some((notice) => notice.test(text));

const isFault = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isNotice(message.text());

/**
 * Collects what must not happen on a page: errors and warnings on the console, exceptions,
 * failed own requests.
 */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (isFault(message)) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A navigation away cancels what is under way; that is no fault of the page.
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) problems.push(`${reason}: ${request.url()}`);
  });
  return problems;
}
