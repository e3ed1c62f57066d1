import { defineConfig } from '@playwright/test';
import { findChromium, findTestChromium } from './tools/cli/findChromium';
import { ENGINES } from './tools/cli/findEngines';

const PORT = 3210;

const launchOptions = {
  executablePath: findTestChromium(process.env) || undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // Headless Chromium would run a sandboxed frame in the process of the page.
    '--site-per-process',
  ],
};

/** Browser tests run on the built site, served as by `npm run serve`. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: 'line',
  updateSnapshots: 'none',
  projects: [
    {
      name: 'chromium',
      testDir: 'tests/e2e',
      timeout: 90_000,
      // On two cores, next to another test, a large page takes a while to hydrate.
      expect: { timeout: 20_000 },
    },
    // Pages beside stored screenshots, which `npm run screenshots` takes. They are only
    // compared on machines with the same rendering: see tests/screens.
    {
      name: 'screens',
      testDir: 'tests/screens',
      timeout: 120_000,
      expect: { timeout: 20_000 },
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
      use: {
        // The screenshots were taken with the full Chromium, not the headless shell.
        launchOptions: {
          ...launchOptions,
          executablePath: findChromium(process.env) || undefined,
        },
      },
    },
    // Installed browsers, driven through WebDriver: see tests/engines/support. Each runs
    // its tests one after the other.
    ...ENGINES.map((name) => ({
      name,
      testDir: 'tests/engines',
      testIgnore: '*.setup.ts',
      dependencies: ['install'],
      fullyParallel: false,
      workers: 1,
      timeout: 300_000,
      expect: { timeout: 60_000 },
    })),
    { name: 'install', testDir: 'tests/engines', testMatch: '*.setup.ts' },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    colorScheme: 'light',
    launchOptions,
  },
  webServer: {
    command: `node tools/commands/run.mjs serve --port ${PORT} --plain`,
    url: `http://localhost:${PORT}/x/introduction/`,
    reuseExistingServer: false,
  },
});
