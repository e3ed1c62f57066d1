import { defineConfig } from '@playwright/test';
import { findTestChromium } from './tools/cli/findChromium';

const PORT = 3210;

/** Browser tests run on the built site, served as by `npm run serve`. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  // On two cores, next to another test, a large page takes a while to hydrate.
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    colorScheme: 'light',
    launchOptions: {
      executablePath: findTestChromium(process.env) || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Headless Chromium would run a sandboxed frame in the process of the page.
        '--site-per-process',
      ],
    },
  },
  webServer: {
    command: `node tools/commands/run.mjs serve --port ${PORT} --plain`,
    url: `http://localhost:${PORT}/x/introduction/`,
    reuseExistingServer: false,
  },
});
