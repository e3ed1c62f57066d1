import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readText } from '../../content/text/readText';
import { CURRENT_VERSION } from '../../src/config/versions';
import { endChildren, runChild } from '../cli/children';
import type { Given } from '../cli/parseCommand';
import { requireCleanTree } from '../versions/change/findUncommitted';
import type { PackageFile } from '../versions/cut/freezePackages';
import {
  choosePackages,
  describeChoices,
  type Choice,
} from '../versions/upgrade/choosePackages';
import { listVersions } from '../versions/upgrade/listVersions';
import { parseCodemodErrors } from '../versions/upgrade/parseOutput';
import { getUpgradeDir, readProgress, writeProgress } from '../versions/upgrade/progress';
import { runUpgrade } from '../versions/upgrade/runUpgrade';
import { FIRST_CHECK, UPGRADE_STEPS } from '../versions/upgrade/upgradeSteps';

export async function run({ args: [name = ''], values }: Given<'version:upgrade'>) {
  if (!/^[1-9]\d*$/.test(name))
    throw new Error(`"${name}" is no major. For version 9: npm run version:upgrade -- 9`);
  const to = Number(name);
  const folder = getUpgradeDir(SITE_DIR, to);
  const packages = readChoice(folder, to);
  describeChoices(packages).forEach((line) => console.log(line));
  if (values['dry-run'])
    return UPGRADE_STEPS.forEach((step) => console.log(`${step.name}: ${step.about}`));
  if (CURRENT_VERSION.major < to)
    console.log(
      `Version ${CURRENT_VERSION.major} is not cut yet. To keep its pages, stop and run: npm run version:cut -- ${CURRENT_VERSION.major}`,
    );
  if (Object.keys(readProgress(folder)).length === 0) requireCleanTree(SITE_DIR);
  endWithSignals();
  keepChoice(folder, packages);
  const context = { siteDir: SITE_DIR, folder, from: to - 1, to, packages };
  const progress = readProgress(folder);
  const isComplete = UPGRADE_STEPS.every((step) => progress[step.name]);
  if (values.apply || isComplete) forgetChecks(folder);
  if (values.apply) await applyCodemods(folder, to);
  const files = await runUpgrade(context, UPGRADE_STEPS, console.log);
  console.log(`The worklist is ${files.map((file) => path.relative('', file)).join(' and ')}.
To check again, run the command again; with --apply, it runs the codemods before.`);
}

function endWithSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      console.error(`\nStopped by ${signal}. Run the command again to continue.`);
      void endChildren().then(() => process.exit(130));
    });
}

const getChoiceFile = (folder: string): string => path.join(folder, 'packages.json');

/** An upgrade that was started continues with the versions that it chose. */
function readChoice(folder: string, major: number): Choice[] {
  const file = getChoiceFile(folder);
  if (fs.existsSync(file)) return JSON.parse(readText(file)) as Choice[];
  const text = readText(path.join(SITE_DIR, 'package.json'));
  return choosePackages(JSON.parse(text) as PackageFile, major, listVersions);
}

function keepChoice(folder: string, packages: readonly Choice[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(getChoiceFile(folder), JSON.stringify(packages, null, 1));
}

/**
 * Runs the codemods of the packages on demos and tests. Files with which they fail are on
 * the worklist.
 */
async function applyCodemods(folder: string, major: number): Promise<void> {
  if (!readProgress(folder).install)
    throw new Error(
      'The new packages are not installed yet. Run it without --apply first.',
    );
  const codemod = path.join('node_modules', '@mui', 'x-codemod', 'codemod.js');
  const preset = `v${major}.0.0/preset-safe`;
  let output = '';
  const code = await runChild([process.execPath, codemod, preset, 'docs', 'tests'], {
    onOutput: (text) => {
      process.stdout.write(text);
      output += text;
    },
  });
  const failed = parseCodemodErrors(output, SITE_DIR);
  if (code !== 0 && failed.length === 0)
    throw new Error(`The codemod ${preset} failed; what it says is above.`);
  const step = 'codemods';
  const codemods = failed.map((each) => ({ step, ...each }));
  writeProgress(folder, { ...readProgress(folder), [step]: codemods });
}

/** Makes the checks run again. */
function forgetChecks(folder: string): void {
  const first = UPGRADE_STEPS.findIndex((step) => step.name === FIRST_CHECK);
  const kept = UPGRADE_STEPS.slice(0, first).map((step) => step.name);
  const entries = Object.entries(readProgress(folder)).filter(([step]) =>
    kept.includes(step),
  );
  writeProgress(folder, Object.fromEntries(entries));
}
