import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import { findChromium } from './tools/cli/findChromium';

/**
 * Compares pages of the built site with stored screenshots. They are only created by `npm
 * run screenshots`, and only compared on machines with the same rendering: see
 * tests/screens.
 */
export default defineConfig({
  ...site,
  testDir: 'tests/screens',
  use: {
    ...site.use,
    // The stored screenshots were taken with the full Chromium, not the headless shell.
    launchOptions: {
      ...site.use?.launchOptions,
      executablePath: findChromium(process.env) || undefined,
    },
  },
  timeout: 120_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
});
