import { test as base, type Page, type WebError } from '@playwright/test';

export { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** How long a page may take to answer at the end of a test, in ms. */
const SETTLE_LIMIT = 1000;

/** Declares exceptions that a test causes on purpose. */
export interface Exceptions {
  /**
   * Allows exceptions and rejections whose message matches. A pattern that matches none
   * fails the test.
   */
  expect: (message: RegExp) => void;
  /** Messages so far, of every page of the test. */
  seen: readonly string[];
}

interface Recorder extends Exceptions {
  expected: readonly RegExp[];
  add: (message: string) => void;
}

function createRecorder(): Recorder {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  return {
    seen,
    expected,
    expect: (message) => void expected.push(message),
    add: (message) => void seen.push(message),
  };
}

/**
 * One line for each unexpected exception, and for each expected one that did not occur.
 */
function listFaults({ seen, expected }: Recorder): string[] {
  const stray = seen.filter((message) => !expected.some((each) => each.test(message)));
  const missing = expected.filter((each) => !seen.some((message) => each.test(message)));
  return [
    ...stray.map((message) => `nothing caught: ${message}`),
    ...missing.map((each) => `was to be thrown and was not: ${each}`),
  ];
}

/**
 * The `test` of every spec: it listens on each page of its context, including popups and
 * tabs that the test opens, and fails on an uncaught exception or an unhandled promise
 * rejection.
 */
export const test = base.extend<{ exceptions: Exceptions }>({
  exceptions: [
    async ({ context }, provide) => {
      const recorder = createRecorder();
      const listen = (error: WebError) => recorder.add(readMessage(error.error()));
      context.on('weberror', listen);
      await provide(recorder);
      await Promise.all(context.pages().map(settle));
      context.off('weberror', listen);
      const faults = listFaults(recorder);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    { auto: true },
  ],
});

/**
 * Waits for pending exceptions of a page; a page that is closed or has stopped reports
 * none.
 */
const settle = (page: Page): Promise<unknown> =>
  Promise.race([
    page.evaluate(() => new Promise((resolve) => setTimeout(resolve))).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, SETTLE_LIMIT)),
  ]);

/** A rejection may have any reason, which need not be an error. */
const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** Whether the page has hydrated. */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
