import path from 'node:path';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { readChanges } from '../../content/api-changes/readChanges';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readUpgradeSteps } from '../../plugins/upgrade-check/readUpgradeSteps';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { checkFile } from '../../src/features/upgrade-check/engine/checkFile';
import { createAdvice } from '../../src/features/upgrade-check/engine/createAdvice';
import { createLookup } from '../../src/features/upgrade-check/engine/createLookup';
import {
  countFindings,
  describeFinding,
  getCodemod,
  getStep,
  renderReport,
} from '../../src/features/upgrade-check/engine/renderReport';
import { ENGLISH } from '../../src/features/upgrade-check/engine/reportTexts';
import type { Given } from '../cli/parseCommand';
import { readSources } from '../upgrade-check/readSources';

export function run({ args, values }: Given<'upgrade:check'>): void {
  const [folder = ''] = args;
  const steps = readUpgradeSteps(SITE_DIR, DEFAULT_LANGUAGE);
  const diffs = listChangesFiles(SITE_DIR)
    .filter(({ to }) => steps.some((step) => step.to === to))
    .map((file) => readChanges(SITE_DIR, file));
  const lookup = createLookup(diffs);
  const reports = [...readSources(path.resolve(folder))].map((source) =>
    'text' in source ? checkFile(source, lookup) : source,
  );
  const findAdvice = createAdvice(steps, (page) => page);
  const { breaking } = countFindings(reports);
  if (breaking > 0) process.exitCode = 1;
  if (!values.json) {
    console.log(renderReport(reports, getStep(diffs), { texts: ENGLISH, findAdvice }));
    return;
  }
  const files = reports.map(({ findings, ...rest }) => ({
    ...rest,
    findings: findings.map((finding) => ({
      ...finding,
      text: describeFinding(finding, ENGLISH),
      codemod: getCodemod(finding) ?? null,
      advice: findAdvice(finding) ?? null,
    })),
  }));
  console.log(
    JSON.stringify({ ...getStep(diffs), ...countFindings(reports), files }, null, 2),
  );
}
