import type { Page } from '@playwright/test';

/** Without a key the commercial packages say so on the console; the site needs none to work. */
const LICENSE_NOTICE =
  /MUI X: (Missing license key|No license key found)|Missing license key/;

/** Collects what must not happen on a page: console errors, exceptions, failed own requests. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || LICENSE_NOTICE.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
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
