import { test as base } from './siteTest';
import { startSite, type StartedSite } from './startSite';

/** A separate site for each test, served like the docs domain: with its worker. */
export const startedTest = base.extend<{ site: StartedSite }>({
  // eslint-disable-next-line no-empty-pattern -- required by Playwright
  site: async ({}, provide) => {
    const site = await startSite();
    await provide(site);
    await site.close();
  },
  baseURL: ({ site }, provide) => provide(site.origin),
});
