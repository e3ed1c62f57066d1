import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { createSiteServer } from '../../../tools/cli/createSiteServer';
import {
  findEngine,
  type EngineName,
  type MissingEngine,
} from '../../../tools/cli/findEngines';
import { isNotice } from '../../support/browser/watchPage';
import type { EnginePage } from './enginePage';
import { serveRecorded, type RecordedSite } from './serveRecorded';
import { startFirefox } from './startFirefox';
import { startWebkit } from './startWebkit';

const BUILD_DIR = path.resolve(__dirname, '../../../build');

/** A browser with the built site, shared by all tests of an engine. */
export interface EngineTab extends EnginePage {
  engine: EngineName;
  /** Opens a page of the site by its path and waits until it has hydrated. */
  visit: (path: string) => Promise<void>;
  /**
   * Problems since the last call, without browser notices that the site cannot prevent.
   */
  listFaults: () => Promise<string[]>;
}

interface WorkerFixtures {
  browser: EnginePage | MissingEngine;
  recorded: RecordedSite;
}

/**
 * Firefox reports problems itself, including those of styles; the recorder is for engines
 * that do not.
 */
const startEngine = async (name: EngineName): Promise<EnginePage | MissingEngine> => {
  const found = findEngine(name, process.env);
  if ('reason' in found) return found;
  return name === 'firefox' ? startFirefox(found.browser) : startWebkit(found);
};

async function serveBuild(): Promise<RecordedSite> {
  const server = createSiteServer(BUILD_DIR, true);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const recorded = await serveRecorded(`http://localhost:${port}`);
  return {
    origin: recorded.origin,
    close: async () => {
      await recorded.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Whether the page has hydrated. Scripts load after the page, or at the first key press.
 */
const untilAlive = (page: EnginePage): Promise<void> =>
  page.evaluate(async () => {
    const end = Date.now() + 120_000;
    while (document.documentElement.dataset.hasHydrated !== 'true') {
      if (Date.now() > end) throw new Error(`${location.pathname} does not hydrate`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/**
 * The `test` of every spec for other engines: `tab` is one browser of the project's
 * engine. Firefox is available for every system; without a WebKit that can be automated,
 * the test is skipped with a message that says what to install.
 */
export const test = base.extend<{ tab: EngineTab }, { engine: WorkerFixtures }>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- required by Playwright
    async ({}, provide, { project }) => {
      const browser = await startEngine(project.name as EngineName);
      if ('reason' in browser) console.log(`${project.name}: ${browser.reason}`);
      const recorded = await serveBuild();
      await provide({ browser, recorded });
      if (!('reason' in browser)) await browser.close();
      await recorded.close();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  tab: async ({ engine: { browser, recorded } }, provide, testInfo) => {
    if ('reason' in browser) {
      if (testInfo.project.name === 'firefox') throw new Error(browser.reason);
      testInfo.skip(true, browser.reason);
      return;
    }
    const visit = async (address: string) => {
      await browser.open(new URL(address, recorded.origin).href);
      await untilAlive(browser);
    };
    const listFaults = async () =>
      (await browser.takeProblems()).filter((problem) => !isNotice(problem));
    // A file without scripts, so that requests cancelled by leaving a page are not
    // reported as problems.
    await browser.open(`${recorded.origin}/x/llms.txt`);
    await browser.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split('; '))
        document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
    });
    await browser.resize(1280, 800);
    await browser.takeProblems();
    await provide({
      ...browser,
      engine: testInfo.project.name as EngineName,
      visit,
      listFaults,
    });
  },
});
