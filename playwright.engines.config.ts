import { defineConfig } from '@playwright/test';
import { ENGINES, installEngine } from './tools/cli/findEngines';

// In the main process only, before the workers look for them.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const name of ENGINES) installEngine(name, process.env);

/**
 * Tests of the built site in browsers other than Chromium. They use the installed
 * browsers, driven through WebDriver: see tests/engines/support.
 */
export default defineConfig({
  testDir: 'tests/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: ENGINES.length,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  // One browser per engine, with the engines in parallel.
  projects: ENGINES.map((name) => ({ name, workers: 1 })),
});
