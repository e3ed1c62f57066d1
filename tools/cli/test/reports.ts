import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import type { EngineName } from '../findEngines';

const REPORT_DIR = path.join(SITE_DIR, '.cache', 'reports');

export const JEST_REPORT = path.join(REPORT_DIR, 'jest.json');
export const BUILT_REPORT = path.join(REPORT_DIR, 'built.json');
export const BROWSER_REPORT = path.join(REPORT_DIR, 'playwright.json');
/** Of pages beside their stored pictures. */
export const SCREENS_REPORT = path.join(REPORT_DIR, 'screens.json');
/** Of the versions that are kept. */
export const VERSIONS_REPORT = path.join(REPORT_DIR, 'versions.json');
/** Test files that Jest's filter leaves out. */
export const KEPT_LIST = path.join(REPORT_DIR, 'kept.json');

/** Of an engine besides Chromium's. */
export const reportOfEngine = (name: EngineName): string =>
  path.join(REPORT_DIR, `${name}.json`);

/** Removes the reports of an earlier run, so that none is taken for that of this one. */
export function clearReports(): void {
  fs.rmSync(REPORT_DIR, { recursive: true, force: true });
  fs.mkdirSync(REPORT_DIR, { recursive: true });
}
