import { installEngine, type EngineName } from '../findEngines';
import { readPlaywrightReport } from '../readReports';
import { bin } from './bin';
import { reportOfEngine } from './reports';
import type { Step } from './step';

/** The built site in an engine besides Chromium's. */
const engineStep = (name: EngineName, title: string): Step => ({
  name,
  about: `one page of each type, the tools, editing and offline reading in ${title}`,
  command: [
    ...[bin('playwright'), 'test', '--config=playwright.engines.config.ts'],
    ...[`--project=${name}`, '--reporter=line,json'],
  ],
  env: () => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: reportOfEngine(name) }),
  after: ['build'],
  usesAllCores: true,
  report: () => readPlaywrightReport(reportOfEngine(name)),
});

const firefox = engineStep('firefox', 'Firefox');

/** Firefox is there for every system; a WebKit that can be driven is not, so it may be left out. */
export const ENGINE_STEPS: readonly Step[] = [
  {
    ...firefox,
    env: () => {
      const reason = installEngine('firefox', process.env);
      if (reason !== undefined) throw new Error(reason);
      return firefox.env?.() ?? {};
    },
  },
  {
    ...engineStep('webkit', 'WebKit, where it can be installed'),
    findObstacle: () => installEngine('webkit', process.env),
  },
];
