import { spawn } from 'node:child_process';
import net from 'node:net';
import {
  Builder,
  By,
  Capabilities,
  Key,
  until,
  type WebDriver,
} from 'selenium-webdriver';
import type { EnginePrograms } from '../../../tools/cli/findEngines';
import type { EnginePage } from './enginePage';
import { PROBLEM_LIST } from './recordProblems';
import { resizeWindow } from './resizeWindow';
import { startDisplay } from './startDisplay';

/** Timeout for an element to appear, a script to run and the driver to start, in ms. */
const LIMIT = 240_000;

/** A free port. */
const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** @throws Error if the driver does not answer in time */
async function untilReady(url: string): Promise<void> {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver did not answer at ${url} within ${LIMIT / 1000} s.`);
}

/**
 * Starts MiniBrowser, WebKit's small browser, automated through WebDriver, on a separate
 * display. Its driver does not report console messages, so the pages have to come from
 * `serveRecorded`.
 */
export async function startWebkit(programs: EnginePrograms): Promise<EnginePage> {
  const display = await startDisplay(programs.display ?? 'Xvfb');
  const port = await findPort();
  const service = spawn(
    programs.driver ?? 'WebKitWebDriver',
    [`--port=${port}`, '--host=127.0.0.1'],
    {
      env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
      stdio: 'ignore',
    },
  );
  const stop = () => {
    service.kill();
    display.close();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: programs.browser,
            args: ['--automation'],
          },
        }),
      )
      .build();
    await driver.manage().setTimeouts({ script: LIMIT, pageLoad: 2 * LIMIT });
    return createPage(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/** Selenium's key names match the code points that WebDriver assigns to them. */
const toKey = (name: string): string =>
  name.length === 1
    ? name
    : ((Key as unknown as Record<string, string>)[
        name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
      ] ?? name);

function createPage(driver: WebDriver, stop: () => void): EnginePage {
  const find = (selector: string) =>
    driver.wait(until.elementLocated(By.css(selector)), LIMIT, selector);
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const answer: { value?: never; error?: string } = await driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
      Promise.resolve(arguments[0]).then((args) => (${run.toString()})(...args)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`,
      args,
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as never;
  };
  return {
    // The buttons next to the address bar need 447 px.
    narrowWidth: 480,
    evaluate,
    open: (url) => driver.get(url),
    click: async (selector) => {
      const element = await find(selector);
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      await driver.actions().move({ origin: element }).click().perform();
    },
    press: async (key) => {
      const keys = key.split('+').map(toKey);
      const actions = driver.actions();
      for (const each of keys) actions.keyDown(each);
      for (const each of keys.reverse()) actions.keyUp(each);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    readFrame: async (selector) => {
      await driver.switchTo().frame(await find(selector));
      try {
        return await driver.executeScript<string>('return document.body.innerText');
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    resize: (width, height) => resizeWindow(driver, width, height),
    takeProblems: () =>
      evaluate(
        (name) =>
          (window as unknown as Record<string, string[] | undefined>)[name]?.splice(0) ??
          [],
        PROBLEM_LIST,
      ),
    takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      stop();
    },
  };
}
