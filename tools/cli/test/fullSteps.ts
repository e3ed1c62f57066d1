import { KEPT_VERSIONS } from '../../../src/config/versions';
import { CHROMIUM_VARIABLE, findChromium } from '../findChromium';
import { readPlaywrightReport } from '../readReports';
import { bin } from './bin';
import { ENGINE_STEPS } from './engineSteps';
import { SCREENS_REPORT } from './reports';
import type { Step } from './step';

/** Builds of the older versions, which only full runs make. */
export const VERSION_BUILDS: readonly Step[] = KEPT_VERSIONS.map(({ major }) => ({
  name: `build ${major}`,
  about: `production build of version ${major}, for its own host`,
  command: [process.execPath, 'tools/cli/run.mjs', 'build', '--version', `${major}`],
  usesAllCores: true,
}));

/** What only full runs look at, once everything is built. */
export const FULL_STEPS: readonly Step[] = [
  {
    name: 'screens',
    about: 'one page of each type beside its stored pictures, where those were taken',
    command: [
      ...[bin('playwright'), 'test', '--config=playwright.screens.config.ts'],
      '--reporter=line,json',
    ],
    env: () => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: SCREENS_REPORT,
      [CHROMIUM_VARIABLE]: findChromium(process.env),
    }),
    after: ['build'],
    usesAllCores: true,
    report: () => readPlaywrightReport(SCREENS_REPORT),
  },
  ...ENGINE_STEPS,
  ...KEPT_VERSIONS.map(({ major }) => ({
    name: `browser ${major}`,
    about: `tests of the built site of version ${major} in Chromium`,
    command: [bin('tsx'), 'tools/versions/browser.ts', `${major}`],
    after: [`build ${major}`],
    usesAllCores: true,
  })),
  {
    name: 'rebuild',
    about: 'a build with what the one before has kept gives the same files',
    command: [bin('tsx'), 'tools/build/rebuild.ts'],
    after: ['build'],
    usesAllCores: true,
  },
];
