import type { ConsoleMessage, Page } from '@playwright/test';

/** Console messages that are caused neither by the site nor by a demo. */
const NOTICES: readonly RegExp[] = [
  // The commercial packages log this without a license key, which the site does not need.
  /MUI X: (Missing license key|No license key found)|Missing license key/,
  // Chromium: the machine has no graphics card.
  /GPU stall due to ReadPixels|Automatic fallback to software WebGL/,
  // Chromium: a page was left, or its data arrived late, before a preloaded file was
  // used.
  /was preloaded using link preload but not used within a few seconds/,
];

/** Whether a console message is caused neither by the site nor by a demo. */
export const isNotice = (text: string): boolean =>
  NOTICES.some((notice) => notice.test(text));

const isFault = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !isNotice(message.text());

/**
 * Collects problems of a page: errors and warnings on the console, exceptions, and failed
 * requests to the site.
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
    // Navigation cancels pending requests, which is not a problem of the page.
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) problems.push(`${reason}: ${request.url()}`);
  });
  return problems;
}
