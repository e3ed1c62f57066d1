import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import { findChromium } from './tools/cli/findChromium';

/**
 * Compares pages of the built site with stored pictures. They are made by `npm run screenshots`
 * alone, and compared on machines that draw as the one that made them: see tests/screens.
 */
export default defineConfig({
  ...site,
  testDir: 'tests/screens',
  use: {
    ...site.use,
    // The stored pictures are of a Chromium that could have a window.
    launchOptions: {
      ...site.use?.launchOptions,
      executablePath: findChromium(process.env) || undefined,
    },
  },
  timeout: 120_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
});
