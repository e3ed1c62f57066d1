import { test as base } from './siteTest';
import { startSite, type StartedSite } from './startSite';

/** A site for each test, served as its docs domain would: with its worker. */
export const startedTest = base.extend<{ site: StartedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  site: async ({}, provide) => {
    const site = await startSite();
    await provide(site);
    await site.close();
  },
  baseURL: ({ site }, provide) => provide(site.origin),
});
