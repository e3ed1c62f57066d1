import { launch, type ConsoleMessage, type KeyInput } from 'puppeteer-core';
import type { EnginePage } from './enginePage';

/** On a busy machine, a browser can take minutes to start. */
const LIMIT = 240_000;
const ELEMENT_LIMIT = 60_000;

/**
 * The text of a console message; for an error, its message, as long as its page exists.
 */
const readMessage = async (message: ConsoleMessage): Promise<string> => {
  const parts = await Promise.all(
    message.args().map((part) => part.evaluate(String).catch(() => '')),
  );
  return parts.filter(Boolean).join(' ') || message.text();
};

/**
 * Starts Firefox, automated through WebDriver BiDi.
 * @param browser path of the program
 */
export async function startFirefox(browser: string): Promise<EnginePage> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: browser,
    headless: true,
    timeout: LIMIT,
    protocolTimeout: LIMIT,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await firefox.newPage();
  page.setDefaultNavigationTimeout(LIMIT);
  page.setDefaultTimeout(ELEMENT_LIMIT);
  const problems: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn')
      void readMessage(message).then((text) => problems.push(`console ${type}: ${text}`));
  });
  page.on('pageerror', (error) =>
    problems.push(`exception: ${error instanceof Error ? error.message : String(error)}`),
  );
  return {
    narrowWidth: 390,
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    // The types of the library do not accept a function with its own type parameters.
    evaluate: async (run, ...args) =>
      (await page.evaluate(
        run as unknown as (...params: unknown[]) => unknown,
        ...args,
      )) as never,
    click: async (selector) => {
      const element = await page.waitForSelector(selector);
      await element?.click();
    },
    press: async (key) => {
      const keys = key.split('+') as KeyInput[];
      const held = keys.slice(0, -1);
      for (const each of held) await page.keyboard.down(each);
      await page.keyboard.press(keys.at(-1)!);
      for (const each of held.reverse()) await page.keyboard.up(each);
    },
    type: (text) => page.keyboard.type(text),
    readFrame: async (selector) => {
      const element = await page.waitForSelector(selector);
      const frame = await element?.contentFrame();
      return (await frame?.evaluate(() => document.body.innerText)) ?? '';
    },
    resize: (width, height) => page.setViewport({ width, height }),
    takeProblems: () => Promise.resolve(problems.splice(0)),
    takePicture: async () => Buffer.from(await page.screenshot()),
    close: () => firefox.close(),
  };
}
