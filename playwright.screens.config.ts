import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/**
 * Compares pages of the built site with stored pictures. They are made by `npm run screenshots`
 * alone, and compared on machines that draw as the one that made them: see tests/screens.
 */
export default defineConfig({
  ...site,
  testDir: 'tests/screens',
  timeout: 120_000,
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
});
