import fs from 'node:fs';
import { CHANGED_PAGES_VARIABLE } from './fullRun';
import { FILE_STEPS, jestStep, playwrightStep, type Step } from './steps';

/** A page in any language; the names of tests of its claims begin with its name. */
const PAGE =
  /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/(?!api\/)(.+)\//;

/**
 * Lists the steps of `npm run test:changed`: what the tools can check for single files.
 * @param ref the commit to compare with
 * @param files changed files, relative to the project root
 */
export function listChangedSteps(ref: string, files: readonly string[]): Step[] {
  const pages = [...new Set(files.flatMap((file) => PAGE.exec(file)?.[1] ?? []))];
  const claims = pages.map((page) => `claims/${page.replaceAll('/', '-')}`);
  const unit = jestStep('unit', 'tests of changed code (Jest)', 'browser', 'node');
  const content = jestStep('content', 'tests of pages and their claims (Jest)', 'node');
  const browser = playwrightStep('browser', 'changed browser tests', 'chromium');
  const add = (step: Step, ...more: string[]): Step => ({
    ...step,
    command: [...step.command, ...more],
    // It passes where no test depends on the changes; otherwise its exit code counts.
    report: () => {
      const tally = step.report?.();
      return tally?.tests ? tally : { passed: 0, failed: 0 };
    },
  });
  return [
    ...FILE_STEPS,
    add(unit, '--passWithNoTests', `--changedSince=${ref}`),
    {
      ...add(content, 'tests/content/[^/]+$', ...claims),
      env: { [CHANGED_PAGES_VARIABLE]: pages.join(' ') },
      skip: pages.length > 0 ? undefined : 'no page differs',
    },
    {
      ...add(browser, '--pass-with-no-tests', `--only-changed=${ref}`),
      skip: fs.existsSync('build') ? undefined : 'there is no build/',
    },
  ];
}
